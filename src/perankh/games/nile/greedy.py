"""How a sensible newcomer plays Nile: plant as much as possible, speculate otherwise, and trade what is of no use."""

from perankh.games.nile.actions import MARKET, OFFER, PASS, PLANT, SPECULATE, STOP
from perankh.games.nile.components import CARDS, CARDS_TRADED, CROPS, FIRST_SPECULATION
from perankh.games.nile.rules import planting
from perankh.games.nile.state import Phase, Player, State

NEW_FIELD = 3
"""A field feeds the stock again and again."""
WORTH_PLANTING = 3
"""For less, one rather speculates."""
FIELDS_FOR_AN_OFFERING = 3
"""Who has so many fields that are dry gains by another flood."""
SMALL_HAND = 4
"""Below so many cards, none is of no use."""
PLENTY = 4
"""What a pile may have more than the smallest one before its cards are of little use."""
NOTHING = 0
USELESS = 1
USEFUL = 9
NO_ACTION = -1


def choose(state: State, actions: list[int], count: int) -> int:
    """The action a sensible newcomer takes among the legal ones."""
    if count == 1:
        return actions[0]
    if state.phase == Phase.TRADE:
        return choose_trade(state, actions, count)
    if state.phase == Phase.MARKET:
        return least_useful(state, actions, count, MARKET)
    if state.phase == Phase.OFFERING:
        return least_useful(state, actions, count, OFFER)
    if state.phase == Phase.PLANT:
        return choose_to_plant(state, actions, count)
    if state.phase == Phase.PLANTING:
        return choose_to_add(state, actions, count)
    return actions[0]


def choose_trade(state: State, actions: list[int], count: int) -> int:
    """Trade two cards that are of no use, for a flood if it may harvest much."""
    player = state.seats[state.to_act]
    if player.hand_size < SMALL_HAND or useless_cards(state, player) < CARDS_TRADED:
        return PASS
    if dry_fields(state) >= FIELDS_FOR_AN_OFFERING:
        return least_useful(state, actions, count, OFFER)
    return least_useful(state, actions, count, MARKET)


def useless_cards(state: State, player: Player) -> int:
    """How many cards of the hand are of no use."""
    useless = 0
    for card in range(CARDS):
        if usefulness(state, player, card) <= USELESS:
            useless += player.hand[card]
    return useless


def dry_fields(state: State) -> int:
    """How many fields the player has whose crop is not flooded."""
    fields = 0
    for crop in range(CROPS):
        fields += planting.is_own(state, crop) and state.flooded[crop] == 0
    return fields


def least_useful(state: State, actions: list[int], count: int, verb: int) -> int:
    """The trade of this kind that gives up least."""
    player = state.seats[state.to_act]
    chosen = NO_ACTION
    least = USEFUL + 1
    for index in range(count):
        source = actions[index] - verb
        if 0 <= source < CARDS + CROPS:
            worth = usefulness(state, player, source)
            if worth < least:
                chosen = actions[index]
                least = worth
    return chosen


def usefulness(state: State, player: Player, source: int) -> int:
    """How much a card of the hand or of the stock is missed."""
    if source >= CARDS:
        pile = player.stock[source - CARDS]
        return USELESS + 1 if pile >= smallest_pile(player) + PLENTY else USEFUL
    if source >= FIRST_SPECULATION:
        return USELESS + 1
    if planting.is_own(state, source) or planting.is_free(state, source):
        return USELESS + 1 + min(player.hand[source], SMALL_HAND)
    return USELESS if player.hand[source] <= state.fields[source] // 2 else USELESS + 1


def smallest_pile(player: Player) -> int:
    """The size of the smallest pile of the stock."""
    smallest = player.stock[0]
    for crop in range(CROPS):
        smallest = min(smallest, player.stock[crop])
    return smallest


def choose_to_plant(state: State, actions: list[int], count: int) -> int:
    """Plant where it is worth most; if it is worth little, rather speculate; if there is nothing to do, pass."""
    best = PASS
    best_worth = NOTHING
    speculation = NO_ACTION
    for index in range(count):
        action = actions[index]
        if action >= SPECULATE + FIRST_SPECULATION:
            speculation = action
        elif action != PASS:
            worth = planting_worth(state, action - PLANT)
            if worth > best_worth:
                best = action
                best_worth = worth
    if best_worth < WORTH_PLANTING and speculation != NO_ACTION:
        return speculation
    return best


def planting_worth(state: State, crop: int) -> int:
    """How many cards are planted that begin with this crop, and what a new field is worth besides."""
    if planting.is_own(state, crop):
        return cards_for_own_fields(state)
    if planting.may_found(state, crop):
        return NEW_FIELD + state.seats[state.to_act].hand[crop]
    return NEW_FIELD


def cards_for_own_fields(state: State) -> int:
    """How many cards of the hand fit the player's own fields now."""
    cards = 0
    for crop in range(CROPS):
        if planting.is_own(state, crop) and state.flooded[crop] == 0:
            cards += state.seats[state.to_act].hand[crop]
    return cards


def choose_to_add(state: State, actions: list[int], count: int) -> int:
    """Plant all one can of what was begun."""
    new = planting.new_crop_laid(state)
    for index in range(count):
        action = actions[index]
        if action != STOP:
            crop = action - PLANT
            if crop == new or (new == CROPS and planting.is_own(state, crop)):
                return action
    return actions[count - 1] if new == CROPS or planting.may_stop(state) else actions[0]
