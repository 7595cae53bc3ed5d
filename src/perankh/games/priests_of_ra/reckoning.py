"""What the table would bring if it were counted at once: the rules of scoring, asked ahead of their time."""

from perankh.engine.game import Reckoning
from perankh.engine.mechanics.sun_auction.components import EPOCHS
from perankh.engine.rulebook import rule
from perankh.games.priests_of_ra import greedy
from perankh.games.priests_of_ra.actions import FLIP, MOST_CHOICES, STOP
from perankh.games.priests_of_ra.rules import auctions, plague, priests, scoring
from perankh.games.priests_of_ra.state import Phase, State


@rule("Priests 10.1")
def count_all(state: State) -> None:
    """Score the epoch that is running as if it were the last one and ended now."""
    state.epoch = EPOCHS
    for seat in range(state.players):
        remove_plague_sensibly(state, seat)
    scoring.score_epoch(state)


@rule("Priests 10.5")
def remove_plague_sensibly(state: State, seat: int) -> None:
    """Three priests would remove a plague, unless the player has been asked already."""
    was_asked = state.phase == Phase.PLAGUE and seat < state.to_act
    if plague.may_remove(state.seats[seat]) and not was_asked:
        plague.take_away(state.seats[seat])


def epoch_now(state: State, seat: int) -> int:
    """What the epoch would bring the seat."""
    remove_plague_sensibly(state, seat)
    return scoring.epoch_fame(state, seat)


@rule("Priests 10.3")
def end_now(state: State, seat: int) -> int:
    """What would count at the end of the game, with the ankhs for the people who are there."""
    state.seats[seat].ankhs += scoring.ankhs_for_people(state.seats[seat])
    return scoring.last_epoch_fame(state, seat)


@rule("Priests 7.6", "Priests 8.1")
def win_lane(state: State, seat: int) -> bool:
    """The seat takes the lane and uses its priests, as if it won the lane for nothing."""
    if state.lane_tiles == 0:
        return False
    state.to_act = seat
    auctions.take_lane(state)
    use_priests(state)
    return True


@rule("Priests 8.1", "Priests 8.3")
def use_priests(state: State) -> None:
    """The seat to act turns over what brings most, for as long as anything brings more that way."""
    actions = [0] * MOST_CHOICES
    while priests.may_flip(state):
        chosen = greedy.choose_flip(state, actions, priests.choices(state, actions))
        if chosen == STOP:
            return
        priests.turn_over(state, chosen - FLIP)


RECKONING = Reckoning(now=epoch_now, end=end_now, count_all=count_all, take_offer=win_lane)
