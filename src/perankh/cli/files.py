"""Records in files."""

from __future__ import annotations

import sys
from pathlib import Path

from perankh.cli.faults import LOST, Refused
from perankh.cli.terminal import Terminal

STANDARD_INPUT = "-"
LONGEST_RECORD = 10_000_000
"""In bytes; a whole game has some thousands."""
FIRST_LETTERS = b"[;"
"""A record opens with a header or a comment."""
REASONS: dict[type[Exception], str] = {
    FileNotFoundError: "reason-missing",
    PermissionError: "reason-forbidden",
    IsADirectoryError: "reason-folder",
    NotADirectoryError: "reason-no-folder",
}
"""Our words for what the system says most; the rest stays in the system's."""


def read_record(name: str, terminal: Terminal) -> str:
    """The text of a file, or of the standard input when it is called `-`."""
    try:
        if name == STANDARD_INPUT:
            content = _standard_input()
        else:
            with Path(name).open("rb") as file:
                content = file.read(LONGEST_RECORD + 1)
    except (OSError, ValueError) as fault:
        raise Refused(terminal.say("file-unreadable", file=name, reason=_reason(fault, terminal)), LOST) from fault
    if len(content) > LONGEST_RECORD:
        raise Refused(terminal.say("file-too-long", file=name), LOST)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(terminal.say("file-not-text", file=name), LOST) from None
    if "\0" in text:
        raise Refused(terminal.say("file-not-text", file=name), LOST)
    return text


def _standard_input() -> bytes:
    bytes_below = getattr(sys.stdin, "buffer", None)
    if bytes_below is None:
        return sys.stdin.read(LONGEST_RECORD + 1).encode()
    return bytes(bytes_below.read(LONGEST_RECORD + 1))


def check_can_save(name: str, terminal: Terminal) -> None:
    """Refuse now what could not be saved later; what is not a record is never written over."""
    path = Path(name).expanduser()
    try:
        existed = path.exists()
        with path.open("ab+") as file:
            file.seek(0)
            opening = file.read(1)
        if not existed:
            path.unlink()
    except (OSError, ValueError) as fault:
        raise Refused(terminal.say("file-unwritable", file=name, reason=_reason(fault, terminal)), LOST) from fault
    if opening and opening not in FIRST_LETTERS:
        raise Refused(terminal.say("file-taken", file=name), LOST)


def save_record(name: str, record: str, terminal: Terminal) -> None:
    """Write a record into a file."""
    check_can_save(name, terminal)
    try:
        Path(name).expanduser().write_text(record, encoding="utf-8")
    except (OSError, ValueError) as fault:
        raise Refused(terminal.say("file-unwritable", file=name, reason=_reason(fault, terminal)), LOST) from fault


def _reason(fault: Exception, terminal: Terminal) -> str:
    if type(fault) in REASONS:
        return terminal.say(REASONS[type(fault)])
    return (getattr(fault, "strerror", None) or str(fault)).lower()
