"""What a person at a real terminal sees: a subprocess behind a pseudo-terminal."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

pty = pytest.importorskip("pty")

PATIENCE = 60
"""Seconds after which a silent program counts as stuck."""
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
PLAY = ("play", "ra", "--bot", "greedy", "--players", "3", "--seed", "7")


class Screen:
    """A program behind a terminal of 80 columns, and what it has shown so far."""

    def __init__(self, program: subprocess.Popen[bytes], terminal: int) -> None:
        self.program = program
        self._terminal = terminal
        self.shown = ""
        self._seen = 0

    def type(self, text: str) -> None:
        os.write(self._terminal, text.encode())

    def read_until(self, text: str) -> str:
        """What is shown after the last reading, up to and with the text."""
        start = self._seen
        while text not in self.shown[start:]:
            assert self._read(), f"it ended without {text!r}: {self.shown[start:]}"
        self._seen = self.shown.index(text, start) + len(text)
        return self.shown[start : self._seen]

    def read_all(self) -> str:
        """What is shown after the last reading, up to the end of the program."""
        start = self._seen
        while self._read():
            pass
        return self.shown[start:]

    def _read(self) -> bool:
        ready, _, _ = select.select([self._terminal], [], [], PATIENCE)
        assert ready, f"nothing more comes after: {self.shown[-500:]}"
        try:
            more = os.read(self._terminal, 65536)
        except OSError:  # Linux says so when the other end is closed
            return False
        self.shown += more.decode(errors="replace")
        return bool(more)


@contextmanager
def a_terminal(*arguments: str, **environment: str) -> Iterator[Screen]:
    ours, theirs = pty.openpty()
    known = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "LC_ALL")}
    ignored = signal.signal(signal.SIGINT, signal.SIG_DFL)  # as in the background of a shell, and so in what it starts
    program = subprocess.Popen(
        [sys.executable, "-m", "perankh", *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=known | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "40", "LANG": "en_GB.UTF-8"} | environment,
        start_new_session=True,
    )
    signal.signal(signal.SIGINT, ignored)
    os.close(theirs)
    try:
        yield Screen(program, ours)
    finally:
        program.kill()
        program.wait()
        os.close(ours)


def test_a_person_plays_some_moves_and_quits() -> None:
    with a_terminal(*PLAY) as screen:
        opening = screen.read_until("> ")
        assert "╭─" in opening
        assert COLOUR.search(opening)
        screen.type("invoke\n")
        assert "invokes Ra and starts an auction." in COLOUR.sub("", screen.read_until("> "))
        screen.type("? draw\n")
        assert "nobody draws a tile" in COLOUR.sub("", screen.read_until("> "))
        screen.type("quit\n")
        assert "You leave the table." in screen.read_all()
        assert screen.program.wait() == 0
        widest = max(len(COLOUR.sub("", line)) for line in screen.shown.splitlines())
        assert widest <= 80


def test_what_is_typed_before_the_question_is_no_answer() -> None:
    with a_terminal(*PLAY) as screen:
        screen.type("quit\n")
        screen.read_until("> ")
        screen.type("invoke\n")
        assert "invokes Ra and starts an auction." in COLOUR.sub("", screen.read_until("> "))


def test_ctrl_c_leaves_without_a_traceback() -> None:
    with a_terminal(*PLAY) as screen:
        screen.read_until("> ")
        screen.program.send_signal(signal.SIGINT)
        screen.type("\n")  # readline misses a signal that comes while it opens, until a key is pressed
        assert "Traceback" not in screen.read_all()
        assert screen.program.wait() == 130


def test_ctrl_d_leaves_quietly() -> None:
    with a_terminal(*PLAY) as screen:
        screen.read_until("> ")
        screen.type("\x04")
        assert "You leave the table." in screen.read_all()
        assert screen.program.wait() == 0


def test_no_color_means_no_colour() -> None:
    with a_terminal(*PLAY, NO_COLOR="1") as screen:
        assert not COLOUR.search(screen.read_until("> "))


def test_a_rulebook_opens_in_the_pager() -> None:
    with a_terminal("rules", "ra", PAGER="sed s/^/paged:/") as screen:
        assert "paged:" in screen.read_all()
        assert screen.program.wait() == 0


def test_a_replay_stays_within_the_columns(record: os.PathLike[str]) -> None:
    with a_terminal("replay", os.fspath(record), "--lang", "fr") as screen:
        told = COLOUR.sub("", screen.read_all())
        assert screen.program.wait() == 0
    assert "Ra 10.5" in told
    assert max(len(line) for line in told.splitlines()) <= 80


def test_progress_is_shown_beside_the_results() -> None:
    with a_terminal("simulate", "ra", "--games", "50", "--json") as screen:
        assert '"games": 50' in screen.read_all()
        assert screen.program.wait() == 0
