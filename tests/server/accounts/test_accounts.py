"""Accounts: a guest keeps everything, comes back from anywhere, and is forgotten on demand."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from argon2.exceptions import VerifyMismatchError
from httpx import Response
from sqlalchemy import Connection, select

from perankh.server.accounts.codes import CODES
from perankh.server.api.asking import Asker
from perankh.server.config import Config
from perankh.server.database.schema import METADATA, PEOPLE
from perankh.server.limits import LIMITS
from tests.server.visiting import Visit, Visitor, heard, visited

PASSWORD = "correct horse"
ANOTHER = "battery staple"


def code_of(answer: Response) -> str:
    """Why it was refused."""
    return str(answer.json()["code"])


def account(house: Visit, login: str = "anna", password: str = PASSWORD) -> tuple[Visitor, list[str]]:
    """Somebody with an account, and the recovery codes."""
    person = house.stranger()
    codes = person.post("/api/me/account", {"login": login, "password": password, "name": login.title()})["codes"]
    return person, codes


def logs_in(house: Visit, login: str = "anna", password: str = PASSWORD) -> tuple[Visitor, Response]:
    """Somebody in another browser."""
    person = house.stranger()
    return person, person.ask("POST", "/api/sessions", {"login": login, "password": password})


def everything_stored(house: Visit) -> str:
    """Every value of every row."""

    def read(connection: Connection) -> str:
        return repr([tuple(row) for table in METADATA.sorted_tables for row in connection.execute(select(table))])

    return house.do(lambda: house.house.database.read(read))


# Who I am


def test_what_i_change_about_myself_is_told_and_the_rest_stays(house: Visit) -> None:
    table, (anna,) = house.table_of("Anna", bots=1)
    changed = anna.done(anna.ask("PATCH", "/api/me", {"settings": {"theme": "dark", "language": "fr"}}))
    assert anna.get("/api/me") == changed
    assert changed["settings"] == {"language": "fr", "theme": "dark", "speed": "normal", "sound": False}
    assert (changed["name"], changed["language"]) == ("Anna", "fr")
    renamed = anna.done(anna.ask("PATCH", "/api/me", {"name": "  Anna \n K. "}))
    assert (renamed["name"], renamed["settings"]) == ("Anna K.", changed["settings"])
    assert anna.sees(table)["table"]["chairs"][0]["name"] == "Anna"


@pytest.mark.parametrize("change", [{"name": "\u0007"}, {"settings": {"speed": "hasty"}}, {"kind": "account"}])
def test_what_nobody_can_be_is_refused(quick_house: Visit, change: dict[str, Any]) -> None:
    _, (anna,) = quick_house.table_of("Anna", bots=1)
    before = anna.get("/api/me")
    assert anna.ask("PATCH", "/api/me", change).status_code in (400, 422)
    assert anna.get("/api/me") == before


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "/api/me", {"name": "Nobody"}),
        ("DELETE", "/api/me", None),
        ("GET", "/api/me/sessions", None),
        ("DELETE", "/api/me/sessions", None),
        ("GET", "/api/me/account", None),
        ("PUT", "/api/me/password", {"new": PASSWORD}),
        ("POST", "/api/me/recovery-codes", None),
        ("GET", "/api/me/passkeys", None),
        ("DELETE", "/api/me/passkeys/none", None),
        ("GET", "/api/me/programs", None),
        ("POST", "/api/me/programs", {"name": "Thoth"}),
        ("DELETE", "/api/me/programs/none", None),
    ],
)
def test_a_stranger_has_nothing_here(quick_house: Visit, method: str, path: str, body: Any) -> None:
    answer = quick_house.stranger().ask(method, path, body)
    assert (answer.status_code, code_of(answer)) == (401, "unknown-person")


# Making an account


def test_a_guest_keeps_number_seat_and_games(house: Visit) -> None:
    table, (anna,) = house.table_of("Anna", bots=1)
    codes = anna.post("/api/me/account", {"login": "anna", "password": PASSWORD})["codes"]
    assert len(set(codes)) == CODES
    assert anna.sees(table)["seat"] == 0
    there, answer = logs_in(house)
    assert answer.json()["name"] == "Anna"
    assert there.sees(table)["seat"] == 0
    assert [line["id"] for line in there.get("/api/me/tables")] == [table]


def test_a_stranger_may_begin_with_an_account(house: Visit) -> None:
    anna, _ = account(house)
    assert anna.get("/api/me")["kind"] == "account"
    expected = {"login": "anna", "has_password": True, "passkeys": 0, "codes_left": CODES}
    assert anna.get("/api/me/account") == expected


def test_a_login_belongs_to_one_person_however_it_is_typed(house: Visit) -> None:
    account(house, "Ève")
    for same in ("ève", "ÈVE", " e\u0300ve "):
        answer = house.stranger().ask("POST", "/api/me/account", {"login": same, "password": PASSWORD})
        assert (answer.status_code, code_of(answer)) == (409, "login-taken")
        assert logs_in(house, same)[1].is_success


def test_two_who_want_one_login_at_once_do_not_both_get_it(house: Visit) -> None:
    guests = [house.table_of(name, bots=1)[1][0] for name in ("Anna", "Karim")]
    accounts, sessions = house.house.accounts, house.house.sessions

    async def found_both() -> list[str]:
        people = [await sessions.person_with_cookie(guest.cookie) for guest in guests]
        outcomes = []
        for person in people:
            assert person is not None
            try:
                await accounts.found(person, "nefer", PASSWORD)  # past the first look at whether it is free
                outcomes.append("made")
            except Exception as fault:
                outcomes.append(str(fault))
        return outcomes

    assert house.do(found_both) == ["made", "login-taken"]
    assert [guest.get("/api/me")["kind"] for guest in guests] == ["account", "guest"]


@pytest.mark.parametrize("login", ["an", "a" * 41, "an\nna", "an\u0000na", " \u00a0a\u00a0 "])
def test_a_login_that_cannot_be_one_is_refused_and_makes_no_guest(quick_house: Visit, login: str) -> None:
    stranger = quick_house.stranger()
    answer = stranger.ask("POST", "/api/me/account", {"login": login, "password": PASSWORD})
    assert (answer.status_code, code_of(answer)) == (422, "invalid-login")
    assert "3 to 40" in answer.json()["sentence"]
    assert not stranger.cookie
    assert logs_in(quick_house, login)[1].status_code == 401


@pytest.mark.parametrize(
    ("password", "is_fine"), [("seven 7", False), ("eight ok", True), ("x" * 200, True), ("x" * 201, False)]
)
def test_a_password_has_from_8_to_200_characters(quick_house: Visit, password: str, is_fine: bool) -> None:
    answer = quick_house.stranger().ask("POST", "/api/me/account?lang=fr", {"login": "anna", "password": password})
    assert answer.is_success is is_fine
    if not is_fine:
        assert answer.json()["sentence"] == "Un mot de passe a de 8 à 200 caractères."
    assert logs_in(quick_house, "anna", password)[1].is_success is is_fine


def test_an_account_is_made_once(house: Visit) -> None:
    anna, _ = account(house)
    answer = anna.ask("POST", "/api/me/account", {"login": "another", "password": ANOTHER})
    assert (answer.status_code, code_of(answer)) == (409, "already-account")
    assert logs_in(house)[1].is_success


def test_nothing_secret_is_stored_or_answered_again(house: Visit) -> None:
    anna, codes = account(house)
    token = anna.post("/api/me/programs", {"name": "Thoth"})["token"]
    stored = everything_stored(house)
    assert "$argon2id$v=19$m=19456,t=2,p=1$" in stored
    told = "".join(anna.ask("GET", f"/api/me{path}").text for path in ("", "/account", "/sessions", "/programs"))
    session = anna.cookie.partition(".")[0]
    for secret in (PASSWORD, token, session, *codes, *(code.replace("-", "") for code in codes)):
        assert secret not in stored
        assert secret not in told


# Coming back


def test_a_wrong_password_and_a_wrong_login_are_told_alike(house: Visit) -> None:
    account(house)
    person, wrong_password = logs_in(house, "anna", ANOTHER)
    _, wrong_login = logs_in(house, "nobody", PASSWORD)
    assert wrong_password.status_code == 401
    assert wrong_password.content == wrong_login.content
    assert not person.cookie


def test_a_wrong_login_costs_as_much_as_a_wrong_password(quick_house: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    account(quick_house)
    compared: list[str] = []

    class Spy:
        def verify(self, stored: str, password: str) -> bool:
            compared.append(stored.rpartition("$")[0].rpartition("$")[0])
            raise VerifyMismatchError

    monkeypatch.setattr(quick_house.house.accounts._passwords, "_hasher", Spy())
    logs_in(quick_house, "anna", ANOTHER)
    logs_in(quick_house, "nobody", ANOTHER)
    assert compared == ["$argon2id$v=19$m=19456,t=2,p=1"] * 2


def test_passwords_are_the_same_however_a_keyboard_writes_them(quick_house: Visit) -> None:
    account(quick_house, password="crème brûlée")
    assert logs_in(quick_house, "anna", "cre\u0300me bru\u0302le\u0301e")[1].is_success


def test_logging_out_ends_this_browser_only(house: Visit) -> None:
    anna, _ = account(house)
    there, _ = logs_in(house)
    cookie = there.cookie
    assert there.ask("DELETE", "/api/sessions").status_code == 204
    there.cookie = cookie  # even if the browser kept it
    assert there.get("/api/me")["kind"] is None
    assert anna.get("/api/me")["kind"] == "account"


def test_logging_in_leaves_whoever_was_in_the_browser(house: Visit) -> None:
    account(house)
    _, (karim,) = house.table_of("Karim", bots=1)
    before = karim.cookie
    assert karim.post("/api/sessions", {"login": "anna", "password": PASSWORD})["name"] == "Anna"
    assert karim.cookie != before
    karim.cookie = before
    assert karim.get("/api/me")["kind"] is None


def test_browsers_are_listed_and_all_logged_out(house: Visit) -> None:
    anna, _ = account(house)
    other = house.stranger()
    body = {"login": "anna", "password": PASSWORD}
    other.done(other.ask("POST", "/api/sessions", body, headers={"user-agent": "Papyrus 1.0"}))
    listed = other.get("/api/me/sessions")
    assert [(each["device"], each["here"]) for each in listed] == [("Papyrus 1.0", True), ("testclient", False)]
    assert listed[0]["since"] >= listed[1]["since"]
    assert anna.ask("DELETE", "/api/me/sessions").status_code == 204
    assert [each.get("/api/me")["kind"] for each in (anna, other)] == [None, None]


def test_another_password_logs_out_everywhere_else(house: Visit) -> None:
    anna, _ = account(house)
    there, _ = logs_in(house)
    wrong = anna.ask("PUT", "/api/me/password", {"old": ANOTHER, "new": ANOTHER})
    assert (wrong.status_code, code_of(wrong)) == (401, "wrong-password")
    assert anna.ask("PUT", "/api/me/password", {"new": ANOTHER}).status_code == 401
    assert there.get("/api/me")["kind"] == "account"
    assert anna.ask("PUT", "/api/me/password", {"old": PASSWORD, "new": ANOTHER}).status_code == 204
    assert [each.get("/api/me")["kind"] for each in (anna, there)] == ["account", None]
    assert [logs_in(house, "anna", each)[1].status_code for each in (PASSWORD, ANOTHER)] == [401, 201]


def test_a_recovery_code_sets_a_new_password_once(house: Visit) -> None:
    anna, codes = account(house)
    there = house.stranger()
    recovery = {"login": "Anna", "code": codes[3].replace("-", " ").upper(), "password": ANOTHER}
    assert there.post("/api/sessions/recovery", recovery)["name"] == "Anna"
    assert anna.get("/api/me")["kind"] is None
    assert there.get("/api/me/account")["codes_left"] == CODES - 1
    assert [logs_in(house, "anna", each)[1].status_code for each in (PASSWORD, ANOTHER)] == [401, 201]
    again = house.stranger().ask("POST", "/api/sessions/recovery", recovery)
    assert (again.status_code, code_of(again)) == (401, "wrong-code")


def test_a_code_serves_its_owner_only(house: Visit) -> None:
    _, codes = account(house)
    account(house, "karim")
    for login in ("karim", "nobody"):
        body = {"login": login, "code": codes[0], "password": ANOTHER}
        answer = house.stranger().ask("POST", "/api/sessions/recovery", body)
        assert (answer.status_code, code_of(answer)) == (401, "wrong-code")
    assert logs_in(house, "karim")[1].is_success


def test_a_recovery_with_a_password_too_short_keeps_the_code(house: Visit) -> None:
    anna, codes = account(house)
    body = {"login": "anna", "code": codes[0], "password": "short"}
    assert house.stranger().ask("POST", "/api/sessions/recovery", body).status_code == 422
    assert anna.get("/api/me/account")["codes_left"] == CODES


def test_new_recovery_codes_replace_the_old(house: Visit) -> None:
    anna, old = account(house)
    new = anna.post("/api/me/recovery-codes")["codes"]
    assert not set(old) & set(new)
    body = {"login": "anna", "password": ANOTHER}
    assert house.stranger().ask("POST", "/api/sessions/recovery", {**body, "code": old[0]}).status_code == 401
    assert house.stranger().ask("POST", "/api/sessions/recovery", {**body, "code": new[0]}).is_success


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/api/me/account"), ("POST", "/api/me/recovery-codes"), ("GET", "/api/me/programs")],
)
def test_a_guest_is_told_to_make_an_account(quick_house: Visit, method: str, path: str) -> None:
    _, (anna,) = quick_house.table_of("Anna", bots=1)
    answer = anna.ask(method, path)
    assert (answer.status_code, code_of(answer)) == (403, "no-account")


# How often


def test_nobody_guesses_for_long_at_one_login(quick_house: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    addresses = count()
    monkeypatch.setattr(Asker, "address", property(lambda _: f"from-{next(addresses)}"))
    quick_house.house.limits.lifted = False
    tries = [
        logs_in(quick_house, "Anna" if number % 2 else "anna", ANOTHER)[1]
        for number in range(LIMITS["log in"].at_once + 1)
    ]
    assert [answer.status_code for answer in tries] == [401] * LIMITS["log in"].at_once + [429]
    assert logs_in(quick_house, "karim", ANOTHER)[1].status_code == 401


def test_nobody_guesses_for_long_from_one_address(tmp_path: Any) -> None:
    with visited(Config(str(tmp_path / "house.db"))) as house:
        tries = [logs_in(house, f"person {number}", ANOTHER)[1] for number in range(LIMITS["log in"].at_once + 1)]
        assert [answer.status_code for answer in tries] == [401] * LIMITS["log in"].at_once + [429]
        assert int(tries[-1].headers["retry-after"]) > 0


def test_nobody_makes_accounts_without_end(tmp_path: Any) -> None:
    with visited(Config(str(tmp_path / "house.db"))) as house:
        bodies = [
            {"login": f"person {number}", "password": PASSWORD} for number in range(LIMITS["account"].at_once + 1)
        ]
        answers = [house.stranger().ask("POST", "/api/me/account", body).status_code for body in bodies]
        assert answers == [201] * LIMITS["account"].at_once + [429]


# Being forgotten


def test_whoever_is_forgotten_leaves_games_and_nothing_else(house: Visit) -> None:
    anna, _ = account(house)
    anna.post("/api/me/programs", {"name": "Thoth"})
    there, _ = logs_in(house)
    karim = house.stranger()
    running = anna.founds(seats=[{"kind": "me"}, {"kind": "open"}], name="Anna the Great")
    karim.sits(running, name="Karim")
    waiting = anna.founds(seats=[{"kind": "me"}, {"kind": "open"}])
    assert anna.ask("DELETE", "/api/me").status_code == 204
    assert [each.get("/api/me")["kind"] for each in (anna, there)] == [None, None]
    assert logs_in(house)[1].status_code == 401
    chair = karim.sees(running)["table"]["chairs"][0]
    assert (chair["name"], chair["away"]) == ("Anna the Great", True)
    assert karim.ask("GET", f"/api/tables/{waiting}").json()["table"]["status"] == "closed"
    stored = everything_stored(house)
    assert "Thoth" not in stored
    assert "'anna'" not in stored
    assert account(house)[0].get("/api/me/tables") == []  # whoever takes the login next is somebody else


def test_whoever_is_forgotten_does_not_hold_up_the_game(house: Visit) -> None:
    table, (anna, karim) = house.table_of("Anna", "Karim")
    with karim.watches(table) as socket:
        now = heard(socket)
        assert anna.ask("DELETE", "/api/me").status_code == 204
        if now["position"]["to_act"] == now["seat"]:
            assert karim.plays(table, "invoke").is_success
        bids = (
            message for message in iter(lambda: heard(socket), None) if message.get("entry", {}).get("kind") == "played"
        )
        assert next(entry for entry in bids if entry["entry"]["by"] == "stand-in")["entry"]["name"] == "Anna"


def test_a_forgotten_persons_row_keeps_no_word(house: Visit) -> None:
    anna, _ = account(house)
    anna.ask("DELETE", "/api/me")

    def read(connection: Connection) -> list[tuple[Any, ...]]:
        columns = (PEOPLE.c.name, PEOPLE.c.login, PEOPLE.c.password, PEOPLE.c.owner, PEOPLE.c.settings)
        return [tuple(row) for row in connection.execute(select(*columns))]

    assert house.do(lambda: house.house.database.read(read)) == [("", None, None, None, "{}")]
