"""How a command ends when it cannot do what was asked."""

from __future__ import annotations

DONE = 0
LOST = 1
"""A file, a record or an installation was not what it should be."""
MISUSED = 2
"""The command line itself cannot be."""
INTERRUPTED = 130
"""Ctrl-C, as shells count it."""
PIPE_CLOSED = 141
"""Whoever read our output has left, as shells count it."""


class Refused(Exception):
    """What was asked cannot be done; its text is one clear sentence in the reader's language."""

    def __init__(self, sentence: str, code: int = MISUSED) -> None:
        super().__init__(sentence)
        self.code = code
