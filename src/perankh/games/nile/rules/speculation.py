"""Speculating (rulebook, chapter 9)."""

from perankh.engine.events import tell
from perankh.engine.rulebook import rule
from perankh.games.nile.actions import SPECULATE, STOP
from perankh.games.nile.components import (
    CARDS,
    CARDS_PAID,
    CROPS,
    CROPS_SHOWN,
    FIRST_SPECULATION,
    MOST_SPECULATIONS,
)
from perankh.games.nile.events import Event
from perankh.games.nile.rules import deck, locusts, turns
from perankh.games.nile.state import Phase, Player, State


@rule("Nile 9.1")
def add_choices(state: State, actions: list[int], count: int) -> int:
    """Any speculation card of the hand that shows no flooded crop; returns how many choices there are now."""
    for card in range(FIRST_SPECULATION, CARDS):
        if may_speculate(state, card):
            actions[count] = SPECULATE + card
            count += 1
    return count


@rule("Nile 8.2", "Nile 9.1")
def may_speculate(state: State, card: int) -> bool:
    """Whether the player holds the card and the flood leaves both its crops dry."""
    return state.seats[state.to_act].hand[card] > 0 and not shows_flooded(state, card)


@rule("Nile 8.2")
def shows_flooded(state: State, card: int) -> bool:
    """Whether a crop of the card is flooded."""
    return state.flooded[CROPS_SHOWN[card][0]] > 0 or state.flooded[CROPS_SHOWN[card][1]] > 0


@rule("Nile 9.1")
def choices(state: State, actions: list[int]) -> int:
    """After a speculation card: a second one, or stop."""
    count = add_choices(state, actions, 0)
    actions[count] = STOP
    return count + 1


@rule("Nile 9.1")
def act(state: State, action: int) -> None:
    """Lay a speculation card before the player; two are the most."""
    player = state.seats[state.to_act]
    if action != STOP:
        card = action - SPECULATE
        player.hand[card] -= 1
        player.hand_size -= 1
        player.speculations[card] += 1
        player.speculating += 1
        tell(state, Event.SPECULATED, state.to_act, card)
    if action == STOP or player.speculating == MOST_SPECULATIONS or player.hand_size == 0:
        turns.end(state)
    else:
        state.phase = Phase.SPECULATING


@rule("Nile 9.2", "Nile 9.4", "Nile 11.4")
def settle(state: State) -> None:
    """Whoever speculated draws what the flood pays; then those cards are discarded, and locusts drawn so strike."""
    came = 0
    seat = state.to_act
    for _ in range(state.players):
        if state.seats[seat].speculating > 0:
            came += deck.draw(state, seat, CARDS_PAID * times_paid(state, seat))
            discard_speculations(state, state.seats[seat])
        seat = turns.left_of(state, seat)
    locusts.strike_after_drawing(state, came)


@rule("Nile 9.2", "Nile 9.3")
def times_paid(state: State, seat: int) -> int:
    """How many speculation cards of the player share a crop with the flood, or how many flooded crops they name."""
    player = state.seats[seat]
    cards = 0
    for card in range(FIRST_SPECULATION, CARDS):
        if player.speculations[card] > 0:
            if shows_flooded(state, card):
                tell(state, Event.CAME_TRUE, seat, card)
                cards += player.speculations[card]
            else:
                tell(state, Event.FAILED, seat, card)
    return crops_foretold(state, player) if state.pay_per_crop else cards


@rule("Nile 9.3")
def crops_foretold(state: State, player: Player) -> int:
    """How many flooded crops stand on a speculation card of the player."""
    crops = 0
    for crop in range(CROPS):
        if state.flooded[crop] > 0 and is_named(player, crop):
            crops += 1
    return crops


def is_named(player: Player, crop: int) -> bool:
    """Whether a speculation card before the player shows the crop."""
    for card in range(FIRST_SPECULATION, CARDS):
        if player.speculations[card] > 0 and (CROPS_SHOWN[card][0] == crop or CROPS_SHOWN[card][1] == crop):
            return True
    return False


@rule("Nile 9.4")
def discard_speculations(state: State, player: Player) -> None:
    """All speculation cards of the player are discarded, whether they came true or not."""
    for card in range(FIRST_SPECULATION, CARDS):
        state.discard[card] += player.speculations[card]
        player.speculations[card] = 0
    player.speculating = 0
