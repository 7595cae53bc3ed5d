"""What the tests of tables share: refusals, whose turn it is, and time that passes when a test says so."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, TypeVar

import pytest
from httpx import Response
from sqlalchemy import select

from perankh.server import clock
from perankh.server.database.schema import ENTRIES
from perankh.server.tables import happenings
from perankh.server.tables.happenings import Happening
from tests.server.visiting import PATIENCE, Visit, Visitor

T = TypeVar("T")
DAY = 86_400_000
PEOPLE = [{"kind": "me"}, {"kind": "open"}]
"""The seats of a table that waits for one more person."""


def refused(answer: Response, code: str) -> Any:
    """The fault that an answer holds; it must be that one."""
    fault = answer.json()
    assert (fault.get("code"), fault.get("type")) == (code, "fault"), f"{answer.status_code}: {answer.text}"
    return fault


def asked(table: str, people: list[Visitor]) -> tuple[Visitor, Visitor]:
    """Of two people, who must decide, and the other one."""
    now = people[0].sees(table)
    first_decides = now["position"]["to_act"] == now["seat"]
    return (people[0], people[1]) if first_decides else (people[1], people[0])


def awaited(found: Callable[[], T | None]) -> T:
    """What comes about sooner or later; the condition is asked until it holds."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        result = found()
        if result:
            return result
        time.sleep(0.01)
    raise AssertionError("it never came about")


def log_of(visit: Visit, table: str) -> list[tuple[int, Happening]]:
    """The numbers and the happenings that the database holds of a table."""
    query = select(ENTRIES.c.number, ENTRIES.c.body).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
    rows = visit.do(lambda: visit.house.database.read(lambda connection: connection.execute(query).all()))
    return [(number, happenings.read(body)) for number, body in rows]


def kinds_of(log: list[tuple[int, Happening]]) -> list[str]:
    """What happened, by name."""
    return [happenings.kind_of(happening) for _, happening in log]


class Time:
    """The clock of the house, in the hand of a test."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._ahead = 0
        real = clock.now
        patch.setattr(clock, "now", lambda: real() + self._ahead)

    def pass_by(self, milliseconds: int) -> None:
        """Let so much time pass at once."""
        self._ahead += milliseconds


Opening = Callable[[], AbstractContextManager[Visit]]
"""Opens a house on one and the same database: again, after it was closed."""
