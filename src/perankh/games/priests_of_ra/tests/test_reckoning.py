"""What the table would bring if it were counted at once: for the epoch, for the end of the game, and for the lane."""

from __future__ import annotations

import random
from typing import Any

import pytest

from perankh.games.priests_of_ra.tests import naive_scoring
from perankh.games.priests_of_ra.tests.builders import PEOPLE, a_match
from perankh.games.priests_of_ra.tests.test_scoring import a_random_table
from tests.telling import cites, play

RICH = 1_000
"""So much fame that nothing takes the last of it."""


def points(events: list[Any], seat: int) -> int:
    return sum(event["points"] for event in events if event["seat"] == seat)


@cites("Priests 10.1", "Priests 10.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_epoch_and_the_end_together_are_the_slow_reading_of_the_rules(players: int) -> None:
    chance = random.Random(players)
    for _ in range(40):
        m = a_random_table(chance, players, chance.choice([1, 2, 3]), all_colours=True)
        now, end = m.reckoning_seen_by(None)
        displays = m.position()["seats"]
        for display in displays:
            display["fame"] = RICH
            tiles = display["tiles"]
            if tiles.get("priest", 0) >= 3 and tiles.get("plague", 0):
                tiles["plague"] -= 1  # whoever may remove a plague would
        epoch = naive_scoring.fame_after(displays, 1)
        both = naive_scoring.fame_after(displays, 3)
        assert [RICH + points(now, seat) for seat in range(players)] == epoch
        assert [epoch[seat] + points(end, seat) for seat in range(players)] == both


@cites("Priests 7.6")
def test_a_lane_brings_what_its_tiles_would_score() -> None:
    m = a_match(2, lane=["pyramid", "plague", "granary"], tiles={0: {"granary": 1}, 1: {"pyramid": 2}})
    assert m.prospect_seen_by(None) == [2 - 1, 5 - 1]


@cites("Priests 8.1")
def test_priests_of_a_lane_are_used_sensibly() -> None:
    # The fortress is turned into a farmer, the second of them: nobody has more.
    m = a_match(2, epoch=3, lane=["priest", "fortress-farmer"], tiles={0: {"farmer": 1}})
    assert m.prospect_seen_by(None) == [2 + 5, 2]


@cites("Priests 10.3", "Priests 11.3")
def test_ankhs_for_the_people_there_count_at_the_end() -> None:
    m = a_match(2, epoch=2, lane=["scribe"], ankhs={0: 1}, tiles={0: dict.fromkeys(PEOPLE[:3], 1)})
    prospect = m.prospect_seen_by(None)
    assert prospect is not None
    assert prospect[0] == 10 - 5


@cites("Priests 10.5")
def test_who_has_kept_a_plague_is_not_reckoned_to_remove_it() -> None:
    tiles = {"priest": 3, "plague": 2}
    m = a_match(2, ra_track=5, tiles={0: tiles, 1: tiles})
    play(m, "draw -> ra", "keep")
    now, _ = m.reckoning_seen_by(None)
    assert [points(now, seat) for seat in range(2)] == [6 - 3, 6 - 1]


@cites("Priests 10.5")
def test_removing_a_plague_gains_what_it_would_have_cost() -> None:
    m = a_match(3, ra_track=7, tiles={1: {"priest": 3, "plague": 2}})
    play(m, "draw -> ra")
    assert (m.foresee("remove").gain, m.foresee("keep").gain) == (0, -2)


def test_an_empty_lane_is_nothing_on_offer() -> None:
    assert a_match().prospect_seen_by(0) is None
