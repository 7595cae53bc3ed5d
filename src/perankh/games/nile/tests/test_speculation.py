"""Speculating (rulebook, chapter 9)."""

from __future__ import annotations

import pytest

from perankh.games.nile.tests.builders import fields_of, hand_of, order, planting, stock_of
from tests.telling import cites, play, seat_of, told

DRAWN = "lettuce, lettuce"
"""What the player draws at the end of the turn."""


@cites("Nile 9.1")
def test_one_or_two_speculation_cards_are_played_instead_of_planting() -> None:
    m = planting(hand={"castor/flax": 1, "wheat/flax": 1, "wheat/castor": 1})
    play(m, "speculate castor/flax")
    assert (m.phase, m.legal()) == ("speculating", ["speculate wheat/castor", "speculate wheat/flax", "stop"])
    assert seat_of(m, 0)["speculation"] == ["castor/flax"]
    play(m, f"speculate wheat/flax -> {DRAWN}, papyrus")
    assert m.to_act == 1


@cites("Nile 9.1")
@pytest.mark.parametrize("said", ["speculate castor/flax wheat/flax", "speculate castor/flax"])
def test_a_speculation_is_said_at_once(said: str) -> None:
    m = planting(hand={"castor/flax": 1, "wheat/flax": 1})
    play(m, f"{said} -> {DRAWN}, papyrus" if "wheat" in said else said)
    assert m.phase == ("trade" if "wheat" in said else "speculating")


@cites("Nile 9.1")
def test_nobody_speculates_with_three_cards() -> None:
    why = planting(hand={"castor/flax": 1, "wheat/flax": 1, "wheat/castor": 1, "wheat": 1}).why_not(
        "speculate castor/flax wheat/flax wheat/castor"
    )
    assert why is not None
    assert why.rule == "Nile 9.1"


@cites("Nile 8.2", "Nile 9.1")
def test_no_speculation_card_shows_a_flooded_crop() -> None:
    m = planting(hand={"castor/flax": 1, "wheat/flax": 1}, flood=["castor"])
    assert m.legal() == ["pass", "speculate wheat/flax"]


@cites("Nile 9.2")
@pytest.mark.parametrize(
    ("played", "flood", "paid"),
    [
        (["castor/flax"], "flax", 3),
        (["castor/flax"], "castor", 3),
        (["castor/flax"], "wheat", 0),
        (["castor/flax"], "wheat/flax", 3),
        (["castor/flax"], "wheat/lettuce", 0),
        (["castor/flax", "wheat/lettuce"], "wheat", 3),
        (["castor/flax", "wheat/lettuce"], "wheat/flax", 6),
        (["castor/flax", "wheat/flax"], "flax", 6),
        (["castor/flax", "wheat/flax"], "lettuce", 0),
        (["castor/flax", "wheat/flax"], "papyrus/flax", 6),
    ],
)
@pytest.mark.parametrize("pay_per_crop", [False, pytest.param(True, marks=cites("Nile 9.3"))])
def test_each_card_that_comes_true_brings_three(played: list[str], flood: str, paid: int, pay_per_crop: bool) -> None:
    common = set.intersection(*(set(card.split("/")) for card in played)) if len(played) == 2 else set()
    if pay_per_crop and paid == 6 and common & set(flood.split("/")):
        paid = 3
    m = planting(hand={**dict.fromkeys(played, 1), "papyrus": 1}, pay_per_crop=pay_per_crop)
    said = " ".join(["speculate", *played])
    if len(played) == 1:
        play(m, said)
        said = "stop"
    play(m, f"{said} -> {', '.join([DRAWN, flood, *['papyrus'] * paid])}")
    assert hand_of(m, 0) == {"papyrus": 1 + paid, "lettuce": 2}
    assert seat_of(m, 0)["speculation"] == []


@cites("Nile 9.2")
def test_speculation_pays_before_the_harvest_whoever_turns_the_flood() -> None:
    m = planting(hand={"castor/flax": 1, "papyrus": 1}, fields={1: {"flax": 2}})
    play(m, "speculate castor/flax")
    events = play(m, f"stop -> {DRAWN}, flax, papyrus, papyrus, papyrus")
    assert order(events, "flooded", "came_true", "drew", "harvested") == [
        *("drew", "drew", "flooded", "came_true", "drew", "drew", "drew", "harvested"),
    ]
    assert stock_of(m, 1) == {"flax": 1}


@cites("Nile 9.4")
def test_speculation_cards_are_discarded_whether_they_came_true_or_not() -> None:
    m = planting(hand={"castor/flax": 1, "wheat/lettuce": 1})
    events = play(m, f"speculate castor/flax wheat/lettuce -> {DRAWN}, flax, papyrus, papyrus, papyrus")
    assert told(events, "came_true", "failed") == [("failed", 0, "wheat/lettuce"), ("came_true", 0, "castor/flax")]
    assert m.position()["discard"] == {"castor/flax": 1, "wheat/lettuce": 1, "flax": 1}


@cites("Nile 9.4", "Nile 10.2")
def test_a_deck_shuffled_while_speculation_pays_does_not_hold_those_cards() -> None:
    deck = {"lettuce": 2, "flax": 1, "papyrus": 1}
    m = planting(hand={"castor/flax": 1, "papyrus": 1}, deck=deck, discard={"wheat": 5}, flood=["lettuce"])
    play(m, "speculate castor/flax")
    play(m, f"stop -> {DRAWN}, flax, papyrus, wheat, wheat")
    assert m.position()["deck"] == {"wheat": 3, "flax": 1}
    assert m.position()["discard"] == {"castor/flax": 1}


@cites("Nile 11.4")
def test_locusts_drawn_for_speculation_strike_before_the_harvest() -> None:
    m = planting(hand={"castor/flax": 1, "papyrus": 1}, fields={1: {"flax": 2}})
    play(m, "speculate castor/flax")
    events = play(m, f"stop -> {DRAWN}, flax, locusts, papyrus, papyrus, papyrus")
    assert order(events, "locusts_came", "drew", "eaten", "harvested") == [
        *("drew", "drew", "locusts_came", "drew", "drew", "drew", "eaten"),
    ]
    assert (fields_of(m, 1), stock_of(m, 1)) == ({}, {})
