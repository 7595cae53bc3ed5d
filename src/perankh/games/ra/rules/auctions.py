"""The auction (rulebook, chapter 7)."""

from perankh.engine.events import tell
from perankh.engine.mechanics.sun_auction.components import LANE_SPACES, NO_SUN, NOBODY
from perankh.engine.mechanics.sun_auction.rules import bidding, suns
from perankh.engine.rulebook import rule
from perankh.games.ra.actions import BID, PASS
from perankh.games.ra.components import Tile
from perankh.games.ra.events import Event
from perankh.games.ra.rules import disasters, turns
from perankh.games.ra.state import Phase, Player, State


@rule("Ra 7.1")
def begin(state: State, voluntary: bool) -> None:
    """The seat to act becomes the priest of Ra; bidding starts on the priest's left."""
    bidding.begin(state, voluntary)
    ask_next(state)


@rule("Ra 7.1", "Ra 7.3")
def ask_next(state: State) -> None:
    """Ask each player once, the priest last; whoever has no sun above the best bid passes unasked."""
    if not bidding.asks_next(state, Phase.BID, Event.COULD_NOT_BID):
        end(state)


@rule("Ra 7.2", "Ra 7.3")
def choices(state: State, actions: list[int]) -> int:
    """Pass, or bid one face-up sun above the best bid."""
    return bidding.choices(state, actions, PASS, BID)


@rule("Ra 7.4")
def may_pass(state: State) -> bool:
    """Who invoked Ra of their own will must bid when everyone else has passed."""
    return bidding.may_pass(state)


@rule("Ra 7.2", "Ra 7.3")
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


@rule("Ra 7.5", "Ra 7.8")
def end_unsold(state: State) -> None:
    """Nobody bid: a full lane is boxed, any other lane stays; the centre sun stays."""
    bidding.leave_unsold(state, Event.NOBODY_BID, Event.LANE_BOXED)
    turns.pass_turn(state, state.priest)


@rule("Ra 7.6")
def end_sold(state: State) -> None:
    """The highest bidder pays, takes every tile in the lane, and then suffers the disasters among them."""
    winner = state.high_bidder
    tell(state, Event.WON, winner, state.high_bid, state.centre_sun)
    exchange_suns(state, state.seats[winner])
    state.to_act = winner
    state.playing_gods = False
    take_goods(state)
    if state.lane_tiles > 0:
        disasters.strike_all_in_lane(state)
    disasters.settle(state)


@rule("Ra 7.6", "Ra 9.1")
def take_goods(state: State) -> None:
    """Every tile but the disasters moves from the lane to the seat to act."""
    player = state.seats[state.to_act]
    for slot in range(LANE_SPACES):
        tile = state.lane[slot]
        if Tile.NONE < tile < Tile.FUNERAL:
            player.tiles[tile] += 1
            state.lane[slot] = Tile.NONE
            state.lane_tiles -= 1
            tell(state, Event.GAINED, state.to_act, tile)


@rule("Ra 7.7")
def exchange_suns(state: State, player: Player) -> None:
    """The winner takes the centre sun face down; the sun that was bid goes to the centre."""
    suns.exchange(state, player)
