"""The house as one process holds it: everything that serves tables, opened and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os

import structlog

from perankh import __version__
from perankh.engine.registry import games
from perankh.server.accounts.keyring import Keyring
from perankh.server.accounts.presence import Presence
from perankh.server.accounts.programs import Programs
from perankh.server.accounts.service import Accounts
from perankh.server.accounts.sessions import Sessions
from perankh.server.config import Config
from perankh.server.database.database import Database
from perankh.server.database.hearing import Hearing
from perankh.server.database.migrations import migrate
from perankh.server.database.secret import secret_of
from perankh.server.limits import Limits
from perankh.server.metrics import Metrics
from perankh.server.tables.keeper import Keeper
from perankh.server.tables.replays import Replays
from perankh.server.tables.service import TableService
from perankh.server.tables.shelf import Shelf
from perankh.server.tables.turns import Turns
from perankh.server.thinking.pool import ThinkingPool

log = structlog.get_logger("house")


RARELY = (50_000, 20, 50)
"""After how many new objects, and how many smaller looks, Python looks for cycles."""


class House:
    """What the routes have at hand."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.database = Database(config.database, config.durable, self.metrics)
        self.turns = Turns()
        self.shelf = Shelf(self.database, self.turns)
        self.tables = TableService(self.database, self.shelf, self.metrics)
        self.replays = Replays()
        self.presence = Presence(self.database)
        self.sessions = Sessions(self.database, self.presence)
        self.accounts = Accounts(self.database, self.sessions, self.presence, self.tables)
        self.keyring = Keyring(self.database)
        self.programs = Programs(self.database, self.presence, self.tables)
        self.limits = Limits(lifted=config.unlimited)
        self.pool = ThinkingPool(config.thinkers)
        self.keeper = Keeper(self.database, self.tables, self.pool, self.metrics)
        self.hearing = Hearing(self.database, self.shelf, self.presence.end_here)
        self._looking: asyncio.Task[None] | None = None
        self.is_open = False

    async def open(self) -> None:
        """Bring the database up to date, then serve."""
        secret = await asyncio.to_thread(self._prepare)
        self.tables.use(secret)
        self.sessions.use(secret)
        self.database.open()
        self.hearing.open()
        self.keeper.open()
        self._looking = asyncio.get_running_loop().create_task(self.metrics.keep_looking_at(self))
        self.is_open = True
        _calm_the_collector()
        kind = "postgresql" if self.database.is_shared else "embedded"
        log.info("house opened", version=__version__, database=kind, games=list(games()), pid=os.getpid())

    def _prepare(self) -> bytes:
        migrate(self.database)
        with self.database.begin() as connection:
            return secret_of(connection)

    async def close(self) -> None:
        """Finish what was begun; the logs keep the rest."""
        self.is_open = False
        if self._looking is not None:
            self._looking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._looking
        await self.keeper.close()
        await self.hearing.close()
        await self.pool.close()
        self.accounts.close()
        await self.database.close()
        log.info("house closed", pid=os.getpid())


def _calm_the_collector() -> None:
    """Let Python look for cycles less often: tables and positions make none, and each look holds everybody up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)
