"""The few errors people meet.

PerankhError (a ValueError)
├── UnknownGame            no folder of that name among the games
├── UnknownBot             no opponent has that name, or takes that setting
├── InvalidSetup           a number of players or an option the game does not offer
├── UnreadableAction       what was written names no action of the game
├── IllegalAction          an action of the game, not allowed now; says which rule forbids it
│   └── MatchOver          nothing can be played any more
├── NothingToTakeBack      the latest action stands, or there is none
├── ImpossibleOutcome      luck cannot have fallen so
├── InvalidPosition        not a position of the game; all reasons at once
├── InvalidRecord          a record that cannot be read, or breaks a rule; says where and which
└── MissingExtra           a part of the house that was not installed
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class PerankhError(ValueError):
    """Anything the house refuses; its text is one clear sentence."""


class UnknownGame(PerankhError):
    """No game has that name."""


class UnknownBot(PerankhError):
    """No opponent has that name, or takes that setting."""


class InvalidSetup(PerankhError):
    """The game cannot be set up like that."""


class UnreadableAction(PerankhError):
    """What was written names no action of this game."""


class IllegalAction(PerankhError):
    """The action is not allowed now; `rule` cites the paragraph, `legal` lists what is allowed."""

    def __init__(self, message: str, rule: str, legal: Sequence[str]) -> None:
        super().__init__(message)
        self.rule = rule
        self.legal = list(legal)

    def __reduce__(self) -> Any:
        return type(self), (str(self), self.rule, self.legal)


class MatchOver(IllegalAction):
    """The match has ended."""


class NothingToTakeBack(PerankhError):
    """The latest action cannot be taken back, or there is none."""


class ImpossibleOutcome(PerankhError):
    """Luck cannot have fallen so."""


class InvalidPosition(PerankhError):
    """Not a position of the game; `reasons` says everything that is wrong with it."""

    def __init__(self, reasons: Sequence[str]) -> None:
        super().__init__("; ".join(reasons))
        self.reasons = list(reasons)

    def __reduce__(self) -> Any:
        return type(self), (self.reasons,)


class InvalidRecord(PerankhError):
    """A record that cannot be read or does not hold; `line` says where, `rule` which paragraph it breaks, if one.

    `action` is what the line plays though the rules forbid it.
    """

    def __init__(self, message: str, line: int = 0, rule: str = "", action: str = "") -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.message = message
        self.line = line
        self.rule = rule
        self.action = action

    def __reduce__(self) -> Any:
        return type(self), (self.message, self.line, self.rule, self.action)


class MissingExtra(PerankhError):
    """A part of the house needs packages that are not installed."""
