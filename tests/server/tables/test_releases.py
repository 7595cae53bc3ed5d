"""A release goes on with every running table: those that earlier versions left are opened, look the same, and end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

import perankh
from perankh.engine.luck import Committed
from perankh.server import clock
from perankh.server.accounts.person import Person
from perankh.server.config import Config
from perankh.server.database.database import Database
from perankh.server.protocol import PersonSettings
from tests.server.tables.releases import FILES, file_of, read, restore
from tests.server.tables.sitting import Time
from tests.server.visiting import Visit, Visitor, play_to_the_end, visited


@pytest.fixture(params=FILES, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
def written(request: pytest.FixtureRequest) -> Any:
    """A table as an earlier version has left it."""
    return read(request.param)


@pytest.fixture
def house_as_it_was(written: Any, database: str, time: Time) -> Iterator[Visit]:
    """The present house on the database of that version, when nobody's time has run out yet."""
    time.pass_by(max(row["at"] for row in written["rows"]["entries"]) - clock.now())
    empty = Database(database)
    restore(written, empty)
    asyncio.run(empty.close())
    with visited(Config(database, unlimited=True)) as visit:
        yield visit


def people_of(visit: Visit, written: Any) -> list[Visitor]:
    """Those who sit there, by seat, each in a new browser."""
    people = {
        row["id"]: Person(row["id"], row["kind"], row["name"], PersonSettings()) for row in written["rows"]["people"]
    }
    seats = sorted(written["rows"]["seats"], key=lambda row: row["seat"])
    return [in_a_browser(visit, people[row["person"]]) for row in seats]


def in_a_browser(visit: Visit, person: Person) -> Visitor:
    visitor = visit.stranger()
    visitor.cookie = visit.do(partial(visit.house.sessions.begin, person, "a browser"))
    return visitor


def test_there_is_a_table_of_every_game_by_every_version_of_its_rules() -> None:
    games = perankh.games().values()
    expected = {
        file_of(game.name, rules) for game in games for rules in range(game.oldest_rules, game.rules_version + 1)
    }
    assert set(FILES) == expected


def test_a_table_of_an_earlier_version_looks_as_it_did(house_as_it_was: Visit, written: Any) -> None:
    table = written["looks"]["table"]["id"]
    first, *_ = people_of(house_as_it_was, written)
    now = first.sees(table, params={"seen": 0})
    looks = written["looks"]
    assert {name: now["position"][name] for name in looks["position"]} == looks["position"]
    assert {name: now["table"][name] for name in looks["table"]} == looks["table"]
    assert [{name: entry[name] for name in was} for entry, was in zip(now["log"], looks["log"], strict=True)] == looks[
        "log"
    ]


def test_what_was_ordered_and_asked_for_is_still_known(house_as_it_was: Visit, written: Any) -> None:
    table = written["looks"]["table"]["id"]
    people = people_of(house_as_it_was, written)
    ordered = [person.sees(table)["own"]["orders"]["orders"] for person in people]
    assert sum(map(len, ordered)) == len(written["rows"]["orders"]) == 1
    moved = next(row for row in written["rows"]["entries"] if row["request"])
    mover = next(p for p, row in zip(people, written["rows"]["seats"], strict=True) if row["person"] == moved["person"])
    again = mover.plays(table, "draw", 0, request=moved["request"])
    assert (again.status_code, again.json()["number"]) == (200, moved["number"])


def test_a_table_of_an_earlier_version_is_played_to_its_end(house_as_it_was: Visit, written: Any) -> None:
    table = written["looks"]["table"]["id"]
    people = people_of(house_as_it_was, written)
    for person in people:
        person.ask("PUT", f"/api/tables/{table}/orders", {"orders": []})
    end = play_to_the_end(table, people)
    match = perankh.replay(people[0].get(f"/api/tables/{table}/record"))
    assert (match.is_over, match.rules, match.ranking) == (
        True,
        written["looks"]["table"]["rules"],
        end["table"]["ranking"],
    )
    commitment = written["looks"]["table"]["fairness"]["commitment"]
    assert Committed(bytes.fromhex(end["table"]["fairness"]["key"])).commitment == commitment
