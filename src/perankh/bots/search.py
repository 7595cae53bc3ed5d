"""An opponent that thinks ahead: information-set tree search on the compiled twin."""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from perankh.bots.policies import GreedyBot
from perankh.engine.errors import InvalidSetup
from perankh.engine.game import Game
from perankh.engine.luck import MASK

SPREAD = 0.5
"""How far the outcomes of games lie apart: what is promised by few of them may be luck."""
MOST_NODES = 1_000_000
ITERATIONS_AT_A_TIME = 500
"""How many it thinks between two looks at the clock."""


class Tried(NamedTuple):
    """What came of an action in the tree."""

    visits: int
    promise: float


class Search:
    """A tree about one decision, and the memory it thinks in; the next decision reuses the memory."""

    def __init__(self, game: Game, seed: int | None = None) -> None:
        from perankh.api import compiled
        from perankh.bots.tree import Node

        self._game = game
        self._twin = compiled(game.name)  # says which package is missing, if one is

        import numpy as np

        self._states = self._twin.states(2)  # its own luck, and the position it thinks about
        self._states[0]["luck"] = secrets.randbits(64) if seed is None else seed & MASK
        self._thinking = self._twin.states(1)
        self._nodes = np.zeros(MOST_NODES, Node.dtype())
        self._actions = np.zeros(game.most_choices, np.int64)
        self._children = np.zeros(len(game.actions), np.int64)
        self._rewards = np.zeros(game.players.stop, np.float64)
        self._seat = 0
        self._used = 0

    def begin(self, state: Any) -> None:
        """Plant a new tree for the seat to act in this plain state."""
        state.to_compiled(self._states[1])
        self._seat = state.to_act
        self._used = self._twin.plant(self._nodes)

    @property
    def room(self) -> int:
        """How many more iterations the memory has room for."""
        return MOST_NODES - self._used

    def think(self, iterations: int) -> None:
        """Let the tree grow by at most so many nodes."""
        self._used = self._twin.grow(
            self._thinking,
            self._states,
            self._nodes,
            self._used,
            self._seat,
            self._actions,
            self._children,
            self._rewards,
            self._game.decisive_lead,
            iterations,
        )

    def tried(self) -> dict[str, Tried]:
        """What came of each action of the decision."""
        found = {}
        child = self._nodes[0]["first_child"]
        while child >= 0:
            node = self._nodes[child]
            visits = int(node["visits"])
            found[self._game.actions.names[node["action"]]] = Tried(visits, float(node["value"]) / visits)
            child = node["sibling"]
        return found


class SearchBot:
    """Thinks for so many seconds, or so many iterations, about each decision."""

    name = "search"

    def __init__(
        self, game: Game, seconds: float = 0.5, iterations: int | None = None, seed: int | None = None
    ) -> None:
        if (
            not isinstance(seconds, int | float)
            or not 0 < seconds < math.inf
            or (iterations is not None and iterations < 1)
        ):
            raise InvalidSetup("a search needs a positive time, or at least one iteration")
        self._game = game
        self._seconds = seconds
        self._iterations = iterations
        self._search = Search(game, seed)
        self._newcomer = GreedyBot(game)

    def choose(self, view: Mapping[str, Any], legal: Sequence[str]) -> str:
        if len(legal) == 1:
            return legal[0]
        state = self._game.read_position(view)
        if state.phase in self._game.in_good_faith:
            return self._newcomer.choose(view, legal)
        self._search.begin(state)
        if self._iterations is None:
            self._think_until(time.perf_counter() + self._seconds)
        else:
            self._search.think(min(self._iterations, self._search.room))
        return self._settled(view, legal, self._search.tried())

    def _settled(self, view: Mapping[str, Any], legal: Sequence[str], tried: Mapping[str, Tried]) -> str:
        """What was tried most; but in doubt, what a newcomer would play."""
        favourite = max(legal, key=lambda action: tried[action].visits if action in tried else 0)
        newcomer = self._newcomer.choose(view, legal)
        if newcomer not in tried:
            return favourite
        best, usual = tried[favourite], tried[newcomer]
        doubt = SPREAD * math.sqrt(1 / best.visits + 1 / usual.visits)
        return favourite if best.promise - usual.promise > doubt else newcomer

    def _think_until(self, deadline: float) -> None:
        while self._search.room >= ITERATIONS_AT_A_TIME:
            self._search.think(ITERATIONS_AT_A_TIME)
            if time.perf_counter() >= deadline:
                return
