"""Who is ahead, and who has won (rulebook, chapter 12)."""

from perankh.engine.events import tell
from perankh.engine.mechanics.sun_auction.rules import fame
from perankh.engine.rulebook import rule
from perankh.games.priests_of_ra.events import Event
from perankh.games.priests_of_ra.state import State


@rule("Priests 12.1")
def score(state: State, seat: int) -> int:
    """A player's fame."""
    return state.seats[seat].fame


@rule("Priests 12.1", "Priests 12.2")
def outranks(state: State, seat: int, other: int) -> bool:
    """More fame wins; among equals, whoever owns the highest single sun."""
    return fame.outranks(state, seat, other)


@rule("Priests 12.1")
def proclaim(state: State) -> None:
    """Tell who has won."""
    winner = fame.leader(state)
    tell(state, Event.GAME_ENDED, winner, state.seats[winner].fame)
