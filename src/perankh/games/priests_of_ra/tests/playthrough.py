"""One whole game of The Priests of Ra, which stands in playthrough.txt."""

from __future__ import annotations

from perankh.games.priests_of_ra import GAME
from tests.playing import eagerly
from tests.playthrough import Playthrough

RARE: set[str] = set()


def transcript() -> str:
    """A game in which every kind of event happens, and every kind of decision is asked."""
    return Playthrough(GAME, players=3, seed=9, policy=eagerly({"draw": 10, "pass": 2})).transcript()
