"""An opponent that thinks ahead: information-set tree search on the compiled twin."""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

from perankh.engine.errors import InvalidSetup
from perankh.engine.game import Game

MOST_NODES = 1_000_000
ITERATIONS_AT_A_TIME = 500
"""How many it thinks between two looks at the clock."""


class SearchBot:
    """Thinks for so many seconds, or so many iterations, about each decision."""

    name = "search"

    def __init__(
        self, game: Game, seconds: float = 0.5, iterations: int | None = None, seed: int | None = None
    ) -> None:
        if not 0 < seconds < math.inf or (iterations is not None and iterations < 1):
            raise InvalidSetup("a search needs a positive time, or at least one iteration")

        import numpy as np

        from perankh.api import compiled
        from perankh.bots.tree import Node

        self._game = game
        self._seconds = seconds
        self._iterations = iterations
        self._compiled = compiled(game.name)
        self._states = self._compiled.states(2)
        self._states[0]["luck"] = secrets.randbits(64) if seed is None else seed
        self._nodes = np.zeros(MOST_NODES, Node.dtype())
        self._actions = np.zeros(game.most_choices, np.int64)
        self._children = np.zeros(len(game.actions), np.int64)
        self._rewards = np.zeros(game.players.stop, np.float64)
        self._thinking = self._compiled.states(1)

    def choose(self, view: Mapping[str, Any], legal: Sequence[str]) -> str:
        if len(legal) == 1:
            return legal[0]
        state = self._game.read_position(view)
        root = self._states[1]
        state.to_compiled(root)
        used = self._compiled.plant(self._nodes)
        deadline = time.perf_counter() + self._seconds
        left = MOST_NODES - used if self._iterations is None else min(self._iterations, MOST_NODES - used)
        while left > 0:
            used = self._compiled.grow(
                self._thinking,
                self._states,
                self._nodes,
                used,
                state.to_act,
                self._actions,
                self._children,
                self._rewards,
                self._game.decisive_lead,
                min(left, ITERATIONS_AT_A_TIME),
            )
            left -= ITERATIONS_AT_A_TIME
            if self._iterations is None and time.perf_counter() >= deadline:
                break
        return self._most_visited(legal)

    def _most_visited(self, legal: Sequence[str]) -> str:
        visits: dict[int, int] = {}
        child = self._nodes[0]["first_child"]
        while child >= 0:
            visits[int(self._nodes[child]["action"])] = int(self._nodes[child]["visits"])
            child = self._nodes[child]["sibling"]
        return max(legal, key=lambda action: visits.get(self._game.actions.codes[action], 0))
