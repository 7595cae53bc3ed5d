"""The sequence of play: the table of contents of the game."""

from perankh.engine.rulebook import rule
from perankh.games.pharaon_absolu.actions import ROLL
from perankh.games.pharaon_absolu.rules import combats, exchanges, finds, pyramids, questions, stakes, turns
from perankh.games.pharaon_absolu.state import Phase, State


@rule("Pharaon 4.2")
def legal_actions(state: State, actions: list[int]) -> int:
    """Write what the seat to act may choose into `actions`, in ascending order; returns how many."""
    match state.phase:
        case Phase.TURN:
            actions[0] = ROLL
            return 1
        case Phase.SIX:
            return turns.choices_after_six(actions)
        case Phase.START:
            return turns.choices_at_start(actions)
        case Phase.SECURE:
            return pyramids.choices(state, actions)
        case Phase.EXCHANGE:
            return exchanges.choices(state, actions)
        case Phase.COMBAT:
            return combats.choices(state, actions)
        case Phase.STAKE:
            return stakes.choices(state, actions)
        case Phase.MATCH:
            return stakes.choices_to_match(state, actions)
        case Phase.ROBBERY:
            return finds.choices_of_robbers(state, actions)
        case Phase.LEVEL:
            return questions.choices_of_level(actions)
        case Phase.QUESTION:
            return questions.choices(state, actions)
        case Phase.JUDGEMENT:
            return questions.choices_of_judgement(actions)
        case Phase.ADVANCE:
            return questions.choices_after_right_answer(actions)
        case Phase.TRIBUTE:
            return finds.choices_of_tribute(state, actions)
    return 0


def apply(state: State, action: int) -> None:
    """Play one legal action; afterwards `state.phase` says what is asked next, and `state.to_act` of whom."""
    match state.phase:
        case Phase.TURN:
            turns.roll(state)
        case Phase.SIX:
            turns.after_six(state, action)
        case Phase.START:
            turns.at_start(state, action)
        case Phase.SECURE:
            pyramids.answer(state, action)
        case Phase.EXCHANGE:
            exchanges.answer(state, action)
        case Phase.COMBAT:
            combats.answer(state, action)
        case Phase.STAKE:
            stakes.add(state, action)
        case Phase.MATCH:
            stakes.match(state, action)
        case Phase.ROBBERY:
            finds.rob(state, action)
        case Phase.LEVEL:
            questions.ask(state, action)
        case Phase.QUESTION:
            questions.answer(state, action)
        case Phase.JUDGEMENT:
            questions.judge(state, action)
        case Phase.ADVANCE:
            questions.after_right_answer(state, action)
        case Phase.TRIBUTE:
            finds.give(state, action)


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.phase == Phase.OVER
