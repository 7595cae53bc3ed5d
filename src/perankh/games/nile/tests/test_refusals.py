"""Every reason why an action is not allowed, and the paragraph it cites."""

from __future__ import annotations

from typing import Any

import pytest

from perankh import IllegalAction, UnreadableAction, match_from
from perankh.games.nile import GAME
from perankh.games.nile.tests.builders import CROPS, a_match
from tests.refusals import Row, check_refused, every_refusal, refusals_in_words
from tests.telling import cites, play

HAND = {0: {"wheat": 3, "castor": 1, "papyrus": 1, "castor/flax": 1, "papyrus/flax": 1}}
TRADE: dict[str, Any] = {"hands": HAND, "stocks": {0: {"lettuce": 1}}}
PLANT: dict[str, Any] = TRADE | {"phase": "plant"}
BESIDE: dict[str, Any] = PLANT | {"fields": {1: {"castor": 1}}}
OWN: dict[str, Any] = PLANT | {"fields": {0: {"castor": 1}}}

REFUSALS: list[Row] = [
    ("game-over", "Nile 12.1", {"phase": "over", "passes_left": 0}, [], "pass"),
    ("trade-first", "Nile 4.1", TRADE, [], "plant wheat"),
    ("trade-first", "Nile 4.1", TRADE, [], "speculate castor/flax"),
    ("nothing-begun", "Nile 4.3", TRADE, [], "stop"),
    ("not-in-hand", "Nile 7.3", TRADE, [], "market flax"),
    ("not-in-hand", "Nile 7.3", TRADE, [], "offer wheat/flax"),
    ("not-in-stock", "Nile 7.3", TRADE, [], "market stored_wheat"),
    ("second-card", "Nile 7.3", TRADE, ["market wheat"], "offer wheat"),
    ("second-card", "Nile 7.3", TRADE, ["market wheat"], "pass"),
    ("second-card", "Nile 7.3", TRADE, ["offer wheat"], "market wheat"),
    ("second-card", "Nile 7.3", TRADE, ["offer wheat"], "plant wheat"),
    ("not-in-hand", "Nile 7.3", TRADE, ["market castor"], "market castor"),
    ("not-in-stock", "Nile 7.3", TRADE, ["offer stored_lettuce"], "offer stored_lettuce"),
    ("trading-over", "Nile 4.1", PLANT, [], "market wheat"),
    ("trading-over", "Nile 4.1", PLANT, ["plant wheat"], "offer wheat"),
    ("trading-over", "Nile 4.1", PLANT, ["speculate castor/flax"], "market wheat"),
    ("nothing-begun", "Nile 4.3", PLANT, [], "stop"),
    ("crop-flooded", "Nile 8.2", PLANT, [], "plant papyrus"),
    ("not-in-hand", "Nile 8.1", PLANT, [], "plant lettuce"),
    ("single-card", "Nile 8.3", {"phase": "plant", "hands": {0: {"wheat": 1, "papyrus": 2}}}, [], "plant wheat"),
    ("field-of-others", "Nile 8.4", BESIDE, [], "plant castor"),
    ("no-place-in-pair", "Nile 8.5", BESIDE, ["plant wheat"], "plant castor"),
    ("two-crops", "Nile 8.5", PLANT, ["plant wheat", "plant wheat"], "plant castor"),
    ("two-crops", "Nile 8.5", OWN, ["plant wheat", "plant wheat"], "plant castor"),
    ("field-too-small", "Nile 8.3", PLANT, ["plant wheat"], "stop"),
    ("field-too-small", "Nile 8.4", PLANT | {"fields": {1: {"wheat": 2}}}, ["plant wheat", "plant wheat"], "stop"),
    ("planting-begun", "Nile 9.1", PLANT, ["plant wheat"], "speculate castor/flax"),
    ("stop-instead", "Nile 4.3", PLANT, ["plant wheat"], "pass"),
    ("stop-instead", "Nile 4.3", PLANT, ["speculate castor/flax"], "pass"),
    ("not-in-hand", "Nile 9.1", PLANT, [], "speculate wheat/flax"),
    ("not-in-hand", "Nile 9.1", PLANT, ["speculate castor/flax"], "speculate castor/flax"),
    ("speculation-flooded", "Nile 8.2", PLANT, [], "speculate papyrus/flax"),
    ("speculation-begun", "Nile 9.1", PLANT, ["speculate castor/flax"], "plant wheat"),
]

SENTENCES: list[tuple[str, str, dict[str, Any], str]] = [
    ("two-cards", "Nile 7.3", TRADE, "market wheat wheat wheat"),
    ("two-cards", "Nile 7.3", TRADE, "offer wheat castor wheat"),
    ("planting-complete", "Nile 8.1", PLANT, "plant wheat castor wheat"),
    (
        "two-speculations",
        "Nile 9.1",
        PLANT
        | {"flood": ["lettuce"], "hands": {0: {"castor/flax": 1, "papyrus/flax": 1, "wheat/flax": 1, "wheat": 1}}},
        "speculate castor/flax papyrus/flax wheat/flax",
    ),
    ("field-too-small", "Nile 8.4", PLANT | {"fields": {1: {"wheat": 2}}}, "plant wheat wheat"),
]


@every_refusal(REFUSALS)
def test_a_refusal_cites_its_paragraph(
    message: str, rule: str, position: dict[str, Any], moves: list[str], action: str
) -> None:
    m = a_match(**position)
    play(m, *moves)
    check_refused(m, action, message, rule)


@pytest.mark.parametrize(
    ("message", "rule", "position", "said"), [pytest.param(*row, marks=cites(row[1]), id=row[3]) for row in SENTENCES]
)
def test_a_sentence_is_refused_whole_with_its_paragraph(
    message: str, rule: str, position: dict[str, Any], said: str
) -> None:
    m = a_match(**position)
    _, refusal = m._judged(said)
    assert refusal is not None
    assert (refusal.message, refusal.rule) == (message, rule)
    with pytest.raises(IllegalAction):
        m.play(said)
    assert m.history == []


@cites("Nile 7.3")
def test_a_card_alone_is_not_traded() -> None:
    """Only in a match that goes on from a view: the other cards of the seat lie face down."""
    m = match_from("nile", a_match(hands={0: {"wheat": 9}, 1: {"flax": 9}}).view(0))
    play(m, "pass", "pass -> castor, castor, flax", "pass", "pass -> castor, wheat, flax", "pass")
    play(m, "pass -> papyrus, papyrus, flax", "market castor wheat -> lettuce")
    assert (m.to_act, m.phase, m.legal()) == (1, "trade", ["pass"])
    refusal = GAME.refuse(m._state, GAME.actions.read("market lettuce"))
    assert refusal is not None
    assert (refusal.message, refusal.rule) == ("lonely-card", "Nile 7.3")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_refusal_is_reached_here(language: str) -> None:
    reached = {row[0] for row in REFUSALS} | {row[0] for row in SENTENCES} | {"lonely-card"}
    assert refusals_in_words(GAME, language) == reached | {refusal.message for refusal in GAME.never.values()}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("action", GAME.never)
def test_what_is_never_allowed_says_why_and_can_be_said(action: str, language: str) -> None:
    m = a_match(**PLANT)
    why = m.why_not(action, language)
    assert why is not None
    assert why.sentence.endswith(".")
    assert m.describe_action(action, language)


@pytest.mark.parametrize("crop", CROPS)
def test_a_refusal_names_the_card_in_both_languages(crop: str) -> None:
    m = a_match(phase="plant", hands={0: {"castor/flax": 1}}, flood=["wheat"] if crop != "wheat" else ["flax"])
    english, french = m.why_not(f"plant {crop}", "en"), m.why_not(f"plant {crop}", "fr")
    assert english is not None
    assert french is not None
    assert f"a {crop} card" in english.sentence
    assert "une carte" in french.sentence


@pytest.mark.parametrize(
    "action", ["", "market", "market locusts", "plant rye", "plant wheat rye", "trade wheat", "offer wheat,flax"]
)
def test_what_is_no_action_of_the_game_cannot_be_read(action: str) -> None:
    with pytest.raises(UnreadableAction):
        a_match(**PLANT).play(action)
