"""The stream of one's turns, for programs: one connection for all tables at once."""

from __future__ import annotations

import asyncio
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


@get("/api/turns", tags=("programs",), summary="The stream of your turns")
async def turns(house: TheHouse, asker: AnAsker) -> ServerSentEvent:
    """Server-sent events: first every table that waits for you, then each as soon as it asks you."""
    asker.limit("ask")
    return ServerSentEvent(_turns_of(house, asker.known().id))


async def _turns_of(house: House, person: str) -> AsyncIterator[ServerSentEventMessage]:
    told: dict[str, int] = {}
    """For each table, the version that was told: a line of chat is no new turn."""
    queue = house.turns.listen(person)
    try:
        for table in await house.database.read(lambda connection: waiting_for(connection, person)):
            queue.put_nowait(table)
        while True:
            try:
                table = await asyncio.wait_for(queue.get(), SIGN_OF_LIFE)
            except TimeoutError:
                yield ServerSentEventMessage(comment="still here")
                continue
            turn = await _turn_at(house, table, person)
            if turn is not None and told.get(table) != turn.version:
                told[table] = turn.version
                yield ServerSentEventMessage(event="turn", data=encode(turn).decode())
    finally:
        house.turns.stop(person, queue)


async def _turn_at(house: House, table: str, person: str) -> YourTurn | None:
    """What a table asks that person, unless it no longer does."""
    try:
        now = await house.tables.look(table, person)
    except Refused:
        return None
    if now.position is None or now.own is None or not now.own.legal:
        return None
    return YourTurn(table, now.table.game, now.position.version, now.position.view, now.own.legal, now.position.clock)
