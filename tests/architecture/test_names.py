"""Generic code names no game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import perankh
from tests.sources import name_of, sources, tree

GENERIC = sources("engine", "simulate", "bots", "server", "api.py", "__init__.py")
NAMES = {word.lower() for game in perankh.games().values() for word in (game.name, game.title, game.citation)}


def docstrings(path: Path) -> set[int]:
    """Documentation may give an example from a game; it decides nothing."""
    return {
        id(node.value)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def written(path: Path) -> Iterator[str]:
    """Every identifier and every text of a file but its documentation."""
    skipped = docstrings(path)
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            yield node.value
        for field in ("id", "attr", "name", "arg", "asname", "module"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                yield value


@pytest.mark.parametrize("path", GENERIC, ids=name_of)
def test_generic_code_names_no_game(path: Path) -> None:
    words = {word.lower() for text in written(path) for word in re.split(r"[\W_]+", text)}
    phrases = {text.lower() for text in written(path)}
    assert not NAMES & (words | phrases)


@pytest.mark.parametrize("path", sources(), ids=name_of)
def test_no_room_is_called_after_nothing(path: Path) -> None:
    assert path.stem not in {"utils", "helpers", "common", "manager", "misc", "base"}
