"""What the table would bring if it were counted at once: for the epoch, for the end of the game, and for the lane."""

from __future__ import annotations

import random
from typing import Any

import pytest

from perankh import Match
from perankh.games.ra.tests import naive_scoring
from perankh.games.ra.tests.builders import BOX, MONUMENTS, a_match
from tests.telling import cites, play, told

GOODS = [name for name in BOX if name not in ("ra", "funeral", "drought", "unrest", "earthquake")]
RICH = 1_000
"""So much fame that nothing takes the last of it."""


def points(events: list[Any], seat: int) -> int:
    return sum(event["points"] for event in events if event["seat"] == seat)


def prospect(match: Match) -> list[int]:
    found = match.prospect_seen_by(None)
    assert found is not None
    return found


def a_random_table(chance: random.Random, players: int, fame: int) -> Match:
    tiles: dict[int, dict[str, int]] = {seat: {} for seat in range(players)}
    for name in GOODS:
        for _ in range(chance.randint(0, BOX[name])):
            seat = chance.randrange(players)
            tiles[seat][name] = tiles[seat].get(name, 0) + 1
    return a_match(players, epoch=chance.choice([1, 2, 3]), tiles=tiles, fame=dict.fromkeys(range(players), fame))


@cites("Ra 11.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_epoch_and_the_end_together_are_the_slow_reading_of_the_rules(players: int) -> None:
    chance = random.Random(players)
    for _ in range(100):
        m = a_random_table(chance, players, RICH)
        now, end = m.reckoning_seen_by(None)
        displays = m.position()["seats"]
        after_an_epoch = naive_scoring.fame_after(displays, 1)
        after_the_last = naive_scoring.fame_after(displays, 3)
        assert [RICH + points(now, seat) for seat in range(players)] == after_an_epoch
        assert [after_an_epoch[seat] + points(end, seat) for seat in range(players)] == after_the_last


@cites("Ra 11.1")
def test_fame_that_is_not_there_cannot_be_lost() -> None:
    # Nobody has a civilisation: seat 0 would lose five fame, had it more than two.
    m = a_match(lane=["gold"], fame={0: 2, 1: 2}, tiles={1: {"gold": 1}, 2: {"gold": 1}})
    assert prospect(m) == [0, 3, 3]


@cites("Ra 7.6")
def test_a_lane_brings_what_its_goods_would_score() -> None:
    m = a_match(lane=["gold", "god", "flood", "nile"], tiles={1: {"nile": 3}})
    assert prospect(m) == [3 + 2 + 2, 3 + 2 + 2 + 3, 3 + 2 + 2]


@cites("Ra 11.2", "Ra 11.7")
def test_a_lane_brings_what_counts_in_the_end_and_what_is_compared() -> None:
    m = a_match(lane=["pharaoh", "sphinx"], tiles={0: {"pharaoh": 1}, 1: {"pharaoh": 1, "sphinx": 2}})
    assert prospect(m) == [0 + 1, 0 + 5, 2 + 1]


@cites("Ra 7.7")
def test_a_lane_is_reckoned_without_the_sun_it_costs() -> None:
    m = a_match(lane=["gold"], suns={0: [13, 12, 8, 2], 1: [9, 6, 5, 3], 2: [11, 10, 7, 4]}, centre=1)
    assert prospect(m) == [3, 3, 3]


@pytest.mark.parametrize(
    ("disaster", "tiles", "brought"),
    [
        ("funeral", {"pharaoh": 3}, -7),
        ("drought", {"flood": 1, "nile": 4}, -5),
        ("drought", {"flood": 3, "nile": 4}, -2),
        ("unrest", {"art": 2, "religion": 1, "writing": 1}, -5),
        ("unrest", {"art": 3, "religion": 1, "writing": 1}, 0),
        ("unrest", {"art": 1}, -5),
        ("earthquake", {"temple": 3, "sphinx": 1, "palace": 1}, -2),
        ("earthquake", {"temple": 4, "sphinx": 2}, -1),
        ("unrest", {"pharaoh": 2, "temple": 1}, 0),
    ],
)
@cites("Ra 9.1", "Ra 9.2", "Ra 9.3", "Ra 9.4", "Ra 9.5", "Ra 9.6")
def test_the_disasters_of_a_lane_are_suffered_with_sensible_losses(
    disaster: str, tiles: dict[str, int], brought: int
) -> None:
    m = a_match(2, lane=[disaster], tiles={0: tiles, 1: {"pharaoh": 2}})
    assert prospect(m)[0] == brought


@cites("Ra 9.4")
def test_tiles_that_the_lane_brings_may_be_lost_again() -> None:
    m = a_match(lane=["art", "religion", "writing", "unrest"])
    assert prospect(m)[0] == 5  # one civilisation is left


def test_an_empty_lane_is_nothing_on_offer() -> None:
    assert a_match().prospect_seen_by(0) is None


@cites("Ra 9.4")
def test_what_somebody_still_owes_to_a_disaster_is_not_the_winners() -> None:
    owing = {"civilisations": 1, "playing_gods": True}
    tiles = {0: {"god": 1, "art": 1, "religion": 1}, 1: {"art": 1, "writing": 1, "astronomy": 1}}
    m = a_match(lane=["gold"], tiles=tiles, losses=owing)
    assert prospect(m) == [3, 3, 3]


# What an action brings


@cites("Ra 5.1")
def test_of_a_draw_nothing_is_foreseen() -> None:
    assert a_match().foresee("draw") == ((), True, None)


@cites("Ra 7.6", "Ra 7.7")
def test_the_bid_that_wins_brings_the_lane_and_the_other_sun() -> None:
    auction = {"priest": 0, "high_bid": None, "high_bidder": None}
    suns = {0: [13, 8, 5, 2], 1: [12, 9, 6, 3], 2: [11, 10, 7, 4]}
    m = a_match(lane=["gold", "art"], suns=suns, auction=auction, ra_track=1)
    foreseen = m.foresee("bid 13")
    assert told(foreseen.events, "won", "gained") == [("won", 0, 13, 1), ("gained", 0, "gold"), ("gained", 0, "art")]
    # Its suns fall from 28 to 16, the fewest; before, they were the fewest as well.
    assert (foreseen.luck, foreseen.gain) == (False, 3 + 5)
    assert m.foresee("pass").gain == 0


@cites("Ra 11.6", "Ra 10.3")
def test_the_end_of_an_epoch_does_not_take_away_what_it_scored() -> None:
    """The civilisations leave, but the next epoch is not over: nobody has lost five for having none."""
    auction = {"priest": 0, "high_bid": None, "high_bidder": None}
    m = a_match(
        2,
        lane=["gold"],
        suns={0: [9], 1: []},
        spent={0: [6, 5, 2], 1: [8, 7, 4, 3]},
        tiles={0: {"art": 1}, 1: {"art": 1}},
        auction=auction,
        ra_track=1,
    )
    foreseen = m.foresee("bid 9")
    assert told(foreseen.events, "epoch_began")
    assert foreseen.gain == 3 - 5  # for the gold, and for suns that were as many as the other's


@cites("Ra 11.7", "Ra 11.8")
def test_at_the_end_of_the_game_everything_is_counted_once() -> None:
    auction = {"priest": 0, "high_bid": None, "high_bidder": None}
    m = a_match(
        2,
        epoch=3,
        lane=["gold"],
        suns={0: [9], 1: []},
        spent={0: [6, 5, 2], 1: [8, 7, 4, 3]},
        tiles={0: {"art": 1} | dict.fromkeys(MONUMENTS, 3), 1: {"art": 1}},
        auction=auction,
        ra_track=1,
    )
    gain = m.foresee("bid 9").gain
    before = naive_scoring.fame_after(m.position()["seats"], 3)[0]
    play(m, "bid 9")
    assert m.is_over
    assert gain == m.scores[0] - before


@cites("Ra 10.5", "Ra 6.1", "Ra 12.1")
def test_epochs_auctions_and_the_end_are_landmarks() -> None:
    m = a_match(2, epoch=2, ra_track=5)
    assert landmarks(m, "invoke", "en") == ["auction", "Auction"]
    m = a_match(2, epoch=2, ra_track=5)
    assert landmarks(m, "draw -> ra", "fr") == ["epoch", "Époque 3"]
    m = a_match(2, epoch=3, ra_track=5)
    assert landmarks(m, "draw -> ra", "fr") == ["end", "La fin"]
    m = a_match(2)
    assert m.landmark(play(m, "draw -> gold")) is None


def landmarks(match: Match, move: str, language: str) -> list[str]:
    event = match.landmark(play(match, move))
    assert event is not None
    return [match.game.events.landmark_of(event), match.describe_landmark(event, language)]
