"""Clocks: time for a decision, a reserve for the game, a grace, and a bot that stands in until the person is back."""

from __future__ import annotations

from typing import Any

import pytest

from perankh.server.tables.happenings import Away, Played
from tests.server.tables.sitting import DAY, Opening, Time, asked, awaited, kinds_of, log_of, refused
from tests.server.visiting import Visit, Visitor

SECOND = 1_000
LIVE = {"pace": "live", "seconds": 30, "reserve": 100}
LIVE_TIME = 130 * SECOND
LIVE_GRACE = 20 * SECOND
BY_CORRESPONDENCE = {"pace": "correspondence", "days": 2}
GRACE_BY_CORRESPONDENCE = DAY // 4
MARGIN = 10 * SECOND
"""More than a test takes by the real clock."""


def clock_of(person: Visitor, table: str) -> Any:
    return person.sees(table)["position"]["clock"]


def look_around(visit: Visit) -> None:
    """One round of the house; whatever it found is being attended to, and seen by `awaited`."""
    visit.do(visit.house.keeper.look_around)


def away(visit: Visit, table: str) -> list[int]:
    return [number for number, happening in log_of(visit, table) if isinstance(happening, Away)]


def test_without_a_clock_nobody_must_hurry(without_bots: Visit, time: Time) -> None:
    table, (anna, _) = without_bots.table_of("Anna", "Karim")
    assert clock_of(anna, table) == {"deadline": None, "reserves": [0, 0]}
    time.pass_by(100 * DAY)
    look_around(without_bots)
    assert anna.post(f"/api/tables/{table}/chat", {"text": "still here"})
    assert away(without_bots, table) == []


@pytest.mark.parametrize(("wish", "allowed"), [(LIVE, LIVE_TIME), (BY_CORRESPONDENCE, 2 * DAY)])
def test_the_deadline_is_told(without_bots: Visit, time: Time, wish: dict[str, Any], allowed: int) -> None:
    table, (anna, _) = without_bots.table_of("Anna", "Karim", **wish)
    now = anna.sees(table)
    began = next(entry["at"] for entry in now["log"] if entry["kind"] == "began")
    assert now["position"]["clock"]["deadline"] == began + allowed


def test_time_for_a_decision_costs_no_reserve_and_what_goes_beyond_does(without_bots: Visit, time: Time) -> None:
    table, people = without_bots.table_of("Anna", "Karim", **LIVE)
    mover, _ = asked(table, people)
    seat = mover.sees(table)["seat"]
    time.pass_by(20 * SECOND)
    assert mover.plays(table, "invoke", 0).is_success
    assert clock_of(mover, table)["reserves"] == [100 * SECOND] * 2
    follower, _ = asked(table, people)
    time.pass_by(70 * SECOND)
    assert follower.plays(table, "pass", 1).is_success
    reserves = clock_of(mover, table)["reserves"]
    assert reserves[seat] == 100 * SECOND
    assert 60 * SECOND - MARGIN < reserves[1 - seat] <= 60 * SECOND


def test_a_reserve_is_never_below_nothing(without_bots: Visit, time: Time) -> None:
    table, people = without_bots.table_of("Anna", "Karim", **LIVE)
    mover, _ = asked(table, people)
    time.pass_by(LIVE_TIME + MARGIN)
    assert mover.plays(table, "draw", 0).is_success, "within the grace a person may still come"
    assert min(clock_of(mover, table)["reserves"]) == 0


@pytest.mark.parametrize(
    ("wish", "allowed", "grace"),
    [(LIVE, LIVE_TIME, LIVE_GRACE), (BY_CORRESPONDENCE, 2 * DAY, GRACE_BY_CORRESPONDENCE)],
)
def test_after_the_deadline_and_a_grace_a_bot_stands_in(
    without_bots: Visit, time: Time, wish: dict[str, Any], allowed: int, grace: int
) -> None:
    table, people = without_bots.table_of("Anna", "Karim", **wish)
    mover, _ = asked(table, people)
    time.pass_by(allowed + grace - MARGIN)
    look_around(without_bots)
    assert mover.post(f"/api/tables/{table}/chat", {"text": "not yet"})
    assert away(without_bots, table) == []
    time.pass_by(MARGIN)
    look_around(without_bots)
    assert awaited(lambda: away(without_bots, table))
    now = mover.sees(table)
    assert now["table"]["chairs"][now["seat"]]["away"] is True
    assert now["position"]["clock"]["deadline"] is None
    refused(mover.plays(table, "draw", 0), "away")


def test_the_clock_runs_out_by_itself(without_bots: Visit, time: Time) -> None:
    table, people = without_bots.table_of("Anna", "Karim", **LIVE)
    mover, _ = asked(table, people)
    time.pass_by(LIVE_TIME + LIVE_GRACE)
    mover.post(f"/api/tables/{table}/chat", {"text": "sets the alarm anew, which is late already"})
    assert awaited(lambda: away(without_bots, table))


def test_orders_that_do_not_hold_do_not_stop_the_clock(without_bots: Visit, time: Time) -> None:
    table, people = without_bots.table_of("Anna", "Karim", **LIVE)
    mover, _ = asked(table, people)
    assert mover.ask("PUT", f"/api/tables/{table}/orders", {"orders": [{"action": "pass"}]}).is_success
    time.pass_by(LIVE_TIME + LIVE_GRACE)
    look_around(without_bots)
    assert awaited(lambda: away(without_bots, table))


def test_the_bot_plays_until_the_person_is_back(house: Visit, time: Time) -> None:
    table, people = house.table_of("Anna", "Karim", **LIVE)
    mover, _ = asked(table, people)
    time.pass_by(LIVE_TIME + LIVE_GRACE)
    look_around(house)
    played = awaited(lambda: [each for _, each in log_of(house, table) if isinstance(each, Played)])
    assert played[0].by == "stand-in"
    assert mover.ask("POST", f"/api/tables/{table}/return").status_code == 204
    now = mover.sees(table)
    assert now["table"]["chairs"][now["seat"]]["away"] is False
    assert not [each for _, each in log_of(house, table) if isinstance(each, Played) and each.by == "bot"]


def test_whoever_comes_back_has_the_time_of_a_decision_again(without_bots: Visit, time: Time) -> None:
    table, people = without_bots.table_of("Anna", "Karim", **BY_CORRESPONDENCE)
    mover, _ = asked(table, people)
    time.pass_by(2 * DAY + GRACE_BY_CORRESPONDENCE)
    look_around(without_bots)
    awaited(lambda: away(without_bots, table))
    mover.ask("POST", f"/api/tables/{table}/return")
    now = mover.sees(table)
    assert now["position"]["clock"]["deadline"] == now["log"][-1]["at"] + 2 * DAY
    assert mover.plays(table, "draw", 0).is_success


def test_time_that_ran_out_while_no_process_was_there_is_found_by_the_next(opening: Opening, time: Time) -> None:
    with opening() as visit:
        table, _ = visit.table_of("Anna", "Karim", **BY_CORRESPONDENCE)
    time.pass_by(3 * DAY)
    with opening() as visit:
        assert awaited(lambda: away(visit, table))
        assert awaited(lambda: "played" in kinds_of(log_of(visit, table)))
