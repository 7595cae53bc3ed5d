"""What the tests of the database are given."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from perankh.server.config import Config
from tests.server.conftest import new_database
from tests.server.visiting import Visit, visited


@pytest.fixture
def postgresql_house(postgresql: str) -> Iterator[Visit]:
    """A house on PostgreSQL only, for what only that database does."""
    with visited(Config(new_database(postgresql), unlimited=True)) as visit:
        yield visit
