"""What the tests of tables are given."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from perankh.server.config import Config
from tests.server.tables.sitting import Opening, Time
from tests.server.visiting import Visit, visited


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The clock of the house."""
    return Time(monkeypatch)


@pytest.fixture
def opening(database: str) -> Opening:
    """A house that can be closed and opened again on the same database."""
    return lambda: visited(Config(database, unlimited=True))


@pytest.fixture
def without_bots(database: str) -> Iterator[Visit]:
    """A house whose bots never answer, so that a table waits exactly where a test left it."""
    with visited(Config(database, unlimited=True, thinkers=0)) as visit:
        yield visit
