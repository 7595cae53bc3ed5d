"""How fast a game is, per second of one thread's processor time: a busy machine does not change that."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from perankh.api import compiled, new_match
from perankh.bots.search import Search
from perankh.engine.compiled import CompiledGame
from perankh.engine.game import Game
from perankh.engine.luck import index_at
from perankh.engine.registry import game_named

REPEATS = 5
GAMES_AT_A_TIME = 20
ITERATIONS_AT_A_TIME = 200
COMPILED_COPIES_AT_A_TIME = 100_000
STATES_TO_COPY = 16
MATCH_COPIES_AT_A_TIME = 50


@dataclass(frozen=True)
class Speed:
    """What was measured with so many players; each figure is the median of several repeats."""

    players: int
    playouts: float
    """Compiled random games, per second."""
    decisions: float
    """Compiled random decisions, per second."""
    search_iterations: float
    """Iterations of tree search from the opening, each played to the end of the game, per second."""
    plain_decisions: float
    """Random decisions of the uncompiled rules, per second."""
    compiled_copy_ns: float
    """Nanoseconds to copy a compiled state."""
    match_copy_us: float
    """Microseconds to copy a match in the opening."""


class RandomLuck:
    """Luck from Python's own generator: what a plain simulation would use."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def pick(self, chance: int, counts: Sequence[int]) -> int:
        return index_at(int(self._random() * sum(counts)), counts)


def measure(game: str, players: int, seconds: float = 1.0, repeats: int = REPEATS) -> Speed:
    """Measure a game; each figure takes about so many seconds."""
    chosen = game_named(game)
    chosen.check_players(players)
    twin = compiled(game)
    share = seconds / repeats
    return Speed(
        players,
        playouts=_rate(_playouts(twin, players, count_decisions=False), share, repeats),
        decisions=_rate(_playouts(twin, players, count_decisions=True), share, repeats),
        search_iterations=_rate(_iterations(chosen, players), share, repeats),
        plain_decisions=_rate(_plain_decisions(chosen, players), share, repeats),
        compiled_copy_ns=1e9 / _rate(_compiled_copies(twin, players), share, repeats),
        match_copy_us=1e6 / _rate(_match_copies(game, players), share, repeats),
    )


def _rate(work: Callable[[], int], share: float, repeats: int) -> float:
    """How much work is done in a second, when `work` does some and says how much."""
    work()  # the first call loads the code
    return median(_rate_once(work, share) for _ in range(repeats))


def _rate_once(work: Callable[[], int], share: float) -> float:
    done = 0
    began = time.thread_time()
    while True:
        done += work()
        spent = time.thread_time() - began
        if spent > 0 and spent >= share:
            return done / spent


def _opening_states(twin: CompiledGame, players: int, count: int) -> Any:
    """Blank compiled states with the default options, ready to be set up."""
    states = twin.states(count)
    blank = twin.game.new_state(twin.game.check_options({}))
    for row in states:
        blank.to_compiled(row)
        row["luck"] = players
    return states


def _choices(twin: CompiledGame) -> Any:
    import numpy as np

    return np.zeros(twin.game.most_choices, np.int64)


def _playouts(twin: CompiledGame, players: int, count_decisions: bool) -> Callable[[], int]:
    import numpy as np

    states, actions = _opening_states(twin, players, 1), _choices(twin)
    scores = np.zeros((GAMES_AT_A_TIME, players), np.int64)
    winners = np.zeros(GAMES_AT_A_TIME, np.int64)
    lengths = np.zeros(GAMES_AT_A_TIME, np.int64)
    random_games = twin.random_games

    def play() -> int:
        decisions = int(random_games(states, players, actions, scores, winners, lengths))
        return decisions if count_decisions else GAMES_AT_A_TIME

    return play


def _iterations(game: Game, players: int) -> Callable[[], int]:
    opening = new_match(game.name, players, seed=players)
    search = Search(game, seed=players)
    state = game.read_position(opening.view(opening.to_act))
    search.begin(state)

    def think() -> int:
        if search.room < ITERATIONS_AT_A_TIME:
            search.begin(state)
        search.think(ITERATIONS_AT_A_TIME)
        return ITERATIONS_AT_A_TIME

    return think


def _plain_decisions(game: Game, players: int) -> Callable[[], int]:
    kernel, actions = game.kernel, [0] * game.most_choices
    choose = random.Random(players).random
    luck = RandomLuck(players)

    def play() -> int:
        state = game.new_state(game.check_options({}))
        state.luck = luck
        kernel.set_up(state, players)
        decisions = 0
        while not kernel.is_over(state):
            count = kernel.legal_actions(state, actions)
            kernel.apply(state, actions[int(choose() * count)])
            decisions += 1
        return decisions

    return play


def _compiled_copies(twin: CompiledGame, players: int) -> Callable[[], int]:
    states = _opening_states(twin, players, STATES_TO_COPY)
    copy_states = twin.copy_states

    def copy() -> int:
        copy_states(states, COMPILED_COPIES_AT_A_TIME)
        return COMPILED_COPIES_AT_A_TIME

    return copy


def _match_copies(game: str, players: int) -> Callable[[], int]:
    match = new_match(game, players, seed=players)

    def copy() -> int:
        for _ in range(MATCH_COPIES_AT_A_TIME):
            match.copy()
        return MATCH_COPIES_AT_A_TIME

    return copy
