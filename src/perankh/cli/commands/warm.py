"""`perankh warm`: compile a game before anybody waits for it."""

from __future__ import annotations

import time
from argparse import Namespace

from perankh.cli.arguments import Parser
from perankh.cli.choices import add_game, chosen_games, need_compiled
from perankh.cli.faults import DONE
from perankh.cli.terminal import Terminal


def add_arguments(parser: Parser) -> None:
    """A game, or none for all of them."""
    add_game(parser, optional=True)
    parser.option("--quiet", "help-quiet", action="store_true")


def run(asked: Namespace, terminal: Terminal) -> int:
    """Compile, and say how long it took and where the code is kept."""
    games = chosen_games(asked.game, terminal)
    need_compiled()
    from perankh.warm import warm

    for game in games:
        began = time.perf_counter()
        if asked.quiet:
            warm(game.name)
            continue
        with terminal.waiting(terminal.say("warm-compiling", game=terminal.title_of(game))):
            folder = warm(game.name)
        seconds = time.perf_counter() - began
        terminal.show(terminal.say("warm-done", game=terminal.title_of(game), seconds=seconds, folder=str(folder)))
    return DONE
