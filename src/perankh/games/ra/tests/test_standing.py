"""Who has won (rulebook, chapter 12)."""

from __future__ import annotations

import random

import pytest

from perankh import IllegalAction, MatchOver
from perankh.games.ra.tests.builders import a_match
from tests.suns import sun_set
from tests.telling import cites, play, told


@cites("Ra 12.1")
@pytest.mark.parametrize(
    ("fame", "ranking"),
    [([31, 24, 40], [2, 0, 1]), ([0, 1, 2], [2, 1, 0]), ([3, 2, 1], [0, 1, 2]), ([40, 0, 41], [2, 0, 1])],
)
def test_the_most_fame_wins(fame: list[int], ranking: list[int]) -> None:
    m = a_match(phase="over", epoch=3, fame=dict(enumerate(fame)))
    assert m.scores == fame
    assert m.ranking == ranking


@cites("Ra 12.1")
@pytest.mark.parametrize("action", ["draw", "invoke", "take nile", "stop", "pass", "bid 13", "lose art"])
def test_nothing_more_is_played_when_the_game_is_over(action: str) -> None:
    m = a_match(phase="over", epoch=3, lane=["nile"], tiles={0: {"god": 1, "art": 1}})
    assert (m.is_over, m.to_act, m.legal()) == (True, None, [])
    with pytest.raises(MatchOver) as refused:
        m.play(action)
    assert isinstance(refused.value, IllegalAction)
    assert (refused.value.rule, refused.value.legal) == ("Ra 12.1", [])


@cites("Ra 12.1")
@pytest.mark.parametrize("rich", [0, 1, 2])
def test_the_winner_is_proclaimed(rich: int) -> None:
    m = a_match(epoch=3, ra_track=7, fame={rich: 70})
    events = play(m, "draw -> ra")
    assert events[-1]["event"] == "game_ended"
    assert told(events, "game_ended") == [(rich, m.scores[rich])]
    assert m.ranking[0] == rich


@cites("Ra 12.2")
@pytest.mark.parametrize(
    ("fame", "centre", "suns", "spent", "ranking"),
    [
        ([20, 20, 20], 1, {}, {}, [0, 1, 2]),  # 13, 12 and 11
        ([20, 30, 30], 1, {}, {}, [1, 2, 0]),  # the poorer owner of 13 has no part in it
        ([20, 20, 20], 1, {}, {0: [13]}, [0, 1, 2]),  # face down counts too
        ([20, 20, 20], 13, {0: [8, 5, 2, 1]}, {}, [1, 2, 0]),  # the centre sun does not
        # the single sun, not the sum: 33 for seat 0 and 25 for seat 1
        ([20, 20, 10], 1, {0: [2], 1: [13], 2: [10, 9, 7, 6]}, {0: [12, 11, 8], 1: [3, 5, 4]}, [1, 0, 2]),
        ([0, 0, 0], 1, {0: [2, 5, 8], 2: [4, 7, 10]}, {0: [11], 2: [13]}, [2, 1, 0]),
    ],
)
def test_among_equals_the_highest_single_sun_wins(
    fame: list[int],
    centre: int,
    suns: dict[int, list[int]],
    spent: dict[int, list[int]],
    ranking: list[int],
) -> None:
    # Ruling 41.
    m = a_match(phase="over", epoch=3, fame=dict(enumerate(fame)), centre=centre, suns=suns, spent=spent)
    assert m.ranking == ranking


@cites("Ra 12.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_tie_is_left(players: int) -> None:
    # Ruling 41: no number exists twice.
    chance = random.Random(players)
    suns = [sun_set(players, seat) for seat in range(players)]
    for _ in range(20):
        chance.shuffle(suns)
        m = a_match(players, phase="over", epoch=3, suns=dict(enumerate(suns)))
        best = [max(own) for own in suns]
        assert [best[seat] for seat in m.ranking] == sorted(best, reverse=True)


@cites("Ra 12.2")
def test_the_tie_break_decides_who_is_proclaimed() -> None:
    # Every total of suns is 30; seat 2 owns the 13, face down.
    m = a_match(
        epoch=3,
        ra_track=7,
        suns={0: [2], 1: [], 2: [4]},
        spent={0: [12, 5, 11], 1: [10, 9, 8, 3], 2: [13, 7, 6]},
        tiles={seat: {"art": 1} for seat in range(3)},
    )
    events = play(m, "draw -> ra")
    assert m.scores == [10, 10, 10]
    assert told(events, "game_ended") == [(2, 10)]
    assert m.ranking == [2, 0, 1]
