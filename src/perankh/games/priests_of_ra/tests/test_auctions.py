"""The auction (rulebook, chapter 7)."""

from __future__ import annotations

import random

import pytest

from perankh import new_match
from perankh.games.priests_of_ra.tests.builders import a_match, lane_of, tiles_of
from tests.suns import sun_set
from tests.telling import cites, decisions, play, seat_of, told


@cites("Priests 7.1")
@pytest.mark.parametrize(("players", "priest"), [(2, 1), (3, 0), (4, 2), (5, 3)])
def test_everyone_answers_once_clockwise_and_the_high_priest_last(players: int, priest: int) -> None:
    m = a_match(players, to_act=priest)
    play(m, "draw -> ra")
    asked = []
    while m.phase == "bid":
        asked.append(m.to_act)
        play(m, "pass")
    assert asked == [(priest + 1 + place) % players for place in range(players)]


@cites("Priests 7.1", "Priests 7.3")
def test_who_has_no_face_up_sun_is_not_asked() -> None:
    m = a_match(4, spent={1: sun_set(4, 1), 2: sun_set(4, 2)})
    events = play(m, "draw -> ra")
    assert (m.to_act, told(events, "could_not_bid")) == (3, [])


@cites("Priests 7.1")
@pytest.mark.parametrize("action", ["bid 13", "pass"])
def test_outside_an_auction_nobody_answers(action: str) -> None:
    refused = a_match().why_not(action)
    assert refused is not None
    assert refused.rule == "Priests 7.1"


@cites("Priests 7.1")
@pytest.mark.parametrize("action", ["draw", "invoke"])
def test_during_an_auction_nobody_takes_a_turn(action: str) -> None:
    refused = a_match(ra_track=1, auction={"priest": 2}).why_not(action)
    assert refused is not None
    assert refused.rule == "Priests 7.1"


@cites("Priests 7.2")
def test_a_bid_is_an_own_face_up_sun_above_the_best_bid() -> None:
    m = a_match(to_act=1, ra_track=1, spent={1: [12]}, auction={"priest": 2, "high_bid": 5, "high_bidder": 0})
    assert m.legal() == ["pass", "bid 6", "bid 9"]
    for action, words in (("bid 12", "face down"), ("bid 3", "too low"), ("bid 13", "do not own")):
        refused = m.why_not(action)
        assert refused is not None
        assert refused.rule == "Priests 7.2"
        assert words in refused.sentence


@cites("Priests 7.3")
def test_who_cannot_beat_the_best_bid_passes_unasked() -> None:
    m = a_match(spent={2: [11, 10]}, lane=["plague"])
    events = play(m, "draw -> ra", "bid 9")
    assert (m.to_act, told(events, "passed", "could_not_bid")) == (0, [("could_not_bid", 2)])


@cites("Priests 7.4")
def test_a_voluntary_high_priest_must_bid_only_when_all_others_pass() -> None:
    # Ruling 8.
    m = a_match()
    play(m, "invoke", "pass", "pass")
    assert m.legal() == ["bid 2", "bid 5", "bid 8", "bid 13"]
    refused = m.why_not("pass")
    assert refused is not None
    assert refused.rule == "Priests 7.4"
    m = a_match()
    play(m, "invoke", "pass", "bid 4")
    assert m.legal() == ["pass", "bid 5", "bid 8", "bid 13"]


@cites("Priests 7.4", "Priests 7.5")
def test_after_a_ra_tile_nobody_must_bid_and_the_tiles_stay() -> None:
    # Ruling 9.
    m = a_match(lane=["priest", "farmer"])
    events = play(m, "draw -> ra", "pass", "pass", "pass")
    assert told(events, "nobody_bid", "lane_boxed", "won") == [("nobody_bid",)]
    assert (lane_of(m), m.position()["centre_sun"], m.to_act) == (["priest", "farmer"], 1, 1)


@cites("Priests 7.5")
def test_a_full_unsold_lane_is_boxed() -> None:
    # Ruling 6.
    lane = ["priest", "plague", "farmer", "market", "chamber_red", "pyramid", "scribe", "library"]
    m = a_match(lane=lane)
    bag = m.position()["bag"]
    events = play(m, "invoke", "pass", "pass", "pass")
    assert len(told(events, "lane_boxed")) == 8
    assert (lane_of(m), m.position()["bag"], m.to_act, m.phase) == ([], bag, 1, "turn")


@cites("Priests 7.6")
def test_the_winner_takes_the_whole_lane_as_it_lies() -> None:
    m = a_match(lane=["plague", "farmer-library", "library-farmer"], tiles={2: {"plague": 1}})
    events = play(m, "invoke", "pass", "bid 7", "pass")
    assert told(events, "gained") == [(2, "plague"), (2, "farmer-library"), (2, "library-farmer")]
    assert tiles_of(m, 2) == {"plague": 2, "farmer": 1, "library": 1}
    assert seat_of(m, 2)["two_faced"] == {"farmer-library": 1, "library-farmer": 1}
    assert lane_of(m) == []


@cites("Priests 7.7")
def test_the_winner_swaps_suns_and_the_losers_keep_theirs() -> None:
    # Ruling 11.
    m = a_match()
    play(m, "invoke", "bid 9", "bid 10", "bid 13")
    assert (seat_of(m, 0)["suns"], seat_of(m, 0)["spent_suns"]) == ([8, 5, 2], [1])
    assert m.position()["centre_sun"] == 13
    assert [seat_of(m, seat)["suns"] for seat in (1, 2)] == [sun_set(3, 1), sun_set(3, 2)]


@cites("Priests 7.8")
@pytest.mark.parametrize(
    ("priest", "moves"),
    [
        (0, ["invoke", "bid 12", "pass"]),
        (0, ["draw -> ra", "pass", "pass", "pass"]),
        (1, ["invoke", "bid 11", "bid 13"]),
    ],
)
def test_the_next_turn_belongs_to_the_left_of_the_high_priest(priest: int, moves: list[str]) -> None:
    # Ruling 14.
    m = a_match(to_act=priest)
    play(m, *moves)
    assert (m.to_act, m.phase) == ((priest + 1) % 3, "turn")


@cites("Priests 7.8", "Priests 8.1")
def test_priests_are_used_before_the_next_turn() -> None:
    m = a_match(lane=["priest", "farmer"])
    play(m, "invoke", "pass", "pass", "bid 2")
    assert (m.to_act, m.phase) == (0, "flip")
    play(m, "stop")
    assert (m.to_act, m.phase) == (1, "turn")


@cites("Priests 7.1", "Priests 7.3", "Priests 7.6", "Priests 7.7", "Priests 7.8")
def test_the_example_of_the_rulebook() -> None:
    """Anna 0, Karim 1 and Lea 2; Karim invokes Ra."""
    m = a_match(to_act=1, lane=["farmer", "plague", "priest"])
    play(m, "invoke", "bid 7", "pass")
    assert "bid 9" in m.legal()
    play(m, "pass")
    assert tiles_of(m, 2) == {"priest": 1, "plague": 1, "farmer": 1}
    assert (seat_of(m, 2)["suns"], seat_of(m, 2)["spent_suns"]) == ([11, 10, 4], [1])
    assert (m.position()["centre_sun"], m.to_act, m.phase) == (7, 2, "flip")
    play(m, "stop")
    assert (m.to_act, m.phase) == (2, "turn")


@cites("Priests 7.7")
@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 4), (4, 3), (5, 3)])
def test_everyone_always_owns_the_same_number_of_suns(players: int, each: int) -> None:
    m, chance = new_match("priests_of_ra", players, seed=players), random.Random(players)
    for _ in decisions(m):
        position = m.position()
        owned = [seat["suns"] + seat["spent_suns"] for seat in position["seats"]]
        assert [len(suns) for suns in owned] == [each] * players
        assert sorted(sum(owned, [position["centre_sun"]])) == list(range(1, players * each + 2))
        m.play(chance.choice(m.legal()))
