"""What an order given in advance may ask about: numbers that lie open on the table."""

from __future__ import annotations

import random

import pytest

from perankh import new_match
from perankh.games.priests_of_ra.tests.builders import BUILDINGS, CHAMBERS, FACES, PEOPLE, a_match, lane_of, tiles_of
from tests.suns import RA_SPACES
from tests.telling import decisions, seat_of


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_facts_are_what_lies_on_the_table(players: int) -> None:
    m, chance = new_match("priests_of_ra", players, seed=players), random.Random(players)
    for _ in decisions(m):
        position, lane = m.position(), lane_of(m)
        for seat in range(players):
            told, own = m.facts(seat), seat_of(m, seat)
            assert told["ra_spaces_left"] == RA_SPACES[players] - position["ra_track"]
            assert told["best_bid"] == (position.get("auction", {}).get("high_bid") or 0)
            assert told["own_highest_sun"] == max(own["suns"], default=0)
            assert (told["own_fame"], told["own_ankhs"], told["lane_tiles"]) == (own["fame"], own["ankhs"], len(lane))
            for group, faces in (("people", PEOPLE), ("buildings", BUILDINGS), ("chambers", CHAMBERS)):
                assert told[f"lane_{group}"] == sum(face in faces for face in lane)
            assert {face: told[f"lane_{face}"] for face in FACES[1:]} == {face: lane.count(face) for face in FACES[1:]}
            assert {face: told[f"own_{face}"] for face in FACES[1:]} == dict.fromkeys(FACES[1:], 0) | tiles_of(m, seat)
        m.play(chance.choice(m.legal()))


def test_chambers_are_tiles_of_the_pyramid() -> None:
    m = a_match(tiles={1: {"pyramid": 2, "chamber_red": 1, "chamber_blue": 3, "farmer": 2}})
    assert [m.facts(seat)["own_pyramid_tiles"] for seat in range(3)] == [0, 6, 0]
