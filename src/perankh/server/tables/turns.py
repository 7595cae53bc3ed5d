"""Who waits to be told that it is their turn, at whatever table."""

from __future__ import annotations

import asyncio
from collections import defaultdict

from perankh.server.refused import Refused

MOST_STREAMS = 8
"""For one person at a time."""


class Turns:
    """The streams of turns that this process has open."""

    def __init__(self) -> None:
        self._streams: dict[str, set[asyncio.Queue[str | None]]] = defaultdict(set)

    def __len__(self) -> int:
        return sum(map(len, self._streams.values()))

    def check(self, person: str) -> None:
        """Refuse one stream too many."""
        if len(self._streams.get(person, ())) >= MOST_STREAMS:
            raise Refused("too-often", seconds=60)

    @property
    def people(self) -> list[str]:
        """Whoever listens."""
        return list(self._streams)

    def listen(self, person: str) -> asyncio.Queue[str | None]:
        """A queue of the tables that ask this person from now on; None ends it."""
        queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._streams[person].add(queue)
        return queue

    def stop(self, person: str, queue: asyncio.Queue[str | None]) -> None:
        """Nobody listens to that queue any more."""
        self._streams[person].discard(queue)
        if not self._streams[person]:
            del self._streams[person]

    def asked(self, person: str | None, table: str) -> None:
        """A table asks a person."""
        if person is not None and person in self._streams:
            for queue in self._streams[person]:
                queue.put_nowait(table)
