"""What tests of several rooms share."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

import perankh
from perankh.engine.compiled import CompiledGame
from perankh.engine.game import Game

settings.register_profile(
    "house",
    max_examples=60,
    deadline=None,
    derandomize="CI" in os.environ,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("deep", settings.get_profile("house"), max_examples=3_000)
settings.load_profile("house")


@pytest.fixture(scope="session", params=sorted(perankh.games()))
def game(request: pytest.FixtureRequest) -> Game:
    """Every game of the house in turn."""
    return perankh.games()[request.param]


@pytest.fixture(scope="session")
def checked(game: Game) -> CompiledGame:
    """The game's compiled twin that notices an index out of bounds."""
    return perankh.compiled(game.name, True)
