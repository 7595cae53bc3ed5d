"""The sequence of play: the table of contents of the game."""

from perankh.engine.rulebook import rule
from perankh.games.ra.rules import auctions, disasters, gods, turns
from perankh.games.ra.state import Phase, State


@rule("Ra 4.2", "Ra 8.5")
def legal_actions(state: State, actions: list[int]) -> int:
    """Write what the seat to act may choose into `actions`, in ascending order; returns how many."""
    match state.phase:
        case Phase.TURN:
            return turns.choices(state, actions)
        case Phase.GODS:
            return gods.choices(state, actions)
        case Phase.BID:
            return auctions.choices(state, actions)
        case Phase.LOSS:
            return disasters.choices(state, actions)
    return 0


def apply(state: State, action: int) -> None:
    """Play one legal action; afterwards `state.phase` says what is asked next, and `state.to_act` of whom."""
    match state.phase:
        case Phase.TURN:
            turns.act(state, action)
        case Phase.GODS:
            gods.play(state, action)
        case Phase.BID:
            auctions.answer(state, action)
        case Phase.LOSS:
            disasters.lose(state, action)


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.phase == Phase.OVER
