"""What an order given in advance may ask about: numbers, and only those that the seat knows."""

from __future__ import annotations

import re

import pytest

import perankh
from perankh.engine.game import Game
from perankh.engine.luck import Seeded
from perankh.engine.words import LANGUAGES
from tests.playing import every_moment, state_of


def test_every_fact_is_a_whole_number_at_every_moment(game: Game) -> None:
    for match in every_moment(game):
        for seat in range(match.players):
            told = match.facts(seat)
            assert list(told) == list(game.facts)
            assert {type(value) for value in told.values()} <= {int}


def test_no_fact_tells_more_than_the_seat_may_know(game: Game) -> None:
    for match in every_moment(game):
        state = state_of(match)
        for seat in range(match.players):
            concealed = game.conceal(state, seat)
            assert {name: fact(concealed, seat) for name, fact in game.facts.items()} == {
                name: fact(state, seat) for name, fact in game.facts.items()
            }


def test_no_fact_changes_when_the_hidden_parts_are_dealt_anew(game: Game) -> None:
    for move, match in enumerate(every_moment(game)):
        for seat in range(match.players):
            dealt_anew = match.copy()
            state_of(dealt_anew).luck = Seeded(move)
            game.kernel.resample(state_of(dealt_anew), seat)
            assert dealt_anew.facts(seat) == match.facts(seat)


def test_facts_are_those_of_the_position(game: Game) -> None:
    """Nothing that a position leaves out may decide them."""
    for match in every_moment(game):
        again = perankh.match_from(game.name, match.position())
        assert [again.facts(seat) for seat in range(match.players)] == [
            match.facts(seat) for seat in range(match.players)
        ]


def test_asking_for_facts_leaves_the_state_alone(game: Game) -> None:
    for match in every_moment(game):
        before = state_of(match).copy()
        for seat in range(match.players):
            match.facts(seat)
            for fact in game.facts.values():
                fact(state_of(match), seat)
        assert state_of(match).differences(before) == []


def test_every_fact_is_a_different_number_some_time(game: Game) -> None:
    """A fact that never changes is nothing to ask about."""
    seen: dict[str, set[int]] = {name: set() for name in game.facts}
    for match in every_moment(game):
        for seat in range(match.players):
            for name, value in match.facts(seat).items():
                seen[name].add(value)
    assert [name for name, values in seen.items() if len(values) == 1] == []


def test_facts_are_named_in_lower_letters(game: Game) -> None:
    assert [name for name in game.facts if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_facts_are_called_alike(game: Game, language: str) -> None:
    said = [game.words(language).say(f"fact-{name}") for name in game.facts]
    assert len(set(said)) == len(said)
    assert all(said)


@pytest.mark.parametrize("seat", [-1, 99, None, "0", 0.0])
def test_there_are_no_facts_for_a_seat_that_does_not_exist(game: Game, seat: object) -> None:
    match = perankh.new_match(game.name, game.players.start, seed=1)
    with pytest.raises(perankh.InvalidSetup, match="there is no seat"):
        match.facts(seat)  # type: ignore[arg-type]
