"""Trading (rulebook, chapter 7)."""

from __future__ import annotations

import pytest

from perankh import IllegalAction
from perankh.games.nile.tests.builders import a_match, fields_of, hand_of, order, stock_of
from tests.telling import cites, play, told


@cites("Nile 7.1")
def test_the_market_gives_one_card_for_two() -> None:
    m = a_match(hands={0: {"wheat": 3, "flax": 2}})
    play(m, "market wheat flax -> castor")
    assert hand_of(m, 0) == {"wheat": 2, "flax": 1, "castor": 1}
    assert m.position()["discard"] == {"wheat": 1, "flax": 1}
    assert (m.to_act, m.phase) == (0, "trade")


@cites("Nile 7.1")
def test_a_trade_is_two_decisions_or_one_sentence() -> None:
    whole, pieces = (a_match(hands={0: {"wheat": 3, "flax": 2}}) for _ in range(2))
    play(whole, "market wheat flax -> castor")
    play(pieces, "market wheat", "market flax -> castor")
    assert whole.record() == pieces.record()
    assert [turn.action for turn in whole.history] == ["market wheat", "market flax"]


@cites("Nile 7.2")
def test_an_offering_brings_a_new_flood_for_everybody() -> None:
    m = a_match(3, hands={0: {"wheat": 3, "flax": 2}}, fields={0: {"castor": 2}, 2: {"lettuce": 2}})
    events = play(m, "offer wheat flax -> lettuce/castor")
    assert order(events, "discarded", "offered", "flooded", "harvested") == [
        *("discarded", "discarded", "offered", "flooded", "harvested", "harvested"),
    ]
    assert m.position()["flood"] == ["lettuce", "castor"]
    assert (stock_of(m, 0), stock_of(m, 2)) == ({"castor": 1}, {"lettuce": 1})
    assert (m.to_act, m.phase) == (0, "trade")


@cites("Nile 7.2")
def test_after_an_offering_only_the_new_crops_are_flooded() -> None:
    m = a_match(hands={0: {"papyrus": 2, "wheat": 2, "flax": 2}}, flood=["papyrus"])
    play(m, "offer flax flax -> wheat", "pass")
    assert m.legal() == ["pass", "plant papyrus"]


@cites("Nile 7.2")
def test_locusts_strike_when_an_offering_turns_them() -> None:
    m = a_match(hands={0: {"wheat": 2}}, fields={1: {"flax": 2}})
    play(m, "offer wheat wheat -> locusts, castor, flax, flax, castor")
    assert fields_of(m, 1) == {}


@cites("Nile 7.2")
def test_an_offering_settles_the_speculations_in_play() -> None:
    m = a_match(hands={0: {"wheat": 2, "castor": 1}}, speculation={1: ["castor/flax"]})
    events = play(m, "offer wheat wheat -> flax, papyrus, papyrus, papyrus")
    assert told(events, "came_true") == [(1, "castor/flax")]
    assert hand_of(m, 1) == {"papyrus": 3, "lettuce": 2}


@cites("Nile 7.3")
@pytest.mark.parametrize(
    ("cards", "hand", "stock"),
    [
        ("wheat wheat", {"flax": 1, "castor/flax": 1, "castor": 1}, {"wheat": 2}),
        ("wheat stored_wheat", {"wheat": 1, "flax": 1, "castor/flax": 1, "castor": 1}, {"wheat": 1}),
        ("stored_wheat stored_wheat", {"wheat": 2, "flax": 1, "castor/flax": 1, "castor": 1}, {}),
        ("castor/flax stored_wheat", {"wheat": 2, "flax": 1, "castor": 1}, {"wheat": 1}),
    ],
)
def test_the_cards_come_from_the_hand_and_the_stock(cards: str, hand: dict[str, int], stock: dict[str, int]) -> None:
    m = a_match(hands={0: {"wheat": 2, "flax": 1, "castor/flax": 1}}, stocks={0: {"wheat": 2}})
    play(m, f"market {cards} -> castor")
    assert (hand_of(m, 0), stock_of(m, 0)) == (hand, stock)
    assert sum(m.position()["discard"].values()) == 2


@cites("Nile 7.3", "Nile 7.4")
def test_a_card_just_drawn_or_harvested_can_be_traded() -> None:
    m = a_match(hands={0: {"wheat": 4}}, fields={0: {"castor": 2}})
    play(m, "offer wheat wheat -> castor", "market wheat stored_castor -> flax", "market flax wheat -> lettuce")
    assert (hand_of(m, 0), stock_of(m, 0)) == ({"lettuce": 1}, {})


@cites("Nile 7.4")
def test_trades_follow_each_other_in_any_order() -> None:
    m = a_match(hands={0: {"wheat": 8}})
    play(m, "market wheat wheat -> flax", "offer wheat wheat -> castor", "market wheat wheat -> flax")
    assert m.phase == "trade"
    play(m, "pass")
    assert m.phase == "plant"


@cites("Nile 7.5")
def test_planted_cards_and_those_of_others_are_not_traded() -> None:
    m = a_match(hands={0: {"wheat": 1, "flax": 1}, 1: {"castor": 2}}, fields={0: {"lettuce": 4}})
    assert m.legal() == ["market wheat", "market flax", "offer wheat", "offer flax", "pass"]


@cites("Nile 7.3")
@pytest.mark.parametrize(
    "said",
    [
        "market wheat castor",
        "market wheat wheat",
        "market wheat flax wheat",
        "offer flax flax",
        "offer stored_wheat flax",
    ],
)
def test_a_trade_that_cannot_be_made_is_refused_whole(said: str) -> None:
    m = a_match(hands={0: {"wheat": 1, "flax": 1}})
    before = m.position()
    with pytest.raises(IllegalAction) as refused:
        m.play(said)
    assert refused.value.rule == "Nile 7.3"
    assert (m.position(), m.history) == (before, [])
