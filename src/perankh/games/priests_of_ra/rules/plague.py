"""The one way to be rid of plague, when an epoch has ended (rulebook, chapter 10)."""

from perankh.engine.events import tell
from perankh.engine.rulebook import rule
from perankh.games.priests_of_ra.actions import KEEP, REMOVE
from perankh.games.priests_of_ra.components import FIRST_SHOWING, PRIESTS_AGAINST_PLAGUE, Face
from perankh.games.priests_of_ra.events import Event
from perankh.games.priests_of_ra.rules import epochs, holdings
from perankh.games.priests_of_ra.state import Phase, Player, State


@rule("Priests 10.5")
def ask_from(state: State, first: int) -> None:
    """Ask each seat from this one on that may remove a plague; then the epoch is scored."""
    for seat in range(first, state.players):
        if may_remove(state.seats[seat]):
            state.to_act = seat
            state.phase = Phase.PLAGUE
            return
    epochs.end(state)


@rule("Priests 10.5")
def may_remove(player: Player) -> bool:
    """Three priests or more remove one plague, if there is one."""
    return holdings.owned(player, Face.PRIEST) >= PRIESTS_AGAINST_PLAGUE and holdings.owned(player, Face.PLAGUE) > 0


@rule("Priests 10.5")
def choices(actions: list[int]) -> int:
    """Remove one plague, or keep it."""
    actions[0] = REMOVE
    actions[1] = KEEP
    return 2


@rule("Priests 10.5")
def answer(state: State, action: int) -> None:
    """Do what the player chose, and ask the next."""
    if action == REMOVE:
        take_away(state.seats[state.to_act])
        tell(state, Event.PLAGUE_REMOVED, state.to_act)
    else:
        tell(state, Event.PLAGUE_KEPT, state.to_act)
    ask_from(state, state.to_act + 1)


def take_away(player: Player) -> None:
    """One plague leaves the game."""
    player.tiles[FIRST_SHOWING[Face.PLAGUE]] -= 1
