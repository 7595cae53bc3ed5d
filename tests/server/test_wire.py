"""The short way through a websocket: a real server, and frames written by hand, byte by byte."""

from __future__ import annotations

import base64
import os
import socket
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.processes import PATIENCE, HouseProcess, house_process

TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 0x1, 0x2, 0x0, 0x8, 0x9, 0xA
WHOLE = 0x80
LENGTHS = {126: 2, 127: 8}
ASK = b'{"do":"ping"}'


class Frames:
    """A websocket that sends whatever bytes it is told to."""

    def __init__(self, house: HouseProcess, table: str) -> None:
        self._socket = socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE)
        self._file = self._socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /api/tables/{table}/live HTTP/1.1",
            f"Host: 127.0.0.1:{house.port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        self._socket.sendall("\r\n".join([*lines, "", ""]).encode())
        assert b" 101 " in self._file.readline()
        while self._file.readline() != b"\r\n":
            pass

    def send(self, *frames: bytes) -> None:
        """Write these in one piece."""
        self._socket.sendall(b"".join(frames))

    def next_frame(self) -> tuple[int, bytes]:
        """What kind of frame comes next, and what it holds."""
        first, size = self._file.read(2)
        if size in LENGTHS:
            size = int.from_bytes(self._file.read(LENGTHS[size]), "big")
        return first & 0xF, self._file.read(size)

    def next_message(self) -> Any:
        """The next text."""
        kind, content = self.next_frame()
        assert kind == TEXT, (kind, content)
        return msgspec.json.decode(content)

    def close(self) -> None:
        """Hang up."""
        self._socket.close()


def frame(content: bytes, kind: int = TEXT, *, last: bool = True, masked: bool = True) -> bytes:
    """A frame as a client writes it."""
    mask = os.urandom(4) if masked else b""
    size = len(content)
    length = bytes([size]) if size < 126 else b"\x7e" + struct.pack("!H", size)
    head = bytes([kind | (WHOLE if last else 0), length[0] | (0x80 if masked else 0), *length[1:]])
    if masked:
        content = bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))
    return head + mask + content


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[HouseProcess, str]]:
    """A house in a process of its own, and an open table in it."""
    database: Path = tmp_path_factory.mktemp("wire") / "house.db"
    with house_process(str(database)) as house:
        wish = {"game": "ra", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answer = httpx.post(f"http://127.0.0.1:{house.port}/api/tables", json=wish, timeout=PATIENCE)
        yield house, answer.json()["table"]


@pytest.fixture
def line(served: tuple[HouseProcess, str]) -> Iterator[Frames]:
    """A websocket that has seen how the table stands."""
    frames = Frames(*served)
    assert frames.next_message()["type"] == "table"
    yield frames
    frames.close()


def test_a_short_text_is_answered(line: Frames) -> None:
    line.send(frame(ASK))
    assert line.next_message() == {"type": "pong"}


@pytest.mark.parametrize("size", [125, 126, 4000])
def test_texts_of_every_length_are_answered(line: Frames, size: int) -> None:
    line.send(frame(ASK.ljust(size)))
    assert line.next_message() == {"type": "pong"}


def test_several_texts_in_one_piece_are_answered_in_order(line: Frames) -> None:
    line.send(frame(ASK), frame(b"nonsense"), frame(ASK))
    assert [line.next_message()["type"] for _ in range(3)] == ["pong", "fault", "pong"]


def test_a_frame_that_comes_in_two_pieces_is_one(line: Frames) -> None:
    whole = frame(ASK)
    line.send(whole[:7])
    line.send(whole[7:], frame(ASK))
    assert [line.next_message()["type"] for _ in range(2)] == ["pong", "pong"]


def test_a_text_in_fragments_is_one_message(line: Frames) -> None:
    line.send(frame(ASK[:5], last=False))
    line.send(frame(ASK[5:], CONTINUED))
    assert line.next_message() == {"type": "pong"}


def test_a_ping_within_a_fragmented_text_is_answered_and_spoils_nothing(line: Frames) -> None:
    line.send(frame(ASK[:5], last=False), frame(b"there?", PING), frame(ASK[5:], CONTINUED))
    assert line.next_frame() == (PONG, b"there?")
    assert line.next_message() == {"type": "pong"}


def test_a_new_text_within_a_fragmented_one_closes_the_line(line: Frames) -> None:
    line.send(frame(ASK[:5], last=False))
    line.send(frame(ASK))
    assert line.next_frame()[0] == CLOSE


def test_a_frame_without_a_mask_closes_the_line(line: Frames) -> None:
    line.send(frame(ASK, masked=False))
    kind, content = line.next_frame()
    assert (kind, int.from_bytes(content[:2], "big")) == (CLOSE, 1002)


def test_bytes_that_are_no_text_are_answered_with_a_fault(line: Frames) -> None:
    line.send(frame(b'{"do":"\xff\xfe"}'))
    assert line.next_message()["code"] == "malformed"
    line.send(frame(ASK))
    assert line.next_message() == {"type": "pong"}


def test_a_message_that_is_too_large_closes_the_line(line: Frames) -> None:
    line.send(frame(ASK.ljust(20_000)))
    kind, content = line.next_frame()
    assert (kind, int.from_bytes(content[:2], "big")) == (CLOSE, 1009)


def test_a_close_is_answered_with_a_close(line: Frames) -> None:
    line.send(frame(struct.pack("!H", 1000), CLOSE))
    assert line.next_frame() == (CLOSE, struct.pack("!H", 1000))


def test_nothing_is_heard_after_a_close(line: Frames) -> None:
    line.send(frame(struct.pack("!H", 1000), CLOSE), frame(ASK))
    assert line.next_frame()[0] == CLOSE
    assert line._file.read() == b""
