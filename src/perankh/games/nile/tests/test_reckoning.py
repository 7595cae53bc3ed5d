"""What the stocks would bring if the game ended now, as far as a seat may know."""

from __future__ import annotations

from perankh.games.nile.tests.builders import a_match
from tests.telling import cites

STOCKS = {0: {"wheat": 2, "flax": 1}, 1: {"castor": 3}}


@cites("Nile 12.4", "Nile 2.3")
def test_a_seat_reckons_with_its_own_stock_and_not_with_those_of_others() -> None:
    m = a_match(stocks=STOCKS)
    now, end = m.reckoning_seen_by(0)
    assert now == []
    assert {event["seat"] for event in end} == {0}
    assert sum(event["points"] for event in end) == 102
    assert m.reckoning_seen_by(None)[1] == []


def test_an_empty_stock_is_no_secret() -> None:
    _, end = a_match(stocks={0: STOCKS[0]}).reckoning_seen_by(None)
    assert {event["seat"] for event in end} == {1}


@cites("Nile 12.4")
def test_a_card_of_the_stock_that_is_discarded_is_missed_in_the_score() -> None:
    m = a_match(stocks=STOCKS)
    foreseen = m.foresee("market stored_wheat")
    assert (foreseen.gain, foreseen.luck) == (101 - 102, False)
    assert m.foresee("market stored_wheat stored_flax").luck


@cites("Nile 7.5")
def test_nothing_is_ever_on_offer() -> None:
    assert a_match(stocks=STOCKS).prospect_seen_by(0) is None
