"""What Pharaon Absolu conserves: every card of the box lies somewhere on the table, always."""

from __future__ import annotations

from collections import Counter

from perankh import Match

PHARAOH_CARDS = Counter(dict.fromkeys(("soldier", "priest", "artisan", "food", "musician", "blessing"), 14))
ACTIONS = (
    "vizier flood robbers sandstorm snake wind caravan architect tax market pilgrimage cat".split()  # noqa: SIM905
)


def check_conserved(match: Match) -> None:
    """Both piles, the hands, the pyramids and what lies face down make up the box."""
    position = match.position()
    cards = Counter(position["pile"])
    for seat in position["seats"]:
        cards.update(seat["hand"])
        cards.update(seat["pyramid"])
    for side in ("mine", "theirs"):
        cards.update(position.get("contest", {}).get(side, {}))
    assert cards == PHARAOH_CARDS
    assert Counter(position["questions"] + [card for card in position["used"] if isinstance(card, int)]) == Counter(
        range(1, 49)
    )
    actions = Counter(position["actions"])
    actions.update(card for card in position["used"] if isinstance(card, str))
    assert actions == Counter(dict.fromkeys(ACTIONS, 3))
