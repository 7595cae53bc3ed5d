"""What Nile conserves: each of the 91 cards of the box lies somewhere."""

from __future__ import annotations

from collections import Counter

from perankh import Match
from perankh.games.nile.actions import CARD_NAMES
from perankh.games.nile.components import CARDS_IN_BOX

BOX = Counter({name: CARDS_IN_BOX[card] for card, name in CARD_NAMES.items()})


def check_conserved(match: Match) -> None:
    """Of each kind, all cards are there, and the fields of a crop belong to one seat."""
    position = match.position()
    cards = Counter(position["deck"])
    for lying in (position["discard"], position.get("planting", {}), position.get("removed", {})):
        cards.update(lying)
    for seat in position["seats"]:
        for lying in (seat["hand"], seat["fields"], seat["stock"], seat["speculation"]):
            cards.update(lying)
    assert cards == BOX
    fields = Counter(crop for seat in position["seats"] for crop in seat["fields"])
    assert all(count == 1 for count in fields.values())
    assert bool(position["deck"]) == (not match.is_over) == (position["passes_left"] > 0)
