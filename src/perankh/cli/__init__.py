"""The command line: `perankh COMMAND`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from perankh.cli.arguments import COMMANDS, command_of
from perankh.cli.faults import INTERRUPTED, LOST, MISUSED, PIPE_CLOSED, Refused
from perankh.cli.terminal import Terminal
from perankh.engine.errors import InvalidSetup, PerankhError, UnknownGame

__all__ = ["COMMANDS", "main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks; returns the exit code."""
    asked = list(sys.argv[1:] if argv is None else argv)
    terminal = Terminal.of(asked)
    try:
        command, arguments = command_of(asked, terminal)
        code = command.run(arguments, terminal)
        sys.stdout.flush()
    except SystemExit as leaving:  # argparse leaves like this when it has shown a help text
        return int(leaving.code or 0)
    except KeyboardInterrupt:
        terminal.new_line()
        return INTERRUPTED
    except BrokenPipeError:
        _stop_writing()
        return PIPE_CLOSED
    except Refused as refused:
        terminal.complain(str(refused))
        return refused.code
    except PerankhError as fault:
        terminal.complain(str(fault))
        return MISUSED if isinstance(fault, UnknownGame | InvalidSetup) else LOST
    except OSError as fault:  # files have their own refusals: this is the output, on a full disk
        _stop_writing()
        terminal.complain(terminal.say("output-unwritable", reason=str(fault.strerror).lower()))
        return LOST
    except MemoryError:
        terminal.complain(terminal.say("fault-memory"))
        return LOST
    return code


def _stop_writing() -> None:
    """Nobody takes our output any more: keep Python from complaining about it when it flushes."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
