"""Simulation: many compiled games on several threads, the same results whatever their number."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from perankh.engine.errors import InvalidSetup
from perankh.engine.luck import Seeded
from perankh.engine.registry import game_named

GAMES_IN_A_BATCH = 2_000
POLICIES = ("random", "greedy")


@dataclass
class Simulation:
    """The results of many games, a row each."""

    game: str
    players: int
    policy: str
    scores: Any
    """Of each game and seat."""
    winners: Any
    lengths: Any
    """Decisions in each game."""
    seconds: float
    cpu_seconds: float

    def score_at(self, percent: int) -> int:
        """A score that was reached, such that so many of all scores are at most as high."""
        import numpy as np

        return int(np.percentile(self.scores, percent, method="inverted_cdf"))

    def summary(self) -> dict[str, Any]:
        """The figures people ask for, JSON-able."""
        import numpy as np

        games = len(self.lengths)
        quantiles = (5, 25, 50, 75, 95)
        return {
            "game": self.game,
            "players": self.players,
            "policy": self.policy,
            "games": games,
            "decisions": int(self.lengths.sum()),
            "seconds": self.seconds,
            "cpu_seconds": self.cpu_seconds,
            "mean_scores": [float(mean) for mean in self.scores.mean(axis=0)],
            "score_quantiles": {str(q): float(np.percentile(self.scores, q)) for q in quantiles},
            "wins": [int((self.winners == seat).sum()) for seat in range(self.players)],
            "mean_length": float(self.lengths.mean()),
            "longest_game": int(self.lengths.max()),
        }


def simulate(
    game: str,
    players: int,
    games: int,
    policy: str = "random",
    seed: int | str | bytes | None = None,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    checked: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play so many games; `progress` hears of each batch that is done."""
    chosen = game_named(game)
    chosen.check_players(players)
    if policy not in POLICIES:
        raise InvalidSetup(f"no policy is called {policy!r}; there are: {', '.join(POLICIES)}")
    if games < 1 or jobs < 1:
        raise InvalidSetup("games and jobs are at least 1")
    blank = chosen.new_state(chosen.check_options(options or {}))

    from perankh.api import compiled

    twin = compiled(game, checked)  # says which package is missing, if one is

    import numpy as np

    play = {"random": twin.random_games, "greedy": twin.greedy_games}[policy]
    scores = np.zeros((games, players), np.int64)
    winners = np.zeros(games, np.int64)
    lengths = np.zeros(games, np.int64)
    seeds = Seeded(seed)
    batches = [(seeds.word(), start) for start in range(0, games, GAMES_IN_A_BATCH)]
    cpu_seconds = 0.0
    counting = threading.Lock()

    def play_batch(batch: tuple[int, int]) -> None:
        nonlocal cpu_seconds
        luck, start = batch
        rows = slice(start, min(start + GAMES_IN_A_BATCH, games))
        states = twin.states(1)
        blank.to_compiled(states[0])
        states[0]["luck"] = luck
        actions = np.zeros(chosen.most_choices, np.int64)
        began = time.thread_time()
        play(states, players, actions, scores[rows], winners[rows], lengths[rows])
        spent = time.thread_time() - began
        with counting:
            cpu_seconds += spent
        if progress is not None:
            progress(rows.stop - rows.start)

    warm = twin.states(1)  # compiling is not playing: it happens before the clock starts
    blank.to_compiled(warm[0])
    play(warm, players, np.zeros(chosen.most_choices, np.int64), scores[:1], winners[:1], lengths[:1])
    began = time.perf_counter()
    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(play_batch, batches))
    seconds = time.perf_counter() - began
    return Simulation(game, players, policy, scores, winners, lengths, seconds, cpu_seconds)
