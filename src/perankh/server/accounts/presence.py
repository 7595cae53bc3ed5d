"""The lines that people have open: they end with the session or the token by which they were opened."""

from __future__ import annotations

import contextlib
from collections import defaultdict
from collections.abc import Callable, Iterator

from perankh.server.database.database import Database
from perankh.server.database.entries import GONE

End = Callable[[], object]


class Presence:
    """Who is connected to this process, by websocket or by a stream of turns."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._lines: defaultdict[str, set[End]] = defaultdict(set)

    @contextlib.contextmanager
    def of(self, person: str | None, end: End) -> Iterator[None]:
        """Somebody is connected meanwhile; `end` turns them out. A stranger has nothing to lose."""
        if person is None:
            yield
            return
        self._lines[person].add(end)
        try:
            yield
        finally:
            self._lines[person].discard(end)
            if not self._lines[person]:
                del self._lines[person]

    async def end(self, person: str) -> None:
        """Turn somebody out of every process of the house; whoever still may, comes in anew."""
        if self._database.is_shared:
            await self._database.write(lambda work: work.notices.append(f"{person}:{GONE}:"))
        self.end_here(person)

    def end_here(self, person: str) -> None:
        """Turn somebody out of this process."""
        for end in list(self._lines.get(person, ())):
            end()
