"""Who may do what at a table: every permission of the house stands in this one place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from perankh.server.protocol import Status
from perankh.server.refused import Refused
from perankh.server.tables.table import Table

Act = Literal[
    "watch",
    "sit",
    "rename",
    "leave",
    "fill",
    "close",
    "play",
    "take back",
    "order",
    "say",
    "come back",
    "rematch",
    "download",
    "replay",
]
Who = Literal["everyone who may watch", "seated", "not seated", "founder"]


@dataclass(frozen=True)
class Permission:
    """Who may do something, and while the table is in which state."""

    who: Who
    statuses: tuple[Status, ...]
    otherwise: str
    """What people are told while the table is in another state."""


PERMISSIONS: dict[Act, Permission] = {
    "watch": Permission("everyone who may watch", ("open", "running", "finished", "closed"), "no-table"),
    "download": Permission("everyone who may watch", ("finished",), "not-finished"),
    "replay": Permission("everyone who may watch", ("finished",), "not-finished"),
    "sit": Permission("not seated", ("open",), "not-open"),
    "rename": Permission("seated", ("open", "running"), "not-open"),
    "leave": Permission("seated", ("open", "running"), "not-open"),
    "fill": Permission("founder", ("open",), "not-open"),
    "close": Permission("founder", ("open",), "not-open"),
    "play": Permission("seated", ("running",), "not-running"),
    "take back": Permission("seated", ("running",), "not-running"),
    "order": Permission("seated", ("running",), "not-running"),
    "come back": Permission("seated", ("running",), "not-running"),
    "say": Permission("seated", ("open", "running", "finished"), "not-permitted"),
    "rematch": Permission("seated", ("finished",), "not-finished"),
}


def check(act: Act, table: Table, person: str | None) -> int | None:
    """Refuse what is not permitted; returns the seat of the person, if any."""
    permission = PERMISSIONS[act]
    seat = table.seat_of(person)
    if not may_watch(table, person):
        raise Refused("no-table")  # whoever may not watch is not told that there is something to see
    if permission.who == "seated" and seat is None:
        raise Refused("not-permitted")
    if permission.who == "not seated" and seat is not None:
        raise Refused("already-seated")
    if permission.who == "founder" and person != table.founder:
        raise Refused("not-permitted")
    if table.status not in permission.statuses:
        raise Refused(permission.otherwise)
    return seat


def may_watch(table: Table, person: str | None) -> bool:
    """Whoever sits there or founded it; others by its link, if it has seats to offer or admits spectators."""
    if table.seat_of(person) is not None or (person is not None and person == table.founder):
        return True
    return table.settings.spectators or table.status == "open"
