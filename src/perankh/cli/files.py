"""Records in files."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from perankh.cli.faults import LOST, Refused
from perankh.cli.terminal import Terminal

STANDARD_INPUT = "-"
LONGEST_RECORD = 10_000_000
"""In bytes; a whole game has some thousands."""
OPENING = b'[Game "'
"""How every record of ours begins."""
RESULT = re.compile(rb"^\s*\[Scores ", re.MULTILINE)
"""What only the record of a finished game holds."""
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
        raise Refused(terminal.say("file-unreadable", file=name, reason=reason_of(fault, terminal)), LOST) from fault
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


class Keeper:
    """Keeps the record of one game in files, and writes over nothing that somebody may miss."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal
        self._kept: set[bytes] = set()
        """Everything that this game has written."""

    def check_can_save(self, name: str) -> None:
        """Refuse now what could not be saved later: only an unfinished record, or what this game wrote, may be lost."""
        path = Path(name).expanduser()
        try:
            existed = path.exists()
            with path.open("ab+") as file:
                file.seek(0)
                content = file.read(LONGEST_RECORD + 1)
            if not existed:
                path.unlink()
        except (OSError, ValueError) as fault:
            raise self._unwritable(name, fault) from fault
        if content and content not in self._kept:
            self._check_may_be_lost(name, content)

    def _check_may_be_lost(self, name: str, content: bytes) -> None:
        if not content.startswith(OPENING) or len(content) > LONGEST_RECORD:
            raise Refused(self._terminal.say("file-taken", file=name), LOST)
        if RESULT.search(content):
            raise Refused(self._terminal.say("file-finished", file=name), LOST)

    def save(self, name: str, record: str) -> None:
        """Write a record into a file."""
        self.check_can_save(name)
        content = record.encode()
        try:
            Path(name).expanduser().write_bytes(content)
        except (OSError, ValueError) as fault:
            raise self._unwritable(name, fault) from fault
        self._kept.add(content)

    def _unwritable(self, name: str, fault: Exception) -> Refused:
        return Refused(self._terminal.say("file-unwritable", file=name, reason=reason_of(fault, self._terminal)), LOST)


def reason_of(fault: Exception, terminal: Terminal) -> str:
    """Why the system would not, in the reader's words where we have them."""
    if type(fault) in REASONS:
        return terminal.say(REASONS[type(fault)])
    return (getattr(fault, "strerror", None) or str(fault)).lower()
