"""Playing and telling in the tests of a game's own folder: moves as a record writes them, events as their facts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from perankh import Match
from perankh.engine.events import Event


def cites(*citations: str) -> pytest.MarkDecorator:
    """The test holds the rules to these paragraphs."""
    return pytest.mark.cites(*citations)


def play(match: Match, *moves: str) -> list[Event]:
    """Play these moves, written as in a record ("pass -> wheat, flax"), and return everything that happened."""
    happened = []
    for move in moves:
        action, _, outcomes = move.partition(" -> ")
        happened += match.play(action, outcomes.split(", ") if outcomes else None)
    return happened


def decisions(match: Match) -> Iterator[int]:
    """Count the decisions until the match is over, which it must be some day."""
    for number in range(match.game.longest_game):
        if match.is_over:
            return
        yield number
    assert match.is_over, "the game does not end"


def told(events: Iterable[Event], *kinds: str) -> list[tuple[Any, ...]]:
    """The events of these kinds as their facts alone; one kind is not named."""
    facts = []
    for event in events:
        if event["event"] in kinds:
            said = tuple(value for fact, value in event.items() if fact not in ("event", "rule"))
            facts.append(said if len(kinds) == 1 else (event["event"], *said))
    return facts
