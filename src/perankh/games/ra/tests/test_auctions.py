"""The auction (rulebook, chapter 7)."""

from __future__ import annotations

import random
from itertools import chain

import pytest

from perankh import Match, new_match
from perankh.games.ra.tests.builders import DISASTERS, a_match, lane_of, tiles_of
from tests.suns import sun_set
from tests.telling import cites, decisions, play, seat_of, told


def all_pass(match: Match) -> list[int | None]:
    """Everyone asked passes for as long as an auction goes on; returns who was asked."""
    asked = []
    for _ in range(match.players):
        if match.phase == "bid":
            asked.append(match.to_act)
            play(match, "pass")
    assert match.phase == "turn", "nobody is asked twice"
    return asked


@cites("Ra 7.1")
@pytest.mark.parametrize(
    ("players", "priest", "order"),
    [
        (2, 0, [1, 0]),
        (2, 1, [0, 1]),
        (3, 0, [1, 2, 0]),
        (3, 2, [0, 1, 2]),
        (4, 1, [2, 3, 0, 1]),
        (5, 3, [4, 0, 1, 2, 3]),
    ],
)
def test_each_player_answers_once_the_priest_last(players: int, priest: int, order: list[int]) -> None:
    m = a_match(players, to_act=priest)
    play(m, "draw -> ra")
    assert m.position()["auction"]["priest"] == priest
    assert all_pass(m) == order


@cites("Ra 7.1")
def test_a_bid_gives_nobody_a_second_answer() -> None:
    # Ruling 19: seat 1 is outbid twice and is not asked again.
    m = a_match()
    play(m, "draw -> ra", "bid 3", "bid 4")
    assert m.to_act == 0
    play(m, "bid 5")
    assert (m.to_act, m.phase) == (1, "turn")
    assert tiles_of(m, 0) == {}


@cites("Ra 7.1", "Ra 7.3")
@pytest.mark.parametrize(
    ("without_suns", "asked"),
    [([], [2, 3, 0, 1]), ([2], [3, 0, 1]), ([0], [2, 3, 1]), ([2, 3], [0, 1]), ([0, 2, 3], [1])],
)
def test_who_has_no_face_up_sun_is_not_asked(without_suns: list[int], asked: list[int]) -> None:
    # Ruling 20: who cannot bid at all is no part of the auction, and the log does not mention it.
    m = a_match(4, to_act=1, spent={seat: sun_set(4, seat) for seat in without_suns})
    play(m, "draw -> ra")
    assert all_pass(m) == asked
    assert told(m.events, "could_not_bid") == []


@cites("Ra 7.1")
@pytest.mark.parametrize("action", ["bid 13", "pass"])
def test_outside_an_auction_nobody_answers(action: str) -> None:
    refused = a_match().why_not(action)
    assert refused is not None
    assert refused.rule == "Ra 7.1"


@cites("Ra 7.2")
@pytest.mark.parametrize(
    ("high_bid", "choices"),
    [
        (None, ["pass", "bid 4", "bid 7", "bid 10", "bid 11"]),
        (3, ["pass", "bid 4", "bid 7", "bid 10", "bid 11"]),
        (6, ["pass", "bid 7", "bid 10", "bid 11"]),
        (9, ["pass", "bid 10", "bid 11"]),
    ],
)
def test_a_bid_is_an_own_sun_above_the_best_bid(high_bid: int | None, choices: list[str]) -> None:
    # Ruling 19.
    bidder = None if high_bid is None else 1
    m = a_match(to_act=2, ra_track=1, auction={"priest": 0, "high_bid": high_bid, "high_bidder": bidder})
    assert m.legal() == choices


@cites("Ra 7.2")
def test_a_face_down_sun_cannot_be_bid() -> None:
    m = a_match(to_act=1, ra_track=1, spent={1: [12, 6]}, auction={"priest": 0})
    assert m.legal() == ["pass", "bid 3", "bid 9"]


@cites("Ra 7.2")
def test_the_highest_bidder_wins_whoever_bid_first() -> None:
    m = a_match(lane=["gold"])
    events = play(m, "draw -> ra", "bid 6", "bid 7", "bid 8")
    assert told(events, "bid") == [(1, 6), (2, 7), (0, 8)]
    assert told(events, "won") == [(0, 8, 1)]
    assert [tiles_of(m, seat) for seat in range(3)] == [{"gold": 1}, {}, {}]


@cites("Ra 7.3")
def test_who_has_no_sun_above_the_best_bid_passes_unasked() -> None:
    # Ruling 18: engine and log, and the player may still hold lower suns.
    m = a_match(spent={2: [11, 10]}, lane=["gold"])
    events = play(m, "draw -> ra", "bid 9")
    assert m.to_act == 0
    assert told(events, "passed", "could_not_bid") == [("could_not_bid", 2)]


@cites("Ra 7.3")
def test_a_pass_is_told() -> None:
    m = a_match()
    assert told(play(m, "draw -> ra", "pass"), "passed", "could_not_bid") == [("passed", 1)]


@cites("Ra 7.3")
def test_the_auction_ends_when_nobody_left_can_answer() -> None:
    m = a_match(lane=["gold"])
    events = play(m, "draw -> ra", "pass", "bid 11", "pass")
    assert told(events, "won") == [(2, 11, 1)]
    m = a_match(lane=["gold"], spent={0: [13]})
    events = play(m, "draw -> ra", "bid 12")
    assert told(events, "could_not_bid") == [(2,), (0,)]
    assert told(events, "won") == [(1, 12, 1)]


@cites("Ra 7.4")
def test_who_invoked_must_bid_when_all_others_pass() -> None:
    # Ruling 17: any of the priest's suns will do.
    m = a_match(lane=["gold"])
    play(m, "invoke", "pass", "pass")
    assert m.legal() == ["bid 2", "bid 5", "bid 8", "bid 13"]
    refused = m.why_not("pass")
    assert refused is not None
    assert refused.rule == "Ra 7.4"


@cites("Ra 7.4")
def test_who_invoked_need_not_bid_when_somebody_has() -> None:
    # Ruling 17.
    m = a_match(lane=["gold"])
    play(m, "invoke", "pass", "bid 4")
    assert m.legal() == ["pass", "bid 5", "bid 8", "bid 13"]
    assert told(play(m, "pass"), "won") == [(2, 4, 1)]


@cites("Ra 7.4", "Ra 7.3")
def test_who_invoked_and_cannot_beat_the_bid_passes_unasked() -> None:
    # Ruling 18: the duty to bid ends with another bid.
    m = a_match(lane=["gold"], spent={0: [13, 8]})
    events = play(m, "invoke", "pass", "bid 7")
    assert told(events, "could_not_bid", "won") == [("could_not_bid", 0), ("won", 2, 7, 1)]


@cites("Ra 7.4")
@pytest.mark.parametrize("seat", [1, 2])
def test_only_the_priest_must_bid(seat: int) -> None:
    m = a_match(lane=["gold"])
    play(m, "invoke", *["pass"] * (seat - 1))
    assert (m.to_act, m.legal()[0]) == (seat, "pass")


@cites("Ra 7.4", "Ra 6.2")
@pytest.mark.parametrize("moves", [["draw -> ra"], ["invoke"]])
def test_an_auction_not_of_free_will_obliges_nobody(moves: list[str]) -> None:
    lane = ["nile"] * (8 if moves == ["invoke"] else 3)
    m = a_match(lane=lane)
    play(m, *moves, "pass", "pass")
    assert (m.to_act, m.legal()[0]) == (0, "pass")


@cites("Ra 7.5")
def test_after_a_ra_tile_an_unsold_lane_stays() -> None:
    # Ruling 21: the centre sun stays as well.
    m = a_match(lane=["nile", "gold", "unrest"], centre=1)
    events = play(m, "draw -> ra", "pass", "pass", "pass")
    assert told(events, "nobody_bid", "lane_boxed", "lane_lost", "won") == [("nobody_bid",)]
    assert lane_of(m) == ["nile", "gold", "unrest"]
    assert (m.position()["centre_sun"], m.to_act) == (1, 1)


@cites("Ra 7.5")
def test_a_full_unsold_lane_is_boxed_and_its_disasters_strike_nobody() -> None:
    # Ruling 22.
    lane = [*DISASTERS, "nile", "gold", "god", "temple"]
    owned = {"pharaoh": 2, "flood": 2, "art": 1, "temple": 1, "writing": 1, "obelisk": 1}
    m = a_match(lane=lane, tiles=dict.fromkeys(range(3), owned))
    bag = m.position()["bag"]
    events = play(m, "invoke", "pass", "pass", "pass")
    assert told(events, "lane_boxed") == [(tile,) for tile in lane]
    assert told(events, "struck", "lost", "gained", "won") == []
    assert lane_of(m) == []
    assert [tiles_of(m, seat) for seat in range(3)] == [owned] * 3
    assert (m.position()["centre_sun"], m.position()["bag"]) == (1, bag)
    assert (m.to_act, m.phase) == (1, "turn")


@cites("Ra 7.6")
def test_the_winner_takes_the_whole_lane() -> None:
    m = a_match(lane=["nile", None, "gold", "nile", "god", None, "temple"], tiles={2: {"nile": 1, "art": 1}})
    events = play(m, "invoke", "pass", "bid 7", "pass")
    assert tiles_of(m, 2) == {"god": 1, "gold": 1, "nile": 3, "art": 1, "temple": 1}
    assert told(events, "gained") == [(2, tile) for tile in ("nile", "gold", "nile", "god", "temple")]
    assert lane_of(m) == []
    assert tiles_of(m, 0) == tiles_of(m, 1) == {}


@cites("Ra 7.6")
def test_a_lane_can_be_sold_twice_in_a_row_only_when_it_is_refilled() -> None:
    m = a_match(lane=["gold"])
    play(m, "invoke", "pass", "pass", "bid 2", "draw -> art", "invoke", "pass", "pass", "bid 4")
    assert (tiles_of(m, 0), tiles_of(m, 2)) == ({"gold": 1}, {"art": 1})


@cites("Ra 7.6", "Ra 9.1")
def test_the_winner_suffers_the_disasters_of_the_lane() -> None:
    m = a_match(lane=["funeral", "gold"], tiles={1: {"pharaoh": 3}, 2: {"pharaoh": 3}})
    play(m, "invoke", "pass", "bid 7", "pass")
    assert tiles_of(m, 2) == {"gold": 1, "pharaoh": 1}
    assert tiles_of(m, 1) == {"pharaoh": 3}


@cites("Ra 7.7")
def test_the_winner_swaps_a_sun_for_the_one_in_the_centre() -> None:
    # Ruling 26.
    m = a_match()
    play(m, "invoke", "bid 9", "pass", "pass")
    assert (seat_of(m, 1)["suns"], seat_of(m, 1)["spent_suns"]) == ([12, 6, 3], [1])
    assert m.position()["centre_sun"] == 9
    play(m, "invoke", "bid 10", "pass", "pass")
    assert (seat_of(m, 2)["suns"], seat_of(m, 2)["spent_suns"]) == ([11, 7, 4], [9])
    assert m.position()["centre_sun"] == 10


@cites("Ra 7.7")
def test_the_sun_from_the_centre_cannot_be_bid_in_the_same_epoch() -> None:
    m = a_match(centre=13, suns={0: [8, 5, 2, 1]})
    play(m, "invoke", "pass", "pass", "bid 2", "draw -> ra", "pass")
    assert m.to_act == 0
    assert m.legal() == ["pass", "bid 1", "bid 5", "bid 8"]


@cites("Ra 7.7")
@pytest.mark.parametrize("bid", ["bid 2", "bid 5", "bid 8", "bid 13"])
def test_the_losers_keep_their_suns(bid: str) -> None:
    m = a_match()
    play(m, "invoke", "pass", "pass", bid)
    assert [seat_of(m, seat)["suns"] for seat in (1, 2)] == [[12, 9, 6, 3], [11, 10, 7, 4]]
    assert sorted(seat_of(m, 0)["suns"] + [int(bid.split()[1])]) == [2, 5, 8, 13]


@cites("Ra 7.7", "Ra 2.2")
@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 4), (4, 3), (5, 3)])
def test_everyone_always_owns_the_same_number_of_suns(players: int, each: int) -> None:
    m, chance = new_match("ra", players, seed=players), random.Random(players)
    for _ in decisions(m):
        position = m.position()
        suns = [seat["suns"] + seat["spent_suns"] for seat in position["seats"]]
        assert [len(own) for own in suns] == [each] * players
        assert sorted([position["centre_sun"], *chain(*suns)]) == list(range(1, players * each + 2))
        m.play(chance.choice(m.legal()))


@cites("Ra 7.8")
@pytest.mark.parametrize(
    ("priest", "moves"),
    [
        (0, ["invoke", "bid 12", "pass"]),  # seat 1 wins, seat 0 is priest
        (0, ["invoke", "pass", "bid 11", "pass"]),
        (0, ["invoke", "pass", "pass", "bid 13"]),
        (0, ["draw -> ra", "pass", "pass", "pass"]),
        (1, ["draw -> ra", "bid 11", "bid 13"]),
        (2, ["draw -> ra", "pass", "pass", "bid 4"]),
    ],
)
def test_the_next_turn_belongs_to_the_left_of_the_priest(priest: int, moves: list[str]) -> None:
    # Ruling 27: whoever won.
    m = a_match(to_act=priest)
    play(m, *moves)
    assert (m.to_act, m.phase) == ((priest + 1) % 3, "turn")


@cites("Ra 7.8")
def test_after_an_auction_players_without_suns_are_skipped() -> None:
    m = a_match(4, spent={1: [12, 7], 2: sun_set(4, 2)})
    play(m, "invoke", "bid 3", "pass", "pass")
    assert (m.to_act, m.phase) == (3, "turn"), "seat 1 has just spent its last sun, and seat 2 has none"


@cites("Ra 7.1", "Ra 7.2", "Ra 7.3", "Ra 7.4", "Ra 7.6", "Ra 7.7", "Ra 7.8")
def test_the_example_of_the_rulebook() -> None:
    """Anna 0, Karim 1, Lea 2 and Omar 3; sun 7 lies in the centre and Karim invokes Ra."""
    lane = ["nile", "gold", "art", "temple", "pharaoh"]
    m = a_match(
        4,
        to_act=1,
        lane=lane,
        centre=7,
        suns={0: [12, 8, 6], 1: [13, 9, 2], 2: [11, 5, 4], 3: [3]},
        spent={3: [10, 1]},
    )
    play(m, "invoke", "bid 5")
    assert m.to_act == 0, "Omar has only sun 3 left and passes unasked"
    play(m, "bid 8")
    assert m.legal() == ["pass", "bid 9", "bid 13"], "Karim could still bid and may pass"
    play(m, "pass")
    assert tiles_of(m, 0) == dict.fromkeys(["gold", "pharaoh", "nile", "art", "temple"], 1)
    assert (seat_of(m, 0)["suns"], seat_of(m, 0)["spent_suns"]) == ([12, 6], [7])
    assert m.position()["centre_sun"] == 8
    assert (m.to_act, m.phase) == (2, "turn")


@cites("Ra 7.4", "Ra 7.5", "Ra 5.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_unsold_lane_is_never_a_voluntary_one(players: int) -> None:
    # Rulings 23 and 24: a Ra tile never meets a full lane, and an invocation of free will is always sold.
    chance = random.Random(players)
    for seed in range(20):
        m, began = new_match("ra", players, seed=seed), ""
        for _ in decisions(m):
            lane = lane_of(m)
            for event in m.play(chance.choice(m.legal())):
                if event["event"] in ("ra_came", "invoked", "forced_to_invoke"):
                    began = event["event"]
                    assert (began == "forced_to_invoke") == (len(lane) == 8)
                assert event["event"] != "nobody_bid" or began != "invoked"
