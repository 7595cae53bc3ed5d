"""Who is ahead, and how the game ends (rulebook, chapter 12)."""

from perankh.engine.events import tell
from perankh.engine.rulebook import rule
from perankh.games.pharaon_absolu.components import CROWN, SERIES, Card
from perankh.games.pharaon_absolu.events import Event
from perankh.games.pharaon_absolu.rules import pyramids
from perankh.games.pharaon_absolu.state import Phase, Player, State


@rule("Pharaon 12.7")
def score(state: State, seat: int) -> int:
    """One for each series secured, and one for the Absolute Pharaoh."""
    return secured(state.seats[seat]) + (CROWN if state.winner == seat else 0)


@rule("Pharaon 12.7")
def secured(player: Player) -> int:
    """How many series are secured; where the faces are unknown, as many as there may be for all that is known."""
    if player.complete:
        return SERIES
    if player.pyramid[Card.UNKNOWN] > 0:
        return min(SERIES - 1, player.pyramid[Card.UNKNOWN])
    return pyramids.series_in(player)


@rule("Pharaon 12.7")
def outranks(state: State, seat: int, other: int) -> bool:
    """The Absolute Pharaoh stands first, then whoever has secured more series."""
    return score(state, seat) > score(state, other)


@rule("Pharaon 1.1", "Pharaon 12.6")
def crown(state: State) -> None:
    """The game ends at once, with an Absolute Pharaoh."""
    close(state)
    tell(state, Event.CROWNED, state.winner)


@rule("Pharaon 12.8")
def end_undecided(state: State) -> None:
    """The game has lasted too long, and nobody is the Absolute Pharaoh."""
    close(state)
    tell(state, Event.UNDECIDED, state.turn)


def close(state: State) -> None:
    """The game is over: what each seat has scored is told."""
    state.phase = Phase.OVER
    for seat in range(state.players):
        series = count_series(state, seat)
        if state.winner == seat:
            tell(state, Event.SCORED_CROWN, seat, CROWN)
        tell(state, Event.SCORED, seat, series + (CROWN if state.winner == seat else 0))


@rule("Pharaon 12.7")
def count_series(state: State, seat: int) -> int:
    """What the series of a pyramid count now."""
    series = secured(state.seats[seat])
    tell(state, Event.SCORED_SERIES, seat, series, series)
    return series
