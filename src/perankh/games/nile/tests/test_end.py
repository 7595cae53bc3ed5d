"""The end (rulebook, chapter 12)."""

from __future__ import annotations

import random

import pytest

from perankh import MatchOver, match_from, new_match
from perankh.games.nile.tests import naive_scoring
from perankh.games.nile.tests.builders import CROPS, a_match, a_position, hand_of, order, planting, stock_of
from tests.telling import cites, play, told


def stock(*piles: int) -> dict[str, int]:
    return {crop: pile for crop, pile in zip(CROPS, piles, strict=True) if pile}


@cites("Nile 12.1")
def test_the_game_ends_with_the_last_card_of_the_last_deck() -> None:
    m = planting(hand={"castor": 1}, deck={"flax": 2}, passes_left=1)
    events = play(m, "pass -> flax, flax")
    assert m.is_over
    assert order(events, "drew", "deck_spent", "flooded") == ["drew", "drew", "deck_spent"]
    with pytest.raises(MatchOver):
        m.play("pass")


@cites("Nile 12.1")
def test_a_draw_stops_short_when_the_last_deck_is_spent() -> None:
    m = planting(hand={"castor": 1}, deck={"flax": 1}, passes_left=1)
    play(m, "pass -> flax")
    assert m.is_over
    assert hand_of(m, 0) == {"castor": 1, "flax": 1}


@cites("Nile 12.1")
@pytest.mark.parametrize(("deck", "luck"), [({"flax": 1}, "flax"), ({"locusts": 1}, "locusts")])
def test_a_market_that_spends_the_last_deck_ends_the_game(deck: dict[str, int], luck: str) -> None:
    m = a_match(hands={0: {"wheat": 4}}, deck=deck, passes_left=1, fields={1: {"castor": 1}})
    events = play(m, f"market wheat wheat -> {luck}")
    assert m.is_over
    assert len(told(events, "eaten")) == (luck == "locusts")


@cites("Nile 12.2")
@pytest.mark.parametrize("by", ["turn", "offering"])
def test_the_last_flood_is_still_harvested(by: str) -> None:
    if by == "turn":
        m = planting(hand={"castor": 1}, deck={"flax": 3}, passes_left=1, fields={1: {"flax": 2}})
        play(m, "pass -> flax, flax, flax")
    else:
        m = a_match(hands={0: {"castor": 2}}, deck={"flax": 1}, passes_left=1, fields={1: {"flax": 2}})
        play(m, "offer castor castor -> flax")
    assert m.is_over
    assert stock_of(m, 1) == {"flax": 1}


@cites("Nile 12.2")
def test_speculation_has_nothing_to_draw_from_a_spent_deck_and_the_harvest_follows() -> None:
    m = planting(hand={"castor/flax": 1, "wheat": 1}, deck={"flax": 3}, passes_left=1, fields={1: {"flax": 2}})
    play(m, "speculate castor/flax")
    events = play(m, "stop -> flax, flax, flax")
    assert order(events, "came_true", "harvested") == ["came_true", "harvested"]
    assert hand_of(m, 0) == {"wheat": 1, "flax": 2}
    assert m.is_over


@cites("Nile 12.2")
def test_speculation_that_spends_the_last_deck_is_followed_by_the_harvest() -> None:
    m = planting(hand={"castor/flax": 1, "wheat": 1}, deck={"flax": 5}, passes_left=1, fields={1: {"flax": 2}})
    play(m, "speculate castor/flax")
    play(m, "stop -> flax, flax, flax, flax, flax")
    assert (hand_of(m, 0), stock_of(m, 1)) == ({"wheat": 1, "flax": 4}, {"flax": 1})
    assert m.is_over


@cites("Nile 12.2")
def test_locusts_that_end_the_last_deck_strike_and_no_flood_follows() -> None:
    m = planting(hand={"castor": 1}, deck={"flax": 2, "locusts": 1}, passes_left=1, fields={1: {"flax": 2}})
    events = play(m, "pass -> flax, flax, locusts")
    assert order(events, "eaten", "flooded") == ["eaten"]
    assert m.is_over


@cites("Nile 12.3", "Nile 12.4")
@pytest.mark.parametrize(
    ("piles", "score"),
    [
        ((1, 4, 5, 6, 7), 104050607),
        ((6, 2, 4, 3, 5), 203040506),
        ((0, 0, 0, 0, 0), 0),
        ((0, 0, 16, 0, 1), 116),
        ((16, 16, 16, 16, 16), 1616161616),
        ((0, 1, 10, 0, 2), 10210),
    ],
)
def test_a_score_is_the_piles_from_the_smallest_on(piles: tuple[int, ...], score: int) -> None:
    m = a_match(
        stocks={0: stock(*piles)}, hands={0: {"castor/flax": 1}, 1: {"wheat/flax": 1}}, phase="over", passes_left=0
    )
    assert m.scores[0] == score == naive_scoring.score(stock(*piles))


@cites("Nile 12.3")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ((1, 4, 5, 6, 7), (2, 3, 4, 5, 6), 1),
        ((1, 4, 5, 6, 7), (7, 6, 5, 4, 0), 0),
        ((1, 1, 1, 1, 1), (0, 9, 9, 9, 9), 0),
        ((1, 2, 2, 2, 9), (1, 2, 2, 3, 3), 1),
        ((0, 0, 0, 0, 1), (0, 0, 0, 0, 0), 0),
        ((0, 0, 0, 0, 0), (0, 0, 10, 0, 0), 1),
    ],
)
def test_the_smallest_pile_matters_first(first: tuple[int, ...], second: tuple[int, ...], winner: int) -> None:
    m = a_match(stocks={0: stock(*first), 1: stock(*second)}, hands={0: {"wheat/flax": 1}}, phase="over", passes_left=0)
    assert m.ranking[0] == winner
    assert naive_scoring.winners([stock(*first), stock(*second)]) == [winner]


@cites("Nile 12.3")
def test_hands_and_fields_do_not_count() -> None:
    m = a_match(hands={0: {"wheat": 5}}, fields={0: {"flax": 3}}, stocks={1: {"flax": 1}})
    assert (m.scores, m.ranking) == ([0, 1], [1, 0])


@cites("Nile 12.5")
def test_equal_piles_share_the_victory() -> None:
    m = planting(
        hand={"castor": 1}, players=3, deck={"flax": 2}, passes_left=1, stocks={0: {"wheat": 1}, 1: {"papyrus": 1}}
    )
    events = play(m, "pass -> flax, flax")
    assert told(events, "game_ended") == [(0, 2), (1, 2)]
    kernel = m.game.kernel
    assert not kernel.outranks(m._state, 0, 1)
    assert not kernel.outranks(m._state, 1, 0)
    assert "shares the victory" in m.describe(events[-1])


@cites("Nile 1.1", "Nile 12.4")
def test_the_score_sheet_shows_every_pile() -> None:
    m = planting(hand={"castor": 1}, deck={"flax": 2}, passes_left=1, stocks={1: stock(3, 1, 2, 0, 4)})
    play(m, "pass -> flax, flax")
    (epoch,) = m.score_sheet()["seats"][1]["epochs"]
    assert [(line["crop"], line["count"]) for line in epoch["lines"]] == [
        *(("castor", 0), ("wheat", 1), ("lettuce", 2), ("papyrus", 3), ("flax", 4)),
    ]
    assert epoch["net"] == m.scores[1] == 1020304


def test_random_games_are_won_by_whom_the_rulebook_says() -> None:
    for seed in range(40):
        m, chance = new_match("nile", 2 + seed % 4, seed=seed), random.Random(seed)
        while not m.is_over:
            codes = m._legal_codes()
            greedy = m.game.actions.names[m.game.kernel.greedy(m._state, codes, len(codes))]
            m.play(greedy if chance.random() < 0.9 else chance.choice(m.legal()))
        stocks = [stock_of(m, seat) for seat in range(m.players)]
        assert m.scores == [naive_scoring.score(stock) for stock in stocks]
        assert [seat for seat, _ in told(m.events, "game_ended")] == naive_scoring.winners(stocks)


def test_a_finished_position_reads_back() -> None:
    position = a_position(phase="over", passes_left=0, deck={}, stocks={0: {"wheat": 2}})
    assert match_from("nile", position).position() == position
