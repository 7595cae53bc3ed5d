"""Positions as text: what is written can be read back, and what is no position is refused with every reason."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from perankh import InvalidPosition, match_from, new_match
from perankh.games.priests_of_ra.tests.builders import a_match, a_position
from tests.positions import changed
from tests.telling import decisions, play

PLAIN = a_position(lane=["farmer-fortress", "priest"], tiles={1: {"market-scribe": 2, "plague": 1}})
AUCTION = a_position(ra_track=1, auction={"priest": 2})
FLIP = a_position(tiles={0: {"priest": 2, "fortress-farmer": 1, "scribe": 1}}, flips={"left": 1})
PLAGUE = a_position(ra_track=8, phase="plague", tiles={0: {"priest": 3, "plague": 1}})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_reads_back(players: int) -> None:
    m, chance = new_match("priests_of_ra", players, seed=players), random.Random(players)
    for _ in decisions(m):
        position = json.loads(json.dumps(m.position()))
        assert match_from("priests_of_ra", position).position() == position
        m.play(chance.choice(m.legal()))


@pytest.mark.parametrize("position", [PLAIN, AUCTION, FLIP, PLAGUE, a_position(drawn="scribe-market")])
def test_composed_positions_read_back(position: dict[str, Any]) -> None:
    assert match_from("priests_of_ra", position).position() == position


@pytest.mark.parametrize(
    ("position", "path", "value", "reason"),
    [
        (PLAIN, "lane.0", "library", "the lane cannot hold 'library' with 'fortress' beneath"),
        (PLAIN, "lane.1", "farmer", "the lane cannot hold 'farmer'"),
        (PLAIN, "lane.1", "ra", "the lane cannot hold 'ra'"),
        (PLAIN, "lane.1", ["priest"], "the lane cannot hold ['priest']"),
        (PLAIN, "lane_beneath.0", None, "the lane cannot hold 'farmer'"),
        (PLAIN, "lane_beneath.0", "granary", "the lane cannot hold 'farmer' with 'granary' beneath"),
        (PLAIN, "lane_beneath.1", "farmer", "the lane cannot hold 'priest' with 'farmer' beneath"),
        (PLAIN, "lane_beneath.2", "farmer", "the lane cannot hold None with 'farmer' beneath"),
        (PLAIN, "lane_beneath", [], "lane_beneath must be a list of 8"),
        (PLAIN, "seats.1.tiles.market", 3, "seat 1: market is counted in two ways: 3 in tiles, 2 in two_faced"),
        (PLAIN, "seats.1.tiles.ra", 1, "seat 1: tiles cannot hold 'ra'"),
        (PLAIN, "seats.1.two_faced.market-market", 1, "seat 1: two_faced cannot hold 'market-market'"),
        (PLAIN, "seats.0.ankhs", 1, "seat 0 has 1 ankhs; 0 epochs bring 0 at most"),
        (PLAIN, "seats.0.ankhs", 7, "seat 0: ankhs must be a number from 0 to 6"),
        (PLAIN, "bag.plague", 12, "the box holds 12 plague tiles, the position 13"),
        (PLAIN, "bag.farmer-fortress", 7, "the box holds 7 farmer-fortress tiles, the position 8"),
        (PLAIN, "bag.fortress-farmer", 1, "bag cannot hold 'fortress-farmer'"),
        (PLAIN, "ra_track", 8, "ra_track must be a number from 0 to 7"),
        (PLAIN, "drawn", "farmer-fortress", "'drawn' is not a field of a position"),
        (AUCTION, "ra_track", 0, "no Ra tile and no full lane has begun the auction"),
        (AUCTION, "auction.high_bid", 5, "a best bid needs its bidder, and a bidder a bid"),
        (FLIP, "flips.left", 3, "seat 0 owns fewer priests than turn tiles over"),
        (FLIP, "flips.just_turned", {"market-scribe": 1}, "seat 0 does not own what was just turned over"),
        (
            changed(FLIP, "seats.0", a_position(tiles={0: {"priest": 2}})["seats"][0]),
            "flips.left",
            2,
            "seat 0 has no tile left to turn over",
        ),
        (changed(FLIP, "lane.0", "plague"), "bag.plague", 11, "who won an auction has taken every tile of the lane"),
        (PLAGUE, "ra_track", 7, "the epoch has not ended: the Ra track is not full, and there are suns to bid"),
        (PLAGUE, "to_act", 1, "seat 1 has no plague to remove, or too few priests"),
        (changed(PLAGUE, "lane.0", "plague"), "bag.plague", 10, "the lane is empty when an epoch has ended"),
        (a_position(drawn="scribe-market"), "drawn", "market-scribe", "drawn must be one of"),
        (a_position(drawn="scribe-market"), "drawn", "priest", "drawn must be one of"),
        (PLAIN, "phase", "over", "no game is over in epoch 1"),
    ],
)
def test_what_no_game_could_have_led_to_is_refused(
    position: dict[str, Any], path: str, value: Any, reason: str
) -> None:
    with pytest.raises(InvalidPosition) as refused:
        match_from("priests_of_ra", changed(position, path, value))
    assert any(told.startswith(reason) for told in refused.value.reasons), refused.value.reasons


def test_nobody_draws_with_a_full_lane() -> None:
    with pytest.raises(InvalidPosition, match="nobody draws a tile when the lane is full"):
        a_match(lane=["plague"] * 8, drawn="farmer-fortress")


def test_who_has_no_sun_left_is_not_on_turn() -> None:
    with pytest.raises(InvalidPosition, match="no face-up sun"):
        a_match(spent={0: [13, 8, 5, 2]})


def test_a_position_in_the_middle_of_flipping_goes_on() -> None:
    m = a_match(
        tiles={0: {"priest": 2, "fortress-farmer": 2}}, flips={"left": 1, "just_turned": {"fortress-farmer": 1}}
    )
    assert m.legal() == ["flip fortress-farmer", "stop"]
    play(m, "flip fortress-farmer")
    assert (m.phase, m.to_act) == ("turn", 1)


def test_options_may_be_left_out_and_a_view_says_whose_it_is() -> None:
    view = {name: value for name, value in a_match().view(1).items() if name != "options"}
    assert match_from("priests_of_ra", view).options == {"chamber_sets_all_colours": True}
