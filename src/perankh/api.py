"""What others build on: matches, bots and compiled games, by name."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from perankh.engine.match import match_from, new_match
from perankh.engine.registry import game_named, games
from perankh.engine.transcript import replay

if TYPE_CHECKING:
    from perankh.bots import Bot
    from perankh.engine.compiled import CompiledGame

__all__ = ["bot", "compiled", "games", "match_from", "new_match", "replay"]


def compiled(game: str, checked: bool = False) -> CompiledGame:
    """The compiled twin of a game, with playouts, batches and search; `checked` notices an index out of bounds."""
    return _compiled(game, bool(checked))


@cache
def _compiled(game: str, checked: bool) -> CompiledGame:
    from perankh.bots import tree
    from perankh.engine.compiled import CompiledGame
    from perankh.simulate import playouts

    return CompiledGame(game_named(game), playouts.TEMPLATES + tree.TEMPLATES, checked)


def bot(name: str, game: str, **settings: Any) -> Bot:
    """An opponent by name: `random`, `greedy`, or `search` with `seconds` per decision."""
    from perankh.bots import new_bot

    return new_bot(name, game_named(game), **settings)
