"""Pharaoh cards: hands, the pile, and what happens when it is empty (rulebook, chapter 11)."""

from perankh.engine.events import tell
from perankh.engine.luck import pick
from perankh.engine.rulebook import rule
from perankh.games.pharaon_absolu.components import FACES, SERIES, Chance
from perankh.games.pharaon_absolu.events import Event
from perankh.games.pharaon_absolu.state import Player, State


def count(row: list[int]) -> int:
    """How many cards there are together."""
    cards = 0
    for card in range(FACES):
        cards += row[card]
    return cards


def hand_size(player: Player) -> int:
    """How many cards a player can still use."""
    return count(player.hand)


@rule("Pharaon 5.2", "Pharaon 5.3")
def may_draw_at_start(state: State) -> bool:
    """Whoever is over fifteen draws nothing at Start, nor does anybody when no card is left."""
    return not state.over_fifteen and is_any_left(state)


@rule("Pharaon 11.3")
def is_any_left(state: State) -> bool:
    """Whether a card lies in the pile, or in a hand that would be returned to it."""
    if count(state.pile) > 0:
        return True
    for seat in range(state.players):
        if hand_size(state.seats[seat]) > 0:
            return True
    return False


@rule("Pharaon 11.1", "Pharaon 11.2", "Pharaon 11.3")
def draw(state: State, seat: int) -> None:
    """Draw a Pharaoh card, for which an empty pile is made anew of every hand."""
    if count(state.pile) == 0:
        return_hands(state)
    if count(state.pile) == 0:
        tell(state, Event.NOTHING_TO_DRAW, seat)
        return
    card = pick(state, Chance.CARD, state.pile)
    state.pile[card] -= 1
    state.seats[seat].hand[card] += 1
    tell(state, Event.DREW, seat, card)


@rule("Pharaon 11.2")
def return_hands(state: State) -> None:
    """Every card that is not secured goes back into the pile."""
    for seat in range(state.players):
        player = state.seats[seat]
        returned = hand_size(player)
        if returned > 0:
            tell(state, Event.RETURNED, seat, returned)
        for card in range(SERIES):
            state.pile[card] += player.hand[card]
            player.hand[card] = 0


def receive(state: State, seat: int, card: int, copies: int) -> None:
    """Cards that somebody else held come into a hand, seen by their new owner alone."""
    state.seats[seat].hand[card] += copies
    for _ in range(copies):
        tell(state, Event.RECEIVED, seat, card)
