"""Websockets in bad hands: whatever they send, and however they read, the table plays on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from perankh.server import limits
from perankh.server.api.live import NOT_FOR_YOU, TOO_OFTEN
from perankh.server.config import Config
from perankh.server.limits import LIMITS
from perankh.server.serve import LONGEST_MESSAGE
from perankh.server.tables.audience import MOST_WAITING
from perankh.server.tables.turns import MOST_STREAMS
from tests.server.security.acting import TurnStream, served, table_in, until, upgraded
from tests.server.security.conftest import WrittenDown
from tests.server.visiting import PATIENCE, Visit, Visitor, heard, told, visited

TOO_LARGE = 1009
NO_TEXT = 1007
"""How the protocol of websockets says so."""
ENORMOUS = "9" * 4_000
DEEP = "[" * 5_000
HOSTILE: list[tuple[str | bytes, str]] = [
    ("", "malformed"),
    (" ", "malformed"),
    ("x", "malformed"),
    ("null", "malformed"),
    ("[]", "malformed"),
    ("1", "malformed"),
    ('"ping"', "malformed"),
    ("{}", "malformed"),
    ("{", "malformed"),
    ('{"do":"nothing"}', "malformed"),
    ('{"do":1}', "malformed"),
    ('{"do":null}', "malformed"),
    ('{"do":"ping","and":1}', "malformed"),
    ('{"do":"ping"}{"do":"ping"}', "malformed"),
    ('{"do":"play"}', "malformed"),
    ('{"do":"play","action":1,"version":0}', "malformed"),
    ('{"do":"play","action":"","version":0}', "malformed"),
    ('{"do":"play","action":"' + "a" * 121 + '","version":0}', "malformed"),
    ('{"do":"play","action":"\\u0000","version":0}', "unreadable"),
    ('{"do":"play","action":"invoke","version":-1}', "malformed"),
    ('{"do":"play","action":"invoke","version":0.5}', "malformed"),
    ('{"do":"play","action":"invoke","version":1e99}', "malformed"),
    ('{"do":"play","action":"invoke","version":"0"}', "malformed"),
    ('{"do":"play","action":"invoke","version":NaN}', "malformed"),
    ('{"do":"play","action":"invoke","version":' + "9" * 300 + "}", "stale"),
    ('{"do":"play","action":"invoke","version":0,"request":""}', "malformed"),
    ('{"do":"play","action":"invoke","version":0,"request":"\\u0000"}', "malformed"),
    ('{"do":"play","action":"\\ud800","version":0}', "malformed"),
    ('{"do":"take_back","version":0}', "nothing-to-take-back"),
    ('{"do":"take_back","version":-' + ENORMOUS + "}", "malformed"),
    ('{"do":"say","text":""}', "malformed"),
    ('{"do":"say","text":"' + "a" * 301 + '"}', "malformed"),
    ('{"do":"say","text":"\\u0000"}', "invalid-text"),
    ('{"do":"say","text":["a"]}', "malformed"),
    ('{"do":"resume","seen":-2}', "malformed"),
    ('{"do":"resume","seen":"0"}', "malformed"),
    ('{"do":"resume","seen":' + ENORMOUS + "}", "malformed"),
    ('{"x":' + DEEP, "malformed"),
    ('{"do":"ping","x":' + DEEP, "malformed"),
    ('{"do":"say","text":' + DEEP, "malformed"),
    ('{"do":' * 3_000, "malformed"),
    (DEEP, "malformed"),
    (b"", "malformed"),
    (b"\xff\x00\xfe", "malformed"),
    (b'{"do":"say","text":"\xff"}', "malformed"),
    (b"\x80\x04\x95", "malformed"),
    ("a" * 16_000, "malformed"),
]


def send(socket: Any, frame: str | bytes) -> None:
    socket.send(frame, mode="binary" if isinstance(frame, bytes) else "text")


@pytest.mark.parametrize("who", ["seated", "stranger"])
def test_hostile_frames_are_each_answered_and_change_nothing(
    written_down: WrittenDown, quick_house: Visit, who: str
) -> None:
    table, people = quick_house.table_of("Anna", "Karim")
    mover = asked(table, *people)
    sender = mover if who == "seated" else quick_house.stranger()
    before = mover.sees(table)
    with sender.watches(table) as socket:
        heard(socket)
        for frame, code in HOSTILE:
            send(socket, frame)
            answer = heard(socket)
            expected = code if who == "seated" or code == "malformed" else "unknown-person"
            assert (answer["type"], answer.get("code")) == ("fault", expected), repr(frame[:60])
        socket.send_json({"do": "ping"})
        assert heard(socket) == {"type": "pong"}
    assert mover.sees(table) == before
    assert written_down.errors == []


@pytest.mark.parametrize("query", ["seen=" + ENORMOUS * 2, "seen=-1", "seen=x", "seen=%00", "seen=²", "seen=1&seen=2"])
def test_odd_claims_of_what_was_seen_are_harmless(written_down: WrittenDown, quick_house: Visit, query: str) -> None:
    table, (anna, _) = quick_house.table_of("Anna", "Karim")
    with anna.watches(table, f"?{query}") as socket:
        assert heard(socket)["type"] == "table"
    assert written_down.errors == []


def test_whoever_floods_is_shown_the_door_and_nobody_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    with visited(Config(str(tmp_path / "house.db"))) as visit:
        table, (anna, karim) = visit.table_of("Anna", "Karim")
        with karim.watches(table) as his, anna.watches(table) as hers:
            heard(his), heard(hers)
            for _ in range(3_000):
                hers.send_json({"do": "ping"})
            answers = [heard(hers) for _ in range(LIMITS["ask"].at_once)]
            with pytest.raises(WebSocketDisconnect) as closed:
                heard(hers)
            his.send_json({"do": "ping"})
            assert heard(his) == {"type": "pong"}
        assert answers == [{"type": "pong"}] * LIMITS["ask"].at_once
        assert closed.value.code == TOO_OFTEN


def test_chat_by_websocket_is_limited_with_that_by_http(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
    most = LIMITS["say"].at_once
    with visited(Config(str(tmp_path / "house.db"))) as visit:
        table, (anna, _) = visit.table_of("Anna", "Karim")
        with anna.watches(table) as first, anna.watches(table) as second:
            heard(first), heard(second)
            for number in range(most):
                (first, second)[number % 2].send_json({"do": "say", "text": f"line {number}"})
                told((first, second)[number % 2], "done")
            first.send_json({"do": "say", "text": "one more"})
            assert told(first, "fault")["code"] == "too-often"
        assert anna.ask("POST", f"/api/tables/{table}/chat", {"text": "and another"}).status_code == 429
        assert sum(entry["kind"] == "said" for entry in anna.sees(table)["log"]) == most


def test_websockets_opened_and_closed_at_once_leave_nothing_behind(
    written_down: WrittenDown, quick_house: Visit
) -> None:
    table, (anna, karim) = quick_house.table_of("Anna", "Karim")
    for person in (anna, karim, quick_house.stranger()):
        for _ in range(20):
            with person.watches(table) as socket:
                socket.send_json({"do": "resume"})
    quick_house.do(until(lambda: quick_house.house.shelf.readers == 0))
    assert Visitor.done(asked(table, anna, karim).plays(table, "invoke"))["version"] == 1
    assert written_down.errors == []


def test_both_websockets_of_a_seat_are_told_the_same(quick_house: Visit) -> None:
    table, people = quick_house.table_of("Anna", "Karim")
    mover = asked(table, *people)
    with mover.watches(table) as first, mover.watches(table) as second:
        assert heard(first) == heard(second)
        first.send_json({"do": "play", "action": "invoke", "version": 0})
        assert told(first, "update") == told(second, "update")
        second.send_json({"do": "play", "action": "invoke", "version": 0})
        assert told(second, "fault")["code"] == "stale"


def test_whoever_never_reads_slows_nobody_and_is_told_how_things_stand_in_the_end(
    written_down: WrittenDown, quick_house: Visit
) -> None:
    table, (anna, karim) = quick_house.table_of("Anna", "Karim")
    lines = 4 * MOST_WAITING
    stalled = Stalled(quick_house, table, karim)
    quick_house.do(stalled.open)
    with anna.watches(table) as hers:
        now = heard(hers)
        for number in range(lines):
            anna.post(f"/api/tables/{table}/chat", {"text": f"line {number}"})
        for number in range(lines):
            update = heard(hers)
            assert (update["number"], update["entry"]["text"]) == (now["number"] + 1 + number, f"line {number}")
        assert stalled.waiting <= MOST_WAITING, "what waits for a reader is bounded"
    assert stalled.letters == []
    last = now["number"] + lines
    quick_house.do(stalled.read_until(lambda message: message["number"] == last))
    assert stalled.letters[-1]["type"] in ("table", "update")
    told_of = [entry["number"] for letter in stalled.letters for entry in letter.get("log") or [letter["entry"]]]
    assert set(told_of) >= set(range(now["number"] + 1, last + 1)), "what was missed is told after all"
    quick_house.do(stalled.leave)
    quick_house.do(until(lambda: quick_house.house.shelf.readers == 0))
    assert written_down.errors == []


def test_whoever_never_reads_and_goes_leaves_nothing_behind(written_down: WrittenDown, quick_house: Visit) -> None:
    table, (anna, karim) = quick_house.table_of("Anna", "Karim")
    stalled = Stalled(quick_house, table, karim)
    quick_house.do(stalled.open)
    anna.post(f"/api/tables/{table}/chat", {"text": "Hello"})
    quick_house.do(stalled.leave)
    quick_house.do(until(lambda: quick_house.house.shelf.readers == 0))
    assert stalled.letters == []
    assert Visitor.done(asked(table, anna, karim).plays(table, "invoke"))["version"] == 1
    assert written_down.errors == []


def test_a_table_without_spectators_closes_the_websocket_of_a_stranger(quick_house: Visit) -> None:
    table, _ = quick_house.table_of("Anna", "Karim", spectators=False)
    with quick_house.stranger().watches(table) as socket:
        assert heard(socket)["code"] == "no-table"
        with pytest.raises(WebSocketDisconnect) as closed:
            heard(socket)
    assert closed.value.code == NOT_FOR_YOU


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A house that is really served, in a thread of its own."""
    with served(Config(str(tmp_path / "house.db"), port=0)) as found:
        yield found


@pytest.mark.parametrize(
    "frame",
    ["a" * (LONGEST_MESSAGE + 1), b"a" * (LONGEST_MESSAGE + 1), ["a" * LONGEST_MESSAGE, "a"]],
    ids=["text", "binary", "in pieces"],
)
def test_frames_that_are_too_large_end_the_websocket_and_nothing_else(
    written_down: WrittenDown, address: str, frame: Any
) -> None:
    with httpx.Client(base_url=f"http://{address}", timeout=PATIENCE) as anna:
        wish = {"game": "ra", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = anna.post("/api/tables", json=wish).json()["table"]
        link = f"ws://{address}/api/tables/{table}/live"
        with connect(link, open_timeout=PATIENCE) as hers, connect(link, open_timeout=PATIENCE) as socket:
            for each in (hers, socket):
                assert json.loads(each.recv(PATIENCE))["type"] == "table"
            socket.send(frame)
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(PATIENCE)
            hers.send('{"do":"ping"}')
            assert json.loads(hers.recv(PATIENCE)) == {"type": "pong"}
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TOO_LARGE
        assert anna.get(f"/api/tables/{table}").status_code == 200
    assert written_down.errors == []


@pytest.mark.parametrize("frame", [b"\xff\xfe", b"\xff" * 1_000], ids=["short", "long"])
def test_bytes_that_are_no_text_are_refused_and_end_nothing_else(
    written_down: WrittenDown, address: str, frame: bytes
) -> None:
    with httpx.Client(base_url=f"http://{address}", timeout=PATIENCE) as anna:
        wish = {"game": "ra", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = anna.post("/api/tables", json=wish).json()["table"]
        with connect(f"ws://{address}/api/tables/{table}/live", open_timeout=PATIENCE) as socket:
            socket.recv(PATIENCE)
            socket.send(frame, text=True)
            assert refusal_or_farewell(socket) in ("malformed", NO_TEXT)
        assert anna.get(f"/api/tables/{table}").status_code == 200
    assert {error.name for error in written_down.errors} <= {"uvicorn.error"}, "only uvicorn minds"


def refusal_or_farewell(socket: ClientConnection) -> str | int:
    """The code of a fault, or that with which the websocket was closed."""
    try:
        return str(json.loads(socket.recv(PATIENCE))["code"])
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


def asked(table: str, *people: Visitor) -> Visitor:
    """Who must decide."""
    return next(person for person in people if person.sees(table)["own"]["legal"])


class Stalled:
    """A websocket whose client does not read, so that nothing more can be sent to it."""

    def __init__(self, visit: Visit, table: str, person: Visitor) -> None:
        self._visit = visit
        self._table = table
        self._person = person
        self.letters: list[Any] = []
        """What the client has read."""

    @property
    def waiting(self) -> int:
        """How many messages wait for it in the house."""
        karim = table_in(self._visit, self._table).chairs[1].person
        readers = self._visit.house.shelf._audiences[self._table]
        return sum(len(reader._letters) for reader in readers if reader.person == karim)

    async def open(self) -> None:
        self._reads = asyncio.Event()
        self._sends: asyncio.Queue[Any] = asyncio.Queue()
        self._sends.put_nowait({"type": "websocket.connect"})
        self._is_open = asyncio.Event()
        scope: Any = upgraded("websocket", f"/api/tables/{self._table}/live", self._person)
        self._task = asyncio.ensure_future(self._visit.client.app(scope, self._sends.get, self._send))
        async with asyncio.timeout(PATIENCE):
            await self._is_open.wait()
            while not self._visit.house.shelf.readers:
                await asyncio.sleep(0)

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.accept":
            self._is_open.set()
            return
        await self._reads.wait()
        self.letters.append(json.loads(message["text"]))

    def read_until(self, is_it: Callable[[Any], bool]) -> Callable[[], Awaitable[None]]:
        """Read everything, up to that message."""
        wait = until(lambda: bool(self.letters) and is_it(self.letters[-1]))

        async def read() -> None:
            self._reads.set()
            await wait()

        return read

    async def leave(self) -> None:
        self._sends.put_nowait({"type": "websocket.disconnect", "code": 1001})
        async with asyncio.timeout(PATIENCE):
            await self._task


# The stream of turns


def test_whoever_opens_too_many_streams_is_refused_in_so_many_words(
    written_down: WrittenDown, quick_house: Visit
) -> None:
    table, people = quick_house.table_of("Anna", "Karim")
    mover = asked(table, *people)
    streams = [TurnStream(quick_house, mover) for _ in range(MOST_STREAMS + 1)]
    for stream in streams:
        quick_house.do(stream.open)
    assert [stream.status for stream in streams] == [200] * MOST_STREAMS + [429]
    assert json.loads(streams[-1].text)["code"] == "too-often"
    for stream in streams:
        quick_house.do(stream.leave)
    quick_house.do(until(lambda: len(quick_house.house.turns) == 0))
    again = TurnStream(quick_house, mover)
    quick_house.do(again.open)
    quick_house.do(until(lambda: table in again.text))
    quick_house.do(again.leave)
    assert written_down.errors == []
