"""What a seat may not know: only the future, and the future is not stored (rulebook, 3.1, 3.2 and 5.3)."""

from perankh.engine.rulebook import rule
from perankh.games.priests_of_ra.state import State


@rule("Priests 3.1", "Priests 3.2", "Priests 5.3")
def conceal(state: State, seat: int | None) -> State:
    """A copy of what the seat (None: a spectator) may know; everything lies open, both faces of each tile too."""
    return state.copy()


@rule("Priests 3.1")
def resample(state: State, seat: int) -> None:
    """Nothing is hidden from a seat that could be dealt anew: a search only needs its own luck."""
