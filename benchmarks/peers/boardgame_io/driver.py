"""Puts load on boardgame.io's own server playing Ra.

    npm ci --prefix benchmarks/peers/boardgame_io
    python -m benchmarks.peers.boardgame_io.driver

Matches are made through its REST interface, as a lobby would; each seat speaks socket.io (version 4) over a websocket,
by hand: 0 opens, 40 joins the game's namespace, 42 carries an event, 2 is a ping and 3 its answer.
"""

from __future__ import annotations

import asyncio
import re
import sys
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.load import HOST, PATIENCE, Failed, ServerProcess, Socket, Table, main

HERE = Path(__file__).parent
GAME = "ra"
EVENT = f"42/{GAME},".encode()
UPDATE = EVENT + b'["update",'
SYNC = EVENT + b'["sync",'
JOINED = f"40/{GAME},".encode()
LENGTH = re.compile(rb"content-length: *(\d+)", re.IGNORECASE)


class RaOnTheWire(msgspec.Struct, gc=False, rename="camel"):
    """What a client needs of the game's own state."""

    to_act: int
    legal: list[str]


class State(msgspec.Struct, gc=False, rename={"ra": "G", "number": "_stateID"}):
    """What a client needs of boardgame.io's state."""

    ra: RaOnTheWire
    number: int


class Synced(msgspec.Struct, gc=False):
    """What a client is sent when it joins."""

    state: State


class UpdateEvent(msgspec.Struct, array_like=True, gc=False):
    """The event after each move."""

    name: str
    match: str
    state: State


class SyncEvent(msgspec.Struct, array_like=True, gc=False):
    """The event after joining."""

    name: str
    match: str
    synced: Synced


read_update = msgspec.json.Decoder(UpdateEvent).decode
read_sync = msgspec.json.Decoder(SyncEvent).decode


class BoardgameIo:
    """boardgame.io's server in a process of its own."""

    name = "boardgame.io 0.50.2"

    def __init__(self) -> None:
        self._server = ServerProcess("node", str(HERE / "server.js"), "0")
        self.start = self._server.start
        self.close = self._server.close
        self.cpu_seconds = self._server.cpu_seconds
        self.rss = self._server.rss

    def new_table(self, players: int) -> Table:
        return BoardgameIoTable(self._server.port, players)


class BoardgameIoTable(Table):
    """A table of boardgame.io: a match, and a socket.io connection for each seat."""

    def __init__(self, port: int, players: int) -> None:
        super().__init__(players)
        self._port = port
        self._match = ""
        self._credentials: list[str] = []
        self._number = 0
        """The number of the state that every seat has, or is about to have."""
        self._sockets: list[Socket] = []

    async def connect(self) -> None:
        uri = f"ws://{HOST}:{self._port}/socket.io/?EIO=4&transport=websocket"
        self._sockets = [Socket(uri, partial(self._hear, seat), self.fail) for seat in range(self.players)]
        all_joined = self.expect()
        for socket in self._sockets:
            await socket.open()
        await all_joined
        await self._sync()

    async def begin(self) -> None:
        await self.found()
        await self._sync()

    async def found(self) -> None:
        lobby = await Lobby.at(self._port)
        try:
            self._match = (await lobby.post(f"/games/{GAME}/create", numPlayers=self.players))["matchID"]
            self._credentials = [
                (await lobby.post(f"/games/{GAME}/{self._match}/join", playerID=str(seat), playerName=f"seat {seat}"))[
                    "playerCredentials"
                ]
                for seat in range(self.players)
            ]
        finally:
            lobby.close()
        self._number = 0

    async def _sync(self) -> None:
        all_synced = self.expect()
        for seat, socket in enumerate(self._sockets):
            credentials = self._credentials[seat]
            socket.send(f'42/{GAME},["sync","{self._match}","{seat}","{credentials}",{self.players}]')
        async with asyncio.timeout(PATIENCE):
            await all_synced

    def send(self, action: str) -> None:
        seat, number = self.to_act, self._number
        name, _, argument = action.partition(" ")
        arguments = argument if argument.isdigit() or not argument else f'"{argument}"'
        self._number += 1
        self._sockets[seat].send(
            f'42/{GAME},["update",{{"type":"MAKE_MOVE","payload":{{"type":"{name}","args":[{arguments}],'
            f'"playerID":"{seat}","credentials":"{self._credentials[seat]}"}}}},{number},"{self._match}","{seat}"]'
        )

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()

    def _hear(self, seat: int, message: bytes) -> None:
        if message.startswith(UPDATE):
            self._see(seat, read_update(message[len(EVENT) :]).state)
        elif message == b"2":
            self._sockets[seat].send("3")
        elif message.startswith(SYNC):
            self._see(seat, read_sync(message[len(EVENT) :]).synced.state)
        elif message.startswith(b"0"):
            self._sockets[seat].send(f"40/{GAME},")
        elif message.startswith(JOINED):
            self.count()
        elif not message.startswith(EVENT):
            self.fail(Failed(f"boardgame.io said {message[:80]!r}"))

    def _see(self, seat: int, state: State) -> None:
        """A seat received a state; the seat to act learns from its own copy what it may do."""
        if state.number != self._number:
            self.fail(Failed(f"boardgame.io refused a move: state {state.number} instead of {self._number}"))
            return
        if seat == state.ra.to_act:
            self.to_act, self.legal = seat, state.ra.legal
        self.count()


class Lobby:
    """A connection to boardgame.io's REST interface."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def at(cls, port: int) -> Lobby:
        """Connect."""
        return cls(*await asyncio.open_connection(HOST, port))

    async def post(self, path: str, **facts: Any) -> Any:
        """Send one request and read its answer."""
        body = msgspec.json.encode(facts)
        head = f"POST {path} HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\n"
        self._writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        answer = await self._reader.readuntil(b"\r\n\r\n")
        length = LENGTH.search(answer)
        if not answer.startswith(b"HTTP/1.1 200") or length is None:
            raise Failed(f"{path} was answered with {answer[:80]!r}")
        return msgspec.json.decode(await self._reader.readexactly(int(length[1])))

    def close(self) -> None:
        """Hang up."""
        self._writer.close()


if __name__ == "__main__":
    sys.exit(main(BoardgameIo))
