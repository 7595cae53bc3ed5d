"""The compiled twin of a game: the same rules as machine code. The only module that imports Numba.

Each function that a game's kernel reaches is rebuilt with the same code object and its globals rebound: functions to
Numba dispatchers, chapters to module objects that hold them, tuples of ints to arrays, `pick` to the fast generator,
`tell` to nothing. The game's own modules stay as they are.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import shutil
import sys
import tempfile
import threading
import time
import types
from collections.abc import Callable, Iterable, Iterator
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import Any

from perankh.engine import events, luck
from perankh.engine.errors import MissingExtra
from perankh.engine.game import Game

try:
    import llvmlite
    import numba
    import numba.extending
    import numpy as np
except ModuleNotFoundError as missing:
    raise MissingExtra("compiled games need NumPy and Numba: pip install 'perankh[compiled]'") from missing

_types: Any = numba.types
_SETTING = threading.RLock()

ENGINE = Path(__file__).parent
FAST: dict[str, Any] = {"nogil": True, "error_model": "numpy", "boundscheck": False, "_nrt": False}
"""Numba's private `_nrt` leaves out reference counting, which the kernel never needs; it may be dropped."""
INNER: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "no_rewrites": True}
"""What only compiled code calls needs no door to Python: it compiles in less time."""
KEPT_UNUSED = 14 * 24 * 3600
"""Seconds after which machine code that nobody has used is removed."""
CHECKED = FAST | {"boundscheck": True}
"""Compiled code that notices an index out of bounds: what the tests run."""


def cache_root() -> Path:
    """Where machine code is kept between runs; PERANKH_CACHE moves it."""
    chosen = os.environ.get("PERANKH_CACHE")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "perankh" / "Cache"
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "perankh"


def _made(folder: Path) -> Path:
    """The folder, marked as used today; where none may be written, a temporary one."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
    except OSError:
        return Path(tempfile.mkdtemp(prefix="perankh-"))
    return folder


def source_key(sources: Iterable[Path], options: dict[str, Any]) -> str:
    """A name for machine code that changes with anything it was made from.

    Numba alone watches only the file of the function it is asked for, not the rules that function calls.
    """
    made_from = hashlib.sha256()
    for source in sorted(sources):
        made_from.update(source.name.encode() + b"\0" + source.read_bytes() + b"\0")
    versions = (numba.__version__, llvmlite.__version__, np.__version__, platform.python_version())
    made_from.update(repr((versions, sorted(options.items()))).encode())
    return made_from.hexdigest()[:16]


def sources_of(game: Game, templates: Iterable[Callable[..., Any]]) -> set[Path]:
    """Every file whose text can change the machine code of a game."""
    rooms = {ENGINE, game.folder}
    sources = {path for room in rooms for path in room.rglob("*.py") if "tests" not in path.relative_to(room).parts}
    return sources | {Path(template.__code__.co_filename) for template in templates}


class CompiledGame:
    """The compiled kernel of a game, and whatever templates are bound to it.

    A template is a generic function with free names (`apply`, `legal_actions`...) that mean the game's own.
    Functions are compiled when first called and kept on disk, in a folder for this game and these sources alone:
    Numba's own key does not see the globals, so two games would share one entry.
    """

    def __init__(self, game: Game, templates: Iterable[Callable[..., Any]] = (), checked: bool = False) -> None:
        templates = tuple(templates)
        self.game = game
        self.options = CHECKED if checked else FAST
        key = source_key(sources_of(game, templates), self.options)
        kind = "checked" if checked else "fast"
        self.folder = _made(cache_root() / f"{game.name}-{kind}-{key}")
        self._remove_stale(f"{game.name}-{kind}-*")
        kernel = dict(vars(game.kernel))
        self._free = kernel | {template.__name__: template for template in templates}
        self._entries = set(self._free.values())
        self._built: dict[Callable[..., Any], Any] = {}
        self._chapters: dict[types.ModuleType, types.ModuleType] = {}

    def _remove_stale(self, pattern: str) -> None:
        """Remove this game's machine code of other sources, unless another version of the house may still use it."""
        for folder in self.folder.parent.glob(pattern):
            if folder != self.folder and time.time() - folder.stat().st_mtime > KEPT_UNUSED:
                shutil.rmtree(folder, ignore_errors=True)

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The NumPy record of this game's state."""
        return self.game.state.dtype()

    def states(self, count: int) -> Any:
        """An array of blank states; code takes the array and an index, or one row `states[i:i + 1]`."""
        states = np.zeros(count, self.dtype)
        states["rules"] = self.game.rules_version
        return states

    def __getattr__(self, name: str) -> Any:
        """A compiled function by its name: of the kernel, or a template."""
        if name.startswith("_") or name not in self._free:
            raise AttributeError(f"the compiled {self.game.title} has no {name!r}")
        with _settings(CACHE_DIR=str(self.folder)):
            return self._build(self._free[name])

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self._free]

    def _build(self, function: Callable[..., Any]) -> Any:
        source: Any = getattr(function, "compiled_as", function)
        if source not in self._built:
            rebound: dict[str, Any] = {"__builtins__": __builtins__, "__name__": source.__module__}
            twin = types.FunctionType(source.__code__, rebound, source.__name__, source.__defaults__)
            twin.__kwdefaults__ = source.__kwdefaults__
            twin.__qualname__ = source.__qualname__
            door = {"cache": True} if function in self._entries else INNER
            self._built[source] = _compile_quickly(numba.njit(**door, **self.options)(twin))
            rebound.update(self._rebound(source.__globals__, source.__code__.co_names))
        return self._built[source]

    def _rebound(self, names: dict[str, Any], used: Iterable[str]) -> Iterator[tuple[str, Any]]:
        for name in used:
            if names.get("CASTS") is luck.CASTS and name in luck.CASTS:
                yield name, getattr(numba, luck.CASTS[name])
            elif name in names:
                yield name, self._value(names[name])
            elif name in self._free:
                yield name, self._build(self._free[name])

    def _value(self, value: Any) -> Any:
        if value is events.tell:
            return _tell_nobody
        if isinstance(value, types.FunctionType):
            return self._build(value)
        if isinstance(value, types.ModuleType):
            return self._chapter(value)
        if isinstance(value, type) and issubclass(value, IntEnum):
            return _numbers(value)
        if isinstance(value, tuple) and value and isinstance(value[0], int | tuple):
            return np.array(value, dtype=np.int64)
        return value

    def _chapter(self, module: types.ModuleType) -> types.ModuleType:
        """A module object that holds the compiled functions of a chapter of the rules."""
        if not module.__name__.startswith("perankh."):
            return module
        if module not in self._chapters:
            self._chapters[module] = chapter = types.ModuleType(module.__name__)
            for name, value in vars(module).items():
                if isinstance(value, types.FunctionType) and value.__module__ == module.__name__:
                    setattr(chapter, name, self._build(value))
        return self._chapters[module]


def _compile_quickly(dispatcher: Any) -> Any:
    """Spare Numba what costs time to compile and none to run.

    A call with a literal number shares the code for any number, and the loops of a rule are too short for vectors.
    """
    resolve, compile_for = dispatcher.get_call_template, dispatcher.compile

    def resolve_without_literals(arguments: Any, keywords: Any) -> Any:
        plain = {name: _types.unliteral(value) for name, value in dict(keywords).items()}
        return resolve(tuple(_types.unliteral(value) for value in arguments), plain)

    def compile_without_vectors(signature: Any) -> Any:
        with _settings(LOOP_VECTORIZE=0, SLP_VECTORIZE=0):
            return compile_for(signature)

    dispatcher.get_call_template = resolve_without_literals
    dispatcher.compile = compile_without_vectors
    return dispatcher


def _numbers(enum: type[IntEnum]) -> types.ModuleType:
    """The members of an enum as plain numbers: Numba would compile a function anew for each way of spelling one."""
    numbers = types.ModuleType(enum.__name__)
    for member in enum:
        setattr(numbers, member.name, int(member))
    return numbers


@numba.extending.intrinsic
def _tell_nobody(_typing: Any, state: Any, event: Any, *facts: Any) -> Any:
    """What `tell` is in compiled code: nothing, whatever its facts."""

    def generate(context: Any, _builder: Any, _signature: Any, _arguments: Any) -> Any:
        return context.get_dummy_value()

    told = _types.Tuple(facts)
    return _types.none(state, event, told), generate


@contextlib.contextmanager
def _settings(**chosen: Any) -> Iterator[None]:
    """Change Numba's settings for a while: where code is kept, and how much it is worked on.

    They are the whole process's, so only one thread at a time may change them.
    """
    config: Any = numba.config
    with _SETTING:
        before = {name: getattr(config, name) for name in chosen}
        vars(config).update(chosen)
        try:
            yield
        finally:
            vars(config).update(before)
