"""Passkeys: made for this house, signed for one challenge, by their owner's device and no other."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from httpx import Response

from perankh.server import clock
from perankh.server.accounts import passkeys
from perankh.server.accounts.codes import CODES
from perankh.server.accounts.protocol import LogInByPasskey
from tests.server.accounts.authenticator import Authenticator
from tests.server.visiting import HOST, Visit, Visitor

ORIGIN = f"https://{HOST}"
PASSWORD = "correct horse"
NOT_OURS = "https://house.example"


def asks(person: Visitor, login: str | None = "anna", **settings: Any) -> Any:
    """A challenge to make a passkey."""
    return person.post("/api/me/passkeys/challenge", {"login": login}, **settings)


def adds(person: Visitor, asked: Any, credential: Any, login: str | None = "anna") -> Response:
    """Hand in what the device has made."""
    body = {"challenge": asked["challenge"], "credential": credential, "name": "My phone", "login": login}
    return person.ask("POST", "/api/me/passkeys", body)


def somebody_with_a_passkey(house: Visit, login: str = "anna") -> tuple[Visitor, Authenticator]:
    """An account that was made with a passkey alone."""
    person, device = house.stranger(), Authenticator(ORIGIN)
    asked = asks(person, login)
    person.done(adds(person, asked, device.makes(asked["options"]), login))
    return person, device


def wishes_to_log_in(person: Visitor) -> Any:
    """A challenge to sign."""
    return person.post("/api/sessions/passkey/challenge")


def logs_in(person: Visitor, asked: Any, credential: Any) -> Response:
    """Hand in what the device has signed."""
    body = {"challenge": asked["challenge"], "credential": credential}
    return person.ask("POST", "/api/sessions/passkey", body)


def refusal(answer: Response) -> tuple[int, str]:
    """The status and the code of a refusal."""
    return answer.status_code, answer.json()["code"]


def test_a_passkey_makes_an_account_without_a_password(house: Visit) -> None:
    table, (anna,) = house.table_of("Anna", bots=1)
    device = Authenticator(ORIGIN)
    asked = asks(anna, "Anna")
    assert (asked["options"]["rp"]["id"], asked["options"]["user"]["name"]) == (HOST, "anna")
    added = anna.done(adds(anna, asked, device.makes(asked["options"]), "Anna"))
    assert len(added["codes"]) == CODES
    expected = {"login": "anna", "has_password": False, "passkeys": 1, "codes_left": CODES}
    assert anna.get("/api/me/account") == expected
    there = house.stranger()
    asked = wishes_to_log_in(there)
    assert logs_in(there, asked, device.signs(asked["options"])).json()["name"] == "Anna"
    assert there.sees(table)["seat"] == 0


def test_an_account_adds_and_throws_away_passkeys(house: Visit) -> None:
    anna = house.stranger()
    anna.post("/api/me/account", {"login": "anna", "password": PASSWORD})
    device = Authenticator(ORIGIN)
    asked = asks(anna, None)
    assert asked["options"]["user"]["name"] == "anna"
    added = anna.done(adds(anna, asked, device.makes(asked["options"]), None))
    assert added["codes"] == []
    assert anna.get("/api/me/passkeys") == [added["passkey"]]
    assert added["passkey"]["name"] == "My phone"
    again = asks(anna, None)["options"]
    assert [each["id"] for each in again["excludeCredentials"]] == [added["passkey"]["id"]]
    assert anna.ask("DELETE", f"/api/me/passkeys/{added['passkey']['id']}").status_code == 204
    asked = wishes_to_log_in(anna)
    assert refusal(logs_in(anna, asked, device.signs(asked["options"]))) == (401, "wrong-passkey")
    assert anna.get("/api/me/passkeys") == []


def test_the_only_way_to_log_in_is_kept(house: Visit) -> None:
    anna, _ = somebody_with_a_passkey(house)
    (passkey,) = anna.get("/api/me/passkeys")
    assert refusal(anna.ask("DELETE", f"/api/me/passkeys/{passkey['id']}")) == (409, "last-passkey")
    assert anna.get("/api/me/passkeys") == [passkey]
    assert anna.ask("PUT", "/api/me/password", {"new": PASSWORD}).status_code == 204
    assert anna.ask("DELETE", f"/api/me/passkeys/{passkey['id']}").status_code == 204


def test_nobody_throws_away_the_passkey_of_another(house: Visit) -> None:
    anna, _ = somebody_with_a_passkey(house)
    karim, _ = somebody_with_a_passkey(house, "karim")
    (passkey,) = anna.get("/api/me/passkeys")
    assert refusal(karim.ask("DELETE", f"/api/me/passkeys/{passkey['id']}")) == (404, "no-such")
    assert anna.get("/api/me/passkeys") == [passkey]


def test_a_passkey_that_is_not_there_cannot_be_thrown_away(house: Visit) -> None:
    anna, _ = somebody_with_a_passkey(house)
    for number in ("AAAA", "%00", "%F0%9F%91%81"):
        assert refusal(anna.ask("DELETE", f"/api/me/passkeys/{number}")) == (404, "no-such")


@pytest.mark.parametrize("challenge", ["", "\u0000", "AAAA" * 20, "nobody-asked"])
def test_a_challenge_that_nobody_asked_is_refused(house: Visit, challenge: str) -> None:
    body = {"challenge": challenge, "credential": {}}
    assert house.stranger().ask("POST", "/api/sessions/passkey", body).status_code in (400, 409)


def test_nobody_logs_in_with_a_password_where_there_is_none(house: Visit) -> None:
    somebody_with_a_passkey(house)
    answer = house.stranger().ask("POST", "/api/sessions", {"login": "anna", "password": ""})
    assert refusal(answer) == (401, "wrong-password")


# What is not signed as it should be


def test_a_passkey_made_for_another_site_is_refused(house: Visit) -> None:
    anna = house.stranger()
    asked = asks(anna)
    assert refusal(adds(anna, asked, Authenticator(NOT_OURS).makes(asked["options"]))) == (401, "wrong-passkey")
    assert anna.get("/api/me")["kind"] == "guest"


def test_a_passkey_made_for_another_house_is_refused(house: Visit) -> None:
    anna = house.stranger()
    asked = asks(anna)
    options = {**asked["options"], "rp": {"id": "house.example"}}
    assert refusal(adds(anna, asked, Authenticator(ORIGIN).makes(options))) == (401, "wrong-passkey")


def test_a_passkey_made_for_another_challenge_is_refused(house: Visit) -> None:
    anna = house.stranger()
    first, second = asks(anna), asks(anna)
    assert refusal(adds(anna, first, Authenticator(ORIGIN).makes(second["options"]))) == (401, "wrong-passkey")


def test_the_challenge_of_another_person_is_refused(house: Visit) -> None:
    anna, karim = house.stranger(), house.stranger()
    asked, _ = asks(anna), asks(karim, "karim")
    answer = adds(karim, asked, Authenticator(ORIGIN).makes(asked["options"]), "karim")
    assert refusal(answer) == (409, "challenge-over")


def test_a_passkey_is_made_once_for_a_challenge(house: Visit) -> None:
    anna = house.stranger()
    asked = asks(anna)
    anna.done(adds(anna, asked, Authenticator(ORIGIN).makes(asked["options"])))
    assert refusal(adds(anna, asked, Authenticator(ORIGIN).makes(asked["options"]))) == (409, "challenge-over")


def test_nobody_registers_the_passkey_of_another(house: Visit) -> None:
    anna, device = somebody_with_a_passkey(house)
    karim, forged = house.stranger(), Authenticator(ORIGIN)
    forged.id = device.id
    asked = asks(karim, "karim")
    assert refusal(adds(karim, asked, forged.makes(asked["options"]), "karim")) == (409, "passkey-known")
    assert karim.get("/api/me")["kind"] == "guest"
    asked = wishes_to_log_in(karim)
    assert logs_in(karim, asked, device.signs(asked["options"])).json()["name"] == anna.get("/api/me")["name"]


def test_a_login_that_is_taken_meanwhile_makes_no_account(house: Visit) -> None:
    anna, karim = house.stranger(), house.stranger()
    asked = asks(anna)
    karim.post("/api/me/account", {"login": "anna", "password": PASSWORD})
    assert refusal(adds(anna, asked, Authenticator(ORIGIN).makes(asked["options"]))) == (409, "login-taken")
    assert anna.get("/api/me")["kind"] == "guest"


def test_a_signature_for_another_site_is_refused(house: Visit) -> None:
    anna, device = somebody_with_a_passkey(house)
    device.origin = NOT_OURS
    asked = wishes_to_log_in(anna)
    assert refusal(logs_in(anna, asked, device.signs(asked["options"]))) == (401, "wrong-passkey")


def test_a_signature_of_another_challenge_is_refused(house: Visit) -> None:
    anna, device = somebody_with_a_passkey(house)
    first, second = wishes_to_log_in(anna), wishes_to_log_in(anna)
    assert refusal(logs_in(anna, first, device.signs(second["options"]))) == (401, "wrong-passkey")


def test_a_signature_counts_once(house: Visit) -> None:
    anna, device = somebody_with_a_passkey(house)
    asked = wishes_to_log_in(anna)
    signed = device.signs(asked["options"])
    assert logs_in(anna, asked, signed).is_success
    assert refusal(logs_in(house.stranger(), asked, signed)) == (409, "challenge-over")


def test_a_challenge_is_used_up_by_a_wrong_answer(house: Visit) -> None:
    anna, device = somebody_with_a_passkey(house)
    asked = wishes_to_log_in(anna)
    right = device.signs(asked["options"])
    wrong = {**right, "response": {**right["response"], "signature": "AAAA"}}
    assert refusal(logs_in(anna, asked, wrong)) == (401, "wrong-passkey")
    assert refusal(logs_in(anna, asked, right)) == (409, "challenge-over")


def test_a_counter_that_runs_backwards_betrays_a_copy(house: Visit) -> None:
    anna, device = somebody_with_a_passkey(house)
    for _ in range(2):
        asked = wishes_to_log_in(anna)
        assert logs_in(anna, asked, device.signs(asked["options"])).is_success
    device.sign_count = 0
    asked = wishes_to_log_in(anna)
    assert refusal(logs_in(anna, asked, device.signs(asked["options"]))) == (401, "wrong-passkey")


def test_the_signature_of_another_device_is_refused(house: Visit) -> None:
    anna, device = somebody_with_a_passkey(house)
    _, another = somebody_with_a_passkey(house, "karim")
    device.key = another.key
    asked = wishes_to_log_in(anna)
    assert refusal(logs_in(anna, asked, device.signs(asked["options"]))) == (401, "wrong-passkey")


def test_a_passkey_names_its_own_owner(house: Visit) -> None:
    anna, device = somebody_with_a_passkey(house)
    _, another = somebody_with_a_passkey(house, "karim")
    device.owner = another.owner
    asked = wishes_to_log_in(anna)
    assert refusal(logs_in(anna, asked, device.signs(asked["options"]))) == (401, "wrong-passkey")


def test_a_passkey_nobody_registered_is_refused(house: Visit) -> None:
    person, device = house.stranger(), Authenticator(ORIGIN)
    device.party = HOST
    asked = wishes_to_log_in(person)
    assert refusal(logs_in(person, asked, device.signs(asked["options"]))) == (401, "wrong-passkey")


def test_what_was_made_cannot_log_in_and_what_was_signed_makes_no_passkey(quick_house: Visit) -> None:
    anna, device = somebody_with_a_passkey(quick_house)
    asked = wishes_to_log_in(anna)
    assert (
        refusal(logs_in(anna, asked, device.makes({**asked["options"], "rp": {"id": HOST}, "user": {"id": ""}})))[0]
        == 401
    )
    asked = asks(anna, None)
    assert refusal(adds(anna, asked, device.signs(asked["options"]), None)) == (401, "wrong-passkey")


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": "a", "rawId": "a", "type": "public-key", "response": {}},
        {"id": "\u0000", "rawId": "\u0000", "type": "public-key", "response": {"clientDataJSON": "e30"}},
        {"id": 7, "rawId": None, "type": ["public-key"], "response": "none"},
        {
            "id": "AAAA",
            "rawId": "AAAA",
            "type": "public-key",
            "response": {
                "clientDataJSON": "e30",
                "attestationObject": "oA",
                "authenticatorData": "oA",
                "signature": "",
                "userHandle": "\u0000",
            },
        },
    ],
)
def test_whatever_a_browser_sends_is_answered_and_breaks_nothing(house: Visit, credential: Any) -> None:
    anna, _ = somebody_with_a_passkey(house)
    asked = asks(anna, None)
    assert refusal(adds(anna, asked, credential, None)) == (401, "wrong-passkey")
    asked = wishes_to_log_in(anna)
    assert refusal(logs_in(anna, asked, credential)) == (401, "wrong-passkey")


# When and where


def test_a_challenge_is_over_after_some_minutes(house: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, device = somebody_with_a_passkey(house)
    asked = wishes_to_log_in(anna)
    late = clock.now() + passkeys.PATIENCE
    monkeypatch.setattr(clock, "now", lambda: late)
    assert refusal(logs_in(anna, asked, device.signs(asked["options"]))) == (409, "challenge-over")


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:8000", "[::1]:8000"])
def test_a_bare_address_makes_no_passkeys_and_says_so(quick_house: Visit, host: str) -> None:
    stranger = quick_house.stranger()
    for path, body in (("/api/me/passkeys/challenge", {"login": "anna"}), ("/api/sessions/passkey/challenge", None)):
        answer = stranger.ask("POST", path, body, headers={"host": host})
        assert refusal(answer) == (422, "no-passkeys")
        assert "password" in answer.json()["sentence"]
    assert not stranger.cookie


def test_a_house_on_this_machine_makes_passkeys_without_tls(quick_house: Visit) -> None:
    anna, device = quick_house.stranger(), Authenticator("http://localhost:8000")
    headers = {"host": "localhost:8000"}
    asked = asks(anna, headers=headers)
    assert asked["options"]["rp"]["id"] == "localhost"
    body = {
        "challenge": asked["challenge"],
        "credential": device.makes(asked["options"]),
        "name": "PC",
        "login": "anna",
    }
    assert anna.ask("POST", "/api/me/passkeys", body, headers=headers).is_success


def test_a_passkey_and_its_copy_do_not_both_get_in_at_once(quick_house: Visit) -> None:
    anna, device = somebody_with_a_passkey(quick_house)
    asked = [wishes_to_log_in(anna) for _ in range(2)]
    device.sign_count = 7
    first = device.signs(asked[0]["options"])
    device.sign_count = 7
    copied = device.signs(asked[1]["options"])
    keyring = quick_house.house.keyring
    answers = [LogInByPasskey(each["challenge"], signed) for each, signed in zip(asked, (first, copied), strict=True)]

    async def both() -> list[object]:
        return await asyncio.gather(*(keyring.signed_by(HOST, answer) for answer in answers), return_exceptions=True)

    assert sorted(type(outcome).__name__ for outcome in quick_house.do(both)) == ["Person", "Refused"]
