"""What the tests of tables are given."""

from __future__ import annotations

import pytest

from perankh.server.config import Config
from tests.server.tables.sitting import Opening, Time
from tests.server.visiting import visited


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The clock of the house."""
    return Time(monkeypatch)


@pytest.fixture
def opening(database: str) -> Opening:
    """A house that can be closed and opened again on the same database."""
    return lambda: visited(Config(database, unlimited=True))
