"""The lane: the auction track where drawn tiles wait for a buyer."""

from perankh.engine.events import tell
from perankh.engine.mechanics.sun_auction.components import LANE_SPACES, NO_TILE
from perankh.engine.mechanics.sun_auction.state import Lane, Member


def is_full(state: Lane) -> bool:
    """Whether every space holds a tile."""
    return state.lane_tiles == LANE_SPACES


def add(state: Lane, tile: int) -> None:
    """Put a tile on the first free space, so that gaps are filled first."""
    slot = 0
    while state.lane[slot] != NO_TILE:
        slot += 1
    state.lane[slot] = tile
    state.lane_tiles += 1


def clear(state: Lane) -> None:
    """Leave every space empty."""
    for slot in range(LANE_SPACES):
        state.lane[slot] = NO_TILE
    state.lane_tiles = 0


def box(state: Lane, reason: Member) -> None:
    """Every tile in the lane leaves the game."""
    for slot in range(LANE_SPACES):
        if state.lane[slot] != NO_TILE:
            tell(state, reason, state.lane[slot])
    clear(state)
