"""Two processes of one house: each hears of the other, whoever was first is right, and lost lines return."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
import sqlalchemy

from perankh.server.config import Config
from perankh.server.database import hearing
from perankh.server.database.database import DatabaseLost
from perankh.server.database.entries import Entry
from perankh.server.tables.shelf import Shelf
from tests.server.conftest import new_database
from tests.server.tables.sitting import PEOPLE, asked, awaited, kinds_of, log_of, refused
from tests.server.visiting import Visit, Visitor, heard, told, visited

Houses = tuple[Visit, Visit]


@pytest.fixture
def houses(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Houses]:
    """One house, opened by two processes in all but name."""
    monkeypatch.setattr(hearing, "TRY_AGAIN", 0.01)
    config = Config(new_database(postgresql), unlimited=True, thinkers=0)
    with visited(config) as here, visited(config) as there:
        yield here, there


def test_what_happens_in_one_process_is_told_in_the_other(houses: Houses) -> None:
    here, there = houses
    table, people = here.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    with there.same(other).watches(table) as line:
        number = heard(line)["number"]
        mover.plays(table, "draw", 0)
        mover.post(f"/api/tables/{table}/chat", {"text": "hello"})
        updates = [told(line, "update") for _ in range(2)]
    assert [update["number"] for update in updates] == [number + 1, number + 2]
    assert updates[0]["own"]["legal"]


def test_a_game_is_played_through_both(houses: Houses) -> None:
    table, people = houses[0].table_of("Anna", "Karim")
    for version in range(12):
        visit = houses[version % 2]
        both = [visit.same(person) for person in people]
        awaited(partial(has_heard, both[0], table, version))
        mover, _ = asked(table, both)
        assert mover.plays(table, mover.sees(table)["own"]["legal"][0], version).is_success
    assert kinds_of(log_of(houses[0], table)).count("played") == 12


def has_heard(person: Visitor, table: str, version: int) -> bool:
    return bool(person.sees(table)["position"]["version"] == version)


def deaf(patch: pytest.MonkeyPatch, visit: Visit) -> None:
    """That process hears nothing any more, as when a notice is still on its way."""

    async def hear(*_: object) -> None:
        pass

    patch.setattr(visit.house.shelf, "hear", hear)


def test_whoever_acts_on_what_another_process_has_changed_is_told_how_it_stands(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = houses
    table, people = here.table_of("Anna", "Karim")
    mover, _ = asked(table, people)
    there.same(mover).sees(table)
    deaf(monkeypatch, there)
    assert mover.plays(table, "draw", 0).is_success
    with there.same(mover).watches(table) as line:
        assert heard(line)["position"]["version"] == 0
        fault = refused(there.same(mover).plays(table, "invoke", 0), "stale")
        assert fault["now"]["position"]["version"] == 1
        assert told(line, "table")["position"]["version"] == 1
    assert kinds_of(log_of(here, table)).count("played") == 1


def test_a_request_sent_through_both_is_done_once(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = houses
    table, people = here.table_of("Anna", "Karim")
    mover, _ = asked(table, people)
    there.same(mover).sees(table)
    deaf(monkeypatch, there)
    first = mover.plays(table, "draw", 0, request="one").json()
    assert there.same(mover).plays(table, "draw", 0, request="one").json() == first
    assert kinds_of(log_of(here, table)).count("played") == 1


def test_what_does_not_depend_on_the_version_is_done_after_what_came_first(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = houses
    table, (anna, karim) = here.table_of("Anna", "Karim")
    there.same(karim).sees(table)
    deaf(monkeypatch, there)
    anna.post(f"/api/tables/{table}/chat", {"text": "first"})
    there.same(karim).post(f"/api/tables/{table}/chat", {"text": "second"})
    assert [entry["text"] for entry in there.same(anna).sees(table)["log"][-2:]] == ["first", "second"]


def test_one_seat_is_taken_once(houses: Houses) -> None:
    here, there = houses
    anna = here.stranger()
    for _ in range(5):
        table = anna.founds(seats=PEOPLE)
        there.stranger().sees(table)
        with ThreadPoolExecutor(2) as both:
            sitting = [both.submit(visit.stranger().ask, "POST", f"/api/tables/{table}/seat", {}) for visit in houses]
        assert sorted(each.result().status_code for each in sitting) == [201, 409]
        assert kinds_of(log_of(here, table)) == ["founded", "sat", "sat", "began"]


def test_whoever_comes_second_to_the_last_seat_is_told_that_the_game_has_begun(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = houses
    table = here.stranger().founds(seats=PEOPLE)
    there.stranger().sees(table)
    deaf(monkeypatch, there)
    here.stranger().sits(table)
    refused(there.stranger().ask("POST", f"/api/tables/{table}/seat", {}), "not-open")


def test_orders_given_in_one_process_are_done_by_the_other(houses: Houses) -> None:
    here, there = houses
    table, people = here.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    there.same(mover).sees(table)
    given = {"orders": [{"action": "pass"}]}
    assert other.ask("PUT", f"/api/tables/{table}/orders", given).is_success
    awaited(lambda: there.same(other).sees(table)["own"]["orders"]["orders"])
    there.same(mover).plays(table, "invoke", 0)
    assert awaited(lambda: kinds_of(log_of(there, table)).count("played") == 2)


def test_lost_lines_to_the_database_return_and_what_was_missed_is_told(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = houses
    table, people = here.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    everything = Shelf.hear_everything
    faults = iter([DatabaseLost("still starting")])

    async def lost_at_first(shelf: Shelf) -> None:
        for fault in faults:
            raise fault
        await everything(shelf)

    monkeypatch.setattr(Shelf, "hear_everything", lost_at_first)
    with there.same(other).watches(table) as line:
        number = heard(line)["number"]
        with here.house.database.begin() as connection:
            connection.execute(
                sqlalchemy.text(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND query LIKE 'LISTEN%'"
                )
            )
        mover.plays(table, "draw", 0)
        assert told(line, "update")["number"] == number + 1


def test_news_that_cannot_be_understood_hurt_no_other_table(houses: Houses) -> None:
    here, there = houses
    table, people = here.table_of("Anna", "Karim")
    sound, others = here.table_of("Lea", "Omar")
    unknown = Entry(table, 4, "danced", 0, None, '{"type":"danced"}', None, None, None, 1)
    with there.same(people[0]).watches(table) as line, there.same(others[0]).watches(sound) as well:
        heard(line), heard(well)
        here.do(partial(write, here, unknown))
        assert told(line, "fault")["code"] == "broken"
        mover, _ = asked(sound, others)
        mover.plays(sound, "draw", 0)
        assert told(well, "update")["position"]["version"] == 1


async def write(visit: Visit, entry: Entry) -> None:
    await visit.house.database.append(entry)


def test_a_bot_that_has_decided_plays_although_somebody_was_first_to_say_something(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = houses
    anna = here.stranger()
    table = anna.founds(seats=[{"kind": "me"}, {"kind": "bot"}])
    anna.ask("DELETE", f"/api/tables/{table}/seat")  # whoever begins, the house plays
    version = there.same(anna).sees(table)["position"]["version"]
    deaf(monkeypatch, there)
    anna.post(f"/api/tables/{table}/chat", {"text": "good luck"})
    there.do(partial(there.house.tables.play_for_the_house, table, version, "draw"))
    assert kinds_of(log_of(here, table))[-3:] == ["away", "said", "played"]


def test_turns_that_were_missed_are_told_when_the_line_returns(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = houses
    table, people = here.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    asleep = there.do(partial(there.house.sessions.person_with_cookie, other.cookie))
    assert asleep is not None
    turns = there.house.turns.listen(asleep.id)
    deaf(monkeypatch, there)
    mover.plays(table, "invoke", 0)
    assert turns.empty()
    there.do(there.house.shelf.hear_everything)
    assert turns.get_nowait() == table
