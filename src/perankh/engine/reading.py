"""Reading a position that somebody wrote: every fault is collected, none stops the reading."""

from __future__ import annotations

import reprlib
from collections.abc import Mapping
from typing import Any

from perankh.engine.errors import InvalidPosition

MOST_SHOWN = 60
BRIEFLY = reprlib.Repr()


class Reader:
    """Takes the fields of a dictionary apart and remembers everything that is wrong with them."""

    def __init__(self, fields: Any, where: str = "", reasons: list[str] | None = None) -> None:
        self.where = f"{where}: " if where else ""
        self.reasons = [] if reasons is None else reasons
        self.fields: Mapping[str, Any] = fields if isinstance(fields, Mapping) else {}
        self._known: set[str] = set()
        if not isinstance(fields, Mapping):
            self.complain(f"expected a dictionary, not {shown(fields)}")

    def refuse_rest(self, *ignored: str) -> None:
        """Complain of every field that nobody asked for: it may be another one misspelt."""
        for name in self.fields:
            if name not in self._known and name not in ignored:
                self.complain(f"{shown(name)} is not a field of a position")

    def complain(self, reason: str) -> None:
        """Remember one more fault."""
        self.reasons.append(self.where + reason)

    def check(self) -> None:
        """Refuse the position if anything was wrong so far."""
        if self.reasons:
            raise InvalidPosition(self.reasons)

    def part(self, name: str, fields: Any) -> Reader:
        """A reader of something inside this, which complains in the same list."""
        return Reader(fields, self.where + name, self.reasons)

    def _take(self, name: str) -> Any:
        self._known.add(name)
        return self.fields.get(name)

    def inside(self, name: str, optional: bool = False) -> Reader:
        """A reader of one field that is itself a dictionary."""
        value = self._take(name)
        if name in self.fields:
            return self.part(name, value)
        if not optional:
            self.complain(f"{name} is missing")
        return Reader({}, name)  # one complaint is enough

    def number(self, name: str, least: int, most: int, may_be_none: bool = False, default: int | None = None) -> Any:
        """A whole number within bounds."""
        value = self._take(name)
        if value is None and may_be_none:
            return None
        if name not in self.fields and default is not None:
            return default
        if name not in self.fields:
            self.complain(f"{name} is missing")
            return least
        if not _is_number(value) or not least <= value <= most:
            self.complain(f"{name} must be a number from {least} to {most}, not {shown(value)}")
            return least
        return value

    def flag(self, name: str, default: bool) -> bool:
        """True or false."""
        value = self._take(name)
        if name in self.fields and not isinstance(value, bool):
            self.complain(f"{name} must be true or false, not {shown(value)}")
        return value if isinstance(value, bool) else default

    def choice(self, name: str, known: Mapping[str, Any], fallback: str) -> Any:
        """What one of several words stands for; the fallback lets the reading go on after a fault."""
        value = self._take(name)
        if name not in self.fields:
            self.complain(f"{name} is missing")
        elif not isinstance(value, str) or value not in known:
            self.complain(f"{name} must be one of {', '.join(known)}, not {shown(value)}")
        return known[value] if isinstance(value, str) and value in known else known[fallback]

    def row(self, name: str, least: int, most: int) -> list[Any]:
        """A list of so many things."""
        value = self._take(name)
        if not isinstance(value, list | tuple) or not least <= len(value) <= most:
            length = str(most) if least == most else f"at most {most}"
            self.complain(f"{name} must be a list of {length}, not {shown(value)}")
            return []
        return list(value)

    def distinct_numbers(self, name: str, least: int, most: int, count: int) -> list[int]:
        """A list of numbers, none twice."""
        values = self.row(name, 0, count)
        if not all(_is_number(value) and least <= value <= most for value in values):
            self.complain(f"{name} must be numbers from {least} to {most}, not {shown(values)}")
            return []
        if len(set(values)) < len(values):
            self.complain(f"{name} names one number twice")
        return list(values)

    def counts(self, name: str, known: Mapping[str, int], length: int, most: int) -> list[int]:
        """How many there are of each named thing, as a row; things not named are absent."""
        row = [0] * length
        given = self._take(name)
        if not isinstance(given, Mapping):
            self.complain(f"{name} must map names to counts, not {shown(given)}")
            return row
        for thing, count in given.items():
            if thing not in known:
                self.complain(f"{name} cannot hold {shown(thing)}")
            elif not _is_number(count) or not 0 <= count <= most:
                self.complain(f"{name} must count {thing} with a number from 0 to {most}, not {shown(count)}")
            else:
                row[known[thing]] = count
        return row


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def shown(value: object) -> str:
    """What somebody wrote, cut short: it may be longer, or nested deeper, than Python can print."""
    try:
        text = BRIEFLY.repr(value)
    except (ValueError, RecursionError):
        return f"a {type(value).__name__} too long to show"
    return text if len(text) <= MOST_SHOWN else f"{text[: MOST_SHOWN - 3]}..."
