"""One whole game of Ra, which stands in playthrough.txt."""

from __future__ import annotations

from perankh.games.ra import GAME
from tests.playing import eagerly
from tests.playthrough import Playthrough

RARE: set[str] = set()


def transcript() -> str:
    """A game in which every kind of event happens, and every kind of decision is asked.

    With even chances, players invoke so often that no lane is ever full, and no Ra track.
    """
    return Playthrough(GAME, players=3, seed=4420, policy=eagerly({"draw": 8, "take": 6, "pass": 2})).transcript()
