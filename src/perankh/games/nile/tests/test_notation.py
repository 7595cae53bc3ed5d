"""Positions: what they say, and what is refused as none."""

from __future__ import annotations

import random
from typing import Any

import pytest

from perankh import InvalidPosition, Match, match_from, new_match
from perankh.games.nile.tests.builders import BOX, a_match, a_position
from tests.telling import decisions, play

PLANTING = {"phase": "planting", "hands": {0: {"wheat": 2}}}


def reasons_against(position: dict[str, Any]) -> list[str]:
    with pytest.raises(InvalidPosition) as refused:
        match_from("nile", position)
    return refused.value.reasons


def test_a_position_names_everything_on_the_table() -> None:
    m = new_match("nile", 2, outcomes=["1", *["wheat"] * 5, *["flax"] * 4, "castor/flax", "wheat/flax"])
    assert m.position() == {
        "players": 2,
        "to_act": 1,
        "phase": "trade",
        "flood": ["wheat", "flax"],
        "deck": {
            name: count - {"wheat": 5, "flax": 4, "castor/flax": 1, "wheat/flax": 1}.get(name, 0)
            for name, count in BOX.items()
            if name not in ("castor/flax", "wheat/flax")
        },
        "discard": {"wheat/flax": 1},
        "passes_left": 2,
        "seats": [
            {"hand": {"wheat": 5}, "fields": {}, "stock": {}, "speculation": []},
            {"hand": {"flax": 4, "castor/flax": 1}, "fields": {}, "stock": {}, "speculation": []},
        ],
        "options": {"fast_variant": False, "pay_per_crop": False},
    }


@pytest.mark.parametrize("options", [{}, {"fast_variant": True}, {"pay_per_crop": True}])
@pytest.mark.parametrize("players", [2, 3])
def test_every_position_of_a_game_reads_back(players: int, options: dict[str, bool]) -> None:
    m, chance = new_match("nile", players, seed=players, options=options), random.Random(1)
    for _ in decisions(m):
        again = match_from("nile", m.position())
        assert again.position() == m.position()
        assert again._state.differences(m._state) == []
        m.play(chance.choice(m.legal()))


@pytest.mark.parametrize(
    ("begun", "phase"),
    [
        ("market wheat", "market"),
        ("offer wheat", "offering"),
        ("plant wheat", "planting"),
        ("speculate castor/flax", "speculating"),
    ],
)
def test_what_was_begun_goes_on_from_its_position(begun: str, phase: str) -> None:
    m = a_match(
        phase="trade" if phase in ("market", "offering") else "plant", hands={0: {"wheat": 3, "castor/flax": 1}}
    )
    play(m, begun)
    again = match_from("nile", m.position())
    assert again.phase == phase
    assert again.legal() == m.legal()


CHANGES: list[tuple[dict[str, Any], str]] = [
    ({"players": 6}, "players must be a number from 2 to 5"),
    ({"flood": []}, "nothing is flooded"),
    ({"flood": ["rye"]}, "'rye' is not a crop that can be flooded"),
    ({"flood": ["wheat", "wheat"]}, "wheat is flooded twice"),
    ({"flood": ["wheat", "flax", "castor"]}, "flood must be a list"),
    ({"passes_left": 0}, "passes_left must be a number from 1 to 2"),
    ({"passes_left": 3}, "passes_left must be a number from 1 to 2"),
    ({"deck": {}}, "the deck is empty"),
    ({"deck": {"barley": 2}}, "deck cannot hold 'barley'"),
    ({"discard": {"wheat": 9}}, "the box holds 16 wheat cards"),
    ({"discard": {"hidden": 1}}, "discard cannot hold 'hidden'"),
    ({"deck": {"hidden": 40}}, "40 cards lie face down, but 0 are unseen"),
    ({"deck": {"hidden": 1}, "unseen": {"wheat": 2}}, "1 cards lie face down, but 2 are unseen"),
    ({"unseen": {}, "to_act": 2}, "to_act must be a number from 0 to 1"),
    ({"removed": {"wheat": 1}, "deck": {"flax": 3}}, "only the fast variant removes cards"),
    ({"phase": "sleep"}, "phase must be one of"),
    ({"phase": "planting"}, "planting must map names to counts"),
    ({"phase": "speculating"}, "not in the middle of speculating"),
    ({"hands": 3}, "'hands' is not a field of a position"),
    ({"options": {"fast": True}}, "'fast' is not a field of a position"),
    ({"options": {"fast_variant": 1}}, "fast_variant must be true or false"),
]


@pytest.mark.parametrize(("change", "reason"), CHANGES)
def test_what_is_no_position_is_refused_with_its_reason(change: dict[str, Any], reason: str) -> None:
    position = a_position(hands={0: {"wheat": 8}, 1: {"flax": 2}}) | change
    assert any(reason in found for found in reasons_against(position)), reasons_against(position)


SEATS: list[tuple[dict[str, Any], str]] = [
    ({"hand": {"locusts": 1}}, "seat 0: hand cannot hold 'locusts'"),
    ({"stock": {"wheat/flax": 1}}, "seat 0: stock cannot hold 'wheat/flax'"),
    ({"fields": {"wheat/flax": 1}}, "seat 0: fields cannot hold 'wheat/flax'"),
    ({"fields": {"castor": 1}}, "seat 0 has a field of castor already"),
    ({"speculation": ["wheat"]}, "seat 0: 'wheat' is not a speculation card"),
    ({"speculation": ["wheat/flax"] * 3}, "speculation must be a list of at most 2"),
    ({"speculation": ["wheat/flax"] * 2}, "the box holds 1 wheat/flax cards"),
    ({"hand": {"wheat": 1}}, "too few cards to trade"),
    ({"hand": {"hidden": 2}}, "2 cards lie face down, but 0 are unseen"),
    ({"purse": 1}, "seat 0: 'purse' is not a field of a position"),
]


@pytest.mark.parametrize(("change", "reason"), SEATS)
def test_what_no_seat_can_have_is_refused(change: dict[str, Any], reason: str) -> None:
    position = a_position(hands={0: {"flax": 2}}, fields={1: {"castor": 2}}, deck={"lettuce": 9})
    position["seats"][0] |= change
    assert any(reason in found for found in reasons_against(position)), reasons_against(position)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (PLANTING | {"planting": {}}, "not in the middle of planting"),
        (PLANTING | {"planting": {"papyrus": 2}}, "papyrus is flooded"),
        (PLANTING | {"planting": {"castor": 1, "wheat": 1}}, "not in the middle of planting"),
        (PLANTING | {"planting": {"castor": 2, "wheat": 1}}, "cards of several crops are laid out"),
        (PLANTING | {"planting": {"castor": 1}, "fields": {1: {"castor": 1}}}, "of castor cannot become a field"),
        (PLANTING | {"planting": {"castor": 2}, "fields": {1: {"castor": 2}}}, "of castor cannot become a field"),
        ({"phase": "plant", "hands": {0: {}}}, "no card to plant"),
        ({"phase": "market", "hands": {0: {}}}, "no second card to trade"),
        ({"phase": "speculating", "speculation": {0: ["papyrus/flax"]}}, "papyrus/flax shows a flooded crop"),
    ],
)
def test_what_no_turn_leads_to_is_refused(position: dict[str, Any], reason: str) -> None:
    found = reasons_against(a_position(**position))
    assert any(reason in each for each in found), found


def test_all_reasons_are_told_at_once() -> None:
    position = a_position(flood=["rye"]) | {"deck": {"barley": 1}, "spade": 1}
    assert len(reasons_against(position)) == 3


def test_nobody_goes_on_from_a_view_in_which_the_seat_to_act_is_hidden() -> None:
    m = a_match(2, hands={0: {"wheat": 2}, 1: {"flax": 2}})
    assert "the cards of seat 0 lie face down" in reasons_against(m.view(1))[0]


def test_a_view_can_be_played_on_from_what_the_seat_has_not_seen() -> None:
    m: Match = match_from("nile", a_match(3, hands={0: {"wheat": 4}}).view(0), seed=1)
    chance = random.Random(1)
    for _ in decisions(m):
        m.play(chance.choice(m.legal()))
    assert m.is_over
