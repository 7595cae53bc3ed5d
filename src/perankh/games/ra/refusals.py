"""Why an action is not allowed now, in the order a player would be told."""

from perankh.engine.game import Refusal
from perankh.engine.mechanics.sun_auction.refusals import refuse_bid
from perankh.engine.mechanics.sun_auction.rules import lane
from perankh.games.ra.actions import ACTIONS, BID, TILE_NAMED, TILE_NAMES
from perankh.games.ra.components import CIVILISATIONS, Tile
from perankh.games.ra.rules import auctions, gods, turns
from perankh.games.ra.state import Phase, State

NEVER = {
    f"take {TILE_NAMES[tile]}": Refusal("Ra 8.3", "out-of-reach", {"tile": TILE_NAMES[tile]})
    for tile in (Tile.GOD, Tile.RA)
}
"""What people may try though no rule ever allows it."""


def refuse(state: State, action: int) -> Refusal | None:
    """The paragraph that forbids the action to the seat to act, or None when it is legal."""
    verb = ACTIONS.verbs[action]
    match state.phase:
        case Phase.TURN:
            return _refuse_in_turn(state, verb, action)
        case Phase.GODS:
            return _refuse_among_gods(state, verb, action)
        case Phase.BID:
            return _refuse_in_auction(state, verb, action)
        case Phase.LOSS:
            return _refuse_in_disaster(state, verb, action)
    return Refusal("Ra 12.1", "game-over")


def _refuse_in_turn(state: State, verb: str, action: int) -> Refusal | None:
    match verb:
        case "invoke":
            return None
        case "draw":
            if lane.is_full(state):
                return Refusal("Ra 5.4", "lane-full")
            return None if turns.may_draw(state) else Refusal("Ra 5.4", "bag-empty")
        case "take":
            return _refuse_god(state, TILE_NAMED[action])
        case "stop":
            return Refusal("Ra 8.2", "no-god-played")
        case "lose":
            return Refusal("Ra 9.1", "no-disaster")
    return Refusal("Ra 7.1", "no-auction")


def _refuse_among_gods(state: State, verb: str, action: int) -> Refusal | None:
    match verb:
        case "stop":
            return None
        case "take":
            return _refuse_god(state, TILE_NAMED[action])
        case "lose":
            return Refusal("Ra 9.1", "no-disaster")
        case "pass" | "bid":
            return Refusal("Ra 7.1", "no-auction")
    return Refusal("Ra 4.2", "turn-used")


def _refuse_god(state: State, tile: Tile) -> Refusal | None:
    named = {"tile": TILE_NAMES[tile]}
    if state.seats[state.to_act].tiles[Tile.GOD] == 0:
        return Refusal("Ra 8.1", "no-god")
    if not gods.is_in_lane(state, tile):
        return Refusal("Ra 8.1", "not-in-lane", named)
    return None if gods.may_take(state, tile) else Refusal("Ra 8.4", "disaster-not-takeable", named)


def _refuse_in_auction(state: State, verb: str, action: int) -> Refusal | None:
    match verb:
        case "pass":
            return None if auctions.may_pass(state) else Refusal("Ra 7.4", "must-bid")
        case "bid":
            return refuse_bid(state, action - BID, "Ra 7.2")
        case "take" | "stop":
            return Refusal("Ra 8.5", "gods-in-auction")
        case "lose":
            return Refusal("Ra 9.1", "no-disaster")
    return Refusal("Ra 7.1", "auction-first")


def _refuse_in_disaster(state: State, verb: str, action: int) -> Refusal | None:
    if verb != "lose":
        return Refusal("Ra 9.1", "disaster-first")
    tile = TILE_NAMED[action]
    named = {"tile": TILE_NAMES[tile]}
    is_unrest = state.civilisations_to_lose > 0
    rule = "Ra 9.4" if is_unrest else "Ra 9.5"
    if (tile in CIVILISATIONS) != is_unrest:
        return Refusal(rule, "lose-civilisation" if is_unrest else "lose-monument", named)
    if state.seats[state.to_act].tiles[tile] == 0:
        return Refusal(rule, "tile-not-owned", named)
    return None
