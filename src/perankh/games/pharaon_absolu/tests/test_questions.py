"""Chapter 6: questions, as far as the rules know them."""

from __future__ import annotations

from typing import Any

import pytest

from perankh import IllegalAction, new_match
from perankh.games.pharaon_absolu import GAME
from perankh.games.pharaon_absolu.tests.builders import a_match, at_question, play
from tests.telling import cites, seat_of, told

RECALL = ["recall poorly", "recall fairly", "recall well"]


@cites("Pharaon 6.1", "Pharaon 6.2")
@pytest.mark.parametrize(("level", "answers"), [("easy", "ab"), ("medium", "abc"), ("hard", "abcd")])
def test_each_level_has_its_number_of_answers(level: str, answers: str) -> None:
    m = a_match()
    play(m, "roll -> 4, question, 7", f"ask {level} -> {answers[-1]}")
    assert (m.phase, m.to_act) == ("question", 0)
    assert m.legal() == [*(f"answer {letter}" for letter in answers), *RECALL]


@cites("Pharaon 6.2")
def test_an_answer_is_right_where_luck_has_put_the_right_one() -> None:
    m = at_question("hard", right="c")
    events = play(m, "answer c")
    assert told(events, "answered") == [(0, "7", "hard", "c", "c", "right")]
    assert (m.phase, m.legal()) == ("advance", ["stay", "advance"])


@cites("Pharaon 6.2")
def test_nobody_sees_where_the_right_answer_stands_before_it_is_given() -> None:
    m = a_match()
    play(m, "roll -> 4, question, 7", "ask hard -> d")
    assert m.position()["question"]["right"] == "d"
    for seat in (None, 0, 1, 2):
        assert m.view(seat)["question"] == {"card": 7, "level": "hard", "right": None}


@cites("Pharaon 6.2")
def test_an_answer_that_was_given_cannot_be_taken_back() -> None:
    m = at_question("easy", right="a")
    play(m, "answer b")
    assert m.may_take_back is None


@cites("Pharaon 6.3")
def test_a_right_answer_may_lead_one_square_further_which_asks_nothing() -> None:
    m = at_question(right="a", seats={0: {"square": 6, "hand": {"food": 1}}})
    play(m, "answer a", "advance")
    assert (seat_of(m, 0)["square"], m.to_act, m.phase) == (7, 1, "turn")


@cites("Pharaon 6.3")
def test_one_may_stay_after_a_right_answer() -> None:
    m = at_question(right="a")
    play(m, "answer a", "stay")
    assert (seat_of(m, 0)["square"], m.to_act) == (1, 1)


@cites("Pharaon 6.3", "Pharaon 5.1")
def test_the_step_of_a_right_answer_may_pass_start() -> None:
    m = at_question(right="a", short_board=False, seats={0: {"square": 39}})
    play(m, "answer a", "advance")
    assert m.phase == "start"
    play(m, "draw -> priest")
    assert (seat_of(m, 0)["square"], m.to_act) == (0, 1)


@cites("Pharaon 6.4")
def test_a_wrong_answer_ends_the_turn() -> None:
    m = at_question(right="a")
    play(m, "answer b")
    assert (seat_of(m, 0)["square"], m.to_act, m.phase) == (1, 1, "turn")


@cites("Pharaon 6.5")
def test_who_stands_on_a_card_square_rolls_without_a_question() -> None:
    m = a_match(seats={0: {"square": 4}})
    assert (m.phase, m.legal()) == ("turn", ["roll"])


@cites("Pharaon 6.6")
def test_under_eight_one_may_decline() -> None:
    m = at_question(under_eight=True)
    assert m.legal() == ["pass", "answer a", "answer b", *RECALL]
    play(m, "pass")
    assert (seat_of(m, 0)["square"], m.to_act) == (1, 1)


@cites("Pharaon 6.7")
@pytest.mark.parametrize(("verdict", "phase"), [("right", "advance"), ("wrong", "turn")])
def test_experts_say_the_answer_aloud_and_the_left_neighbour_judges(verdict: str, phase: str) -> None:
    m = a_match(expert=True)
    play(m, "roll -> 4, question, 7", "ask hard")
    assert m.legal() == ["speak", *RECALL]
    play(m, "speak")
    assert (m.phase, m.to_act, m.legal()) == ("judgement", 1, ["judge wrong", "judge right"])
    assert m.may_take_back is None, "the right answer has been shown"
    play(m, f"judge {verdict}")
    assert m.phase == phase


@cites("Pharaon 6.8")
@pytest.mark.parametrize(("luck", "phase"), [("right", "advance"), ("wrong", "turn")])
def test_a_program_recalls_by_luck(luck: str, phase: str) -> None:
    m = at_question("medium", right="b")
    events = play(m, f"recall fairly -> {luck}")
    assert told(events, "recalled") == [(0, "7", "medium", luck)]
    assert m.phase == phase


RATES = {
    "poorly": {"easy": 0.6, "medium": 0.4, "hard": 0.25},
    "fairly": {"easy": 0.8, "medium": 0.6, "hard": 0.4},
    "well": {"easy": 0.95, "medium": 0.85, "hard": 0.7},
}


@cites("Pharaon 6.8")
@pytest.mark.parametrize("skill", RATES)
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_how_often_a_program_recalls(skill: str, level: str) -> None:
    class Listening:
        counts: Any = None

        def pick(self, chance: int, counts: Any) -> int:
            self.counts = counts
            return 1

    m = at_question(level, right="a")
    luck = Listening()
    m._state.luck = luck
    GAME.kernel.apply(m._state, GAME.actions.read(f"recall {skill}"))
    wrong, right = luck.counts
    assert right / (wrong + right) == RATES[skill][level]


@cites("Pharaon 6.8")
def test_people_are_not_offered_to_recall() -> None:
    m = at_question("easy")
    assert m.offered() == ["answer a", "answer b"]
    assert not GAME.is_for_people("recall well")
    assert GAME.is_for_people("answer a")


def test_luck_puts_the_right_answer_on_every_place() -> None:
    found = set()
    for seed in range(40):
        m = new_match("pharaon_absolu", 2, seed=seed)
        again = a_match(2)
        again._luck = m._luck
        play(again, "roll -> 4, question, 7")
        again.play("ask hard")
        found.add(again.position()["question"]["right"])
    assert found == {"a", "b", "c", "d"}


def test_only_a_level_of_the_card_can_be_asked() -> None:
    m = a_match()
    play(m, "roll -> 4, question, 7")
    with pytest.raises(IllegalAction, match="easy, the medium or the hard"):
        m.play("answer a")
