"""Two backings, one text: plain and compiled play every game to the same state, field by field."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest

import perankh
from perankh.engine.compiled import CompiledGame
from perankh.engine.game import Game
from perankh.engine.luck import Fast, Seeded, below
from perankh.simulate.run import simulate
from tests.playing import POLICIES, TABLES, option_sets

GAMES_IN_LOCK_STEP = 10
"""For each number of players, set of options and policy."""
GAMES = int(os.environ.get("PERANKH_GAMES", "100000"))
"""Compiled games for each number of players; set the variable for more."""
GAMES_AT_A_TIME = 1_000_000


class LockStep:
    """One game on both backings, which draw from the same number."""

    def __init__(self, game: Game, twin: CompiledGame, luck: int) -> None:
        self.kernel = game.kernel
        self.twin = twin
        self.luck = Fast(luck)
        self.plain = game.state()
        self.row = twin.states(1)[0]
        self.read_back = game.state()
        self.plain_actions = [0] * game.most_choices
        self.compiled_actions = np.zeros(game.most_choices, np.int64)

    def set_up(self, blank: Any, players: int) -> None:
        self.plain = blank.copy()
        self.plain.luck = self.luck
        blank.to_compiled(self.row)
        self.row["luck"] = self.luck.luck
        self.kernel.set_up(self.plain, players)
        self.twin.set_up(self.row, players)

    def legal(self) -> list[int]:
        """The legal actions, which must be the same on both."""
        count = self.kernel.legal_actions(self.plain, self.plain_actions)
        compiled_count = self.twin.legal_actions(self.row, self.compiled_actions)
        assert self.compiled_actions[:compiled_count].tolist() == self.plain_actions[:count]
        return self.plain_actions[:count]

    def choose(self, policy: str) -> int:
        """What the policy plays, which must be the same on both."""
        legal = self.legal()
        newcomer = self.kernel.greedy(self.plain, self.plain_actions, len(legal))
        assert self.twin.greedy(self.row, self.compiled_actions, len(legal)) == newcomer
        if policy == "greedy":
            return newcomer
        chosen = legal[below(self.luck, len(legal))]
        self.row["luck"] = self.luck.luck
        return chosen

    def apply(self, code: int) -> None:
        self.kernel.apply(self.plain, code)
        self.twin.apply(self.row, code)

    @property
    def is_over(self) -> bool:
        over = self.kernel.is_over(self.plain)
        assert self.twin.is_over(self.row) == over
        return over

    def check_same(self) -> None:
        assert self.plain.differences(self.read_back.from_compiled(self.row)) == []
        assert int(self.row["luck"]) == self.luck.luck

    def check_same_result(self) -> None:
        seats = range(self.plain.players)
        assert [self.twin.score(self.row, seat) for seat in seats] == [
            self.kernel.score(self.plain, seat) for seat in seats
        ]
        assert [self.twin.outranks(self.row, seat, other) for seat in seats for other in seats] == [
            self.kernel.outranks(self.plain, seat, other) for seat in seats for other in seats
        ]


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_both_backings_agree_after_every_decision(name: str, players: int, policy: str) -> None:
    game = perankh.games()[name]
    seeds = Seeded(f"{name} {players} {policy}")
    both = LockStep(game, perankh.compiled(name, checked=True), seeds.word())
    for options in option_sets(game):
        for _ in range(GAMES_IN_LOCK_STEP):
            both.set_up(game.new_state(options), players)
            both.check_same()
            while not both.is_over:
                both.apply(both.choose(policy))
                both.check_same()
            both.check_same_result()


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_simulated_games_are_those_the_plain_rules_play(name: str, players: int, policy: str) -> None:
    game = perankh.games()[name]
    simulated = simulate(name, players, games=5, policy=policy, seed=2, checked=True)
    luck = Fast(Seeded(2).word())
    state = game.new_state(game.check_options({}))
    state.luck = luck
    actions = [0] * game.most_choices
    for number in range(5):
        game.kernel.set_up(state, players)
        decisions = 0
        while not game.kernel.is_over(state):
            count = game.kernel.legal_actions(state, actions)
            chosen = actions[below(luck, count)] if policy == "random" else game.kernel.greedy(state, actions, count)
            game.kernel.apply(state, chosen)
            decisions += 1
        assert decisions == simulated.lengths[number]
        assert simulated.scores[number].tolist() == [game.kernel.score(state, seat) for seat in range(players)]
        winner = int(simulated.winners[number])
        assert not any(game.kernel.outranks(state, seat, winner) for seat in range(players))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_compiled_games_stay_within_every_bound(name: str, players: int) -> None:
    game = perankh.games()[name]
    for options in option_sets(game):
        for start in range(0, GAMES, GAMES_AT_A_TIME):
            played = simulate(
                name,
                players,
                games=min(GAMES_AT_A_TIME, GAMES - start),
                seed=f"{players} {start}",
                jobs=2,
                options=options,
                checked=True,
            )
            assert played.lengths.min() > 0
            assert played.lengths.max() <= game.longest_game
            assert set(np.unique(played.winners)) <= set(range(players))


@pytest.mark.parametrize("policy", POLICIES)
def test_a_simulation_is_the_same_with_any_number_of_jobs(game: Game, policy: str) -> None:
    alone, together = (
        simulate(game.name, game.players[-1], games=5_000, policy=policy, seed="same", jobs=jobs, checked=True)
        for jobs in (1, 2)
    )
    assert alone.scores.tolist() == together.scores.tolist()
    assert alone.winners.tolist() == together.winners.tolist()
    assert alone.lengths.tolist() == together.lengths.tolist()


def test_a_row_of_a_used_array_is_set_up_like_a_blank_one(game: Game, checked: CompiledGame) -> None:
    states = checked.states(2)
    actions = np.zeros(game.most_choices, np.int64)
    for players in game.players:
        states[0]["luck"] = 5
        checked.set_up(states[0], players)
        checked.play_at_random(states[0], actions)
        states[1] = checked.states(1)[0]
        states["luck"] = 8
        for option in game.options:
            states[option.name] = 1
        for row in states:
            checked.set_up(row, players)
        used, fresh = (game.state().from_compiled(row) for row in states)
        assert used.differences(fresh) == []
