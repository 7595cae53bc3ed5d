"""Moves: each is done once, on the table that the client has seen, by whoever must decide; and what is taken back."""

from __future__ import annotations

from typing import Any

import pytest

from perankh.server.tables.happenings import Played
from tests.server.tables.sitting import Opening, asked, kinds_of, log_of, refused
from tests.server.visiting import Visit, Visitor


def moves_in(visit: Visit, table: str) -> list[str]:
    return [happening.action for _, happening in log_of(visit, table) if isinstance(happening, Played)]


def takes_back(person: Visitor, table: str, version: int, **wishes: Any) -> Any:
    return person.ask("POST", f"/api/tables/{table}/take-back", {"version": version, **wishes})


def in_an_auction(table: str, people: list[Visitor]) -> tuple[Visitor, Visitor]:
    """Somebody invokes Ra; whoever bids first now, and the other one."""
    mover, _ = asked(table, people)
    assert mover.plays(table, "invoke", 0).is_success
    return asked(table, people)


def test_a_move_is_in_the_log_with_what_luck_decided(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, _ = asked(table, people)
    done = Visitor.done(mover.plays(table, "draw", 0, request="first"))
    *_, (number, played) = log_of(house, table)
    assert isinstance(played, Played)
    assert (played.action, played.by, len(played.outcomes)) == ("draw", "person", 1)
    assert done == {"type": "done", "number": number, "version": 1, "request": "first"}


def test_a_repeated_request_is_answered_the_same_and_done_once(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    first = mover.plays(table, "draw", 0, request="one").json()
    assert mover.plays(table, "draw", 0, request="one").json() == first
    other.plays(table, other.sees(table)["own"]["legal"][0], 1)
    assert mover.plays(table, "draw", 0, request="one").json() == first
    assert moves_in(house, table).count("draw") <= 2
    assert kinds_of(log_of(house, table)).count("played") == 2


def test_a_request_is_its_senders_own(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    mover.plays(table, "draw", 0, request="one")
    follower, _ = asked(table, people)
    assert follower is other
    assert follower.plays(table, follower.sees(table)["own"]["legal"][0], 1, request="one").json()["version"] == 2


def test_a_repeated_request_is_known_after_the_house_was_opened_again(opening: Opening) -> None:
    with opening() as visit:
        table, people = visit.table_of("Anna", "Karim")
        mover, _ = asked(table, people)
        first = mover.plays(table, "draw", 0, request="one").json()
    with opening() as visit:
        again = visit.same(mover)
        assert again.plays(table, "draw", 0, request="one").json() == first
        assert moves_in(visit, table) == ["draw"]


def test_a_stale_move_is_refused_with_how_the_table_stands(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    mover.plays(table, "draw", 0)
    for version in (0, 2):
        fault = refused(other.plays(table, "draw", version, request="late"), "stale")
        assert fault["request"] == "late"
        assert fault["now"]["position"] == other.sees(table)["position"]
        assert fault["now"]["own"]["legal"]
    assert moves_in(house, table) == ["draw"]


@pytest.mark.parametrize(("language", "sentence"), [("en", "No auction"), ("fr", "enchère")])
def test_an_illegal_move_is_refused_with_its_rule_in_the_language_asked(
    quick_house: Visit, language: str, sentence: str
) -> None:
    table, people = quick_house.table_of("Anna", "Karim")
    mover, _ = asked(table, people)
    move = {"action": "pass", "version": 0}
    fault = refused(mover.ask("POST", f"/api/tables/{table}/moves?lang={language}", move), "illegal")
    assert fault["rule"].startswith("Ra ")
    assert sentence in fault["sentence"]
    assert fault["now"]["own"]["legal"] == mover.sees(table)["own"]["legal"]
    assert moves_in(quick_house, table) == []


def test_what_is_no_action_is_refused(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, _ = asked(table, people)
    assert "dance" in refused(mover.plays(table, "dance", 0), "unreadable")["sentence"]
    refused(mover.plays(table, "", 0), "malformed")
    assert mover.plays(table, "draw", 0).is_success, "the table is unharmed"


def test_only_whoever_must_decide_moves(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    name = mover.sees(table)["table"]["chairs"][mover.sees(table)["seat"]]["name"]
    assert name in refused(other.plays(table, "draw", 0), "not-your-turn")["sentence"]
    refused(house.stranger().plays(table, "draw", 0), "unknown-person")
    spectator = house.stranger()
    spectator.founds(seats=[{"kind": "me"}, {"kind": "open"}])
    refused(spectator.plays(table, "draw", 0), "not-permitted")
    assert moves_in(house, table) == []


def test_before_and_after_the_game_nobody_moves(house: Visit) -> None:
    anna = house.stranger()
    table = anna.founds(seats=[{"kind": "me"}, {"kind": "open"}])
    refused(anna.plays(table, "draw", 0), "not-running")
    refused(takes_back(anna, table, 0), "not-running")


def test_an_auction_that_was_only_called_can_be_taken_back(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    before = mover.sees(table)["position"]
    mover.plays(table, "invoke", 0)
    assert mover.sees(table)["own"]["may_take_back"] is True
    assert other.sees(table)["own"]["may_take_back"] is False
    refused(takes_back(other, table, 1), "nothing-to-take-back")
    refused(takes_back(mover, table, 0), "stale")
    done = Visitor.done(takes_back(mover, table, 1, request="oops"))
    assert (done["version"], Visitor.done(takes_back(mover, table, 1, request="oops"))) == (2, done)
    now = mover.sees(table)
    assert (now["position"]["view"], now["position"]["version"]) == (before["view"], 2)
    refused(takes_back(mover, table, 2), "nothing-to-take-back")
    assert kinds_of(log_of(house, table))[-2:] == ["played", "taken_back"]


def test_nothing_is_taken_back_after_luck_has_spoken(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, _ = asked(table, people)
    mover.plays(table, "draw", 0)
    assert mover.sees(table)["own"]["may_take_back"] is False
    fault = refused(takes_back(mover, table, 1), "nothing-to-take-back")
    assert fault["now"]["position"]["version"] == 1


def test_nothing_is_taken_back_after_another_seat_has_acted(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    caller, _ = asked(table, people)
    bidder, _ = in_an_auction(table, people)
    assert bidder is not caller
    bidder.plays(table, bidder.sees(table)["own"]["legal"][-1], 1)
    refused(takes_back(caller, table, 2), "nothing-to-take-back")


def test_what_was_taken_back_stays_so_when_the_table_is_read_anew(opening: Opening) -> None:
    with opening() as visit:
        table, people = visit.table_of("Anna", "Karim")
        mover, _ = asked(table, people)
        mover.plays(table, "invoke", 0)
        Visitor.done(takes_back(mover, table, 1))
        before = mover.sees(table)["position"]
    with opening() as visit:
        again = visit.same(mover)
        assert again.sees(table)["position"] == before
        assert again.plays(table, "draw", 2).is_success


def test_whoever_is_away_comes_back_before_playing(without_bots: Visit) -> None:
    table, people = without_bots.table_of("Anna", "Karim")
    mover, _ = asked(table, people)
    mover.ask("DELETE", f"/api/tables/{table}/seat")
    fault = refused(mover.plays(table, "draw", 0), "away")
    assert fault["now"]["table"]["chairs"][fault["now"]["seat"]]["away"] is True
    assert mover.ask("POST", f"/api/tables/{table}/return").status_code == 204
    assert mover.plays(table, "draw", 0).is_success


def test_chat_is_told_to_everybody_once(house: Visit) -> None:
    table, (anna, karim) = house.table_of("Anna", "Karim")
    line = {"text": "  Good\tluck! ", "request": "hello"}
    first = anna.post(f"/api/tables/{table}/chat", line)
    assert anna.post(f"/api/tables/{table}/chat", line) == first
    entry = karim.sees(table)["log"][-1]
    assert (entry["kind"], entry["text"], entry["name"]) == ("said", "Good luck!", "Anna")
    refused(anna.ask("POST", f"/api/tables/{table}/chat", {"text": " \n "}), "invalid-text")
    refused(house.stranger().ask("POST", f"/api/tables/{table}/chat", {"text": "hi"}), "unknown-person")
    assert kinds_of(log_of(house, table)).count("said") == 1
