"""How a sensible newcomer plays: count what the lane brings, now and in later epochs, and buy when it is worth a sun.

Worth is counted in half points of fame, so that hopes (half a building, a third chamber) weigh less than certainties.
"""

from perankh.engine.mechanics.sun_auction.components import EPOCHS, LANE_SPACES, NO_TILE
from perankh.engine.mechanics.sun_auction.rules import track
from perankh.games.priests_of_ra.actions import BID, DRAW, FLIP, INVOKE, PASS, REMOVE, SHOW, STOP
from perankh.games.priests_of_ra.components import (
    BUILDINGS,
    CHAMBERS_FAME,
    ENOUGH_PEOPLE,
    PEOPLE,
    PLAGUE_FAME,
    PRIESTS_AGAINST_PLAGUE,
    SHOWN,
    TILES_IN_A_BUILDING,
    TURNED,
    Face,
)
from perankh.games.priests_of_ra.rules import holdings, scoring
from perankh.games.priests_of_ra.state import Phase, Player, State

HALF_POINTS = 2
PRIEST = 6
"""Two points, and something for the tile it turns over."""
FIRST_OF_A_PEOPLE = 3
TAKING_A_MAJORITY = 8
KEEPING_A_MAJORITY = 3
FURTHER_OF_A_PEOPLE = 1
SECOND_PEOPLE = 1
ANKH = 6
PYRAMID_TILE = 4
LAST_LEVEL = 10
"""Ten tiles make four levels, and more tiles bring nothing."""
CHAMBER_OF_A_COLOUR = 1
"""For each one of the colour already there."""
HALF_A_BUILDING = 1
COMPLETE_BUILDING = 4
NEW_COMPLETE_BUILDING = 3
"""More, because different buildings bring more together."""
THIRD_COMPLETE_BUILDING = 7

EAGER_TO_INVOKE = 6
"""How much more than its price the lane must be worth before one calls Ra oneself."""
PRICES = (2, 4, 6, 8, 10, 12, 14)
"""What a lane must be worth to spend a sun, by the free spaces of the Ra track; with more, like the last."""


def choose(state: State, actions: list[int], count: int) -> int:
    """The action a sensible newcomer takes among the legal ones."""
    if count == 1:
        return actions[0]
    if state.phase == Phase.BID:
        return choose_bid(state, actions)
    if state.phase == Phase.FACE:
        return choose_face(state)
    if state.phase == Phase.FLIP:
        return choose_flip(state, actions, count)
    if state.phase == Phase.PLAGUE:
        return REMOVE
    if lane_worth(state, state.seats[state.to_act]) >= price_of_a_sun(state) + EAGER_TO_INVOKE:
        return INVOKE
    return DRAW


def choose_bid(state: State, actions: list[int]) -> int:
    """Bid the lowest sun that leads while the lane is worth it, else pass."""
    if actions[0] != PASS:
        return actions[0]
    gained_sun = state.centre_sun - (actions[1] - BID)
    is_worth_it = lane_worth(state, state.seats[state.to_act]) + gained_sun // HALF_POINTS >= price_of_a_sun(state)
    return actions[1] if is_worth_it else PASS


def price_of_a_sun(state: State) -> int:
    """What a lane must be worth to spend a sun: less and less as the epoch draws to its end."""
    return PRICES[min(track.spaces(state) - state.ra_track, len(PRICES)) - 1]


def choose_face(state: State) -> int:
    """Show what would bring the drawer more."""
    player = state.seats[state.to_act]
    front = SHOWN[state.drawn]
    back = SHOWN[TURNED[state.drawn]]
    if face_worth(state, player, back) > face_worth(state, player, front):
        return SHOW + back
    return SHOW + front


def choose_flip(state: State, actions: list[int], count: int) -> int:
    """Turn over the tile that gains most, or stop when none gains anything."""
    player = state.seats[state.to_act]
    best = STOP
    best_gain = 0
    for index in range(count - 1):
        tile = actions[index] - FLIP
        player.tiles[tile] -= 1
        gain = face_worth(state, player, SHOWN[TURNED[tile]]) - face_worth(state, player, SHOWN[tile])
        player.tiles[tile] += 1
        if gain > best_gain:
            best = actions[index]
            best_gain = gain
    return best


def lane_worth(state: State, player: Player) -> int:
    """What every tile in the lane would bring the player together."""
    worth = 0
    for slot in range(LANE_SPACES):
        tile = state.lane[slot]
        if tile != NO_TILE:
            worth += face_worth(state, player, SHOWN[tile])
            player.tiles[tile] += 1
    for slot in range(LANE_SPACES):
        tile = state.lane[slot]
        if tile != NO_TILE:
            player.tiles[tile] -= 1
    return worth


def face_worth(state: State, player: Player, face: int) -> int:
    """What one more tile that shows this face brings the player."""
    own = holdings.owned(player, face)
    if face == Face.PRIEST:
        return priest_worth(player, own)
    if face == Face.PLAGUE:
        return plague_worth(state, own)
    if face == Face.PYRAMID:
        return pyramid_worth(player)
    if face < PEOPLE[0]:
        return pyramid_worth(player) + chamber_worth(own)
    if face < BUILDINGS[0]:
        return person_worth(state, player, face, own)
    return building_worth(state, player, own)


def priest_worth(player: Player, own: int) -> int:
    """The third priest removes a plague as well."""
    if own + 1 != PRIESTS_AGAINST_PLAGUE:
        return PRIEST
    return PRIEST + HALF_POINTS * min(holdings.owned(player, Face.PLAGUE), len(PLAGUE_FAME) - 1)


def plague_worth(state: State, own: int) -> int:
    """Each further plague costs more than the one before, in this epoch and in those that follow."""
    if own >= len(PLAGUE_FAME) - 1:
        return 0
    return HALF_POINTS * (PLAGUE_FAME[own + 1] - PLAGUE_FAME[own]) * epochs_left(state)


def epochs_left(state: State) -> int:
    """How often what stays will still be scored."""
    return EPOCHS - state.epoch + 1


def pyramid_worth(player: Player) -> int:
    """Every tile helps the pyramid up, until it has four levels."""
    return PYRAMID_TILE if scoring.pyramid_tiles(player) < LAST_LEVEL else 0


def chamber_worth(own: int) -> int:
    """The third and the fourth of a colour bring five each."""
    if own + 1 >= len(CHAMBERS_FAME):
        return 0
    return CHAMBER_OF_A_COLOUR * own + HALF_POINTS * (CHAMBERS_FAME[own + 1] - CHAMBERS_FAME[own])


def person_worth(state: State, player: Player, face: int, own: int) -> int:
    """A majority brings five, and different people bring ankhs."""
    worth = majority_worth(state, player, face, own)
    if own > 0:
        return worth
    kinds = holdings.different(player, PEOPLE, 1)
    return worth + (ANKH if kinds > 1 else SECOND_PEOPLE * kinds)


def majority_worth(state: State, player: Player, face: int, own: int) -> int:
    """What one more of a people does for the majority."""
    if own + 1 < ENOUGH_PEOPLE:
        return FIRST_OF_A_PEOPLE
    if scoring.people_fame(state, player, face) > 0:
        return KEEPING_A_MAJORITY
    for seat in range(state.players):
        if holdings.owned(state.seats[seat], face) > own + 1:
            return FURTHER_OF_A_PEOPLE
    return TAKING_A_MAJORITY


def building_worth(state: State, player: Player, own: int) -> int:
    """The second tile completes a building, which counts in every epoch that is left."""
    if own % TILES_IN_A_BUILDING == 0:
        return HALF_A_BUILDING * (epochs_left(state) + 1)
    worth = COMPLETE_BUILDING
    if own < TILES_IN_A_BUILDING:
        kinds = holdings.different(player, BUILDINGS, TILES_IN_A_BUILDING)
        worth += THIRD_COMPLETE_BUILDING if kinds > 1 else NEW_COMPLETE_BUILDING
    return worth * epochs_left(state)
