"""What a seat knows as plain numbers, to give orders in advance about: "bid 9 if there are two Niles"."""

from collections.abc import Callable, Iterable
from functools import partial

from perankh.engine.mechanics.sun_auction.facts import sun_facts
from perankh.engine.mechanics.sun_auction.rules import track
from perankh.games.ra.actions import TILE_NAMES
from perankh.games.ra.components import CIVILISATIONS, DISASTERS, GOODS, KINDS, MONUMENTS, Tile
from perankh.games.ra.state import Phase, State


def _in_lane(kinds: Iterable[int], state: State, seat: int) -> int:
    """How many tiles of these kinds lie in the lane."""
    return sum(tile in kinds for tile in state.lane)


def _owned(kind: int, state: State, seat: int) -> int:
    """How many tiles of this kind lie before the seat."""
    return state.seats[seat].tiles[kind]


FACTS: dict[str, Callable[[State, int], int]] = {
    "epoch": lambda state, seat: state.epoch,
    "ra_track": lambda state, seat: state.ra_track,
    "ra_spaces_left": lambda state, seat: track.spaces(state) - state.ra_track,
    **sun_facts(Phase.BID),
    "lane_civilisations": partial(_in_lane, CIVILISATIONS),
    "lane_monuments": partial(_in_lane, MONUMENTS),
    "lane_disasters": partial(_in_lane, DISASTERS),
    **{f"lane_{TILE_NAMES[kind]}": partial(_in_lane, (kind,)) for kind in range(Tile.GOD, KINDS)},
    **{f"own_{TILE_NAMES[kind]}": partial(_owned, kind) for kind in range(Tile.GOD, GOODS)},
}
"""Each by its name; none uses what the seat may not know."""
