"""Chapter 8: pyramids."""

from __future__ import annotations

from perankh.games.pharaon_absolu.tests.builders import FULL, a_match, play
from tests.telling import cites, seat_of, told


@cites("Pharaon 8.1")
def test_one_card_may_be_secured_on_a_pyramid() -> None:
    m = a_match(seats={0: {"hand": {"food": 2, "priest": 1}}})
    play(m, "roll -> 3")
    assert (m.phase, m.legal()) == ("secure", ["pass", "secure priest", "secure food"])
    play(m, "secure food")
    assert (seat_of(m, 0)["hand"], seat_of(m, 0)["pyramid"]) == ({"food": 1, "priest": 1}, {"food": 1})
    assert m.to_act == 1


@cites("Pharaon 8.1")
def test_nothing_need_be_secured() -> None:
    m = a_match(seats={0: {"hand": {"food": 2}}})
    play(m, "roll -> 3", "pass")
    assert (seat_of(m, 0)["pyramid"], m.to_act) == ({}, 1)


@cites("Pharaon 8.1")
def test_with_an_empty_hand_a_pyramid_asks_nothing() -> None:
    m = a_match()
    play(m, "roll -> 3")
    assert (m.phase, m.to_act) == ("turn", 1)


@cites("Pharaon 8.2")
def test_what_is_secured_cannot_be_exchanged_staked_or_given() -> None:
    m = a_match(seats={0: {"pyramid": {"food": 2}}, 1: {"hand": {"priest": 1}}})
    play(m, "roll -> 5")
    assert (m.phase, m.to_act) == ("turn", 1), "nothing to exchange"
    m = a_match(seats={1: {"pyramid": {"food": 2}}})
    assert told(play(m, "roll -> 4, tax"), "taxed") == []


@cites("Pharaon 8.3")
def test_a_series_may_lie_twice_in_a_pyramid_but_counts_once() -> None:
    m = a_match(seats={0: {"hand": {"food": 1}, "pyramid": {"food": 1}}})
    play(m, "roll -> 3", "secure food")
    assert (seat_of(m, 0)["pyramid"], m.scores[0]) == ({"food": 2}, 1)


@cites("Pharaon 8.3")
def test_a_table_may_forbid_decoys() -> None:
    seats = {0: {"hand": {"food": 1, "priest": 1}, "pyramid": {"food": 1}}}
    m = a_match(seats=seats, pyramid_duplicates=False)
    play(m, "roll -> 3")
    assert m.legal() == ["pass", "secure priest"]
    m = a_match(seats={0: {"hand": {"food": 1}, "pyramid": {"food": 1}}}, pyramid_duplicates=False)
    play(m, "roll -> 3")
    assert m.to_act == 1


@cites("Pharaon 8.4")
def test_robbers_reach_even_a_complete_pyramid_at_start() -> None:
    m = a_match(seats={1: {"pyramid": FULL}})
    play(m, "roll -> 4, robbers, food")
    assert seat_of(m, 1)["complete"] is False


@cites("Pharaon 8.5")
def test_each_sees_the_own_pyramid_and_counts_the_others() -> None:
    m = a_match(seats={0: {"pyramid": {"food": 1}}, 1: {"pyramid": {"priest": 2}}})
    assert [seat["pyramid"] for seat in m.view(0)["seats"]] == [{"food": 1}, {"unknown": 2}, {}]
    assert [seat["pyramid"] for seat in m.view(None)["seats"]] == [{"unknown": 1}, {"unknown": 2}, {}]


@cites("Pharaon 8.5")
def test_robber_and_victim_know_what_was_taken_and_nobody_else() -> None:
    m = a_match(seats={1: {"pyramid": {"food": 1, "priest": 1}}})
    events = play(m, "roll -> 4, robbers, food")
    seen = m.game.events.seen_by
    assert told([seen(event, 0) for event in events], "robbed") == [(0, 1, "food")]
    assert told([seen(event, 1) for event in events], "lost") == [(1, "food")]
    assert told([seen(event, 2) for event in events], "robbed", "lost") == [("robbed", 0, 1), ("lost", 1)]


@cites("Pharaon 8.1")
def test_nobody_else_is_told_which_card_is_secured() -> None:
    m = a_match(seats={0: {"hand": {"food": 1}}})
    play(m, "roll -> 3")
    events = play(m, "secure food")
    assert told([m.game.events.seen_by(event, 1) for event in events], "secured") == [(0,)]
    sentences = [m.describe(m.game.events.seen_by(event, 1)) for event in events]
    assert sentences == ["Seat 0 secures a card in the pyramid."]
    assert m.may_take_back == 0
