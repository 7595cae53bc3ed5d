"""One whole game of Nile, which stands in playthrough.txt."""

from __future__ import annotations

from perankh.games.nile import GAME
from tests.playing import with_some_sense
from tests.playthrough import Playthrough

RARE: set[str] = set()


def transcript() -> str:
    """A game in which every kind of event happens, and every kind of decision is asked.

    With luck alone, all cards are traded and nothing grows.
    """
    return Playthrough(
        GAME,
        players=2,
        seed=1244,
        policy=with_some_sense(0.7),
        options={"fast_variant": True},
        tables_after=("begins", "reshuffled"),
        every_action=False,
    ).transcript()
