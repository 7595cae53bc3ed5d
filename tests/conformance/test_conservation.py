"""Nothing appears from nowhere: each game says what it conserves in its `tests/conserved.py`."""

from __future__ import annotations

import importlib
from collections.abc import Callable

import pytest

from perankh.engine.game import Game
from perankh.engine.match import Match
from tests.playing import every_moment


@pytest.fixture
def check_conserved(game: Game) -> Callable[[Match], None]:
    """The game's own check: it raises AssertionError where something is lost or made."""
    return importlib.import_module(f"perankh.games.{game.name}.tests.conserved").check_conserved


def test_nothing_is_lost_and_nothing_made(game: Game, check_conserved: Callable[[Match], None]) -> None:
    checked = 0
    for match in every_moment(game):
        check_conserved(match)
        checked += 1
    assert checked > 0
