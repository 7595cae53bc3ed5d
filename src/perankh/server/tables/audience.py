"""Who watches a table: a mailbox for each reader, so that a slow one cannot hold up the others."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST_WAITING = 64
"""Messages; a reader who falls further behind loses them and asks again."""

Send = Callable[[str], Awaitable[None]]
CatchUp = Callable[["Reader"], Awaitable[str]]
"""How things stand, and what the reader has missed."""


class Reader:
    """One pair of eyes: a browser or a program that is told what happens at a table."""

    __slots__ = ("_awake", "_fell_behind", "_letters", "person", "seen")

    def __init__(self, person: str | None) -> None:
        self.person = person
        """Whose eyes; None for a stranger."""
        self.seen: int | None = None
        """The last entry of the log that was sent."""
        self._fell_behind = False
        self._letters: deque[tuple[int, str]] = deque()
        self._awake = asyncio.Event()

    def tell(self, number: int, letter: str) -> None:
        """Put a message about an entry of the log into the mailbox; when it is full, everything in it is given up."""
        if len(self._letters) >= MOST_WAITING:
            self.fall_behind()
        elif not self._fell_behind:
            self._letters.append((number, letter))
            self._awake.set()

    def say(self, letter: str) -> None:
        """Answer the reader alone, about no entry of the log."""
        self.tell(-1, letter)

    def fall_behind(self) -> None:
        """Give up what waits: the reader will be told how things stand."""
        self._letters.clear()
        self._fell_behind = True
        self._awake.set()

    async def deliver(self, send: Send, catch_up: CatchUp) -> None:
        """Send whatever comes, for ever; a reader who fell behind is told how things stand instead."""
        while True:
            await self._awake.wait()
            self._awake.clear()
            if self._fell_behind:
                self._fell_behind = False
                await send(await catch_up(self))
            while self._letters:
                number, letter = self._letters.popleft()
                if number < 0:
                    await send(letter)
                elif self.seen is None or number > self.seen:
                    await send(letter)
                    self.seen = number
