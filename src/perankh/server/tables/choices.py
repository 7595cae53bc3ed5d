"""What a seat may think of doing: every action of the game, with what would come of it or why it is not allowed."""

from __future__ import annotations

from collections.abc import Callable

from perankh.engine.events import Event
from perankh.engine.match import Match
from perankh.server.protocol import Choice, Language
from perankh.server.tables.sheets import TOTAL


def choices_of(match: Match, language: Language, may_play: Callable[[str], bool]) -> list[Choice]:
    """Every action of the game that whoever is asked may ever play."""
    legal = set(match.legal())
    named = [*match.game.actions.names, *match.game.never]
    return [
        _allowed(match, action, language) if action in legal else _forbidden(match, action, language)
        for action in named
        if may_play(action)
    ]


def _allowed(match: Match, action: str, language: Language) -> Choice:
    foreseen = match.foresee(action)
    return Choice(
        action=action,
        words=match.describe_action(action, language),
        allowed=True,
        rule=match.rule,
        why=None,
        luck=foreseen.luck,
        outlook=[match.describe(event, language) for event in foreseen.events if _is_news(match, event)],
        gain=None if match.game.say_score else foreseen.gain,
    )


def _is_news(match: Match, event: Event) -> bool:
    """Of a score, only what it comes to: line by line it fills a whole sheet."""
    return match.game.events.sheet_of(event) in ("", TOTAL)


def _forbidden(match: Match, action: str, language: Language) -> Choice:
    refused = match.why_not(action, language)
    assert refused is not None
    return Choice(
        action=action,
        words=match.describe_action(action, language),
        allowed=False,
        rule=refused.rule,
        why=refused.sentence,
        luck=False,
        outlook=[],
        gain=None,
    )
