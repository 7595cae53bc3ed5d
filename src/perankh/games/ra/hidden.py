"""What a seat may not know: in Ra only the future, and the future is not stored (rulebook, 3.1 and 3.2)."""

from perankh.engine.rulebook import rule
from perankh.games.ra.state import State


@rule("Ra 3.1", "Ra 3.2")
def conceal(state: State, seat: int | None) -> State:
    """A copy of what the seat (None: a spectator) may know; everything on the table of Ra lies open."""
    return state.copy()


@rule("Ra 3.1")
def resample(state: State, seat: int) -> None:
    """Nothing is hidden from a seat that could be dealt anew: a search only needs its own luck."""
