"""What the table would bring if it were counted at once: in Nile, the stocks as they are."""

from perankh.engine.game import Reckoning
from perankh.engine.rulebook import rule
from perankh.games.nile import hidden
from perankh.games.nile.rules import standing
from perankh.games.nile.state import State


@rule("Nile 12.3")
def nothing_before_the_end(state: State, seat: int) -> int:
    """No part of the game is counted before it is over."""
    return 0


@rule("Nile 2.3", "Nile 12.4")
def stock_in_sight(state: State, seat: int) -> int:
    """What the seat's stock comes to; one that lies face down tells nothing."""
    return standing.count_stock(state, seat) if hidden.is_stock_open(state, seat) else 0


@rule("Nile 12.4")
def count_all(state: State) -> None:
    """Stocks count at any moment as they would at the end."""


@rule("Nile 7.5")
def nothing_on_offer(state: State, seat: int) -> bool:
    """Players do not deal with each other, and the deck does not show what it offers."""
    return False


RECKONING = Reckoning(now=nothing_before_the_end, end=stock_in_sight, count_all=count_all, take_offer=nothing_on_offer)
