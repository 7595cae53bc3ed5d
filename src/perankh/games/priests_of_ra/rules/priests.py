"""What priests do when they are won (rulebook, chapter 8)."""

from perankh.engine.events import tell
from perankh.engine.rulebook import rule
from perankh.games.priests_of_ra.actions import FLIP, STOP
from perankh.games.priests_of_ra.components import FIRST_TWO_FACED, LYING, TURNED
from perankh.games.priests_of_ra.events import Event
from perankh.games.priests_of_ra.rules import turns
from perankh.games.priests_of_ra.state import Phase, State


def get_ready(state: State) -> None:
    """No priest has turned a tile over yet."""
    state.flips_left = 0
    for tile in range(FIRST_TWO_FACED, LYING):
        state.just_turned[tile] = 0


@rule("Priests 8.1", "Priests 8.4", "Priests 7.8")
def go_on(state: State) -> None:
    """Ask for the next tile to turn over, while a priest just won and a tile for it are left."""
    if may_flip(state):
        state.phase = Phase.FLIP
        return
    state.flips_left = 0
    turns.pass_turn(state, state.priest)


@rule("Priests 8.1", "Priests 8.4")
def may_flip(state: State) -> bool:
    """Whether a priest just won is left, and a tile that it may turn over."""
    if state.flips_left == 0:
        return False
    for tile in range(FIRST_TWO_FACED, LYING):
        if may_flip_tile(state, tile):
            return True
    return False


@rule("Priests 8.2", "Priests 8.3")
def may_flip_tile(state: State, tile: int) -> bool:
    """Any two-faced tile that the player owns, unless a priest of this auction has turned it over already."""
    return state.seats[state.to_act].tiles[tile] > state.just_turned[tile]


@rule("Priests 8.2", "Priests 8.3")
def choices(state: State, actions: list[int]) -> int:
    """Turn over any of these tiles, or stop."""
    count = 0
    for tile in range(FIRST_TWO_FACED, LYING):
        if may_flip_tile(state, tile):
            actions[count] = FLIP + tile
            count += 1
    actions[count] = STOP
    return count + 1


@rule("Priests 8.1", "Priests 8.3")
def flip(state: State, action: int) -> None:
    """Turn one tile over, or leave the rest as it is."""
    if action == STOP:
        state.flips_left = 0
    else:
        turn_over(state, action - FLIP)
    go_on(state)


@rule("Priests 8.1", "Priests 8.2")
def turn_over(state: State, tile: int) -> None:
    """One tile of the seat to act shows its other face from now on."""
    player = state.seats[state.to_act]
    player.tiles[tile] -= 1
    player.tiles[TURNED[tile]] += 1
    state.just_turned[TURNED[tile]] += 1
    state.flips_left -= 1
    tell(state, Event.FLIPPED, state.to_act, tile)
