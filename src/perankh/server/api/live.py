"""A table by websocket: what happens is told at once, and moves come the same way.

Bare ASGI, without the framework's own websocket around it: these are the messages that come by the thousand.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from perankh.server.api.asking import Asker, Connection, asker_of, house_of, language_of
from perankh.server.api.faults import fault_of, refused
from perankh.server.api.tables import told_now
from perankh.server.house import House
from perankh.server.limits import Bucket
from perankh.server.protocol import (
    LONGEST_LOG,
    FromClient,
    Ping,
    Play,
    Pong,
    Resume,
    SayLive,
    TakeBackLive,
    ToClient,
    encode,
)
from perankh.server.refused import Refused
from perankh.server.tables.audience import Reader

NOT_FOR_YOU = 4404
"""How a websocket is closed that has nothing to show."""
COME_IN_ANEW = 4401
"""How a websocket is closed whose session or token counts no more."""
TOO_OFTEN = 4429
PATH = re.compile("/api/tables/([^/]+)/live")

_read = msgspec.json.Decoder(FromClient).decode


async def live(scope: Scope, receive: Receive, send: Send) -> None:
    """Watch a table, and play at it; `?seen=` names the last entry of the log that the client knows."""
    connection: Connection = ASGIConnection(scope, receive)
    await receive()  # the client's wish to connect
    found = PATH.fullmatch(scope["path"])
    if found is None:
        await send({"type": "websocket.close", "code": NOT_FOR_YOU, "reason": "no-such"})
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    house, table = house_of(connection), found[1]
    try:
        line = Line(house, await asker_of(connection), table, receive, send)
        await line.open(connection.query_params.get("seen", ""))
    except Exception as fault:  # whatever went wrong, the client is told, and the websocket closed
        refusal = refused(fault)
        with contextlib.suppress(OSError):
            text = _written(fault_of(refusal, language_of(connection, None)))
            await send({"type": "websocket.send", "text": text, "bytes": None})
            await send({"type": "websocket.close", "code": NOT_FOR_YOU, "reason": refusal.code})
        return
    await line.listen()


def _written(message: ToClient) -> str:
    return encode(message).decode()


class Line:
    """One open websocket."""

    def __init__(self, house: House, asker: Asker, table: str, receive: Receive, send: Send) -> None:
        self._house = house
        self._asker = asker
        self._table = table
        self._receive = receive
        self._send_message: Any = send
        self._is_turned_out = False
        self._reader = Reader(asker.id, self._send, self._catch_up)
        self._bucket = None if house.limits.lifted else Bucket.full("ask")

    async def open(self, seen: str) -> None:
        """Tell the client how the table stands, and from then on whatever happens."""
        self._asker.limit("ask")
        number = int(seen) if seen.isdecimal() and len(seen) <= len(str(LONGEST_LOG)) else None
        self._reader.say(_written(await self._house.tables.watch(self._table, self._reader, number)))

    async def listen(self) -> None:
        """Do what the client asks, until it goes or is turned out."""
        listening = asyncio.current_task()
        assert listening is not None
        try:
            with self._house.presence.of(self._asker.id, lambda: self._turn_out(listening)):
                await self._listen()
        except asyncio.CancelledError:
            if not self._is_turned_out:
                raise
            listening.uncancel()
            with contextlib.suppress(OSError):
                await self._send_message({"type": "websocket.close", "code": COME_IN_ANEW, "reason": "unknown-person"})

    def _turn_out(self, listening: asyncio.Task[Any]) -> None:
        self._is_turned_out = True
        listening.cancel()

    async def _listen(self) -> None:
        try:
            while True:
                message: Any = await self._receive()
                if message["type"] == "websocket.disconnect":
                    return
                if self._bucket is not None and self._bucket.take():
                    await self._send_message({"type": "websocket.close", "code": TOO_OFTEN, "reason": "too-often"})
                    return
                answer = await self._answer(message.get("text") or message.get("bytes") or "")
                if answer is not None:
                    self._reader.say(_written(answer))
        except OSError:
            return  # the client went while it was written to
        finally:
            self._house.shelf.stop_watching(self._table, self._reader)

    async def _send(self, text: str) -> None:
        try:
            await self._send_message({"type": "websocket.send", "text": text})
        except (OSError, RuntimeError):
            return  # the client has gone, or was just shown the door: listening will end

    async def _catch_up(self, reader: Reader) -> str | None:
        """How things stand, and what the reader has missed."""
        try:
            now = await self._house.tables.look(self._table, reader.person, reader.seen)
        except Exception as fault:
            return _written(fault_of(refused(fault), self._asker.language))
        reader.seen = now.number
        return _written(now)

    async def _answer(self, text: str | bytes) -> ToClient | None:
        try:
            asked = _read(text)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            return fault_of(Refused("malformed", what=str(fault)[:200]), self._asker.language)
        try:
            return await self._do(asked)
        except Exception as fault:  # every fault has an answer
            refusal = refused(fault)
            self._house.metrics.refusals.labels(refusal.code).inc()
            refusal.request = getattr(asked, "request", None)
            return fault_of(refusal, self._asker.language)

    async def _do(self, asked: FromClient) -> ToClient | None:
        tables = self._house.tables
        match asked:
            case Play(action, version, request):
                playing = tables.play(self._table, self._asker.known(), action, version, request, self._asker.language)
                return await told_now(playing, self._house, self._table, self._asker, request)
            case TakeBackLive(version, request):
                taking_back = tables.take_back(self._table, self._asker.known(), version, request)
                return await told_now(taking_back, self._house, self._table, self._asker, request)
            case SayLive(text, request):
                self._asker.limit("say")
                return await tables.say(self._table, self._asker.known(), text, request)
            case Resume(seen):
                self._reader.seen = seen
                self._reader.fall_behind()
                return None
            case Ping():
                return Pong()
