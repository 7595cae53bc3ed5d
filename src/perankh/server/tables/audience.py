"""Who watches a table: each reader is told at once what can be sent at once, and never holds up the others."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

MOST_WAITING = 64
"""Messages; a reader who falls further behind loses them and is told how things stand instead."""

Send = Callable[[str], Coroutine[Any, Any, None]]
CatchUp = Callable[["Reader"], Awaitable[str | None]]
"""How things stand, and what the reader has missed; None when there is nothing to see any more."""


class Reader:
    """One pair of eyes: a browser or a program that is told what happens at a table."""

    __slots__ = ("_catch_up", "_fell_behind", "_letters", "_send", "_sending", "person", "seen")

    def __init__(self, person: str | None, send: Send, catch_up: CatchUp) -> None:
        self.person = person
        """Whose eyes; None for a stranger."""
        self.seen: int | None = None
        """The last entry of the log that was sent."""
        self._send = send
        self._catch_up = catch_up
        self._fell_behind = False
        self._letters: deque[tuple[int | None, str]] = deque()
        self._sending: asyncio.Task[None] | None = None
        """At work while something waits to be sent."""

    def tell(self, number: int, letter: str) -> None:
        """A message about an entry of the log."""
        self._post(number, letter)

    def say(self, letter: str) -> None:
        """A message to this reader alone, about no entry of the log."""
        self._post(None, letter)

    def fall_behind(self) -> None:
        """Give up what waits but answers: the reader will be told how things stand."""
        self._letters = deque(waiting for waiting in self._letters if waiting[0] is None)
        self._fell_behind = True
        self._work()

    def stop(self) -> None:
        """The reader has gone."""
        if self._sending is not None:
            self._sending.cancel()

    def _post(self, number: int | None, letter: str) -> None:
        if self._sending is None and not self._fell_behind:
            if self._is_new(number) and not self._sent_at_once(letter):
                self._letters.append((number, letter))
                self._work()
            else:
                self._note(number)
            return
        if len(self._letters) >= MOST_WAITING:
            self.fall_behind()
        if len(self._letters) < MOST_WAITING and (number is None or not self._fell_behind):
            self._letters.append((number, letter))

    def _is_new(self, number: int | None) -> bool:
        return number is None or self.seen is None or number > self.seen

    def _note(self, number: int | None) -> None:
        if number is not None and self._is_new(number):
            self.seen = number

    def _sent_at_once(self, letter: str) -> bool:
        """Whether it could be sent without waiting; a send that would wait has sent nothing yet and is dropped."""
        sending = self._send(letter)
        try:
            sending.send(None)
        except StopIteration:
            return True
        sending.close()
        return False

    def _work(self) -> None:
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._deliver())

    async def _deliver(self) -> None:
        """Send whatever waits."""
        try:
            while self._fell_behind or self._letters:
                if self._fell_behind:
                    self._fell_behind = False
                    letter = await self._catch_up(self)
                    if letter is not None:
                        await self._send(letter)
                else:
                    number, letter = self._letters.popleft()
                    if self._is_new(number):
                        await self._send(letter)
                        self._note(number)
        finally:
            self._sending = None
