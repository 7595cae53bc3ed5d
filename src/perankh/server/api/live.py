"""A table by websocket: what happens is told at once, and moves come the same way."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from perankh.server.api.asking import Asker, asker_of, house_of, language_of
from perankh.server.api.faults import fault_of, refused
from perankh.server.api.tables import told_now
from perankh.server.house import House
from perankh.server.limits import Bucket
from perankh.server.protocol import (
    FromClient,
    Ping,
    Play,
    Pong,
    Resume,
    SayLive,
    TableNow,
    TakeBackLive,
    ToClient,
    encode,
)
from perankh.server.refused import Refused
from perankh.server.tables.audience import Reader

NOT_FOR_YOU = 4404
"""How a websocket is closed that has nothing to show."""
TOO_OFTEN = 4429

_read = msgspec.json.Decoder(FromClient).decode


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Watch a table, and play at it; `?seen=` names the last entry of the log that the client knows."""
    house = house_of(socket)
    await socket.accept()
    try:
        asker = await asker_of(socket)
        reader = Reader(asker.id)
        seen = socket.query_params.get("seen", "")
        now = await house.tables.watch(table, reader, int(seen) if seen.isdecimal() else None)
    except Exception as fault:
        await _turn_away(socket, refused(fault))
        return
    try:
        await Line(house, socket, asker, table, reader).serve(now)
    finally:
        house.shelf.stop_watching(table, reader)


async def _turn_away(socket: WebSocket[Any, Any, Any], refusal: Refused) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(_written(fault_of(refusal, language_of(socket, None))))
        await socket.close(NOT_FOR_YOU, refusal.code)


def _written(message: ToClient) -> str:
    return encode(message).decode()


class Line:
    """One open websocket."""

    def __init__(
        self, house: House, socket: WebSocket[Any, Any, Any], asker: Asker, table: str, reader: Reader
    ) -> None:
        self._house = house
        self._socket = socket
        self._asker = asker
        self._table = table
        self._reader = reader
        self._bucket = None if house.limits.lifted else Bucket.full("ask")

    async def serve(self, now: TableNow) -> None:
        """Send how the table stands, then whatever happens, until the client goes."""
        delivering = asyncio.create_task(self._deliver(now))
        try:
            await self._listen()
        except (WebSocketDisconnect, RuntimeError):
            pass  # the client has gone, perhaps while it was written to
        finally:
            delivering.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await delivering

    async def _deliver(self, now: TableNow) -> None:
        await self._socket.send_text(_written(now))
        await self._reader.deliver(self._socket.send_text, self._catch_up)

    async def _catch_up(self, reader: Reader) -> str:
        """How things stand, and what the reader has missed."""
        now = await self._house.tables.look(self._table, reader.person, reader.seen)
        reader.seen = now.number
        return _written(now)

    async def _listen(self) -> None:
        while True:
            text = await self._socket.receive_text()
            if self._bucket is not None and self._bucket.take():
                await self._socket.close(TOO_OFTEN, "too-often")
                return
            answer = await self._answer(text)
            if answer is not None:
                self._reader.say(_written(answer))

    async def _answer(self, text: str) -> ToClient | None:
        try:
            asked = _read(text)
        except (msgspec.ValidationError, msgspec.DecodeError) as fault:
            return fault_of(Refused("malformed", what=str(fault)[:200]), self._asker.language)
        try:
            return await self._do(asked)
        except Exception as fault:
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
