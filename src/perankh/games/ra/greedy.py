"""How a sensible newcomer plays Ra: count what the lane brings now, and buy when it is worth a sun.

Worth is counted in half points of fame, so that hopes (a Nile without a flood) weigh less than certainties.
"""

from perankh.engine.mechanics.sun_auction.components import EPOCHS, LANE_SPACES
from perankh.engine.mechanics.sun_auction.rules import track
from perankh.games.ra.actions import BID, DRAW, INVOKE, LOSE, PASS, STOP, TAKE, TILE_NAMED
from perankh.games.ra.components import CIVILISATIONS, MONUMENTS, TILES_LOST_TO_A_DISASTER, Tile
from perankh.games.ra.rules import scoring
from perankh.games.ra.state import Phase, Player, State

GOD_KEPT = 5
GOLD = 6
PHARAOH = 3
LOSING_A_PHARAOH = 3
WATERED_NILE = 2
DRY_NILE = 1
"""More with each epoch that is still to come: a flood may follow."""
FURTHER_FLOOD = 2
FIRST_FLOOD = 2
SECOND_CIVILISATION = 4
OTHER_CIVILISATION = 10
LOSING_A_CIVILISATION = 5
NEW_MONUMENT = 3
LATE_NEW_MONUMENT = 8
"""The seventh and the eighth bring most."""
MANY_MONUMENTS = 6
SECOND_OF_A_MONUMENT = 2
THIRD_OF_A_MONUMENT = 10
LOSING_A_MONUMENT = 3
LOSING_A_FLOOD = 4
DRY_SPELL = 2

GOD_PLAYED = 8
"""A god is kept for a tile of at least four points."""
EAGER_TO_INVOKE = 6
"""How much more than its price the lane must be worth before one calls Ra oneself."""
LOWEST_PRICE = 2
PRICE_OF_A_SPACE = 2
"""What each free space of the Ra track adds to the price of a sun."""
HIGHEST_PRICE = 16
NO_ACTION = -1
MORE_THAN_ANY_TILE = 1000
"""More than any tile is worth."""


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
    if best != NO_ACTION:
        return best
    if state.phase == Phase.GODS:
        return STOP
    if lane_worth(state, player) >= price_of_a_sun(state) + EAGER_TO_INVOKE or actions[0] != DRAW:
        return INVOKE
    return DRAW


def best_god(state: State, actions: list[int], count: int) -> int:
    """The god worth playing most, or NO_ACTION when none is worth it."""
    player = state.seats[state.to_act]
    best = NO_ACTION
    best_worth = GOD_PLAYED - 1
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
    spaces_left = track.spaces(state) - state.ra_track
    return min(HIGHEST_PRICE, LOWEST_PRICE + PRICE_OF_A_SPACE * spaces_left)


def choose_loss(state: State, actions: list[int], count: int) -> int:
    """Give up the tile that brings least."""
    player = state.seats[state.to_act]
    worst = actions[0]
    worst_worth = MORE_THAN_ANY_TILE
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
            worth -= min(TILES_LOST_TO_A_DISASTER, player.tiles[Tile.PHARAOH]) * LOSING_A_PHARAOH
        elif tile == Tile.DROUGHT:
            worth -= DRY_SPELL + min(TILES_LOST_TO_A_DISASTER, player.tiles[Tile.FLOOD]) * LOSING_A_FLOOD
        elif tile == Tile.UNREST:
            worth -= min(TILES_LOST_TO_A_DISASTER, scoring.different(player, CIVILISATIONS)) * LOSING_A_CIVILISATION
        elif tile == Tile.EARTHQUAKE:
            worth -= min(TILES_LOST_TO_A_DISASTER, scoring.different(player, MONUMENTS)) * LOSING_A_MONUMENT
    for slot in range(LANE_SPACES):
        tile = state.lane[slot]
        if Tile.NONE < tile < Tile.FUNERAL:
            player.tiles[tile] -= 1
    return worth


def tile_worth(state: State, player: Player, tile: Tile) -> int:
    """What one more tile of a kind brings the player."""
    owned = player.tiles[tile]
    if tile == Tile.GOD:
        return GOD_KEPT
    if tile == Tile.GOLD:
        return GOLD
    if tile == Tile.PHARAOH:
        return PHARAOH
    if tile == Tile.NILE:
        return WATERED_NILE if player.tiles[Tile.FLOOD] > 0 else DRY_NILE + EPOCHS - state.epoch
    if tile == Tile.FLOOD:
        return FURTHER_FLOOD if owned > 0 else FIRST_FLOOD + WATERED_NILE * player.tiles[Tile.NILE]
    if tile < Tile.FORTRESS:
        return civilisation_worth(player, owned)
    return monument_worth(state, player, owned)


def civilisation_worth(player: Player, owned: int) -> int:
    """The first civilisation saves five points, the third and later ones bring five each."""
    if owned > 0:
        return 0
    if scoring.different(player, CIVILISATIONS) == 1:
        return SECOND_CIVILISATION
    return OTHER_CIVILISATION


def monument_worth(state: State, player: Player, owned: int) -> int:
    """A new monument brings one point and the hope of more, a third and later one of a kind five."""
    if owned >= 2:
        return THIRD_OF_A_MONUMENT
    if owned == 1:
        return SECOND_OF_A_MONUMENT + EPOCHS - state.epoch
    return LATE_NEW_MONUMENT if scoring.different(player, MONUMENTS) >= MANY_MONUMENTS else NEW_MONUMENT
