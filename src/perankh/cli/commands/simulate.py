"""`perankh simulate`: many games at once, and what they say about the game."""

from __future__ import annotations

import json
import secrets
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from perankh.cli.arguments import Parser
from perankh.cli.choices import add_game, add_table, chosen_game, chosen_options, chosen_players, need_compiled
from perankh.cli.faults import DONE, Refused
from perankh.cli.histogram import show_histogram
from perankh.cli.people import seat_name
from perankh.cli.terminal import Terminal
from perankh.engine.game import Game

if TYPE_CHECKING:
    from perankh.simulate.run import Simulation

GAMES = 10_000
MOST_GAMES = 1_000_000_000
MOST_JOBS = 256


def add_arguments(parser: Parser) -> None:
    """A game, the table, how many games, and who plays them."""
    add_game(parser)
    add_table(parser)
    parser.number("--games", "help-games", least=1, most=MOST_GAMES, default=GAMES)
    parser.option("--policy", "help-policy", thing="thing-policy", default="random")
    parser.number("--jobs", "help-jobs", least=1, most=MOST_JOBS, default=1)
    parser.option("--json", "help-json", action="store_true")


def run(asked: Namespace, terminal: Terminal) -> int:
    """Play them all, and report."""
    game = chosen_game(asked.game, terminal)
    players = chosen_players(game, asked.players, terminal)
    options = chosen_options(game, asked.option, terminal)
    need_compiled()
    from perankh.simulate.run import POLICIES, simulate

    if asked.policy not in POLICIES:
        raise Refused(terminal.say("usage-unknown-policy", name=asked.policy, known=", ".join(POLICIES)))
    seed = secrets.randbits(32) if asked.seed is None else asked.seed
    with _progress(asked.games, terminal) as progress:
        simulation = simulate(
            game.name,
            players,
            asked.games,
            policy=asked.policy,
            seed=seed,
            jobs=asked.jobs,
            options=options,
            progress=progress,
        )
    if asked.json:
        known = {"seed": seed, "jobs": asked.jobs, "options": game.check_options(options)}
        print(json.dumps(simulation.summary() | known, ensure_ascii=False))
        return DONE
    _report(simulation, game, seed, terminal)
    return DONE


@contextmanager
def _progress(games: int, terminal: Terminal) -> Iterator[Callable[[int], None]]:
    """A bar on the standard error, when somebody is looking there."""
    if not terminal.notes.is_terminal:
        yield lambda _: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.notes, transient=True) as bar:
        task = bar.add_task(terminal.say("simulate-compiling"), total=games)

        def hear(done: int) -> None:
            bar.update(task, advance=done, description=terminal.say("simulate-playing"))

        yield hear


def _report(simulation: Simulation, game: Game, seed: object, terminal: Terminal) -> None:
    """The figures; of scores that are no amounts, neither a mean nor bars."""
    summary = simulation.summary()
    says = terminal.say
    terminal.heading(
        says(
            "simulate-title",
            game=terminal.title_of(game),
            players=simulation.players,
            policy=simulation.policy,
            seed=str(seed),
        )
    )
    terminal.show(_facts(summary, terminal))
    terminal.heading(says("simulate-seats"))
    terminal.show(_seats(summary, game, terminal))
    terminal.heading(says("simulate-scores"))
    terminal.show(_quantiles(simulation, game, terminal))
    if game.say_score is None:
        terminal.new_line()
        show_histogram(simulation.scores.ravel(), terminal)


def _facts(summary: dict[str, Any], terminal: Terminal) -> Any:
    says = terminal.say
    games, decisions, seconds = summary["games"], summary["decisions"], summary["seconds"]
    rows = {
        "simulate-games": says("number", value=games),
        "simulate-decisions": says("number", value=decisions),
        "simulate-time": says("simulate-time-value", seconds=seconds, cpu=summary["cpu_seconds"]),
        "simulate-speed": says("simulate-speed-value", games=games / seconds, decisions=decisions / seconds),
        "simulate-length": says("simulate-length-value", mean=summary["mean_length"], longest=summary["longest_game"]),
    }
    table = _empty_table()
    for label, value in rows.items():
        table.add_row(says(label), value)
    return table


def _seats(summary: dict[str, Any], game: Game, terminal: Terminal) -> Any:
    says = terminal.say
    has_means = game.say_score is None
    table = _empty_table("", *([says("simulate-mean-score")] if has_means else []), says("simulate-wins"), "")
    for seat, (mean, wins) in enumerate(zip(summary["mean_scores"], summary["wins"], strict=True)):
        share = says("percentage", value=wins / summary["games"])
        means = [says("tenths", value=mean)] if has_means else []
        table.add_row(seat_name(seat, terminal), *means, says("number", value=wins), share)
    return table


def _quantiles(simulation: Simulation, game: Game, terminal: Terminal) -> Any:
    quantiles = simulation.summary()["score_quantiles"]
    table = _empty_table("", *(terminal.say("percent-whole", value=int(quantile) / 100) for quantile in quantiles))
    said = [terminal.say("number", value=score) for score in quantiles.values()]
    if game.say_score is not None:
        said = [game.say_score(simulation.score_at(int(quantile))) for quantile in quantiles]
    table.add_row(terminal.say("simulate-at-most"), *said)
    return table


def _empty_table(*headers: str) -> Any:
    """A table without lines: its first column names, the others hold numbers."""
    from rich.table import Table

    table = Table(box=None, show_header=bool(headers), header_style="dim", padding=(0, 2, 0, 0))
    for place, header in enumerate(headers):
        table.add_column(header, justify="right" if place else "left")
    return table
