"""Houses in processes of their own, for tests that kill them.

    python -m tests.server.processes DATABASE

serves without rate limits, looks for what other processes left undone every moment instead of every few seconds, prints
one JSON line with its port, and ends when its standard input does, so that no test leaves one behind.
"""

from __future__ import annotations

import argparse
import json
import os
import selectors
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import psutil

from perankh.server.config import Config
from perankh.server.serve import bind, serve
from perankh.server.tables import keeper, table

PATIENCE = 30
"""Seconds after which a process that does not open or end is missed."""
SOON = 1.0
"""In seconds."""


class HouseProcess:
    """A house that a process of its own has opened."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "tests.server.processes", database]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._process.stdout, selectors.EVENT_READ)
            assert waiting.select(PATIENCE), "the house does not open"
        self.port = int(json.loads(self._process.stdout.readline())["port"])

    @property
    def children(self) -> list[psutil.Process]:
        """The processes that it has started."""
        return psutil.Process(self._process.pid).children(recursive=True)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()
        self._process.wait(PATIENCE)

    def close(self) -> None:
        """End it, if it still runs."""
        if self._process.poll() is None:
            self._process.terminate()
        self._process.communicate(timeout=PATIENCE)


@contextmanager
def house_process(database: str) -> Iterator[HouseProcess]:
    """A house on that database, until the test is over."""
    house = HouseProcess(database)
    try:
        yield house
    finally:
        house.close()


def main() -> None:
    """Serve."""
    parser = argparse.ArgumentParser()
    parser.add_argument("database")
    config = Config(parser.parse_args().database, port=0, unlimited=True)
    keeper.ROUND = SOON / 4
    table.BOT_PATIENCE = int(SOON * 1000)
    listening = bind(config)
    threading.Thread(target=_end_with_input, daemon=True).start()
    serve(config, listening, lambda: print(json.dumps({"port": listening.getsockname()[1]}), flush=True))


def _end_with_input() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
