"""Large answers are packed for those who unpack them; answers that may hold a secret never are."""

from __future__ import annotations

import gzip

import pytest

import perankh
from perankh.engine import registry
from perankh.server.api.packing import WORTH_PACKING
from tests.playing import moments
from tests.server.security.pebbles import PEBBLES
from tests.server.visiting import Visit


@pytest.fixture
def record() -> str:
    *_, match = moments(perankh.new_match("ra", 2, seed=1), seed=1)
    return match.record()


def asked(house: Visit, path: str, accepted: str | None, record: str | None = None) -> tuple[bytes, dict[str, str]]:
    """The bytes of an answer as they came, and its headers."""
    method, body = ("GET", None) if record is None else ("POST", {"record": record})
    headers = {"accept-encoding": accepted or "identity"}
    with house.client.stream(method, path, json=body, headers=headers) as answer:
        assert answer.status_code == 200
        return b"".join(answer.iter_raw()), dict(answer.headers)


@pytest.mark.parametrize("accepted", ["gzip", "br, gzip", "GZIP;q=0.5, *;q=0", "deflate, gzip; q=1.0"])
def test_large_answers_are_packed_for_those_who_unpack_them(quick_house: Visit, record: str, accepted: str) -> None:
    plain, _ = asked(quick_house, "/api/replays", None, record)
    packed, headers = asked(quick_house, "/api/replays", accepted, record)
    assert (headers["content-encoding"], headers["vary"]) == ("gzip", "accept-encoding")
    assert int(headers["content-length"]) == len(packed)
    assert len(packed) < len(plain) / 10
    assert gzip.decompress(packed) == plain


@pytest.mark.parametrize("accepted", [None, "identity", "br", "gzip;q=0", "gzip; q=0.0", "xgzip"])
def test_others_get_them_as_they_are(quick_house: Visit, record: str, accepted: str | None) -> None:
    answer, headers = asked(quick_house, "/api/replays", accepted, record)
    assert "content-encoding" not in headers
    assert headers["vary"] == "accept-encoding", "whoever keeps it keeps it for those only"
    assert answer.startswith(b"{")


def test_the_games_and_a_table_in_words_are_packed(quick_house: Visit) -> None:
    table, (_anna, _karim) = quick_house.table_of("Anna", "Karim")
    for path in ("/api/games", f"/api/tables/{table}/words"):
        packed, headers = asked(quick_house, path, "gzip")
        assert headers["content-encoding"] == "gzip", path
        assert len(gzip.decompress(packed)) >= WORTH_PACKING


def test_what_may_hold_a_secret_is_not_packed(quick_house: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = registry.found() | {PEBBLES.name: PEBBLES}
    monkeypatch.setattr(registry, "found", lambda: kept)
    table, (anna, _karim) = quick_house.table_of("Anna", "Karim", game=PEBBLES.name)
    for line in range(5):
        anna.post(f"/api/tables/{table}/chat", {"text": f"{line}" * 280})
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/words"):
        answer, headers = asked(quick_house, path, "gzip")
        assert len(answer) > WORTH_PACKING
        assert "content-encoding" not in headers


def test_small_answers_are_not_worth_it(quick_house: Visit) -> None:
    _, headers = asked(quick_house, "/health", "gzip")
    assert "content-encoding" not in headers
