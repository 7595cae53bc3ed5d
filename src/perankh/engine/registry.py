"""Finds every folder of perankh/games: a game is found, never registered."""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from functools import cache

from perankh.engine.errors import UnknownGame
from perankh.engine.game import Game
from perankh.engine.reading import shown

GAMES = importlib.import_module("perankh.games")
"""The package of that name; the attribute `perankh.games` is the function below, which people call."""


@cache
def found() -> dict[str, Game]:
    """What the folders hold, looked for once."""
    folders = [module.name for module in pkgutil.iter_modules(GAMES.__path__) if module.ispkg]
    kept = [importlib.import_module(f"perankh.games.{folder}").GAME for folder in sorted(folders)]
    return {game.name: game for game in kept}


def games() -> dict[str, Game]:
    """Every game of the house by its name."""
    return dict(found())


# `import perankh.games.ra as ra` asks the attribute `perankh.games` for `ra`: its name leads on to the package.
games.__name__ = GAMES.__name__


def game_named(name: str) -> Game:
    """One game, or a refusal that says which there are."""
    known = found()
    if not isinstance(name, str) or name not in known:
        near = difflib.get_close_matches(str(name), known, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"the house keeps: {', '.join(known)}"
        raise UnknownGame(f"no game is called {shown(name)}; {hint}")
    return known[name]
