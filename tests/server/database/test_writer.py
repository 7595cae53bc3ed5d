"""The writer: what waits is committed together, what fails stays alone, and nobody is told before it is durable."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
import sqlalchemy
from sqlalchemy import func, select

from perankh.server.database.database import LONGEST_PAYLOAD, Conflict, Database, DatabaseLost, Work
from perankh.server.database.entries import Entry
from perankh.server.database.migrations import migrate
from perankh.server.database.schema import ENTRIES, HOUSE
from perankh.server.metrics import Metrics
from perankh.server.tables.shelf import Shelf
from perankh.server.tables.table import Table, Told
from tests.server.tables.sitting import asked, kinds_of, log_of, refused
from tests.server.visiting import Visit, heard, told


def entry(number: int, table: str = "t" * 16, **changes: Any) -> Entry:
    written = {"kind": "said", "seat": 0, "person": "anna", "body": "{}", "request": None, "asks": None, "due_at": None}
    return Entry(table_id=table, number=number, at=1, **written | changes)


def on(address: str, act: Callable[[Database], Awaitable[None]]) -> Metrics:
    """Do something with an open database of our own; returns what it counted."""
    metrics = Metrics()

    async def doing() -> None:
        database = Database(address, metrics=metrics)
        migrate(database)
        database.open()
        try:
            await act(database)
        finally:
            await database.close()

    asyncio.run(doing())
    return metrics


def commits(metrics: Metrics) -> int:
    lines = metrics.text().decode().splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("perankh_commit_seconds_count"))))


async def numbers(database: Database) -> list[int]:
    query = select(ENTRIES.c.number).order_by(ENTRIES.c.number)
    return list(await database.read(lambda connection: connection.execute(query).scalars().all()))


def busy_until(event: threading.Event) -> Callable[[Work], None]:
    """A job that keeps the writer busy, so that other jobs wait together."""

    def wait(work: Work) -> None:
        assert event.wait(20)

    return wait


async def together(database: Database, *jobs: Entry | Callable[[Work], Any]) -> Sequence[Any]:
    """What comes of jobs that waited at the same time."""
    event = threading.Event()
    first = database.write(busy_until(event))
    waiting = [database.append(job) if isinstance(job, Entry) else database.write(job) for job in jobs]
    event.set()
    await first
    return await asyncio.gather(*waiting, return_exceptions=True)


@contextmanager
def failing_commits(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Meanwhile the disk is full."""

    def commit(*_: object) -> None:
        raise sqlite3.OperationalError("the disk is full")

    with patch.context() as for_a_while:
        for_a_while.setattr(Database, "_commit", commit)
        yield


def test_what_waits_together_is_committed_together(database: str) -> None:
    async def act(opened: Database) -> None:
        assert await together(opened, *(entry(number) for number in range(100))) == [None] * 100
        assert await numbers(opened) == list(range(100))

    assert commits(on(database, act)) <= 2


def test_a_number_that_is_taken_is_a_conflict_and_hurts_nobody_else(database: str) -> None:
    async def act(opened: Database) -> None:
        await opened.append(entry(0))
        first, second, third, fourth = await together(
            opened, entry(0, body="late"), entry(1), entry(1, body="late"), entry(0, table="u" * 16)
        )
        assert (second, fourth) == (None, None)
        assert isinstance(first, Conflict)
        assert isinstance(third, Conflict)
        bodies = await opened.read(lambda connection: connection.execute(select(ENTRIES.c.body)).scalars().all())
        assert bodies == ["{}"] * 3

    on(database, act)


def test_a_job_that_fails_leaves_nothing_and_hurts_nobody_else(database: str) -> None:
    def wrong(work: Work) -> None:
        work.append(entry(5))
        work.connection.execute(sqlalchemy.text("SELECT * FROM nowhere"))

    def odd(work: Work) -> None:
        work.append(entry(6))
        raise ValueError("odd")

    def late(work: Work) -> None:
        work.connection.execute(sqlalchemy.insert(HOUSE), {"name": "late", "value": ""})
        work.append(entry(0, body="late"))

    async def act(opened: Database) -> None:
        results = await together(opened, entry(0), wrong, odd, late, lambda work: work.append(entry(1)), entry(2))
        assert [type(result).__name__ for result in results[1:4]][1:] == ["ValueError", "Conflict"]
        assert isinstance(results[1], sqlalchemy.exc.DBAPIError)
        assert [results[0], *results[4:]] == [None] * 3
        assert await numbers(opened) == [0, 1, 2]
        query = select(func.count()).where(HOUSE.c.name == "late")
        assert await opened.read(lambda connection: connection.execute(query).scalar_one()) == 0

    on(database, act)


def test_an_entry_that_no_database_keeps_hurts_nobody_else(database: str) -> None:
    async def act(opened: Database) -> None:
        before, unkept, after = await together(opened, entry(0), entry(1, body="\ud800"), entry(2))
        assert (before, type(unkept), after) == (None, DatabaseLost, None)
        alone = await asyncio.gather(opened.append(entry(1, body="\ud800")), return_exceptions=True)
        assert [type(result) for result in alone] == [DatabaseLost]
        await opened.append(entry(1))
        assert await numbers(opened) == [0, 1, 2]

    on(database, act)


def test_what_a_job_returns_comes_back(database: str) -> None:
    async def act(opened: Database) -> None:
        assert await opened.write(lambda work: 7) == 7

    on(database, act)


def test_what_waits_when_the_house_closes_is_still_written(database: str) -> None:
    waiting = []

    async def act(opened: Database) -> None:
        waiting.extend(opened.append(entry(number)) for number in range(50))

    on(database, act)

    async def look(opened: Database) -> None:
        assert await numbers(opened) == list(range(50))

    on(database, look)


def test_a_commit_that_fails_is_told_to_everybody_in_it_and_the_next_goes_well(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(opened: Database) -> None:
        with failing_commits(monkeypatch):
            results = await asyncio.gather(opened.append(entry(0)), opened.append(entry(1)), return_exceptions=True)
        assert [type(result) for result in results] == [DatabaseLost, DatabaseLost]
        assert await numbers(opened) == []
        await opened.append(entry(0))
        assert await numbers(opened) == [0]

    on(database, act)


def test_the_writer_comes_back_when_postgresql_ends_its_connection(postgresql_house: Visit) -> None:
    visit = postgresql_house
    table, (anna, _) = visit.table_of("Anna", "Karim")
    before = visit.house.database.writer_pid
    with visit.house.database.begin() as connection:
        connection.execute(sqlalchemy.text("SELECT pg_terminate_backend(:pid)"), {"pid": before})
    refused(anna.ask("POST", f"/api/tables/{table}/chat", {"text": "lost"}), "busy")
    assert anna.post(f"/api/tables/{table}/chat", {"text": "found"})
    assert visit.house.database.writer_pid != before
    assert kinds_of(log_of(visit, table)).count("said") == 1


def test_nobody_is_told_before_it_is_durable(house: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    tell = Shelf._tell
    durable: list[bool] = []

    def telling(shelf: Shelf, table: Table, happened: Told) -> None:
        query = select(func.count()).where(ENTRIES.c.table_id == table.id, ENTRIES.c.number == happened.entry.number)
        with house.house.database.begin() as connection:
            durable.append(connection.execute(query).scalar_one() == 1)
        tell(shelf, table, happened)

    monkeypatch.setattr(Shelf, "_tell", telling)
    table, people = house.table_of("Anna", "Karim")
    mover, _ = asked(table, people)
    mover.plays(table, "invoke", 0)
    mover.ask("POST", f"/api/tables/{table}/take-back", {"version": 1})
    mover.post(f"/api/tables/{table}/chat", {"text": "hello"})
    assert durable == [True] * 5


def test_when_a_commit_fails_the_table_goes_back_to_its_log(house: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    before = mover.sees(table)
    with mover.watches(table) as hers, other.watches(table) as his:
        heard(hers), heard(his)
        with failing_commits(monkeypatch):
            refused(mover.plays(table, "draw", 0, request="one"), "busy")
        for line in (hers, his):
            now = told(line, "table")
            assert (now["position"]["version"], now["number"], now["log"]) == (0, before["number"], [])
        assert mover.sees(table) == before
        assert mover.plays(table, "draw", 0, request="one").json()["version"] == 1
        assert told(his, "update")["number"] == before["number"] + 1
    assert kinds_of(log_of(house, table)).count("played") == 1


def test_when_a_commit_fails_whoever_asked_by_websocket_is_answered(
    house: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, _ = asked(table, people)
    with mover.watches(table) as line:
        heard(line)
        with failing_commits(monkeypatch):
            line.send_json({"do": "play", "action": "draw", "version": 0, "request": "one"})
            fault = told(line, "fault")
        assert (fault["code"], fault["request"]) == ("busy", "one")
        line.send_json({"do": "play", "action": "draw", "version": 0, "request": "one"})
        assert told(line, "done")["version"] == 1


def test_a_table_whose_founding_fails_is_not_there(house: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.stranger()
    anna.founds(seats=[{"kind": "me"}, {"kind": "open"}])
    name = "f" * 16
    wish = {"game": "ra", "seats": [{"kind": "me"}, {"kind": "open"}], "table": name}
    with failing_commits(monkeypatch):
        refused(anna.ask("POST", "/api/tables", wish), "busy")
    refused(anna.ask("GET", f"/api/tables/{name}"), "no-table")
    assert anna.post("/api/tables", wish)["table"] == name


def test_news_for_the_other_processes_come_in_payloads_that_postgresql_takes(postgresql_house: Visit) -> None:
    many = [entry(0, table=f"{number:016}", asks="x" * 16) for number in range(1_000)]
    heard_of: list[str] = []

    async def hear(table: str, number: int, asks: str | None = None) -> None:
        heard_of.append(table)

    async def write() -> None:
        other = Database(postgresql_house.house.database.address)
        other.open()
        postgresql_house.house.shelf.hear = hear  # type: ignore[method-assign]
        assert await together(other, *many[:500]) == [None] * 500
        await other.close()
        async with asyncio.timeout(20):
            while len(heard_of) < 500:
                await asyncio.sleep(0)

    assert sum(len(each.notice) for each in many[:500]) > 2 * LONGEST_PAYLOAD
    postgresql_house.do(write)
    assert heard_of == [each.table_id for each in many[:500]]
