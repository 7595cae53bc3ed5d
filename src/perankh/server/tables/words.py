"""A table in plain words, in the reader's language: what a terminal, a screen reader or a plain page shows."""

from __future__ import annotations

from functools import partial

from perankh.engine.match import Match
from perankh.server.protocol import ActionInWords, EntryInWords, Language, Picture, SentenceInWords, TableInWords
from perankh.server.refused import said
from perankh.server.tables.choices import choices_of
from perankh.server.tables.happenings import Away, Said, Sat, kind_of
from perankh.server.tables.sheets import sheet_of
from perankh.server.tables.table import Table, Told

LATEST = 40
"""How many entries of the log a newcomer is told."""


def in_words(table: Table, person: str | None, language: Language, seen: int | None = None) -> TableInWords:
    """The game as far as that person may know it, with what happened since an entry of the log."""
    seat = table.seat_of(person)
    match = table.match
    is_asked = seat is not None and table.to_act == seat and not table.chairs[seat].away
    first = max(0, len(table.log) - LATEST) if seen is None or seen > table.number else seen + 1
    return TableInWords(
        number=table.number,
        version=table.version,
        picture=None if match is None else Picture(*match.picture_apart_seen_by(seat, language)),
        question=None if match is None or table.to_act is None else match.prompt(language),
        choices=choices_of(match, language, partial(table.may_play, seat))
        if match and seat is not None and is_asked
        else [],
        prospect=None if match is None else match.prospect_seen_by(seat),
        sheet=[] if match is None else sheet_of(match, seat, language),
        log=[
            EntryInWords(told.entry.number, sentences_of(table.match, told, seat, language))
            for told in table.log[first:]
        ],
    )


def orderable(table: Table, language: Language) -> list[ActionInWords]:
    """Every action of the game, as orders in advance may name it."""
    match = table.match
    return (
        []
        if match is None
        else [
            ActionInWords(name, match.describe_action(name, language))
            for name in match.game.actions.names
            if match.game.is_for_people(name)
        ]
    )


def sentences_of(match: Match | None, told: Told, seat: int | None, language: Language) -> list[SentenceInWords]:
    """What an entry of the log tells."""
    sentences = [SentenceInWords(words, None) for words in [_of_the_table(told, language)] if words]
    for event in told.events:
        assert match is not None
        seen = match.game.events.seen_by(event, seat)
        sentences.append(SentenceInWords(match.describe(seen, language), seen["rule"]))
    return sentences


def _of_the_table(told: Told, language: Language) -> str | None:
    """What the server tells itself; everything else is told by the game."""
    words = said(language)
    message = f"told-{kind_of(told.happening)}"
    match told.happening:
        case Sat(bot=bot) if bot is not None:
            message = "told-sat-bot"
        case Away(left=True):
            message = "told-away-left"
    if not words.knows(message):
        return None
    text = told.happening.text if isinstance(told.happening, Said) else ""
    return words.say(message, name=told.name or "", text=text)
