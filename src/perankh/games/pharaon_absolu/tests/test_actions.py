"""Chapter 7: the twelve actions."""

from __future__ import annotations

import pytest

from perankh.games.pharaon_absolu.tests.builders import FULL, a_match, play
from tests.telling import cites, seat_of, told


@cites("Pharaon 7.1", "Pharaon 7.2")
def test_the_vizier_brings_a_card() -> None:
    m = a_match()
    play(m, "roll -> 4, vizier, priest")
    assert (seat_of(m, 0)["hand"], m.to_act) == ({"priest": 1}, 1)


@cites("Pharaon 7.3")
def test_a_generous_flood_brings_two_cards() -> None:
    m = a_match()
    play(m, "roll -> 4, flood, priest, food")
    assert seat_of(m, 0)["hand"] == {"priest": 1, "food": 1}


@cites("Pharaon 7.1", "Pharaon 7.4")
def test_tomb_robbers_find_nothing_in_empty_pyramids() -> None:
    m = a_match()
    assert told(play(m, "roll -> 4, robbers"), "no_effect") == [(0, "robbers")]
    assert m.to_act == 1


@cites("Pharaon 7.4", "Pharaon 8.4")
def test_the_only_pyramid_is_robbed_without_a_choice() -> None:
    m = a_match(seats={2: {"pyramid": {"food": 1, "priest": 1}}})
    events = play(m, "roll -> 4, robbers, food")
    assert told(events, "robbed", "lost") == [("robbed", 0, 2, "food"), ("lost", 2, "food")]
    assert seat_of(m, 0)["hand"] == {"food": 1}
    assert seat_of(m, 2)["pyramid"] == {"priest": 1}


@cites("Pharaon 7.4")
def test_one_chooses_among_several_pyramids_but_not_ones_own() -> None:
    m = a_match(seats={seat: {"pyramid": {"food": 1}} for seat in range(3)})
    play(m, "roll -> 4, robbers")
    assert (m.phase, m.legal()) == ("robbery", ["rob 1", "rob 2"])
    play(m, "rob 2 -> food")
    assert (seat_of(m, 2)["pyramid"], m.to_act) == ({}, 1)


@cites("Pharaon 7.5")
def test_a_sandstorm_costs_the_next_turn() -> None:
    m = a_match(2)
    play(m, "roll -> 4, sandstorm")
    events = play(m, "roll -> 2")
    assert told(events, "missed") == [(0,)]
    assert (m.to_act, seat_of(m, 0)["misses"]) == (1, False)


@cites("Pharaon 7.5")
def test_when_everybody_misses_a_turn_each_misses_one() -> None:
    m = a_match(2, seats={0: {}, 1: {"misses": True}})
    events = play(m, "roll -> 4, sandstorm")
    assert told(events, "missed") == [(1,), (0,)]
    assert m.to_act == 1


@cites("Pharaon 7.6", "Pharaon 7.14")
@pytest.mark.parametrize(("square", "die", "back"), [(0, 4, 1), (0, 1, 0), (3, 1, 1), (12, 4, 13)])
def test_the_snake_drives_back_three_squares_but_not_beyond_start(square: int, die: int, back: int) -> None:
    m = a_match(seats={0: {"square": square, "hand": {"food": 1}}})
    play(m, f"roll -> {die}, snake")
    assert (seat_of(m, 0)["square"], m.to_act) == (back, 1)


@cites("Pharaon 7.7", "Pharaon 7.14")
def test_the_north_wind_carries_four_squares_and_the_square_asks_nothing() -> None:
    m = a_match(seats={0: {"square": 3, "hand": {"food": 1}, "pyramid": {}}})
    play(m, "roll -> 1, wind")
    assert (seat_of(m, 0)["square"], m.to_act) == (8, 1), "not even Roll again"


@cites("Pharaon 7.7", "Pharaon 5.1")
def test_start_counts_when_the_wind_carries_past_it() -> None:
    m = a_match(seats={0: {"square": 36}})
    play(m, "roll -> 1, wind")
    assert m.phase == "start"
    play(m, "draw -> food")
    assert (seat_of(m, 0)["square"], m.to_act) == (1, 1)


@cites("Pharaon 7.8")
@pytest.mark.parametrize(("square", "die", "oasis"), [(0, 4, 12), (15, 1, 20), (20, 4, 30)])
def test_the_caravan_leads_to_the_next_oasis(square: int, die: int, oasis: int) -> None:
    m = a_match(seats={0: {"square": square}})
    play(m, f"roll -> {die}, caravan")
    assert (seat_of(m, 0)["square"], m.to_act) == (oasis, 1)


@cites("Pharaon 7.8", "Pharaon 5.1")
def test_the_caravan_may_lead_past_start() -> None:
    m = a_match(seats={0: {"square": 31}})
    play(m, "roll -> 1, caravan", "pass")
    assert (seat_of(m, 0)["square"], m.to_act) == (2, 1)


@cites("Pharaon 7.9")
def test_the_royal_architect_secures_a_card() -> None:
    m = a_match(seats={0: {"hand": {"food": 1}}})
    play(m, "roll -> 4, architect")
    assert m.legal() == ["pass", "secure food"]
    play(m, "secure food")
    assert (seat_of(m, 0)["pyramid"], m.to_act) == ({"food": 1}, 1)


@cites("Pharaon 7.9", "Pharaon 7.1")
def test_the_architect_has_nothing_to_do_with_an_empty_hand() -> None:
    m = a_match()
    play(m, "roll -> 4, architect")
    assert (m.phase, m.to_act) == ("turn", 1)


@cites("Pharaon 7.10")
def test_everybody_else_pays_the_tax_with_a_card_of_their_choice() -> None:
    hands = {1: {"hand": {"food": 1, "priest": 2}}, 2: {"hand": {"soldier": 1, "blessing": 1}}}
    m = a_match(seats=hands)
    play(m, "roll -> 4, tax")
    assert (m.phase, m.to_act, m.legal()) == ("tribute", 1, ["give priest", "give food"])
    play(m, "give food")
    assert (m.to_act, m.legal()) == (2, ["give soldier", "give blessing"])
    play(m, "give soldier")
    assert seat_of(m, 0)["hand"] == {"food": 1, "soldier": 1}
    assert (m.to_act, m.phase) == (1, "turn")


@cites("Pharaon 7.10")
def test_a_single_card_is_paid_unasked_and_an_empty_hand_pays_nothing() -> None:
    m = a_match(seats={2: {"hand": {"soldier": 1}}})
    events = play(m, "roll -> 4, tax")
    assert told(events, "taxed") == [(2, 0, "soldier")]
    assert (m.to_act, m.phase) == (1, "turn")


@cites("Pharaon 7.10", "Pharaon 11.1")
def test_only_giver_and_taker_see_what_was_paid() -> None:
    m = a_match(seats={1: {"hand": {"food": 1, "priest": 2}}})
    play(m, "roll -> 4, tax")
    events = play(m, "give food")
    seen = m.game.events.seen_by
    for event in events:
        assert ("card" in seen(event, 2)) is False
    assert told([seen(event, 1) for event in events], "taxed") == [(1, 0, "food")]
    assert told([seen(event, 0) for event in events], "received") == [(0, "food")]


@cites("Pharaon 7.11")
def test_the_market_allows_an_exchange() -> None:
    m = a_match(seats={0: {"hand": {"food": 1}}, 1: {"hand": {"priest": 1}}})
    play(m, "roll -> 4, market")
    assert m.legal() == ["pass", "exchange 1"]


@cites("Pharaon 7.12")
def test_a_pilgrimage_leads_to_start_and_brings_a_card() -> None:
    m = a_match(seats={0: {"square": 9}}, over_fifteen=True)
    play(m, "roll -> 4, pilgrimage, blessing")
    assert (seat_of(m, 0)["square"], seat_of(m, 0)["hand"], m.to_act) == (0, {"blessing": 1}, 1)


@cites("Pharaon 7.12")
def test_a_pilgrimage_does_nothing_for_a_complete_series() -> None:
    m = a_match(seats={0: {"square": 9, "pyramid": FULL}})
    assert told(play(m, "roll -> 4, pilgrimage"), "no_effect") == [(0, "pilgrimage")]
    assert seat_of(m, 0)["square"] == 13


@cites("Pharaon 7.13")
def test_the_sacred_cat_brings_another_turn() -> None:
    m = a_match()
    play(m, "roll -> 4, cat")
    assert (m.to_act, m.phase, m.position()["turn"]) == (0, "turn", 2)
