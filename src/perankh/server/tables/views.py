"""What a table looks like through one pair of eyes: the only place where a table becomes a message.

Everything passes through the game's own `conceal`, and through the events' own secrets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, UnsetType

from perankh.engine.match import Match
from perankh.server.protocol import (
    ChairInfo,
    Clock,
    Fairness,
    LogEntry,
    Orders,
    Own,
    Position,
    TableInfo,
    TableLine,
    TableNow,
    Update,
    encode,
)
from perankh.server.tables.happenings import Played, Rematch, Said, TakenBack
from perankh.server.tables.table import Table, Told

LATEST = 30
"""How many entries of the log a newcomer is told."""
MOST_MISSED = 500
"""A reader who missed more than this is told the latest only."""


def table_now(table: Table, person: str | None, seen: int | None = None) -> TableNow:
    """Everything about a table, with what the reader has missed since an entry of the log."""
    seat = table.seat_of(person)
    first = len(table.log) - LATEST if seen is None or not 0 <= seen < len(table.log) else seen + 1
    first = max(first, len(table.log) - MOST_MISSED, 0)
    return TableNow(
        number=table.number,
        table=table_info(table, person),
        position=None if table.match is None else position(table, seat),
        seat=seat,
        own=None if seat is None else own(table, seat),
        log=[log_entry(table, told, seat) for told in table.log[first:]],
    )


def table_info(table: Table, person: str | None) -> TableInfo:
    """What was decided about a table, and who sits there."""
    settings = table.settings
    is_over = table.status == "finished"
    return TableInfo(
        id=table.id,
        game=table.game.name,
        rules=table.rules,
        status=table.status,
        options=settings.options,
        public=settings.public,
        spectators=settings.spectators,
        pace=settings.pace,
        seconds=settings.seconds,
        reserve=settings.reserve,
        chairs=[
            ChairInfo(
                seat=seat,
                kind="bot" if chair.bot else "open" if chair.is_open else "person",
                name=chair.name,
                bot=chair.bot,
                program=chair.program,
                you=chair.person is not None and chair.person == person,
                away=chair.away,
            )
            for seat, chair in enumerate(table.chairs)
        ],
        yours=person is not None and person == table.founder,
        fairness=Fairness(
            commitment=table.commitment,
            contributions=[] if table.match is None else [chair.contribution for chair in table.chairs],
            key=table.luck_key.hex() if is_over else None,
        ),
        composed=settings.beginning is not None,
        rematch=table.rematch,
        created_at=table.created_at,
        ranking=table.match.ranking if table.match is not None and is_over else None,
        places=table.match.places if table.match is not None and is_over else None,
    )


def table_line(table: Table, person: str | None) -> TableLine:
    """A table in a list."""
    info = table_info(table, person)
    over = table.match if table.status == "finished" else None
    return TableLine(
        id=table.id,
        game=info.game,
        status=info.status,
        pace=info.pace,
        seconds=info.seconds,
        options=info.options,
        chairs=info.chairs,
        to_act=table.to_act,
        your_turn=person is not None and table.asks == person,
        deadline=table.deadline,
        created_at=table.created_at,
        moves=0 if table.match is None else table.match.moves,
        scores=None if over is None else over.scores,
        ranking=info.ranking,
        places=info.places,
        scores_said=UNSET if over is None else scores_said(over, over.scores),
    )


def position(table: Table, seat: int | None) -> Position:
    """The game as the seat (None: a spectator) may see it."""
    match = table.match
    assert match is not None
    scores = match.scores_seen_by(seat)
    return Position(
        version=table.version,
        view=_without_seat(match.view(seat)),
        to_act=table.to_act,
        phase=match.phase,
        rule=match.rule,
        scores=scores,
        clock=Clock(table.deadline, [chair.reserve for chair in table.chairs]),
        scores_said=scores_said(match, scores),
    )


def scores_said(match: Match, scores: Sequence[int | None]) -> list[str | None] | UnsetType:
    """Scores as people write them; nothing where they are amounts."""
    said = match.game.scores_in_words(scores)
    return UNSET if said is None else said


def _without_seat(view: dict[str, Any]) -> dict[str, Any]:
    """A view as everybody sees it who sees the same: whose it is, `TableNow` says."""
    del view["seat"]
    return view


def own(table: Table, seat: int) -> Own:
    """What only that seat is told."""
    return Own(table.offers(seat), table.may_take_back == seat, table.orders.get(seat) or Orders())


def log_entry(table: Table, told: Told, seat: int | None) -> LogEntry:
    """Something that happened, as far as the seat (None: a spectator) may know it."""
    entry = told.entry
    happening = told.happening
    return LogEntry(
        number=entry.number,
        kind=entry.kind,  # type: ignore[arg-type]
        seat=entry.seat,
        name=told.name,
        at=entry.at,
        events=[table.game.events.seen_by(event, seat) for event in told.events] if told.events else UNSET,
        by=happening.by if isinstance(happening, Played) else UNSET,
        text=happening.text if isinstance(happening, Said) else UNSET,
        table=happening.table if isinstance(happening, Rematch) else UNSET,
    )


class Letters:
    """One entry of the log as messages, each written once for all eyes that see the same."""

    def __init__(self, table: Table, told: Told) -> None:
        self._table = table
        self._told = told
        self._shows_position = table.match is not None and not isinstance(told.happening, Said)
        self._shows_table = not isinstance(told.happening, (Played, TakenBack, Said)) or table.status == "finished"
        self._asked = {told.entry.seat, table.to_act, table.may_take_back} if self._shows_position else set()
        self._written: dict[tuple[int | None, str | None], bytes] = {}

    def letter(self, person: str | None) -> str:
        """What that person is told of it."""
        seat = self._table.seat_of(person)
        eyes = seat if self._table.game.hides else None
        reader = person if self._shows_table else None
        letter = self._written.get((eyes, reader))
        if letter is None:
            letter = self._written[eyes, reader] = self._write(eyes, reader)
        if seat is not None and seat in self._asked:
            letter = letter[:-1] + b',"own":' + encode(own(self._table, seat)) + b"}"
        return letter.decode()

    def _write(self, seat: int | None, reader: str | None) -> bytes:
        return encode(
            Update(
                number=self._told.entry.number,
                entry=log_entry(self._table, self._told, seat),
                table=table_info(self._table, reader) if self._shows_table else UNSET,
                position=position(self._table, seat) if self._shows_position else UNSET,
            )
        )
