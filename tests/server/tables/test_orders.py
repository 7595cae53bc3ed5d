"""Orders given in advance: held secret, resolved in order, done by the house while nobody is there."""

from __future__ import annotations

import json
from typing import Any

import pytest

from perankh.server.tables.happenings import Played
from tests.server.tables.sitting import Opening, asked, awaited, log_of, refused
from tests.server.visiting import Visit, Visitor, heard

NOTHING = {"orders": [], "lasting": False}


def condition(fact: str, holds: str, value: int) -> dict[str, Any]:
    return {"fact": fact, "holds": holds, "value": value}


def order(action: str, *conditions: dict[str, Any], question: str | None = None) -> dict[str, Any]:
    return {"action": action, "conditions": list(conditions), "question": question}


def orders(person: Visitor, table: str, *wishes: dict[str, Any], **settings: Any) -> Any:
    return person.ask("PUT", f"/api/tables/{table}/orders", {"orders": list(wishes), **settings})


def by_order(visit: Visit, table: str) -> list[str]:
    played = [happening for _, happening in log_of(visit, table) if isinstance(happening, Played)]
    return [happening.action for happening in played if happening.by == "order"]


def highest_bid(person: Visitor, table: str) -> str:
    seat = person.sees(table)["seat"]
    return f"bid {max(person.sees(table)['position']['view']['seats'][seat]['suns'])}"


TWO_NILES_AND_NO_DISASTER = (condition("lane_nile", "at_least", 2), condition("lane_disasters", "exactly", 0))


def test_the_first_order_that_holds_is_done_when_the_seat_is_asked(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    bid = highest_bid(other, table)
    given = [order(bid, *TWO_NILES_AND_NO_DISASTER, question="bid"), order("pass", question="bid")]
    assert orders(other, table, *given).status_code == 204
    mover.plays(table, "invoke", 0)
    assert awaited(lambda: by_order(house, table)) == ["pass"]


def test_an_order_whose_conditions_hold_comes_before_those_after_it(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    bid = highest_bid(other, table)
    assert orders(other, table, order(bid, condition("lane_tiles", "at_most", 0)), order("pass")).status_code == 204
    mover.plays(table, "invoke", 0)
    assert awaited(lambda: by_order(house, table)) == [bid]


def test_an_order_that_is_not_allowed_is_passed_over(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    hers = highest_bid(mover, table)
    assert orders(other, table, order(hers), order("draw"), order("pass")).status_code == 204
    mover.plays(table, "invoke", 0)
    assert awaited(lambda: by_order(house, table)) == ["pass"]


def test_when_no_order_holds_the_table_waits_for_the_person(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    orders(other, table, order("pass", condition("epoch", "at_least", 3)))
    mover.plays(table, "invoke", 0)
    house.do(house.house.keeper.look_around)
    assert by_order(house, table) == []
    assert other.plays(table, "pass", 1).is_success


def test_an_order_for_one_question_waits_for_it(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, _ = asked(table, people)
    orders(mover, table, order("draw", question="bid"), order("pass"))
    house.do(house.house.keeper.look_around)
    assert by_order(house, table) == []
    assert [given["question"] for given in mover.sees(table)["own"]["orders"]["orders"]] == ["bid", None]


def test_orders_for_several_questions_are_given_together(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    phases = [mover.sees(table)["position"]["phase"], "bid"]
    assert phases[0] != phases[1]
    orders(mover, table, order("invoke", question=phases[0]))
    orders(other, table, order("invoke", question=phases[0]), order("pass", question=phases[1]))
    assert awaited(lambda: len(by_order(house, table)) == 2 and by_order(house, table)) == ["invoke", "pass"]


def test_orders_that_hold_already_are_done_at_once(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, _ = asked(table, people)
    orders(mover, table, order("draw"))
    assert awaited(lambda: by_order(house, table)) == ["draw"]
    assert mover.sees(table)["own"]["orders"] == NOTHING, "done once"


def test_lasting_orders_stay(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    orders(other, table, order("pass"), lasting=True)
    mover.plays(table, "invoke", 0)
    assert awaited(lambda: by_order(house, table)) == ["pass"]
    assert other.sees(table)["own"]["orders"]["lasting"] is True


def test_orders_can_be_replaced_and_withdrawn(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    orders(other, table, order("draw"))
    orders(other, table, order("invoke"))
    assert [given["action"] for given in other.sees(table)["own"]["orders"]["orders"]] == ["invoke"]
    orders(other, table)
    assert other.sees(table)["own"]["orders"] == NOTHING
    mover.plays(table, "invoke", 0)
    house.do(house.house.keeper.look_around)
    assert by_order(house, table) == []


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"orders": [order("dance")]}, "unreadable"),
        ({"orders": [order("draw", condition("weather", "exactly", 1))]}, "bad-order"),
        ({"orders": [order("draw", question="siesta")]}, "bad-order"),
        ({"orders": [order("draw", condition("epoch", "nearly", 1))]}, "malformed"),
        ({"orders": [order("draw")] * 41}, "malformed"),
        ({"orders": [order("draw", *[condition("epoch", "exactly", 1)] * 13)]}, "malformed"),
    ],
)
def test_orders_that_mean_nothing_are_refused(quick_house: Visit, wish: dict[str, Any], code: str) -> None:
    table, people = quick_house.table_of("Anna", "Karim")
    _, other = asked(table, people)
    orders(other, table, order("pass"))
    refused(other.ask("PUT", f"/api/tables/{table}/orders", wish), code)
    assert [given["action"] for given in other.sees(table)["own"]["orders"]["orders"]] == ["pass"]


def test_only_seats_of_a_running_game_give_orders(house: Visit) -> None:
    table, _ = house.table_of("Anna", "Karim")
    stranger = house.stranger()
    refused(orders(stranger, table, order("draw")), "unknown-person")
    waiting = stranger.founds(seats=[{"kind": "me"}, {"kind": "open"}])
    refused(orders(stranger, table, order("draw")), "not-permitted")
    refused(orders(stranger, waiting, order("draw")), "not-running")


def test_nobody_else_ever_sees_an_order(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    spectator = house.stranger()
    with mover.watches(table) as hers, spectator.watches(table) as theirs:
        for line in (hers, theirs):
            heard(line)
        orders(other, table, order("pass", condition("lane_tiles", "exactly", 0), condition("epoch", "exactly", 1)))
        mover.plays(table, "invoke", 0)
        awaited(lambda: by_order(house, table))
        seen = [[json.dumps(heard(line)) for _ in range(2)] for line in (hers, theirs)]
    seen += [[json.dumps(who.sees(table)), str(who.get(f"/api/tables/{table}/words"))] for who in (mover, spectator)]
    assert not [text for texts in seen for text in texts if "lane_tiles" in text or "at_least" in text]


def test_orders_are_kept_over_a_restart(opening: Opening) -> None:
    with opening() as visit:
        table, people = visit.table_of("Anna", "Karim")
        mover, other = asked(table, people)
        orders(other, table, order("pass"))
    with opening() as visit:
        assert visit.same(mover).plays(table, "invoke", 0).is_success
        assert awaited(lambda: by_order(visit, table)) == ["pass"]
        assert visit.same(other).sees(table)["own"]["orders"] == NOTHING


def test_orders_that_a_process_left_undone_are_done_by_the_next(
    opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opening() as visit:
        table, people = visit.table_of("Anna", "Karim")
        mover, other = asked(table, people)
        orders(other, table, order("pass"))
        monkeypatch.setattr(visit.house.tables, "moved", lambda table: None)  # as if it had ended right after the move
        mover.plays(table, "invoke", 0)
        assert by_order(visit, table) == []
    with opening() as visit:
        assert awaited(lambda: by_order(visit, table)) == ["pass"]


WITHOUT_DISASTERS = (condition("lane_disasters", "exactly", 0), condition("lane_tiles", "at_least", 1))
FOR_A_WHOLE_GAME = [
    *(order(f"bid {sun}", *WITHOUT_DISASTERS) for sun in range(1, 10)),
    order("pass"),
    order("draw"),
    order("invoke"),
]


def is_over(person: Visitor, table: str) -> Any:
    now = person.sees(table)
    return now if now["table"]["status"] == "finished" else None


def test_a_whole_game_by_correspondence_goes_on_by_orders_alone(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim", pace="correspondence")
    for person in people:
        assert orders(person, table, *FOR_A_WHOLE_GAME, lasting=True).status_code == 204
    now = awaited(lambda: is_over(people[0], table))
    played = [happening for _, happening in log_of(house, table) if isinstance(happening, Played)]
    assert {happening.by for happening in played} == {"order"}
    assert any(happening.action.startswith("bid") for happening in played)
    assert sorted(now["table"]["ranking"]) == [0, 1]
