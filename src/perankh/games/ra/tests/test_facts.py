"""What an order given in advance may ask about: numbers that lie open on the table."""

from __future__ import annotations

import random
from typing import Any

import pytest

from perankh import Match, new_match
from perankh.games.ra.tests.builders import CIVILISATIONS, DISASTERS, MONUMENTS, a_match, lane_of, tiles_of
from tests.suns import RA_SPACES
from tests.telling import decisions, play, seat_of


def expected(match: Match, seat: int) -> dict[str, Any]:
    """The same numbers, counted on the position."""
    position, lane = match.position(), lane_of(match)
    own = seat_of(match, seat)
    others = [seat_of(match, other) for other in range(match.players) if other != seat]
    return {
        "epoch": position["epoch"],
        "ra_track": position["ra_track"],
        "ra_spaces_left": RA_SPACES[match.players] - position["ra_track"],
        "centre_sun": position["centre_sun"],
        "best_bid": position.get("auction", {}).get("high_bid") or 0,
        "own_highest_sun": max(own["suns"], default=0),
        "own_suns": len(own["suns"]),
        "others_suns": sum(len(other["suns"]) for other in others),
        "own_fame": own["fame"],
        "lane_tiles": len(lane),
        "lane_civilisations": sum(tile in CIVILISATIONS for tile in lane),
        "lane_monuments": sum(tile in MONUMENTS for tile in lane),
        "lane_disasters": sum(tile in DISASTERS for tile in lane),
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_facts_are_what_lies_on_the_table(players: int) -> None:
    m, chance = new_match("ra", players, seed=players), random.Random(players)
    for _ in decisions(m):
        for seat in range(players):
            told = m.facts(seat)
            wanted = expected(m, seat)
            assert {name: told[name] for name in wanted} == wanted
            kinds = {name: count for name, count in told.items() if name not in wanted and count}
            lane = {f"lane_{tile}": lane_of(m).count(tile) for tile in lane_of(m)}
            assert kinds == lane | {f"own_{tile}": count for tile, count in tiles_of(m, seat).items()}
        m.play(chance.choice(m.legal()))


def test_every_kind_but_ra_can_be_asked_for_in_the_lane() -> None:
    told = a_match(lane=["nile", "nile", None, "drought"]).facts(0)
    assert (told["lane_nile"], told["lane_drought"], told["lane_flood"], told["lane_tiles"]) == (2, 1, 0, 3)
    assert "lane_ra" not in told


def test_no_bid_is_the_best_outside_an_auction() -> None:
    m = a_match(lane=["gold"])
    play(m, "invoke", "bid 3")
    assert m.facts(0)["best_bid"] == 3
    play(m, "pass", "pass")
    assert m.phase == "turn"
    assert m.facts(0)["best_bid"] == 0


def test_who_has_spent_every_sun_has_no_highest() -> None:
    told = a_match(to_act=1, spent={0: [13, 8, 5, 2]}).facts(0)
    assert (told["own_highest_sun"], told["own_suns"], told["others_suns"]) == (0, 0, 8)
