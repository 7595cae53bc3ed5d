"""A consistent copy of the house while it is open."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from psycopg import ProgrammingError
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from perankh.server.config import embedded_file
from perankh.server.database.database import PATIENCE
from perankh.server.database.schema import HOUSE

DUMP = "pg_dump"
READ_DUMP = "pg_restore"
"""PostgreSQL's own programs, which are installed together."""


class BackupFailed(Exception):
    """No copy was made; whatever stood in the file still stands there."""


class NoHouse(BackupFailed):
    """There is nothing to copy."""


class ProgramMissing(BackupFailed):
    """PostgreSQL is copied by its own program, which is not installed here."""


def back_up(address: str, file: Path) -> None:
    """Copy the house into a file, which takes its name only when the copy is whole."""
    with _whole_or_nothing(file) as unfinished:
        if address.startswith("postgresql"):
            _copy_postgresql(address, unfinished)
        else:
            _copy_embedded(embedded_file(address), unfinished)


@contextlib.contextmanager
def _whole_or_nothing(file: Path) -> Iterator[Path]:
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", suffix=".unfinished", dir=file.parent)
    os.close(handle)
    unfinished = Path(name)
    try:
        yield unfinished
        with unfinished.open("rb") as whole:
            os.fsync(whole.fileno())
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)


def _copy_embedded(house: Path, file: Path) -> None:
    if not house.is_file():
        raise NoHouse
    try:
        with (
            contextlib.closing(_opened(house)) as source,
            contextlib.closing(sqlite3.connect(file)) as copy,
        ):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE").close()  # so that the copy is one file
            _check_embedded(copy)
    except sqlite3.Error as fault:
        raise BackupFailed(str(fault)) from fault


def _opened(house: Path) -> sqlite3.Connection:
    """Never made anew, should the house have gone in between."""
    return sqlite3.connect(f"{house.resolve().as_uri()}?mode=rw", uri=True, timeout=PATIENCE / 1000)


def _check_embedded(copy: sqlite3.Connection) -> None:
    found = [row[0] for row in copy.execute("PRAGMA integrity_check")]
    if found != ["ok"]:
        raise BackupFailed(found[0])
    if not copy.execute("SELECT 1 FROM sqlite_schema WHERE name = ?", (HOUSE.name,)).fetchone():
        raise NoHouse


def _copy_postgresql(address: str, file: Path) -> None:
    dump, read = shutil.which(DUMP), shutil.which(READ_DUMP)
    if dump is None or read is None:
        raise ProgramMissing
    try:
        known = {name: str(value) for name, value in conninfo_to_dict(address).items()}
    except ProgrammingError as fault:
        raise BackupFailed(str(fault)) from fault
    password = known.pop("password", None)
    secret = {} if password is None else {"PGPASSWORD": password}  # a command line is seen by everybody
    settings = ["--format=custom", "--no-owner", "--no-privileges", f"--file={file}"]
    _run([dump, *settings, f"--dbname={make_conninfo(**known)}"], secret)
    _run([read, "--list", str(file)])


def _run(command: list[str], secret: dict[str, str] | None = None) -> None:
    environment = os.environ | (secret or {})
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise BackupFailed(done.stderr.strip().partition("\n")[0])
