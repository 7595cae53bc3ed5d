"""Opponents that do not think ahead."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from perankh.engine.game import Game


class RandomBot:
    """Plays anything that is allowed."""

    name = "random"

    def __init__(self, _game: Game, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: Mapping[str, Any], legal: Sequence[str]) -> str:
        return self._random.choice(legal)


class GreedyBot:
    """Plays as a sensible newcomer: the policy written in the game's own folder."""

    name = "greedy"

    def __init__(self, game: Game) -> None:
        self._game = game

    def choose(self, view: Mapping[str, Any], legal: Sequence[str]) -> str:
        state = self._game.read_position(view)
        codes = [self._game.actions.codes[action] for action in legal]
        return self._game.actions.names[self._game.kernel.greedy(state, codes, len(codes))]
