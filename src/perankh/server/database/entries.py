"""One entry of a table's log, and the two statements that append many of them at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

Row = tuple[Any, ...]

COLUMNS = ("table_id", "number", "kind", "seat", "person", "body", "request", "asks", "due_at", "at")
_NAMES = ", ".join(COLUMNS)
_LATER = f"INSERT INTO entries ({_NAMES}) "
MOST_AT_ONCE = 64
"""Entries in one statement for SQLite."""
FIND = f"SELECT {_NAMES} FROM entries WHERE table_id = ? AND number = ?"  # noqa: S608
_TYPES = ("text", "int", "text", "int", "text", "text", "text", "text", "bigint", "bigint")
_ARRAYS = ", ".join(f"%s::{kind}[]" for kind in _TYPES)
APPEND_MANY = _LATER + f"SELECT * FROM unnest({_ARRAYS}) ON CONFLICT DO NOTHING RETURNING table_id, number"  # noqa: S608
"""For PostgreSQL: returns those whose number was free."""


ORDERS_CHANGED = "orders"
"""Stands in a notice for the number when a seat has changed what it ordered."""
GONE = "gone"
"""Stands in a notice for the number when it is about a person, whose session or token counts no more."""


class Entry(msgspec.Struct, frozen=True):
    """Something that happened at a table, and cannot be changed any more."""

    table_id: str
    number: int
    kind: str
    seat: int | None
    person: str | None
    body: str
    request: str | None
    """What the client called its request: the same one again is harmless."""
    asks: str | None
    """The person who must decide now, if one must."""
    due_at: int | None
    """When the house must look after the table itself: a bot's turn, or a person's time that runs out."""
    at: int

    @property
    def notice(self) -> str:
        """What the other processes of the house are told."""
        return f"{self.table_id}:{self.number}:{self.asks or ''}"

    @property
    def place(self) -> tuple[str, int]:
        """Where in which log."""
        return self.table_id, self.number

    @property
    def row(self) -> Row:
        """The columns in order."""
        return msgspec.structs.astuple(self)


def append_on_sqlite(connection: Any, entries: Sequence[Entry]) -> set[tuple[str, int]]:
    """Append to a bare SQLite connection; returns those whose number was taken."""
    cursor = connection.cursor()
    try:
        added = 0
        for first in range(0, len(entries), MOST_AT_ONCE):
            some = entries[first : first + MOST_AT_ONCE]
            cursor.execute(_append(len(some)), [value for entry in some for value in entry.row])
            added += cursor.rowcount
        if added == len(entries):
            return set()
        return {entry.place for entry in entries if not _is_there(cursor, entry)}
    finally:
        cursor.close()


@cache
def _append(count: int) -> str:
    """One statement for so many entries: it says by its row count how many numbers were free."""
    row = f"({', '.join('?' * len(COLUMNS))})"
    return _LATER + f"VALUES {', '.join([row] * count)} ON CONFLICT DO NOTHING"


def _is_there(cursor: Any, entry: Entry) -> bool:
    """Whether the log holds this very entry."""
    return bool(cursor.execute(FIND, entry.place).fetchone() == entry.row)


def append_on_postgresql(connection: Any, entries: Sequence[Entry]) -> set[tuple[str, int]]:
    """Append to a bare PostgreSQL connection with one statement; returns those whose number was taken."""
    columns = [list(column) for column in zip(*(entry.row for entry in entries), strict=True)]
    with connection.cursor() as cursor:
        cursor.execute(APPEND_MANY, columns)
        done = {(table, number) for table, number in cursor.fetchall()}
    return {entry.place for entry in entries} - done
