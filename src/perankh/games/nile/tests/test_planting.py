"""Planting (rulebook, chapter 8)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, permutations
from typing import Any

import pytest

from perankh import IllegalAction, Match
from perankh.games.nile.tests.builders import CROPS, a_match, fields_of, hand_of, planting
from tests.telling import cites, play, told

PLENTY = dict.fromkeys(CROPS, 5)
LUCK = " -> lettuce, lettuce, lettuce"
"""Two cards for the player, and a flood for the next."""

CASES: list[tuple[dict[str, Any], str, bool, str]] = [
    ({}, "2 wheat", True, "Nile 8.3"),
    ({}, "1 wheat", False, "Nile 8.3"),
    ({"fields": {1: {"wheat": 2}}}, "2 wheat", False, "Nile 8.4"),
    ({"fields": {1: {"wheat": 2}}}, "3 wheat", True, "Nile 8.4"),
    ({}, "1 wheat 1 flax", True, "Nile 8.5"),
    ({"fields": {1: {"wheat": 1}}}, "1 wheat 1 flax", False, "Nile 8.5"),
    ({"fields": {0: {"wheat": 2}}}, "1 wheat 1 flax", True, "Nile 8.5"),
    ({"fields": {0: {"wheat": 2}}}, "2 wheat 1 flax", False, "Nile 8.5"),
    ({"fields": {0: {"wheat": 2, "flax": 1}}}, "3 wheat 2 flax", True, "Nile 8.6"),
    ({"fields": {0: {"wheat": 2}}}, "1 wheat", True, "Nile 8.6"),
    ({"fields": {0: {"wheat": 2}}, "flood": ["wheat"]}, "1 wheat", False, "Nile 8.2"),
    ({"flood": ["wheat", "flax"]}, "2 castor", True, "Nile 8.3"),
    ({"flood": ["wheat", "flax"]}, "2 flax", False, "Nile 8.2"),
    ({}, "2 wheat 2 flax", False, "Nile 8.5"),
    ({"fields": {0: {"wheat": 2}, 1: {"flax": 3}}}, "4 flax", True, "Nile 8.4"),
    ({"fields": {0: {"wheat": 2}, 1: {"flax": 3}}}, "4 flax 1 wheat", False, "Nile 8.5"),
]
"""The table at the end of the rulebook's chapter, in its order."""


def cards_of(said: str) -> list[str]:
    """The cards of "2 wheat 1 flax", one by one."""
    counts = said.split()
    return [crop for count, crop in zip(counts[::2], counts[1::2], strict=True) for _ in range(int(count))]


def can_be_planted(match: Match, cards: list[str]) -> bool:
    """Whether exactly these cards may be planted, in this order."""
    ahead = match.copy()
    for card in cards:
        if f"plant {card}" not in ahead.legal():
            return False
        ahead.play(f"plant {card}")
    return ahead.phase != "planting" or "stop" in ahead.legal()


@pytest.mark.parametrize(
    ("position", "planted", "allowed", "rule"),
    [pytest.param(*case, marks=cites(case[3]), id=f"{number}: {case[1]}") for number, case in enumerate(CASES, 1)],
)
def test_the_worked_cases(position: dict[str, Any], planted: str, allowed: bool, rule: str) -> None:
    for cards in set(permutations(cards_of(planted))):
        m = planting(hand=PLENTY, **position)
        before = fields_of(m, 0)
        said = " ".join(["plant", *cards])
        assert can_be_planted(m, list(cards)) == allowed
        if len(cards) == 1:
            continue
        if allowed:
            m.play(said)
            planted_there = told(m.events, "planted")
            assert Counter({crop: count for _, crop, count in planted_there}) == Counter(cards)
            assert before != fields_of(m, 0) or m.is_over
        else:
            why = m.why_not(said)
            assert why is not None
            with pytest.raises(IllegalAction) as refused:
                m.play(said)
            assert refused.value.rule == why.rule
            assert fields_of(m, 0) == before


@pytest.mark.parametrize(
    ("position", "planted", "rule"),
    [(position, planted, rule) for position, planted, allowed, rule in CASES if not allowed and " 1 " not in planted],
)
def test_a_planting_that_is_not_allowed_cites_its_paragraph(position: dict[str, Any], planted: str, rule: str) -> None:
    why = planting(hand=PLENTY, **position).why_not(" ".join(["plant", *cards_of(planted)]))
    if len(cards_of(planted)) > 1:
        assert why is not None
        assert why.rule == rule


def may_be_planted(cards: Counter[str], own: set[str], others: dict[str, int], flooded: set[str]) -> bool:
    """Chapter 8 again, of a whole planting at once, written from the rulebook and not from the rules."""
    if not cards or flooded & set(cards):
        return False
    new = set(cards) - own
    if not new:
        return True
    if len(cards) == 1:
        (crop,) = new
        return cards[crop] >= 2 and cards[crop] > others.get(crop, 0)
    return len(cards) == 2 and cards.total() == 2 and not new & set(others)


@cites("Nile 8.1")
@pytest.mark.parametrize(
    "position",
    [
        {},
        {"fields": {0: {"wheat": 1}, 1: {"flax": 1, "castor": 3}}},
        {"fields": {0: {"wheat": 1, "lettuce": 2}, 1: {"flax": 2}}, "flood": ["wheat", "castor"]},
        {"fields": {1: {"flax": 2, "castor": 1, "papyrus": 3}}, "flood": ["lettuce"]},
        {"fields": {0: {"wheat": 1, "flax": 1, "castor": 1}}, "flood": ["flax"]},
    ],
)
@pytest.mark.parametrize(
    "hand",
    [
        dict.fromkeys(CROPS, 1),
        {"wheat": 2, "flax": 3},
        {"castor": 4, "papyrus": 1, "castor/flax": 1},
        {"wheat": 1, "lettuce": 2, "flax": 2, "castor": 1},
    ],
)
def test_exactly_what_the_rulebook_allows_can_be_planted(position: dict[str, Any], hand: dict[str, int]) -> None:
    m = planting(hand=hand, **position)
    fields = position.get("fields", {})
    own, others = set(fields.get(0, {})), fields.get(1, {})
    flooded = set(position.get("flood", ["papyrus"]))
    crops = [crop for crop in CROPS for _ in range(hand.get(crop, 0))]
    for size in range(1, len(crops) + 1):
        for cards in set(combinations_with_replacement(CROPS, size)):
            if all(count <= hand.get(crop, 0) for crop, count in Counter(cards).items()):
                allowed = may_be_planted(Counter(cards), own, others, flooded)
                assert can_be_planted(m, list(cards)) == allowed, cards
                assert can_be_planted(m, list(reversed(cards))) == allowed, cards


@cites("Nile 8.1")
def test_no_card_that_is_offered_leads_into_a_dead_end() -> None:
    positions = [planting(hand=dict.fromkeys(CROPS, count), fields={1: {"wheat": 1, "flax": 3}}) for count in (1, 2, 4)]
    while positions:
        m = positions.pop()
        assert m.legal()
        for action in m.legal():
            if action.startswith("plant") and len(m.history) < 4:
                ahead = m.copy()
                ahead.play(action)
                if ahead.phase == "planting":
                    positions.append(ahead)


@cites("Nile 8.3")
@pytest.mark.parametrize("count", [2, 3, 5])
def test_two_cards_or_more_of_one_crop_start_a_field(count: int) -> None:
    m = planting(hand={"wheat": count, "castor": 1})
    play(m, " ".join(["plant", *["wheat"] * count]) + LUCK)
    assert fields_of(m, 0) == {"wheat": count}


@cites("Nile 8.4")
def test_the_field_that_is_outnumbered_is_discarded_and_goes_to_no_stock() -> None:
    m = planting(hand={"wheat": 3}, fields={1: {"wheat": 2}})
    events = play(m, f"plant wheat wheat wheat{LUCK}")
    assert told(events, "overgrown") == [(1, "wheat", 2)]
    assert (fields_of(m, 0), fields_of(m, 1)) == ({"wheat": 3}, {})
    assert m.position()["discard"] == {"wheat": 2, "lettuce": 1}


@cites("Nile 8.4")
def test_a_field_is_replaced_by_the_cards_of_one_planting() -> None:
    m = planting(hand={"wheat": 2, "castor": 1}, fields={1: {"wheat": 2}})
    assert "plant wheat" not in m.legal()
    why = m.why_not("plant wheat wheat")
    assert why is not None
    assert why.rule == "Nile 8.4"
    assert "3 wheat cards" in why.sentence


@cites("Nile 8.6")
def test_cards_join_fields_of_the_player_s_own() -> None:
    m = planting(hand={"wheat": 2, "flax": 1, "castor": 1}, fields={0: {"wheat": 2, "flax": 1}})
    play(m, f"plant wheat flax wheat{LUCK}")
    assert fields_of(m, 0) == {"wheat": 4, "flax": 2}
    assert hand_of(m, 0) == {"castor": 1, "lettuce": 2}


@cites("Nile 8.1")
def test_the_small_decisions_wait_beside_the_fields() -> None:
    m = planting(hand={"wheat": 3, "castor": 1})
    play(m, "plant wheat")
    assert (m.phase, m.position()["planting"], fields_of(m, 0)) == ("planting", {"wheat": 1}, {})
    assert m.legal() == ["plant wheat", "plant castor"]
    play(m, "plant wheat")
    assert m.legal() == ["plant wheat", "stop"]
    m.take_back()
    play(m, f"plant castor{LUCK}")
    assert fields_of(m, 0) == {"wheat": 1, "castor": 1}


@cites("Nile 8.1")
def test_a_sentence_plants_and_stops() -> None:
    m = planting(hand={"wheat": 3})
    play(m, f"plant wheat wheat{LUCK}")
    assert [turn.action for turn in m.history] == ["plant wheat", "plant wheat", "stop"]
    assert fields_of(m, 0) == {"wheat": 2}
    assert m.to_act == 1


@cites("Nile 8.5")
def test_two_cards_of_different_crops_are_complete() -> None:
    m = planting(hand={"wheat": 3, "flax": 3})
    why = m.why_not("plant wheat flax wheat")
    assert why is not None
    assert why.rule == "Nile 8.1"
    play(m, f"plant wheat flax{LUCK}")
    assert [turn.action for turn in m.history] == ["plant wheat", "plant flax"]


@cites("Nile 8.2")
def test_two_floods_of_a_speculation_card_forbid_two_crops() -> None:
    m = planting(hand=dict.fromkeys(CROPS, 2), flood=["wheat", "flax"])
    assert m.legal() == ["pass", "plant papyrus", "plant lettuce", "plant castor"]


@cites("Nile 8.1")
def test_nothing_is_planted_from_the_stock() -> None:
    m = a_match(phase="plant", hands={0: {"castor": 1}}, stocks={0: {"wheat": 4}})
    assert m.legal() == ["pass"]
    why = m.why_not("plant stored_wheat")
    assert why is not None
    assert why.rule == "Nile 8.1"
