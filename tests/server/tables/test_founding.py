"""Founding a table, sitting down, names, leaving, bots, closing, and the lists where people find tables."""

from __future__ import annotations

from typing import Any

import pytest

from perankh.server.tables.happenings import kind_of
from perankh.server.tables.shelf import Shelf
from perankh.server.tables.table import Table, Told
from tests.server.tables.sitting import PEOPLE, kinds_of, log_of, refused
from tests.server.visiting import Visit

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot"}


def names(now: Any) -> list[str]:
    return [chair["name"] for chair in now["table"]["chairs"]]


def test_a_table_is_as_its_founder_wished(house: Visit) -> None:
    anna = house.stranger()
    table = anna.founds(
        seats=[OPEN, ME, {"kind": "bot", "bot": "random"}],
        options={"god_may_take_disaster": False},
        pace="live",
        seconds=45,
        reserve=90,
        public=True,
        spectators=False,
        name="Anna",
        contribution="scarab",
    )
    now = anna.sees(table)
    info = now["table"]
    assert [chair["kind"] for chair in info["chairs"]] == ["open", "person", "bot"]
    assert (info["chairs"][1]["name"], info["chairs"][1]["you"], info["chairs"][2]["bot"]) == ("Anna", True, "random")
    assert (info["pace"], info["seconds"], info["reserve"]) == ("live", 45, 90)
    assert (info["public"], info["spectators"], info["status"]) == (True, False, "open")
    assert info["options"]["god_may_take_disaster"] is False
    assert (now["seat"], now["position"]) == (1, None)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "senet"}, "unknown-game"),
        ({"seats": [ME]}, "invalid"),
        ({"seats": [ME, *[OPEN] * 5]}, "invalid"),
        ({"seats": [ME, ME]}, "one-seat-each"),
        ({"seats": [ME, {"kind": "bot", "bot": "deep blue"}]}, "unknown-bot"),
        ({"seats": [ME, {"kind": "cat"}]}, "malformed"),
        ({"options": {"flying_carpets": True}}, "invalid"),
        ({"table": "too short"}, "malformed"),
        ({"pace": "live", "seconds": 1}, "malformed"),
        ({"days": 31}, "malformed"),
        ({"name": " \n "}, "invalid-name"),
        ({"name": "An\u200bna"}, "invalid-name"),
        ({"name": "x" * 41}, "malformed"),
        ({"wish": "none"}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_and_nobody_becomes_a_guest(
    quick_house: Visit, wish: dict[str, Any], code: str
) -> None:
    anna = quick_house.stranger()
    fault = refused(anna.ask("POST", "/api/tables", {"game": "ra", "seats": PEOPLE} | wish), code)
    assert fault["sentence"].strip()
    assert anna.cookie == ""


def test_the_luck_that_was_promised_is_the_luck_of_the_table(house: Visit) -> None:
    anna = house.stranger()
    promise = anna.post("/api/tables/commitments")
    table = anna.founds(seats=PEOPLE, table=promise["table"], contribution="after the promise")
    assert table == promise["table"]
    assert anna.sees(table)["table"]["fairness"]["commitment"] == promise["commitment"]


def test_the_same_table_is_founded_once(house: Visit) -> None:
    anna, karim = house.stranger(), house.stranger()
    table = anna.founds(seats=PEOPLE, name="Anna")
    refused(karim.ask("POST", "/api/tables", {"game": "ra", "seats": PEOPLE, "table": table}), "table-taken")
    assert names(anna.sees(table)) == ["Anna", ""]
    assert kinds_of(log_of(house, table)) == ["founded", "sat"]


def test_the_game_begins_when_the_last_seat_is_taken(house: Visit) -> None:
    anna, karim = house.stranger(), house.stranger()
    table = anna.founds(seats=PEOPLE, name="Anna")
    assert karim.sits(table, name="Karim") == 1
    now = karim.sees(table)
    assert (now["table"]["status"], now["position"]["version"], now["seat"]) == ("running", 0, 1)
    assert kinds_of(log_of(house, table)) == ["founded", "sat", "sat", "began"]


def test_seats_that_cannot_be_taken_are_refused(house: Visit) -> None:
    anna, karim, lea = (house.stranger() for _ in range(3))
    table = anna.founds(seats=[ME, OPEN, OPEN])
    refused(karim.ask("POST", f"/api/tables/{table}/seat", {"seat": 0}), "seat-taken")
    refused(karim.ask("POST", f"/api/tables/{table}/seat", {"seat": 3}), "no-seat")
    refused(anna.ask("POST", f"/api/tables/{table}/seat", {}), "already-seated")
    refused(karim.ask("POST", f"/api/tables/{'x' * 16}/seat", {}), "no-table")
    assert karim.sits(table, seat=2) == 2
    assert lea.sits(table) == 1
    refused(house.stranger().ask("POST", f"/api/tables/{table}/seat", {}), "not-open")


def test_names_are_told_apart(house: Visit) -> None:
    people = [house.stranger() for _ in range(3)]
    table = people[0].founds(seats=[ME, OPEN, OPEN, OPEN], name="Anna")
    people[1].sits(table, name=" anna\t")
    people[2].sits(table, name="ANNA")
    assert names(people[0].sees(table)) == ["Anna", "anna 2", "ANNA 3", ""]


def test_a_name_too_long_to_be_told_apart_is_shortened(quick_house: Visit) -> None:
    anna, karim = quick_house.stranger(), quick_house.stranger()
    table = anna.founds(seats=[ME, OPEN, OPEN], name="N" * 40)
    karim.sits(table, name="N" * 40)
    assert names(anna.sees(table))[1] == "N" * 36 + " 2"


def test_somebody_is_renamed_and_keeps_the_former_name_when_the_new_one_is_refused(house: Visit) -> None:
    table, (anna, karim) = house.table_of("Anna", "Karim")
    path = f"/api/tables/{table}/seat"
    assert anna.ask("PATCH", path, {"name": "Anna Maria"}).status_code == 204
    refused(anna.ask("PATCH", path, {"name": "\u200b"}), "invalid-name")
    assert names(anna.sees(table)) == ["Anna Maria", "Karim"]
    assert karim.ask("PATCH", path, {"name": "anna maria"}).status_code == 204
    assert names(anna.sees(table)) == ["Anna Maria", "anna maria 2"]
    assert anna.ask("PATCH", path, {"name": "ANNA MARIA"}).status_code == 204
    assert names(anna.sees(table))[0] == "ANNA MARIA"
    refused(house.stranger().ask("PATCH", path, {"name": "Lea"}), "unknown-person")


def test_a_seat_left_before_the_game_is_open_again(house: Visit) -> None:
    anna, karim, lea = (house.stranger() for _ in range(3))
    table = anna.founds(seats=[ME, OPEN, OPEN], name="Anna")
    karim.sits(table, name="Karim")
    assert karim.ask("DELETE", f"/api/tables/{table}/seat").is_success
    assert names(anna.sees(table)) == ["Anna", "", ""]
    assert karim.get("/api/me/tables") == []
    assert lea.sits(table, name="Lea") == 1
    assert karim.sits(table, name="Karim") == 2


def test_a_table_that_everybody_left_is_closed(house: Visit) -> None:
    anna = house.stranger()
    table = anna.founds(seats=PEOPLE, public=True)
    assert anna.ask("DELETE", f"/api/tables/{table}/seat").is_success
    assert anna.sees(table)["table"]["status"] == "closed"
    assert anna.get("/api/tables") == []
    refused(house.stranger().ask("POST", f"/api/tables/{table}/seat", {}), "not-open")


def test_who_leaves_a_running_game_is_replaced_and_may_come_back(house: Visit) -> None:
    table, (anna, karim) = house.table_of("Anna", "Karim")
    assert anna.ask("DELETE", f"/api/tables/{table}/seat").is_success
    assert anna.ask("DELETE", f"/api/tables/{table}/seat").is_success, "leaving twice is harmless"
    assert karim.sees(table)["table"]["chairs"][0]["away"] is True
    assert anna.ask("POST", f"/api/tables/{table}/return").status_code == 204
    assert anna.ask("POST", f"/api/tables/{table}/return").status_code == 204, "coming back twice is harmless"
    assert karim.sees(table)["table"]["chairs"][0]["away"] is False
    kinds = kinds_of(log_of(house, table))
    assert (kinds.count("away"), kinds.count("back")) == (1, 1)


def test_bots_fill_a_table_and_the_game_begins(house: Visit) -> None:
    anna, karim = house.stranger(), house.stranger()
    table = anna.founds(seats=[ME, OPEN, OPEN, OPEN])
    karim.sits(table)
    refused(karim.ask("POST", f"/api/tables/{table}/bots", {"bot": "greedy"}), "not-permitted")
    refused(anna.ask("POST", f"/api/tables/{table}/bots", {"bot": "deep blue"}), "unknown-bot")
    assert anna.ask("POST", f"/api/tables/{table}/bots", {"bot": "random"}).status_code == 204
    chairs = anna.sees(table)["table"]["chairs"]
    assert [chair["bot"] for chair in chairs] == [None, None, "random", "random"]
    assert len({chair["name"] for chair in chairs}) == 4
    refused(anna.ask("POST", f"/api/tables/{table}/bots", {}), "not-open")


def test_only_its_founder_closes_a_table_and_only_before_the_game(house: Visit) -> None:
    anna, karim = house.stranger(), house.stranger()
    table = anna.founds(seats=[ME, OPEN, OPEN])
    karim.sits(table)
    refused(karim.ask("DELETE", f"/api/tables/{table}"), "not-permitted")
    assert anna.ask("DELETE", f"/api/tables/{table}").is_success
    assert karim.sees(table)["table"]["status"] == "closed"
    running, _ = house.table_of("Lea", "Omar")
    refused(anna.ask("DELETE", f"/api/tables/{running}"), "not-permitted")


def test_without_spectators_a_running_game_is_for_its_seats_alone(house: Visit) -> None:
    table, (anna, _) = house.table_of("Anna", "Karim", spectators=False)
    stranger = house.stranger()
    for path in ("", "/words", "/record"):
        refused(stranger.ask("GET", f"/api/tables/{table}{path}"), "no-table")
    assert anna.sees(table)["seat"] == 0


def test_spectators_see_the_game_and_no_seat_of_their_own(house: Visit) -> None:
    table, _ = house.table_of("Anna", "Karim")
    now = house.stranger().sees(table)
    assert (now["seat"], now["own"]) == (None, None)


def test_public_tables_are_listed_while_they_have_open_seats(house: Visit) -> None:
    anna, karim = house.stranger(), house.stranger()
    hidden = anna.founds(seats=PEOPLE)
    first = anna.founds(seats=PEOPLE, public=True)
    second = anna.founds(seats=PEOPLE, public=True)
    listed = [line["id"] for line in karim.get("/api/tables")]
    assert sorted(listed) == sorted([first, second])
    assert hidden not in listed
    karim.sits(first)
    assert [line["id"] for line in karim.get("/api/tables")] == [second]


def test_people_find_their_tables_and_whose_turn_it_is(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    waiting = people[0].founds(seats=PEOPLE)
    lines = {line["id"]: line for line in people[0].get("/api/me/tables")}
    assert set(lines) == {table, waiting}
    turns = [person.get("/api/me/tables") for person in people]
    asked = [line["your_turn"] for lines in turns for line in lines if line["id"] == table]
    assert sorted(asked) == [False, True]
    assert people[0].get("/api/me/games") == []
    refused(house.stranger().ask("GET", "/api/me/tables"), "unknown-person")


def test_what_belongs_together_is_kept_together(house: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[list[str]] = []
    keep = Shelf.keep

    async def keeping(shelf: Shelf, table: Table, *told: Told, also: Any = None) -> None:
        kept.append([kind_of(each.happening) for each in told])
        await keep(shelf, table, *told, also=also)

    monkeypatch.setattr(Shelf, "keep", keeping)
    anna, karim = house.stranger(), house.stranger()
    karim.sits(anna.founds(seats=PEOPLE))
    filled = anna.founds(seats=[ME, OPEN, OPEN])
    anna.ask("POST", f"/api/tables/{filled}/bots", {})
    anna.ask("DELETE", f"/api/tables/{anna.founds(seats=PEOPLE)}/seat")
    assert [each for each in kept if each != ["played"]] == [
        ["sat", "began"],
        ["sat", "sat", "began"],
        ["left", "closed"],
    ]
