"""What a seat knows as plain numbers, to give orders in advance about: "bid 9 if there are two priests"."""

from collections.abc import Callable, Iterable
from functools import partial

from perankh.engine.mechanics.sun_auction.components import NO_TILE
from perankh.engine.mechanics.sun_auction.facts import sun_facts
from perankh.engine.mechanics.sun_auction.rules import track
from perankh.games.priests_of_ra.actions import FACE_NAMES
from perankh.games.priests_of_ra.components import BUILDINGS, CHAMBERS, PEOPLE, SHOWN, Face
from perankh.games.priests_of_ra.rules import holdings, scoring
from perankh.games.priests_of_ra.state import Phase, State


def _in_lane(faces: Iterable[int], state: State, seat: int) -> int:
    """How many tiles in the lane show one of these faces."""
    return sum(tile != NO_TILE and SHOWN[tile] in faces for tile in state.lane)


def _owned(face: int, state: State, seat: int) -> int:
    """How many tiles before the seat show this face."""
    return holdings.owned(state.seats[seat], face)


FACTS: dict[str, Callable[[State, int], int]] = {
    "epoch": lambda state, seat: state.epoch,
    "ra_track": lambda state, seat: state.ra_track,
    "ra_spaces_left": lambda state, seat: track.spaces(state) - state.ra_track,
    **sun_facts(Phase.BID),
    "lane_people": partial(_in_lane, PEOPLE),
    "lane_buildings": partial(_in_lane, BUILDINGS),
    "lane_chambers": partial(_in_lane, CHAMBERS),
    "own_ankhs": lambda state, seat: state.seats[seat].ankhs,
    "own_pyramid_tiles": lambda state, seat: scoring.pyramid_tiles(state.seats[seat]),
    **{f"lane_{FACE_NAMES[face]}": partial(_in_lane, (face,)) for face in Face if face != Face.RA},
    **{f"own_{FACE_NAMES[face]}": partial(_owned, face) for face in Face if face != Face.RA},
}
"""Each by its name; none uses what the seat may not know."""
