"""How a sensible newcomer plays Ra: count what the lane brings now, and buy when it is worth a sun.

Worth is counted in half points of fame, so that hopes (a Nile without a flood) weigh less than certainties.
"""

from perankh.games.ra.actions import BID, DRAW, INVOKE, LOSE, PASS, STOP, TAKE, TILE_NAMED
from perankh.games.ra.components import (
    CIVILISATIONS,
    EPOCHS,
    LANE_SPACES,
    MONUMENTS,
    Tile,
)
from perankh.games.ra.rules import scoring, setup
from perankh.games.ra.state import Phase, Player, State

WORTH_OF_A_GOD_PLAYED = 8
"""A god is kept for a tile of at least four points."""
EAGER_TO_INVOKE = 6
"""How much more than its price the lane must be worth before one calls Ra oneself."""
HIGHEST_PRICE = 16


def choose(state: State, actions: list[int], count: int) -> int:
    """The action a sensible newcomer takes among the legal ones."""
    if count == 1:
        return actions[0]
    if state.phase == Phase.BID:
        return choose_bid(state, actions, count)
    if state.phase == Phase.LOSS:
        return choose_loss(state, actions, count)
    player = state.seats[state.to_act]
    best = best_god(state, actions, count)
    if best >= 0:
        return best
    if state.phase == Phase.GODS:
        return STOP
    if lane_worth(state, player) >= price_of_a_sun(state) + EAGER_TO_INVOKE or actions[0] != DRAW:
        return INVOKE
    return DRAW


def best_god(state: State, actions: list[int], count: int) -> int:
    """The god worth playing most, or -1 when none is worth it."""
    player = state.seats[state.to_act]
    best = -1
    best_worth = WORTH_OF_A_GOD_PLAYED - 1
    for index in range(count):
        action = actions[index]
        if TAKE + Tile.GOLD <= action < TAKE + Tile.FUNERAL:
            worth = tile_worth(state, player, TILE_NAMED[action])
            if worth > best_worth:
                best = action
                best_worth = worth
    return best


def choose_bid(state: State, actions: list[int], count: int) -> int:
    """Bid the lowest sun that leads while the lane is worth it, else pass."""
    if actions[0] != PASS:
        return actions[0]
    player = state.seats[state.to_act]
    lowest = actions[1] - BID
    gained_sun = state.centre_sun - lowest
    if lane_worth(state, player) + gained_sun // 2 >= price_of_a_sun(state):
        return actions[1]
    return PASS


def price_of_a_sun(state: State) -> int:
    """What a lane must be worth to spend a sun: less and less as the epoch draws to its end."""
    spaces_left = setup.ra_spaces(state) - state.ra_track
    return min(HIGHEST_PRICE, 2 + 2 * spaces_left)


def choose_loss(state: State, actions: list[int], count: int) -> int:
    """Give up the tile that brings least."""
    player = state.seats[state.to_act]
    worst = actions[0]
    worst_worth = 1000
    for index in range(count):
        tile = TILE_NAMED[actions[index]]
        player.tiles[tile] -= 1
        worth = tile_worth(state, player, tile)
        player.tiles[tile] += 1
        if worth < worst_worth:
            worst = LOSE + tile
            worst_worth = worth
    return worst


def lane_worth(state: State, player: Player) -> int:
    """What every tile in the lane would bring the player together."""
    worth = 0
    for slot in range(LANE_SPACES):
        tile = state.lane[slot]
        if Tile.NONE < tile < Tile.FUNERAL:
            worth += tile_worth(state, player, tile)
            player.tiles[tile] += 1
        elif tile == Tile.FUNERAL:
            worth -= min(2, player.tiles[Tile.PHARAOH]) * 3
        elif tile == Tile.DROUGHT:
            worth -= 2 + min(2, player.tiles[Tile.FLOOD]) * 4
        elif tile == Tile.UNREST:
            worth -= min(2, scoring.different(player, CIVILISATIONS)) * 5
        elif tile == Tile.EARTHQUAKE:
            worth -= min(2, scoring.different(player, MONUMENTS)) * 3
    for slot in range(LANE_SPACES):
        tile = state.lane[slot]
        if Tile.NONE < tile < Tile.FUNERAL:
            player.tiles[tile] -= 1
    return worth


def tile_worth(state: State, player: Player, tile: Tile) -> int:
    """What one more tile of a kind brings the player."""
    owned = player.tiles[tile]
    if tile == Tile.GOD:
        return 5
    if tile == Tile.GOLD:
        return 6
    if tile == Tile.PHARAOH:
        return 3
    if tile == Tile.NILE:
        return 2 if player.tiles[Tile.FLOOD] > 0 else 1 + (EPOCHS - state.epoch)
    if tile == Tile.FLOOD:
        return 2 if owned > 0 else 2 + 2 * player.tiles[Tile.NILE]
    if tile < Tile.FORTRESS:
        return civilisation_worth(player, owned)
    return monument_worth(state, player, owned)


def civilisation_worth(player: Player, owned: int) -> int:
    """The first civilisation saves five points, the third and later ones bring five each."""
    if owned > 0:
        return 0
    kinds = scoring.different(player, CIVILISATIONS)
    if kinds == 1:
        return 4
    return 10


def monument_worth(state: State, player: Player, owned: int) -> int:
    """A new monument brings one point and the hope of more, a third and later one of a kind five."""
    if owned >= 2:
        return 10
    if owned == 1:
        return 2 + (EPOCHS - state.epoch)
    return 8 if scoring.different(player, MONUMENTS) >= 6 else 3
