"""The database of the house: one thread writes, committing together whatever waits; another one reads.

Nobody is told that something happened before the commit that holds it has returned. On PostgreSQL the same transaction
tells the other processes of the house which tables moved on.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

import sqlalchemy
from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import DBAPIError

from perankh.engine.errors import InvalidSetup
from perankh.server.database.entries import MOST_AT_ONCE, Entry, append_on_postgresql, append_on_sqlite
from perankh.server.metrics import Metrics

T = TypeVar("T")
Job = Callable[["Work"], T]
"""Something done inside the writer's transaction."""

CHANNEL = "perankh"
"""Where PostgreSQL tells all processes which tables moved on."""
LONGEST_PAYLOAD = 7_000
"""In letters: PostgreSQL aborts a transaction that notifies with 8,000 or more."""
MOST_TOGETHER = 512
"""How many waiting jobs one commit takes along."""
PACE = 0.004
"""In seconds: commits do not begin faster one after another, so that what comes thick and fast shares them."""
PATIENCE = 15_000
"""In milliseconds: how long SQLite waits for a file that another program has locked."""


class Conflict(Exception):
    """The number in the log is taken: the table has moved on."""


class DatabaseLost(Exception):
    """The database did not answer; whether the last write is there, only the log knows."""


@dataclass(slots=True)
class Work:
    """What a job of the writer has at hand: its transaction, and a way to append to logs in it."""

    connection: Connection
    append_bare: Callable[[Any, Sequence[Entry]], set[tuple[str, int]]]
    notices: list[str] = field(default_factory=list)
    """What the other processes are told when this is durable."""

    def append(self, entry: Entry) -> None:
        """Append to a table's log, or Conflict."""
        if self.append_bare(self.connection.connection.driver_connection, [entry]):
            raise Conflict
        self.notices.append(entry.notice)


@dataclass(slots=True)
class _Waiting(Generic[T]):
    """A job, or a lone entry, and who waits for it."""

    job: Job[T] | Entry
    done: asyncio.Future[T]


class Database:
    """The one door to the database."""

    def __init__(self, address: str, durable: bool = True, metrics: Metrics | None = None) -> None:
        self.address = address
        self._metrics = metrics
        self._durable = durable
        self.is_shared = address.startswith("postgresql")
        """Whether several processes may serve the same house from it."""
        self._engine = _engine(address, durable)
        self._append_bare = append_on_postgresql if self.is_shared else append_on_sqlite
        self._waiting: queue.SimpleQueue[_Waiting[Any] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(max_workers=4 if self.is_shared else 1, thread_name_prefix="reader")
        self._writer: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self.writer_pid = 0
        """Which of PostgreSQL's processes writes for us: what it tells, we know."""

    def open(self) -> None:
        """Begin to write for the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Finish what waits, then let go of the database."""
        if self._writer is not None:
            self._waiting.put(None)
            await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._engine.dispose()

    # What people of the house call

    def append(self, entry: Entry) -> asyncio.Future[None]:
        """Append an entry durably; raises Conflict when its number is taken."""
        return self._hand_over(entry)

    def write(self, job: Job[T]) -> asyncio.Future[T]:
        """Do a job inside the writer's transaction and wait until it is durable."""
        return self._hand_over(job)

    def _hand_over(self, job: Job[Any] | Entry) -> asyncio.Future[Any]:
        assert self._loop is not None, "the database was not opened"
        done: asyncio.Future[Any] = self._loop.create_future()
        self._waiting.put(_Waiting(job, done))
        return done

    async def read(self, job: Callable[[Connection], T]) -> T:
        """What a reader finds."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    def _read(self, job: Callable[[Connection], T]) -> T:
        try:
            with self._engine.connect() as connection:
                return job(connection)
        except DBAPIError as fault:
            raise DatabaseLost(str(fault.orig)) from fault

    @contextlib.contextmanager
    def begin(self) -> Iterator[Connection]:
        """A transaction outside the event loop: for migrations and backups."""
        with self._engine.begin() as connection:
            yield connection

    # The writer's thread

    def _write_all(self) -> None:
        connection: Connection | None = None
        while batch := self._next_batch():
            began = time.perf_counter()
            try:
                if connection is None:
                    connection = self._connect_writer()
                results = self._commit(connection, batch)
            except Exception as fault:  # a bare driver raises errors of its own; nobody may wait for ever
                if connection is not None and len(batch) > 1 and not _is_lost(fault):
                    results = [self._commit_alone(connection, waiting) for waiting in batch]
                else:
                    results = [DatabaseLost(str(fault))] * len(batch)
                    _let_go(connection)
                    connection = None
            if self._metrics is not None:
                self._metrics.commit.observe(time.perf_counter() - began)
                self._metrics.together.inc(len(batch))
            self._answer(batch, results)
            time.sleep(max(0.0, began + PACE - time.perf_counter()))
        if connection is not None:
            connection.close()

    def _connect_writer(self) -> Connection:
        connection = self._engine.connect()
        if self.is_shared:
            self.writer_pid = connection.connection.driver_connection.info.backend_pid  # type: ignore[union-attr]
        return connection

    def _next_batch(self) -> list[_Waiting[Any]]:
        """Whatever waits now, at least one; empty when the house closes."""
        first = self._waiting.get()
        if first is None:
            return []
        batch = [first]
        while len(batch) < MOST_TOGETHER:
            try:
                another = self._waiting.get_nowait()
            except queue.Empty:
                break
            if another is None:
                self._waiting.put(None)
                break
            batch.append(another)
        return batch

    def _commit(self, connection: Connection, batch: Sequence[_Waiting[Any]]) -> list[Any]:
        """One transaction for all; what goes wrong with one job stays with that job."""
        results: list[Any] = [None] * len(batch)
        with self._transaction(connection, batch):
            work = Work(connection, self._append_bare)
            self._append_entries(work, batch, results)
            for place, waiting in enumerate(batch):
                if not isinstance(waiting.job, Entry):
                    results[place] = self._done(work, waiting.job)
            if self.is_shared and work.notices:
                _notify(connection, work.notices)
        return results

    def _commit_alone(self, connection: Connection, waiting: _Waiting[Any]) -> Any:
        """What came of a job whose batch could not be committed: one that no database keeps must not spoil the rest."""
        try:
            return self._commit(connection, [waiting])[0]
        except Exception as fault:
            return DatabaseLost(str(fault))

    def _transaction(self, connection: Connection, batch: Sequence[_Waiting[Any]]) -> AbstractContextManager[Any]:
        """One that costs as little as the batch allows: entries alone come thousands a second."""
        if not all(isinstance(waiting.job, Entry) for waiting in batch):
            return connection.begin()
        if not self.is_shared and len(batch) <= MOST_AT_ONCE:
            return contextlib.nullcontext()  # for SQLite one statement is a transaction
        return _bare_transaction(connection, self.is_shared)

    def _append_entries(self, work: Work, batch: Sequence[_Waiting[Any]], results: list[Any]) -> None:
        first: dict[tuple[str, int], int] = {}
        entries: list[Entry] = []
        for place, waiting in enumerate(batch):
            if not isinstance(waiting.job, Entry):
                continue
            if first.setdefault(waiting.job.place, place) == place:
                entries.append(waiting.job)
            else:
                results[place] = Conflict()
        if not entries:
            return
        taken = self._append_bare(work.connection.connection.driver_connection, entries)
        for place_in_log in taken:
            results[first[place_in_log]] = Conflict()
        work.notices.extend(entry.notice for entry in entries if entry.place not in taken)

    @staticmethod
    def _done(work: Work, job: Job[Any]) -> Any:
        told_before = len(work.notices)
        try:
            with work.connection.begin_nested():
                return job(work)
        except DBAPIError as fault:
            if fault.connection_invalidated:
                raise
            del work.notices[told_before:]
            return fault
        except Exception as fault:
            del work.notices[told_before:]
            return fault

    def _answer(self, batch: Sequence[_Waiting[Any]], results: Sequence[Any]) -> None:
        assert self._loop is not None

        def answer() -> None:
            for waiting, result in zip(batch, results, strict=True):
                if waiting.done.done():
                    continue
                if isinstance(result, Exception):
                    waiting.done.set_exception(result)
                else:
                    waiting.done.set_result(result)

        with contextlib.suppress(RuntimeError):  # the loop is gone when a process is told to leave at once
            self._loop.call_soon_threadsafe(answer)


@contextlib.contextmanager
def _bare_transaction(connection: Connection, is_shared: bool) -> Iterator[None]:
    """What SQLAlchemy's own `begin` does, without its cost for each of thousands of commits a second."""
    bare: Any = connection.connection.driver_connection
    if not is_shared:
        bare.execute("BEGIN")
    try:
        yield
        bare.commit()
    except BaseException:
        bare.rollback()
        raise


def _is_lost(fault: Exception) -> bool:
    """Whether the database did not answer, rather than refuse what it was given; both drivers name it alike."""
    bare = fault.orig if isinstance(fault, DBAPIError) else fault
    return isinstance(bare, OSError) or any(kind.__name__ == "OperationalError" for kind in type(bare).__mro__)


def _let_go(connection: Connection | None) -> None:
    if connection is not None:
        with contextlib.suppress(Exception):
            connection.invalidate()
            connection.close()


def _notify(connection: Connection, notices: Sequence[str]) -> None:
    """Tell the other processes, in payloads that are short enough."""
    payloads = [""]
    for notice in notices:
        if len(payloads[-1]) + len(notice) >= LONGEST_PAYLOAD:
            payloads.append("")
        payloads[-1] += f" {notice}"
    bare: Any = connection.connection.driver_connection
    with bare.cursor() as cursor:
        for payload in payloads:
            cursor.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))


def _engine(address: str, durable: bool) -> Engine:
    """Faults are logged, so they hide the values of statements: names, hashes of passwords, keys of luck."""
    if address.startswith("postgresql"):
        bare = "postgresql+psycopg://" + address.partition("://")[2]
        return sqlalchemy.create_engine(
            bare, pool_pre_ping=True, pool_size=8, isolation_level="READ COMMITTED", hide_parameters=True
        )
    path = address.removeprefix("sqlite:///")
    if "://" in path:
        raise InvalidSetup(f"a database is a file, or begins with postgresql://, unlike {address!r}")
    Path(path).expanduser().resolve().parent.mkdir(parents=True, exist_ok=True)
    engine = sqlalchemy.create_engine(
        f"sqlite:///{Path(path).expanduser()}",
        connect_args={"check_same_thread": False, "timeout": PATIENCE / 1000},
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # SQLAlchemy's own BEGIN below, not sqlite3's guesses
        for setting in (
            "journal_mode=WAL",
            f"synchronous={'FULL' if durable else 'OFF'}",
            "foreign_keys=ON",
            "cache_size=-65536",
        ):
            connection.execute(f"PRAGMA {setting}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
