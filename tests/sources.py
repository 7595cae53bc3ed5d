"""The sources of the house, read as text and as trees, for tests of what is written there."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from perankh.engine.game import Game

ROOT = Path(importlib.import_module("perankh").__file__).parent


def sources(*rooms: str) -> list[Path]:
    """Every Python file of these rooms of the package (of all of it, without any), but no tests."""
    folders = [ROOT / room for room in rooms] or [ROOT]
    found = [path for folder in folders for path in ([folder] if folder.is_file() else folder.rglob("*.py"))]
    return sorted(path for path in found if "tests" not in path.relative_to(ROOT).parts)


@cache
def tree(path: Path) -> ast.Module:
    """The syntax of a file."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def name_of(path: Path) -> str:
    """A short name for a file, in the names of tests."""
    return str(path.relative_to(ROOT))


def module_of(path: Path) -> str:
    """The dotted name of a file."""
    parts = ["perankh", *path.relative_to(ROOT).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[tuple[str, ast.stmt]]:
    """Every module that a file imports, wherever in the file, with the statement that does."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)} imports relatively"
            package = importlib.import_module(str(node.module)) if str(node.module).startswith("perankh") else None
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                is_module = package is not None and isinstance(vars(package).get(alias.name), ModuleType)
                yield (inner if is_module else str(node.module)), node


def modules_of(game: Game) -> list[ModuleType]:
    """Every module of a game but its tests."""
    package = importlib.import_module(f"perankh.games.{game.name}")
    names = [found.name for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    return [package, *(importlib.import_module(name) for name in names if ".tests" not in name)]


def functions_of(game: Game) -> list[Callable[..., Any]]:
    """Every function that a game defines."""
    return [
        function
        for module in modules_of(game)
        for function in vars(module).values()
        if inspect.isfunction(function) and function.__module__ == module.__name__
    ]


def citations_in(text: str, game: Game) -> set[str]:
    """The numbers of all paragraphs of a game's rulebook that a text cites."""
    return set(re.findall(rf"\b{re.escape(game.citation)} (\d+\.\d+)\b", text))


def own_tests(game: Game) -> list[Path]:
    """The test files of a game."""
    return sorted((game.folder / "tests").glob("test_*.py"))


def calls(path: Path, function: str) -> Iterator[ast.Call]:
    """Every call of a function, by its bare or its last name."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call):
            called = node.func
            if (isinstance(called, ast.Name) and called.id == function) or (
                isinstance(called, ast.Attribute) and called.attr == function
            ):
                yield node


def strings_in(node: ast.AST) -> set[str]:
    """Every text constant below a node."""
    return {inner.value for inner in ast.walk(node) if isinstance(inner, ast.Constant) and isinstance(inner.value, str)}
