"""The end of an epoch and the beginning of the next (rulebook, chapter 10)."""

from __future__ import annotations

import pytest

from perankh.games.ra.tests.builders import BOX, CIVILISATIONS, DISASTERS, a_match, lane_of, tiles_of
from tests.suns import RA_SPACES, sun_set
from tests.telling import cites, play, seat_of, told


@cites("Ra 10.1", "Ra 5.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_full_ra_track_ends_the_epoch_at_once(players: int) -> None:
    # Ruling 30: the last Ra tile starts no auction.
    m = a_match(players, ra_track=RA_SPACES[players] - 1, lane=["gold"])
    events = play(m, "draw -> ra")
    assert told(events, "track_filled") == [(1, RA_SPACES[players])]
    assert told(events, "ra_came", "bid", "passed", "could_not_bid", "won", "gained") == []
    assert (m.position()["epoch"], m.phase) == (2, "turn")


@cites("Ra 10.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_free_space_does_not_end_it(players: int) -> None:
    m = a_match(players, ra_track=RA_SPACES[players] - 2, lane=["gold"])
    play(m, "draw -> ra")
    assert (m.position()["epoch"], m.phase) == (1, "bid")


@cites("Ra 10.1")
def test_the_lane_is_boxed_and_no_disaster_strikes() -> None:
    # Ruling 30.
    owned = {"pharaoh": 3, "nile": 3, "art": 1, "temple": 1, "sphinx": 1}
    lane = ["gold", *DISASTERS]
    m = a_match(epoch=3, ra_track=7, lane=lane, tiles=dict.fromkeys(range(3), owned))
    bag = m.position()["bag"]
    events = play(m, "draw -> ra")
    assert told(events, "lane_lost") == [(tile,) for tile in lane]
    assert told(events, "struck", "lost") == []
    assert lane_of(m) == []
    assert m.position()["bag"] == bag | {"ra": bag["ra"] - 1}
    kept = {tile: count for tile, count in owned.items() if tile != "art"}
    assert [tiles_of(m, seat) for seat in range(3)] == [kept] * 3


@cites("Ra 10.1")
def test_suns_not_used_stay_with_their_owners() -> None:
    m = a_match(ra_track=7, centre=9, suns={1: [12, 6], 2: [11]}, spent={1: [3, 1], 2: [10, 7, 4]})
    play(m, "draw -> ra")
    assert [seat_of(m, seat)["suns"] for seat in range(3)] == [[13, 8, 5, 2], [12, 6, 3, 1], [11, 10, 7, 4]]


@cites("Ra 10.2")
def test_the_epoch_ends_when_nobody_has_a_face_up_sun() -> None:
    # Ruling 31.
    m = a_match(2, spent={0: [9, 6, 5], 1: [8, 7, 4]}, lane=["gold"], ra_track=3)
    events = play(m, "invoke", "pass", "bid 2")
    assert told(events, "suns_spent") == []
    assert (m.to_act, m.phase) == (1, "turn")
    events = play(m, "invoke", "bid 3")
    assert told(events, "suns_spent") == [(1, 3)]
    assert (m.position()["epoch"], m.position()["ra_track"]) == (2, 0)


@cites("Ra 10.2", "Ra 9.1")
def test_the_last_disasters_strike_before_the_epoch_ends() -> None:
    # Ruling 31: of the three civilisations that would have brought five, one is left when it is scored.
    tiles = {"art": 1, "writing": 1, "religion": 1, "pharaoh": 2}
    m = a_match(2, spent={0: [9, 6, 5], 1: sun_set(2, 1)}, lane=["unrest", "funeral"], tiles={0: tiles})
    events = play(m, "invoke", "bid 2")
    assert (m.to_act, m.phase) == (0, "loss")
    assert told(events, "suns_spent", "fame_changed") == []
    events = play(m, "lose art", "lose writing")
    assert told(events, "suns_spent") == [(1, 0)]
    assert told(events, "scored_civilisations", "scored_pharaohs") == [
        ("scored_pharaohs", 0, 1, 0, 0),
        ("scored_civilisations", 0, 1, 1, 0),
        ("scored_pharaohs", 1, 1, 0, 0),
        ("scored_civilisations", 1, 1, 0, -5),
    ]


@cites("Ra 10.2")
def test_the_lane_is_empty_when_suns_end_the_epoch() -> None:
    m = a_match(2, spent={0: [9, 6, 5], 1: sun_set(2, 1)}, lane=["gold", "nile"])
    events = play(m, "draw -> temple", "invoke", "bid 2")
    assert told(events, "lane_boxed", "lane_lost") == []
    assert tiles_of(m, 0) == {"nile": 1, "temple": 1}


@cites("Ra 10.3")
@pytest.mark.parametrize("epoch", [1, 2, 3])
@pytest.mark.parametrize("tile", [tile for tile in BOX if tile not in ("ra", *DISASTERS)])
def test_pharaohs_niles_and_monuments_are_kept_and_the_rest_leaves(tile: str, epoch: int) -> None:
    # Ruling 37: gods leave too, whatever one reads elsewhere.
    leaves = tile in ("god", "gold", "flood", *CIVILISATIONS)
    m = a_match(epoch=epoch, ra_track=7, tiles={1: {tile: 2}})
    bag = m.position()["bag"]
    events = play(m, "draw -> ra")
    assert tiles_of(m, 1) == ({} if leaves else {tile: 2})
    assert told(events, "tiles_left") == ([(1, tile, 2)] if leaves else [])
    assert m.position()["bag"] == bag | {"ra": bag["ra"] - 1}


@cites("Ra 10.3")
def test_tiles_leave_after_they_were_scored() -> None:
    m = a_match(ra_track=7, tiles={0: {"gold": 1, "god": 1, "flood": 1, "art": 1}})
    play(m, "draw -> ra")
    assert m.scores == [10 + 3 + 2 + 1, 5, 5]


@cites("Ra 10.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_before_the_next_epoch_the_ra_track_is_emptied_and_suns_are_turned_up(players: int) -> None:
    spaces = RA_SPACES[players]
    spent = {seat: sun_set(players, seat)[1:] for seat in range(1, players)}
    m = a_match(players, ra_track=spaces - 1, spent=spent)
    play(m, "draw -> ra")
    position = m.position()
    assert (position["ra_track"], position["bag"]["ra"]) == (0, 30 - spaces), "no Ra tile comes back"
    assert [seat["suns"] for seat in position["seats"]] == [sun_set(players, seat) for seat in range(players)]
    assert [seat["spent_suns"] for seat in position["seats"]] == [[]] * players


@cites("Ra 10.4")
def test_turned_up_suns_can_be_bid_again() -> None:
    m = a_match(ra_track=7, spent={1: [12, 9, 3]})
    play(m, "draw -> ra", "draw -> ra")
    assert m.legal() == ["pass", "bid 3", "bid 6", "bid 9", "bid 12"]


@cites("Ra 10.4")
@pytest.mark.parametrize("centre", [1, 2])
def test_the_centre_sun_stays(centre: int) -> None:
    m = a_match(ra_track=7, centre=centre, suns={0: [13, 8, 5, 3 - centre]})
    play(m, "draw -> ra")
    assert m.position()["centre_sun"] == centre


@cites("Ra 10.5")
@pytest.mark.parametrize(
    ("centre", "suns", "spent", "starter"),
    [
        (1, {}, {}, 0),
        (13, {0: [8, 5, 2, 1]}, {}, 1),  # 13 lies in the centre and is nobody's
        (12, {1: [9, 6, 3, 1]}, {}, 0),
        (1, {0: [8, 5, 2], 1: [12, 6, 3], 2: [11, 10, 4, 7]}, {0: [9], 1: [13]}, 1),  # suns have changed hands
        (1, {}, {0: [13]}, 0),  # face down when the epoch ended
        (1, {2: [7, 4], 0: [8, 5, 2, 10]}, {2: [13, 11]}, 2),
    ],
)
def test_the_owner_of_the_highest_sun_begins_the_new_epoch(
    centre: int, suns: dict[int, list[int]], spent: dict[int, list[int]], starter: int
) -> None:
    # Ruling 42.
    m = a_match(ra_track=7, centre=centre, suns=suns, spent=spent)
    events = play(m, "draw -> ra")
    assert m.to_act == starter
    assert told(events, "epoch_began") == [(2, starter)]


@cites("Ra 10.6")
@pytest.mark.parametrize("epoch", [1, 2])
def test_the_game_goes_on_after_the_first_and_the_second_epoch(epoch: int) -> None:
    m = a_match(epoch=epoch, ra_track=7)
    play(m, "draw -> ra")
    assert not m.is_over
    assert m.position()["epoch"] == epoch + 1


@cites("Ra 10.6")
@pytest.mark.parametrize("move", ["draw -> ra", "invoke"])
def test_after_the_third_epoch_the_game_is_over(move: str) -> None:
    m = a_match(2, epoch=3, ra_track=5, spent={0: [9, 6, 5], 1: sun_set(2, 1)})
    events = play(m, move, *(["bid 2"] if move == "invoke" else []))
    assert m.is_over
    assert (m.phase, m.to_act, m.legal()) == ("over", None, [])
    assert told(events, "epoch_began") == []
    assert len(told(events, "game_ended")) == 1
    assert len(told(events, "fame_changed")) == 2, "the third epoch is scored before"
