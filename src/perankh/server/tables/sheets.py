"""The score sheet in plain words: what was scored, what would be scored now, and what counts at the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from perankh.engine.events import Event
from perankh.engine.match import Match
from perankh.engine.words import Words
from perankh.server.protocol import Language, SheetLine, SheetPart
from perankh.server.tables.views import scores_said

TOTAL = "total"
"""The category of the score sheet that adds up all others."""


def sheet_of(match: Match, seat: int | None, language: Language) -> list[SheetPart]:
    """Every part of the sheet, for all that the seat (None: a spectator) knows."""
    words = match.game.words(language)
    scored: dict[int, list[Event]] = {}
    for event in match.events:
        if match.game.events.sheet_of(event):
            scored.setdefault(event.get("epoch", 1), []).append(match.game.events.seen_by(event, seat))
    parts = [
        _part(match, words.say("sheet-epoch", epoch=epoch), "scored", events, words) for epoch, events in scored.items()
    ]
    if match.is_over:
        return parts
    now, end = match.reckoning_seen_by(seat)
    return [
        *parts,
        _part(match, words.say("sheet-now"), "now", now, words),
        _part(match, words.say("sheet-end"), "end", end, words),
    ]


def _part(
    match: Match, title: str, kind: Literal["scored", "now", "end"], events: Iterable[Event], words: Words
) -> SheetPart:
    lines, totals = _added_up(match, events, words)
    for line in lines:
        line.said = scores_said(match, line.points)
    return SheetPart(title, kind, lines, [] if match.game.say_score else totals)


def _added_up(match: Match, events: Iterable[Event], words: Words) -> tuple[list[SheetLine], list[int]]:
    """The lines, each category with its paragraphs, and what they come to."""
    lines: dict[tuple[str, str], SheetLine] = {}
    totals = [0] * match.players
    for event in events:
        category = match.game.events.sheet_of(event)
        if category == TOTAL or "points" not in event:
            continue
        line = lines.setdefault(
            (category, event["rule"]),
            SheetLine(category, words.say(f"sheet-{category}"), event["rule"], [None] * match.players),
        )
        line.points[event["seat"]] = (line.points[event["seat"]] or 0) + event["points"]
        totals[event["seat"]] += event["points"]
    categories = list(dict.fromkeys(category for category, _ in lines))
    return sorted(lines.values(), key=lambda line: categories.index(line.category)), totals
