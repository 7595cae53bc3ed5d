"""The house under load: the driver that `load.py` needs.

python -m benchmarks.driver [--database ADDRESS] [--hasty] [options of load.py]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.load import HOST, PATIENCE, Failed, ServerProcess, Socket, Table, main

COOKIE = re.compile(rb"set-cookie: (perankh=[^;]+)", re.IGNORECASE)
LENGTH = re.compile(rb"content-length: *(\d+)", re.IGNORECASE)
HEAD = b'{"type":"'


class Own(msgspec.Struct, gc=False):
    """What a seat is told of itself."""

    legal: list[str]


class Position(msgspec.Struct, gc=False):
    """What a client needs of a position."""

    version: int
    to_act: int | None


class Told(msgspec.Struct, gc=False):
    """An update, or how the table stands."""

    type: str
    position: Position | None = None
    own: Own | None = None


read = msgspec.json.Decoder(Told).decode


class Perankh:
    """The house in a process of its own."""

    name = "perankh"

    def __init__(self, database: str | None = None, hasty: bool = False) -> None:
        self._folder = None if database else tempfile.TemporaryDirectory()
        address = database or str(Path(self._folder.name) / "house.db")  # type: ignore[union-attr]
        command = [sys.executable, "-m", "benchmarks.house", address, *(["--hasty"] if hasty else [])]
        self._server = ServerProcess(*command)
        self.start = self._server.start
        self.cpu_seconds = self._server.cpu_seconds
        self.rss = self._server.rss

    @property
    def port(self) -> int:
        """Where it listens."""
        return self._server.port

    async def close(self) -> None:
        await self._server.close()
        if self._folder is not None:
            self._folder.cleanup()

    async def health(self) -> None:
        """Ask whether it is well."""
        await Guest(self.port).ask("GET", "/health")

    def new_table(self, players: int) -> Table:
        return PerankhTable(self.port, players)


class PerankhTable(Table):
    """A table of the house, with a guest and a websocket for each seat."""

    def __init__(self, port: int, players: int) -> None:
        super().__init__(players)
        self._port = port
        self._people = [Guest(port) for _ in range(players)]
        self._sockets: list[Socket] = []
        self._version = 0
        self._table = ""

    async def begin(self) -> None:
        self.close()
        await self.found()
        await self.connect()

    async def found(self) -> None:
        first, *others = self._people
        wish = {"game": "ra", "seats": [{"kind": "me"}, *({"kind": "open"} for _ in others)]}
        self._table = (await first.post("/api/tables", wish))["table"]
        for person in others:
            await person.post(f"/api/tables/{self._table}/seat", {})
        self._version = 0

    async def connect(self) -> None:
        all_there = self.expect()
        uri = f"ws://{HOST}:{self._port}/api/tables/{self._table}/live"
        self._sockets = [
            Socket(uri, partial(self._hear, seat), self.fail, person.cookie) for seat, person in enumerate(self._people)
        ]
        for socket in self._sockets:
            await socket.open()
        async with asyncio.timeout(PATIENCE):
            await all_there

    def send(self, action: str) -> None:
        message = f'{{"do":"play","action":"{action}","version":{self._version}}}'
        self._version += 1
        self._sockets[self.to_act].send(message)

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()

    def _hear(self, seat: int, message: bytes) -> None:
        if message.startswith(b'{"type":"done"'):
            return
        told = read(message)
        if told.position is None or told.position.version != self._version:
            self.fail(Failed(f"the house said {message[:200]!r}"))
            return
        if told.position.to_act is None:
            self.legal = ()
        elif seat == told.position.to_act and told.own is not None:
            self.to_act, self.legal = seat, told.own.legal
        self.count()


class Guest:
    """A person, over plain HTTP."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.cookie = ""

    async def post(self, path: str, body: Any) -> Any:
        """Send one request and read its answer."""
        return await self.ask("POST", path, body)

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send one request and read its answer."""
        reader, writer = await asyncio.open_connection(HOST, self._port)
        try:
            content = msgspec.json.encode(body)
            head = (
                f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\nConnection: close\r\n"
            )
            head += f"Cookie: {self.cookie}\r\n" if self.cookie else ""
            writer.write(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
            answer = await reader.readuntil(b"\r\n\r\n")
            length = LENGTH.search(answer)
            body_of_answer = await reader.readexactly(int(length[1])) if length else b""
            if not answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
                raise Failed(f"{path} was answered with {answer[:80]!r} {body_of_answer[:200]!r}")
            cookie = COOKIE.search(answer)
            if cookie:
                self.cookie = cookie[1].decode()
            return msgspec.json.decode(body_of_answer)
        finally:
            writer.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--database", default=os.environ.get("PERANKH_DATABASE"))
    parser.add_argument("--hasty", action="store_true")
    ours, rest = parser.parse_known_args()
    sys.exit(main(lambda: Perankh(ours.database, ours.hasty), rest))
