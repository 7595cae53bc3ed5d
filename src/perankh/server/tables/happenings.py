"""What can happen at a table: the kinds of entry of its log, and what each carries."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

PlayedBy = Literal["person", "program", "bot", "stand-in", "order"]
"""A person, somebody's own program, a bot of the house, one in an absent person's place, or an order given before."""


class Founded(Struct, tag="founded"):
    """The table is there; its settings stand in its own row."""


class Sat(Struct, tag="sat"):
    """Somebody has taken the seat; `person` of the entry says who, unless it is a bot of the house."""

    name: str
    bot: str | None = None
    program: bool = False
    contribution: str = ""


class Left(Struct, tag="left"):
    """The seat is open again."""


class Renamed(Struct, tag="renamed"):
    """The person is called otherwise at this table."""

    name: str


class Began(Struct, tag="began"):
    """Every seat is taken: the rules have set up the game."""

    outcomes: tuple[str, ...]


class Played(Struct, tag="played"):
    """One action with what luck decided."""

    action: str
    by: PlayedBy
    outcomes: tuple[str, ...] = ()


class TakenBack(Struct, tag="taken_back"):
    """The latest action never happened."""


class Said(Struct, tag="said"):
    """A line of chat."""

    text: str


class Away(Struct, tag="away"):
    """A bot of the house plays for the person from now on."""

    left: bool = False
    """Whether the person went, rather than let the clock run out."""


class Back(Struct, tag="back"):
    """The person plays again."""


class Rematch(Struct, tag="rematch"):
    """The same people play again, at another table."""

    table: str


class Closed(Struct, tag="closed"):
    """Nobody waits here any more; the game never began."""


Happening = Founded | Sat | Left | Renamed | Began | Played | TakenBack | Said | Away | Back | Rematch | Closed

_DECODER = msgspec.json.Decoder(Happening)
_ENCODER = msgspec.json.Encoder()


def kind_of(happening: Happening) -> str:
    """The name of what happened, as the log's column has it."""
    return str(happening.__struct_config__.tag)


def written(happening: Happening) -> str:
    """As the log keeps it."""
    return _ENCODER.encode(happening).decode()


def read(body: str) -> Happening:
    """What an entry of the log tells."""
    happening: Happening = _DECODER.decode(body)
    return happening
