"""One table as its log tells it: who sits there, how the game stands, and what has happened."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec

from perankh.engine.errors import PerankhError
from perankh.engine.events import Event
from perankh.engine.game import Game
from perankh.engine.luck import Committed
from perankh.engine.match import Match, match_from, new_match
from perankh.engine.registry import game_named
from perankh.server.database.entries import Entry
from perankh.server.protocol import Done, Orders, Status
from perankh.server.tables.happenings import (
    Away,
    Back,
    Began,
    Closed,
    Happening,
    Left,
    Played,
    Rematch,
    Renamed,
    Sat,
    TakenBack,
    kind_of,
    read,
    written,
)
from perankh.server.tables.settings import Settings

BOT_PATIENCE = 10_000
"""In milliseconds: a bot that has not moved by then is asked again, by whatever process notices."""


class LogBroken(Exception):
    """A log that cannot have come about by the rules: somebody changed it, or the rules."""


@dataclass(slots=True)
class Chair:
    """One seat and who sits on it."""

    name: str = ""
    person: str | None = None
    bot: str | None = None
    """The level of a bot of the house."""
    program: bool = False
    contribution: str = ""
    away: bool = False
    reserve: int = 0
    """In milliseconds."""

    @property
    def is_open(self) -> bool:
        """Whether somebody may still sit down."""
        return self.person is None and self.bot is None

    @property
    def is_played_by_the_house(self) -> bool:
        """Whether a bot of the house decides for this seat now."""
        return self.bot is not None or self.away


@dataclass(slots=True)
class Told:
    """An entry of the log with what the rules told of it."""

    entry: Entry
    happening: Happening
    events: tuple[Event, ...]
    name: str | None
    """Who, as the person was called then."""


@dataclass(eq=False)
class Table:
    """A table of the house, in the memory of one process."""

    id: str
    game: Game
    rules: int
    settings: Settings
    luck_key: bytes
    founder: str
    created_at: int
    status: Status = "open"
    chairs: list[Chair] = field(default_factory=list)
    match: Match | None = None
    log: list[Told] = field(default_factory=list)
    version: int = 0
    """Moves and take-backs so far: what a client acts on."""
    asked_at: int = 0
    """When the seat to act was asked."""
    rematch: str | None = None
    requests: dict[tuple[str | None, str], Done] = field(default_factory=dict)
    """What clients called their requests and how each was answered: sent again, it is not done again."""
    orders: dict[int, Orders] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @classmethod
    def new(
        cls, id_: str, game: str, rules: int, settings: Settings, luck_key: bytes, founder: str, created_at: int
    ) -> Table:
        """A table before its log is read."""
        chairs = [Chair(reserve=settings.reserve * 1000) for _ in range(settings.seats)]
        return cls(id_, game_named(game), rules, settings, luck_key, founder, created_at, chairs=chairs)

    # What is true

    @property
    def number(self) -> int:
        """The last entry of the log; -1 before the first."""
        return len(self.log) - 1

    @property
    def commitment(self) -> str:
        """What was published before anybody sat down."""
        return Committed(self.luck_key).commitment

    @property
    def to_act(self) -> int | None:
        """The seat that must decide."""
        return self.match.to_act if self.match is not None and self.status == "running" else None

    def seat_of(self, person: str | None) -> int | None:
        """Where that person sits."""
        if person is not None:
            for seat, chair in enumerate(self.chairs):
                if chair.person == person:
                    return seat
        return None

    def may_play(self, seat: int, action: str) -> bool:
        """Whether an action of this name is for whoever sits there: some are for programs only."""
        return self.chairs[seat].program or self.game.is_for_people(action)

    def offers(self, seat: int) -> list[str]:
        """The actions that whoever sits there may choose among now."""
        if self.match is None or self.to_act != seat:
            return []
        return [action for action in self.match.legal() if self.may_play(seat, action)]

    @property
    def is_full(self) -> bool:
        """Whether nobody is missing."""
        return not any(chair.is_open for chair in self.chairs)

    @property
    def asks(self) -> str | None:
        """The person who must decide now, if one must."""
        return None if self.to_act is None else self.chairs[self.to_act].person

    @property
    def deadline(self) -> int | None:
        """When the person to act has used up the time for this decision and the reserve."""
        if self.to_act is None or self.settings.pace == "untimed":
            return None
        chair = self.chairs[self.to_act]
        if chair.is_played_by_the_house:
            return None
        return self.asked_at + self.settings.seconds * 1000 + chair.reserve

    @property
    def due_at(self) -> int | None:
        """When the house must look after the table itself."""
        if self.to_act is None:
            return None
        if self.chairs[self.to_act].is_played_by_the_house:
            return self.asked_at + BOT_PATIENCE
        return None if self.deadline is None else self.deadline + self.settings.grace * 1000

    @property
    def may_take_back(self) -> int | None:
        """The seat that may take its latest action back."""
        return self.match.may_take_back if self.match is not None and self.status == "running" else None

    # What happens

    def happen(
        self,
        happening: Happening,
        at: int,
        seat: int | None = None,
        person: str | None = None,
        request: str | None = None,
    ) -> Told:
        """Let something happen, by the rules; the entry of the log that tells it is for the caller to keep.

        Until it is kept, the table is ahead of its log: whoever looks must hold the lock.
        """
        called = self._called(seat)
        events = self._change(happening, at, seat, person)
        entry = Entry(
            table_id=self.id,
            number=len(self.log),
            kind=kind_of(happening),
            seat=seat,
            person=person,
            body=written(happening),
            request=request,
            asks=self.asks,
            due_at=self.due_at,
            at=at,
        )
        told = Told(entry, happening, events, self._called(seat) or called)
        self.log.append(told)
        if request is not None:
            self.requests[person, request] = Done(entry.number, self.version, request)
        return told

    def relive(self, entry: Entry) -> Told:
        """Let an entry of the log happen again; luck must fall as it fell."""
        try:
            told = self.happen(read(entry.body), entry.at, entry.seat, entry.person, entry.request)
        except (PerankhError, msgspec.DecodeError) as fault:
            raise LogBroken(f"entry {entry.number} cannot follow those before it") from fault
        is_same = told.entry.body == entry.body or told.happening == read(entry.body)
        if told.entry.place != entry.place or not is_same:
            raise LogBroken(f"entry {entry.number} does not follow from those before it")
        return told

    def _called(self, seat: int | None) -> str | None:
        return None if seat is None else self.chairs[seat].name or None

    def _change(self, happening: Happening, at: int, seat: int | None, person: str | None) -> tuple[Event, ...]:
        chair = Chair() if seat is None else self.chairs[seat]
        match happening:
            case Played():
                return self._play(happening, at, chair)
            case TakenBack():
                self._running.take_back()
                self.version += 1
                self.asked_at = at
            case Began():
                return self._begin(happening, at)
            case Sat():
                chair.name, chair.bot, chair.program = happening.name, happening.bot, happening.program
                chair.contribution, chair.person = happening.contribution, person
            case Left():
                chair.name, chair.person, chair.contribution, chair.program = "", None, "", False
            case Renamed(name):
                chair.name = name
                if self.match is not None:
                    self.match.rename([each.name for each in self.chairs])
            case Away() | Back():
                chair.away = isinstance(happening, Away)
                if seat == self.to_act:
                    self.asked_at = at
            case Rematch(table):
                self.rematch = table
            case Closed():
                self.status = "closed"
        return ()

    @property
    def _running(self) -> Match:
        assert self.match is not None, "the game has not begun"
        return self.match

    def _begin(self, began: Began, at: int) -> tuple[Event, ...]:
        self.match = self._set_up()
        self.status = "running"
        self.asked_at = at
        if not self.match.history:
            return ()
        began.outcomes = self.match.history[0].outcomes
        return self.match.history[0].events

    def _set_up(self) -> Match:
        """The game at its beginning, by the rules or as a record left it."""
        names = [chair.name for chair in self.chairs]
        luck = Committed(self.luck_key, [chair.contribution for chair in self.chairs])
        if self.settings.beginning is not None:
            position = self.settings.beginning | {"rules": self.rules}  # they may be the newest no more
            return match_from(self.game.name, position, names=names, luck=luck)
        return new_match(
            self.game.name, len(names), options=self.settings.options, names=names, luck=luck, rules=self.rules
        )

    def _play(self, played: Played, at: int, chair: Chair) -> tuple[Event, ...]:
        self._running.play(played.action)
        self._count_time(chair, at)
        self.version += 1
        self.asked_at = at
        turn = self._running.history[-1]
        played.outcomes = turn.outcomes
        if self._running.is_over:
            self.status = "finished"
        return turn.events

    def _count_time(self, chair: Chair, at: int) -> None:
        """What a person took beyond the time of a decision comes out of the reserve."""
        if self.settings.pace == "live" and not chair.is_played_by_the_house:
            over = at - self.asked_at - self.settings.seconds * 1000
            chair.reserve -= min(chair.reserve, max(0, over))


def replayed(table: Table, entries: Sequence[Entry]) -> Table:
    """The table after these entries of its log."""
    for entry in entries:
        table.relive(entry)
    return table
