"""Chapter 12, and 1.1: the way home."""

from __future__ import annotations

import pytest

from perankh.engine.luck import Silent
from perankh.games.pharaon_absolu.events import Event
from perankh.games.pharaon_absolu.rules import finds
from perankh.games.pharaon_absolu.tests.builders import FULL, a_match, at_question, play
from tests.telling import cites, seat_of, told

ALMOST = {name: 1 for name in FULL if name != "blessing"}


def heading_home(square: int, **more: object) -> dict[int, dict[str, object]]:
    return {0: {"square": square, "pyramid": FULL, **more}}


@cites("Pharaon 12.1")
def test_the_sixth_series_completes_and_everybody_is_told() -> None:
    m = a_match(seats={0: {"hand": {"blessing": 1}, "pyramid": ALMOST}})
    events = play(m, "roll -> 3", "secure blessing")
    assert told(events, "completed") == [(0,)]
    assert [m.view(seat)["seats"][0]["complete"] for seat in (0, 1, None)] == [True, True, True]


@cites("Pharaon 12.1")
def test_cards_in_hand_do_not_complete_a_series() -> None:
    m = a_match(seats={0: {"square": 35, "hand": {"blessing": 1}, "pyramid": ALMOST}})
    play(m, "roll -> 5")
    assert m.phase == "start", "as for anybody else"


@cites("Pharaon 12.2")
@pytest.mark.parametrize(("square", "die"), [(39, 2), (38, 3), (36, 5), (35, 6)])
def test_a_roll_beyond_start_does_not_move(square: int, die: int) -> None:
    m = a_match(seats=heading_home(square))
    events = play(m, f"roll -> {die}")
    assert told(events, "blocked", "moved") == [("blocked", 0)]
    assert (seat_of(m, 0)["square"], m.to_act, m.phase) == (square, 1, "turn")


@cites("Pharaon 12.2")
def test_a_shorter_roll_moves_as_ever() -> None:
    m = a_match(seats=heading_home(36, hand={"food": 1}))
    play(m, "roll -> 3")
    assert (seat_of(m, 0)["square"], m.phase) == (39, "secure")


@cites("Pharaon 12.2")
@pytest.mark.parametrize("action", ["wind", "caravan"])
def test_wind_and_caravan_do_not_carry_beyond_start(action: str) -> None:
    m = a_match(seats=heading_home(36))
    events = play(m, f"roll -> 1, {action}")
    assert told(events, "blocked") == [(0,)]
    assert (seat_of(m, 0)["square"], m.to_act) == (37, 1)


@cites("Pharaon 12.3", "Pharaon 7.7")
def test_the_wind_may_carry_home() -> None:
    state = a_match(seats=heading_home(36))._state.copy()
    state.luck, state.journal = Silent(), []
    finds.be_carried(state, 4)
    assert (state.seats[0].square, state.mover) == (0, 1)


@cites("Pharaon 12.3")
@pytest.mark.parametrize(("square", "die"), [(39, 1), (35, 5), (34, 6)])
def test_reaching_start_ends_the_turn_without_a_card(square: int, die: int) -> None:
    m = a_match(seats=heading_home(square))
    events = play(m, f"roll -> {die}")
    assert told(events, "came_home") == [(0,)]
    assert (seat_of(m, 0)["square"], m.to_act, m.phase) == (0, 1, "turn")


@cites("Pharaon 12.3", "Pharaon 6.3")
def test_the_last_step_to_start_may_come_from_a_right_answer() -> None:
    m = at_question(right="a", short_board=False, seats=heading_home(39))
    assert told(play(m, "answer a", "advance"), "came_home") == [(0,)]
    assert m.to_act == 1


@cites("Pharaon 12.3", "Pharaon 7.6")
def test_a_snake_may_drive_home() -> None:
    state = a_match(seats=heading_home(2))._state.copy()
    state.luck, state.journal = Silent(), []
    finds.flee(state)
    assert (state.seats[0].square, state.mover) == (0, 1)
    assert Event.CAME_HOME in [told[0] for told in state.journal]


@cites("Pharaon 1.1", "Pharaon 12.4", "Pharaon 12.6")
def test_a_one_at_start_wins_at_once() -> None:
    m = a_match(seats=heading_home(0) | {1: {"pyramid": FULL}, 2: {"pyramid": {"food": 2}}})
    events = play(m, "roll -> 1")
    assert told(events, "crowned") == [(0,)]
    assert (m.is_over, m.scores, m.ranking) == (True, [7, 6, 1], [0, 1, 2])
    assert m.view(None)["seats"][2]["pyramid"] == {"food": 2}, "in the end everything lies open"


@cites("Pharaon 12.4")
@pytest.mark.parametrize("die", [2, 3, 4, 5, 6])
def test_anything_but_a_one_waits(die: int) -> None:
    m = a_match(seats=heading_home(0))
    events = play(m, f"roll -> {die}")
    assert told(events, "waited", "moved") == [("waited", 0)]
    assert (seat_of(m, 0)["square"], m.to_act, m.phase) == (0, 1, "turn")


@cites("Pharaon 12.5")
def test_a_robbed_series_is_complete_no_more() -> None:
    m = a_match(mover=2, seats=heading_home(0))
    events = play(m, "roll -> 4, robbers, food")
    assert told(events, "broken") == [(0,)]
    play(m, "roll -> 2")
    assert seat_of(m, 0)["square"] == 2, "Start is left again by an ordinary roll"


@cites("Pharaon 12.5", "Pharaon 8.3")
def test_a_decoy_saves_the_series() -> None:
    m = a_match(mover=2, seats={0: {"pyramid": FULL | {"food": 2}}})
    events = play(m, "roll -> 4, robbers, food")
    assert told(events, "broken") == []
    assert seat_of(m, 0)["complete"] is True


@cites("Pharaon 12.7")
def test_each_series_scores_one_and_nobody_sees_more_of_anothers_than_may_be() -> None:
    m = a_match(seats={0: {"pyramid": {"food": 3, "priest": 1}}, 1: {"pyramid": FULL}})
    assert m.scores == [2, 6, 0]
    assert m.scores_seen_by(0) == [2, 6, 0]
    assert m.scores_seen_by(2) == [4, 6, 0], "four cards may be four series"


@cites("Pharaon 12.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_four_hundred_turns_each_the_game_ends_undecided(players: int) -> None:
    m = a_match(players, turn=400 * players, mover=players - 1, seats={1: {"pyramid": {"food": 1}}})
    events = play(m, "roll -> 2")
    assert told(events, "undecided") == [(400 * players,)]
    assert m.is_over
    assert m.ranking[0] == 1
    assert m.position()["winner"] is None


@cites("Pharaon 12.7")
def test_a_finished_game_tells_what_everybody_has_scored() -> None:
    m = a_match(2, seats=heading_home(0) | {1: {"pyramid": {"food": 1}}})
    play(m, "roll -> 1")
    assert [seat["epochs"][0]["net"] for seat in m.score_sheet()["seats"]] == [7, 1]
