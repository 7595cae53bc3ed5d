"""The stream of one's turns, for programs: one connection for all tables at once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from litestar import get
from litestar.response import ServerSentEvent, ServerSentEventMessage

from perankh.server.api.asking import AnAsker, TheHouse
from perankh.server.house import House
from perankh.server.protocol import YourTurn, encode
from perankh.server.refused import Refused
from perankh.server.tables.store import waiting_for

SIGN_OF_LIFE = 15.0
"""In seconds: how often a stream that has nothing to tell says that it is still there."""


@get("/api/turns", tags=("programs",), summary="The stream of your turns", media_type="text/event-stream")
async def turns(house: TheHouse, asker: AnAsker) -> ServerSentEvent:
    """Server-sent events: first every table that waits for you, then each as soon as it asks you."""
    asker.limit("ask")
    person = asker.known().id
    house.turns.check(person)  # before the stream begins: then it is too late for a refusal
    return ServerSentEvent(turns_of(house, person))


async def turns_of(house: House, person: str) -> AsyncIterator[ServerSentEventMessage]:
    """Each turn of that person, from those that wait already, until the person is turned out."""
    told: dict[str, int] = {}
    """For each table, the version that was told: a line of chat is no new turn."""
    queue = house.turns.listen(person)
    with contextlib.ExitStack() as afterwards:
        afterwards.callback(house.turns.stop, person, queue)
        afterwards.enter_context(house.presence.of(person, lambda: queue.put_nowait(None)))
        for waiting in await house.database.read(lambda connection: waiting_for(connection, person)):
            queue.put_nowait(waiting)
        while True:
            try:
                table = await asyncio.wait_for(queue.get(), SIGN_OF_LIFE)
            except TimeoutError:
                yield ServerSentEventMessage(comment="still here")
                continue
            if table is None:
                return
            turn = await _turn_at(house, table, person)
            if turn is not None and told.get(table) != turn.version:
                told[table] = turn.version
                yield ServerSentEventMessage(event="turn", data=encode(turn).decode())


async def _turn_at(house: House, table: str, person: str) -> YourTurn | None:
    """What a table asks that person, unless it no longer does."""
    try:
        now = await house.tables.look(table, person)
    except Refused:
        return None
    position = now.position
    if position is None or now.seat is None or now.own is None or not now.own.legal:
        return None
    return YourTurn(table, now.table.game, now.seat, position.version, position.view, now.own.legal, position.clock)
