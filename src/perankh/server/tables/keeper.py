"""Looks after the tables between people's moves: bots' turns, orders given in advance, clocks that run out.

What is to be done follows from the table alone, so doing it twice, or in two processes, is harmless; and whatever a
process has left undone when it ended, another one finds in the logs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from perankh.server import clock
from perankh.server.database.database import Conflict, Database, DatabaseLost
from perankh.server.logs import shortened
from perankh.server.metrics import Metrics
from perankh.server.refused import Refused
from perankh.server.tables import store
from perankh.server.tables.service import TableService
from perankh.server.tables.table import LogBroken, Table
from perankh.server.thinking.pool import ThinkingPool, ThoughtFailed
from perankh.server.thinking.worker import Question

ROUND = 5.0
"""Seconds between two rounds through the logs of all tables."""
LATELY = 60_000
"""In milliseconds: orders that another process left undone for longer are found when one opens."""
STAND_IN = "greedy"
"""The bot that plays for people who are away."""

log = structlog.get_logger("keeper")


class Keeper:
    """One for each process of the house."""

    def __init__(self, database: Database, service: TableService, pool: ThinkingPool, metrics: Metrics) -> None:
        self._database = database
        self._service = service
        self._pool = pool
        self._metrics = metrics
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._busy: set[str] = set()
        self._again: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        service.moved = self.look_after

    def open(self) -> None:
        """Begin with a round: tables may have been waiting since the last process ended."""
        self._do(self._rounds())

    async def close(self) -> None:
        """Leave everything as it is; the next process will find it."""
        for alarm in self._alarms.values():
            alarm.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def look_after(self, table: Table) -> None:
        """A table went on: do at once what the house must do, or set the alarm for when it must."""
        alarm = self._alarms.pop(table.id, None)
        if alarm is not None:
            alarm.cancel()
        seat = table.to_act
        if seat is None:
            return
        is_played_by_the_house = table.chairs[seat].is_played_by_the_house
        if is_played_by_the_house or seat in table.orders:
            self._act(table.id)
        if table.due_at is not None and not is_played_by_the_house:
            wait = max(0.0, (table.due_at - clock.now()) / 1000)
            loop = asyncio.get_running_loop()
            self._alarms[table.id] = loop.call_later(wait, self._act, table.id)

    def _act(self, id_: str) -> None:
        self._alarms.pop(id_, None)
        if id_ in self._busy:
            self._again.add(id_)
        else:
            self._busy.add(id_)
            self._do(self._attend(id_))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _attend(self, id_: str) -> None:
        """Whatever the table waits for the house to do."""
        try:
            while True:
                self._again.discard(id_)
                await self._attend_once(id_)
                if id_ not in self._again:
                    return
        except (Conflict, DatabaseLost, Refused, ThoughtFailed) as fault:
            log.warning("table left for the next round", table=shortened(id_), fault=repr(fault))
        except LogBroken as fault:
            log.error("log broken", table=shortened(id_), fault=str(fault))
        finally:
            self._busy.discard(id_)

    async def _attend_once(self, id_: str) -> None:
        question, version = None, 0
        async with self._service.shelf.at(id_) as table:
            seat = table.to_act
            if seat is None or table.match is None:
                return
            chair = table.chairs[seat]
            if chair.is_played_by_the_house:
                bot = chair.bot or STAND_IN
                question = Question(table.game.name, bot, table.match.view(seat), table.match.legal())
                version = table.version
        if question is not None:
            with self._metrics.thought.time():
                action = await self._pool.choose(question)
            await self._service.play_for_the_house(id_, version, action)
        elif not await self._service.follow_orders(id_):
            await self._service.call_away(id_)

    async def look_around(self, since: int = 0) -> None:
        """Attend to every table that is due, and to orders for questions that were asked since a moment."""
        for id_ in await self._database.read(lambda connection: store.due(connection, clock.now(), since)):
            self._act(id_)

    async def _rounds(self) -> None:
        since = 0
        while True:
            try:
                await self.look_around(since)
                since = clock.now() - LATELY
            except DatabaseLost as fault:
                log.warning("no round", fault=str(fault))
            await asyncio.sleep(ROUND)
