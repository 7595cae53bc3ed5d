"""Playing gods (rulebook, chapter 8)."""

from perankh.engine.events import tell
from perankh.engine.mechanics.sun_auction.components import LANE_SPACES
from perankh.engine.rulebook import rule
from perankh.games.ra.actions import STOP, TAKE, TILE_NAMED
from perankh.games.ra.components import TAKEABLE_WITH_A_GOD, Tile
from perankh.games.ra.events import Event
from perankh.games.ra.rules import disasters, turns
from perankh.games.ra.state import Phase, State


@rule("Ra 8.1")
def add_choices(state: State, actions: list[int], count: int) -> int:
    """With a god, any kind of tile in the lane that a god may take; returns how many choices there are now."""
    if state.seats[state.to_act].tiles[Tile.GOD] == 0:
        return count
    for tile in TAKEABLE_WITH_A_GOD:
        if may_take(state, tile) and is_in_lane(state, tile):
            actions[count] = TAKE + tile
            count += 1
    return count


@rule("Ra 8.3", "Ra 8.4")
def may_take(state: State, tile: Tile) -> bool:
    """A god takes any tile but another god, nor a Ra; disasters only where the table allows it."""
    if tile == Tile.GOD or tile <= Tile.RA:
        return False
    return tile < Tile.FUNERAL or state.god_may_take_disaster


def is_in_lane(state: State, tile: Tile) -> bool:
    """Whether at least one tile of this kind lies in the lane."""
    for slot in range(LANE_SPACES):
        if state.lane[slot] == tile:
            return True
    return False


@rule("Ra 8.2")
def choices(state: State, actions: list[int]) -> int:
    """After a god: play another, or stop."""
    count = add_choices(state, actions, 0)
    actions[count] = STOP
    return count + 1


@rule("Ra 8.1", "Ra 8.2")
def play(state: State, action: int) -> None:
    """Swap a god for a tile of the lane, or end the turn."""
    if action == STOP:
        turns.pass_turn(state, state.to_act)
        return
    tile = TILE_NAMED[action]
    player = state.seats[state.to_act]
    player.tiles[Tile.GOD] -= 1
    take_off_lane(state, tile)
    tell(state, Event.TOOK, state.to_act, tile)
    state.playing_gods = True
    if tile < Tile.FUNERAL:
        player.tiles[tile] += 1
    else:
        disasters.strike(state, tile)
    disasters.settle(state)


@rule("Ra 8.1")
def take_off_lane(state: State, tile: Tile) -> None:
    """One tile of this kind leaves the lane, and a gap behind."""
    slot = 0
    while state.lane[slot] != tile:
        slot += 1
    state.lane[slot] = Tile.NONE
    state.lane_tiles -= 1


@rule("Ra 8.2")
def go_on(state: State) -> None:
    """Ask whether to play another god, when the player has one and something to take with it."""
    if may_go_on(state):
        state.phase = Phase.GODS
    else:
        turns.pass_turn(state, state.to_act)


def may_go_on(state: State) -> bool:
    """Whether the player has a god left and the lane a tile for it."""
    if state.seats[state.to_act].tiles[Tile.GOD] == 0:
        return False
    for slot in range(LANE_SPACES):
        if may_take(state, state.lane[slot]):
            return True
    return False
