"""Planting (rulebook, chapter 8)."""

from perankh.engine.events import tell
from perankh.engine.rulebook import rule
from perankh.games.nile.actions import PASS, PLANT, STOP
from perankh.games.nile.components import CARDS_OF_DIFFERENT_CROPS, CROPS, SMALLEST_NEW_FIELD
from perankh.games.nile.events import Event
from perankh.games.nile.rules import locusts, speculation, turns
from perankh.games.nile.state import Phase, State


@rule("Nile 4.3", "Nile 8.1")
def choices(state: State, actions: list[int]) -> int:
    """The first card to plant, the first to speculate with, or pass."""
    actions[0] = PASS
    count = add_crops(state, actions, 1)
    return speculation.add_choices(state, actions, count)


@rule("Nile 8.1")
def further_choices(state: State, actions: list[int]) -> int:
    """Another card to plant, or stop."""
    count = add_crops(state, actions, 0)
    if may_stop(state):
        actions[count] = STOP
        count += 1
    return count


def add_crops(state: State, actions: list[int], count: int) -> int:
    """Every crop of which a card may be planted; returns how many choices there are now."""
    for crop in range(CROPS):
        if may_plant(state, crop):
            actions[count] = PLANT + crop
            count += 1
    return count


@rule("Nile 8.1", "Nile 8.2")
def may_plant(state: State, crop: int) -> bool:
    """Whether a card of the crop may be laid out: with others of the hand, it must come to one way of planting."""
    if state.seats[state.to_act].hand[crop] == 0 or state.flooded[crop] > 0:
        return False
    laid = cards_laid(state)
    if laid == 0:
        return is_own(state, crop) or may_found(state, crop) or may_pair(state, crop)
    new = new_crop_laid(state)
    if new == CROPS:
        return is_own(state, crop) or (laid == 1 and is_free(state, crop))
    if new == crop:
        return may_found(state, crop)
    return laid == 1 and fits_in_pair(state, crop) and is_free(state, new)


@rule("Nile 8.6")
def is_own(state: State, crop: int) -> bool:
    """Whether the player already has a field of the crop."""
    return state.owners[crop] == state.to_act


@rule("Nile 8.5")
def is_free(state: State, crop: int) -> bool:
    """Whether nobody has a field of the crop, so that a single card of it may start one."""
    return state.fields[crop] == 0


@rule("Nile 8.3", "Nile 8.4")
def cards_for_a_field(state: State, crop: int) -> int:
    """How many cards of one crop start a field of it: two, and more than any opponent's field of it has."""
    return max(SMALLEST_NEW_FIELD, state.fields[crop] + 1)


@rule("Nile 8.3", "Nile 8.4")
def may_found(state: State, crop: int) -> bool:
    """Whether the player has cards enough to start a field with this crop alone."""
    return state.seats[state.to_act].hand[crop] + state.planting[crop] >= cards_for_a_field(state, crop)


@rule("Nile 8.5")
def may_pair(state: State, crop: int) -> bool:
    """Whether a single card of the crop may start a field together with one card of another crop."""
    if not is_free(state, crop):
        return False
    for other in range(CROPS):
        if other != crop and state.seats[state.to_act].hand[other] > 0 and fits_in_pair(state, other):
            return True
    return False


@rule("Nile 8.2", "Nile 8.5")
def fits_in_pair(state: State, crop: int) -> bool:
    """Whether a single card of the crop has a place beside a new field of another: an own field, or a free one."""
    return state.flooded[crop] == 0 and (is_own(state, crop) or is_free(state, crop))


def cards_laid(state: State) -> int:
    """How many cards are laid out to plant."""
    laid = 0
    for crop in range(CROPS):
        laid += state.planting[crop]
    return laid


def new_crop_laid(state: State) -> int:
    """The crop that is laid out to start a field, or CROPS where all cards join fields of the player."""
    for crop in range(CROPS):
        if state.planting[crop] > 0 and not is_own(state, crop):
            return crop
    return CROPS


@rule("Nile 8.3", "Nile 8.4", "Nile 8.6")
def may_stop(state: State) -> bool:
    """Whether what is laid out may be planted as it is."""
    new = new_crop_laid(state)
    return new == CROPS or state.planting[new] >= cards_for_a_field(state, new)


@rule("Nile 4.3", "Nile 8.1")
def act(state: State, action: int) -> None:
    """Lay out a card, or be done; what can grow no further, as everybody can see, is planted unasked."""
    if action != STOP:
        lay_out(state, action - PLANT)
    if action == STOP or is_complete(state):
        plant(state)
        turns.end(state)
    else:
        state.phase = Phase.PLANTING


def lay_out(state: State, crop: int) -> None:
    """A card leaves the hand."""
    player = state.seats[state.to_act]
    player.hand[crop] -= 1
    player.hand_size -= 1
    state.planting[crop] += 1


@rule("Nile 4.2", "Nile 8.5")
def is_complete(state: State) -> bool:
    """Whether no card can follow: the hand is empty, or two cards of different crops start a field."""
    if state.seats[state.to_act].hand_size == 0:
        return True
    new = new_crop_laid(state)
    if new == CROPS or cards_laid(state) != CARDS_OF_DIFFERENT_CROPS:
        return False
    return state.planting[new] < cards_laid(state)


@rule("Nile 8.4", "Nile 8.6")
def plant(state: State) -> None:
    """What is laid out joins the player's fields; an opponent's field of a crop that starts one is discarded."""
    for crop in range(CROPS):
        if state.planting[crop] > 0:
            if not is_own(state, crop) and not is_free(state, crop):
                tell(state, Event.OVERGROWN, state.owners[crop], crop, state.fields[crop])
                locusts.discard_field(state, crop)
            tell(state, Event.PLANTED, state.to_act, crop, state.planting[crop])
            state.fields[crop] += state.planting[crop]
            state.owners[crop] = state.to_act
            state.planting[crop] = 0
