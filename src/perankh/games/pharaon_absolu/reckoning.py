"""What the table would bring if it were counted at once: the series as they lie in the pyramids."""

from perankh.engine.game import Reckoning
from perankh.engine.rulebook import rule
from perankh.games.pharaon_absolu.rules import standing
from perankh.games.pharaon_absolu.state import State


@rule("Pharaon 12.7")
def count_at_the_end(state: State, seat: int) -> int:
    """Nothing counts at the end only: the crown cannot be foreseen."""
    return 0


@rule("Pharaon 12.7")
def count_all(state: State) -> None:
    """The score is what lies in the pyramids: there is nothing left to count."""


def take_offer(state: State, seat: int) -> bool:
    """Nothing is on offer in this game."""
    return False


RECKONING = Reckoning(now=standing.count_series, end=count_at_the_end, count_all=count_all, take_offer=take_offer)
