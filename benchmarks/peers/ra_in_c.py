"""Compiles Ra in C (ra.c beside this file) and plays it from Python."""

from __future__ import annotations

import ctypes
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).parent / "ra.c"


@dataclass
class Played:
    """Random games played in C."""

    fame: list[list[int]]
    """Of each game and seat."""
    decisions: int
    cpu_seconds: float


class RaInC:
    """The compiled limit."""

    def __init__(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            library = Path(folder) / "ra.so"
            subprocess.run(
                ["gcc", "-O3", "-march=native", "-shared", "-fPIC", "-o", library, SOURCE], check=True, timeout=120
            )
            self._library = ctypes.CDLL(str(library))
        self._library.random_games.restype = ctypes.c_int64
        self._library.random_games.argtypes = [ctypes.c_int, ctypes.c_uint64, ctypes.c_int64, ctypes.c_void_p]

    def random_games(self, players: int, luck: int, games: int) -> Played:
        """Play so many random games one after another from one 64-bit seed."""
        fame = (ctypes.c_int64 * (games * players))()
        began = time.thread_time()
        decisions = self._library.random_games(players, luck, games, fame)
        cpu_seconds = time.thread_time() - began
        rows = [list(fame[start : start + players]) for start in range(0, games * players, players)]
        return Played(rows, decisions, cpu_seconds)
