"""What an order given in advance may ask about: numbers that the seat can see."""

from __future__ import annotations

import random

import pytest

from perankh import Match, new_match
from perankh.games.nile.tests.builders import CROPS, a_match, fields_of, hand_of, stock_of
from tests.telling import decisions


def expected(match: Match, seat: int) -> dict[str, int]:
    """The same numbers, counted on the position."""
    position, hand, stock = match.position(), hand_of(match, seat), stock_of(match, seat)
    others = [fields_of(match, other) for other in range(match.players) if other != seat]
    facts = {
        "passes_left": position["passes_left"],
        "deck_left": sum(position["deck"].values()),
        "own_hand": sum(hand.values()),
        "own_stock": sum(stock.values()),
        "own_smallest_pile": min(stock.get(crop, 0) for crop in CROPS),
        "hand_speculations": sum(count for card, count in hand.items() if "/" in card),
    }
    for crop in CROPS:
        facts |= {
            f"hand_{crop}": hand.get(crop, 0),
            f"stock_{crop}": stock.get(crop, 0),
            f"own_field_{crop}": fields_of(match, seat).get(crop, 0),
            f"others_field_{crop}": sum(fields.get(crop, 0) for fields in others),
            f"flooded_{crop}": int(crop in position["flood"]),
        }
    return facts


@pytest.mark.parametrize("players", [2, 5])
def test_facts_are_what_the_seat_sees(players: int) -> None:
    m, chance = new_match("nile", players, seed=players), random.Random(players)
    for _ in decisions(m):
        for seat in range(players):
            assert m.facts(seat) == expected(m, seat)
        m.play(chance.choice(m.legal()))


def test_a_seat_asks_about_its_own_cards_only() -> None:
    told = a_match(hands={0: {"wheat": 3}, 1: {"flax": 4}}, fields={1: {"castor": 2}}).facts(0)
    assert (told["hand_wheat"], told["hand_flax"], told["others_field_castor"]) == (3, 0, 2)
