"""`perankh verify`: whether records hold."""

from __future__ import annotations

from argparse import Namespace

from perankh.api import replay
from perankh.cli.arguments import Parser
from perankh.cli.faults import DONE, LOST, Refused
from perankh.cli.files import read_record
from perankh.cli.terminal import Terminal
from perankh.engine.errors import InvalidRecord


def add_arguments(parser: Parser) -> None:
    """Records."""
    parser.argument("files", "help-records", thing="thing-file", nargs="+")


def run(asked: Namespace, terminal: Terminal) -> int:
    """Say of each whether it holds."""
    judged = [_holds(file, terminal) for file in asked.files]
    return DONE if all(judged) else LOST


def _holds(file: str, terminal: Terminal) -> bool:
    try:
        match = replay(read_record(file, terminal))
    except Refused as refused:
        terminal.complain(str(refused))
        return False
    except InvalidRecord as fault:
        terminal.complain(terminal.say("verify-wrong", file=file, fault=str(fault)))
        return False
    says = "verify-true" if match.is_over else "verify-unfinished"
    terminal.show(terminal.say(says, file=file, game=terminal.title_of(match.game), moves=match.moves))
    if match.seal is not None:
        fair = "verify-fair" if match.is_over else "verify-sealed"
        terminal.show(terminal.say(fair, file=file, commitment=match.seal.commitment))
    return True
