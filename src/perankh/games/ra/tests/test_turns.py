"""The turn and invoking Ra (rulebook, chapters 4 and 6)."""

from __future__ import annotations

from typing import Any

import pytest

from perankh import IllegalAction, Match
from perankh.games.ra.tests.builders import a_match, lane_of, tiles_of
from tests.suns import sun_set
from tests.telling import cites, play, seat_of, told

FULL_LANE = ("pharaoh", "nile", "nile", "art", "gold", "temple", "temple", "unrest")


def alone(**position: Any) -> Match:
    """Seat 0 is the only one of three with face-up suns."""
    return a_match(spent={1: sun_set(3, 1), 2: sun_set(3, 2)}, **position)


@cites("Ra 4.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_round_clockwise(players: int) -> None:
    # Ruling 6: clockwise is towards higher seats.
    m = a_match(players)
    seats = []
    for _ in range(7):
        seats.append(m.to_act)
        play(m, "draw -> nile")
    assert seats == [turn % players for turn in range(7)]


@cites("Ra 4.1")
@pytest.mark.parametrize(
    ("without_suns", "order"),
    [
        ([], [0, 1, 2, 3, 0, 1]),
        ([1], [0, 2, 3, 0, 2, 3]),
        ([1, 2], [0, 3, 0, 3, 0, 3]),
        ([2, 3], [0, 1, 0, 1, 0, 1]),
        ([1, 3], [0, 2, 0, 2, 0, 2]),
    ],
)
def test_a_player_without_a_face_up_sun_is_skipped(without_suns: list[int], order: list[int]) -> None:
    m = a_match(4, spent={seat: sun_set(4, seat) for seat in without_suns})
    seats = []
    for _ in order:
        seats.append(m.to_act)
        play(m, "draw -> nile")
    assert seats == order


@cites("Ra 4.1", "Ra 11.3")
def test_who_is_skipped_keeps_the_tiles_and_scores_them() -> None:
    # Ruling 7: the gods of seat 1 can no longer be played, and still bring fame.
    m = a_match(ra_track=6, spent={1: sun_set(3, 1)}, tiles={1: {"god": 2, "art": 1}}, lane=["flood"])
    play(m, "draw -> ra", "pass", "pass")
    assert m.to_act == 2
    play(m, "draw -> ra")
    assert told(m.events, "scored_gods") == [(0, 1, 0, 0), (1, 1, 2, 4), (2, 1, 0, 0)]


@cites("Ra 4.2")
@pytest.mark.parametrize(
    ("lane", "gods", "choices"),
    [
        ([], 0, ["draw", "invoke"]),
        (["nile"], 0, ["draw", "invoke"]),
        ([], 2, ["draw", "invoke"]),
        (["nile", "temple", "nile"], 1, ["draw", "invoke", "take nile", "take temple"]),
        (["nile"] * 8, 0, ["invoke"]),
        (["nile"] * 8, 1, ["invoke", "take nile"]),
    ],
)
def test_a_turn_is_to_draw_to_invoke_or_to_play_gods(lane: list[str], gods: int, choices: list[str]) -> None:
    assert a_match(lane=lane, tiles={0: {"god": gods}}).legal() == choices


@cites("Ra 4.2")
@pytest.mark.parametrize(
    "moves",
    [
        ["draw -> nile"],
        ["draw -> ra", "pass", "pass", "pass"],
        ["invoke", "pass", "pass", "bid 2"],
        ["take gold", "stop"],
    ],
)
def test_one_action_ends_the_turn(moves: list[str]) -> None:
    # Ruling 8: whatever the action was, the next decision is the next player's.
    m = a_match(lane=["gold", "gold"], tiles={0: {"god": 2}})
    play(m, *moves)
    assert (m.to_act, m.phase) == (1, "turn")


@cites("Ra 4.2")
@pytest.mark.parametrize("action", ["draw", "invoke"])
def test_who_plays_a_god_neither_draws_nor_invokes(action: str) -> None:
    m = a_match(lane=["gold", "gold"], tiles={0: {"god": 2}})
    play(m, "take gold")
    with pytest.raises(IllegalAction) as refused:
        m.play(action)
    assert refused.value.rule == "Ra 4.2"


@cites("Ra 4.3")
def test_the_last_player_goes_on_alone() -> None:
    # Ruling 28: the only one with face-up suns draws, plays a god and draws again.
    m = alone(lane=["nile"], tiles={0: {"god": 1}})
    for move in ["draw -> nile", "draw -> gold", "take gold", "draw -> nile"]:
        play(m, move)
        assert (m.to_act, m.phase) == (0, "turn")


@cites("Ra 4.3", "Ra 7.4")
def test_who_invokes_alone_must_bid() -> None:
    # Ruling 28: nobody else can.
    m = alone(lane=["nile"])
    play(m, "invoke")
    assert m.legal() == ["bid 2", "bid 5", "bid 8", "bid 13"]
    play(m, "bid 2")
    assert (m.to_act, m.phase) == (0, "turn")


@cites("Ra 4.3", "Ra 7.3")
def test_who_draws_a_ra_tile_alone_may_pass() -> None:
    # Ruling 28.
    m = alone(lane=["nile"])
    play(m, "draw -> ra")
    assert m.legal() == ["pass", "bid 2", "bid 5", "bid 8", "bid 13"]
    play(m, "pass")
    assert (m.to_act, m.phase, lane_of(m)) == (0, "turn", ["nile"])


@cites("Ra 4.3", "Ra 7.5")
def test_who_faces_a_full_lane_alone_may_have_it_boxed() -> None:
    # Ruling 29: the player invokes, passes, and goes on with an empty lane.
    m = alone(lane=FULL_LANE)
    assert m.legal() == ["invoke"]
    play(m, "invoke", "pass")
    assert (m.to_act, m.phase, lane_of(m)) == (0, "turn", [])
    assert m.legal() == ["draw", "invoke"]


@cites("Ra 4.3", "Ra 10.2")
def test_the_last_player_ends_the_epoch_with_the_last_sun() -> None:
    m = a_match(spent={0: [13, 8, 5], 1: sun_set(3, 1), 2: sun_set(3, 2)}, lane=["nile"])
    events = play(m, "invoke", "bid 2")
    assert told(events, "suns_spent") == [(1, 0)]
    assert m.position()["epoch"] == 2


@cites("Ra 6.1")
@pytest.mark.parametrize("lane", [[], ["nile"], ["god"], ["drought"] * 2, ["nile"] * 7, ["nile"] * 8])
def test_ra_may_be_invoked_on_any_turn(lane: list[str]) -> None:
    m = a_match(lane=lane)
    assert "invoke" in m.legal()
    play(m, "invoke")
    assert (m.to_act, m.phase) == (1, "bid")


@cites("Ra 6.1")
def test_with_an_empty_lane_only_the_centre_sun_is_at_stake() -> None:
    # Ruling 16.
    m = a_match()
    events = play(m, "invoke", "pass", "bid 4", "pass")
    assert told(events, "won") == [(2, 4, 1)]
    assert told(events, "gained") == []
    assert (tiles_of(m, 2), seat_of(m, 2)["spent_suns"]) == ({}, [1])


@cites("Ra 6.1")
def test_an_invocation_with_room_in_the_lane_is_told_as_such() -> None:
    assert told(play(a_match(lane=["nile"] * 7), "invoke"), "invoked", "forced_to_invoke") == [("invoked", 0)]


@cites("Ra 6.2")
@pytest.mark.parametrize("gods", [0, 2])
def test_with_a_full_lane_the_invocation_is_forced(gods: int) -> None:
    # Ruling 25: even on a player who has gods to play.
    m = a_match(lane=FULL_LANE, tiles={0: {"god": gods}})
    events = play(m, "invoke", "pass", "pass")
    assert told(events, "invoked", "forced_to_invoke") == [("forced_to_invoke", 0)]
    assert (m.to_act, m.legal()[0]) == (0, "pass")
