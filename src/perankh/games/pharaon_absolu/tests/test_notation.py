"""Positions as text: what is refused, with every reason, and what a view says."""

from __future__ import annotations

from typing import Any

import pytest

from perankh import InvalidPosition, match_from, new_match
from perankh.games.pharaon_absolu import GAME
from perankh.games.pharaon_absolu.tests.builders import FULL, a_match, a_position, at_question, play
from tests.positions import changed

PLAIN = a_position(seats={0: {"hand": {"food": 2}}, 1: {"pyramid": {"priest": 1}}})
ASKED = at_question("easy", right="b").position()


@pytest.mark.parametrize(
    ("position", "path", "value", "reason"),
    [
        (PLAIN, "players", 5, "players must be a number from 2 to 4"),
        (PLAIN, "phase", "sleep", "phase must be one of turn, six"),
        (PLAIN, "turn", 0, "turn must be a number from 1 to 1200"),
        (PLAIN, "seats.0.square", 40, "square must be a number from 0 to 39"),
        (PLAIN, "seats.0.hand", {"gold": 1}, "hand cannot hold 'gold'"),
        (PLAIN, "seats.0.hand", {"unknown": 2}, "hand cannot hold 'unknown'"),
        (PLAIN, "seats.0.hand", {"food": 3}, "the box holds 14 food cards, the position 15"),
        (PLAIN, "seats.0.hand", {"food": 1}, "the box holds 14 food cards, the position 13"),
        (PLAIN, "seats.1.complete", True, "seat 1 says otherwise whether its series is complete"),
        (PLAIN, "questions", [1, 2], "question 3 is not exactly once"),
        (PLAIN, "actions", {"cat": 2}, "the box holds 3 cat cards, the position 2"),
        (PLAIN, "used", ["dog"], "used cannot hold 'dog'"),
        (PLAIN, "used", [7], "question 7 is not exactly once"),
        (PLAIN, "to_act", 1, "seat 1 is not who is asked now"),
        (PLAIN, "rolls", 2, "a turn begins before the die is rolled"),
        (PLAIN, "options", {"expert": 1}, "expert must be true or false"),
        (PLAIN, "weather", "hot", "'weather' is not a field of a position"),
        (ASKED, "question.right", "c", "c is not among the answers"),
        (ASKED, "question.right", None, "right must be one of a, b, c, d"),
        (ASKED, "question.card", 8, "question 8 is asked, but it is not among the used cards"),
        (ASKED, "phase", "judgement", "'right' is not a field of a position"),
    ],
)
def test_an_impossible_position_is_refused_with_its_reason(
    position: dict[str, Any], path: str, value: Any, reason: str
) -> None:
    with pytest.raises(InvalidPosition) as refused:
        match_from("pharaon_absolu", changed(position, path, value))
    assert any(reason in each for each in refused.value.reasons), refused.value.reasons


def test_a_position_without_options_plays_by_the_defaults() -> None:
    position = {name: value for name, value in PLAIN.items() if name != "options"}
    assert match_from("pharaon_absolu", position).options == {
        "short_board": False,
        "pyramid_duplicates": True,
        "over_fifteen": False,
        "under_eight": False,
        "expert": False,
    }


def test_a_view_counts_what_it_does_not_show_and_can_be_read_by_opponents() -> None:
    m = a_match(seats={0: {"hand": {"food": 2}}, 1: {"hand": {"priest": 1}, "pyramid": FULL}})
    view = m.view(0)
    assert view["pile"] == {"unknown": 75}
    assert view["seats"][1] == {
        "square": 0,
        "hand": {"unknown": 1},
        "pyramid": {"unknown": 6},
        "complete": True,
        "misses": False,
    }
    assert {"seat": 0} | GAME.write_position(GAME.read_position(view)) == view


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_view_of_a_game_can_be_read(players: int) -> None:
    m = new_match("pharaon_absolu", players, seed=players)
    while not m.is_over:
        codes = m._legal_codes()
        m.play(m.game.actions.names[m.game.kernel.greedy(m._state, codes, len(codes))])
        for seat in (None, *range(players)):
            view = m.view(seat)
            assert {"seat": seat} | GAME.write_position(GAME.read_position(view)) == view


def test_the_order_of_the_used_cards_is_kept_when_the_pile_has_gone_round() -> None:
    m = new_match("pharaon_absolu", 2, seed=3)
    m._state.used = [*range(48), *(48 + 1 + number // 3 for number in range(36))]
    m._state.seen, m._state.next = 84, 5
    m._state.finds, m._state.questions = [0] * 13, [0] * 48
    used = m.position()["used"]
    assert (used[0], used[-1], len(used)) == (6, 5, 84)
    again = match_from("pharaon_absolu", m.position())
    play(again, "roll -> 1")
    assert again.position()["used"] == [*used[1:], 6]
