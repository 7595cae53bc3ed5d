"""The flood and the harvest (rulebook, chapters 5 and 6)."""

from __future__ import annotations

from perankh.games.nile.tests.builders import a_match, fields_of, order, stock_of
from tests.telling import cites, play, told


@cites("Nile 5.1")
def test_the_card_that_is_turned_floods_its_crop() -> None:
    m = a_match(phase="plant", hands={0: {"wheat": 1}})
    events = play(m, "pass -> flax, flax, castor")
    assert m.position()["flood"] == ["castor"]
    assert m.position()["discard"] == {"castor": 1}
    assert told(events, "flooded") == [(1, "castor")]


@cites("Nile 5.2", "Nile 6.1")
def test_a_speculation_card_floods_both_its_crops() -> None:
    m = a_match(phase="plant", hands={0: {"lettuce": 1}}, fields={0: {"wheat": 2}, 1: {"flax": 3}})
    play(m, "pass -> papyrus, papyrus, wheat/flax")
    assert m.position()["flood"] == ["wheat", "flax"]
    assert (fields_of(m, 0), stock_of(m, 0)) == ({"wheat": 1}, {"wheat": 1})
    assert (fields_of(m, 1), stock_of(m, 1)) == ({"flax": 2}, {"flax": 1})


@cites("Nile 6.1")
def test_one_player_harvests_two_crops_if_both_are_flooded() -> None:
    m = a_match(3, phase="plant", hands={0: {"lettuce": 1}}, fields={2: {"flax": 3, "wheat": 2}})
    events = play(m, "pass -> papyrus, papyrus, wheat/flax")
    assert told(events, "harvested") == [(2, "wheat"), (2, "flax")]
    assert stock_of(m, 2) == {"wheat": 1, "flax": 1}


@cites("Nile 6.1")
def test_a_field_is_harvested_whoever_turns_the_flood() -> None:
    for owner in range(3):
        m = a_match(3, phase="plant", hands={0: {"lettuce": 1}}, fields={owner: {"flax": 2}})
        play(m, "pass -> papyrus, papyrus, flax")
        assert stock_of(m, owner) == {"flax": 1}


@cites("Nile 6.1")
def test_other_crops_are_not_harvested() -> None:
    m = a_match(phase="plant", hands={0: {"lettuce": 1}}, fields={0: {"wheat": 2}, 1: {"flax": 3}})
    events = play(m, "pass -> papyrus, papyrus, castor")
    assert told(events, "harvested") == []


@cites("Nile 6.2")
def test_a_field_is_gone_with_its_last_card_and_its_crop_is_free() -> None:
    m = a_match(phase="plant", hands={0: {"lettuce": 1}, 1: {"flax": 2}}, fields={0: {"flax": 1}})
    play(m, "pass -> papyrus, papyrus, flax")
    assert fields_of(m, 0) == {}
    play(m, "pass", "pass -> papyrus, papyrus, wheat", "pass", "pass -> castor, castor, wheat", "pass")
    play(m, "plant flax flax -> castor, castor, wheat")
    assert fields_of(m, 1) == {"flax": 2}


@cites("Nile 5.3")
def test_locusts_that_are_turned_strike_first_and_are_replaced() -> None:
    m = a_match(phase="plant", hands={0: {"lettuce": 1}}, fields={0: {"wheat": 2}, 1: {"flax": 3}})
    events = play(m, "pass -> papyrus, papyrus, locusts, flax")
    assert order(events, "locusts_came", "eaten", "flooded", "harvested") == ["locusts_came", "eaten", "flooded"]
    assert (fields_of(m, 1), stock_of(m, 1)) == ({}, {})
    assert m.position()["flood"] == ["flax"]


@cites("Nile 5.3")
def test_no_card_is_skipped_after_the_locusts() -> None:
    m = a_match(phase="plant", hands={0: {"lettuce": 1}})
    left = sum(m.position()["deck"].values())
    play(m, "pass -> papyrus, papyrus, locusts, flax")
    assert sum(m.position()["deck"].values()) == left - 4


@cites("Nile 5.4", "Nile 10.2")
def test_a_crop_stays_flooded_when_its_card_is_shuffled_into_the_deck() -> None:
    m = a_match(phase="plant", hands={0: {"lettuce": 1}, 1: {"flax": 2, "castor": 2}}, deck={"wheat": 2, "flax": 1})
    play(m, "pass -> wheat, wheat, flax")
    assert m.position()["deck"] == {"flax": 1}
    assert m.position()["discard"] == {}
    play(m, "pass")
    assert "plant flax" not in m.legal()
    assert "plant castor" in m.legal()
