"""The door: who is let in, by which name and from which page, and what every answer carries."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from perankh.server.accounts.sessions import COOKIE
from perankh.server.app import LARGEST_BODY
from perankh.server.config import Config
from perankh.server.guard import HEADERS, UNWELCOME, Guard
from perankh.server.protocol import Fault
from tests.server.security.acting import play_out
from tests.server.visiting import HOST, Visit, heard, visited

OURS = [
    HOST,
    HOST.upper(),
    f"{HOST}:8000",
    "localhost",
    "localhost:1",
    "127.0.0.1",
    "127.0.0.1:8000",
    "192.168.1.20:8000",
    "[::1]",
    "[::1]:8000",
]
FOREIGN = [
    "",
    "evil.example",
    f"{HOST}.evil.example",
    f"evil-{HOST}",
    f"{HOST}.",
    "127.0.0.1.evil.example",
    "1.2.3.4.5",
    f"evil.example@{HOST}",
    f"{HOST}@evil.example",
    f"{HOST}/evil.example",
    f"{HOST}?",
    f"{HOST}#",
    f"{HOST} evil.example",
    f"{HOST}:port",
    f"{HOST}:",
    "[::1",
    "::1]",
    "[evil]",
    "\xff",
]
BREAKING = [b"{", b"\xff\xfe", b'{"name":"\xff"}', b'{"name":"\\ud800 and on"}', b"null", b"[]", b'"Bo"', b'{"name":1}']
NESTED = b'{"name":' + b"[" * 50_000 + b"]" * 10_000 + b"}"


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    with visited(Config(str(tmp_path_factory.mktemp("house") / "house.db"), unlimited=True)) as visit:
        yield visit


def fault_in(answer: Any) -> Fault:
    return msgspec.json.decode(answer.content, type=Fault)


@pytest.mark.parametrize("host", OURS)
def test_the_house_is_entered_by_its_names_and_by_bare_addresses(open_house: Visit, host: str) -> None:
    assert open_house.client.get("/api/me", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("host", FOREIGN)
def test_a_name_that_is_not_ours_leads_nowhere(open_house: Visit, host: str) -> None:
    answer = open_house.client.get("/api/me", headers=[(b"host", host.encode("latin-1"))])
    assert (answer.status_code, fault_in(answer).code) == (421, "other-host")


def test_a_request_without_a_host_leads_nowhere() -> None:
    assert not Guard(lambda *_: None, ()).is_ours("")  # type: ignore[arg-type]


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": ""},
        {"origin": f"http://{HOST}:81"},
        {"origin": f"http://{HOST}.evil.example"},
        {"origin": f"http://{HOST}@evil.example"},
        {"origin": "http://["},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "origin": f"http://{HOST}"},
        {"sec-fetch-site": "anything"},
    ],
    ids=str,
)
def test_other_sites_change_nothing_here(open_house: Visit, method: str, headers: dict[str, str]) -> None:
    answer = open_house.client.request(method, "/api/tables/commitments", headers=headers)
    assert (answer.status_code, fault_in(answer).code) == (403, "other-site")


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": f"http://{HOST}"},
        {"sec-fetch-site": "same-origin", "origin": f"http://{HOST}"},
        {"sec-fetch-site": "none"},
    ],
    ids=str,
)
def test_our_own_pages_and_programs_are_let_in(open_house: Visit, headers: dict[str, str]) -> None:
    assert open_house.client.post("/api/tables/commitments", headers=headers).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://["},
        {"sec-fetch-site": "cross-site"},
        {"host": "evil.example"},
        {"host": "[::1"},
    ],
    ids=str,
)
def test_other_sites_open_no_websocket(open_house: Visit, headers: dict[str, str]) -> None:
    anna = open_house.stranger()
    table = anna.founds(seats=[{"kind": "me"}, {"kind": "open"}])
    open_house.client.cookies.clear()
    with pytest.raises(WebSocketDisconnect) as closed:
        open_house.client.websocket_connect(f"/api/tables/{table}/live", headers=anna.headers | headers).__enter__()
    assert closed.value.code == UNWELCOME


def test_our_own_pages_open_a_websocket(open_house: Visit) -> None:
    anna = open_house.stranger()
    table = anna.founds(seats=[{"kind": "me"}, {"kind": "open"}])
    open_house.client.cookies.clear()
    headers = anna.headers | {"origin": f"http://{HOST}", "sec-fetch-site": "same-origin"}
    with open_house.client.websocket_connect(f"/api/tables/{table}/live", headers=headers) as socket:
        assert heard(socket)["type"] == "table"


def test_every_answer_tells_browsers_the_rules(open_house: Visit) -> None:
    table, (anna, _) = open_house.table_of("Anna", "Karim")
    play_out(open_house, table)
    client = open_house.client
    answers = [
        anna.ask("GET", "/api/me"),
        anna.ask("GET", f"/api/tables/{table}"),
        anna.ask("GET", f"/api/tables/{table}/record"),
        anna.ask("POST", "/api/tables", {"game": "ra", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        anna.ask("PATCH", f"/api/tables/{table}/seat", {"name": "Bo"}),
        client.get("/api/tables/nothing"),
        client.get("/nowhere"),
        client.delete("/api/games"),
        client.get("/api/me/tables"),
        client.get("/api/me", headers={"host": "evil.example"}),
        client.post("/api/tables", headers={"origin": "https://evil.example"}),
        client.post("/api/tables", content=b"x" * (LARGEST_BODY + 1), headers={"content-type": "application/json"}),
        client.get("/metrics"),
        client.get("/health"),
        client.get("/api/openapi.json"),
        client.options("/api/me"),
    ]
    assert {answer.status_code for answer in answers} >= {200, 201, 401, 403, 404, 405, 409, 413, 421}
    for answer in answers:
        for name, value in HEADERS:
            assert answer.headers[name.decode()] == value.decode(), f"{answer.request.url}: {name.decode()}"


def test_the_policy_lets_in_nothing_from_elsewhere() -> None:
    policy = dict(HEADERS)[b"content-security-policy"].decode()
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert not any(word in policy for word in ("unsafe", "http", "*", "blob:"))


def test_what_one_person_is_told_is_kept_by_nothing_on_the_way(open_house: Visit) -> None:
    for path in ("/api/me", "/api/tables/nothing", "/api/games"):
        assert open_house.client.get(path).headers["cache-control"] == "no-store"


def test_browsers_come_back_over_https_once_they_came_by_it(open_house: Visit) -> None:
    client = open_house.client
    assert "strict-transport-security" in client.get(f"https://{HOST}/api/me").headers
    assert "strict-transport-security" not in client.get("/api/me").headers


@pytest.mark.parametrize(("scheme", "is_secure"), [("http", False), ("https", True)])
def test_the_cookie_is_for_our_own_pages_and_not_for_scripts(open_house: Visit, scheme: str, is_secure: bool) -> None:
    open_house.client.cookies.clear()
    wish = {"game": "ra", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = open_house.client.post(f"{scheme}://{HOST}/api/tables", json=wish)
    attributes = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=strict", "path=/"} <= attributes
    assert ("secure" in attributes) == is_secure
    assert not any(attribute.startswith("domain") for attribute in attributes)


def test_a_known_person_is_given_no_other_cookie(open_house: Visit) -> None:
    anna = open_house.stranger()
    anna.founds(seats=[{"kind": "me"}, {"kind": "open"}])
    answer = anna.ask("POST", "/api/tables", {"game": "ra", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert "set-cookie" not in answer.headers


def test_forged_cookies_are_nobody_s(open_house: Visit) -> None:
    anna = open_house.stranger()
    anna.founds(seats=[{"kind": "me"}, {"kind": "open"}], name="Anna")
    assert anna.get("/api/me")["name"] == "Anna"
    token, _, signature = anna.cookie.partition(".")
    forgeries = [
        "",
        ".",
        token,
        f"{token}.",
        f".{signature}",
        f"{token}.{signature[:-1]}",
        f"{token}.{signature}0",
        f"{token}.{'0' * len(signature)}",
        f"{token[:-1]}.{signature}",
        f"{'x' * len(token)}.{signature}",
        f"{signature}.{token}",
        "é.é",
        "%00.%00",
        "x" * 8_000,
    ]
    for forgery in forgeries:
        answer = open_house.client.get("/api/me", headers=[(b"cookie", f"{COOKIE}={forgery}".encode())])
        assert (answer.status_code, answer.json()["kind"]) == (200, None), forgery


def test_a_cookie_of_another_house_is_nobody_s(open_house: Visit, tmp_path: Path) -> None:
    with visited(Config(str(tmp_path / "other.db"), unlimited=True)) as other:
        anna = other.stranger()
        anna.founds(seats=[{"kind": "me"}, {"kind": "open"}])
        assert anna.get("/api/me")["kind"] == "guest"
    answer = open_house.client.get("/api/me", headers=anna.headers)
    assert answer.json()["kind"] is None


@pytest.mark.parametrize("token", ["", "x", "é", "x" * 8_000, "a b", "%00"])
def test_forged_tokens_are_refused(open_house: Visit, token: str) -> None:
    answer = open_house.client.get("/api/me", headers=[(b"authorization", f"Bearer {token}".encode())])
    assert (answer.status_code, fault_in(answer).code) == (401, "unknown-person")


def test_a_cookie_is_no_token(open_house: Visit) -> None:
    anna = open_house.stranger()
    anna.founds(seats=[{"kind": "me"}, {"kind": "open"}])
    for secret in (anna.cookie, anna.cookie.partition(".")[0]):
        assert open_house.client.get("/api/me", headers={"authorization": f"Bearer {secret}"}).status_code == 401


def test_a_body_that_is_too_large_is_refused(open_house: Visit) -> None:
    body = b'{"text":"' + b"a" * LARGEST_BODY + b'"}'
    answer = open_house.client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, fault_in(answer).code) == (413, "too-large")


def test_a_body_that_is_too_large_is_refused_piece_by_piece(open_house: Visit) -> None:
    pieces = (b" " * 1024 for _ in range(LARGEST_BODY // 1024 + 1))
    answer = open_house.client.post("/api/tables", content=pieces, headers={"content-type": "application/json"})
    assert (answer.status_code, fault_in(answer).code) == (413, "too-large")


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/msgpack", ""],
)
def test_forms_are_not_read_as_json(open_house: Visit, kind: str) -> None:
    anna = open_house.stranger()
    table = anna.founds(seats=[{"kind": "me"}, {"kind": "open"}], name="Anna")
    answer = anna.ask(
        "PATCH", f"/api/tables/{table}/seat", content=b'{"name":"Bo"}', headers={"content-type": kind} if kind else {}
    )
    assert (answer.status_code, fault_in(answer).code) == (415, "not-json")
    assert anna.sees(table)["table"]["chairs"][0]["name"] == "Anna"


@pytest.mark.parametrize("body", [*BREAKING, NESTED], ids=lambda body: repr(body[:12]))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_cannot_be_read_is_refused_and_changes_nothing(open_house: Visit, body: bytes, language: str) -> None:
    anna = open_house.stranger()
    table = anna.founds(seats=[{"kind": "me"}, {"kind": "open"}], name="Anna")
    path = f"/api/tables/{table}/seat?lang={language}"
    answer = anna.ask("PATCH", path, content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, fault_in(answer).code) == (400, "malformed")
    assert anna.sees(table)["table"]["chairs"][0]["name"] == "Anna"


def test_the_description_is_for_programs_and_has_no_pages_that_ask_other_sites(open_house: Visit) -> None:
    assert open_house.client.get("/api/openapi.json").json()["openapi"].startswith("3.")
    for path in ("/api", "/api/swagger", "/api/redoc", "/api/elements", "/api/openapi.yml", "/schema"):
        answer = open_house.client.get(path)
        assert (answer.status_code, fault_in(answer).code) == (404, "no-such"), path


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/api/me",
        "/api/tables",
        "/api/tables/x",
        "/api/tables/x/y/live",
        "/api/tables//live",
        "/live",
        "/api/turns",
    ],
)
def test_a_websocket_leads_to_a_table_and_nowhere_else(open_house: Visit, path: str) -> None:
    open_house.client.cookies.clear()
    with pytest.raises(WebSocketDisconnect):
        open_house.client.websocket_connect(path).__enter__()
