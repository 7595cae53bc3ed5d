"""The compiled twin: its cache notices every change, and it notices an index out of bounds."""

from __future__ import annotations

import contextlib
import importlib
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

import perankh
from perankh.bots import tree
from perankh.engine.compiled import CHECKED, FAST, KEPT_UNUSED, CompiledGame, cache_root, source_key, sources_of
from perankh.engine.game import Game
from perankh.simulate import playouts
from tests.sources import ROOT, module_of, sources

TEMPLATES = playouts.TEMPLATES + tree.TEMPLATES

FAME_AFTER_THE_SETUP = """
import perankh

twin = perankh.compiled("ra")
states = twin.states(1)
twin.set_up(states[0], 3)
print(twin.score(states[0], 0), twin.folder)
"""


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for machine code."""
    monkeypatch.setenv("PERANKH_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of the whole package that may be edited."""
    shutil.copytree(ROOT, tmp_path / "copy" / "perankh", ignore=shutil.ignore_patterns("__pycache__", "tests"))
    return tmp_path / "copy" / "perankh"


def key_of(files: set[Path]) -> str:
    return source_key(files, FAST)


def test_the_environment_says_where_machine_code_is_kept(cache: Path) -> None:
    assert cache_root() == cache


def test_the_sources_of_a_game_are_its_own_the_engine_and_the_templates(game: Game) -> None:
    found = {module_of(path) for path in sources_of(game, TEMPLATES)}
    wanted = {module_of(path) for path in sources("engine", f"games/{game.name}")} | {tree.__name__, playouts.__name__}
    assert found == wanted


def test_everything_that_is_compiled_comes_from_those_sources(game: Game, checked: CompiledGame) -> None:
    files = sources_of(game, TEMPLATES)
    checked.random_games, checked.greedy_games, checked.grow  # noqa: B018  # asking for a function builds it
    assert {Path(function.__code__.co_filename) for function in checked._built} <= files


def test_the_key_changes_with_any_source(game: Game, tmp_path: Path) -> None:
    files = set()
    for number, path in enumerate(sorted(sources_of(game, TEMPLATES))):
        copied = tmp_path / str(number) / path.name
        copied.parent.mkdir()
        files.add(Path(shutil.copy(path, copied)))
    keys = {key_of(files)}
    for path in sorted(files):
        path.write_text(path.read_text(encoding="utf-8") + "#\n", encoding="utf-8")
        keys.add(key_of(files))
    assert len(keys) == len(files) + 1


def test_the_key_changes_when_a_source_is_added(game: Game, tmp_path: Path) -> None:
    added = tmp_path / "mechanic.py"
    added.write_text("", encoding="utf-8")
    files = sources_of(game, TEMPLATES)
    assert key_of(files) != key_of(files | {added})


def test_the_key_does_not_change_by_itself(game: Game) -> None:
    files = sources_of(game, TEMPLATES)
    assert key_of(files) == key_of(sources_of(game, TEMPLATES[::-1]))


def test_the_key_changes_with_the_way_of_compiling(game: Game) -> None:
    files = sources_of(game, TEMPLATES)
    assert source_key(files, FAST) != source_key(files, CHECKED)


def test_tests_of_a_game_are_not_among_its_sources(game: Game) -> None:
    assert not any("tests" in path.relative_to(ROOT).parts for path in sources_of(game, TEMPLATES))


@pytest.mark.usefixtures("cache")
def test_two_games_never_share_a_folder(game: Game) -> None:
    assert CompiledGame(game).folder != CompiledGame(replace(game, name="mehen")).folder


@pytest.mark.usefixtures("cache")
def test_fast_and_checked_never_share_a_folder(game: Game) -> None:
    assert CompiledGame(game).folder != CompiledGame(game, checked=True).folder


@pytest.mark.parametrize(("unused", "stays"), [(KEPT_UNUSED + 60, False), (KEPT_UNUSED - 60, True)])
def test_machine_code_of_other_sources_is_removed_when_long_unused(
    game: Game, cache: Path, unused: float, stays: bool
) -> None:
    """Two versions of the house may share a cache, so one must not remove what the other still uses."""
    other = cache / f"{game.name}-fast-0123456789abcdef"
    other.mkdir(parents=True)
    (other / "code.nbc").write_bytes(b"")
    os.utime(other, (time.time() - unused,) * 2)
    CompiledGame(game)
    assert other.exists() == stays


def test_a_cache_that_cannot_be_written_does_not_stop_the_game(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("PERANKH_CACHE", str(tmp_path / "file"))
    folder = CompiledGame(game).folder
    assert folder.is_dir()
    folder.rmdir()


def test_using_machine_code_keeps_it(game: Game, cache: Path) -> None:
    folder = CompiledGame(game).folder
    os.utime(folder, (0, 0))
    CompiledGame(game)
    assert time.time() - folder.stat().st_mtime < KEPT_UNUSED
    assert folder.parent == cache


def test_machine_code_of_others_stays(game: Game, cache: Path) -> None:
    others = [cache / f"{game.name}-checked-01", cache / "mehen-fast-01", cache / f"{game.name}h-fast-01"]
    for folder in others:
        folder.mkdir(parents=True)
    CompiledGame(game)
    assert all(folder.exists() for folder in others)


def test_an_edited_rule_is_compiled_anew(copied: Path, cache: Path) -> None:
    """Really run, twice with one cache: the second answer follows the edit."""
    before = _run(copied, cache)
    components = copied / "engine" / "mechanics" / "sun_auction" / "components.py"
    edited = components.read_text(encoding="utf-8").replace("STARTING_FAME = 10\n", "STARTING_FAME = 23\n")
    components.write_text(edited, encoding="utf-8")
    after = _run(copied, cache)
    assert [before[0], after[0]] == ["10", "23"]
    assert before[1] != after[1]
    assert Path(after[1]).exists()


def _run(package: Path, cache: Path) -> list[str]:
    environment = os.environ | {"PYTHONPATH": str(package.parent), "PERANKH_CACHE": str(cache)}
    done = subprocess.run(
        [sys.executable, "-c", FAME_AFTER_THE_SETUP], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_a_checked_twin_notices_an_index_out_of_bounds(game: Game, checked: CompiledGame) -> None:
    states = checked.states(1)
    checked.set_up(states[0], game.players.start)
    with pytest.raises(IndexError):
        checked.legal_actions(states[0], np.zeros(0, np.int64))


def test_a_checked_twin_notices_it_deep_inside_a_playout(game: Game, checked: CompiledGame) -> None:
    states = checked.states(1)
    checked.set_up(states[0], game.players.start)
    with pytest.raises(IndexError):
        checked.play_at_random(states[0], np.zeros(1, np.int64))


def test_there_is_one_twin_however_it_is_asked_for(game: Game) -> None:
    """Each twin loads its machine code again, so two of one kind are waste."""
    asked = [
        perankh.compiled(game.name),
        perankh.compiled(game.name, False),
        perankh.compiled(game.name, checked=False),
    ]
    assert len({id(twin) for twin in asked}) == 1


@pytest.mark.usefixtures("cache")
def test_two_threads_may_ask_two_twins_at_once(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba's cache folder is one global setting, and code kept in another game's folder would play its rules."""
    before = numba.config.CACHE_DIR
    monkeypatch.setattr(numba.config, "CACHE_DIR", before)  # put back, whatever happens here
    twins = [CompiledGame(game), CompiledGame(replace(game, name="mehen"))]
    door = threading.Barrier(2, timeout=0.2)
    build = CompiledGame._build

    def meet() -> None:
        with contextlib.suppress(threading.BrokenBarrierError):  # nobody else was let in: that is as good
            door.wait()

    def build_together(twin: CompiledGame, function: Callable[..., Any]) -> Any:
        meet()
        built = build(twin, function)
        meet()
        return built

    monkeypatch.setattr(CompiledGame, "_build", build_together)
    with ThreadPoolExecutor(2) as pool:
        functions = list(pool.map(lambda twin: twin.is_over, twins))
    kept = [Path(function._cache.cache_path) for function in functions]
    assert [twin.folder in path.parents for twin, path in zip(twins, kept, strict=True)] == [True, True]
    assert before == numba.config.CACHE_DIR


def test_a_name_that_is_no_function_of_the_game_is_an_attribute_error(checked: CompiledGame) -> None:
    with pytest.raises(AttributeError, match="has no 'castle'"):
        checked.castle  # noqa: B018


def test_without_numba_the_refusal_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    monkeypatch.delitem(sys.modules, "perankh.engine.compiled")
    with pytest.raises(perankh.MissingExtra, match=r"Numba: pip install 'perankh\[compiled\]'"):
        importlib.import_module("perankh.engine.compiled")


def test_the_games_own_functions_stay_as_they_are(game: Game, checked: CompiledGame) -> None:
    checked.apply  # noqa: B018
    assert type(game.kernel.apply) is type(test_the_games_own_functions_stay_as_they_are)
