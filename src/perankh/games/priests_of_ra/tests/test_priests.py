"""What priests do when they are won (rulebook, chapter 8)."""

from __future__ import annotations

import pytest

from perankh import Match
from perankh.games.priests_of_ra.tests.builders import BOX, a_match, tiles_of
from tests.telling import cites, play, seat_of, told


def won(lane: list[str], tiles: dict[str, int] | None = None) -> Match:
    """Seat 0 of two has just won this lane, with these tiles before it."""
    m = a_match(2, lane=lane, tiles={0: tiles or {}})
    play(m, "invoke", "pass", "bid 2")
    return m


@cites("Priests 8.1")
@pytest.mark.parametrize("priests", [1, 2, 3])
def test_each_priest_just_won_may_turn_one_tile_over(priests: int) -> None:
    # Ruling 16.
    m = won(["priest"] * priests, {"farmer-fortress": 4})
    for turned in range(priests):
        assert (m.to_act, m.phase, m.position()["flips"]["left"]) == (0, "flip", priests - turned)
        assert told(play(m, "flip farmer-fortress"), "flipped") == [(0, "farmer-fortress")]
    assert (m.to_act, m.phase) == (1, "turn")
    assert tiles_of(m, 0) == {"priest": priests, "farmer": 4 - priests, "fortress": priests}


@cites("Priests 8.2")
@pytest.mark.parametrize("tile", [name for name in BOX if "-" in name])
def test_any_two_faced_tile_will_do_whichever_way_it_lies(tile: str) -> None:
    # Rulings 15 and 18: people, buildings and chambers, just won or older.
    turned = "-".join(reversed(tile.split("-")))
    for lying, other in ((tile, turned), (turned, tile)):
        for m in (won(["priest", lying]), won(["priest"], {lying: 1})):
            assert m.legal() == [f"flip {lying}", "stop"]
            play(m, f"flip {lying}")
            assert seat_of(m, 0)["two_faced"] == {other: 1}


@cites("Priests 8.2")
def test_only_own_tiles_can_be_turned_over() -> None:
    m = a_match(2, lane=["priest", "scribe-market"], tiles={1: {"farmer-fortress": 1}})
    play(m, "invoke", "pass", "bid 2")
    assert m.legal() == ["flip scribe-market", "stop"]
    refused = m.why_not("flip farmer-fortress")
    assert refused is not None
    assert refused.rule == "Priests 8.2"


@cites("Priests 8.2", "Priests 2.2")
@pytest.mark.parametrize("tile", ["ra", "priest", "plague", "pyramid"])
@pytest.mark.parametrize("verb", ["flip", "show"])
def test_what_is_alike_on_both_sides_cannot_be_turned_over(verb: str, tile: str) -> None:
    refused = won(["priest", "farmer"], {"plague": 1, "pyramid": 1}).why_not(f"{verb} {tile}")
    assert refused is not None
    assert refused.rule == "Priests 2.2"


@cites("Priests 8.3")
def test_two_priests_do_not_turn_the_same_tile() -> None:
    # Ruling 16.
    m = won(["priest", "priest"], {"farmer-fortress": 1, "market-scribe": 1})
    play(m, "flip farmer-fortress")
    assert m.legal() == ["flip market-scribe", "stop"]
    refused = m.why_not("flip fortress-farmer")
    assert refused is not None
    assert refused.rule == "Priests 8.3"


@cites("Priests 8.3")
def test_another_tile_that_lies_like_the_one_just_turned_may_be_turned() -> None:
    m = won(["priest"] * 3, {"farmer-fortress": 1, "fortress-farmer": 1})
    play(m, "flip farmer-fortress")
    assert m.position()["flips"]["just_turned"] == {"fortress-farmer": 1}
    assert m.legal() == ["flip fortress-farmer", "stop"]
    play(m, "flip fortress-farmer")
    assert (m.phase, seat_of(m, 0)["two_faced"]) == ("turn", {"farmer-fortress": 1, "fortress-farmer": 1})


@cites("Priests 8.3")
def test_no_priest_has_to_be_used() -> None:
    m = won(["priest", "priest", "farmer-fortress", "scribe-market"])
    play(m, "flip scribe-market", "stop")
    assert (m.to_act, m.phase) == (1, "turn")
    assert tiles_of(m, 0) == {"priest": 2, "farmer": 1, "market": 1}


@cites("Priests 8.4")
def test_priests_already_owned_turn_nothing_over() -> None:
    # Ruling 17.
    m = won(["plague", "farmer-fortress"], {"priest": 3, "scribe-market": 1})
    assert (m.to_act, m.phase) == (1, "turn")
    refused = m.why_not("flip scribe-market")
    assert refused is not None
    assert refused.rule == "Priests 8.4"


@cites("Priests 8.4")
def test_who_has_nothing_to_turn_over_is_not_asked() -> None:
    m = won(["priest", "priest", "plague", "pyramid"])
    assert (m.to_act, m.phase) == (1, "turn")


@cites("Priests 8.4")
def test_a_priest_without_another_tile_left_is_not_asked_again() -> None:
    m = won(["priest", "priest", "farmer-fortress"])
    play(m, "flip farmer-fortress")
    assert (m.to_act, m.phase) == (1, "turn")


@cites("Priests 8.3")
def test_what_was_turned_over_in_one_auction_may_be_turned_back_in_the_next() -> None:
    m = won(["priest", "farmer-fortress"])
    play(m, "flip farmer-fortress", "draw -> priest", "invoke", "pass", "bid 5")
    assert m.legal() == ["flip fortress-farmer", "stop"]


@cites("Priests 8.1", "Priests 8.2", "Priests 8.3")
def test_the_example_of_the_rulebook() -> None:
    m = won(["priest", "priest", "farmer-fortress"], {"chamber_red-chamber_blue": 1})
    play(m, "flip farmer-fortress", "flip chamber_red-chamber_blue")
    assert tiles_of(m, 0) == {"priest": 2, "fortress": 1, "chamber_blue": 1}


@cites("Priests 8.1")
@pytest.mark.parametrize("action", ["draw", "invoke", "pass", "bid 5", "show farmer", "remove", "keep"])
def test_nothing_else_is_done_while_priests_are_used(action: str) -> None:
    refused = won(["priest", "farmer"]).why_not(action)
    assert refused is not None
    assert refused.rule == "Priests 8.1"
