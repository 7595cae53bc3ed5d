"""Chapters 1 to 3: the box and the set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from perankh import InvalidSetup, new_match
from perankh.games.pharaon_absolu.actions import SQUARE_NAMES
from perankh.games.pharaon_absolu.components import LONG_BOARD, SHORT_BOARD
from perankh.games.pharaon_absolu.tests import builders
from perankh.games.pharaon_absolu.tests.builders import ACTIONS, SERIES, a_match, play, squares
from tests.telling import cites

LETTERS = {
    "D": "start",
    "C": "card",
    "P": "pyramid",
    "O": "oasis",
    "E": "exchange",
    "R": "roll_again",
    "B": "combat",
}


@cites("Pharaon 1.2")
@pytest.mark.parametrize("players", [1, 5, 0])
def test_the_game_is_for_two_to_four(players: int) -> None:
    with pytest.raises(InvalidSetup, match="for 2 to 4 players"):
        new_match("pharaon_absolu", players)


@cites("Pharaon 2.1", "Pharaon 2.2", "Pharaon 3.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_in_the_box_lies_on_the_table(players: int) -> None:
    position = new_match("pharaon_absolu", players, seed=1).position()
    cards = Counter(position["pile"])
    for seat in position["seats"]:
        cards.update(seat["hand"])
    assert cards == dict.fromkeys(SERIES, 14)
    assert position["questions"] == list(range(1, 49))
    assert position["actions"] == dict.fromkeys(ACTIONS, 3)
    assert position["used"] == []


@cites("Pharaon 2.3")
def test_the_board_has_forty_squares() -> None:
    assert [SQUARE_NAMES[kind] for kind in LONG_BOARD] == [LETTERS[letter] for letter in builders.BOARD]
    counted = {letter: len(squares(letter)) for letter in LETTERS}
    assert counted == {"D": 1, "C": 14, "P": 10, "O": 4, "E": 4, "R": 4, "B": 3}


@cites("Pharaon 2.4")
def test_the_short_board_has_twenty_four_squares() -> None:
    assert [SQUARE_NAMES[kind] for kind in SHORT_BOARD] == [LETTERS[letter] for letter in builders.SHORT_BOARD]
    counted = {letter: len(squares(letter, builders.SHORT_BOARD)) for letter in LETTERS}
    assert counted == {"D": 1, "C": 7, "P": 7, "O": 3, "E": 2, "R": 2, "B": 2}
    m = a_match(short_board=True, seats={0: {"square": 22}})
    play(m, "roll -> 4")
    assert m.position()["seats"][0]["square"] == 2


@cites("Pharaon 3.1", "Pharaon 3.3", "Pharaon 3.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_on_start_with_three_cards(players: int) -> None:
    m = new_match("pharaon_absolu", players, seed=2)
    position = m.position()
    assert [seat["square"] for seat in position["seats"]] == [0] * players
    assert [sum(seat["hand"].values()) for seat in position["seats"]] == [3] * players
    assert not any(seat["pyramid"] for seat in position["seats"])
    assert (m.to_act, m.phase, position["turn"]) == (0, "turn", 1)


@cites("Pharaon 3.3")
def test_cards_are_dealt_in_turn_order() -> None:
    outcomes = ["soldier"] * 3 + ["priest"] * 3
    m = new_match("pharaon_absolu", 2, outcomes=outcomes)
    assert [seat["hand"] for seat in m.position()["seats"]] == [{"soldier": 3}, {"priest": 3}]
