"""Recovery codes: written down once by their owner, typed in when everything else is lost."""

from __future__ import annotations

import secrets

from perankh.server.accounts.person import hashed

CODES = 10
GROUPS = 4
GROUP_LETTERS = 4
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""None that is taken for another; sixteen of them are 79 random bits, too many to guess from their hashes."""


def new_codes() -> list[str]:
    """As their owner is shown them."""
    return ["-".join(_group() for _ in range(GROUPS)) for _ in range(CODES)]


def _group() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(GROUP_LETTERS))


def hashed_code(code: str) -> str:
    """What is stored of a code, however it is typed."""
    return hashed("".join(filter(str.isalnum, code.lower())))
