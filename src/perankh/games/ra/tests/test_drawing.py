"""Drawing a tile (rulebook, chapter 5)."""

from __future__ import annotations

import pytest

from perankh import IllegalAction, ImpossibleOutcome
from perankh.games.ra import GAME
from perankh.games.ra.components import Chance, Tile
from perankh.games.ra.rules import turns
from perankh.games.ra.tests.builders import BOX, DISASTERS, a_match, a_position, lane_of
from tests.telling import Listener, cites, play, told


@cites("Ra 5.1", "Ra 3.1")
def test_every_tile_left_in_the_bag_is_equally_likely() -> None:
    # Ruling 44: luck is told how many there are of each kind, and nothing else.
    state, luck = (
        GAME.read_position(a_position(lane=["temple", "unrest"], tiles={1: {"nile": 3}}, ra_track=4)),
        Listener(Tile.NILE),
    )
    state.luck = luck
    turns.draw(state)
    left = BOX | {"temple": 4, "unrest": 3, "nile": 22, "ra": 26}
    assert luck.heard == [(Chance.TILE, list(left.values()))]


@cites("Ra 5.1")
def test_one_tile_leaves_the_bag() -> None:
    m = a_match()
    events = play(m, "draw -> pharaoh")
    assert m.position()["bag"] == BOX | {"pharaoh": 24}
    assert told(events, "drew") == [(0, "pharaoh")]


@cites("Ra 5.1")
@pytest.mark.parametrize("tile", ["gold", "dragon", "", "none"])
def test_a_tile_that_is_not_in_the_bag_cannot_come(tile: str) -> None:
    m = a_match(tiles={1: {"gold": 5}})
    with pytest.raises(ImpossibleOutcome):
        m.play("draw", [tile])
    assert m.position() == a_match(tiles={1: {"gold": 5}}).position()


@cites("Ra 5.1")
def test_luck_is_asked_once() -> None:
    m = a_match()
    for outcomes in ([], ["nile", "nile"]):
        with pytest.raises(ImpossibleOutcome):
            m.play("draw", outcomes)
    assert m.moves == 0


@cites("Ra 5.2")
@pytest.mark.parametrize("tile", [name for name in BOX if name != "ra"])
def test_any_tile_but_ra_goes_to_the_lane(tile: str) -> None:
    m = a_match(lane=["obelisk"])
    events = play(m, f"draw -> {tile}")
    assert lane_of(m) == ["obelisk", tile]
    assert (m.to_act, m.phase) == (1, "turn")
    assert len(events) == 1, "nothing else happens, not even to who draws a disaster"


@cites("Ra 5.2")
def test_gaps_left_by_gods_are_filled_first() -> None:
    m = a_match(lane=["nile", "gold", "art", "gold", "temple"], tiles={0: {"god": 2}})
    play(m, "take gold", "take art", "draw -> flood", "draw -> writing", "draw -> god")
    assert m.position()["lane"] == ["nile", "flood", "writing", "gold", "temple", "god", None, None]


@cites("Ra 5.2", "Ra 5.4")
def test_a_lane_with_a_gap_is_not_full() -> None:
    # Ruling 10: the next player may draw again, and fills the gap.
    m = a_match(lane=["nile", "gold", *["nile"] * 6], tiles={0: {"god": 1}})
    assert "draw" not in m.legal()
    play(m, "take gold")
    assert m.legal() == ["draw", "invoke"]
    play(m, "draw -> temple")
    assert m.position()["lane"][1] == "temple"
    assert m.legal() == ["invoke"], "and then the lane is full again"


@cites("Ra 5.3")
@pytest.mark.parametrize("ra_track", [0, 1, 6])
def test_a_ra_tile_starts_an_auction(ra_track: int) -> None:
    m = a_match(ra_track=ra_track, lane=["nile"], to_act=1)
    events = play(m, "draw -> ra")
    position = m.position()
    assert (position["ra_track"], position["lane"][:2], m.phase) == (ra_track + 1, ["nile", None], "bid")
    assert position["auction"] == {"priest": 1, "voluntary": False, "high_bid": None, "high_bidder": None}
    assert told(events, "ra_came") == [(1, ra_track + 1)]


@cites("Ra 5.3")
def test_a_ra_tile_starts_an_auction_even_with_an_empty_lane() -> None:
    m = a_match()
    play(m, "draw -> ra")
    assert (m.to_act, m.phase) == (1, "bid")


@cites("Ra 5.4")
def test_a_full_lane_forbids_drawing() -> None:
    m = a_match(lane=[*DISASTERS, "nile", "nile", "god", "art"])
    with pytest.raises(IllegalAction) as refused:
        m.play("draw", ["nile"])
    assert refused.value.rule == "Ra 5.4"
    assert refused.value.legal == ["invoke"]


@cites("Ra 5.4")
def test_the_eighth_tile_starts_nothing_by_itself() -> None:
    # Ruling 9: it is the next player who must invoke Ra or play gods.
    m = a_match(lane=["nile"] * 7, tiles={1: {"god": 1}})
    events = play(m, "draw -> temple")
    assert told(events, "drew") == [(0, "temple")]
    assert (m.to_act, m.phase, m.legal()) == (1, "turn", ["invoke", "take nile", "take temple"])


@cites("Ra 5.4")
def test_the_last_tile_can_be_drawn() -> None:
    m = a_match(bag={"nile": 1})
    play(m, "draw -> nile")
    assert (lane_of(m), m.legal()) == (["nile"], ["invoke"])


@cites("Ra 5.4")
def test_nobody_draws_from_an_empty_bag() -> None:
    m = a_match(bag={}, lane=["nile"], tiles={0: {"god": 1}})
    assert m.legal() == ["invoke", "take nile"]
    with pytest.raises(IllegalAction) as refused:
        m.play("draw", ["nile"])
    assert refused.value.rule == "Ra 5.4"
