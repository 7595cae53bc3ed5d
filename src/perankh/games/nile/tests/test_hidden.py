"""What lies face down: hands, stocks, and with them what the deck holds (rulebook, 2.3 and 2.4)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from perankh import Match, new_match
from perankh.bots import new_bot
from perankh.engine.luck import Seeded
from perankh.games.nile import GAME
from perankh.games.nile.tests.builders import BOX, CROPS, a_match, planting
from tests.telling import cites, decisions, play

HANDS = {0: {"wheat": 3, "flax": 2}, 1: {"castor": 4}, 2: {"castor/flax": 1, "papyrus": 1}}
STOCKS = {0: {"wheat": 1}, 1: {"flax": 2, "papyrus": 1}}


@pytest.fixture
def match() -> Match:
    return a_match(3, hands=HANDS, stocks=STOCKS, fields={1: {"lettuce": 2}}, discard={"papyrus": 3})


@cites("Nile 2.3")
def test_a_seat_sees_its_own_cards_and_how_many_the_others_have(match: Match) -> None:
    seats = match.view(0)["seats"]
    assert (seats[0]["hand"], seats[0]["stock"]) == (HANDS[0], STOCKS[0])
    assert (seats[1]["hand"], seats[1]["stock"]) == ({"hidden": 4}, {"hidden": 3})
    assert (seats[2]["hand"], seats[2]["stock"]) == ({"hidden": 2}, {})


@cites("Nile 2.3")
def test_a_spectator_sees_nobody_s_cards(match: Match) -> None:
    seats = match.view(None)["seats"]
    assert [seat["hand"] for seat in seats] == [{"hidden": 5}, {"hidden": 4}, {"hidden": 2}]


@cites("Nile 2.3")
def test_what_the_deck_holds_is_hidden_as_it_would_give_the_hands_away(match: Match) -> None:
    view, position = match.view(0), match.position()
    assert view["deck"] == {"hidden": sum(position["deck"].values())}
    unseen = Counter(position["deck"]) + Counter(HANDS[1]) + Counter(HANDS[2]) + Counter(STOCKS[1])
    assert Counter(view["unseen"]) == unseen
    assert "unseen" not in position


@cites("Nile 2.3")
def test_everything_else_lies_open(match: Match) -> None:
    for seat in (None, 0, 1, 2):
        view, position = match.view(seat), match.position()
        for open_to_all in ("flood", "discard", "passes_left", "phase", "to_act", "options"):
            assert view[open_to_all] == position[open_to_all]
        assert [each["fields"] for each in view["seats"]] == [each["fields"] for each in position["seats"]]


@cites("Nile 2.3")
def test_only_the_seat_is_told_which_card_it_draws(match: Match) -> None:
    events = play(match, "pass", "pass -> wheat, lettuce, flax")
    drawn = [event for event in events if event["event"] == "drew"]
    assert [event["card"] for event in drawn] == ["wheat", "lettuce"]
    for event in drawn:
        assert GAME.events.seen_by(event, 0) == event
        for eyes in (None, 1, 2):
            seen = GAME.events.seen_by(event, eyes)
            assert "card" not in seen
            assert match.describe(seen) == "Seat 0 draws a card."
            assert match.describe(seen, "fr") == "Place 0 pioche une carte."
        assert match.describe(event) != "Seat 0 draws a card."


@cites("Nile 2.3")
def test_nobody_is_told_which_cards_the_others_were_dealt() -> None:
    match = new_match("nile", 2, seed=1)
    for event in match.events:
        if event["event"] == "dealt":
            other = 1 - event["seat"]
            assert "card" not in GAME.events.seen_by(event, other)


@cites("Nile 2.3")
def test_a_harvest_and_a_discard_are_seen_by_all(match: Match) -> None:
    events = play(match, "market wheat stored_wheat -> papyrus", "pass", "pass -> wheat, wheat, lettuce")
    seen = [GAME.events.seen_by(event, None) for event in events]
    assert {"event": "discarded", "seat": 0, "card": "wheat", "rule": "Nile 7.3"} in seen
    assert {"event": "discarded_from_stock", "seat": 0, "crop": "wheat", "rule": "Nile 7.3"} in seen
    assert {"event": "harvested", "seat": 1, "crop": "lettuce", "rule": "Nile 6.1"} in seen


@cites("Nile 2.4")
def test_at_the_end_everything_lies_open() -> None:
    m = planting(hand={"castor": 1}, deck={"flax": 2}, passes_left=1)
    play(m, "pass -> flax, flax")
    for seat in (None, 0, 1):
        view = m.view(seat)
        del view["seat"]
        assert view == m.position()


def everywhere(position: dict[str, Any]) -> Counter[str]:
    """All cards of a position, wherever they lie."""
    cards = Counter(position["deck"]) + Counter(position["discard"])
    for seat in position["seats"]:
        for lying in (seat["hand"], seat["fields"], seat["stock"], seat["speculation"]):
            cards.update(lying)
    return cards


@cites("Nile 2.3")
def test_what_a_seat_imagines_fits_what_it_sees(match: Match) -> None:
    before, view = everywhere(match.position()), match.view(0)
    hands, stocks = set(), set()
    for number in range(200):
        imagined = match.copy()
        imagined._state.luck = Seeded(number)
        GAME.kernel.resample(imagined._state, 0)
        position = imagined.position()
        assert imagined.view(0) == view
        assert everywhere(position) == before == Counter(BOX)
        assert "unseen" not in position
        assert set(position["seats"][1]["stock"]) <= set(CROPS)
        hands.add(tuple(sorted(position["seats"][1]["hand"].items())))
        stocks.add(tuple(sorted(position["seats"][1]["stock"].items())))
    assert len(hands) > 100
    assert len(stocks) > 20


@cites("Nile 2.3", "Nile 3.2")
def test_nobody_imagines_the_locusts_in_a_hand() -> None:
    m = a_match(2, hands={0: {"wheat": 2}, 1: {"flax": 3}}, deck={"locusts": 1})
    for number in range(20):
        imagined = m.copy()
        imagined._state.luck = Seeded(number)
        GAME.kernel.resample(imagined._state, 0)
        assert imagined.position() == m.position()


@cites("Nile 2.3")
def test_the_chances_of_what_a_seat_imagines_are_those_of_the_cards_it_has_not_seen() -> None:
    m = a_match(2, hands={0: {"wheat": 2}, 1: {"flax": 1}}, deck={"flax": 2, "castor": 1})
    found: Counter[str] = Counter()
    for number in range(2000):
        imagined = m.copy()
        imagined._state.luck = Seeded(number)
        GAME.kernel.resample(imagined._state, 0)
        found.update(imagined.position()["seats"][1]["hand"])
    assert 1400 < found["flax"] < 1600
    assert found["castor"] == 2000 - found["flax"]


@pytest.mark.parametrize("players", [2, 5])
def test_a_view_reads_back_as_what_the_seat_sees(players: int) -> None:
    m, chance = new_match("nile", players, seed=players), random.Random(players)
    for _ in decisions(m):
        assert m.to_act is not None
        view = m.view(m.to_act)
        state = GAME.read_position(view)
        assert {"seat": m.to_act} | GAME.write_position(state) == view
        assert state.differences(GAME.conceal(m._state, m.to_act)) == []
        m.play(chance.choice(m.legal()))


def test_bots_play_from_what_they_see() -> None:
    m = new_match("nile", 2, seed=4)
    bots = [new_bot("search", GAME, iterations=50, seed=1), new_bot("greedy", GAME)]
    for _ in decisions(m):
        assert m.to_act is not None
        m.play(bots[m.to_act].choose(m.view(m.to_act), m.legal()))
    assert m.is_over


def test_reading_a_view_and_the_table_in_words_gives_nothing_away(match: Match) -> None:
    lines = "\n".join(match.picture_seen_by(0))
    assert "4 face down" in lines
    assert "castor" not in lines
    assert "castor" in "\n".join(match.picture())
