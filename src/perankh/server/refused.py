"""What the house refuses: a code for programs, a sentence for people, and the status of HTTP."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from perankh.engine.words import Words, words
from perankh.server.protocol import TableNow

LOCALES = Path(__file__).parent / "locales"

STATUS = {
    "illegal": 422,
    "unreadable": 422,
    "nothing-to-take-back": 422,
    "unknown-game": 422,
    "invalid": 422,
    "invalid-name": 422,
    "invalid-text": 422,
    "invalid-login": 422,
    "invalid-password": 422,
    "no-passkeys": 422,
    "unknown-bot": 422,
    "one-seat-each": 422,
    "bad-order": 422,
    "for-programs": 422,
    "bad-record": 422,
    "no-moment": 422,
    "record-over": 422,
    "stale": 409,
    "table-taken": 409,
    "seat-taken": 409,
    "no-seat": 409,
    "already-seated": 409,
    "not-your-turn": 409,
    "not-open": 409,
    "not-running": 409,
    "not-finished": 409,
    "not-away": 409,
    "away": 409,
    "login-taken": 409,
    "already-account": 409,
    "passkey-known": 409,
    "last-passkey": 409,
    "many-programs": 409,
    "challenge-over": 409,
    "unknown-person": 401,
    "wrong-password": 401,
    "wrong-code": 401,
    "wrong-passkey": 401,
    "not-permitted": 403,
    "other-site": 403,
    "other-host": 421,
    "no-account": 403,
    "no-table": 404,
    "no-such": 404,
    "too-often": 429,
    "too-large": 413,
    "not-json": 415,
    "malformed": 400,
    "no-method": 405,
    "broken": 500,
    "busy": 503,
}
"""Every code, and the status it has over HTTP."""


class Refused(Exception):
    """The house says no."""

    def __init__(self, code: str, rule: str | None = None, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.facts = facts
        self.request: str | None = None
        """What the client called the request that was refused."""
        self.now: TableNow | None = None
        """What is true now, where the client believed something else."""

    @property
    def status(self) -> int:
        """The status of HTTP."""
        return STATUS[self.code]

    def sentence(self, language: str) -> str:
        """For the person, in their language."""
        if "sentence" in self.facts:
            return str(self.facts["sentence"])
        return said(language).say(f"refused-{self.code}", **self.facts)


def said(language: str) -> Words:
    """The words of the server."""
    return words(LOCALES, language)
