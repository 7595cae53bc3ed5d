"""What happened, told by the rules with one call, and the names of it outside the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

Event = dict[str, Any]
"""An event as people and programs read it: its kind, the facts of its kind by name, and the rule that caused it."""


def tell(state: Any, event: IntEnum, *facts: int) -> None:
    """Tell what just happened, to whoever listens; compiled, this call vanishes."""
    if state.journal is not None:
        state.journal.append((event, *facts))


@dataclass(frozen=True)
class Telling:
    """What one kind of event says: its facts in order, its paragraph, and the line of the score sheet it fills."""

    facts: tuple[str, ...]
    rule: str
    sheet: str = ""


class EventTable:
    """The kinds of event of a game, and how each is written with names instead of numbers."""

    def __init__(self, tellings: Mapping[IntEnum, Telling], vocabularies: Mapping[str, Mapping[int, str]]) -> None:
        self.tellings = {int(event): telling for event, telling in tellings.items()}
        self.names = {int(event): event.name.lower() for event in tellings}
        self.vocabularies = vocabularies
        self._sheets = {self.names[event]: telling.sheet for event, telling in self.tellings.items()}

    def sheet_of(self, event: Event) -> str:
        """The category of the score sheet that an event is a line of, if it is one."""
        return self._sheets[event["event"]]

    def read(self, told: tuple[int, ...]) -> Event:
        """An event told by the kernel, in names."""
        telling = self.tellings[told[0]]
        event: Event = {"event": self.names[told[0]]}
        for fact, value in zip(telling.facts, told[1:], strict=True):
            vocabulary = self.vocabularies.get(fact)
            event[fact] = int(value) if vocabulary is None else vocabulary[value]
        event["rule"] = telling.rule
        return event
