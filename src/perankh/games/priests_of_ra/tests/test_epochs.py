"""The end of an epoch and the beginning of the next (rulebook, chapter 9)."""

from __future__ import annotations

import pytest

from perankh.games.priests_of_ra.tests.builders import FACES, PEOPLE, a_match, lane_of, tiles_of
from tests.suns import RA_SPACES, sun_set
from tests.telling import cites, play, seat_of, told


@cites("Priests 9.1", "Priests 5.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_full_ra_track_ends_the_epoch_without_an_auction(players: int) -> None:
    # Ruling 12.
    m = a_match(players, ra_track=RA_SPACES[players] - 1, lane=["farmer-fortress", "plague"])
    bag = m.position()["bag"]
    events = play(m, "draw -> ra")
    assert told(events, "track_filled") == [(1, RA_SPACES[players])]
    assert told(events, "lane_lost") == [("farmer-fortress",), ("plague",)]
    assert told(events, "ra_came", "gained") == []
    assert (m.position()["epoch"], lane_of(m)) == (2, [])
    assert m.position()["bag"] == bag | {"ra": bag["ra"] - 1}


@cites("Priests 9.1")
def test_the_last_free_space_does_not_end_it() -> None:
    m = a_match(ra_track=6)
    play(m, "draw -> ra")
    assert (m.position()["epoch"], m.phase) == (1, "bid")


@cites("Priests 9.1", "Priests 9.4")
def test_suns_not_used_stay_and_spent_ones_are_turned_up() -> None:
    m = a_match(ra_track=7, suns={1: [12, 6]}, spent={1: [9, 3]})
    play(m, "draw -> ra")
    assert (seat_of(m, 1)["suns"], seat_of(m, 1)["spent_suns"]) == ([12, 9, 6, 3], [])


@cites("Priests 9.2")
def test_the_epoch_ends_when_nobody_has_a_face_up_sun_after_the_last_priests() -> None:
    m = a_match(2, spent={0: [9, 6, 5], 1: sun_set(2, 1)}, lane=["priest", "farmer"], ra_track=3)
    events = play(m, "invoke", "bid 2")
    assert (m.phase, told(events, "suns_spent")) == ("flip", [])
    events = play(m, "stop")
    assert told(events, "suns_spent") == [(1, 3)]
    assert (m.position()["epoch"], m.position()["ra_track"]) == (2, 0)


@cites("Priests 9.3")
@pytest.mark.parametrize("face", [face for face in FACES if face != "ra"])
def test_people_and_priests_leave_and_the_rest_is_kept(face: str) -> None:
    # Rulings 28 and 29.
    leaves = face in (*PEOPLE, "priest")
    m = a_match(ra_track=7, tiles={1: {face: 3}})
    events = play(m, "draw -> ra")
    assert tiles_of(m, 1) == ({} if leaves else {face: 3})
    assert told(events, "tiles_left") == ([(1, face, 3)] if leaves else [])


@cites("Priests 9.3")
def test_people_leave_whatever_lies_beneath_them() -> None:
    m = a_match(ra_track=7, tiles={0: {"farmer-fortress": 1, "farmer-market": 1, "farmer-library": 1}})
    assert told(play(m, "draw -> ra"), "tiles_left") == [(0, "farmer", 3)]
    assert tiles_of(m, 0) == {}


@cites("Priests 9.4")
@pytest.mark.parametrize("centre", [1, 2])
def test_the_ra_track_is_emptied_and_the_centre_sun_stays(centre: int) -> None:
    m = a_match(ra_track=7, centre=centre, suns={0: [13, 8, 5, 3 - centre]})
    play(m, "draw -> ra")
    assert (m.position()["ra_track"], m.position()["centre_sun"], m.position()["bag"]["ra"]) == (0, centre, 22)


@cites("Priests 9.5")
@pytest.mark.parametrize(
    ("centre", "suns", "starter"),
    [(1, {}, 0), (13, {0: [8, 5, 2, 1]}, 1), (1, {0: [12, 8, 5, 2], 1: [13, 9, 6, 3]}, 1)],
)
def test_the_owner_of_the_highest_sun_begins_the_new_epoch(
    centre: int, suns: dict[int, list[int]], starter: int
) -> None:
    # Ruling 34.
    m = a_match(ra_track=7, to_act=2, centre=centre, suns=suns)
    assert told(play(m, "draw -> ra"), "epoch_began") == [(2, starter)]
    assert m.to_act == starter


@cites("Priests 9.6")
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_after_the_third_epoch_the_game_is_over(epoch: int) -> None:
    m = a_match(epoch=epoch, ra_track=7)
    events = play(m, "draw -> ra")
    assert m.is_over == (epoch == 3)
    assert len(told(events, "game_ended")) == (epoch == 3)
