"""Programs: they play as bots of people, by a token, at tables and nowhere else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from perankh.server.accounts.programs import MOST_PROGRAMS
from perankh.server.refused import STATUS
from perankh.server.tables.turns import MOST_STREAMS
from tests.server.accounts.test_accounts import account, code_of
from tests.server.visiting import Visit, Visitor

PAGE = Path(__file__).parents[3] / "docs" / "bots.md"


def program(house: Visit, owner: Visitor, name: str = "Thoth") -> tuple[Visitor, str]:
    """A program of somebody's, and its number."""
    added = owner.post("/api/me/programs", {"name": name})
    return Visitor(house, added["token"]), added["program"]["id"]


def test_a_program_plays_and_everybody_sees_what_it_is(house: Visit) -> None:
    anna, _ = account(house)
    thoth, _ = program(house, anna)
    assert (thoth.get("/api/me")["kind"], thoth.get("/api/me")["name"]) == ("bot", "Thoth")
    table = anna.founds(seats=[{"kind": "open"}, {"kind": "me"}])
    assert thoth.sits(table) == 0
    while thoth.sees(table)["position"]["to_act"] != 0:
        assert anna.plays(table, anna.sees(table)["own"]["legal"][0]).is_success
    assert thoth.plays(table, thoth.sees(table)["own"]["legal"][0]).is_success
    now = anna.sees(table)
    assert [(chair["name"], chair["program"]) for chair in now["table"]["chairs"]] == [("Thoth", True), ("Anna", False)]
    assert [entry["by"] for entry in now["log"] if entry["kind"] == "played" and entry["seat"] == 0] == ["program"]
    assert [line["id"] for line in thoth.get("/api/me/tables")] == [table]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "/api/me", {"name": "Anna"}),
        ("DELETE", "/api/me", None),
        ("POST", "/api/me/account", {"login": "thoth", "password": "correct horse"}),
        ("GET", "/api/me/account", None),
        ("PUT", "/api/me/password", {"new": "correct horse"}),
        ("POST", "/api/me/recovery-codes", None),
        ("GET", "/api/me/sessions", None),
        ("DELETE", "/api/me/sessions", None),
        ("POST", "/api/me/passkeys/challenge", {"login": "thoth"}),
        ("POST", "/api/me/passkeys", {"challenge": "a", "credential": {}, "name": "a", "login": "thoth"}),
        ("GET", "/api/me/passkeys", None),
        ("DELETE", "/api/me/passkeys/a", None),
        ("POST", "/api/me/programs", {"name": "Thoth"}),
        ("GET", "/api/me/programs", None),
        ("DELETE", "/api/me/programs/a", None),
        ("POST", "/api/sessions", {"login": "anna", "password": "correct horse"}),
        ("POST", "/api/sessions/recovery", {"login": "anna", "code": "a", "password": "correct horse"}),
        ("POST", "/api/sessions/passkey/challenge", None),
        ("POST", "/api/sessions/passkey", {"challenge": "a", "credential": {}}),
        ("DELETE", "/api/sessions", None),
    ],
)
def test_a_program_has_no_account(quick_house: Visit, method: str, path: str, body: Any) -> None:
    anna, _ = account(quick_house)
    thoth, _ = program(quick_house, anna)
    answer = thoth.ask(method, path, body)
    assert (answer.status_code, code_of(answer)) == (403, "not-permitted")


def test_programs_are_listed_without_their_tokens(house: Visit) -> None:
    anna, _ = account(house)
    added = [anna.post("/api/me/programs", {"name": name}) for name in ("Thoth", "Horus")]
    assert anna.get("/api/me/programs") == [each["program"] for each in added]


def test_a_program_is_let_go_at_once_and_a_bot_plays_on(house: Visit) -> None:
    anna, _ = account(house)
    thoth, number = program(house, anna)
    table = anna.founds(seats=[{"kind": "open"}, {"kind": "me"}])
    thoth.sits(table)
    assert anna.ask("DELETE", f"/api/me/programs/{number}").status_code == 204
    for answer in (thoth.ask("GET", "/api/me"), thoth.ask("GET", "/api/turns"), thoth.plays(table, "draw", version=0)):
        assert (answer.status_code, code_of(answer)) == (401, "unknown-person")
    assert anna.get("/api/me/programs") == []
    assert anna.sees(table)["table"]["chairs"][0]["away"] is True
    assert code_of(anna.ask("DELETE", f"/api/me/programs/{number}")) == "no-such"


def test_nobody_lets_go_the_program_of_another(house: Visit) -> None:
    anna, _ = account(house)
    karim, _ = account(house, "karim")
    thoth, number = program(house, anna)
    answer = karim.ask("DELETE", f"/api/me/programs/{number}")
    assert (answer.status_code, code_of(answer)) == (404, "no-such")
    assert thoth.get("/api/me")["name"] == "Thoth"


def test_a_program_that_is_not_there_cannot_be_let_go(house: Visit) -> None:
    anna, _ = account(house)
    for number in ("AAAAAAAAAAAAAAAA", "%00", "%F0%9F%91%81"):
        assert anna.ask("DELETE", f"/api/me/programs/{number}").status_code == 404


def test_a_person_has_so_many_programs_and_no_more(quick_house: Visit) -> None:
    anna, _ = account(quick_house)
    for number in range(MOST_PROGRAMS):
        program(quick_house, anna, f"Thoth {number}")
    answer = anna.ask("POST", "/api/me/programs", {"name": "One more"})
    assert (answer.status_code, code_of(answer)) == (409, "many-programs")
    assert len(anna.get("/api/me/programs")) == MOST_PROGRAMS


def test_a_program_goes_with_its_owner(house: Visit) -> None:
    anna, _ = account(house)
    thoth, _ = program(house, anna)
    assert anna.ask("DELETE", "/api/me").status_code == 204
    assert thoth.ask("GET", "/api/me").status_code == 401


def test_a_token_nobody_gave_is_nobody(quick_house: Visit) -> None:
    answer = Visitor(quick_house, "x" * 43).ask("GET", "/api/me")
    assert (answer.status_code, code_of(answer)) == (401, "unknown-person")


def test_the_page_for_authors_tells_refusals_as_they_are() -> None:
    page = PAGE.read_text(encoding="utf-8")
    told = [
        (code, int(status))
        for status, codes in re.findall(r"^\| (\d{3}) \| (.+?) \|", page, re.MULTILINE)
        for code in re.findall(r"`([a-z-]+)`", codes)
    ]
    assert len(told) > 5
    assert told == [(code, STATUS[code]) for code, _ in told]
    assert f"at most {MOST_STREAMS} streams" in page
