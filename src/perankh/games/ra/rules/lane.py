"""The lane: the auction track where drawn tiles wait for a buyer (rulebook, chapters 5 to 8)."""

from perankh.engine.events import tell
from perankh.engine.rulebook import rule
from perankh.games.ra.components import LANE_SPACES, Tile
from perankh.games.ra.events import Event
from perankh.games.ra.state import State


@rule("Ra 5.4")
def is_full(state: State) -> bool:
    """Whether every space holds a tile."""
    return state.lane_tiles == LANE_SPACES


@rule("Ra 5.2")
def add(state: State, tile: Tile) -> None:
    """Put a tile on the first free space, so that gaps left by gods are filled first."""
    slot = 0
    while state.lane[slot] != Tile.NONE:
        slot += 1
    state.lane[slot] = tile
    state.lane_tiles += 1


def remove(state: State, tile: Tile) -> None:
    """Take one tile of this kind off the lane."""
    slot = 0
    while state.lane[slot] != tile:
        slot += 1
    state.lane[slot] = Tile.NONE
    state.lane_tiles -= 1


def clear(state: State) -> None:
    """Leave every space empty."""
    for slot in range(LANE_SPACES):
        state.lane[slot] = Tile.NONE
    state.lane_tiles = 0


@rule("Ra 7.5", "Ra 10.1")
def box(state: State, reason: Event) -> None:
    """Every tile in the lane leaves the game; its disasters strike nobody."""
    for slot in range(LANE_SPACES):
        if state.lane[slot] != Tile.NONE:
            tell(state, reason, state.lane[slot])
    clear(state)
