"""Taking back: the latest actions of one seat, as long as nothing new came of them."""

from __future__ import annotations

import pytest

import perankh
from perankh.engine.game import Game
from perankh.engine.luck import Committed
from perankh.engine.match import Match, Turn
from tests.playing import state_of


@pytest.fixture
def match(mehen: Game) -> Match:
    """A match of a game in which luck, secrets and long turns are easy to have."""
    return perankh.new_match(mehen.name, 2, seed=1)


def play(match: Match, *actions: str) -> None:
    for action in actions:
        match.play(action)


def actions_of(match: Match) -> list[str]:
    return [turn.action for turn in match.history]


def test_the_set_up_cannot_be_taken_back(match: Match) -> None:
    assert match.may_take_back is None
    with pytest.raises(perankh.NothingToTakeBack, match="nothing was played that can be taken back"):
        match.take_back()


def test_a_refusal_to_take_back_leaves_the_match_untouched(match: Match) -> None:
    play(match, "throw")
    before = match.record(), match.position()
    with pytest.raises(perankh.NothingToTakeBack):
        match.take_back()
    assert (match.record(), match.position()) == before


def test_the_latest_action_may_be_taken_back_by_its_seat(match: Match) -> None:
    before = match.record(), match.position()
    play(match, "stop")
    assert (match.to_act, match.may_take_back) == (1, 0)
    assert match.take_back() == Turn(0, "stop", (), ())
    assert (match.record(), match.position()) == before
    assert (match.to_act, match.may_take_back) == (0, None)


def test_several_actions_of_one_seat_are_taken_back_one_after_the_other(match: Match) -> None:
    play(match, "take 1", "take 2", "stop")
    assert [match.take_back().action for _ in range(3)] == ["stop", "take 2", "take 1"]
    assert (match.moves, match.may_take_back) == (0, None)


def test_luck_cannot_be_taken_back_nor_what_came_before(match: Match) -> None:
    play(match, "take 1", "throw")
    assert match.may_take_back is None
    play(match, "take 1")
    match.take_back()
    assert actions_of(match) == ["set up", "take 1", "throw"]
    assert match.may_take_back is None


def test_what_showed_something_hidden_cannot_be_taken_back_nor_what_came_before(match: Match) -> None:
    play(match, "take 1", "peek")
    assert match.may_take_back is None
    play(match, "take 1")
    match.take_back()
    assert actions_of(match) == ["set up", "take 1", "peek"]
    assert match.may_take_back is None


def test_another_seat_that_acts_puts_earlier_actions_out_of_reach(match: Match) -> None:
    play(match, "take 1", "stop", "take 2")
    assert match.may_take_back == 1
    match.take_back()
    assert (match.to_act, match.may_take_back) == (1, None)
    play(match, "stop", "take 1")
    assert match.may_take_back == 0
    match.take_back()
    assert match.may_take_back is None


def test_the_last_action_of_a_finished_match_may_be_taken_back(match: Match) -> None:
    while not match.is_over:
        match.play("take 1")
    assert match.may_take_back == 0
    match.take_back()
    assert not match.is_over
    assert "[Scores" not in match.record()


def test_other_actions_may_follow(match: Match) -> None:
    play(match, "take 1", "stop")
    match.take_back()
    match.take_back()
    play(match, "take 2", "stop")
    assert actions_of(match) == ["set up", "take 2", "stop"]
    assert match.position()["taken"] == [2, 0]
    assert perankh.replay(match.record()).position() == match.position()


def test_committed_luck_is_that_of_the_number_of_the_move(mehen: Game) -> None:
    straight, wavering = (
        perankh.new_match(mehen.name, 2, luck=Committed(bytes(range(32)), ["a word"])) for _ in range(2)
    )
    for _ in range(20):
        play(wavering, "take 1", "stop")
        wavering.take_back()
        wavering.take_back()
        assert wavering.play("throw") == straight.play("throw")


def test_luck_of_a_seed_goes_on_where_it_was(match: Match) -> None:
    straight = match.copy()
    for _ in range(20):
        play(match, "stop")
        match.take_back()
        assert match.play("throw") == straight.play("throw")


def test_a_copy_takes_back_by_itself(match: Match) -> None:
    play(match, "take 1", "take 1")
    copied = match.copy()
    copied.take_back()
    state_of(copied).pile = 0
    assert actions_of(match) == ["set up", "take 1", "take 1"]
    match.take_back()
    assert match.position() != copied.position()
    assert match.legal() == ["take 1", "take 2", "throw", "peek", "stop"]


def test_a_replay_may_take_back_what_the_match_could(match: Match) -> None:
    play(match, "throw", "take 1", "stop")
    again = perankh.replay(match.record())
    while match.may_take_back is not None:
        assert again.may_take_back == match.may_take_back
        assert again.take_back() == match.take_back()
    assert again.may_take_back is None


def test_nothing_before_a_position_can_be_taken_back(match: Match) -> None:
    play(match, "take 1")
    again = perankh.match_from("mehen", match.position())
    assert again.may_take_back is None
    again.play("take 1")
    again.take_back()
    assert (again.position(), again.may_take_back) == (match.position(), None)
