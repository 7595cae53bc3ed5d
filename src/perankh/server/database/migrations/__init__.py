"""Brings a database of any earlier version of the house up to this one."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from perankh.engine.errors import InvalidSetup
from perankh.server.database.database import Database

ONE_AT_A_TIME = 0x7065_7261_6E6B
"""The number of the PostgreSQL lock under which one process migrates while the others wait."""


class LaterDatabase(InvalidSetup):
    """The database was written by a later version of the house, which `version` names."""

    def __init__(self, version: str) -> None:
        super().__init__(f"the database was written by a later version of the house ({version}); update perankh")
        self.version = version


def migrate(database: Database) -> None:
    """Apply whatever migrations are missing; a database from a later version is left alone."""
    scripts = Config()
    scripts.set_main_option("script_location", str(Path(__file__).parent))
    with database.begin() as connection:
        if database.is_shared:
            connection.execute(sqlalchemy.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ONE_AT_A_TIME})
        known = ScriptDirectory.from_config(scripts)
        version = version_of(connection)
        if version == known.get_current_head():
            return
        if version is not None and version not in {script.revision for script in known.walk_revisions()}:
            raise LaterDatabase(version)
        scripts.attributes["connection"] = connection
        command.upgrade(scripts, "head")


def version_of(connection: Connection) -> str | None:
    """Which migration a database has reached; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()
