"""Hidden information: what a seat may not know changes nothing that it sees."""

from __future__ import annotations

import json

import pytest

import perankh
from perankh.engine.game import Game
from perankh.engine.luck import Seeded
from perankh.engine.match import Match
from tests.playing import every_moment, finished, state_of


def test_a_view_stays_the_same_when_the_hidden_parts_are_dealt_anew(game: Game) -> None:
    for move, match in enumerate(every_moment(game)):
        for seat in range(match.players):
            dealt_anew = match.copy()
            state_of(dealt_anew).luck = Seeded(move)
            game.kernel.resample(state_of(dealt_anew), seat)
            assert dealt_anew.view(seat) == match.view(seat)


def test_dealing_anew_changes_nothing_that_a_spectator_sees(game: Game) -> None:
    for move, match in enumerate(every_moment(game)):
        for seat in range(match.players):
            dealt_anew = match.copy()
            state_of(dealt_anew).luck = Seeded(move)
            game.kernel.resample(state_of(dealt_anew), seat)
            assert dealt_anew.view(None) == match.view(None)


def is_one_for_all(match: Match) -> bool:
    """Whether every seat and every spectator sees the whole table."""
    views = [match.view(seat) for seat in (None, *range(match.players))]
    return all({name: value for name, value in view.items() if name != "seat"} == match.position() for view in views)


def test_a_game_says_whether_it_hides_anything(game: Game) -> None:
    open_to_all = [is_one_for_all(match) for match in every_moment(game)]
    assert all(open_to_all) != game.hides


def test_only_a_game_that_hides_something_tells_secrets(game: Game) -> None:
    tellings = game.events.tellings.values()
    assert game.hides or not any(telling.secret or telling.reveals for telling in tellings)


def test_every_seat_is_told_of_every_event_that_happens(game: Game) -> None:
    for match in finished(game):
        for event in match.events:
            for seat in (None, *range(match.players)):
                seen = game.events.seen_by(event, seat)
                assert seen.items() <= event.items()
                assert seen["event"] == event["event"]


def test_concealing_leaves_the_state_alone(game: Game) -> None:
    for match in every_moment(game):
        before = state_of(match).copy()
        for seat in (None, *range(match.players)):
            concealed = game.conceal(state_of(match), seat)
            assert concealed is not state_of(match)
        assert state_of(match).differences(before) == []


def test_views_and_positions_survive_json(game: Game) -> None:
    for match in every_moment(game):
        told = [match.position(), *(match.view(seat) for seat in (None, *range(match.players)))]
        assert json.loads(json.dumps(told)) == told


def test_no_view_is_given_to_a_seat_that_does_not_exist(game: Game) -> None:
    match = perankh.new_match(game.name, game.players.start, seed=1)
    with pytest.raises(perankh.InvalidSetup, match="no seat"):
        match.view(match.players)
