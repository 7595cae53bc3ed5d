"""The way home: back to Start with a complete series, and the last one (rulebook, chapter 12)."""

from perankh.engine.events import tell
from perankh.engine.rulebook import rule
from perankh.games.pharaon_absolu.components import START_SQUARE
from perankh.games.pharaon_absolu.events import Event
from perankh.games.pharaon_absolu.rules import standing, turns
from perankh.games.pharaon_absolu.state import Player, State


@rule("Pharaon 12.3")
def is_waiting(player: Player) -> bool:
    """Whether the player stands on Start with a complete series."""
    return player.complete and player.square == START_SQUARE


@rule("Pharaon 12.3")
def arrive(state: State) -> None:
    """A player with a complete series has reached Start: no card, and the turn is over."""
    tell(state, Event.CAME_HOME, state.mover)
    turns.end(state)


@rule("Pharaon 12.4")
def wait_for_one(state: State, is_one: bool) -> None:
    """A one leads to Ra and wins; anything else, also a six, ends the turn."""
    if is_one:
        state.winner = state.mover
        standing.crown(state)
    else:
        tell(state, Event.WAITED, state.mover)
        turns.end(state)
