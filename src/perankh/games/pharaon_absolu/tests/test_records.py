"""Whole games, replayed to the result they claim; whatever is changed in them is noticed."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from perankh import Match, replay
from perankh.games.pharaon_absolu import GAME
from tests.records import each_of, has, records_of, refusal
from tests.telling import cites

RECORDS = records_of(GAME)
every_record = each_of(RECORDS)


def test_three_records_for_each_number_of_players() -> None:
    players = [replay(text).players for text in RECORDS.values()]
    assert all(players.count(number) >= 3 for number in GAME.players)


@pytest.mark.parametrize(
    "trait",
    [
        pytest.param(has("crowned"), marks=cites("Pharaon 12.6"), id="somebody becomes the Absolute Pharaoh"),
        pytest.param(has("broken"), marks=cites("Pharaon 12.5"), id="a complete series is robbed"),
        pytest.param(has("fought"), marks=cites("Pharaon 10.1"), id="a combat"),
        pytest.param(has("exchanged"), marks=cites("Pharaon 9.1"), id="an exchange"),
        pytest.param(has("taxed"), marks=cites("Pharaon 7.10"), id="a tax"),
        pytest.param(has("spoke"), marks=cites("Pharaon 6.7"), id="an expert"),
        pytest.param(lambda match: match.options["short_board"], marks=cites("Pharaon 2.4"), id="the short board"),
        pytest.param(lambda match: match.names is not None, id="the players have names"),
    ],
)
def test_some_record_shows_it(trait: Callable[[Match], bool]) -> None:
    assert any(trait(replay(text)) for text in RECORDS.values())


@every_record
@cites("Pharaon 12.4")
def test_only_a_one_wins_in_the_end(text: str) -> None:
    assert text.endswith("roll -> 1\n")
    for die in range(2, 7):
        assert refusal(text.removesuffix("1\n") + f"{die}\n")


@every_record
def test_another_score_is_noticed(text: str) -> None:
    scores = replay(text).scores
    claimed = [scores[0] + 1, *scores[1:]]
    assert "Scores" in str(refusal(text.replace(f"[Scores {scores}]", f"[Scores {claimed}]")))


@every_record
def test_a_deleted_or_doubled_line_is_noticed(text: str) -> None:
    lines = text.splitlines(keepends=True)
    moves = [index for index, line in enumerate(lines) if line[0].isdigit()]
    for index in random.Random("lines").sample(moves[:-1], 5):
        assert refusal("".join(lines[:index] + lines[index + 1 :]))
        assert refusal("".join(lines[: index + 1] + lines[index:])).line == index + 2


@every_record
def test_a_swapped_seat_is_noticed_with_its_rule(text: str) -> None:
    players = replay(text).players
    moves = list(re.finditer(r"^[0-9]+\. seat ([0-9]): ", text, re.MULTILINE))
    for move in random.Random("seats").sample(moves, 5):
        seat = str((int(move[1]) + 1) % players)
        refused = refusal(text[: move.start(1)] + seat + text[move.end(1) :])
        assert refused.line == text[: move.start()].count("\n") + 1
        assert refused.rule in GAME.phase_rules.values()
