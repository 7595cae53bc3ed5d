"""The auction (rulebook, chapter 7)."""

from perankh.engine.events import tell
from perankh.engine.mechanics.sun_auction.components import LANE_SPACES, NO_SUN, NO_TILE, NOBODY
from perankh.engine.mechanics.sun_auction.rules import bidding, lane, suns
from perankh.engine.rulebook import rule
from perankh.games.priests_of_ra.actions import BID, PASS
from perankh.games.priests_of_ra.components import SHOWN, Face
from perankh.games.priests_of_ra.events import Event
from perankh.games.priests_of_ra.rules import priests, turns
from perankh.games.priests_of_ra.state import Phase, State


@rule("Priests 7.1")
def begin(state: State, voluntary: bool) -> None:
    """The seat to act becomes the high priest; bidding starts on the high priest's left."""
    bidding.begin(state, voluntary)
    ask_next(state)


@rule("Priests 7.1", "Priests 7.3")
def ask_next(state: State) -> None:
    """Ask each player once, the high priest last; whoever has no sun above the best bid passes unasked."""
    if not bidding.asks_next(state, Phase.BID, Event.COULD_NOT_BID):
        end(state)


@rule("Priests 7.2", "Priests 7.3", "Priests 7.4")
def choices(state: State, actions: list[int]) -> int:
    """Pass, unless the high priest must bid, or bid one face-up sun above the best bid."""
    return bidding.choices(state, actions, PASS, BID)


@rule("Priests 7.2", "Priests 7.3")
def answer(state: State, action: int) -> None:
    """Take the answer of the player asked, and go on."""
    bidding.hear(state, NO_SUN if action == PASS else action - BID, Event.BID, Event.PASSED)
    ask_next(state)


def end(state: State) -> None:
    """Everyone has answered."""
    if state.high_bidder == NOBODY:
        end_unsold(state)
    else:
        end_sold(state)


@rule("Priests 7.5", "Priests 7.8")
def end_unsold(state: State) -> None:
    """Nobody bid: a full lane is boxed, any other lane stays; the centre sun stays."""
    bidding.leave_unsold(state, Event.NOBODY_BID, Event.LANE_BOXED)
    turns.pass_turn(state, state.priest)


@rule("Priests 7.6", "Priests 7.7", "Priests 7.8")
def end_sold(state: State) -> None:
    """The highest bidder pays, takes every tile in the lane, and then uses the priests among them."""
    state.to_act = state.high_bidder
    tell(state, Event.WON, state.to_act, state.high_bid, state.centre_sun)
    suns.exchange(state, state.seats[state.to_act])
    take_lane(state)
    priests.go_on(state)


@rule("Priests 7.6", "Priests 8.1")
def take_lane(state: State) -> None:
    """Every tile moves from the lane to the seat to act as it lies; each priest among them may turn one tile over."""
    player = state.seats[state.to_act]
    priests.get_ready(state)
    for slot in range(LANE_SPACES):
        tile = state.lane[slot]
        if tile != NO_TILE:
            player.tiles[tile] += 1
            state.flips_left += SHOWN[tile] == Face.PRIEST
            tell(state, Event.GAINED, state.to_act, tile)
    lane.clear(state)
