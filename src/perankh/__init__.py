"""perankh, the House of Life: Egyptian board games, complete and faithful to their rules."""

from perankh.api import bot, compiled, games, match_from, new_match, replay
from perankh.engine.errors import (
    IllegalAction,
    ImpossibleOutcome,
    InvalidPosition,
    InvalidRecord,
    InvalidSetup,
    MatchOver,
    MissingExtra,
    NothingToTakeBack,
    PerankhError,
    UnknownBot,
    UnknownGame,
    UnreadableAction,
)
from perankh.engine.match import Match

__version__ = "0.1.0"

__all__ = [
    "IllegalAction",
    "ImpossibleOutcome",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidSetup",
    "Match",
    "MatchOver",
    "MissingExtra",
    "NothingToTakeBack",
    "PerankhError",
    "UnknownBot",
    "UnknownGame",
    "UnreadableAction",
    "bot",
    "compiled",
    "games",
    "match_from",
    "new_match",
    "replay",
]
