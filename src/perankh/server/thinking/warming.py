"""One process that compiles the games ahead, so that the first thought of a search does not wait for a compiler.

    python -m perankh.server.thinking.warming

It ends when its input does, so that it never outlives the house, however that ended.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator

from perankh.engine.registry import games
from perankh.server.thinking.worker import NICENESS

COMPILER = "numba"


@contextlib.contextmanager
def warming() -> Iterator[None]:
    """Meanwhile the games are compiled in a process of their own, where a compiler is installed."""
    if importlib.util.find_spec(COMPILER) is None:
        yield
        return
    process = subprocess.Popen([sys.executable, "-m", __name__], stdin=subprocess.PIPE)  # noqa: S603 - ourselves
    try:
        yield
    finally:
        process.kill()
        process.communicate()


def main() -> None:
    """Compile every game, unless the house closes first."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which then ends this process
    threading.Thread(target=_end_with_input, daemon=True).start()
    from perankh.warm import warm

    for game in games():
        warm(game)


def _end_with_input() -> None:
    sys.stdin.read()
    os._exit(0)  # the compiler listens to nobody


if __name__ == "__main__":
    main()
