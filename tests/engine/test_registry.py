"""The registry: a game is found, never registered."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import perankh
from perankh.engine import registry

FIFTH = """
from types import SimpleNamespace

GAME = SimpleNamespace(name="mehen")
"""


@pytest.fixture
def folder_of_another_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A new folder among those of the games."""
    folder = tmp_path / "mehen"
    folder.mkdir()
    (folder / "__init__.py").write_text(FIFTH, encoding="utf-8")
    monkeypatch.setattr(registry.GAMES, "__path__", [*registry.GAMES.__path__, str(tmp_path)])
    importlib.invalidate_caches()
    yield folder
    sys.modules.pop("perankh.games.mehen", None)


def test_every_folder_with_a_game_is_found() -> None:
    folders = [path.parent.name for path in Path(str(registry.GAMES.__file__)).parent.glob("*/__init__.py")]
    assert sorted(perankh.games()) == sorted(folders)


@pytest.mark.usefixtures("folder_of_another_game")
def test_a_new_folder_is_a_new_game() -> None:
    assert "mehen" in registry.found.__wrapped__()


@pytest.mark.usefixtures("folder_of_another_game")
def test_games_are_found_in_the_order_of_their_names() -> None:
    names = list(registry.found.__wrapped__())
    assert names == sorted(names)


def test_a_game_lies_in_the_folder_of_its_name() -> None:
    assert all(game.folder.name == name for name, game in perankh.games().items())


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(perankh.UnknownGame, match=f"the house keeps: {', '.join(perankh.games())}"):
        registry.game_named("tic-tac-toe")


def test_a_slip_of_the_pen_suggests_what_was_meant() -> None:
    name = next(iter(perankh.games()))
    with pytest.raises(perankh.UnknownGame, match=f"did you mean '{name}'"):
        registry.game_named(f"{name}h")


@pytest.mark.parametrize("statement", ["import perankh.games.{0} as room", "import perankh.games.{0}"])
def test_the_folder_of_a_game_is_imported_like_any_other(statement: str) -> None:
    name = next(iter(perankh.games()))
    code = f"{statement.format(name)}\nimport perankh\nassert {name!r} in perankh.games()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
