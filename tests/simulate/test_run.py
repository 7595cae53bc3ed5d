"""Simulation: what it counts, and what it refuses."""

from __future__ import annotations

import json
from typing import Any

import pytest

import perankh
from perankh.engine.game import Game
from perankh.simulate.run import GAMES_IN_A_BATCH, Simulation, simulate

GAMES = GAMES_IN_A_BATCH + 500
"""More than one batch, and the last one not full."""


@pytest.fixture(scope="module")
def played(game: Game) -> Simulation:
    return simulate(game.name, game.players[-1], GAMES, seed=1, checked=True)


def test_every_game_has_its_row(played: Simulation) -> None:
    assert played.scores.shape == (GAMES, played.players)
    assert len(played.winners) == len(played.lengths) == GAMES
    assert played.lengths.all()


def test_no_two_batches_play_the_same_games(played: Simulation) -> None:
    rest = GAMES - GAMES_IN_A_BATCH
    assert played.lengths[:rest].tolist() != played.lengths[GAMES_IN_A_BATCH:].tolist()


def test_the_winner_has_the_most_points(played: Simulation) -> None:
    assert (played.scores[range(GAMES), played.winners] == played.scores.max(axis=1)).all()


def test_the_same_seed_gives_the_same_games(game: Game, played: Simulation) -> None:
    again = simulate(game.name, played.players, GAMES, seed=1, checked=True)
    assert again.scores.tolist() == played.scores.tolist()


def test_another_seed_gives_other_games(game: Game, played: Simulation) -> None:
    again = simulate(game.name, played.players, GAMES, seed="1", checked=True)
    assert again.scores.tolist() != played.scores.tolist()


def test_newcomers_play_otherwise_than_chance(game: Game, played: Simulation) -> None:
    again = simulate(game.name, played.players, GAMES, policy="greedy", seed=1, checked=True)
    assert again.scores.tolist() != played.scores.tolist()


def test_progress_is_told_of_every_game(game: Game) -> None:
    heard: list[int] = []
    simulate(game.name, game.players.start, GAMES, seed=1, jobs=2, checked=True, progress=heard.append)
    assert sorted(heard) == [GAMES - GAMES_IN_A_BATCH, GAMES_IN_A_BATCH]


def test_a_summary_survives_json(played: Simulation) -> None:
    assert json.loads(json.dumps(played.summary())) == played.summary()


def test_a_summary_counts_every_win_once(played: Simulation) -> None:
    assert sum(played.summary()["wins"]) == GAMES


def test_a_summary_agrees_with_the_rows(played: Simulation) -> None:
    summary = played.summary()
    assert summary["games"] == GAMES
    assert summary["decisions"] == sum(played.lengths.tolist())
    assert summary["longest_game"] == max(played.lengths.tolist())
    assert summary["mean_length"] == pytest.approx(summary["decisions"] / GAMES)
    assert summary["mean_scores"][0] == pytest.approx(sum(played.scores[:, 0].tolist()) / GAMES)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": 99}, "not 99"),
        ({"players": True}, "not True"),
        ({"games": 0}, "at least 1"),
        ({"jobs": 0}, "at least 1"),
        ({"policy": "clever"}, "no policy is called 'clever'; there are: random, greedy"),
        ({"options": {"castle": True}}, "has no option 'castle'"),
        ({"seed": 1.5}, "a seed is an int, a str or bytes"),
    ],
    ids=lambda part: str(part)[:20],
)
def test_what_cannot_be_simulated_is_refused(game: Game, wrong: dict[str, Any], said: str) -> None:
    asked = {"players": game.players.start, "games": 1, "checked": True} | wrong
    with pytest.raises(perankh.InvalidSetup, match=said):
        simulate(game.name, **asked)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(perankh.UnknownGame):
        simulate("tic-tac-toe", players=2, games=1)
