"""Migrations: an empty database becomes the house's own, any number of times, and later ones are left alone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
import sqlalchemy
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from perankh.engine.errors import InvalidSetup
from perankh.server.database.database import Database
from perankh.server.database.migrations import migrate, version_of
from perankh.server.database.schema import METADATA
from perankh.server.database.secret import secret_of
from tests.server.conftest import new_database


@pytest.fixture
def opened(database: str) -> Iterator[Database]:
    """An empty database."""
    empty = Database(database)
    yield empty
    asyncio.run(empty.close())


def version(database: Database) -> str | None:
    with database.begin() as connection:
        return version_of(connection)


def test_migrations_make_the_schema_that_the_house_uses(opened: Database) -> None:
    assert version(opened) is None
    migrate(opened)
    with opened.begin() as connection:
        differences = compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), METADATA)
    assert differences == []


def test_a_missing_index_would_be_noticed(opened: Database) -> None:
    migrate(opened)
    with opened.begin() as connection:
        connection.execute(sqlalchemy.text("DROP INDEX seats_of_person"))
        assert compare_metadata(MigrationContext.configure(connection), METADATA)


def test_migrating_twice_is_harmless(opened: Database) -> None:
    migrate(opened)
    with opened.begin() as connection:
        secret = secret_of(connection)
    first = version(opened)
    migrate(opened)
    with opened.begin() as connection:
        assert secret_of(connection) == secret
    assert version(opened) == first is not None


def test_a_database_of_a_later_version_is_refused_and_left_alone(opened: Database) -> None:
    migrate(opened)
    with opened.begin() as connection:
        connection.execute(sqlalchemy.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(InvalidSetup, match=r"later version of the house \(9999\); update perankh"):
        migrate(opened)
    assert version(opened) == "9999"


def test_processes_that_migrate_at_once_agree(postgresql: str) -> None:
    address = new_database(postgresql)
    barrier = Barrier(4)

    def prepare(_: int) -> bytes:
        database = Database(address)
        try:
            barrier.wait(20)
            migrate(database)
            with database.begin() as connection:
                return secret_of(connection)
        finally:
            asyncio.run(database.close())

    with ThreadPoolExecutor(4) as threads:
        secrets = list(threads.map(prepare, range(4)))
    assert len(set(secrets)) == 1


def test_what_is_no_address_of_a_database_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="begins with postgresql://"):
        Database("mysql://localhost/house")
