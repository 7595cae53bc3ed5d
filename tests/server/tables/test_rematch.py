"""A rematch: the same people at another table, found once, wherever it was asked for first."""

from __future__ import annotations

from tests.server.tables.sitting import kinds_of, log_of, refused
from tests.server.visiting import Visit, Visitor, play_to_the_end


def finished(visit: Visit, **wishes: object) -> tuple[str, list[Visitor]]:
    table, people = visit.table_of("Anna", "Karim", **wishes)
    play_to_the_end(table, people)
    return table, people


def again(person: Visitor, table: str) -> str:
    return str(person.post(f"/api/tables/{table}/rematch", {"contribution": "once more"})["table"])


def test_everybody_who_asks_comes_to_the_same_table(house: Visit) -> None:
    table, (anna, karim) = finished(house, options={"god_may_take_disaster": False}, spectators=False)
    first = again(anna, table)
    assert anna.sees(first)["table"]["status"] == "open"
    assert again(anna, table) == first
    assert again(karim, table) == first
    now = karim.sees(first)
    assert (now["table"]["status"], now["table"]["options"]["god_may_take_disaster"]) == ("running", False)
    assert now["table"]["spectators"] is False
    assert {chair["name"] for chair in now["table"]["chairs"]} == {"Anna", "Karim"}
    assert karim.sees(table)["table"]["rematch"] == first
    assert kinds_of(log_of(house, table)).count("rematch") == 1


def test_after_a_rematch_was_closed_there_may_be_another(house: Visit) -> None:
    table, (anna, karim) = finished(house)
    first = again(anna, table)
    Visitor.done(anna.ask("DELETE", f"/api/tables/{first}/seat"))
    second = again(karim, table)
    assert second != first
    assert again(anna, table) == second
    assert karim.sees(table)["table"]["rematch"] == second
    assert anna.sees(second)["table"]["status"] == "running"


def test_a_rematch_has_luck_of_its_own(house: Visit) -> None:
    table, (anna, _) = finished(house)
    first = again(anna, table)
    fairness = [anna.sees(each)["table"]["fairness"] for each in (table, first)]
    assert fairness[0]["commitment"] != fairness[1]["commitment"]
    assert fairness[1]["key"] is None


def test_bots_and_the_pace_come_along(house: Visit) -> None:
    wish = {"pace": "live", "seconds": 3600, "reserve": 60}
    table, people = house.table_of("Anna", "Karim", bots=1, **wish)
    play_to_the_end(table, people)
    info = people[0].sees(again(people[0], table))["table"]
    assert (info["pace"], info["seconds"], info["reserve"]) == ("live", 3600, 60)
    assert sorted(chair["kind"] for chair in info["chairs"]) == ["bot", "open", "person"]


def test_somebody_renamed_keeps_the_name(quick_house: Visit) -> None:
    table, (anna, karim) = finished_after_renaming(quick_house)
    first = again(anna, table)
    again(karim, table)
    assert {chair["name"] for chair in anna.sees(first)["table"]["chairs"]} == {"Anna", "Pharaoh"}


def finished_after_renaming(visit: Visit) -> tuple[str, list[Visitor]]:
    table, people = visit.table_of("Anna", "Karim")
    people[1].ask("PATCH", f"/api/tables/{table}/seat", {"name": "Pharaoh"})
    play_to_the_end(table, people)
    return table, people


def test_there_is_no_rematch_before_the_end_and_none_for_others(house: Visit) -> None:
    running, (anna, _) = house.table_of("Anna", "Karim")
    refused(anna.ask("POST", f"/api/tables/{running}/rematch", {}), "not-finished")
    table, _ = finished(house)
    refused(anna.ask("POST", f"/api/tables/{table}/rematch", {}), "not-permitted")
    refused(house.stranger().ask("POST", f"/api/tables/{table}/rematch", {}), "unknown-person")


def test_a_rematch_may_be_promised_with_its_commitment_like_any_table(quick_house: Visit) -> None:
    table, people = quick_house.table_of("Anna", "Karim")
    play_to_the_end(table, people)
    promise = people[0].post("/api/tables/commitments")
    again = people[0].post(f"/api/tables/{table}/rematch", {"table": promise["table"], "contribution": "afterwards"})
    assert again["table"] == promise["table"]
    assert people[0].sees(again["table"])["table"]["fairness"]["commitment"] == promise["commitment"]


def test_a_rematch_under_the_name_of_another_table_is_refused(quick_house: Visit) -> None:
    table, people = quick_house.table_of("Anna", "Karim")
    other, _ = quick_house.table_of("Lea", "Noor")
    play_to_the_end(table, people)
    answer = people[0].ask("POST", f"/api/tables/{table}/rematch", {"table": other})
    assert (answer.status_code, answer.json()["code"]) == (409, "table-taken")
    assert people[1].sees(table)["table"]["rematch"] is None
