"""Every reason why an action is not allowed, and the paragraph it cites."""

from __future__ import annotations

from typing import Any

import pytest

from perankh.games.pharaon_absolu import GAME
from perankh.games.pharaon_absolu.tests.builders import FULL, a_match, at_question, play
from tests.refusals import Row, check_refused, every_refusal, refusals_in_words

HANDS = {0: {"hand": {"food": 2}}, 1: {"hand": {"soldier": 1, "priest": 1, "blessing": 1}}}
ON_COMBAT = {0: {"square": 8, "hand": {"food": 2}}, 1: {"hand": {"priest": 1}}}
PYRAMIDS = {0: {"pyramid": {"food": 1}}, 1: {"pyramid": {"food": 1}}, 2: {"pyramid": {"food": 1}}}
ASK = {"seats": {0: {"square": 3}}}
QUESTION = ["roll -> 4, question, 7", "ask medium -> a"]

REFUSALS: list[Row] = [
    ("game-over", "Pharaon 12.6", {"seats": {0: {"pyramid": FULL}}}, ["roll -> 1"], "roll"),
    ("roll-first", "Pharaon 4.2", {}, [], "stay"),
    ("after-six", "Pharaon 4.3", {}, ["roll -> 6"], "draw"),
    ("at-start", "Pharaon 5.1", {"seats": {0: {"square": 38}}}, ["roll -> 2"], "roll"),
    ("at-pyramid", "Pharaon 8.1", {"seats": HANDS}, ["roll -> 3"], "roll"),
    ("at-exchange", "Pharaon 9.1", {"seats": HANDS}, ["roll -> 5"], "fight 1"),
    ("at-combat", "Pharaon 10.1", {"seats": ON_COMBAT}, ["roll -> 2"], "exchange 1"),
    ("lay-first", "Pharaon 9.2", {"seats": HANDS}, ["roll -> 5", "exchange 1"], "enough"),
    ("lay-first", "Pharaon 9.2", {"seats": HANDS}, ["roll -> 5", "exchange 1"], "pass"),
    ("match-first", "Pharaon 9.3", {"seats": HANDS}, ["roll -> 5", "exchange 1", "lay food", "enough"], "pass"),
    ("rob-first", "Pharaon 7.4", {"seats": PYRAMIDS}, ["roll -> 4, robbers"], "pass"),
    ("ask-first", "Pharaon 6.1", {}, ["roll -> 4, question, 7"], "answer a"),
    ("answer-first", "Pharaon 6.2", {}, QUESTION, "roll"),
    ("judge-first", "Pharaon 6.7", {"expert": True}, ["roll -> 4, question, 7", "ask easy", "speak"], "roll"),
    ("after-answer", "Pharaon 6.3", {}, [*QUESTION, "answer a"], "roll"),
    ("give-first", "Pharaon 7.10", {"seats": HANDS}, ["roll -> 4, tax"], "pass"),
    (
        "secured-already",
        "Pharaon 8.3",
        {"seats": {0: {"hand": {"food": 1, "priest": 1}, "pyramid": {"food": 1}}}, "pyramid_duplicates": False},
        ["roll -> 3"],
        "secure food",
    ),
    ("not-in-hand", "Pharaon 8.2", {"seats": HANDS}, ["roll -> 3"], "secure priest"),
    ("not-in-hand", "Pharaon 8.2", {"seats": HANDS}, ["roll -> 5", "exchange 1"], "lay priest"),
    ("not-in-hand", "Pharaon 8.2", {"seats": HANDS}, ["roll -> 4, tax"], "give food"),
    ("not-with-yourself", "Pharaon 9.1", {"seats": HANDS}, ["roll -> 5"], "exchange 0"),
    ("not-with-yourself", "Pharaon 10.1", {"seats": ON_COMBAT}, ["roll -> 2"], "fight 0"),
    ("nobody-there", "Pharaon 9.1", {"seats": HANDS}, ["roll -> 5"], "exchange 3"),
    ("nobody-there", "Pharaon 7.4", {"seats": PYRAMIDS}, ["roll -> 4, robbers"], "rob 3"),
    ("empty-hand", "Pharaon 9.1", {"seats": HANDS}, ["roll -> 5"], "exchange 2"),
    ("empty-hand", "Pharaon 10.1", {"seats": ON_COMBAT}, ["roll -> 2"], "fight 2"),
    (
        "in-order",
        "Pharaon 9.2",
        {"seats": {0: {"hand": {"food": 2, "priest": 1}}, 1: HANDS[1]}},
        ["roll -> 5", "exchange 1", "lay food"],
        "lay priest",
    ),
    (
        "too-few-left",
        "Pharaon 9.3",
        {"seats": HANDS},
        ["roll -> 5", "exchange 1", "lay food", "lay food"],
        "lay blessing",
    ),
    ("not-yourself", "Pharaon 7.4", {"seats": PYRAMIDS}, ["roll -> 4, robbers"], "rob 0"),
    (
        "empty-pyramid",
        "Pharaon 7.4",
        {"players": 4, "seats": PYRAMIDS},
        ["roll -> 4, robbers"],
        "rob 3",
    ),
    ("not-aloud", "Pharaon 6.7", {}, QUESTION, "speak"),
    ("only-aloud", "Pharaon 6.7", {"expert": True}, ["roll -> 4, question, 7", "ask easy"], "answer a"),
    ("not-shown", "Pharaon 6.2", {}, QUESTION, "answer d"),
    ("must-answer", "Pharaon 6.6", {}, QUESTION, "pass"),
]


@every_refusal(REFUSALS)
def test_a_refusal_cites_its_paragraph(
    message: str, rule: str, position: dict[str, Any], moves: list[str], action: str
) -> None:
    m = a_match(**position)
    play(m, *moves)
    check_refused(m, action, message, rule)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_refusal_is_reached_here(language: str) -> None:
    assert refusals_in_words(GAME, language) == {row[0] for row in REFUSALS}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "This question has 2 answers to choose from: choose one of those."),
        ("fr", "Cette question propose 2 réponses\u00a0: choisissez une de celles-là."),
    ],
)
def test_a_refusal_speaks_the_language_of_the_player(language: str, sentence: str) -> None:
    refused = at_question("easy").why_not("answer c", language)
    assert refused is not None
    assert refused.sentence == sentence
