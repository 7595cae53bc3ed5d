"""What the table would bring if it were counted at once: the rules of scoring, asked ahead of their time."""

from perankh.engine.game import Reckoning
from perankh.engine.mechanics.sun_auction.components import EPOCHS
from perankh.engine.rulebook import rule
from perankh.games.ra import greedy
from perankh.games.ra.actions import MOST_CHOICES
from perankh.games.ra.rules import auctions, disasters, scoring
from perankh.games.ra.state import State


@rule("Ra 11.1")
def count_all(state: State) -> None:
    """Score the epoch that is running as if it were the last one and ended now."""
    state.epoch = EPOCHS
    scoring.score_epoch(state)


@rule("Ra 7.6", "Ra 9.1")
def win_lane(state: State, seat: int) -> bool:
    """The seat takes the goods of the lane and suffers its disasters, as if it won the lane for nothing."""
    if state.lane_tiles == 0:
        return False
    state.to_act = seat
    state.civilisations_to_lose = 0  # what the seat to act may owe to a disaster is not the winner's
    state.monuments_to_lose = 0
    auctions.take_goods(state)
    disasters.strike_all_in_lane(state)
    suffer_losses(state)
    return True


@rule("Ra 9.4", "Ra 9.5", "Ra 9.6")
def suffer_losses(state: State) -> None:
    """The seat to act gives up what the disasters ask for, each time the tile that brings least."""
    actions = [0] * MOST_CHOICES
    disasters.lose_unasked(state)
    while disasters.is_owed(state):
        count = disasters.choices(state, actions)
        disasters.give_up(state, greedy.choose_loss(state, actions, count))
        disasters.lose_unasked(state)


RECKONING = Reckoning(now=scoring.epoch_fame, end=scoring.last_epoch_fame, count_all=count_all, take_offer=win_lane)
