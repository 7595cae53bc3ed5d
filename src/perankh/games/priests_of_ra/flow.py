"""The sequence of play: the table of contents of the game."""

from perankh.engine.rulebook import rule
from perankh.games.priests_of_ra.rules import auctions, plague, priests, turns
from perankh.games.priests_of_ra.state import Phase, State


@rule("Priests 4.2")
def legal_actions(state: State, actions: list[int]) -> int:
    """Write what the seat to act may choose into `actions`, in ascending order; returns how many."""
    match state.phase:
        case Phase.TURN:
            return turns.choices(state, actions)
        case Phase.FACE:
            return turns.faces(state, actions)
        case Phase.BID:
            return auctions.choices(state, actions)
        case Phase.FLIP:
            return priests.choices(state, actions)
        case Phase.PLAGUE:
            return plague.choices(actions)
    return 0


def apply(state: State, action: int) -> None:
    """Play one legal action; afterwards `state.phase` says what is asked next, and `state.to_act` of whom."""
    match state.phase:
        case Phase.TURN:
            turns.act(state, action)
        case Phase.FACE:
            turns.show(state, action)
        case Phase.BID:
            auctions.answer(state, action)
        case Phase.FLIP:
            priests.flip(state, action)
        case Phase.PLAGUE:
            plague.answer(state, action)


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.phase == Phase.OVER
