"""Who may import whom: the arrows of the house."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sources import ROOT, imports, module_of, name_of, sources

MAY_IMPORT = {
    "engine": {"engine"},
    "bots": {"bots", "engine", "api"},
    "simulate": {"simulate", "engine", "api"},
    "server": {"server", "bots", "simulate", "engine", "api", "warm", "perankh"},
}
"""For each room, the rooms it may use. The engine's registry finds games by looking, not by importing."""

AT_THE_TOP = {"cli": {"cli", "__main__.py"}, "server": {"server", "cli"}}
"""Rooms that few may use, and who."""

RUN_BY_ALEMBIC = "server/database/migrations/env.py"
"""No module to import: Alembic runs it, with what it needs at hand."""

NUMBA_HOME = "engine/compiled.py"
NUMPY_ROOMS = ("simulate", "bots", NUMBA_HOME)
"""Where NumPy may be imported with the module; elsewhere only when it is needed."""

EVERY_FILE = pytest.mark.parametrize("path", sources(), ids=name_of)


def own(module: str) -> str | None:
    """The room of the house that a module lies in, if it is ours."""
    parts = module.split(".")
    return None if parts[0] != "perankh" else parts[1] if len(parts) > 1 else "perankh"


def top(module: str) -> str:
    return module.split(".", maxsplit=1)[0]


def imports_with_the_module(path: Path) -> set[str]:
    """What a file imports as soon as it is imported itself: not in functions, not for type checkers."""
    body = [*ast.parse(path.read_text(encoding="utf-8")).body]
    eager = set()
    while body:
        node = body.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            body += node.orelse
            continue
        if isinstance(node, ast.Import):
            eager |= {top(alias.name) for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            eager.add(top(str(node.module)))
        body += [child for child in ast.iter_child_nodes(node) if isinstance(child, ast.stmt | ast.ExceptHandler)]
    return eager


@pytest.mark.parametrize(
    ("room", "path"), [(room, path) for room in MAY_IMPORT for path in sources(room)], ids=lambda part: str(part)[-40:]
)
def test_a_room_imports_only_rooms_below_it(room: str, path: Path) -> None:
    assert {own(module) for module, _ in imports(path)} - {None} <= MAY_IMPORT[room]


@EVERY_FILE
def test_nothing_below_imports_the_command_line_or_the_server(path: Path) -> None:
    room = path.relative_to(ROOT).parts[0]
    used = {own(module) for module, _ in imports(path)}
    assert [above for above, may in AT_THE_TOP.items() if above in used and room not in may] == []


@pytest.mark.parametrize("path", sources("games"), ids=name_of)
def test_a_game_imports_the_engine_and_itself(path: Path) -> None:
    home = ".".join(module_of(path).split(".")[:3])
    for module, _ in imports(path):
        if own(module) is not None:
            assert module.startswith(("perankh.engine", home)), f"{name_of(path)} imports {module}"


@pytest.mark.parametrize(
    "path", [path for path in sources() if "games" not in path.relative_to(ROOT).parts], ids=name_of
)
def test_nothing_imports_a_game_but_itself(path: Path) -> None:
    assert not any(module.startswith("perankh.games") for module, _ in imports(path))


@EVERY_FILE
def test_numba_is_imported_in_one_place(path: Path) -> None:
    assert name_of(path) == NUMBA_HOME or not {top(module) for module, _ in imports(path)} & {"numba", "llvmlite"}


@EVERY_FILE
def test_numpy_is_imported_only_when_it_is_needed(path: Path) -> None:
    assert name_of(path).startswith(NUMPY_ROOMS) or "numpy" not in imports_with_the_module(path)


@EVERY_FILE
def test_a_game_imports_neither_numpy_nor_numba(path: Path) -> None:
    in_a_game = path.relative_to(ROOT).parts[0] == "games"
    assert not in_a_game or not {top(module) for module, _ in imports(path)} & {"numpy", "numba"}


@EVERY_FILE
def test_the_global_generator_of_chance_is_never_used(path: Path) -> None:
    """Luck has one door: `random.Random(seed)` may be made at the edge, `random.choice` may not be called."""
    used = {
        node.attr
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random"
    }
    assert used <= {"Random"}


@pytest.mark.parametrize("path", sources("engine", "games"), ids=name_of)
def test_only_the_door_of_luck_makes_chance(path: Path) -> None:
    home = name_of(path) == "engine/luck.py"
    assert home or not {top(module) for module, _ in imports(path)} & {"random", "secrets"}


def test_every_module_can_be_imported_by_itself() -> None:
    """No import needs another to come first."""
    alone = [
        module_of(path) for path in sources("engine", "bots", "simulate", "server") if name_of(path) != RUN_BY_ALEMBIC
    ]
    code = (
        "import importlib, json, sys\n"
        "names = json.loads(sys.argv[1])\n"
        "for name in names:\n"
        "    for loaded in [m for m in sys.modules if m.split('.')[0] == 'perankh']: del sys.modules[loaded]\n"
        "    importlib.import_module(name)\n"
    )
    done = subprocess.run([sys.executable, "-c", code, json.dumps(alone)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
