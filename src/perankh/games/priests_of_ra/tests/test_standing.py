"""The end (rulebook, chapter 12)."""

from __future__ import annotations

import pytest

from perankh.games.priests_of_ra.tests.builders import a_match
from tests.telling import cites, play, told


@cites("Priests 12.1")
def test_the_most_fame_wins_and_nothing_more_is_played() -> None:
    m = a_match(2, epoch=3, ra_track=5, fame={0: 12, 1: 30})
    assert told(play(m, "draw -> ra"), "game_ended") == [(1, 30)]
    assert (m.ranking, m.legal()) == ([1, 0], [])
    refused = m.why_not("draw")
    assert refused is not None
    assert refused.rule == "Priests 12.1"


@cites("Priests 12.2")
@pytest.mark.parametrize(
    ("suns", "spent", "winner"),
    [({}, {}, 0), ({}, {0: [9]}, 0), ({0: [8, 6, 5, 2], 1: [9, 7, 4, 3]}, {}, 1), ({0: [6, 5, 2, 1]}, {}, 1)],
)
def test_among_equals_the_highest_single_sun_wins(
    suns: dict[int, list[int]], spent: dict[int, list[int]], winner: int
) -> None:
    # Ruling 33: face up or face down, but not the sun in the centre.
    centre = 9 if suns == {0: [6, 5, 2, 1]} else 1
    m = a_match(2, phase="over", epoch=3, centre=centre, suns=suns, spent=spent)
    assert m.scores == [10, 10]
    assert m.ranking[0] == winner
