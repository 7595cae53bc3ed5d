"""Laws that hold in every position a game can reach."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import perankh
from perankh.engine.game import Game
from perankh.engine.match import Match
from tests.playing import state_of
from tests.strategies import damaged, damaged_lines, reachable

GAMES = st.sampled_from(sorted(perankh.games().values(), key=lambda game: game.name))
MATCHES = GAMES.flatmap(reachable)
UNFINISHED = GAMES.flatmap(lambda game: reachable(game, may_be_over=False))


def match_or_reasons(read: Callable[[], Match]) -> Match | list[str]:
    """What a reading leads to: a match, or why there is none."""
    try:
        return read()
    except perankh.InvalidPosition as refused:
        return refused.reasons
    except perankh.InvalidRecord as refused:
        return [str(refused)]


def everything(match: Match) -> tuple[object, ...]:
    """All that a match shows."""
    return match.record(), match.position(), match.events, match.legal(), match.scores


@given(UNFINISHED, st.randoms(use_true_random=False))
def test_a_move_adds_one_turn_and_its_events(match: Match, chance: random.Random) -> None:
    moves, events = match.moves, match.events
    told = match.play(chance.choice(match.legal()))
    assert match.moves == moves + 1
    assert match.events == events + told


@given(MATCHES)
def test_a_refused_move_leaves_the_match_untouched(match: Match) -> None:
    before = everything(match)
    legal = match.legal()
    for action in match.game.actions.names:
        if action not in legal:
            with pytest.raises(perankh.IllegalAction) as refused:
                match.play(action)
            assert refused.value.legal == legal
    assert everything(match) == before


@given(UNFINISHED, st.randoms(use_true_random=False))
def test_told_luck_leads_where_drawn_luck_led(match: Match, chance: random.Random) -> None:
    action = chance.choice(match.legal())
    told = match.copy()
    drawn = match.play(action)
    assert told.play(action, outcomes=match.history[-1].outcomes) == drawn
    assert state_of(told).differences(state_of(match)) == []


@given(UNFINISHED, st.randoms(use_true_random=False))
def test_luck_told_too_often_leaves_the_match_untouched(match: Match, chance: random.Random) -> None:
    before = everything(match)
    action = chance.choice(match.legal())
    ahead = match.copy()
    ahead.play(action)
    with pytest.raises(perankh.ImpossibleOutcome):
        match.play(action, outcomes=[*ahead.history[-1].outcomes, "one more"])
    assert everything(match) == before


@given(UNFINISHED, st.randoms(use_true_random=False))
def test_luck_told_too_rarely_leaves_the_match_untouched(match: Match, chance: random.Random) -> None:
    before = everything(match)
    for action in match.legal():
        ahead = match.copy()
        ahead.play(action)
        outcomes = ahead.history[-1].outcomes
        if outcomes:
            with pytest.raises(perankh.ImpossibleOutcome):
                match.play(action, outcomes=outcomes[:-1])
    assert everything(match) == before


@given(MATCHES)
def test_a_position_is_told_alike_before_and_after_it_is_read(match: Match) -> None:
    position = json.loads(json.dumps(match.position()))
    assert perankh.match_from(match.game.name, position).position() == match.position()


@given(MATCHES)
def test_a_record_is_written_alike_before_and_after_its_replay(match: Match) -> None:
    assert perankh.replay(match.record()).record() == match.record()


@given(MATCHES)
def test_only_luck_in_the_record_decides_how_it_replays(match: Match) -> None:
    assert everything(perankh.replay(match.record())) == everything(match)


@given(st.data(), MATCHES)
def test_a_damaged_position_is_refused_or_can_be_played_to_the_end(data: st.DataObject, match: Match) -> None:
    game = match.game
    position = data.draw(damaged(match.position()))
    accepted = match_or_reasons(lambda: perankh.match_from(game.name, position, seed=1))
    if isinstance(accepted, list):
        assert accepted
        return
    assert perankh.match_from(game.name, accepted.position()).position() == accepted.position()
    chance = random.Random(1)
    while not accepted.is_over:
        accepted.play(chance.choice(accepted.legal()))
    assert accepted.moves <= game.longest_game


@given(st.data(), MATCHES)
def test_a_damaged_record_is_refused_or_replays(data: st.DataObject, match: Match) -> None:
    text = data.draw(damaged_lines(match.record()))
    replayed = match_or_reasons(lambda: perankh.replay(text))
    if isinstance(replayed, list):
        assert all(replayed)
        return
    assert perankh.replay(replayed.record()).record() == replayed.record()


@given(GAMES, st.text(max_size=30))
def test_any_text_names_an_action_or_is_unreadable(game: Game, text: str) -> None:
    match = perankh.new_match(game.name, game.players.start, seed=1)
    if " ".join(text.split()).lower() in game.actions.names:
        assert game.actions.read(text) in range(len(game.actions))
        return
    with pytest.raises(perankh.UnreadableAction, match="is not an action of this game"):
        match.why_not(text)
