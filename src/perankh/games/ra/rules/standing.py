"""Who is ahead, and who has won (rulebook, chapter 12)."""

from perankh.engine.events import tell
from perankh.engine.rulebook import rule
from perankh.games.ra.components import SUNS_IN_A_SET
from perankh.games.ra.events import Event
from perankh.games.ra.state import Player, State


@rule("Ra 12.1")
def score(state: State, seat: int) -> int:
    """A player's fame."""
    return state.seats[seat].fame


@rule("Ra 12.1", "Ra 12.2")
def outranks(state: State, seat: int, other: int) -> bool:
    """More fame wins; among equals, whoever owns the highest single sun."""
    mine = state.seats[seat]
    theirs = state.seats[other]
    if mine.fame != theirs.fame:
        return mine.fame > theirs.fame
    return highest_owned_sun(mine) > highest_owned_sun(theirs)


@rule("Ra 12.2")
def highest_owned_sun(player: Player) -> int:
    """The best sun a player owns, face up or face down."""
    highest = 0
    for place in range(SUNS_IN_A_SET):
        highest = max(highest, player.suns[place], player.spent_suns[place])
    return highest


@rule("Ra 12.1")
def proclaim(state: State) -> None:
    """Tell who has won."""
    winner = 0
    for seat in range(1, state.players):
        if outranks(state, seat, winner):
            winner = seat
    tell(state, Event.GAME_ENDED, winner, state.seats[winner].fame)
