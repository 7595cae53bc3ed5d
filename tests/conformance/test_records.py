"""The records in a game's folder: whole games of every released version of its rules, which every release replays."""

from __future__ import annotations

import json
import re
from itertools import product

import perankh
from perankh.engine.game import Game
from perankh.engine.match import Match
from tests.records import records_of


def recorded(game: Game) -> dict[str, Match]:
    """Each record with the match it tells; one that cannot be replayed is an error with its line."""
    return {text: perankh.replay(text) for text in records_of(game).values()}


def test_the_records_of_every_released_version_replay(game: Game) -> None:
    assert all(match.record() == text for text, match in recorded(game).items())


def test_a_record_claims_its_result(game: Game) -> None:
    for text, match in recorded(game).items():
        claimed = {name: json.loads(value) for name, value in re.findall(r"^\[(\w+) (.+)\]$", text, re.MULTILINE)}
        assert match.is_over
        assert claimed == claimed | {"Scores": match.scores, "Ranking": match.ranking, "Options": match.options}


def test_every_record_names_a_version_that_is_played(game: Game) -> None:
    played = range(game.oldest_rules, game.rules_version + 1)
    assert all(match.rules in played and match.game is game for match in recorded(game).values())


def test_every_version_has_a_finished_record_for_each_number_of_players(game: Game) -> None:
    finished = {(match.rules, match.players) for match in recorded(game).values() if match.is_over}
    played = range(game.oldest_rules, game.rules_version + 1)
    assert set(product(played, game.players)) <= finished
