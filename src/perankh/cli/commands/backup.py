"""`perankh backup`: a copy of the house while it is open."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from perankh.cli.arguments import Parser
from perankh.cli.choices import add_database, chosen_database, need_server
from perankh.cli.faults import DONE, LOST, Refused
from perankh.cli.files import reason_of
from perankh.cli.terminal import Terminal


def add_arguments(parser: Parser) -> None:
    """Where to, where from, and whether an older copy may be lost."""
    parser.argument("file", "help-backup", thing="thing-file")
    add_database(parser)
    parser.option("--force", "help-force", action="store_true")


def run(asked: Namespace, terminal: Terminal) -> int:
    """Copy the house, and say how large the copy is."""
    need_server(terminal)
    address = chosen_database(asked.database, terminal)
    file = Path(asked.file).expanduser()
    if file.exists() and not asked.force:
        raise Refused(terminal.say("backup-exists", file=asked.file), LOST)
    _copy(address, file, terminal)
    terminal.show(terminal.say("backup-done", file=asked.file, size=file.stat().st_size / 1_000_000))
    return DONE


def _copy(address: str, file: Path, terminal: Terminal) -> None:
    from perankh.server.database.backup import BackupFailed, NoHouse, ProgramMissing, back_up

    try:
        back_up(address, file)
    except NoHouse as fault:
        raise Refused(terminal.say("backup-no-house", file=address), LOST) from fault
    except ProgramMissing as fault:
        raise Refused(terminal.say("backup-no-program"), LOST) from fault
    except BackupFailed as fault:
        raise Refused(terminal.say("backup-failed", reason=str(fault)), LOST) from fault
    except (OSError, ValueError) as fault:
        raise Refused(
            terminal.say("file-unwritable", file=str(file), reason=reason_of(fault, terminal)), LOST
        ) from fault
