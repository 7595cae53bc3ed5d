"""`perankh bench`: how fast a game is on this machine."""

from __future__ import annotations

import json
from argparse import Namespace
from dataclasses import asdict
from typing import TYPE_CHECKING

from perankh.cli.arguments import Parser
from perankh.cli.choices import add_game, chosen_games, need_compiled
from perankh.cli.faults import DONE
from perankh.cli.terminal import Terminal
from perankh.engine.game import Game

if TYPE_CHECKING:
    from perankh.speed import Speed


def add_arguments(parser: Parser) -> None:
    """A game, or none for all of them, and how long to measure."""
    add_game(parser, optional=True)
    parser.seconds("--seconds", "help-bench-seconds", default=1.0)
    parser.option("--json", "help-json", action="store_true")


def run(asked: Namespace, terminal: Terminal) -> int:
    """Measure each game, and report."""
    games = chosen_games(asked.game, terminal)
    need_compiled()
    measured = {game.name: _measured(game, asked.seconds, terminal) for game in games}
    if asked.json:
        print(json.dumps({name: [asdict(speed) for speed in speeds] for name, speeds in measured.items()}))
        return DONE
    for game in games:
        _report(game, measured[game.name], terminal)
    terminal.show(terminal.say("bench-note"))
    return DONE


def _measured(game: Game, seconds: float, terminal: Terminal) -> list[Speed]:
    from perankh.speed import measure
    from perankh.warm import warm

    with terminal.waiting(terminal.say("warm-compiling", game=terminal.title_of(game))):
        warm(game.name)
    speeds = []
    for players in game.players:
        with terminal.waiting(terminal.say("bench-measuring", game=terminal.title_of(game), players=players)):
            speeds.append(measure(game.name, players, seconds))
    return speeds


def _report(game: Game, speeds: list[Speed], terminal: Terminal) -> None:
    """A row for each thing measured, a column for each number of players."""
    from rich.table import Table

    terminal.heading(terminal.title_of(game))
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column(terminal.say("bench-players"))
    for speed in speeds:
        table.add_column(str(speed.players), justify="right")
    figures = [figure for figure in asdict(speeds[0]) if figure != "players"]
    for figure in figures:
        numbers = [terminal.say("number", value=rounded(getattr(speed, figure))) for speed in speeds]
        table.add_row(terminal.say(f"bench-{figure.replace('_', '-')}"), *numbers)
    terminal.show(table)


def rounded(value: float) -> float:
    """Three digits that mean something: measurements hold no more."""
    shown = float(f"{value:.3g}")
    return int(shown) if shown.is_integer() else shown
