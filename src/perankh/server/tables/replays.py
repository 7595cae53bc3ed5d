"""Replays: a record becomes moments that a client can walk through, in the language of whoever looks."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import UNSET, Struct

from perankh.engine.errors import InvalidRecord
from perankh.engine.events import Event
from perankh.engine.match import Match
from perankh.engine.transcript import moments
from perankh.server.protocol import Language, Moment, Picture, PlayFrom, Proof, Replay, SentenceInWords, encode
from perankh.server.refused import Refused
from perankh.server.tables.sheets import sheet_of
from perankh.server.tables.views import scores_said

AT_ONCE = 2
"""Records that are replayed at the same time: each takes a thread and keeps the others waiting for it."""


class Beginning(Struct, frozen=True):
    """A moment of a record, as a table that begins with it needs it."""

    game: str
    players: int
    rules: int
    options: dict[str, bool]
    position: dict[str, Any]


class Replays:
    """One for each process of the house; it keeps nothing."""

    def __init__(self) -> None:
        self._room = asyncio.Semaphore(AT_ONCE)

    async def of_record(self, record: str, language: Language, *, pictured: bool) -> bytes:
        """A record, moment by moment, written as a `Replay`: a long one is work for a thread, its writing too."""
        async with self._room:
            return await asyncio.to_thread(lambda: encode(replayed(record, language, pictured=pictured)))

    async def beginning(self, wish: PlayFrom, language: Language) -> Beginning:
        """The moment of a record from which somebody wants to play on."""
        async with self._room:
            return await asyncio.to_thread(beginning_at, wish, language)


def replayed(record: str, language: Language, *, pictured: bool = False) -> Replay:
    """A record, moment by moment; each in words too, where that is asked for."""
    found: list[Moment] = []
    match: Match | None = None
    try:
        for match in moments(record):
            found.append(_moment(match, language, pictured))
    except InvalidRecord as fault:
        raise _refused(fault, match, language) from fault
    assert match is not None, "a record has a beginning"
    return Replay(
        game=match.game.name,
        title=match.game.title,
        players=match.players,
        names=match.names_in(language),
        options=match.options,
        rules=match.rules,
        scores=match.scores,
        ranking=match.ranking,
        fairness=_proof(match),
        moments=found,
        sheet=sheet_of(match, None, language),
    )


def beginning_at(wish: PlayFrom, language: Language) -> Beginning:
    """The game as it stood at that moment; the whole record must hold, also what came after it."""
    found: Beginning | None = None
    match: Match | None = None
    try:
        for match in moments(wish.record):
            if match.moves == wish.number:
                found = _beginning(match, wish.seat)
    except InvalidRecord as fault:
        raise _refused(fault, match, language) from fault
    assert match is not None, "a record has a beginning"
    if found is None:
        raise Refused("no-moment", number=wish.number, last=match.moves)
    return found


def _beginning(match: Match, seat: int) -> Beginning:
    if match.is_over:
        raise Refused("record-over")
    if seat >= match.players:
        raise Refused("no-seat")
    return Beginning(match.game.name, match.players, match.rules, match.options, match.position())


def _refused(fault: InvalidRecord, match: Match | None, language: Language) -> Refused:
    """What speaks against a record; why the rules forbid a move, the game itself says in the reader's language."""
    forbidden = match.why_not(fault.action, language) if match is not None and fault.action else None
    what = fault.message if forbidden is None else forbidden.sentence
    return Refused("bad-record", rule=fault.rule or None, line=fault.line, what=what)


def _proof(match: Match) -> Proof | None:
    seal = match.seal
    if seal is None:
        return None
    return Proof(
        commitment=seal.commitment,
        contributions=list(seal.contributions),
        key=seal.key,
        proven=seal.key is not None,  # with a key, every outcome was drawn anew and compared
    )


def _moment(match: Match, language: Language, pictured: bool) -> Moment:
    turn = match.history[-1] if match.history else None
    is_move = turn is not None and turn.seat is not None
    events: tuple[Event, ...] = turn.events if turn is not None else ()
    landmark = match.landmark(events)
    return Moment(
        number=match.moves,
        seat=turn.seat if turn is not None else None,
        action=turn.action if turn is not None and is_move else None,
        words=match.describe_action(turn.action, language) if turn is not None and is_move else None,
        view=match.position(),
        phase=match.phase,
        to_act=match.to_act,
        scores=match.scores,
        events=[dict(event) for event in events],
        sentences=[SentenceInWords(match.describe(event, language), event["rule"]) for event in events],
        landmark=None if landmark is None else match.describe_landmark(landmark, language),
        landmark_kind=None if landmark is None else match.game.events.landmark_of(landmark),
        scores_said=scores_said(match, match.scores),
        picture=Picture(*match.picture_apart(language)) if pictured else UNSET,
    )
