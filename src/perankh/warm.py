"""Warming a game: compiling it ahead of play, or loading what was compiled; a child process can do it, niced."""

from __future__ import annotations

from pathlib import Path

from perankh.api import compiled, new_match
from perankh.bots.search import Search
from perankh.engine.registry import game_named
from perankh.simulate.run import POLICIES, simulate


def warm(game: str) -> Path:
    """Call once whatever simulations and searches of a game call; returns the folder that keeps the machine code."""
    chosen = game_named(game)
    players = chosen.players.start
    for policy in POLICIES:
        simulate(game, players, games=1, policy=policy)
    opening = new_match(game, players)
    search = Search(chosen)
    search.begin(chosen.read_position(opening.view(opening.to_act)))
    search.think(1)
    twin = compiled(game)
    twin.copy_states(twin.states(2), 1)
    return twin.folder
