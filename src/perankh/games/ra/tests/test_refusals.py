"""Every reason why an action is not allowed, and the paragraph it cites."""

from __future__ import annotations

from typing import Any

import pytest

from perankh import UnreadableAction
from perankh.games.ra import GAME
from perankh.games.ra.tests.builders import a_match
from tests.refusals import Row, check_refused, every_refusal, refusals_in_words
from tests.suns import sun_set
from tests.telling import play

GODS = {"lane": ["gold", "gold", "unrest"], "tiles": {0: {"god": 2, "art": 2}}}
CIVILISATIONS = {"lane": ["unrest"], "tiles": {0: {"art": 2, "writing": 2, "temple": 1}}}
MONUMENTS = {"lane": ["earthquake"], "tiles": {0: {"temple": 2, "sphinx": 2, "art": 1}}}
BOUGHT = ["invoke", "pass", "pass", "bid 2"]
NO_DISASTERS = {"lane": ["unrest", "gold"], "tiles": {0: {"god": 1}}, "god_may_take_disaster": False}

REFUSALS: list[Row] = [
    ("game-over", "Ra 12.1", {"phase": "over", "epoch": 3}, [], "draw"),
    ("lane-full", "Ra 5.4", {"lane": ["nile"] * 8}, [], "draw"),
    ("bag-empty", "Ra 5.4", {"bag": {}}, [], "draw"),
    ("no-god-played", "Ra 8.2", GODS, [], "stop"),
    ("no-disaster", "Ra 9.1", GODS, [], "lose art"),
    ("no-disaster", "Ra 9.1", GODS, ["take gold"], "lose art"),
    ("no-disaster", "Ra 9.1", GODS, ["invoke"], "lose art"),
    ("no-auction", "Ra 7.1", GODS, [], "pass"),
    ("no-auction", "Ra 7.1", GODS, [], "bid 13"),
    ("no-auction", "Ra 7.1", GODS, ["take gold"], "pass"),
    ("no-auction", "Ra 7.1", GODS, ["take gold"], "bid 13"),
    ("turn-used", "Ra 4.2", GODS, ["take gold"], "draw"),
    ("turn-used", "Ra 4.2", GODS, ["take gold"], "invoke"),
    ("no-god", "Ra 8.1", {"lane": ["gold"]}, [], "take gold"),
    ("no-god", "Ra 8.1", {"lane": ["gold"]}, [], "take nile"),
    ("not-in-lane", "Ra 8.1", GODS, [], "take temple"),
    ("not-in-lane", "Ra 8.1", GODS, ["take gold"], "take drought"),
    ("disaster-not-takeable", "Ra 8.4", NO_DISASTERS, [], "take unrest"),
    ("not-in-lane", "Ra 8.1", NO_DISASTERS, [], "take drought"),
    ("must-bid", "Ra 7.4", {}, ["invoke", "pass", "pass"], "pass"),
    ("gods-in-auction", "Ra 8.5", GODS, ["draw -> ra"], "take gold"),
    ("gods-in-auction", "Ra 8.5", GODS, ["draw -> ra"], "stop"),
    ("auction-first", "Ra 7.1", {}, ["draw -> ra"], "draw"),
    ("auction-first", "Ra 7.1", {}, ["invoke"], "invoke"),
    ("sun-spent", "Ra 7.2", {"spent": {1: [12, 6]}}, ["draw -> ra"], "bid 12"),
    ("sun-not-owned", "Ra 7.2", {}, ["draw -> ra"], "bid 13"),
    ("sun-not-owned", "Ra 7.2", {}, ["draw -> ra"], "bid 1"),
    ("sun-not-owned", "Ra 7.2", {}, ["draw -> ra"], "bid 16"),
    ("sun-not-owned", "Ra 7.2", {}, ["draw -> ra", "bid 9"], "bid 9"),
    ("bid-too-low", "Ra 7.2", {}, ["draw -> ra", "bid 9"], "bid 7"),
    ("disaster-first", "Ra 9.1", CIVILISATIONS, BOUGHT, "draw"),
    ("disaster-first", "Ra 9.1", CIVILISATIONS, BOUGHT, "invoke"),
    ("disaster-first", "Ra 9.1", CIVILISATIONS, BOUGHT, "pass"),
    ("disaster-first", "Ra 9.1", MONUMENTS, BOUGHT, "bid 13"),
    ("disaster-first", "Ra 9.1", MONUMENTS, BOUGHT, "stop"),
    ("disaster-first", "Ra 9.1", MONUMENTS, BOUGHT, "take gold"),
    ("lose-civilisation", "Ra 9.4", CIVILISATIONS, BOUGHT, "lose temple"),
    ("lose-monument", "Ra 9.5", MONUMENTS, BOUGHT, "lose art"),
    ("tile-not-owned", "Ra 9.4", CIVILISATIONS, BOUGHT, "lose religion"),
    ("tile-not-owned", "Ra 9.5", MONUMENTS, BOUGHT, "lose obelisk"),
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
    assert refusals_in_words(GAME, language) == {row[0] for row in REFUSALS} | {
        refusal.message for refusal in GAME.never.values()
    }


@pytest.mark.parametrize(
    ("action", "named", "nomme"),
    [("take temple", "temple", "temple"), ("take writing", "writing tile", "écriture"), ("take nile", "Nile", "Nil")],
)
def test_a_refusal_names_the_tile_in_both_languages(action: str, named: str, nomme: str) -> None:
    m = a_match(lane=["gold"], tiles={0: {"god": 1}})
    english, french = m.why_not(action, "en"), m.why_not(action, "fr")
    assert english is not None
    assert french is not None
    assert named in english.sentence
    assert nomme in french.sentence


@pytest.mark.parametrize("position", [{}, GODS, {"lane": ["nile"] * 8}, {"spent": {1: sun_set(3, 1)}}])
@pytest.mark.parametrize("moves", [[], ["invoke"], ["invoke", "pass"], ["invoke", "pass", "pass"]])
def test_an_action_is_refused_exactly_when_it_is_not_legal(position: dict[str, Any], moves: list[str]) -> None:
    m = a_match(**position)
    play(m, *[move for move in moves if move in m.legal() or m.phase == "bid"][: 1 if "spent" in position else 4])
    assert [action for action in GAME.actions.names if m.why_not(action) is None] == m.legal()


@pytest.mark.parametrize("action", ["", "bid", "bid 0", "bid 17", "bid -1", "take", "lose nile", "jump", "13"])
def test_what_is_no_action_of_the_game_cannot_be_read(action: str) -> None:
    with pytest.raises(UnreadableAction):
        a_match().play(action)


@pytest.mark.parametrize("action", ["DRAW", " draw ", "Draw"])
def test_case_and_spaces_do_not_matter(action: str) -> None:
    m = a_match()
    m.play(action, ["nile"])
    assert m.history[0].action == "draw"
