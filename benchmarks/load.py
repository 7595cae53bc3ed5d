"""Load for a server of board games: many tables at once, one connection for each seat, real games to their end.

The seat to act sends an action drawn from those it was told are legal, and a move counts as done when the last seat of
its table has received what came of it. What speaks to one kind of server is a driver; this is what they share:
`ServerProcess` starts a server and reads its CPU and memory, `Socket` is a websocket that costs little, `Table` waits
for all seats, `measure` plays, and `main` is the command line of every driver.

Two ways of playing:

- full speed: each table goes on as soon as all its seats have seen the last move; latency counts from the sending;
- offered load: moves fall due at a steady rate, table after table, whether or not the server keeps up; latency counts
  from the moment a move was due, so a server that falls behind is seen to.

When a game ends its table begins another on the same connections. That work is in the server's CPU and in the time
measured, but no move is timed across it: moves that fall due meanwhile are skipped and counted.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import json
import math
import os
import random
import resource
import sys
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Protocol, cast

import uvloop
from rich import box
from rich.console import Console
from rich.table import Table as Printed
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

HOST = "127.0.0.1"
OPENED_AT_ONCE = 16
PATIENCE = 10.0
"""Seconds that anything may take beyond what it should."""
SWITCH_INTERVAL = 1e-4
"""Seconds after which Python lets the thread that beats time have its turn."""
clock = time.perf_counter


class Failed(Exception):
    """The server did what it should not, so nothing was measured."""


class Driver(Protocol):
    """One server under load, and how to speak to it."""

    name: str

    async def start(self) -> None:
        """Start the server and wait until it listens."""

    def new_table(self, players: int) -> Table:
        """A table for so many players, still to be founded."""

    async def close(self) -> None:
        """End the server and wait until it has ended."""

    def cpu_seconds(self) -> float:
        """The CPU that the server has used so far."""

    def rss(self) -> int:
        """The bytes of memory that the server holds."""


class ServerProcess:
    """A server that prints one JSON line with its port and ends when its standard input does."""

    def __init__(self, *command: str) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self.port = 0

    async def start(self) -> None:
        """Start it and learn its port."""
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe)
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = await self._process.stdout.readline()
        if not line:
            raise Failed(f"{self._command} ended before it listened")
        self.port = json.loads(line)["port"]

    async def close(self) -> None:
        """Ask it to end, then make it."""
        process = self._process
        if process is None:
            return
        assert process.stdin is not None
        for end in (process.stdin.close, process.terminate, process.kill):
            with suppress(TimeoutError, ProcessLookupError):
                end()
                async with asyncio.timeout(PATIENCE):
                    await process.wait()
                return

    def cpu_seconds(self) -> float:
        """User and system time of all its threads."""
        fields = self._read("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def rss(self) -> int:
        """Its resident bytes."""
        return int(self._read("statm").split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def _read(self, name: str) -> str:
        assert self._process is not None
        return Path(f"/proc/{self._process.pid}/{name}").read_text(encoding="ascii")


class Socket(asyncio.Protocol):
    """A websocket client that calls back for each message, with neither a task nor a queue in between."""

    received = 0
    """The bytes that all sockets together have received."""

    def __init__(
        self, uri: str, heard: Callable[[bytes], None], lost: Callable[[Exception], None], cookie: str = ""
    ) -> None:
        self._websocket = ClientProtocol(parse_uri(uri))
        self._cookie = cookie
        self._heard, self._lost = heard, lost
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._closing = False
        self._transport: asyncio.Transport | None = None

    async def open(self) -> None:
        """Connect and shake hands."""
        uri = self._websocket.uri
        async with asyncio.timeout(PATIENCE):
            await asyncio.get_running_loop().create_connection(lambda: self, uri.host, uri.port)
            await self._opened

    def send(self, message: str) -> None:
        """Send a text."""
        self._websocket.send_text(message.encode())
        self._flush()

    def close(self) -> None:
        """Leave without ceremony."""
        self._closing = True
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        request = self._websocket.connect()
        if self._cookie:
            request.headers["Cookie"] = self._cookie
        self._websocket.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        Socket.received += len(data)
        self._websocket.receive_data(data)
        for event in self._websocket.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self._heard(bytes(event.data))
            elif self._websocket.handshake_exc is None and not self._opened.done():
                self._opened.set_result(None)
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._closing:
            return
        error = self._websocket.handshake_exc or exc or Failed("the server closed a connection")
        if self._opened.done():
            self._lost(error)
        else:
            self._opened.set_exception(error)

    def _flush(self) -> None:
        waiting = self._websocket.data_to_send()
        if waiting and self._transport is not None:
            self._transport.write(b"".join(waiting))


class Table(ABC):
    """A table whose seats are connected; a driver's own table sends moves and reports what each seat hears."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.to_act = 0
        self.legal: Sequence[str] = ()
        """What the seat to act was told it may do; nothing when the game is over."""
        self._missing = 0
        self._all_heard: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    async def play(self, action: str) -> float:
        """Send an action for the seat to act; returns the time at which the last seat had received the new state."""
        all_heard = self.expect()
        self.send(action)
        return await all_heard

    def expect(self) -> asyncio.Future[float]:
        """What is done once each seat has been counted by `count`."""
        self._missing = self.players
        self._all_heard = asyncio.get_running_loop().create_future()
        return self._all_heard

    def count(self) -> None:
        """One more seat has received the state that was expected."""
        self._missing -= 1
        if self._missing == 0 and not self._all_heard.done():
            self._all_heard.set_result(clock())

    def fail(self, error: Exception) -> None:
        """Let whoever waits know that it is in vain."""
        if not self._all_heard.done():
            self._all_heard.set_exception(error)

    @abstractmethod
    def send(self, action: str) -> None:
        """Send an action on the connection of the seat to act."""

    @abstractmethod
    async def found(self) -> None:
        """Begin a game with everybody seated and nobody connected."""

    @abstractmethod
    async def connect(self) -> None:
        """Connect every seat and wait until each has seen the game."""

    @abstractmethod
    async def begin(self) -> None:
        """Begin another game and wait until every seat has seen it."""

    @abstractmethod
    def close(self) -> None:
        """Close every connection."""


@dataclass(frozen=True)
class Load:
    """What is put on a server."""

    tables: int
    players: int = 3
    offered: float | None = None
    """Moves a second over all tables; None is full speed."""
    seconds: float = 5.0
    warm_up: float = 1.0
    """Seconds at full speed before the time measured, and as many at the offered load."""
    seed: int = 0


@dataclass(frozen=True)
class Measured:
    """What came of it."""

    driver: str
    tables: int
    players: int
    offered: float | None
    seconds: float
    moves: int
    """Moves done within the time measured."""
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    """Infinite when too many moves that fell due were never done."""
    sent_late_p99_ms: float | None
    """How long after it was due a move was sent: the generator's own lateness and the wait for the move before."""
    cpu_us_per_move: float
    """CPU of the server."""
    server_busy: float
    """Cores that the server used."""
    generator_busy: float
    """Cores that this load generator used: near 1 it was the bottleneck."""
    rss_mb: float
    """Memory of the server at the end."""
    received_bytes_per_move: float
    """By all seats together."""
    games_begun: int
    moves_skipped: int
    """Moves that fell due while their table began another game."""


@dataclass(frozen=True, slots=True)
class Move:
    """When a move was due, was sent, and had reached every seat."""

    due: float
    sent: float
    seen: float


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What the counters said at one moment."""

    time: float
    server: float
    generator: float
    received: int
    games_begun: int
    moves_skipped: int


async def measure(driver: Driver, load: Load) -> Measured:
    """Put this load on a started server and measure."""
    return await _Playing(driver, load).measure()


class _Playing:
    """One measurement going on."""

    def __init__(self, driver: Driver, load: Load) -> None:
        self._driver, self._load = driver, load
        self._luck = random.Random(load.seed)
        self._moves: list[Move] = []
        self._games_begun = self._moves_skipped = 0

    async def measure(self) -> Measured:
        """Open the tables, play, and close them."""
        tables = await self._open_tables()
        try:
            with _undisturbed():
                before, after = await self._play(tables)
        finally:
            for table in tables:
                table.close()
        return self._summary(before, after)

    async def _open_tables(self) -> list[Table]:
        few = asyncio.Semaphore(OPENED_AT_ONCE)

        async def opened() -> Table:
            table = self._driver.new_table(self._load.players)
            async with few, asyncio.timeout(PATIENCE):
                await table.found()
                await table.connect()
            return table

        return await asyncio.gather(*(opened() for _ in range(self._load.tables)))

    async def _play(self, tables: list[Table]) -> tuple[Snapshot, Snapshot]:
        load = self._load
        warm = clock() + load.warm_up
        if load.offered is None:
            end = warm + load.seconds
            return await self._watch([self._at_full_speed(table, end) for table in tables], warm, end)
        # A server that compiles what runs often is warm only after thousands of moves, which an offered load lacks.
        await asyncio.gather(*(self._at_full_speed(table, warm) for table in tables))
        start = clock()
        begin = start + load.warm_up
        end = begin + load.seconds
        beats: list[asyncio.Queue[float | None]] = [asyncio.Queue() for _ in tables]
        metronome = _Metronome(beats, start, end, load.offered)
        metronome.start()
        try:
            playing = [self._at_beats(table, due) for table, due in zip(tables, beats, strict=True)]
            return await self._watch(playing, begin, end)
        finally:
            metronome.stop()

    async def _watch(
        self, playing: Sequence[Coroutine[Any, Any, None]], begin: float, end: float
    ) -> tuple[Snapshot, Snapshot]:
        """Let the tables play, read the counters at the beginning and the end, and wait for the last moves."""
        snapshots = []

        async def read_counters() -> None:
            for moment in (begin, end):
                await asyncio.sleep(moment - clock())
                snapshots.append(self._snapshot())

        # Tables that lag hopelessly are stopped, and what they owe has counted as never done.
        with suppress(TimeoutError):
            async with asyncio.timeout(end - clock() + PATIENCE), asyncio.TaskGroup() as group:
                group.create_task(read_counters())
                for table in playing:
                    group.create_task(table)
        return snapshots[0], snapshots[1]

    async def _at_full_speed(self, table: Table, end: float) -> None:
        while (sent := clock()) < end:
            seen = await table.play(self._luck.choice(table.legal))
            self._moves.append(Move(sent, sent, seen))
            if not table.legal:
                await self._begin(table)

    async def _at_beats(self, table: Table, beats: asyncio.Queue[float | None]) -> None:
        rest_began = rest_ended = 0.0
        due = None
        try:
            while (due := await beats.get()) is not None:
                if rest_began <= due < rest_ended:
                    self._moves_skipped += 1
                    continue
                sent = clock()
                seen = await table.play(self._luck.choice(table.legal))
                self._moves.append(Move(due, sent, seen))
                if not table.legal:
                    rest_began = clock()
                    await self._begin(table)
                    rest_ended = clock()
        except asyncio.CancelledError:
            while due is not None:
                self._moves.append(Move(due, math.inf, math.inf))
                due = None if beats.empty() else beats.get_nowait()
            raise

    async def _begin(self, table: Table) -> None:
        await table.begin()
        self._games_begun += 1

    def _snapshot(self) -> Snapshot:
        return Snapshot(
            clock(),
            self._driver.cpu_seconds(),
            time.process_time(),
            Socket.received,
            self._games_begun,
            self._moves_skipped,
        )

    def _summary(self, before: Snapshot, after: Snapshot) -> Measured:
        load = self._load
        seconds = after.time - before.time
        done = [move for move in self._moves if before.time <= move.seen < after.time]
        timed = done if load.offered is None else [m for m in self._moves if before.time <= m.due < after.time]
        latencies = sorted(move.seen - move.due for move in timed)
        lateness = sorted(move.sent - move.due for move in timed)
        moves = len(done)
        if not moves:
            raise Failed("no move was done within the time measured")
        return Measured(
            driver=self._driver.name,
            tables=load.tables,
            players=load.players,
            offered=load.offered,
            seconds=round(seconds, 3),
            moves=moves,
            moves_per_second=round(moves / seconds, 1),
            p50_ms=_milliseconds(latencies, 0.50),
            p99_ms=_milliseconds(latencies, 0.99),
            sent_late_p99_ms=None if load.offered is None else _milliseconds(lateness, 0.99),
            cpu_us_per_move=round((after.server - before.server) / moves * 1e6, 1),
            server_busy=round((after.server - before.server) / seconds, 2),
            generator_busy=round((after.generator - before.generator) / seconds, 2),
            rss_mb=round(self._driver.rss() / 1e6, 1),
            received_bytes_per_move=round((after.received - before.received) / moves),
            games_begun=after.games_begun - before.games_begun,
            moves_skipped=after.moves_skipped - before.moves_skipped,
        )


class _Metronome(threading.Thread):
    """Says when moves are due, table after table; timers of an event loop are a millisecond too coarse for that."""

    def __init__(self, beats: Sequence[asyncio.Queue[float | None]], start: float, end: float, rate: float) -> None:
        super().__init__(daemon=True)
        self._beats, self._began, self._end, self._rate = beats, start, end, rate
        self._loop = asyncio.get_running_loop()
        self._stopped = False

    def run(self) -> None:
        for beat in itertools.count():
            due = self._began + beat / self._rate
            if due >= self._end or self._stopped:
                break
            pause = due - clock()
            if pause > 0:
                time.sleep(pause)
            self._loop.call_soon_threadsafe(self._beats[beat % len(self._beats)].put_nowait, due)
        for queue in self._beats:
            self._loop.call_soon_threadsafe(queue.put_nowait, None)

    def stop(self) -> None:
        """Beat no more."""
        self._stopped = True
        self.join()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Keep Python's own pauses out of the latencies."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        sys.setswitchinterval(interval)


def _milliseconds(ascending: Sequence[float], share: float) -> float:
    """The value below which that share lies."""
    return round(ascending[min(int(len(ascending) * share), len(ascending) - 1)] * 1e3, 2)


async def measure_fresh(make_driver: Callable[[], Driver], load: Load) -> Measured:
    """Measure on a server of its own, so that no measurement inherits the memory of another."""
    driver = make_driver()
    try:
        await driver.start()
        return await measure(driver, load)
    finally:
        await driver.close()


def main(make_driver: Callable[[], Driver], arguments: Sequence[str] | None = None) -> int:
    """The command line of a driver."""
    parser = argparse.ArgumentParser(description="Put load on a server and print what it did.")
    parser.add_argument("--tables", type=int, nargs="*", default=[10, 50, 200, 500], help="at full speed")
    parser.add_argument("--offered", type=float, nargs="*", default=[500, 1000], help="moves a second")
    parser.add_argument("--offered-tables", type=int, default=200, help="tables that share the offered load")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--warm-up", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true", help="one JSON line for each measurement")
    chosen = parser.parse_args(arguments)
    shared = {"seconds": chosen.seconds, "warm_up": chosen.warm_up, "seed": chosen.seed}
    loads = [Load(tables, chosen.players, **shared) for tables in chosen.tables]
    loads += [Load(chosen.offered_tables, chosen.players, offered, **shared) for offered in chosen.offered]
    allow_many_files()
    rows = []
    for load in loads:
        measured = uvloop.run(measure_fresh(make_driver, load))
        rows.append(measured)
        if chosen.json:
            print(json.dumps(asdict(measured)), flush=True)
    if not chosen.json:
        Console().print(as_table(rows))
    return 0


def allow_many_files() -> None:
    """A socket is an open file, and there are thousands."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def as_table(rows: Sequence[Measured]) -> Printed:
    """The measurements for a terminal; server and load are the cores that each side used."""
    table = Printed(title=rows[0].driver if rows else "", box=box.SIMPLE)
    for column in (
        "tables",
        "offered/s",
        "moves/s",
        "p50 ms",
        "p99 ms",
        "CPU us/move",
        "server",
        "generator",
        "RSS MB",
    ):
        table.add_column(column, justify="right")
    for row in rows:
        table.add_row(
            str(row.tables),
            "full" if row.offered is None else f"{row.offered:,.0f}",
            f"{row.moves_per_second:,.0f}",
            f"{row.p50_ms:.2f}",
            f"{row.p99_ms:.2f}",
            f"{row.cpu_us_per_move:.0f}",
            f"{row.server_busy:.2f}",
            f"{row.generator_busy:.2f}",
            f"{row.rss_mb:.0f}",
        )
    return table
