"""What several commands ask for: a game, a number of players, options, a seed."""

from __future__ import annotations

import difflib
import importlib.util
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from perankh.cli.faults import Refused
from perankh.cli.terminal import Terminal
from perankh.engine.errors import MissingExtra
from perankh.engine.game import Game
from perankh.engine.registry import games

if TYPE_CHECKING:
    from perankh.cli.arguments import Parser

TRUTHS = {
    "true": True,
    "yes": True,
    "on": True,
    "1": True,
    "oui": True,
    "vrai": True,
    "false": False,
    "no": False,
    "off": False,
    "0": False,
    "non": False,
    "faux": False,
}
ENVIRONMENT = {
    "--database": "PERANKH_DATABASE",
    "--host": "PERANKH_HOST",
    "--port": "PERANKH_PORT",
    "--workers": "PERANKH_WORKERS",
    "--thinkers": "PERANKH_THINKERS",
    "--allow-host": "PERANKH_ALLOW_HOSTS",
    "--logs": "PERANKH_LOGS",
}
"""Where the environment settles what the command line leaves open: containers are told so."""
MOST_PLAYERS = 99
"""No number of players is read beyond this; the game knows its own limits."""


def add_game(parser: Parser, *, optional: bool = False) -> None:
    """The name of a game."""
    if optional:
        parser.argument("game", "help-game-or-all", thing="thing-game", nargs="?")
    else:
        parser.argument("game", "help-game", thing="thing-game")


def add_table(parser: Parser) -> None:
    """How many play, by which options, and from which seed."""
    parser.number("--players", "help-players", least=1, most=MOST_PLAYERS)
    parser.option("--option", "help-option", thing="thing-option", action="append", default=[])
    parser.option("--seed", "help-seed", thing="thing-number", type=seed_of)


def settled(option: str) -> str | None:
    """What the environment says of an option; nothing, when it says an empty text."""
    return os.environ.get(ENVIRONMENT[option]) or None


def add_database(parser: Parser) -> None:
    """Where the house is kept."""
    parser.option("--database", "help-database", thing="thing-database", default=settled("--database"))


def chosen_database(address: str | None, terminal: Terminal) -> str:
    """The database that was named, or the file that the house keeps without being told."""
    from perankh.server.config import embedded_database

    if address is None:
        return embedded_database()
    scheme, follows, _ = address.partition("://")
    if follows and scheme not in ("postgresql", "sqlite"):
        raise Refused(terminal.say("usage-database", text=scheme + follows))
    return address


def chosen_game(name: str, terminal: Terminal) -> Game:
    """The game of that name."""
    house = games()
    if name in house:
        return house[name]
    near = difflib.get_close_matches(name.lower(), house, n=1)
    if near:
        hint = terminal.say("usage-did-you-mean", name=near[0])
    else:
        hint = terminal.say("usage-house-keeps", known=", ".join(house))
    raise Refused(terminal.say("usage-unknown-game", name=name) + hint)


def chosen_games(name: str | None, terminal: Terminal) -> list[Game]:
    """The game of that name, or all of them."""
    return list(games().values()) if name is None else [chosen_game(name, terminal)]


def chosen_players(game: Game, players: int | None, terminal: Terminal) -> int:
    """How many play: as many as asked, or the middle of what the game is made for."""
    if players is None:
        return game.players[len(game.players) // 2]
    if players not in game.players:
        least, most = game.players.start, game.players.stop - 1
        raise Refused(
            terminal.say("usage-players", game=terminal.title_of(game), least=least, most=most, players=players)
        )
    return players


def chosen_options(game: Game, written: Sequence[str], terminal: Terminal) -> dict[str, bool]:
    """The options that were written as NAME=YES or NAME=NO."""
    chosen = {}
    known = [option.name for option in game.options]
    for text in written:
        name, equals, value = text.partition("=")
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            hint = terminal.say("usage-did-you-mean", name=near[0]) if near else ""
            says = "usage-unknown-option" if known else "usage-no-option"
            raise Refused(terminal.say(says, game=terminal.title_of(game), name=name, known=", ".join(known)) + hint)
        if not equals or value.lower() not in TRUTHS:
            raise Refused(terminal.say("usage-option-value", name=name, text=value))
        chosen[name] = TRUTHS[value.lower()]
    return chosen


def seed_of(text: str) -> int | str:
    """A number where it is one, so that `--seed 7` is the seed 7 of Python; any other text as it is."""
    try:
        return int(text)
    except ValueError:
        return text


def can_compile() -> bool:
    """Whether NumPy and Numba are installed; looks without importing them."""
    return all(importlib.util.find_spec(package) is not None for package in ("numpy", "numba"))


def need_server(terminal: Terminal) -> None:
    """Refuse, before anything else is done, when what serves the house is not installed."""
    try:
        importlib.import_module("perankh.server.serve")
    except ModuleNotFoundError as missing:
        if str(missing.name).startswith("perankh"):
            raise
        raise MissingExtra(terminal.say("missing-serve", package=str(missing.name))) from missing


def need_compiled() -> None:
    """Refuse, before anything else is done, when what compiles games is not installed."""
    importlib.import_module("perankh.engine.compiled")
