"""What is decided about a table when it is founded, and never again."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from perankh.bots import BOT_NAMES
from perankh.engine.registry import game_named
from perankh.server.protocol import Pace
from perankh.server.refused import Refused

if TYPE_CHECKING:
    from perankh.server.protocol import NewTable

ID_BYTES = 12
"""Links are unguessable: 96 random bits."""
DAY = 86_400


class Settings(Struct, frozen=True):
    """The settings of a table, as its row keeps them."""

    options: dict[str, bool]
    seats: int
    public: bool
    spectators: bool
    pace: Pace
    seconds: int
    """For each decision."""
    reserve: int
    """In seconds, for what takes longer."""
    beginning: dict[str, Any] | None = None
    """The position the game begins from; None: from the set-up."""

    @property
    def grace(self) -> int:
        """In seconds: how long a person who is out of time may still come, before a bot steps in."""
        return 20 if self.pace == "live" else DAY // 4


def new_id() -> str:
    """A name that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


def settled(wish: NewTable) -> Settings:
    """The settings that a founder asked for, or why they cannot be."""
    game = game_named(wish.game)
    game.check_players(len(wish.seats))
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise Refused("one-seat-each")
    for seat in wish.seats:
        check_bot(seat.bot)
    return Settings(
        options=game.check_options(wish.options),
        seats=len(wish.seats),
        public=wish.public,
        spectators=wish.spectators,
        pace=wish.pace,
        seconds={"untimed": 0, "live": wish.seconds, "correspondence": wish.days * DAY}[wish.pace],
        reserve=wish.reserve if wish.pace == "live" else 0,
    )


def check_bot(name: str) -> None:
    """Refuse a level that no bot of the house has."""
    if name not in BOT_NAMES:
        raise Refused("unknown-bot", name=name, known=", ".join(BOT_NAMES))
