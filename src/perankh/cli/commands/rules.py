"""`perankh rules`: the rulebook of a game, or a part of it."""

from __future__ import annotations

import os
from argparse import Namespace

from perankh.cli.arguments import Parser
from perankh.cli.choices import add_game, chosen_game
from perankh.cli.faults import DONE
from perankh.cli.rulebook import show_markdown, show_part
from perankh.cli.terminal import Terminal


def add_arguments(parser: Parser) -> None:
    """A game, and what to read of its rulebook."""
    add_game(parser)
    parser.argument("part", "help-part", thing="thing-part", nargs="*")


def run(asked: Namespace, terminal: Terminal) -> int:
    """Show it."""
    game = chosen_game(asked.game, terminal)
    if asked.part:
        show_part(game, " ".join(asked.part), terminal)
        return DONE
    text = game.rulebook[terminal.language].text
    if terminal.is_plain:
        show_markdown(text, terminal)
        return DONE
    os.environ.setdefault("LESS", "FRX")  # as git does: colours, and no pager for what fits the screen
    with terminal.out.pager(styles=terminal.out.color_system is not None):
        show_markdown(text, terminal)
    return DONE
