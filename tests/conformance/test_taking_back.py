"""Taking back: what was played without luck can be undone, and played again to the same match."""

from __future__ import annotations

import random
from itertools import takewhile

import pytest
from hypothesis import given
from hypothesis import strategies as st

import perankh
from perankh.engine.game import Game
from perankh.engine.luck import Committed
from perankh.engine.match import Match, Turn
from tests.conformance.test_properties import MATCHES, everything
from tests.playing import at_random, every_moment, games_of, state_of

KEY = bytes(range(32))
MOVES_BETWEEN_RECORDS = 25


def can_be_undone(game: Game, turn: Turn) -> bool:
    """Whether nothing new came of a turn."""
    revealing = {game.events.names[number] for number, telling in game.events.tellings.items() if telling.reveals}
    shown = any(event["event"] in revealing for event in turn.events)
    return turn.seat is not None and not turn.outcomes and not shown


def within_reach(match: Match) -> int:
    """How many of the latest turns one seat played without anything new coming of them."""
    latest = match.history[-1].seat
    undone = takewhile(lambda turn: turn.seat == latest and can_be_undone(match.game, turn), reversed(match.history))
    return sum(1 for _ in undone)


def test_the_latest_seat_may_take_back_what_brought_nothing_new(game: Game) -> None:
    for match in every_moment(game):
        wavering = match.copy()
        for _ in range(within_reach(match)):
            assert wavering.may_take_back == match.history[-1].seat
            undone = wavering.take_back()
            assert undone == match.history[len(wavering.history)]
        assert wavering.may_take_back is None
        with pytest.raises(perankh.NothingToTakeBack):
            wavering.take_back()


def test_taking_back_leads_to_the_match_before_the_action(game: Game) -> None:
    taken_back = 0
    for played in games_of(game):
        before = next(played).copy()
        for match in played:
            if match.may_take_back is not None:
                wavering = match.copy()
                wavering.take_back()
                assert state_of(wavering).differences(state_of(before)) == []
                assert (wavering.history, wavering.moves) == (before.history, before.moves)
                if match.moves % MOVES_BETWEEN_RECORDS == 0:
                    assert everything(wavering) == everything(before)
                taken_back += 1
            before = match.copy()
    assert taken_back > 0


def test_an_action_taken_back_and_played_again_changes_nothing(game: Game) -> None:
    for match in every_moment(game):
        if match.may_take_back is not None:
            wavering = match.copy()
            undone = wavering.take_back()
            assert wavering.play(undone.action) == list(undone.events)
            assert state_of(wavering).differences(state_of(match)) == []
            assert wavering.history == match.history
            assert wavering.may_take_back == match.may_take_back


@given(MATCHES)
def test_taking_back_all_that_can_be_leaves_a_match_that_replays(match: Match) -> None:
    reach = within_reach(match)
    for _ in range(reach):
        match.take_back()
    assert match.may_take_back is None
    assert everything(perankh.replay(match.record())) == everything(match)


@given(st.data(), MATCHES)
def test_whoever_wavers_plays_the_match_that_is_left(data: st.DataObject, match: Match) -> None:
    for wavers in data.draw(st.lists(st.booleans(), max_size=30)):
        if wavers and match.may_take_back is not None:
            match.take_back()
        elif not match.is_over:
            match.play(data.draw(st.sampled_from(match.legal())))
    assert everything(perankh.replay(match.record())) == everything(match)


def test_committed_luck_draws_the_same_however_often_players_waver(game: Game) -> None:
    for players in game.players:
        chance = random.Random(players)
        straight, wavering = (perankh.new_match(game.name, players, luck=Committed(KEY)) for _ in range(2))
        while not straight.is_over:
            wavering.play(at_random(wavering, chance))
            if wavering.may_take_back is None:
                straight.play(wavering.history[-1].action)
            else:
                wavering.take_back()
                action = at_random(straight, chance)
                straight.play(action)
                wavering.play(action)
            assert wavering.history == straight.history
