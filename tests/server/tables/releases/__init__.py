"""Running tables as earlier versions of the house left them, among the tests of their games; every release goes on.

    python -m tests.server.tables.releases GAME

plays a table half-way by the present code and writes it down as `running-table-rules-N.json`; do so with each release
that changes a game's rules or what the log holds, and never change a file that was released.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import sqlalchemy
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData

import perankh
from perankh.server.database import migrations
from perankh.server.database.database import Database

FILES = sorted(file for game in perankh.games().values() for file in game.folder.glob("tests/running-table-*.json"))
KEPT = ("people", "tables", "seats", "entries", "orders")
"""What a table consists of in the database, what others refer to first."""


def dump(connection: Connection) -> dict[str, Any]:
    """The rows that a house with one table holds, and the version of its database."""
    tables = _tables_in(connection)
    rows = {
        name: [dict(row) for row in connection.execute(sqlalchemy.select(tables[name])).mappings()] for name in KEPT
    }
    return {"database": migrations.version_of(connection), "rows": rows}


def restore(written: dict[str, Any], database: Database) -> None:
    """Fill an empty database as that version of the house has left it."""
    scripts = Config()
    scripts.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with database.begin() as connection:
        scripts.attributes["connection"] = connection
        command.upgrade(scripts, written["database"])
        tables = _tables_in(connection)
        for name in KEPT:
            if written["rows"][name]:
                connection.execute(sqlalchemy.insert(tables[name]), written["rows"][name])


def _tables_in(connection: Connection) -> dict[str, sqlalchemy.Table]:
    """The tables as that database has them, which the present code may know otherwise."""
    found = MetaData()
    found.reflect(connection)
    return dict(found.tables)


def file_of(game: str, rules: int) -> Path:
    """Where a table of these rules is written down."""
    return perankh.games()[game].folder / "tests" / f"running-table-rules-{rules}.json"


def read(file: Path) -> dict[str, Any]:
    """A table that was written down."""
    written: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return written
