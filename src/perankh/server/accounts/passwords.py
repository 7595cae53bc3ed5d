"""Passwords: measured, hashed slowly, and compared in a time that tells nothing."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from perankh.server.accounts.protocol import LONGEST_PASSWORD, SHORTEST_PASSWORD
from perankh.server.refused import Refused

P = ParamSpec("P")
T = TypeVar("T")

MEMORY = 19 * 1024
"""In KiB; with two rounds and one lane, what OWASP asks of argon2."""
ROUNDS = 2
LANES = 1
AT_ONCE = 2
"""How many are hashed at a time: each takes a core for some 20 ms, beside the event loop."""


class Passwords:
    """Hashes passwords, and says whether one is right."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY, parallelism=LANES)
        self._threads = ThreadPoolExecutor(max_workers=AT_ONCE, thread_name_prefix="passwords")
        self._nobodys = self._hasher.hash(secrets.token_hex())

    def close(self) -> None:
        """Hash no more."""
        self._threads.shutdown()

    async def hashed(self, password: str) -> str:
        """What is stored of a password; refuses one that is too short or too long."""
        check_length(password)
        return await self._beside_the_loop(self._hasher.hash, _as_typed_anywhere(password))

    async def is_right(self, stored: str | None, password: str) -> bool:
        """Whether this is the password that was stored; where none was, that takes as long to say."""
        return await self._beside_the_loop(self._is_right, stored, _as_typed_anywhere(password))

    def _is_right(self, stored: str | None, password: str) -> bool:
        try:
            self._hasher.verify(stored or self._nobodys, password)
        except VerificationError:
            return False
        return stored is not None

    async def _beside_the_loop(self, act: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: act(*args, **kwargs))


def check_length(password: str) -> None:
    """Refuse a new password that is too short or too long."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused("invalid-password", shortest=SHORTEST_PASSWORD, longest=LONGEST_PASSWORD)


def _as_typed_anywhere(password: str) -> str:
    """Keyboards differ in how they write an accented letter."""
    return unicodedata.normalize("NFKC", password)
