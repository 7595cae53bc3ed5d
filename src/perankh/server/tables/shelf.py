"""The tables that this process has in memory, each read from its log when somebody first asks for it."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial

import structlog

from perankh.server.database.database import Database, Work
from perankh.server.logs import shortened
from perankh.server.permissions import may_watch
from perankh.server.refused import Refused
from perankh.server.tables import store
from perankh.server.tables.audience import Reader
from perankh.server.tables.table import LogBroken, Table, Told
from perankh.server.tables.turns import Turns
from perankh.server.tables.views import Letters

MOST_KEPT = 2_000
"""Tables that nobody watches are put away when there are more."""
EVERYTHING = 1 << 60

log = structlog.get_logger("shelf")


class Shelf:
    """Every look at a table goes through here, so that nobody sees what is not durable yet."""

    def __init__(self, database: Database, turns: Turns) -> None:
        self._database = database
        self._turns = turns
        self._tables: dict[str, Table] = {}
        self._being_read: dict[str, asyncio.Future[Table | None]] = {}
        self._audiences: defaultdict[str, set[Reader]] = defaultdict(set)

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def readers(self) -> int:
        """How many pairs of eyes there are."""
        return sum(map(len, self._audiences.values()))

    @contextlib.asynccontextmanager
    async def at(self, id_: str) -> AsyncIterator[Table]:
        """A table that nobody else changes meanwhile."""
        while True:
            table = self._tables.get(id_) or await self._read(id_)
            async with table.lock:
                if self._tables.get(id_) is table:
                    yield table
                    return

    async def _read(self, id_: str) -> Table:
        """The table from its log; many who ask at once wait for one reading."""
        if id_ not in self._being_read:
            self._being_read[id_] = asyncio.ensure_future(self._take_from_log(id_))
        table = await asyncio.shield(self._being_read[id_])
        if table is None:
            raise Refused("no-table")
        return self._tables.get(id_, table)

    async def _take_from_log(self, id_: str) -> Table | None:
        """Read a table and take it up at once, so that no news of it falls between the two."""
        try:
            table = await self._database.read(lambda connection: store.load(connection, id_))
            if table is not None:
                self.put(table)
            return table
        finally:
            del self._being_read[id_]

    def put(self, table: Table) -> None:
        """Take up a table that was just founded or read."""
        if len(self._tables) >= MOST_KEPT:
            self._put_away_unwatched()
        self._tables.setdefault(table.id, table)

    def _put_away_unwatched(self) -> None:
        """Forget tables that nobody watches; their logs keep them."""
        for table in list(self._tables.values()):
            if table.id not in self._audiences and not table.lock.locked():
                del self._tables[table.id]

    # Who watches

    def watch(self, table: Table, reader: Reader) -> None:
        """Tell a reader from now on what happens at a table."""
        reader.seen = table.number
        self._audiences[table.id].add(reader)

    def stop_watching(self, id_: str, reader: Reader) -> None:
        """That reader has gone."""
        reader.stop()
        self._audiences[id_].discard(reader)
        if not self._audiences[id_]:
            del self._audiences[id_]

    # What happens

    async def keep(self, table: Table, *told: Told, also: Callable[[Work], None] | None = None) -> None:
        """Make durable what has just happened at a table, all of it or nothing, then tell everybody who watches it.

        When it cannot be kept, because another process was first or the database is lost, the table is read anew.
        """
        try:
            if also is None and len(told) == 1:
                await self._database.append(told[0].entry)
            else:
                await self._database.write(lambda work: _append_and(work, told, also))
        except BaseException:
            self._forget(table.id)
            raise
        for each in told:
            self._tell(table, each)

    def _tell(self, table: Table, told: Told) -> None:
        """Tell everybody who watches, and whoever is asked."""
        audience = self._audiences.get(table.id)
        if audience and not table.settings.spectators:
            _turn_out_strangers(table, audience)
        if audience:
            letters = Letters(table, told)
            for reader in audience:
                reader.tell(told.entry.number, letters.letter(reader.person))
        self._turns.asked(told.entry.asks, table.id)

    def _forget(self, id_: str) -> None:
        """Forget a table that is ahead of its log; its readers are told how things really stand."""
        self._tables.pop(id_, None)
        for reader in self._audiences.get(id_, ()):
            reader.fall_behind()

    # What other processes tell

    async def hear(self, id_: str, number: int, asks: str | None = None) -> None:
        """Another process says that a table has moved on: catch up, if anybody here looks at it."""
        if id_ not in self._tables and id_ not in self._being_read and id_ not in self._audiences:
            self._turns.asked(asks, id_)
            return
        try:
            async with self.at(id_) as table:
                if number > table.number:
                    await self._catch_up(table)
                else:
                    self._turns.asked(asks, id_)  # the log was read before this was heard
        except LogBroken as fault:  # such as an entry of a later version of the house: other tables go on
            log.error("log broken", table=shortened(id_), fault=str(fault))
            self._forget(id_)

    async def _catch_up(self, table: Table) -> None:
        after = table.number
        for entry in await self._database.read(lambda connection: store.log_after(connection, table.id, after)):
            self._tell(table, table.relive(entry))

    async def hear_orders(self, id_: str) -> None:
        """Another process says that a seat has changed its orders."""
        if id_ in self._tables:
            async with self.at(id_) as table:
                table.orders = await self._database.read(lambda connection: store.orders_of(connection, id_))

    async def hear_everything(self) -> None:
        """Nothing was heard for a while: every table on the shelf may have moved on."""
        for id_ in list(self._tables):
            await self.hear(id_, EVERYTHING)
            await self.hear_orders(id_)
        for person in self._turns.people:
            for id_ in await self._database.read(partial(store.waiting_for, person=person)):
                self._turns.asked(person, id_)


def _append_and(work: Work, told: Sequence[Told], also: Callable[[Work], None] | None) -> None:
    for each in told:
        work.append(each.entry)
    if also is not None:
        also(work)


def _turn_out_strangers(table: Table, audience: set[Reader]) -> None:
    """Whoever watched a table while it was open does not watch a game that admits no spectators."""
    for reader in [reader for reader in audience if not may_watch(table, reader.person)]:
        audience.discard(reader)
        reader.fall_behind()
