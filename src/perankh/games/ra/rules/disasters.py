"""Disasters: what a player loses with the tiles just taken (rulebook, chapter 9)."""

from perankh.engine.events import tell
from perankh.engine.mechanics.sun_auction.components import LANE_SPACES
from perankh.engine.mechanics.sun_auction.rules import lane
from perankh.engine.rulebook import rule
from perankh.games.ra.actions import LOSE, TILE_NAMED
from perankh.games.ra.components import CIVILISATIONS, DISASTERS, MONUMENTS, TILES_LOST_TO_A_DISASTER, Tile
from perankh.games.ra.events import Event
from perankh.games.ra.rules import gods, turns
from perankh.games.ra.state import Phase, State


@rule("Ra 9.1")
def strike_all_in_lane(state: State) -> None:
    """The winner suffers every disaster in the lane, kind by kind in a fixed order."""
    for disaster in DISASTERS:
        for slot in range(LANE_SPACES):
            if state.lane[slot] == disaster:
                strike(state, disaster)
    lane.clear(state)


@rule("Ra 9.1")
def strike(state: State, disaster: Tile) -> None:
    """The seat to act suffers one disaster, and its tile leaves the game."""
    tell(state, Event.STRUCK, state.to_act, disaster)
    if disaster == Tile.FUNERAL:
        suffer_funeral(state)
    elif disaster == Tile.DROUGHT:
        suffer_drought(state)
    elif disaster == Tile.UNREST:
        suffer_unrest(state)
    else:
        suffer_earthquake(state)


@rule("Ra 9.2")
def suffer_funeral(state: State) -> None:
    """A funeral takes two pharaohs."""
    discard(state, Tile.PHARAOH, TILES_LOST_TO_A_DISASTER)


@rule("Ra 9.3")
def suffer_drought(state: State) -> None:
    """A drought takes two tiles: floods first, then Niles."""
    floods_lost = discard(state, Tile.FLOOD, TILES_LOST_TO_A_DISASTER)
    discard(state, Tile.NILE, TILES_LOST_TO_A_DISASTER - floods_lost)


@rule("Ra 9.4")
def suffer_unrest(state: State) -> None:
    """An unrest takes two civilisations of the player's choice."""
    state.civilisations_to_lose += TILES_LOST_TO_A_DISASTER


@rule("Ra 9.5")
def suffer_earthquake(state: State) -> None:
    """An earthquake takes two monuments of the player's choice."""
    state.monuments_to_lose += TILES_LOST_TO_A_DISASTER


@rule("Ra 9.6", "Ra 9.7")
def discard(state: State, tile: Tile, at_most: int) -> int:
    """Tiles of one kind leave the game, as many as asked or as the player has; returns how many."""
    player = state.seats[state.to_act]
    lost = min(at_most, player.tiles[tile])
    player.tiles[tile] -= lost
    if lost > 0:
        tell(state, Event.LOST, state.to_act, tile, lost)
    return lost


@rule("Ra 9.6", "Ra 7.8")
def settle(state: State) -> None:
    """Take what leaves no choice, ask for the rest, then let the game go on."""
    lose_unasked(state)
    if is_owed(state):
        state.phase = Phase.LOSS
    elif state.playing_gods:
        gods.go_on(state)
    else:
        turns.pass_turn(state, state.priest)


@rule("Ra 9.6")
def lose_unasked(state: State) -> None:
    """Whatever leaves no choice is lost at once."""
    state.civilisations_to_lose = discard_unasked(state, CIVILISATIONS, state.civilisations_to_lose)
    state.monuments_to_lose = discard_unasked(state, MONUMENTS, state.monuments_to_lose)


def is_owed(state: State) -> bool:
    """Whether a disaster still asks for a tile."""
    return state.civilisations_to_lose > 0 or state.monuments_to_lose > 0


@rule("Ra 9.6")
def discard_unasked(state: State, group: tuple[Tile, ...], to_lose: int) -> int:
    """Take the tiles when the player has no choice among the group; returns how many remain to be chosen."""
    if to_lose == 0:
        return 0
    player = state.seats[state.to_act]
    owned = 0
    kinds = 0
    for tile in group:
        owned += player.tiles[tile]
        kinds += player.tiles[tile] > 0
    if owned > to_lose and kinds > 1:
        return to_lose
    for tile in group:
        to_lose -= discard(state, tile, to_lose)
    return 0


@rule("Ra 9.4", "Ra 9.5")
def choices(state: State, actions: list[int]) -> int:
    """Any civilisation while unrest asks for one, then any monument while an earthquake does."""
    if state.civilisations_to_lose > 0:
        return choices_among(state, CIVILISATIONS, actions)
    return choices_among(state, MONUMENTS, actions)


def choices_among(state: State, group: tuple[Tile, ...], actions: list[int]) -> int:
    """Each kind of the group that the player owns."""
    player = state.seats[state.to_act]
    count = 0
    for tile in group:
        if player.tiles[tile] > 0:
            actions[count] = LOSE + tile
            count += 1
    return count


@rule("Ra 9.4", "Ra 9.5")
def lose(state: State, action: int) -> None:
    """The player gives up a tile, and the game goes on when nothing more is owed."""
    give_up(state, action)
    settle(state)


def give_up(state: State, action: int) -> None:
    """Lose the tile the player chose."""
    discard(state, TILE_NAMED[action], 1)
    if state.civilisations_to_lose > 0:
        state.civilisations_to_lose -= 1
    else:
        state.monuments_to_lose -= 1
