"""The shelf: tables are read from their logs when somebody asks, and put away when nobody does."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy

from perankh.server.database.database import Database
from perankh.server.database.schema import ENTRIES
from perankh.server.tables import shelf as shelves
from perankh.server.tables.audience import MOST_WAITING, Reader
from tests.server.tables.sitting import Opening, asked, refused
from tests.server.visiting import Visit, heard, told


def test_a_table_reads_from_its_log_as_it_was(opening: Opening) -> None:
    with opening() as visit:
        table, people = visit.table_of("Anna", "Karim")
        for version in range(20):
            mover, _ = asked(table, people)
            mover.plays(table, mover.sees(table)["own"]["legal"][0], version)
        people[0].post(f"/api/tables/{table}/chat", {"text": "good night"})
        before = [person.sees(table, params={"seen": 0}) for person in people]
    with opening() as visit:
        assert [visit.same(person).sees(table, params={"seen": 0}) for person in people] == before


def test_many_who_ask_at_once_wait_for_one_reading(opening: Opening, monkeypatch: pytest.MonkeyPatch) -> None:
    with opening() as visit:
        table, _ = visit.table_of("Anna", "Karim")
    reads = []
    read = Database.read

    async def reading(database: Database, job: Any) -> Any:
        reads.append(job)
        return await read(database, job)

    async def everybody_looks() -> list[Any]:
        reads.clear()
        return await asyncio.gather(*(visit.house.tables.look(table, None) for _ in range(20)))

    with opening() as visit:
        monkeypatch.setattr(Database, "read", reading)
        looks = visit.do(everybody_looks)
    assert len(looks) == 20
    assert len([job for job in reads if "load" in job.__code__.co_names]) == 1


def test_tables_that_nobody_watches_are_put_away_and_read_again(house: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelves, "MOST_KEPT", 3)
    tables = [house.table_of("Anna", "Karim") for _ in range(6)]
    assert len(house.house.shelf) <= 3
    for table, people in tables:
        mover, _ = asked(table, people)
        assert mover.plays(table, "draw", 0).is_success


def test_tables_that_are_watched_stay(house: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelves, "MOST_KEPT", 1)
    table, people = house.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    with other.watches(table) as line:
        number = heard(line)["number"]
        for _ in range(3):
            house.table_of("Lea", "Omar")
        mover.plays(table, "draw", 0)
        assert told(line, "update")["number"] == number + 1


def test_a_log_that_somebody_changed_is_not_played_on(opening: Opening) -> None:
    with opening() as visit:
        table, people = visit.table_of("Anna", "Karim")
        mover, _ = asked(table, people)
        mover.plays(table, "draw", 0)
        sound, _ = visit.table_of("Lea", "Omar")
    with opening() as visit:
        forged = sqlalchemy.update(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number == 4)
        forged = forged.values(body='{"type":"played","action":"draw","by":"person","outcomes":["unknown"]}')
        with visit.house.database.begin() as connection:
            connection.execute(forged)
        fault = refused(visit.same(mover).ask("GET", f"/api/tables/{table}"), "broken")
        assert "unknown" not in fault["sentence"]
        assert visit.stranger().sees(sound)["table"]["status"] == "running"


def test_a_reader_who_falls_behind_still_gets_every_answer() -> None:
    sent: list[str] = []

    async def fall_behind() -> None:
        may_send = asyncio.Event()

        async def send(text: str) -> None:
            await may_send.wait()
            sent.append(text)

        async def catch_up(reader: Reader) -> str:
            reader.seen = 2 * MOST_WAITING
            return "caught up"

        reader = Reader(None, send, catch_up)
        for number in range(MOST_WAITING + 1):
            reader.tell(number, f"news {number}")
            if number % 20 == 0:
                reader.say(f"answer {number}")
        for number in range(2 * MOST_WAITING):
            reader.say(f"late answer {number}")
        may_send.set()
        async with asyncio.timeout(20):
            while reader._sending is not None:
                await asyncio.sleep(0)

    asyncio.run(fall_behind())
    answers = [f"answer {number}" for number in range(0, MOST_WAITING + 1, 20)]
    assert sent[0] == "caught up"
    assert sent[1 : 1 + len(answers)] == answers
    assert len(sent) == 1 + MOST_WAITING, "no more wait than fit"


def test_a_reader_who_falls_behind_is_told_how_things_stand_and_what_was_missed(house: Visit) -> None:
    table, (anna, _) = house.table_of("Anna", "Karim")
    person = house.do(lambda: house.house.sessions.person_with_cookie(anna.cookie))
    assert person is not None
    lines = MOST_WAITING + 10
    sent: list[Any] = []

    async def fall_behind() -> None:
        may_send = asyncio.Event()

        async def send(text: str) -> None:
            await may_send.wait()
            sent.append(text)

        async def catch_up(reader: Reader) -> str:
            now = await house.house.tables.look(table, None, reader.seen)
            reader.seen = now.number
            return f"{len(now.log)} missed"

        reader = Reader(None, send, catch_up)
        await house.house.tables.watch(table, reader, None)
        for number in range(lines):
            await house.house.tables.say(table, person, f"line {number}")
        may_send.set()
        async with asyncio.timeout(20):
            while not sent or not sent[-1].endswith("missed"):
                await asyncio.sleep(0)
        await house.house.tables.say(table, person, "after")
        async with asyncio.timeout(20):
            while '"after"' not in sent[-1]:
                await asyncio.sleep(0)
        house.house.shelf.stop_watching(table, reader)

    house.do(fall_behind)
    *before, caught_up, after = sent
    assert len(before) <= 1, "what waited was given up"
    assert caught_up == f"{lines - len(before)} missed"
    assert f'"number":{3 + lines + 1}' in after
