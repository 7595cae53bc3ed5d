"""Why an action is not allowed now, in the order a player would be told."""

from perankh.engine.game import Refusal
from perankh.engine.mechanics.sun_auction.refusals import refuse_bid
from perankh.engine.mechanics.sun_auction.rules import bidding, lane
from perankh.games.priests_of_ra.actions import ACTIONS, BID, FACE_NAMES, FLIP, SHOW, TILE_NAMES
from perankh.games.priests_of_ra.components import SHOWN, TURNED, Face
from perankh.games.priests_of_ra.rules import priests, turns
from perankh.games.priests_of_ra.state import Phase, State

ALIKE_ON_BOTH_SIDES = (Face.RA, Face.PRIEST, Face.PLAGUE, Face.PYRAMID)

NEVER = {
    f"{verb} {FACE_NAMES[face]}": Refusal("Priests 2.2", "one-faced", {"face": FACE_NAMES[face]})
    for verb in ("show", "flip")
    for face in ALIKE_ON_BOTH_SIDES
}
"""What people may try though no rule ever allows it."""


def refuse(state: State, action: int) -> Refusal | None:
    """The paragraph that forbids the action to the seat to act, or None when it is legal."""
    verb = ACTIONS.verbs[action]
    match state.phase:
        case Phase.TURN:
            return _refuse_in_turn(state, verb)
        case Phase.FACE:
            return _refuse_face(state, verb, action)
        case Phase.BID:
            return _refuse_in_auction(state, verb, action)
        case Phase.FLIP:
            return _refuse_flip(state, verb, action)
        case Phase.PLAGUE:
            return None if verb in ("remove", "keep") else Refusal("Priests 10.5", "plague-first")
    return Refusal("Priests 12.1", "game-over")


def _refuse_in_turn(state: State, verb: str) -> Refusal | None:
    match verb:
        case "invoke":
            return None
        case "draw":
            if lane.is_full(state):
                return Refusal("Priests 5.5", "lane-full")
            return None if turns.may_draw(state) else Refusal("Priests 5.5", "bag-empty")
        case "pass" | "bid":
            return Refusal("Priests 7.1", "no-auction")
    return _refuse_out_of_place(verb)


def _refuse_out_of_place(verb: str) -> Refusal:
    """What can be done only when it is asked for."""
    match verb:
        case "show":
            return Refusal("Priests 5.3", "no-tile-drawn")
        case "flip" | "stop":
            return Refusal("Priests 8.4", "no-priest-won")
    return Refusal("Priests 10.5", "no-plague-now")


def _refuse_face(state: State, verb: str, action: int) -> Refusal | None:
    if verb != "show":
        return Refusal("Priests 5.3", "face-first")
    face = action - SHOW
    if face in (SHOWN[state.drawn], SHOWN[TURNED[state.drawn]]):
        return None
    return Refusal("Priests 5.3", "not-on-tile", {"face": FACE_NAMES[face], "tile": TILE_NAMES[state.drawn]})


def _refuse_in_auction(state: State, verb: str, action: int) -> Refusal | None:
    match verb:
        case "pass":
            return None if bidding.may_pass(state) else Refusal("Priests 7.4", "must-bid")
        case "bid":
            return refuse_bid(state, action - BID, "Priests 7.2")
        case "draw" | "invoke":
            return Refusal("Priests 7.1", "auction-first")
    return _refuse_out_of_place(verb)


def _refuse_flip(state: State, verb: str, action: int) -> Refusal | None:
    if verb == "stop":
        return None
    if verb != "flip":
        return Refusal("Priests 8.1", "flip-first")
    tile = action - FLIP
    if priests.may_flip_tile(state, tile):
        return None
    named = {"tile": TILE_NAMES[tile]}
    if state.seats[state.to_act].tiles[tile] == 0:
        return Refusal("Priests 8.2", "tile-not-owned", named)
    return Refusal("Priests 8.3", "just-turned", named)
