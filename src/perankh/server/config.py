"""What a host decides about the house."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct


class Config(Struct, frozen=True):
    """The settings of one house, the same for all its processes."""

    database: str
    """A file for the embedded database, or an address that begins with postgresql://."""
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    """Processes that serve the house on this machine."""
    thinkers: int = 2
    """For each of them, the processes in which its bots think."""
    names: tuple[str, ...] = ()
    """The names under which people reach the house, besides localhost and bare addresses."""
    logs: str = "text"
    """`text` for people, `json` for programs."""
    unlimited: bool = False
    """Whether rate limits are lifted: for measurements and tests only."""
    durable: bool = True
    """Whether a move is on the disk before anybody is told of it; False only to measure what that costs."""


def embedded_database() -> str:
    """Where the house keeps its embedded database unless it is told otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(home) / "perankh" / "house.db")


def embedded_file(address: str) -> Path:
    """The file of an embedded database."""
    return Path(address.removeprefix("sqlite:///")).expanduser()
