"""The records in a game's folder, whole and damaged, for the tests beside them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from perankh import InvalidRecord, Match, replay
from perankh.engine.game import Game


def records_of(game: Game) -> dict[str, str]:
    """The text of each record, by its name."""
    files = sorted((game.folder / "records").glob("*.txt"))
    return {path.stem: path.read_text(encoding="utf-8") for path in files}


def each_of(records: Mapping[str, str]) -> pytest.MarkDecorator:
    """The test is about each of these records."""
    return pytest.mark.parametrize("text", [pytest.param(text, id=name) for name, text in records.items()])


def has(kind: str) -> Callable[[Match], bool]:
    """Whether something of this kind ever happens."""
    return lambda match: any(event["event"] == kind for event in match.events)


def put(text: str, start: int, end: int, new: str) -> str:
    """The text with a piece of it replaced."""
    return text[:start] + new + text[end:]


def refusal(text: str) -> InvalidRecord:
    """How a record is refused."""
    with pytest.raises(InvalidRecord) as refused:
        replay(text)
    return refused.value
