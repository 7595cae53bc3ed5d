"""What happened, told by the rules with one call, and the names of it outside the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

SEATS = ("seat", "other")
"""The facts of events and actions that are seats: people read the names of who sits there."""

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
    secret: tuple[str, ...] = ()
    """The facts that only the event's own seat may know."""
    reveals: bool = False
    """Whether it shows somebody what was hidden, so that what led to it cannot be taken back."""
    landmark: str = ""
    """What begins with it, such as an epoch: where people look for it when they replay a game."""

    def __post_init__(self) -> None:
        assert {*self.secret} <= {*self.facts} - {"seat"}, "a secret is a fact of its event, and not the seat"
        assert not self.secret or "seat" in self.facts, "a secret needs the seat that may know it"


class EventTable:
    """The kinds of event of a game, and how each is written with names instead of numbers."""

    def __init__(self, tellings: Mapping[IntEnum, Telling], vocabularies: Mapping[str, Mapping[int, str]]) -> None:
        self.tellings = {int(event): telling for event, telling in tellings.items()}
        self.names = {int(event): event.name.lower() for event in tellings}
        self.vocabularies = vocabularies
        self._sheets = {self.names[event]: telling.sheet for event, telling in self.tellings.items()}
        self._landmarks = {self.names[event]: telling.landmark for event, telling in self.tellings.items()}
        self._secrets = {self.names[event]: telling.secret for event, telling in self.tellings.items()}
        self._revealing = {self.names[event] for event, telling in self.tellings.items() if telling.reveals}

    def sheet_of(self, event: Event) -> str:
        """The category of the score sheet that an event is a line of, if it is one."""
        return self._sheets[event["event"]]

    def landmark_of(self, event: Event) -> str:
        """What begins with an event, if anything does that people look for."""
        return self._landmarks[event["event"]]

    def seen_by(self, event: Event, seat: int | None) -> Event:
        """The event without what the seat (None: a spectator) may not know."""
        secret = self._secrets[event["event"]]
        if not secret or event["seat"] == seat:
            return event
        return {fact: value for fact, value in event.items() if fact not in secret}

    def is_veiled(self, event: Event) -> bool:
        """Whether somebody's secrets were left out of the event."""
        return any(fact not in event for fact in self._secrets[event["event"]])

    def reveals(self, event: Event) -> bool:
        """Whether the event shows somebody what was hidden."""
        return event["event"] in self._revealing

    def read(self, told: tuple[int, ...]) -> Event:
        """An event told by the kernel, in names."""
        telling = self.tellings[told[0]]
        event: Event = {"event": self.names[told[0]]}
        for fact, value in zip(telling.facts, told[1:], strict=True):
            vocabulary = self.vocabularies.get(fact)
            event[fact] = int(value) if vocabulary is None else vocabulary[value]
        event["rule"] = telling.rule
        return event
