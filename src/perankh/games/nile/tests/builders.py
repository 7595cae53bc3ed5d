"""What the tests of Nile build on: positions in a few words.

The tables below are written out from the rulebook and not imported from the rules: the tests must not agree with them
by construction.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from perankh import Match, match_from
from perankh.engine.events import Event
from tests.telling import seat_of

CROPS = ("papyrus", "wheat", "lettuce", "castor", "flax")
SPECULATIONS = (
    "papyrus/wheat",
    "papyrus/lettuce",
    "papyrus/castor",
    "papyrus/flax",
    "wheat/lettuce",
    "wheat/castor",
    "wheat/flax",
    "lettuce/castor",
    "lettuce/flax",
    "castor/flax",
)
BOX = {**dict.fromkeys(CROPS, 16), **dict.fromkeys(SPECULATIONS, 1), "locusts": 1}

Cards = Mapping[str, int]
Seats = Mapping[int, Cards]


def a_position(
    players: int = 2,
    *,
    phase: str = "trade",
    to_act: int = 0,
    flood: Sequence[str] = ("papyrus",),
    passes_left: int | None = None,
    hands: Seats | None = None,
    fields: Seats | None = None,
    stocks: Seats | None = None,
    speculation: Mapping[int, Sequence[str]] | None = None,
    discard: Cards | None = None,
    deck: Cards | None = None,
    planting: Cards | None = None,
    **options: bool,
) -> dict[str, Any]:
    """A position: by default a first turn, with every card that lies nowhere else in the deck.

    A seat of which nothing is said holds two lettuces: enough to be asked what it will do.
    """
    hands, fields, stocks, speculation = hands or {}, fields or {}, stocks or {}, speculation or {}
    seats = [
        {
            "hand": dict(hands.get(seat, {"lettuce": 2})),
            "fields": dict(fields.get(seat, {})),
            "stock": dict(stocks.get(seat, {})),
            "speculation": list(speculation.get(seat, ())),
        }
        for seat in range(players)
    ]
    position: dict[str, Any] = {
        "players": players,
        "to_act": None if phase == "over" else to_act,
        "phase": phase,
        "flood": list(flood),
        "discard": dict(discard or {}),
        "passes_left": players if passes_left is None else passes_left,
        "seats": seats,
        "options": {"fast_variant": False, "pay_per_crop": False} | options,
    }
    if planting is not None:
        position["planting"] = dict(planting)
    position["deck"] = dict(deck) if deck is not None else _rest_of_the_box(position)
    return position


def _rest_of_the_box(position: Mapping[str, Any]) -> dict[str, int]:
    rest = dict(BOX)
    lying = [position["discard"], position.get("planting", {})]
    for seat in position["seats"]:
        lying += [seat["hand"], seat["fields"], seat["stock"], dict.fromkeys(seat["speculation"], 1)]
    for cards in lying:
        for card, count in cards.items():
            rest[card] -= count
    return {card: count for card, count in rest.items() if count}


def a_match(players: int = 2, **position: Any) -> Match:
    """A match that goes on from such a position."""
    return match_from("nile", a_position(players, **position), seed=1)


def planting(*, hand: Cards, **position: Any) -> Match:
    """A match in which seat 0 may plant from this hand."""
    return a_match(phase="plant", hands={0: hand}, **position)


def order(events: Iterable[Event], *kinds: str) -> list[str]:
    """In which order events of these kinds happened."""
    return [event["event"] for event in events if event["event"] in kinds]


def hand_of(match: Match, seat: int) -> dict[str, int]:
    """The cards of a hand."""
    found: dict[str, int] = seat_of(match, seat)["hand"]
    return found


def fields_of(match: Match, seat: int) -> dict[str, int]:
    """The fields of a seat."""
    found: dict[str, int] = seat_of(match, seat)["fields"]
    return found


def stock_of(match: Match, seat: int) -> dict[str, int]:
    """The stock of a seat."""
    found: dict[str, int] = seat_of(match, seat)["stock"]
    return found
