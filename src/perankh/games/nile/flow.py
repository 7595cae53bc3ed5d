"""The sequence of play: the table of contents of the game."""

from perankh.engine.rulebook import rule
from perankh.games.nile.rules import planting, speculation, trading, turns
from perankh.games.nile.state import Phase, State


@rule("Nile 4.1")
def legal_actions(state: State, actions: list[int]) -> int:
    """Write what the seat to act may choose into `actions`, in ascending order; returns how many."""
    match state.phase:
        case Phase.TRADE:
            return trading.choices(state, actions)
        case Phase.MARKET | Phase.OFFERING:
            return trading.further_choices(state, actions)
        case Phase.PLANT:
            return planting.choices(state, actions)
        case Phase.PLANTING:
            return planting.further_choices(state, actions)
        case Phase.SPECULATING:
            return speculation.choices(state, actions)
    return 0


def apply(state: State, action: int) -> None:
    """Play one legal action; afterwards `state.phase` says what is asked next, and `state.to_act` of whom."""
    match state.phase:
        case Phase.TRADE:
            trading.act(state, action)
        case Phase.MARKET:
            trading.go_to_market(state, action)
        case Phase.OFFERING:
            trading.make_offering(state, action)
        case Phase.PLANT:
            turns.plant_or_speculate(state, action)
        case Phase.PLANTING:
            planting.act(state, action)
        case Phase.SPECULATING:
            speculation.act(state, action)
    turns.settle(state)


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.phase == Phase.OVER
