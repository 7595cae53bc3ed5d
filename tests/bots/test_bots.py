"""Opponents: lawful, honest, and each better than the last."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import perankh
from perankh.bots import BOT_NAMES
from perankh.engine.game import Game
from perankh.engine.luck import Seeded
from perankh.engine.match import Match
from tests.playing import moments, played_by, state_of

QUICK: dict[str, dict[str, Any]] = {
    "random": {"seed": 1},
    "greedy": {},
    "search": {"iterations": 40, "seed": 1},
}
"""Settings that make each opponent answer at once and alike."""

GAMES_AGAINST_RANDOM = 60
WINS_AGAINST_RANDOM = 45
GAMES_AGAINST_GREEDY = 12
WINS_AGAINST_GREEDY = 6
"""Against two greedy rivals its share would be a third of the games; the more luck a game has, the less it wins."""


def quick(name: str, game: Game) -> Any:
    return perankh.bot(name, game=game.name, **QUICK[name])


def decisions(game: Game, every: int = 1) -> list[Match]:
    """Moments of one game where somebody must decide."""
    match = perankh.new_match(game.name, game.players[-1], seed=6)
    return [moment.copy() for moment in moments(match, seed=6) if not moment.is_over and moment.moves % every == 0]


def test_every_named_opponent_is_tested() -> None:
    assert sorted(QUICK) == sorted(BOT_NAMES)


@pytest.mark.parametrize("name", QUICK)
def test_every_choice_is_legal(game: Game, name: str) -> None:
    bot = quick(name, game)
    for match in decisions(game):
        seat = match.to_act
        assert bot.choose(match.view(seat), match.legal()) in match.legal()


@pytest.mark.parametrize("name", QUICK)
def test_a_view_that_came_over_the_wire_is_enough(game: Game, name: str) -> None:
    direct, remote = quick(name, game), quick(name, game)
    for match in decisions(game, every=7):
        view = match.view(match.to_act)
        wire = json.loads(json.dumps(view))
        assert remote.choose(wire, match.legal()) == direct.choose(view, match.legal())


@pytest.mark.parametrize("name", QUICK)
def test_choosing_leaves_the_view_alone(game: Game, name: str) -> None:
    bot = quick(name, game)
    for match in decisions(game, every=7):
        view, legal = match.view(match.to_act), match.legal()
        bot.choose(view, legal)
        assert (view, legal) == (match.view(match.to_act), match.legal())


@pytest.mark.parametrize("name", QUICK)
def test_what_is_hidden_changes_no_choice(game: Game, name: str) -> None:
    chooses, chooses_alike = quick(name, game), quick(name, game)
    for number, match in enumerate(decisions(game, every=5)):
        seat = match.to_act
        dealt_anew = match.copy()
        state_of(dealt_anew).luck = Seeded(number)
        game.kernel.resample(state_of(dealt_anew), seat)
        assert chooses_alike.choose(dealt_anew.view(seat), match.legal()) == chooses.choose(
            match.view(seat), match.legal()
        )


@pytest.mark.parametrize("name", QUICK)
def test_the_same_settings_play_the_same_game(game: Game, name: str) -> None:
    first, second = (
        played_by([quick(name, game) for _ in range(game.players.start)], game.name, seed=3).record() for _ in range(2)
    )
    assert first == second


@pytest.mark.parametrize("name", ["random", "search"])
def test_other_seeds_play_other_games(game: Game, name: str) -> None:
    records = {
        played_by(
            [perankh.bot(name, game=game.name, **{**QUICK[name], "seed": seed}) for _ in range(game.players.start)],
            game.name,
            seed=3,
        ).record()
        for seed in range(3)
    }
    assert len(records) == 3


def test_one_legal_action_needs_no_thought(game: Game) -> None:
    bot = quick("search", game)
    match = perankh.new_match(game.name, game.players.start, seed=1)
    assert bot.choose(match.view(match.to_act), match.legal()[-1:]) == match.legal()[-1]


def test_a_search_is_deterministic_for_its_seed_and_iterations(game: Game) -> None:
    for match in decisions(game, every=30):
        view, legal = match.view(match.to_act), match.legal()
        choices = {perankh.bot("search", game=game.name, iterations=300, seed=8).choose(view, legal) for _ in range(3)}
        assert len(choices) == 1


def test_a_search_with_a_clock_chooses_too(game: Game) -> None:
    match = perankh.new_match(game.name, game.players.start, seed=1)
    bot = perankh.bot("search", game=game.name, seconds=0.001)
    assert bot.choose(match.view(match.to_act), match.legal()) in match.legal()


@pytest.mark.parametrize("seed", [0, -1, 2**64, 2**70])
def test_a_search_takes_any_number_as_its_seed(game: Game, seed: int) -> None:
    match = perankh.new_match(game.name, game.players.start, seed=seed)
    bot = perankh.bot("search", game=game.name, iterations=5, seed=seed)
    assert bot.choose(match.view(match.to_act), match.legal()) in match.legal()


def test_greedy_beats_random(game: Game) -> None:
    wins = 0
    for number in range(GAMES_AGAINST_RANDOM):
        bots = [perankh.bot("random", game=game.name, seed=number) for _ in range(game.players.start)]
        seat = number % len(bots)
        bots[seat] = perankh.bot("greedy", game=game.name)
        wins += played_by(bots, game.name, seed=number).ranking[0] == seat
    assert wins >= WINS_AGAINST_RANDOM


def test_search_beats_greedy(game: Game) -> None:
    wins = 0
    players = 3 if 3 in game.players else game.players.start
    for number in range(GAMES_AGAINST_GREEDY):
        bots = [perankh.bot("greedy", game=game.name) for _ in range(players)]
        seat = number % players
        bots[seat] = perankh.bot("search", game=game.name, iterations=2_000, seed=number)
        wins += played_by(bots, game.name, seed=number).ranking[0] == seat
    assert wins >= WINS_AGAINST_GREEDY


def test_an_unknown_opponent_is_refused_with_those_there_are(game: Game) -> None:
    with pytest.raises(
        perankh.PerankhError, match="no opponent is called 'pharaoh'; there are: random, greedy, search"
    ):
        perankh.bot("pharaoh", game=game.name)


@pytest.mark.parametrize(
    ("name", "settings"),
    [("greedy", {"seed": 1}), ("random", {"seconds": 1}), ("search", {"depth": 3}), ("search", {"second": 1})],
)
def test_an_unknown_setting_is_refused(game: Game, name: str, settings: dict[str, Any]) -> None:
    with pytest.raises(perankh.PerankhError, match=f"'{name}' does not take these settings: {next(iter(settings))}"):
        perankh.bot(name, game=game.name, **settings)


@pytest.mark.parametrize(
    "settings",
    [{"seconds": 0}, {"seconds": -1}, {"seconds": float("inf")}, {"seconds": float("nan")}, {"iterations": 0}],
)
def test_a_search_that_would_not_think_is_refused(game: Game, settings: dict[str, Any]) -> None:
    with pytest.raises(perankh.PerankhError, match="positive time, or at least one iteration"):
        perankh.bot("search", game=game.name, **settings)


def test_an_opponent_for_an_unknown_game_is_refused() -> None:
    with pytest.raises(perankh.UnknownGame):
        perankh.bot("random", game="tic-tac-toe")


def test_a_random_opponent_plays_every_legal_action_sometimes(game: Game) -> None:
    bot = quick("random", game)
    legal = game.actions.names[: game.most_choices]
    assert {bot.choose({}, legal) for _ in range(100 * len(legal))} == set(legal)


def test_a_random_opponent_does_not_touch_the_global_generator(game: Game) -> None:
    before = random.getstate()
    quick("random", game).choose({}, game.actions.names)
    assert random.getstate() == before
