"""Drawing, the deck and the locusts (rulebook, chapters 10 and 11)."""

from __future__ import annotations

import pytest

from perankh.games.nile.tests.builders import CROPS, a_match, fields_of, hand_of, order, planting
from tests.telling import cites, play, told


@cites("Nile 10.1")
@pytest.mark.parametrize("action", ["pass", "plant wheat wheat"])
def test_two_cards_are_drawn_at_the_end_of_the_turn(action: str) -> None:
    m = planting(hand={"wheat": 2, "castor": 1})
    play(m, "plant wheat", "plant wheat") if action != "pass" else None
    play(m, f"{'stop' if action != 'pass' else 'pass'} -> flax, lettuce, papyrus")
    assert hand_of(m, 0)["flax"] == hand_of(m, 0)["lettuce"] == 1


@cites("Nile 10.2")
def test_an_empty_deck_is_shuffled_anew_between_two_cards() -> None:
    m = planting(hand={"castor": 1}, deck={"flax": 1}, discard={"wheat": 2, "locusts": 1, "papyrus": 1})
    events = play(m, "pass -> flax, wheat, locusts, papyrus")
    assert order(events, "drew", "reshuffled", "flooded")[:3] == ["drew", "reshuffled", "drew"]
    assert told(events, "reshuffled") == [(1,)]
    assert hand_of(m, 0) == {"castor": 1, "flax": 1, "wheat": 1}
    assert m.position()["deck"] == {"wheat": 1}


@cites("Nile 10.2")
def test_past_floods_discards_and_locusts_make_the_new_deck() -> None:
    m = planting(hand={"castor": 1}, deck={"flax": 3}, discard={"wheat": 2, "locusts": 1, "papyrus": 1})
    play(m, "pass -> flax, flax, flax")
    assert m.position()["deck"] == {"wheat": 2, "locusts": 1, "papyrus": 1, "flax": 1}
    assert m.position()["discard"] == {}
    assert m.position()["passes_left"] == 1


@cites("Nile 10.4")
@pytest.mark.parametrize("discard", [{}, {"locusts": 1}])
def test_no_deck_is_made_of_locusts_alone(discard: dict[str, int]) -> None:
    m = planting(hand={"castor": 1}, deck={"flax": 1}, discard=discard)
    events = play(m, "pass -> flax")
    assert m.is_over
    assert told(events, "reshuffled") == []
    assert m.position()["passes_left"] == 0


@cites("Nile 11.1", "Nile 11.5")
def test_locusts_do_not_count_among_the_cards_drawn() -> None:
    m = planting(hand={"castor": 1})
    play(m, "pass -> locusts, flax, flax, castor")
    assert hand_of(m, 0) == {"castor": 1, "flax": 2}
    assert m.position()["discard"] == {"locusts": 1, "castor": 1}


@cites("Nile 11.2")
@pytest.mark.parametrize("luck", ["locusts, flax, flax", "flax, locusts, flax"])
def test_a_draw_is_finished_before_the_locusts_strike(luck: str) -> None:
    m = planting(hand={"castor": 1}, fields={0: {"wheat": 2}})
    events = play(m, f"pass -> {luck}, castor")
    assert order(events, "drew", "eaten", "flooded") == ["drew", "drew", "eaten", "flooded"]


@cites("Nile 11.2")
def test_locusts_after_the_draw_that_ends_a_turn_come_before_the_next_flood() -> None:
    m = planting(hand={"castor": 1}, fields={0: {"castor": 2}})
    play(m, "pass -> flax, flax, castor")
    assert fields_of(m, 0) == {"castor": 1}
    m = planting(hand={"castor": 1}, fields={0: {"castor": 2}})
    play(m, "pass -> flax, locusts, flax, castor")
    assert fields_of(m, 0) == {}


@cites("Nile 11.2")
def test_locusts_drawn_at_the_market_strike_after_it() -> None:
    m = a_match(hands={0: {"wheat": 3}}, fields={1: {"flax": 2}})
    events = play(m, "market wheat wheat -> locusts, castor")
    assert order(events, "locusts_came", "drew", "eaten") == ["locusts_came", "drew", "eaten"]
    assert fields_of(m, 1) == {}


@cites("Nile 11.2", "Nile 11.5")
def test_locusts_that_come_twice_in_a_draw_strike_twice() -> None:
    m = planting(
        hand={"castor": 1},
        fields={0: {"wheat": 3}, 1: {"flax": 2, "lettuce": 1}},
        deck={"papyrus": 1, "locusts": 1},
        discard={"papyrus": 3},
    )
    events = play(m, "pass -> papyrus, locusts, locusts, papyrus, papyrus")
    assert told(events, "eaten") == [(0, "wheat", 3), (1, "flax", 2)]
    assert fields_of(m, 1) == {"lettuce": 1}


@cites("Nile 11.3")
@pytest.mark.parametrize(
    ("fields", "eaten"),
    [
        ({0: {"wheat": 3}, 1: {"flax": 2}}, [(0, "wheat", 3)]),
        ({0: {"wheat": 2}, 1: {"flax": 2, "castor": 1}}, [(0, "wheat", 2), (1, "flax", 2)]),
        ({0: {"wheat": 1, "castor": 1}, 1: {"papyrus": 1, "lettuce": 1, "flax": 1}}, "all"),
        ({}, []),
    ],
)
def test_the_largest_fields_are_eaten_whoever_has_them(fields: dict[int, dict[str, int]], eaten: object) -> None:
    m = planting(hand={"castor": 1}, fields=fields)
    events = play(m, "pass -> locusts, lettuce, lettuce, wheat/lettuce")
    found = told(events, "eaten")
    if eaten == "all":
        assert {crop for _, crop, _ in found} == set(CROPS)
        assert fields_of(m, 0) == fields_of(m, 1) == {}
    else:
        assert found == eaten
    assert told(events, "locusts_found_nothing") == ([()] if not fields else [])


@cites("Nile 11.3")
def test_speculation_cards_are_no_field() -> None:
    m = planting(hand={"castor/flax": 1, "papyrus": 1})
    play(m, "speculate castor/flax")
    events = play(m, "stop -> locusts, lettuce, lettuce, flax, wheat, wheat, wheat")
    assert told(events, "locusts_found_nothing") == [()]
    assert told(events, "came_true") == [(0, "castor/flax")]
