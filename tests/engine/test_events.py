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
    HID = 9
    SHOWED = 12


TABLE = EventTable(
    {
        Event.DREW: Telling(("seat", "tile"), "Senet 2.1"),
        Event.SCORED: Telling(("seat", "points"), "Senet 12.1", sheet="total"),
        Event.HID: Telling(("seat", "tile", "place"), "Senet 5.2", secret=("tile", "place")),
        Event.SHOWED: Telling(("seat", "tile"), "Senet 5.3", reveals=True, landmark="show"),
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


def test_some_events_are_landmarks() -> None:
    told = [(Event.DREW, 0, 0), (Event.SCORED, 0, 4), (Event.HID, 1, 0, 4), (Event.SHOWED, 1, 0)]
    assert [TABLE.landmark_of(TABLE.read(event)) for event in told] == ["", "", "", "show"]


HIDDEN = TABLE.read((Event.HID, 1, 0, 4))


def test_a_seat_knows_the_secrets_of_its_own_events() -> None:
    assert TABLE.seen_by(HIDDEN, 1) == {"event": "hid", "seat": 1, "tile": "gold", "place": 4, "rule": "Senet 5.2"}


@pytest.mark.parametrize("seat", [0, 2, None])
def test_nobody_else_is_told_a_secret(seat: int | None) -> None:
    assert TABLE.seen_by(HIDDEN, seat) == {"event": "hid", "seat": 1, "rule": "Senet 5.2"}


def test_hiding_a_secret_leaves_the_event_alone() -> None:
    before = dict(HIDDEN)
    TABLE.seen_by(HIDDEN, None)
    assert before == HIDDEN


@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_event_without_secrets_is_seen_as_it_is(seat: int | None) -> None:
    event = TABLE.read((Event.DREW, 1, 0))
    assert TABLE.seen_by(event, seat) is event


def test_some_events_reveal_what_was_hidden() -> None:
    told = [(Event.DREW, 0, 0), (Event.SCORED, 0, 4), (Event.HID, 1, 0, 4), (Event.SHOWED, 1, 0)]
    assert [TABLE.reveals(TABLE.read(event)) for event in told] == [False, False, False, True]


@pytest.mark.parametrize(
    ("facts", "secret"), [(("seat", "tile"), ("card",)), (("seat", "tile"), ("seat",)), (("tile",), ("tile",))]
)
def test_a_secret_is_a_fact_that_one_seat_may_know(facts: tuple[str, ...], secret: tuple[str, ...]) -> None:
    with pytest.raises(AssertionError, match="secret"):
        Telling(facts, "Senet 5.2", secret=secret)
