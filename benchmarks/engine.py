"""The engine against hand-written C and against its own limits, side by side in one run.

    python benchmarks/engine.py

Prints a table with ratios and writes it to benchmarks/results/engine.md, with engine.json beside it for programs.
Machines are noisy and differ, so every speed stands as a ratio to the same rules in C measured between its repeats.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.table import Table

import perankh
from perankh import speed

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))
from benchmarks.peers.ra_in_c import RaInC  # noqa: E402

RESULTS = HERE / "results"
REPEATS = 7
GAMES = 40_000
IMPORT = "import time; began = time.perf_counter(); import perankh; print(time.perf_counter() - began)"
WARM = "from perankh.warm import warm; warm('ra'); import time; print(time.process_time())"
REFERENCE = 45e6
"""Decisions per second of the C on the machine the goals were set on."""


@dataclass
class Row:
    """One figure beside its limit."""

    what: str
    ours: str
    limit: str
    ratio: str
    goal: str
    reached: bool


def main() -> int:
    """Measure, print, and write down."""
    console = Console()
    with console.status("compiling"):
        ra_in_c = RaInC()
        perankh.compiled("ra")
    rows = []
    for row in measured(ra_in_c):
        console.print(f"{row.what}: {row.ours} ({row.goal})", highlight=False)
        rows.append(row)
    console.print(as_table(rows))
    write(rows)
    return 0 if all(row.reached for row in rows) else 1


def measured(ra_in_c: RaInC) -> Iterator[Row]:
    """Every figure in turn."""
    c_speed = 0.0
    for players in perankh.games()["ra"].players:
        ours, c = playouts_beside_c(ra_in_c, players)
        if players == 3:
            c_speed = c
        yield Row(
            f"random playouts, {players} players, one thread",
            f"{ours / 1e6:.1f} million decisions/s",
            f"C {c / 1e6:.1f} million",
            f"{ours / c:.2f}",
            "at least 0.5 of C",
            ours / c >= 0.5,
        )
    engine = speed.measure("ra", players=3, seconds=2.0, repeats=REPEATS)
    yield _plain_text(engine, c_speed)
    yield _search(engine, c_speed)
    yield from _starting(c_speed)
    yield from _copies(engine)


def playouts_beside_c(ra_in_c: RaInC, players: int) -> tuple[float, float]:
    """Decisions per CPU-second, ours and C's, playing the same games in turns."""
    game = perankh.games()["ra"]
    twin = perankh.compiled("ra")
    states = twin.states(1)
    game.new_state(game.check_options({})).to_compiled(states[0])
    actions = np.zeros(game.most_choices, np.int64)
    fame = np.zeros((GAMES, players), np.int64)
    winners, lengths = np.zeros(GAMES, np.int64), np.zeros(GAMES, np.int64)
    ours, c = [], []
    for luck in range(REPEATS):
        states[0]["luck"] = luck
        began = time.thread_time()
        decisions = twin.random_games(states, players, actions, fame, winners, lengths)
        ours.append(decisions / (time.thread_time() - began))
        played = ra_in_c.random_games(players, luck, GAMES)
        c.append(played.decisions / played.cpu_seconds)
        assert fame.tolist() == played.fame, "ours and C disagree about the rules"
    return statistics.median(ours[1:]), statistics.median(c[1:])


def _plain_text(engine: speed.Speed, c_speed: float) -> Row:
    plain = engine.plain_decisions
    goal = 250_000 / REFERENCE
    return Row(
        "plain text, random play, 3 players",
        f"{plain:,.0f} decisions/s",
        f"C {c_speed / 1e6:.1f} million",
        f"1/{c_speed / plain:.0f}",
        "at least 1/180 of C (250,000 where C makes 45 million)",
        plain / c_speed >= goal,
    )


def _search(engine: speed.Speed, c_speed: float) -> Row:
    iterations = engine.search_iterations
    return Row(
        "search, newcomers' rollouts to the end, opening, 3 players",
        f"{iterations:,.0f} iterations/s",
        f"C {c_speed / 1e6:.1f} million decisions/s",
        f"1/{c_speed / iterations:.0f}",
        "for information",
        True,
    )


def _starting(c_speed: float) -> Iterator[Row]:
    """What it costs to begin: the import, the first compilation, and loading it again."""
    imported = min(_python(IMPORT) for _ in range(9))
    yield Row("import perankh", f"{imported * 1e3:.0f} ms", "", "", "under 60 ms", imported < 0.06)
    with tempfile.TemporaryDirectory() as folder:
        cold = _python(WARM, folder)
        warm = min(_python(WARM, folder) for _ in range(5))
    slower = REFERENCE / c_speed
    for what, seconds, most in (("compile everything, cold", cold, 10), ("load everything, warm", warm, 0.5)):
        yield Row(
            what,
            f"{seconds:.2f} s of CPU",
            f"{seconds / slower:.2f} s where C makes 45 million",
            "",
            f"under {most} s of CPU",
            seconds < most,
        )


def _copies(engine: speed.Speed) -> Iterator[Row]:
    compiled = engine.compiled_copy_ns
    yield Row("copy of a compiled state", f"{compiled:.0f} ns", "", "", "under 50 ns", compiled < 50)
    plain = engine.match_copy_us
    yield Row("copy of a plain match", f"{plain:.0f} us", "", "", "under 30 us", plain < 30)


def _python(code: str, cache: str = "") -> float:
    """The seconds that a fresh Python prints."""
    environment = os.environ | ({"PERANKH_CACHE": cache} if cache else {})
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True, timeout=300
    )
    return float(done.stdout)


def as_table(rows: list[Row]) -> Table:
    """The rows for a terminal."""
    table = Table(title="The engine of perankh, playing Ra")
    for column in ("what", "ours", "beside", "ratio", "goal", ""):
        table.add_column(column)
    for row in rows:
        table.add_row(row.what, row.ours, row.limit, row.ratio, row.goal, "yes" if row.reached else "NO")
    return table


def machine() -> str:
    """What the figures were taken on."""
    import llvmlite
    import numba

    model = (
        next(
            (
                line.split(":", 1)[1].strip()
                for line in Path("/proc/cpuinfo").read_text().splitlines()
                if "model name" in line
            ),
            platform.processor(),
        )
        if Path("/proc/cpuinfo").exists()
        else platform.processor()
    )
    return (
        f"{model}, {os.cpu_count()} cores; Python {platform.python_version()}, Numba {numba.__version__}, "
        f"llvmlite {llvmlite.__version__}, NumPy {np.__version__}; medians of {REPEATS - 1} repeats of {GAMES:,} games"
    )


def write(rows: list[Row]) -> None:
    """Keep the figures where the next reader looks for them."""
    RESULTS.mkdir(exist_ok=True)
    lines = [
        "# The engine, measured",
        "",
        machine(),
        "",
        "| what | ours | beside | ratio | goal | reached |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    lines += [
        f"| {r.what} | {r.ours} | {r.limit} | {r.ratio} | {r.goal} | {'yes' if r.reached else 'no'} |" for r in rows
    ]
    (RESULTS / "engine.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    facts = {"machine": machine(), "rows": [asdict(row) for row in rows]}
    (RESULTS / "engine.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
