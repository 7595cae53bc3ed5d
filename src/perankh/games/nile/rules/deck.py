"""The deck: drawing, and playing through it again (rulebook, chapter 10)."""

from perankh.engine.events import tell
from perankh.engine.luck import pick
from perankh.engine.rulebook import rule
from perankh.games.nile.components import CARDS, KINDS, Card, Chance
from perankh.games.nile.events import Event
from perankh.games.nile.state import State


@rule("Nile 3.3")
def take_top(state: State) -> int:
    """The next card of the deck: each one left in it is as likely as any other."""
    card: int = pick(state, Chance.CARD, state.deck)
    state.deck[card] -= 1
    state.deck_left -= 1
    return card


@rule("Nile 10.1", "Nile 11.1")
def draw(state: State, seat: int, count: int) -> int:
    """So many cards go to a hand, as far as the last deck reaches; returns how often the locusts came meanwhile."""
    locusts = 0
    while count > 0 and is_card_left(state):
        card = take_top(state)
        if card == Card.LOCUSTS:
            set_locusts_aside(state, seat)
            locusts += 1
        else:
            state.seats[seat].hand[card] += 1
            state.seats[seat].hand_size += 1
            tell(state, Event.DREW, seat, card)
            count -= 1
        renew(state)
    return locusts


@rule("Nile 11.1", "Nile 11.5")
def set_locusts_aside(state: State, seat: int) -> None:
    """The locusts lie open beside the deck until the next one is shuffled."""
    state.discard[Card.LOCUSTS] += 1
    tell(state, Event.LOCUSTS_CAME, seat)


@rule("Nile 10.4")
def is_card_left(state: State) -> bool:
    """Whether anything can still be drawn: a deck is empty only when the last one is spent."""
    return state.deck_left > 0


@rule("Nile 10.2", "Nile 10.3")
def renew(state: State) -> None:
    """An empty deck is shuffled anew at once, even between two cards of a draw, unless it was the last."""
    if state.deck_left > 0:
        return
    state.passes_left -= 1
    if not is_worth_shuffling(state):
        state.passes_left = 0
    if state.passes_left == 0:
        tell(state, Event.DECK_SPENT)
        return
    for kind in range(KINDS):
        state.deck[kind] += state.discard[kind]
        state.deck_left += state.discard[kind]
        state.discard[kind] = 0
    tell(state, Event.RESHUFFLED, state.passes_left)


@rule("Nile 10.4")
def is_worth_shuffling(state: State) -> bool:
    """Whether a new deck would hold anything but locusts."""
    for card in range(CARDS):
        if state.discard[card] > 0:
            return True
    return False
