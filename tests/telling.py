"""Playing and telling in the tests of a game's own folder: moves as a record writes them, events as their facts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import pytest

from perankh import Match
from perankh.engine.events import Event


def cites(*citations: str) -> pytest.MarkDecorator:
    """The test holds the rules to these paragraphs."""
    return pytest.mark.cites(*citations)


def play(match: Match, *moves: str, all_told: bool = False) -> list[Event]:
    """Play these moves, written as in a record ("pass -> wheat, flax"), and return everything that happened.

    Luck decides what is not written, or nothing if all is told.
    """
    happened = []
    for move in moves:
        action, _, outcomes = move.partition(" -> ")
        luck = outcomes.split(", ") if outcomes else []
        happened += match.play(action, luck if luck or all_told else None)
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


def seat_of(match: Match, seat: int) -> dict[str, Any]:
    """What lies before a seat."""
    found: dict[str, Any] = match.position()["seats"][seat]
    return found


class Listener:
    """Luck that remembers what it was asked, and always chooses the same, or else the last thing possible."""

    def __init__(self, always: int | None = None) -> None:
        self.always = always
        self.heard: list[tuple[int, list[int]]] = []

    def pick(self, chance: int, counts: Sequence[int]) -> int:
        """What luck chooses."""
        self.heard.append((chance, list(counts)))
        return max(index for index, count in enumerate(counts) if count) if self.always is None else self.always
