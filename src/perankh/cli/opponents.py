"""Who plays against the person: the bots, their names, and who sits where."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from perankh.api import bot
from perankh.bots import BOT_NAMES, NAMES, Bot
from perankh.cli.faults import Refused
from perankh.cli.terminal import Terminal
from perankh.engine.game import Game

BEST = "search"
ALWAYS_THERE = "greedy"


@dataclass(frozen=True)
class Opponent:
    """One bot at the table."""

    seat: int
    name: str
    kind: str
    bot: Bot


def chosen_kinds(one: str | None, several: str | None, count: int, default: str, terminal: Terminal) -> list[str]:
    """What kind of bot each opponent is."""
    kinds = [one or default] * count if several is None else [kind.strip() for kind in several.split(",")]
    for kind in kinds:
        if kind not in BOT_NAMES:
            raise Refused(terminal.say("usage-unknown-bot", name=kind, known=", ".join(BOT_NAMES)))
    if len(kinds) != count:
        raise Refused(terminal.say("usage-bots", count=count, named=len(kinds)))
    return kinds


def names_beside(person: str, count: int) -> list[str]:
    """Names for the opponents, none of them the person's own."""
    return [name for name in NAMES if name.casefold() != person.casefold()][:count]


def seated(
    game: Game, kinds: Sequence[str], names: Sequence[str], person: int, seconds: float, seed: int | str | None
) -> list[Opponent]:
    """The opponents in the seats around the person's."""
    seats = [seat for seat in range(len(kinds) + 1) if seat != person]
    return [
        Opponent(seat, name, kind, bot(kind, game.name, **_settings(kind, seat, seconds, seed)))
        for seat, name, kind in zip(seats, names, kinds, strict=True)
    ]


def _settings(kind: str, seat: int, seconds: float, seed: int | str | None) -> dict[str, Any]:
    own_seed = None if seed is None else random.Random(f"{seed}, seat {seat}").getrandbits(63)
    settings: dict[str, dict[str, Any]] = {
        "search": {"seconds": seconds, "seed": own_seed},
        "random": {"seed": own_seed},
    }
    return settings.get(kind, {})
