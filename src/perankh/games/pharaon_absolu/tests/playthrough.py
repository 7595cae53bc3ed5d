"""Two whole games of Pharaon Absolu, which stand in playthrough.txt.

The questions are those of the tests, so that whoever mends a word of the deck changes nothing here.
"""

from __future__ import annotations

from perankh.games.pharaon_absolu import GAME
from perankh.games.pharaon_absolu.tests.decks import a_deck, played_with
from tests.playing import with_some_sense
from tests.playthrough import Playthrough

RARE = {"returned", "nothing_to_draw", "undecided"}
"""What needs a game longer than anybody wants to read; the tests of the chapters lead there."""


def transcript() -> str:
    """Games in which every kind of decision is asked, and all but the rarest events happen."""
    expert = {"short_board": True, "expert": True, "under_eight": True, "pyramid_duplicates": False}
    with played_with(a_deck()):
        return "\n".join([told(players=3, seed=55), told(players=2, seed=280, **expert)])


def told(players: int, seed: int, **options: bool) -> str:
    """One of the games; it is too long for every position."""
    return Playthrough(
        GAME,
        players,
        seed,
        policy=with_some_sense(0.6, guessing_in="question"),
        options=options,
        tables_after=("dealt", "completed", "broken", "came_home"),
        every_position=False,
        every_action=False,
    ).transcript()
