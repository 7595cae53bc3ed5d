"""A table in words, taken apart by what the words are about."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

FIRST_MARK = 0xE000
"""Letters that nobody writes stand for the players while a picture is taken apart: a name may be any word."""
OPENING = re.compile(r"^[\ue000-\ue0ff]\s*:\s*")
"""How the lines of a player begin."""


class Picture(NamedTuple):
    """What there is to say of the table, of each seat, and what is read out to everybody."""

    table: list[str]
    seats: list[list[str]]
    """Fact by fact; empty for a game that says nothing of its seats."""
    aloud: list[str]


def apart(paint: Callable[[list[str]], list[str]], names: Sequence[str]) -> tuple[list[str], list[list[str]]]:
    """The lines about the table, and the facts of each seat, of what is painted for some names.

    The lines of a seat open with one that says its name and then facts with semicolons between them;
    every seat has as many lines.
    """
    called = {FIRST_MARK + seat: name for seat, name in enumerate(names)}
    lines = paint([chr(mark) for mark in called])
    starts = [place for place, line in enumerate(lines) if OPENING.match(line)]
    if len(starts) < len(names):
        return [line.translate(called) for line in lines], []
    length = starts[1] - starts[0]
    common = [*lines[: starts[0]], *lines[starts[-1] + length :]]
    of_seats = [
        [*re.split(r"\s*;\s*", OPENING.sub("", lines[start])), *lines[start + 1 : start + length]] for start in starts
    ]
    return [line.translate(called) for line in common], [
        [fact.translate(called) for fact in facts] for facts in of_seats
    ]
