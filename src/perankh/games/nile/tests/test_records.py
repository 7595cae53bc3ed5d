"""Whole games, replayed to the result they claim; whatever is changed in them is noticed."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from perankh import Match, replay
from perankh.games.nile import GAME
from perankh.games.nile.tests import naive_scoring
from perankh.games.nile.tests.builders import stock_of
from tests.records import each_of, has, put, records_of, refusal
from tests.telling import cites

RECORDS = records_of(GAME)
every_record = each_of(RECORDS)


@every_record
def test_a_record_is_won_by_whom_the_rulebook_says(text: str) -> None:
    m = replay(text)
    stocks = [stock_of(m, seat) for seat in range(m.players)]
    assert m.scores == [naive_scoring.score(stock) for stock in stocks]
    assert m.ranking[0] in naive_scoring.winners(stocks)


def test_three_records_for_each_number_of_players() -> None:
    players = [replay(text).players for text in RECORDS.values()]
    assert all(players.count(number) >= 3 for number in GAME.players)


def chooses(verb: str) -> Callable[[Match], bool]:
    """Whether anybody ever chooses this."""
    return lambda match: any(turn.action.split()[0] == verb for turn in match.history)


@pytest.mark.parametrize(
    "trait",
    [
        pytest.param(has("eaten"), marks=cites("Nile 11.3"), id="locusts eat"),
        pytest.param(has("came_true"), marks=cites("Nile 9.2"), id="a speculation comes true"),
        pytest.param(has("failed"), marks=cites("Nile 9.4"), id="a speculation fails"),
        pytest.param(has("overgrown"), marks=cites("Nile 8.4"), id="a field is replaced"),
        pytest.param(has("offered"), marks=cites("Nile 7.2"), id="an offering is made"),
        pytest.param(chooses("market"), marks=cites("Nile 7.1"), id="a market is held"),
        pytest.param(has("discarded_from_stock"), marks=cites("Nile 7.3"), id="the stock is traded"),
        pytest.param(lambda match: match.options["fast_variant"], marks=cites("Nile 3.4"), id="a fast game"),
        pytest.param(lambda match: match.options["pay_per_crop"], marks=cites("Nile 9.3"), id="paid by crop"),
        pytest.param(lambda match: match.names is not None, id="the players have names"),
    ],
)
def test_some_record_shows_it(trait: Callable[[Match], bool]) -> None:
    assert any(trait(replay(text)) for text in RECORDS.values())


@every_record
def test_no_card_comes_that_the_deck_does_not_hold(text: str) -> None:
    """Seventeen cards of a crop would have to lie somewhere."""
    dealt = re.search(r"^0\. set up -> .+$", text, re.MULTILINE)
    assert dealt is not None
    cards = re.sub(r"(?<=, )[a-z/]+", "wheat", dealt[0])
    assert refusal(put(text, *dealt.span(), cards)).line > 0


@every_record
def test_a_move_that_is_left_out_is_missed(text: str) -> None:
    moves = list(re.finditer(r"^[0-9]+\. seat .+\n", text, re.MULTILINE))
    for move in random.Random("missing").sample(moves, 8):
        assert refusal(put(text, *move.span(), "")).line > 0


@every_record
def test_nobody_may_draw_the_locusts_and_be_spared(text: str) -> None:
    locusts = list(re.finditer(r"locusts, ", text))
    for found in locusts[:3]:
        assert refusal(put(text, *found.span(), ""))


@every_record
def test_a_claimed_result_must_be_true(text: str) -> None:
    scores = re.search(r"^\[Scores \[([0-9]+)", text, re.MULTILINE)
    assert scores is not None
    assert "Scores" in str(refusal(put(text, *scores.span(1), str(int(scores[1]) + 1))))
