"""Chapters 9 and 10: exchanges and combats."""

from __future__ import annotations

from typing import Any

import pytest

from perankh import Match
from perankh.games.pharaon_absolu.tests.builders import a_match, play
from tests.telling import cites, seat_of, told


def on_exchange(**seats: Any) -> Match:
    """Seat 0 has just come to an Exchange square; hands by the name of their seat."""
    m = a_match(seats={int(name[-1]): {"hand": hand} for name, hand in seats.items()})
    play(m, "roll -> 5")
    return m


def on_combat(**seats: Any) -> Match:
    """Seat 0 has just come to a Combat square."""
    m = a_match(seats={int(name[-1]): {"hand": hand, "square": 8} for name, hand in seats.items()})
    play(m, "roll -> 2")
    return m


@cites("Pharaon 9.1")
def test_one_may_exchange_with_anybody_who_has_cards_or_with_nobody() -> None:
    m = on_exchange(seat0={"food": 1}, seat1={"priest": 1}, seat2={"soldier": 1})
    assert (m.phase, m.legal()) == ("exchange", ["pass", "exchange 1", "exchange 2"])
    play(m, "pass")
    assert (m.to_act, m.phase) == (1, "turn")


@cites("Pharaon 9.1", "Pharaon 9.3")
def test_who_has_no_cards_cannot_be_a_partner() -> None:
    m = on_exchange(seat0={"food": 1}, seat2={"soldier": 1})
    assert m.legal() == ["pass", "exchange 2"]


@cites("Pharaon 9.2")
def test_one_lays_as_many_cards_as_one_likes_in_the_order_of_the_series() -> None:
    m = on_exchange(seat0={"soldier": 1, "food": 2, "blessing": 1}, seat1={"priest": 4})
    play(m, "exchange 1")
    assert m.legal() == ["lay soldier", "lay food", "lay blessing"]
    play(m, "lay food")
    assert m.legal() == ["lay food", "lay blessing", "enough"]
    play(m, "enough")
    assert (m.phase, m.to_act) == ("match", 1)


@cites("Pharaon 9.2", "Pharaon 9.3")
def test_nobody_lays_more_than_the_other_can_match() -> None:
    m = on_exchange(seat0={"soldier": 1, "food": 2}, seat1={"priest": 1, "musician": 1})
    events = play(m, "exchange 1", "lay soldier", "lay food")
    assert told(events, "laid") == [
        (0, "soldier"),
        (0, "food"),
        (1, "priest"),
        (1, "musician"),
    ], "and whoever has no more lays all"
    assert seat_of(m, 0)["hand"] == {"food": 1, "priest": 1, "musician": 1}
    assert seat_of(m, 1)["hand"] == {"soldier": 1, "food": 1}
    assert (m.to_act, m.phase) == (1, "turn")


@cites("Pharaon 9.3")
def test_the_partner_chooses_as_many_and_cannot_refuse() -> None:
    m = on_exchange(seat0={"food": 3}, seat1={"soldier": 1, "priest": 1, "blessing": 1})
    play(m, "exchange 1", "lay food", "lay food", "enough")
    assert m.legal() == ["lay soldier", "lay priest"], "after the blessing nothing could follow"
    play(m, "lay priest")
    assert m.legal() == ["lay blessing"]
    play(m, "lay blessing")
    assert seat_of(m, 0)["hand"] == {"food": 1, "priest": 1, "blessing": 1}
    assert seat_of(m, 1)["hand"] == {"soldier": 1, "food": 2}


@cites("Pharaon 9.4")
def test_what_lies_face_down_is_seen_by_its_owner_alone() -> None:
    m = on_exchange(seat0={"food": 2, "soldier": 1}, seat1={"priest": 2}, seat2={"musician": 1})
    play(m, "exchange 1", "lay food", "enough")
    assert m.view(0)["contest"]["mine"] == {"food": 1}
    for seat in (None, 1, 2):
        assert m.view(seat)["contest"] == {"for": "exchange", "other": 1, "mine": {"unknown": 1}, "theirs": {}}


@cites("Pharaon 9.4")
def test_each_side_sees_what_it_receives_and_nobody_else_does() -> None:
    m = on_exchange(seat0={"food": 2}, seat1={"priest": 2}, seat2={"musician": 1})
    play(m, "exchange 1", "lay food", "enough")
    events = play(m, "lay priest")
    seen = m.game.events.seen_by
    assert told([seen(event, 0) for event in events], "laid", "received") == [
        ("laid", 1),
        ("received", 0, "priest"),
        ("received", 1),
    ]
    assert (1, "food") in told([seen(event, 1) for event in events], "received")
    assert told([seen(event, 2) for event in events], "laid") == [(1,)]
    assert not any("card" in seen(event, None) for event in events)
    assert m.may_take_back is None, "cards have been shown"


@cites("Pharaon 9.4")
def test_a_secret_choice_can_be_taken_back_until_something_is_shown() -> None:
    m = on_exchange(seat0={"food": 2, "soldier": 2}, seat1={"priest": 3})
    play(m, "exchange 1", "lay food")
    assert m.may_take_back == 0
    m.take_back()
    play(m, "lay soldier")
    assert m.view(0)["contest"]["mine"] == {"soldier": 1}


@cites("Pharaon 10.1")
def test_one_may_fight_anybody_who_has_cards_or_nobody() -> None:
    m = on_combat(seat0={"food": 1}, seat1={}, seat2={"soldier": 1})
    assert (m.phase, m.legal()) == ("combat", ["pass", "fight 2"])
    play(m, "pass")
    assert m.to_act == 1


@cites("Pharaon 10.1")
def test_without_cards_there_is_no_combat() -> None:
    m = on_combat(seat0={}, seat1={"food": 1})
    assert (m.phase, m.to_act) == ("turn", 1)


@cites("Pharaon 10.2", "Pharaon 10.3", "Pharaon 10.4")
@pytest.mark.parametrize(
    ("dice", "hands"),
    [
        ("5, 2", [{"food": 2, "priest": 1}, {"musician": 1}]),
        ("2, 5", [{"food": 1}, {"food": 1, "priest": 1, "musician": 1}]),
        ("4, 4, 1, 1, 6, 3", [{"food": 2, "priest": 1}, {"musician": 1}]),
    ],
)
def test_the_higher_throw_wins_every_card_that_was_laid(dice: str, hands: list[dict[str, int]]) -> None:
    m = on_combat(seat0={"food": 2}, seat1={"priest": 1, "musician": 1})
    play(m, "fight 1", "lay food", "enough", f"lay priest -> {dice}")
    assert [seat_of(m, seat)["hand"] for seat in (0, 1)] == hands
    assert (m.to_act, m.phase) == (1, "turn")


@cites("Pharaon 10.2")
def test_a_combat_may_be_about_several_cards() -> None:
    m = on_combat(seat0={"food": 2}, seat1={"priest": 1, "musician": 1})
    events = play(m, "fight 1", "lay food", "lay food -> 6, 1")
    assert told(events, "won") == [(0, 1, 2)]
    assert seat_of(m, 1)["hand"] == {}


@cites("Pharaon 10.4")
def test_only_the_winner_sees_what_was_won() -> None:
    m = on_combat(seat0={"food": 2}, seat1={"priest": 1, "musician": 1}, seat2={"soldier": 1})
    play(m, "fight 1", "lay food", "enough")
    events = play(m, "lay priest -> 2, 6")
    seen = m.game.events.seen_by
    assert told([seen(event, 1) for event in events], "received") == [(1, "food")]
    assert told([seen(event, 0) for event in events], "received") == [(1,)]
    assert told([seen(event, None) for event in events], "threw", "won") == [
        ("threw", 0, 2),
        ("threw", 1, 6),
        ("won", 1, 0, 1),
    ]
