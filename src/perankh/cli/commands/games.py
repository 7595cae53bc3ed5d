"""`perankh games`: the games of the house."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator

from perankh.cli.arguments import Parser
from perankh.cli.faults import DONE
from perankh.cli.terminal import Terminal
from perankh.engine.game import Game
from perankh.engine.registry import games
from perankh.engine.words import Words

INDENT = 2


def add_arguments(parser: Parser) -> None:
    """Nothing may follow."""


def run(asked: Namespace, terminal: Terminal) -> int:
    """Present each game."""
    for game in games().values():
        _present(game, terminal)
    return DONE


def _present(game: Game, terminal: Terminal) -> None:
    from rich.padding import Padding
    from rich.text import Text

    terminal.show(Text.assemble((game.name, "bold yellow"), f"  {terminal.title_of(game)}"))
    for line in _facts(game, terminal):
        terminal.show(Padding.indent(Text(line), INDENT))


def remarks_on_players(numbers: Iterable[int], words: Words) -> Iterator[str]:
    """What a game has to say about some numbers of players."""
    remarks = (f"players-{players}" for players in numbers)
    yield from (words.say(remark) for remark in remarks if words.knows(remark))


def _facts(game: Game, terminal: Terminal) -> Iterator[str]:
    """What people ask of a game, a line each."""
    words = game.words(terminal.language)
    facts = {"least": game.players.start, "most": game.players.stop - 1, "version": str(game.rules_version)}
    if words.knows("tagline"):
        yield words.say("tagline")
    if words.knows("length"):
        yield terminal.say("games-facts", length=words.say("length"), **facts)
    else:
        yield terminal.say("games-facts-short", **facts)
    yield from remarks_on_players(game.players, words)
    for option in game.options:
        yield terminal.say(
            "games-option",
            name=option.name,
            meaning=words.say(f"option-{option.name}"),
            default=terminal.say("yes" if option.default else "no"),
            rule=option.rule,
        )
