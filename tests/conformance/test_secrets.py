"""Hidden information: what a seat may not know changes nothing that it sees."""

from __future__ import annotations

import json

import pytest

import perankh
from perankh.engine.game import Game
from perankh.engine.luck import Seeded
from tests.playing import every_moment, state_of


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
