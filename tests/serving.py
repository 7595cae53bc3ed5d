"""Houses that processes of their own have opened, as `perankh serve` opens them."""

from __future__ import annotations

import contextlib
import json
import os
import re
import selectors
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from typing import IO, Any

PATIENCE = 60
"""Seconds after which a house that does not open, answer or close counts as stuck."""


def line_of(stream: IO[str]) -> str:
    with selectors.DefaultSelector() as waiting:
        waiting.register(stream, selectors.EVENT_READ)
        assert waiting.select(PATIENCE), "nothing is said"
    return stream.readline()


class OpenHouse:
    """A house that a process of its own has opened, and where it is."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.process = process
        self.says = line_of(process.stdout)
        found = re.search(r"http://\S+", self.says)
        assert found, f"{self.says!r}, {process.stderr.read() if process.stderr else ''}"
        self.address = found[0]

    def answers(self, path: str, body: Any = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return bytes(answer.read())

    def ends(self, signal_: signal.Signals) -> tuple[int, str]:
        """Its exit code and all that it wrote down."""
        self.process.send_signal(signal_)
        _, written = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, written


@contextlib.contextmanager
def opened(*arguments: str, **environment: str) -> Iterator[OpenHouse]:
    with subprocess.Popen(
        [sys.executable, "-m", "perankh", "serve", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"LANG": "en_GB.UTF-8"} | environment,
    ) as process:
        try:
            yield OpenHouse(process)
        finally:
            process.kill()
