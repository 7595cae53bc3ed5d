"""`perankh play`: a person against the house."""

from __future__ import annotations

import contextlib
from argparse import Namespace
from dataclasses import dataclass

from perankh.api import new_match
from perankh.cli.arguments import Parser
from perankh.cli.choices import (
    add_game,
    add_table,
    can_compile,
    chosen_game,
    chosen_options,
    chosen_players,
    need_compiled,
)
from perankh.cli.conversation import Conversation, LeftTheTable
from perankh.cli.faults import DONE, INTERRUPTED, Refused
from perankh.cli.files import check_can_save, save_record
from perankh.cli.opponents import ALWAYS_THERE, BEST, Opponent, chosen_kinds, names_beside, seated
from perankh.cli.people import seat_name, style_of
from perankh.cli.sheet import show_result
from perankh.cli.story import Storyteller
from perankh.cli.terminal import Terminal
from perankh.engine.luck import Committed
from perankh.engine.match import LONGEST_NAME, Match

THINKING_TIME = 0.5
"""In letters; the frames around the seats have room for about so many."""


@dataclass
class Table:
    """A match with everyone around it."""

    match: Match
    person: int
    opponents: dict[int, Opponent]
    terminal: Terminal


def add_arguments(parser: Parser) -> None:
    """A game, the table, the opponents and the person."""
    add_game(parser)
    add_table(parser)
    parser.number("--seat", "help-seat", least=0, most=98, default=0)
    parser.option("--name", "help-name", thing="thing-name", default=parser.say("play-name"))
    parser.option("--bot", "help-bot", thing="thing-bot")
    parser.option("--bots", "help-bots", thing="thing-bots")
    parser.seconds("--seconds", "help-seconds", default=THINKING_TIME)
    parser.option("--save", "help-save", thing="thing-file")


def run(asked: Namespace, terminal: Terminal) -> int:
    """Play until the game is over or the person leaves."""
    if asked.save:
        check_can_save(asked.save, terminal)
    table = _laid(asked, terminal)
    _import_line_editing()
    code = DONE
    try:
        _play(table)
    except LeftTheTable:
        terminal.show(terminal.say("play-left"))
    except KeyboardInterrupt:
        terminal.new_line()
        code = INTERRUPTED
    if asked.save:
        save_record(asked.save, table.match.record(), terminal)
        terminal.show(terminal.say("play-saved", file=asked.save))
    return code


def _laid(asked: Namespace, terminal: Terminal) -> Table:
    """The table as the command line asks for it."""
    game = chosen_game(asked.game, terminal)
    players = chosen_players(game, asked.players, terminal)
    options = chosen_options(game, asked.option, terminal)
    if asked.seat >= players:
        raise Refused(terminal.say("usage-seat", seat=asked.seat, last=players - 1))
    person = " ".join(asked.name.split())
    if not 0 < len(person) <= LONGEST_NAME:
        raise Refused(terminal.say("usage-name", most=LONGEST_NAME))
    if asked.bot and asked.bots:
        raise Refused(terminal.say("usage-not-together", name="--bots", other="--bot"))
    default = BEST if can_compile() else ALWAYS_THERE
    kinds = chosen_kinds(asked.bot, asked.bots, players - 1, default, terminal)
    if BEST in kinds:
        need_compiled()
    names = names_beside(person, len(kinds))
    seated_names = [*names[: asked.seat], person, *names[asked.seat :]]
    luck = Committed() if asked.seed is None else None
    match = new_match(game.name, players, seed=asked.seed, options=options, names=seated_names, luck=luck)
    opponents = seated(game, kinds, names, asked.seat, asked.seconds, asked.seed)
    table = Table(match, asked.seat, {opponent.seat: opponent for opponent in opponents}, terminal)
    _present(table, asked.seconds)
    if default == ALWAYS_THERE and not (asked.bot or asked.bots):
        terminal.show(terminal.say("play-no-search"))
    if BEST in kinds:
        _prepare(match, terminal)
    return table


def _present(table: Table, seconds: float) -> None:
    """Say who sits where."""
    from rich.table import Table as Rows
    from rich.text import Text

    terminal = table.terminal
    rows = Rows(box=None, show_header=False)
    for seat, name in enumerate(table.match.names or []):
        opponent = table.opponents.get(seat)
        kind = "person" if opponent is None else opponent.kind
        who = terminal.say(f"player-{kind}", seconds=seconds)
        rows.add_row(seat_name(seat, terminal), Text(name, style=style_of(seat)), who)
    terminal.heading(table.match.game.title)
    terminal.show(rows, terminal.say("play-hint"))


def _prepare(match: Match, terminal: Terminal) -> None:
    """Compile what the search needs now, rather than in its first decision."""
    from perankh.bots import new_bot

    with terminal.waiting(terminal.say("play-preparing")):
        new_bot(BEST, match.game, iterations=1).choose(match.view(match.to_act), match.legal())


def _play(table: Table) -> None:
    match, terminal = table.match, table.terminal
    story = Storyteller(match, terminal)
    conversation = Conversation(match, terminal)
    story.tell(match.events, aside=False)
    while match.to_act is not None:
        aside = story.is_aside()
        opponent = table.opponents.get(match.to_act)
        action = conversation.decide() if opponent is None else _chosen(opponent, match, terminal)
        story.tell(match.play(action), aside)
    show_result(match, terminal)


def _chosen(opponent: Opponent, match: Match, terminal: Terminal) -> str:
    """What an opponent does."""
    legal = match.legal()
    if len(legal) == 1:
        return legal[0]
    with terminal.waiting(terminal.say("play-thinking", name=opponent.name)):
        return opponent.bot.choose(match.view(match.to_act), legal)


def _import_line_editing() -> None:
    """Arrow keys and history for what the person types, where Python has them."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
