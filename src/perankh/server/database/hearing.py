"""Listens to what the other processes of the house tell: which tables moved on, whom they ask, and who must go."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Protocol

import structlog

from perankh.server.database.database import CHANNEL, Database, DatabaseLost
from perankh.server.database.entries import GONE, ORDERS_CHANGED

TRY_AGAIN = 1.0
"""In seconds: how long to wait before asking a database again that does not answer."""

log = structlog.get_logger("hearing")


class Ears(Protocol):
    """Who must know."""

    async def hear(self, table: str, number: int, asks: str | None) -> None:
        """A table moved on to this entry of its log, and asks this person."""

    async def hear_orders(self, table: str) -> None:
        """A seat of that table has changed its orders."""

    async def hear_everything(self) -> None:
        """Nothing was heard for a while: anything may have happened."""


class Hearing:
    """One connection that listens; a lost one is opened again, and what was missed is read from the logs."""

    def __init__(self, database: Database, ears: Ears, turn_out: Callable[[str], None]) -> None:
        self._database = database
        self._ears = ears
        self._turn_out = turn_out
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Listen from now on, where there is anybody to listen to."""
        if self._database.is_shared:
            self._task = asyncio.get_running_loop().create_task(self._listen_for_ever())

    async def close(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen_for_ever(self) -> None:
        import psycopg

        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError, DatabaseLost) as fault:
                log.warning("not hearing the other processes", fault=str(fault))
            await asyncio.sleep(TRY_AGAIN)

    async def _listen(self) -> None:
        import psycopg

        async with await psycopg.AsyncConnection.connect(self._database.address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await self._ears.hear_everything()
            async for notice in connection.notifies():
                if notice.pid != self._database.writer_pid:
                    await self._hear(notice.payload)

    async def _hear(self, notice: str) -> None:
        for part in notice.split():
            table, number, asks = part.split(":")
            if number == GONE:
                self._turn_out(table)
            elif number == ORDERS_CHANGED:
                await self._ears.hear_orders(table)
            else:
                await self._ears.hear(table, int(number), asks or None)
