"""Events: told with one call, read with names."""

from __future__ import annotations

from enum import IntEnum

import pytest

from perankh.engine.events import EventTable, Telling, tell
from perankh.engine.record import GameState


class Event(IntEnum):
    """What happens."""

    DREW = 5
    SCORED = 8


TABLE = EventTable(
    {
        Event.DREW: Telling(("seat", "tile"), "Senet 2.1"),
        Event.SCORED: Telling(("seat", "points"), "Senet 12.1", sheet="total"),
    },
    {"tile": {0: "gold", 1: "nile"}},
)


def test_an_event_is_told_to_whoever_listens() -> None:
    state = GameState()
    state.journal = []
    tell(state, Event.DREW, 2, 1)
    assert state.journal == [(Event.DREW, 2, 1)]


def test_an_event_is_told_to_nobody_when_nobody_listens() -> None:
    state = GameState()
    tell(state, Event.DREW, 2, 1)
    assert state.journal is None


def test_an_event_is_read_with_names_and_its_paragraph() -> None:
    assert TABLE.read((Event.DREW, 2, 1)) == {"event": "drew", "seat": 2, "tile": "nile", "rule": "Senet 2.1"}


def test_facts_are_plain_numbers() -> None:
    assert type(TABLE.read((Event.SCORED, True, 3))["seat"]) is int


@pytest.mark.parametrize("told", [(Event.DREW, 2), (Event.DREW, 2, 1, 0)])
def test_an_event_has_exactly_the_facts_of_its_kind(told: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="zip"):
        TABLE.read(told)


def test_an_event_may_be_a_line_of_the_score_sheet() -> None:
    assert [TABLE.sheet_of(TABLE.read(told)) for told in ((Event.DREW, 0, 0), (Event.SCORED, 0, 4))] == ["", "total"]
