"""Opponents: each sees its seat's view and nothing else."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from perankh.engine.errors import UnknownBot
from perankh.engine.game import Game


class Bot(Protocol):
    """Anything that can sit at a table."""

    name: str

    def choose(self, view: Mapping[str, Any], legal: Sequence[str]) -> str:
        """One of the legal actions, from what the seat to act may know."""


def new_bot(name: str, game: Game, **settings: Any) -> Bot:
    """An opponent by name."""
    from perankh.bots import policies, search

    makers: dict[str, Callable[..., Bot]] = {
        "random": policies.RandomBot,
        "greedy": policies.GreedyBot,
        "search": search.SearchBot,
    }
    if name not in makers:
        raise UnknownBot(f"no opponent is called {name!r}; there are: {', '.join(makers)}")
    try:
        inspect.signature(makers[name]).bind(game, **settings)
    except TypeError:
        raise UnknownBot(f"{name!r} does not take these settings: {', '.join(settings)}") from None
    return makers[name](game, **settings)


BOT_NAMES = ("random", "greedy", "search")
"""The levels there are."""
NAMES = ("Nefertari", "Imhotep", "Hatshepsut", "Ptahhotep", "Merneith", "Amenhotep", "Tiye", "Senenmut")
"""What opponents are called at a table."""
