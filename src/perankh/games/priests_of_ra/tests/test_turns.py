"""The turn, drawing a tile and invoking Ra (rulebook, chapters 4 to 6)."""

from __future__ import annotations

import pytest

from perankh.engine.mechanics.sun_auction.components import NO_TILE
from perankh.games.priests_of_ra.components import Chance
from perankh.games.priests_of_ra.rules import turns
from perankh.games.priests_of_ra.state import Phase
from perankh.games.priests_of_ra.tests.builders import BOX, a_match, lane_of
from tests.suns import sun_set
from tests.telling import Listener, cites, play, told

FULL = ["plague"] * 4 + ["pyramid"] * 4


@cites("Priests 4.1")
def test_turns_go_round_clockwise() -> None:
    m = a_match(3)
    seats = []
    for _ in range(4):
        seats.append(m.to_act)
        play(m, "draw -> plague")
    assert seats == [0, 1, 2, 0]


@cites("Priests 4.1")
def test_a_player_without_a_face_up_sun_is_skipped() -> None:
    m = a_match(3, spent={1: sun_set(3, 1)})
    play(m, "draw -> plague")
    assert m.to_act == 2


@cites("Priests 4.2")
def test_a_turn_is_to_draw_or_to_invoke() -> None:
    # Ruling 7: there are no gods to play.
    assert a_match(lane=["farmer", "priest"], tiles={0: {"priest": 2, "scribe": 1}}).legal() == ["draw", "invoke"]


@cites("Priests 4.3")
def test_who_is_alone_with_suns_goes_on_and_may_hold_auctions() -> None:
    # Ruling 13.
    m = a_match(2, to_act=1, spent={0: sun_set(2, 0)})
    play(m, "draw -> plague")
    assert (m.to_act, m.phase) == (1, "turn")
    play(m, "invoke")
    assert m.legal() == ["bid 3", "bid 4", "bid 7", "bid 8"]
    assert told(play(m, "bid 3"), "won") == [(1, 3, 1)]
    assert (m.to_act, m.phase) == (1, "turn")


@cites("Priests 5.1")
def test_each_tile_left_is_as_likely_as_any_other() -> None:
    state, luck = a_match()._state, Listener()
    state.luck = luck
    turns.draw(state)
    assert luck.heard == [(Chance.TILE, list(BOX.values()))]
    assert sum(state.bag) == sum(BOX.values()) - 1


@cites("Priests 5.2")
@pytest.mark.parametrize("tile", ["priest", "plague", "pyramid"])
def test_a_tile_alike_on_both_sides_goes_into_the_lane_and_ends_the_turn(tile: str) -> None:
    # Ruling 4: no choice.
    m = a_match()
    assert told(play(m, f"draw -> {tile}"), "drew") == [(0, tile)]
    assert (lane_of(m), m.to_act, m.phase) == ([tile], 1, "turn")


@cites("Priests 5.3")
@pytest.mark.parametrize("tile", [name for name in BOX if "-" in name])
def test_the_drawer_chooses_the_face_of_any_other_tile(tile: str) -> None:
    # Ruling 2: both faces are seen before the choice.
    for shown, beneath in (tile.split("-"), reversed(tile.split("-"))):
        m = a_match()
        assert told(play(m, f"draw -> {tile}"), "drew_two_faced") == [(0, tile)]
        assert (m.to_act, m.phase, m.position()["drawn"]) == (0, "face", tile)
        assert m.legal() == [f"show {face}" for face in tile.split("-")]
        assert told(play(m, f"show {shown}"), "showed") == [(0, f"{shown}-{beneath}")]
        assert (m.position()["lane"][0], m.position()["lane_beneath"][0]) == (shown, beneath)
        assert (m.to_act, m.phase, "drawn" in m.position()) == (1, "turn", False)
        assert m._state.drawn == NO_TILE


@cites("Priests 5.3")
@pytest.mark.parametrize("watcher", [0, 1, 2, None])
def test_both_faces_of_every_tile_are_public(watcher: int | None) -> None:
    # Ruling 3.
    m = a_match(lane=["farmer-fortress", "priest"], tiles={1: {"market-scribe": 2}}, drawn="chamber_red-chamber_blue")
    view = m.view(watcher)
    assert (view["lane"][:2], view["lane_beneath"][:2]) == (["farmer", "priest"], ["fortress", None])
    assert view["seats"][1]["two_faced"] == {"market-scribe": 2}
    assert view["drawn"] == "chamber_red-chamber_blue"


@cites("Priests 5.3", "Priests 7.6")
def test_a_tile_keeps_its_face_through_the_auction() -> None:
    m = a_match(2, lane=["fortress-farmer"])
    play(m, "invoke", "pass", "bid 2")
    assert m.position()["seats"][0]["two_faced"] == {"fortress-farmer": 1}


@cites("Priests 5.3")
def test_nothing_else_is_done_until_the_face_is_chosen() -> None:
    m = a_match(drawn="farmer-fortress")
    for action in ("draw", "invoke", "pass", "bid 13", "show farmer-fortress", "show scribe", "stop", "keep"):
        if action in m.game.actions.codes:
            refused = m.why_not(action)
            assert refused is not None
            assert refused.rule == "Priests 5.3"


@cites("Priests 5.4", "Priests 7.1")
def test_a_ra_tile_starts_an_auction() -> None:
    m = a_match(lane=["plague"])
    assert told(play(m, "draw -> ra"), "ra_came") == [(0, 1)]
    assert (m.phase, m.to_act, m.position()["ra_track"], lane_of(m)) == ("bid", 1, 1, ["plague"])


@cites("Priests 5.5")
def test_with_a_full_lane_nobody_draws() -> None:
    m = a_match(lane=FULL)
    assert m.legal() == ["invoke"]
    refused = m.why_not("draw")
    assert refused is not None
    assert refused.rule == "Priests 5.5"


@cites("Priests 5.5")
def test_the_eighth_tile_starts_no_auction() -> None:
    # Ruling 6: the next player must invoke.
    m = a_match(lane=FULL[:7])
    play(m, "draw -> pyramid")
    assert (m.phase, m.to_act, m.legal()) == ("turn", 1, ["invoke"])


@cites("Priests 5.5")
def test_nobody_draws_from_an_empty_bag() -> None:
    # Ruling 35: only a composed position can have one.
    m = a_match(bag={})
    assert m.legal() == ["invoke"]
    refused = m.why_not("draw")
    assert refused is not None
    assert "empty" in refused.sentence


@cites("Priests 6.1", "Priests 7.6")
def test_ra_can_be_invoked_with_an_empty_lane_for_the_sun_alone() -> None:
    # Ruling 10.
    m = a_match(2)
    events = play(m, "invoke", "pass", "bid 9")
    assert told(events, "invoked", "won", "gained") == [("invoked", 0), ("won", 0, 9, 1)]


@cites("Priests 6.2", "Priests 7.4")
def test_with_a_full_lane_the_invocation_is_forced_and_obliges_nobody() -> None:
    m = a_match(2, lane=FULL)
    assert told(play(m, "invoke"), "invoked", "forced_to_invoke") == [("forced_to_invoke", 0)]
    play(m, "pass")
    assert m.legal()[0] == "pass"


def test_phases_are_named_in_the_order_of_a_turn() -> None:
    assert [phase.name for phase in Phase] == ["TURN", "FACE", "BID", "FLIP", "PLAGUE", "OVER"]
