"""What a seat knows as plain numbers, to give orders in advance about: "bid 9 if there are two Niles"."""

from collections.abc import Callable, Iterable
from functools import partial

from perankh.games.ra.actions import TILE_NAMES
from perankh.games.ra.components import CIVILISATIONS, DISASTERS, GOODS, KINDS, MONUMENTS, NO_SUN, Tile
from perankh.games.ra.rules import setup, turns
from perankh.games.ra.state import Phase, Player, State


def _in_lane(kinds: Iterable[int], state: State, seat: int) -> int:
    """How many tiles of these kinds lie in the lane."""
    return sum(tile in kinds for tile in state.lane)


def _owned(kind: int, state: State, seat: int) -> int:
    """How many tiles of this kind lie before the seat."""
    return state.seats[seat].tiles[kind]


def _best_bid(state: State, seat: int) -> int:
    """The best sun bid in the auction that is going on, or none: the state still holds the bid of the last one."""
    return state.high_bid if state.phase == Phase.BID else NO_SUN


def _face_up(player: Player) -> int:
    """How many suns the player can still bid."""
    return sum(sun != NO_SUN for sun in player.suns)


def _face_up_of_others(state: State, seat: int) -> int:
    """How many suns everybody else can still bid."""
    return sum(_face_up(state.seats[other]) for other in range(state.players) if other != seat)


FACTS: dict[str, Callable[[State, int], int]] = {
    "epoch": lambda state, seat: state.epoch,
    "ra_track": lambda state, seat: state.ra_track,
    "ra_spaces_left": lambda state, seat: setup.ra_spaces(state) - state.ra_track,
    "centre_sun": lambda state, seat: state.centre_sun,
    "best_bid": _best_bid,
    "own_highest_sun": lambda state, seat: turns.highest_sun(state.seats[seat]),
    "own_suns": lambda state, seat: _face_up(state.seats[seat]),
    "others_suns": _face_up_of_others,
    "own_fame": lambda state, seat: state.seats[seat].fame,
    "lane_tiles": lambda state, seat: state.lane_tiles,
    "lane_civilisations": partial(_in_lane, CIVILISATIONS),
    "lane_monuments": partial(_in_lane, MONUMENTS),
    "lane_disasters": partial(_in_lane, DISASTERS),
    **{f"lane_{TILE_NAMES[kind]}": partial(_in_lane, (kind,)) for kind in range(Tile.GOD, KINDS)},
    **{f"own_{TILE_NAMES[kind]}": partial(_owned, kind) for kind in range(Tile.GOD, GOODS)},
}
"""Each by its name; none uses what the seat may not know."""
