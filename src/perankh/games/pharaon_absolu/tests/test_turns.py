"""Chapters 4 and 5: the turn, the six, and the squares."""

from __future__ import annotations

import pytest

from perankh.games.pharaon_absolu.tests.builders import ACTIONS, a_match, play
from tests.telling import cites, seat_of, told


@cites("Pharaon 4.1", "Pharaon 4.2", "Pharaon 5.4")
def test_a_roll_moves_the_camel_and_an_oasis_ends_the_turn() -> None:
    m = a_match()
    events = play(m, "roll -> 2")
    assert told(events, "rolled", "moved") == [("rolled", 0, 2), ("moved", 0, 2, "oasis")]
    assert (seat_of(m, 0)["square"], m.to_act, m.phase) == (2, 1, "turn")


@cites("Pharaon 4.1")
def test_turns_go_round_clockwise() -> None:
    m = a_match(3)
    play(m, "roll -> 2", "roll -> 2", "roll -> 2")
    assert (m.to_act, m.position()["turn"]) == (0, 4)


@cites("Pharaon 4.3")
def test_after_a_six_one_may_stay_and_do_what_the_square_says() -> None:
    m = a_match(seats={0: {"square": 5, "hand": {"food": 1}}})
    play(m, "roll -> 6")
    assert (m.phase, m.legal(), m.to_act) == ("six", ["roll", "stay"], 0)
    play(m, "stay")
    assert (m.phase, m.legal()) == ("secure", ["pass", "secure food"])


@cites("Pharaon 4.3")
def test_who_rolls_again_leaves_the_square_alone() -> None:
    m = a_match(seats={0: {"square": 5, "hand": {"food": 1}}})
    play(m, "roll -> 6", "roll -> 1")
    assert (seat_of(m, 0)["square"], m.to_act) == (12, 1)


@cites("Pharaon 4.4")
def test_a_third_six_leaves_no_choice() -> None:
    m = a_match(seats={0: {"square": 2}})
    play(m, "roll -> 6", "roll -> 6")
    assert m.phase == "six"
    play(m, "roll -> 6")
    assert (seat_of(m, 0)["square"], m.to_act, m.phase) == (20, 1, "turn")


@cites("Pharaon 4.4")
def test_a_second_six_may_be_kept() -> None:
    m = a_match(seats={0: {"square": 8}})
    play(m, "roll -> 6", "roll -> 6", "stay")
    assert (seat_of(m, 0)["square"], m.to_act) == (20, 1)


@cites("Pharaon 5.1")
@pytest.mark.parametrize(("square", "die"), [(38, 2), (38, 4), (39, 3)])
def test_passing_start_or_stopping_there_may_bring_a_card(square: int, die: int) -> None:
    m = a_match(seats={0: {"square": square}})
    play(m, f"roll -> {die}")
    assert (m.phase, m.legal()) == ("start", ["draw", "pass"])
    events = play(m, "draw -> blessing")
    assert told(events, "drew") == [(0, "blessing")]
    assert seat_of(m, 0)["hand"] == {"blessing": 1}


@cites("Pharaon 5.1")
def test_the_card_of_start_may_be_left() -> None:
    m = a_match(seats={0: {"square": 38}})
    play(m, "roll -> 2", "pass")
    assert (seat_of(m, 0)["hand"], m.to_act) == ({}, 1)


@cites("Pharaon 5.1", "Pharaon 4.3")
def test_start_pays_before_the_choice_after_a_six_and_before_the_square() -> None:
    m = a_match(seats={0: {"square": 37}})
    play(m, "roll -> 6", "draw -> food")
    assert (m.phase, seat_of(m, 0)["square"]) == ("six", 3)
    play(m, "stay")
    assert m.phase == "secure"


@cites("Pharaon 5.2")
def test_start_gives_nothing_when_every_card_is_secured() -> None:
    all_cards = dict.fromkeys(("soldier", "priest", "artisan", "food", "musician", "blessing"), 14)
    m = a_match(2, seats={0: {"square": 38}, 1: {"pyramid": all_cards}})
    play(m, "roll -> 2")
    assert (m.phase, m.to_act) == ("turn", 1)


@cites("Pharaon 5.3")
def test_over_fifteen_nobody_draws_at_start() -> None:
    m = a_match(seats={0: {"square": 38}}, over_fifteen=True)
    play(m, "roll -> 2")
    assert (m.phase, m.to_act) == ("turn", 1)


@cites("Pharaon 5.5")
def test_roll_again_gives_another_whole_turn() -> None:
    m = a_match(seats={0: {"square": 2}})
    events = play(m, "roll -> 6", "stay")
    assert told(events, "plays_again") == [(0,)]
    assert (m.to_act, m.phase, m.position()["rolls"], m.position()["turn"]) == (0, "turn", 0, 2)
    play(m, "roll -> 6")
    assert m.phase == "six", "the new turn has its own sixes"


@cites("Pharaon 5.6")
def test_the_left_neighbour_takes_the_card() -> None:
    m = a_match()
    events = play(m, "roll -> 4, question, 7")
    assert told(events, "found") == [(0, 1, "question")]
    assert (m.phase, m.to_act, m.legal()) == ("level", 1, ["ask easy", "ask medium", "ask hard"])


@cites("Pharaon 5.7")
def test_a_used_card_lies_at_the_bottom_of_the_pile() -> None:
    m = a_match()
    play(m, "roll -> 1, sandstorm", "roll -> 1, question, 7")
    position = m.position()
    assert position["used"] == ["sandstorm", 7]
    assert 7 not in position["questions"]
    assert position["actions"]["sandstorm"] == 2


@cites("Pharaon 5.7", "Pharaon 3.2")
def test_when_all_cards_have_been_seen_the_pile_goes_round_without_luck() -> None:
    used = ["sandstorm", *range(1, 49)]
    rest = [name for name in ACTIONS for _ in range(3)]
    rest.remove("sandstorm")
    m = a_match(used=[*used, *rest])
    play(m, "roll -> 1")
    assert m.position()["used"][0] == 1
    assert m.position()["used"][-1] == "sandstorm"
    assert seat_of(m, 0)["misses"]
