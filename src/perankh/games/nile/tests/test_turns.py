"""The turn (rulebook, chapter 4)."""

from __future__ import annotations

import pytest

from perankh import new_match
from perankh.games.nile.tests.builders import a_match, hand_of, order
from tests.telling import cites, play, told


@cites("Nile 4.1")
def test_turns_go_round_clockwise() -> None:
    m = new_match("nile", 4, seed=3)
    first = m.to_act
    assert first is not None
    seats = []
    for _ in range(9):
        seats.append(m.to_act)
        play(m, "pass", "pass")
    assert seats == [(first + turn) % 4 for turn in range(9)]


@cites("Nile 4.1")
def test_the_steps_of_a_turn_follow_each_other() -> None:
    m = a_match(hands={0: {"wheat": 3, "flax": 2}, 1: {"castor": 2}}, fields={1: {"flax": 2}})
    assert m.phase == "trade"
    events = play(m, "market wheat flax -> castor", "pass", "plant wheat wheat -> lettuce, lettuce, flax")
    assert order(events, "discarded", "drew", "planted", "flooded", "harvested") == [
        *("discarded", "discarded", "drew", "planted", "drew", "drew", "flooded", "harvested"),
    ]
    assert (m.to_act, m.phase) == (1, "trade")


@cites("Nile 4.3")
def test_after_trading_the_player_plants_or_speculates_or_passes() -> None:
    m = a_match(hands={0: {"wheat": 2, "castor/flax": 1}})
    assert set(m.legal()) == {
        *("market wheat", "market castor/flax", "offer wheat", "offer castor/flax", "pass"),
    }
    m.play("pass")
    assert (m.phase, m.legal()) == ("plant", ["pass", "plant wheat", "speculate castor/flax"])


@cites("Nile 4.3")
@pytest.mark.parametrize("begun", ["plant wheat", "speculate castor/flax"])
def test_nobody_plants_and_speculates_in_one_turn(begun: str) -> None:
    m = a_match(phase="plant", hands={0: {"wheat": 3, "castor/flax": 1, "wheat/flax": 1}})
    m.play(begun)
    verbs = {action.split()[0] for action in m.legal()} - {"stop"}
    assert verbs == {begun.split(maxsplit=1)[0]}
    assert m.why_not("pass") is not None


@cites("Nile 4.2")
def test_who_has_fewer_than_two_cards_is_not_asked_to_trade() -> None:
    m = a_match(hands={0: {"wheat": 2}, 1: {"flax": 5}})
    events = play(m, "market wheat wheat -> flax")
    assert told(events, "could_not_trade") == [(0,)]
    assert m.phase == "plant"


@cites("Nile 4.2")
def test_the_stock_counts_among_the_cards_to_trade() -> None:
    m = a_match(hands={0: {"wheat": 2}}, stocks={0: {"flax": 1}})
    play(m, "market wheat wheat -> flax")
    assert (m.phase, m.legal()) == (
        "trade",
        ["market flax", "market stored_flax", "offer flax", "offer stored_flax", "pass"],
    )


@cites("Nile 4.2")
def test_who_has_an_empty_hand_is_asked_nothing_more() -> None:
    m = a_match(hands={0: {"wheat": 2}, 1: {"flax": 5}})
    events = play(m, "offer wheat wheat -> flax, castor, castor, flax")
    assert order(events, "could_not_trade", "could_not_plant", "drew") == [
        *("could_not_trade", "could_not_plant", "drew", "drew"),
    ]
    assert (m.to_act, m.phase, hand_of(m, 0)) == (1, "trade", {"castor": 2})


@cites("Nile 4.2")
def test_who_has_cards_that_do_not_fit_is_asked_all_the_same() -> None:
    m = a_match(phase="plant", hands={0: {"papyrus": 2}})
    assert m.legal() == ["pass"]


@cites("Nile 4.2")
def test_planting_goes_on_until_the_player_stops_or_the_hand_is_empty() -> None:
    m = a_match(phase="plant", hands={0: {"wheat": 2, "papyrus": 1}})
    play(m, "plant wheat", "plant wheat")
    assert (m.phase, m.legal()) == ("planting", ["stop"])
    m = a_match(phase="plant", hands={0: {"wheat": 2}})
    play(m, "plant wheat", "plant wheat -> flax, flax, flax")
    assert m.to_act == 1
