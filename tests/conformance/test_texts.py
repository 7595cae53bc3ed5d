"""Texts: what is written down reads back as the same."""

from __future__ import annotations

import json

import perankh
from perankh.engine.game import Game
from perankh.engine.match import Match
from tests.playing import every_moment, finished, moments, state_of


def _after(match: Match, turns: int) -> Match:
    """The match as it stood after so many turns of its history."""
    set_up, *played = match.history[:turns]
    begun = perankh.new_match(
        match.game.name,
        match.players,
        options=match.options,
        outcomes=set_up.outcomes,
        names=match.names,
        rules=match.rules,
    )
    for turn in played:
        begun.play(turn.action, turn.outcomes)
    return begun


def test_a_position_reads_back_as_itself_at_every_move(game: Game) -> None:
    for match in every_moment(game):
        position = match.position()
        assert perankh.match_from(game.name, json.loads(json.dumps(position))).position() == position


def test_a_position_asks_the_same_of_the_same_seat(game: Game) -> None:
    for match in every_moment(game):
        again = perankh.match_from(game.name, match.position())
        assert (again.to_act, again.phase, again.legal()) == (match.to_act, match.phase, match.legal())


def test_a_match_from_a_position_goes_on_like_the_original(game: Game) -> None:
    """A position loses nothing that matters: the same actions and outcomes lead to the same places."""
    for number, end in enumerate(finished(game)):
        start = 1 + (7 * number) % (len(end.history) - 1)
        again = perankh.match_from(game.name, _after(end, start).position())
        for turn in end.history[start:]:
            again.play(turn.action, turn.outcomes)
        assert again.position() == end.position()


def test_a_finished_record_replays_to_the_same_record(game: Game) -> None:
    for match in finished(game):
        text = match.record()
        assert perankh.replay(text).record() == text


def test_a_replay_ends_in_the_same_state(game: Game) -> None:
    for match in finished(game):
        assert state_of(perankh.replay(match.record())).differences(state_of(match)) == []


def test_a_replay_tells_the_same_events(game: Game) -> None:
    for match in finished(game):
        assert perankh.replay(match.record()).events == match.events


def test_an_unfinished_record_replays_to_the_same_record(game: Game) -> None:
    for move, match in enumerate(every_moment(game)):
        if move % 40 == 0:
            text = match.record()
            assert perankh.replay(text).record() == text


def test_a_record_from_a_position_replays_to_the_same_record(game: Game) -> None:
    for move, match in enumerate(every_moment(game)):
        if move % 200 == 100 and not match.is_over:
            *_, end = moments(perankh.match_from(game.name, match.position(), seed=move), seed=move)
            text = end.record()
            assert perankh.replay(text).record() == text
