"""Positions as text: what is written can be read back, and what is no position is refused with every reason."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from perankh import InvalidPosition, Match, match_from, new_match
from perankh.games.ra.state import RULES_VERSION
from perankh.games.ra.tests.builders import a_match, a_position
from tests.positions import MISSING, changed
from tests.suns import sun_set
from tests.telling import cites, decisions, play


def reasons_against(position: Any) -> list[str]:
    """Why a position is refused."""
    with pytest.raises(InvalidPosition) as refused:
        match_from("ra", position)
    assert str(refused.value) == "; ".join(refused.value.reasons)
    return refused.value.reasons


BID = a_position(ra_track=1, to_act=2, auction={"priest": 0, "high_bid": 3, "high_bidder": 1})
LOSS = a_position(losses={"civilisations": 2}, tiles={0: {"art": 2, "writing": 1}})
GODS = a_position(phase="gods", lane=["gold"], tiles={0: {"god": 1}})
PLAIN = a_position(tiles={0: {"nile": 2}, 1: {"art": 1}}, spent={0: [13], 1: [3]}, lane=["gold", None, "unrest"])


MORE = [
    a_position(phase="over", epoch=3),
    a_position(phase="over", epoch=3, ra_track=8),  # the last Ra tile ended the game
    a_position(losses={"monuments": 2}, tiles={0: {"fortress": 1, "temple": 2}}),
    a_position(losses={"monuments": 2, "playing_gods": True, "priest": 2}, tiles={0: {"temple": 2, "sphinx": 1}}),
]


@pytest.mark.parametrize("position", [PLAIN, BID, LOSS, GODS, *MORE])
def test_a_position_is_written_as_it_was_read(position: dict[str, Any]) -> None:
    assert match_from("ra", position).position() == position
    assert match_from("ra", json.loads(json.dumps(position))).position() == position


@pytest.mark.parametrize(
    ("field", "value"),
    [("auction.voluntary", False), ("auction.high_bid", None), ("auction.high_bidder", None)],
)
def test_what_says_nothing_may_be_left_out_of_an_auction(field: str, value: Any) -> None:
    position = a_position(ra_track=1, to_act=2, auction={"priest": 0})
    assert match_from("ra", changed(position, field, MISSING)).position() == changed(position, field, value)


def test_who_lost_tiles_in_an_auction_need_not_say_so() -> None:
    assert match_from("ra", changed(LOSS, "losses.playing_gods", MISSING)).position() == LOSS


def test_options_may_be_left_out() -> None:
    assert match_from("ra", changed(PLAIN, "options", MISSING)).options == {"god_may_take_disaster": True}


def test_a_position_may_name_the_version_of_the_rules_it_plays_by() -> None:
    m = match_from("ra", PLAIN | {"rules": RULES_VERSION})
    assert (m.rules, m.position()) == (RULES_VERSION, PLAIN)


def test_a_position_plays_by_the_newest_rules_unless_it_says_otherwise() -> None:
    assert match_from("ra", PLAIN).rules == RULES_VERSION


@pytest.mark.parametrize(
    "field", ["players", "epoch", "to_act", "phase", "ra_track", "lane", "centre_sun", "bag", "seats"]
)
def test_every_field_is_needed(field: str) -> None:
    assert reasons_against(changed(PLAIN, field, MISSING))


@pytest.mark.parametrize("path", ["optoins", "seats.0.sun", "options.gods", "legal"])
def test_a_misspelt_field_is_not_overlooked(path: str) -> None:
    (reason,) = reasons_against(changed(PLAIN, path, {}))
    assert f"'{path.rsplit('.', maxsplit=1)[-1]}' is not a field of a position" in reason


def test_a_winner_loses_tiles_when_the_lane_is_empty() -> None:
    tiles = {0: {"art": 2, "writing": 1}}
    assert reasons_against(a_position(losses={"civilisations": 2}, tiles=tiles, lane=["gold"]))


def test_a_missing_auction_is_one_fault() -> None:
    assert reasons_against(changed(BID, "auction", MISSING)) == ["auction is missing"]


def test_a_view_can_be_read_as_a_position() -> None:
    m = new_match("ra", 4, seed=3)
    assert match_from("ra", m.view(2)).position() == m.position()


@pytest.mark.parametrize(
    ("position", "path", "value", "reason"),
    [
        # the head
        (PLAIN, "players", MISSING, "players is missing"),
        (PLAIN, "players", 1, "players must be a number from 2 to 5"),
        (PLAIN, "players", 6, "players must be a number from 2 to 5"),
        (PLAIN, "players", True, "players must be a number"),
        (PLAIN, "players", 3.0, "players must be a number"),
        (PLAIN, "players", "3", "players must be a number"),
        (PLAIN, "rules", 0, "rules must be a number from 1 to"),
        (PLAIN, "rules", RULES_VERSION + 1, "rules must be a number from 1 to"),
        (PLAIN, "rules", None, "rules must be a number"),
        (PLAIN, "epoch", 0, "epoch must be a number from 1 to 3"),
        (PLAIN, "epoch", 4, "epoch must be a number from 1 to 3"),
        (PLAIN, "epoch", MISSING, "epoch is missing"),
        (PLAIN, "phase", "auction", "phase must be one of turn, gods, bid, loss, over"),
        (PLAIN, "phase", 0, "phase must be one of"),
        (PLAIN, "phase", ["turn"], "phase must be one of"),
        (PLAIN, "to_act", 3, "to_act must be a number from 0 to 2"),
        (PLAIN, "to_act", -1, "to_act must be a number from 0 to 2"),
        (PLAIN, "to_act", None, "to_act must be a number"),
        (PLAIN, "to_act", MISSING, "to_act is missing"),
        (PLAIN, "ra_track", 8, "ra_track must be a number from 0 to 7"),
        (PLAIN, "ra_track", -1, "ra_track must be a number from 0 to 7"),
        (PLAIN, "ra_track", MISSING, "ra_track is missing"),
        (PLAIN, "centre_sun", 0, "centre_sun must be a number from 1 to 16"),
        (PLAIN, "centre_sun", 17, "centre_sun must be a number from 1 to 16"),
        (PLAIN, "centre_sun", None, "centre_sun must be a number from 1 to 16"),
        (PLAIN, "centre_sun", MISSING, "centre_sun is missing"),
        (PLAIN, "options", {"god_may_take_disaster": 1}, "options: god_may_take_disaster must be true or false"),
        (PLAIN, "options", None, "options: expected a dictionary"),
        # tiles
        (PLAIN, "bag", MISSING, "bag must map names to counts"),
        (PLAIN, "bag", ["nile"], "bag must map names to counts"),
        (PLAIN, "bag.dragon", 1, "bag cannot hold 'dragon'"),
        (PLAIN, "bag.nile", -1, "bag must count nile with a number from 0 to 180"),
        (PLAIN, "bag.nile", 1.5, "bag must count nile"),
        (PLAIN, "bag.nile", None, "bag must count nile"),
        (PLAIN, "bag.nile", False, "bag must count nile"),
        (PLAIN, "bag.ra", 31, "the box holds 30 ra tiles, the position 31"),
        (PLAIN, "ra_track", 1, "the box holds 30 ra tiles, the position 31"),
        (PLAIN, "bag.nile", 24, "the box holds 25 nile tiles, the position 26"),
        (PLAIN, "lane.1", "gold", "the box holds 5 gold tiles, the position 6"),
        (PLAIN, "lane.1", "unrest", "the box holds 4 unrest tiles, the position 5"),
        (PLAIN, "seats.2.tiles", {"art": 1}, "the box holds 5 art tiles, the position 6"),
        (PLAIN, "lane", MISSING, "lane must be a list of 8"),
        (PLAIN, "lane", [None] * 9, "lane must be a list of 8"),
        (PLAIN, "lane", "gold", "lane must be a list of 8"),
        (PLAIN, "lane.0", "ra", "the lane cannot hold 'ra'"),
        (PLAIN, "lane.0", "none", "the lane cannot hold 'none'"),
        (PLAIN, "lane.0", "Gold", "the lane cannot hold 'Gold'"),
        (PLAIN, "lane.0", 2, "the lane cannot hold 2"),
        (PLAIN, "lane.0", ["gold"], "the lane cannot hold ['gold']"),
        (PLAIN, "lane.0", {"gold": 1}, "the lane cannot hold {'gold': 1}"),
        (PLAIN, "seats.0.tiles", MISSING, "seat 0: tiles must map names to counts"),
        (PLAIN, "seats.0.tiles", {"ra": 1}, "seat 0: tiles cannot hold 'ra'"),
        (PLAIN, "seats.0.tiles", {"unrest": 1}, "seat 0: tiles cannot hold 'unrest'"),
        (PLAIN, "seats.1.tiles", {"art": -1}, "seat 1: tiles must count art with a number from 0 to 180"),
        # seats
        (PLAIN, "seats", MISSING, "seats must be a list of 3"),
        (PLAIN, "seats.2", MISSING, "seats must be a list of 3"),
        (PLAIN, "seats", {}, "seats must be a list of 3"),
        (PLAIN, "seats.0", None, "seat 0: expected a dictionary"),
        (PLAIN, "seats.0.fame", -1, "seat 0: fame must be a number"),
        (PLAIN, "seats.0.fame", 10**9, "seat 0: fame must be a number"),
        (PLAIN, "seats.0.fame", "10", "seat 0: fame must be a number"),
        (PLAIN, "seats.0.fame", MISSING, "seat 0: fame is missing"),
        # suns
        (PLAIN, "seats.2.suns", [11, 10, 7, 7], "seat 2: suns names one number twice"),
        (PLAIN, "seats.2.suns", [11, 10, 7, 17], "seat 2: suns must be numbers from 1 to 16"),
        (PLAIN, "seats.2.suns", [11, 10, 7, 0], "seat 2: suns must be numbers from 1 to 16"),
        (PLAIN, "seats.2.suns", [11, 10, 7, "4"], "seat 2: suns must be numbers from 1 to 16"),
        (PLAIN, "seats.2.suns", [11, 10, 7, True], "seat 2: suns must be numbers from 1 to 16"),
        (PLAIN, "seats.2.suns", [11, 10, 7, 4, 1], "seat 2: suns must be a list of at most 4"),
        (PLAIN, "seats.2.suns", MISSING, "seat 2: suns must be a list of at most 4"),
        (PLAIN, "seats.2.spent_suns", MISSING, "seat 2: spent_suns must be a list of at most 4"),
        (PLAIN, "seats.2.suns", [11, 10, 7, 13], "sun 13 is in two places"),
        (PLAIN, "seats.2.suns", [11, 10, 7, 1], "sun 1 is in two places"),
        (PLAIN, "centre_sun", 4, "sun 4 is in two places"),
        (PLAIN, "seats.2.suns", [11, 10, 7, 16], "sun 16 is not used by 3 players"),
        (PLAIN, "seats.2.suns", [11, 10, 7], "seat 2 owns 3 suns; each of 3 players owns 4"),
        # who is asked
        (
            a_position(spent={0: [13, 8, 5, 2]}, to_act=1),
            "to_act",
            0,
            "seat 0 has no face-up sun and cannot be on turn",
        ),
        (BID, "auction", MISSING, "auction is missing"),
        (BID, "auction", 5, "auction: expected a dictionary"),
        (BID, "auction.priest", MISSING, "auction: priest is missing"),
        (BID, "auction.priest", 3, "auction: priest must be a number from 0 to 2"),
        (BID, "auction.voluntary", "no", "auction: voluntary must be true or false"),
        (BID, "auction.high_bid", 17, "auction: high_bid must be a number from 1 to 16"),
        (BID, "auction.high_bidder", 3, "auction: high_bidder must be a number from 0 to 2"),
        (BID, "auction.high_bid", 12, "seat 2 has no sun above the best bid and cannot be asked"),
        (BID, "auction.high_bid", None, "a best bid needs its bidder, and a bidder a bid"),
        (BID, "auction.high_bidder", None, "a best bid needs its bidder, and a bidder a bid"),
        (BID, "auction.high_bid", 2, "seat 1 does not own the best bid, sun 2"),
        (BID, "auction.high_bidder", 0, "seat 0 does not own the best bid, sun 3"),
        (LOSS, "losses", MISSING, "losses is missing"),
        (LOSS, "losses.civilisations", MISSING, "losses: civilisations is missing"),
        (LOSS, "losses.monuments", -1, "losses: monuments must be a number"),
        (LOSS, "losses.priest", 9, "losses: priest must be a number from 0 to 2"),
        (LOSS, "losses.playing_gods", 0, "losses: playing_gods must be true or false"),
        (LOSS, "losses.civilisations", 0, "nothing is left to lose"),
        (LOSS, "losses.civilisations", 3, "seat 0 has no choice which civilisations to lose"),
        (LOSS, "losses.monuments", 2, "seat 0 has no choice which monuments to lose"),
        (LOSS, "seats.0.tiles", {"art": 2, "fortress": 3}, "seat 0 has no choice which civilisations to lose"),
        (LOSS, "seats.0.tiles", {"flood": 3, "art": 2}, "seat 0 has no choice which civilisations to lose"),
        (LOSS, "seats.0.tiles", {"art": 4}, "seat 0 has no choice which civilisations to lose"),
    ],
)
def test_a_fault_is_named(position: dict[str, Any], path: str, value: Any, reason: str) -> None:
    reasons = reasons_against(changed(position, path, value))
    assert any(said.startswith(reason) for said in reasons), reasons


@cites("Ra 7.1")
def test_nobody_has_bid_who_was_not_asked_yet() -> None:
    position = a_position(ra_track=1, to_act=1, auction={"priest": 0, "high_bid": 7, "high_bidder": 2})
    assert reasons_against(position) == ["seat 2 has not been asked yet and cannot have bid"]
    position = a_position(ra_track=1, to_act=1, auction={"priest": 0, "high_bid": 3, "high_bidder": 1})
    assert reasons_against(position) == ["seat 1 has not been asked yet and cannot have bid"]


@cites("Ra 6.2")
def test_no_invocation_with_a_full_lane_is_voluntary() -> None:
    position = a_position(lane=["nile"] * 8, to_act=1, auction={"priest": 0, "voluntary": True})
    assert reasons_against(position) == ["with a full lane no invocation is voluntary"]


@pytest.mark.parametrize(
    "position",
    [
        # a priest without a face-up sun was never on turn, and could not keep the duty to bid (ruling 24)
        pytest.param(
            a_position(spent={0: sun_set(3, 0)}, to_act=1, auction={"priest": 0, "voluntary": True}),
            marks=cites("Ra 7.4"),
        ),
        # neither a Ra tile, nor a full lane, nor free will began it
        pytest.param(a_position(to_act=1, auction={"priest": 0}), marks=cites("Ra 6.2")),
    ],
)
def test_an_auction_was_begun_somehow(position: dict[str, Any]) -> None:
    assert reasons_against(position)


@cites("Ra 2.2")
def test_the_centre_sun_is_one_that_is_in_use() -> None:
    assert reasons_against(a_position(2, centre=16)) == ["sun 16 is not used by 2 players"]


@cites("Ra 8.2")
@pytest.mark.parametrize(
    "position",
    [
        a_position(phase="gods", lane=["gold"]),  # no god is left
        a_position(phase="gods", tiles={0: {"god": 1}}),  # nothing is left to take
        a_position(phase="gods", tiles={0: {"god": 1}}, lane=["god"]),
        a_position(phase="gods", tiles={0: {"god": 1}}, lane=["unrest"], god_may_take_disaster=False),
    ],
)
def test_nobody_is_asked_for_another_god_who_cannot_play_one(position: dict[str, Any]) -> None:
    assert reasons_against(position) == ["seat 0 has no god left, or nothing to take with one"]


@cites("Ra 10.6")
@pytest.mark.parametrize("epoch", [1, 2])
def test_no_game_is_over_before_the_third_epoch(epoch: int) -> None:
    assert reasons_against(a_position(phase="over", epoch=epoch)) == [f"no game is over in epoch {epoch}"]


@cites("Ra 4.1")
def test_who_plays_gods_has_a_face_up_sun() -> None:
    losses = {"civilisations": 2, "playing_gods": True}
    tiles = {0: {"art": 2, "writing": 1, "god": 1}}
    spent = {0: [13, 8, 5, 2]}
    reason = "seat 0 has no face-up sun and cannot be on turn"
    assert reasons_against(a_position(losses=losses, tiles=tiles, spent=spent, lane=["gold"])) == [reason]
    assert reasons_against(a_position(phase="gods", tiles=tiles, spent=spent, lane=["gold"])) == [reason]


def test_without_the_number_of_players_nothing_else_is_judged() -> None:
    assert reasons_against({}) == ["players is missing"]
    assert reasons_against([]) == ["expected a dictionary, not []", "players is missing"]


def test_all_reasons_are_given_at_once() -> None:
    position = changed(changed(PLAIN, "epoch", 7), "seats.1.fame", -3)
    position = changed(changed(position, "bag.nile", -1), "lane.0", "ra")
    assert [reason.split(",")[0] for reason in reasons_against(position)] == [
        "epoch must be a number from 1 to 3",
        "bag must count nile with a number from 0 to 180",
        "the lane cannot hold 'ra'",
        "seat 1: fame must be a number from 0 to 10000",
    ]


def test_all_impossibilities_are_given_at_once() -> None:
    position = changed(changed(PLAIN, "bag.ra", 31), "bag.god", 9)
    position = changed(position, "seats.2.suns", [13, 10, 7])
    assert reasons_against(position) == [
        "the box holds 30 ra tiles, the position 31",
        "the box holds 8 god tiles, the position 9",
        "sun 13 is in two places",
        "seat 2 owns 3 suns; each of 3 players owns 4",
    ]


def deep(levels: int) -> list[Any]:
    """A list in a list in a list."""
    nest: list[Any] = []
    for _ in range(levels):
        nest = [nest]
    return nest


@pytest.mark.parametrize(
    "garbage", [None, [], {}, "", "turn", 3, 1.5, True, b"ra", {"players": {}}, {1: 2}, [{"players": 3}], {3}, object()]
)
def test_garbage_is_refused(garbage: Any) -> None:
    assert reasons_against(garbage)


@pytest.mark.parametrize(
    "path", ["players", "epoch", "phase", "lane", "lane.0", "bag", "bag.nile", "seats", "seats.0", "seats.0.tiles.nile"]
)
@pytest.mark.parametrize(
    "garbage",
    [10**5000, deep(100_000), float("nan"), "x" * 10_000, {"a": {"b": []}}],
    ids=["a number too long to print", "a list too deep to print", "nan", "a long text", "a dictionary"],
)
def test_garbage_in_a_field_is_refused(path: str, garbage: Any) -> None:
    assert reasons_against(changed(PLAIN, path, garbage))


def some_garbage(chance: random.Random, depth: int = 0) -> Any:
    """Something like JSON, of any shape."""
    words = ["ra", "nile", "gold", "turn", "bid", "players", "seats", "suns", "tiles", "fame", "", "\0", "Ré", "1"]
    plain = [None, True, False, -1, 0, 1, 2, 3, 16, 17, 255, 2**63, -(2**70), 0.5, float("inf"), float("nan")]
    kind = chance.randrange(6 if depth < 3 else 4)
    if kind < 2:
        return chance.choice(plain)
    if kind < 4:
        return chance.choice(words)
    things = [some_garbage(chance, depth + 1) for _ in range(chance.randrange(5))]
    return things if kind == 4 else {chance.choice(words): thing for thing in things}


def spoil(position: dict[str, Any], chance: random.Random) -> None:
    """Put garbage somewhere into a position, or take something away."""
    inside: Any = position
    while True:
        step = chance.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
        if isinstance(inside[step], dict | list) and inside[step] and chance.random() < 0.7:
            inside = inside[step]
            continue
        if chance.random() < 0.15:
            del inside[step]
        else:
            inside[step] = some_garbage(chance)
        return


def play_on(match: Match, chance: random.Random) -> None:
    """Play to the end at random; every position on the way can be read back."""
    for _ in decisions(match):
        assert match_from("ra", match.position()).position() == match.position()
        match.play(chance.choice(match.legal()))


def test_random_garbage_is_refused_or_can_be_played() -> None:
    chance = random.Random("garbage")
    accepted = refused = 0
    for _ in range(3000):
        position = copy.deepcopy(chance.choice([PLAIN, BID, LOSS, GODS, a_position(5), a_position(2, epoch=3)]))
        for _ in range(chance.choice([1, 1, 2, 5])):
            spoil(position, chance)
        try:
            match = match_from("ra", position)
        except InvalidPosition:
            refused += 1
        else:
            accepted += 1
            if accepted % 10 == 0:
                play_on(match, chance)
    assert refused > accepted > 30


def test_random_json_is_refused() -> None:
    chance = random.Random("json")
    for _ in range(2000):
        assert reasons_against(some_garbage(chance))


@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_a_whole_game_goes_from_position_to_position(players: int, seed: int) -> None:
    m, chance = new_match("ra", players, seed=seed), random.Random(seed)
    position = m.position()
    for _ in decisions(m):
        here = match_from("ra", json.loads(json.dumps(position)))
        assert here.legal() == m.legal()
        assert (here.to_act, here.phase, here.scores, here.ranking) == (m.to_act, m.phase, m.scores, m.ranking)
        action = chance.choice(m.legal())
        m.play(action)
        events = here.play(action, m.history[-1].outcomes)
        assert events == list(m.history[-1].events)
        position = here.position()
        assert position == m.position()
    assert match_from("ra", position).is_over


def test_a_match_from_a_position_keeps_it_in_its_record() -> None:
    m = a_match(lane=["gold"])
    play(m, "invoke", "pass", "pass", "bid 2")
    assert m.start == a_position(lane=["gold"])
    assert m.record().splitlines()[-4:] == [
        "1. seat 0: invoke",
        "2. seat 1: pass",
        "3. seat 2: pass",
        "4. seat 0: bid 2",
    ]
