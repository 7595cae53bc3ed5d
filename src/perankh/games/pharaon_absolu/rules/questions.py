"""Questions (rulebook, chapter 6). The rules know a question by its number; its words are read at the edge."""

from perankh.engine.events import tell
from perankh.engine.luck import pick
from perankh.engine.rulebook import rule
from perankh.games.pharaon_absolu.actions import ADVANCE, ANSWER, ASK, JUDGE, PASS, RECALL, SPEAK, STAY
from perankh.games.pharaon_absolu.components import (
    CHOICES,
    LEVELS,
    NO_CARD,
    NO_PLACE,
    PLACES,
    RECALLS,
    SKILLS,
    STEPS_OF_A_RIGHT_ANSWER,
    Chance,
    Then,
    Verdict,
)
from perankh.games.pharaon_absolu.events import Event
from perankh.games.pharaon_absolu.rules import turns
from perankh.games.pharaon_absolu.state import Phase, State


@rule("Pharaon 6.1")
def begin(state: State, question: int) -> None:
    """The left neighbour chooses which of the card's three questions to ask."""
    state.question = question
    state.to_act = turns.left_of(state, state.mover)
    state.phase = Phase.LEVEL


@rule("Pharaon 6.1")
def choices_of_level(actions: list[int]) -> int:
    """Easy, medium or hard."""
    for level in range(LEVELS):
        actions[level] = ASK + level
    return LEVELS


@rule("Pharaon 6.1", "Pharaon 6.2", "Pharaon 6.7")
def ask(state: State, action: int) -> None:
    """The question is read to the mover, with its answers in an order that luck decides; to experts without any."""
    state.level = action - ASK
    tell(state, Event.ASKED, state.to_act, state.mover, state.question, state.level)
    if not state.expert:
        state.right = pick(state, Chance.PLACE, PLACES[state.level]) + 1
    state.to_act = state.mover
    state.phase = Phase.QUESTION


@rule("Pharaon 6.2", "Pharaon 6.6", "Pharaon 6.7", "Pharaon 6.8")
def choices(state: State, actions: list[int]) -> int:
    """One of the answers shown, or to say it aloud; who cannot read recalls it; who is under eight may pass."""
    count = 0
    if state.under_eight:
        actions[count] = PASS
        count += 1
    if state.expert:
        actions[count] = SPEAK
        count += 1
    else:
        for place in range(1, CHOICES[state.level] + 1):
            actions[count] = ANSWER + place
            count += 1
    for skill in range(SKILLS):
        actions[count] = RECALL + skill
        count += 1
    return count


@rule("Pharaon 6.2", "Pharaon 6.6")
def answer(state: State, action: int) -> None:
    """Take the answer of the mover, in whatever way it is given."""
    if action == PASS:
        tell(state, Event.PASSED, state.mover)
        close(state)
        turns.end(state)
    elif action == SPEAK:
        speak(state)
    elif action < SPEAK:
        choose(state, action - ANSWER)
    else:
        recall(state, action - RECALL)


@rule("Pharaon 6.2")
def choose(state: State, place: int) -> None:
    """One of the answers shown, which is right or not."""
    verdict = Verdict.RIGHT if place == state.right else Verdict.WRONG
    tell(state, Event.ANSWERED, state.mover, state.question, state.level, place, state.right, verdict)
    settle(state, verdict)


@rule("Pharaon 6.8")
def recall(state: State, skill: int) -> None:
    """Luck decides for a program whether it knows the answer, by its skill and the level of the question."""
    verdict: int = pick(state, Chance.MEMORY, RECALLS[skill * LEVELS + state.level])
    tell(state, Event.RECALLED, state.mover, state.question, state.level, verdict)
    settle(state, verdict)


@rule("Pharaon 6.7")
def speak(state: State) -> None:
    """An expert has said an answer and then sees the right one; the left neighbour judges."""
    tell(state, Event.SPOKE, state.mover, state.question, state.level)
    state.to_act = turns.left_of(state, state.mover)
    state.phase = Phase.JUDGEMENT


@rule("Pharaon 6.7")
def choices_of_judgement(actions: list[int]) -> int:
    """Wrong or right."""
    actions[0] = JUDGE + Verdict.WRONG
    actions[1] = JUDGE + Verdict.RIGHT
    return 2


@rule("Pharaon 6.7")
def judge(state: State, action: int) -> None:
    """The left neighbour says whether the answer was right."""
    verdict = action - JUDGE
    tell(state, Event.JUDGED, state.to_act, state.mover, verdict)
    settle(state, verdict)


@rule("Pharaon 6.3", "Pharaon 6.4")
def settle(state: State, verdict: int) -> None:
    """After a right answer the mover may advance one square; after a wrong one the turn is over."""
    close(state)
    state.to_act = state.mover
    if verdict == Verdict.RIGHT:
        state.phase = Phase.ADVANCE
    else:
        turns.end(state)


def close(state: State) -> None:
    """The card goes back; nothing is asked any more."""
    state.question = NO_CARD
    state.right = NO_PLACE


@rule("Pharaon 6.3")
def choices_after_right_answer(actions: list[int]) -> int:
    """Stay, or advance."""
    actions[0] = STAY
    actions[1] = ADVANCE
    return 2


@rule("Pharaon 6.3")
def after_right_answer(state: State, action: int) -> None:
    """One square further, which asks for nothing; coming past Start counts."""
    if action == ADVANCE:
        turns.advance(state, STEPS_OF_A_RIGHT_ANSWER, Then.END)
    else:
        tell(state, Event.STAYED, state.mover)
        turns.end(state)
