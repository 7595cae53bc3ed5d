"""What the tests of the engine share."""

from __future__ import annotations

import pytest

from perankh.engine import registry
from perankh.engine.game import Game
from tests.engine.mehen import MEHEN


@pytest.fixture
def mehen(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A made-up game, which the house keeps for the length of a test."""
    kept = registry.found() | {MEHEN.name: MEHEN}
    monkeypatch.setattr(registry, "found", lambda: kept)
    return MEHEN
