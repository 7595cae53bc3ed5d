"""Sources stay readable: every module, class and function of the engine and of the rules says what it is."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.sources import name_of, sources, tree

EVERY_FILE = pytest.mark.parametrize("path", sources(), ids=name_of)
RULES = [
    path
    for path in sources("games", "engine/mechanics")
    if path.parent.name == "rules" or path.name in ("flow.py", "greedy.py")
]
CHAPTERS = [path for path in sources("games") if path.parent.name == "rules"]


@EVERY_FILE
def test_every_module_says_what_it_is(path: Path) -> None:
    assert ast.get_docstring(tree(path))


@pytest.mark.parametrize("path", sources("engine", "games", "bots", "simulate", "server", "cli"), ids=name_of)
def test_every_public_class_and_function_says_what_it_is(path: Path) -> None:
    silent = [
        node.name
        for node in tree(path).body
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
        and not node.name.startswith("_")
        and not ast.get_docstring(node)
    ]
    assert silent == []


@pytest.mark.parametrize("path", RULES, ids=name_of)
def test_every_rule_is_a_sentence(path: Path) -> None:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef):
            said = (ast.get_docstring(node) or "").split("\n\n")[0]
            assert said.endswith("."), f"{node.name} says {said!r}"


@pytest.mark.parametrize("path", CHAPTERS, ids=name_of)
def test_every_chapter_says_which_it_is(path: Path) -> None:
    if path.name != "__init__.py":
        assert "rulebook, chapter" in str(ast.get_docstring(tree(path)))
    else:
        assert ast.get_docstring(tree(path))
