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
from perankh.cli.commands.games import remarks_on_players
from perankh.cli.conversation import Conversation, LeftTheTable
from perankh.cli.faults import DONE, INTERRUPTED, Refused
from perankh.cli.files import Keeper
from perankh.cli.opponents import ALWAYS_THERE, BEST, Opponent, chosen_kinds, names_beside, seated
from perankh.cli.people import seat_name, style_of
from perankh.cli.sheet import show_result
from perankh.cli.story import Storyteller
from perankh.cli.terminal import Terminal
from perankh.engine.luck import Committed
from perankh.engine.match import LONGEST_NAME, Match

THINKING_TIME = 0.5
"""In seconds; what a searching opponent takes for a decision when nothing else is asked."""
LONGEST_WORD = 200
"""In letters; as much of a person's own luck as a record should carry."""


@dataclass
class Table:
    """A match with everyone around it."""

    match: Match
    person: int
    opponents: dict[int, Opponent]
    terminal: Terminal
    keeper: Keeper


def add_arguments(parser: Parser) -> None:
    """A game, the table, the opponents and the person."""
    add_game(parser)
    add_table(parser)
    parser.option("--word", "help-word", thing="thing-text")
    parser.number("--seat", "help-seat", least=0, most=98, default=0)
    parser.option("--name", "help-name", thing="thing-name", default=parser.say("play-name"))
    parser.option("--bot", "help-bot", thing="thing-bot")
    parser.option("--bots", "help-bots", thing="thing-bots")
    parser.seconds("--seconds", "help-seconds", default=THINKING_TIME)
    parser.option("--save", "help-save", thing="thing-file")


def run(asked: Namespace, terminal: Terminal) -> int:
    """Play until the game is over or the person leaves."""
    keeper = Keeper(terminal)
    if asked.save:
        keeper.check_can_save(asked.save)
    table = _laid(asked, terminal, keeper)
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
        keeper.save(asked.save, table.match.record())
        terminal.show(terminal.say("play-saved", file=asked.save))
    return code


def _laid(asked: Namespace, terminal: Terminal, keeper: Keeper) -> Table:
    """The table as the command line asks for it."""
    game = chosen_game(asked.game, terminal)
    players = chosen_players(game, asked.players, terminal)
    options = chosen_options(game, asked.option, terminal)
    if asked.seat >= players:
        raise Refused(terminal.say("usage-seat", seat=asked.seat, last=players - 1))
    person = _on_one_line(asked.name, LONGEST_NAME, "usage-name", terminal)
    luck = _luck(asked, terminal)
    if asked.bot and asked.bots:
        raise Refused(terminal.say("usage-not-together", name="--bots", other="--bot"))
    default = BEST if can_compile() else ALWAYS_THERE
    kinds = chosen_kinds(asked.bot, asked.bots, players - 1, default, terminal)
    if BEST in kinds:
        need_compiled()
    names = names_beside(person, len(kinds))
    seated_names = [*names[: asked.seat], person, *names[asked.seat :]]
    opponents = seated(game, kinds, names, asked.seat, asked.seconds, asked.seed)
    terminal.heading(terminal.title_of(game))
    if luck is not None:
        _publish(luck, terminal)  # before new_match, which draws
    match = new_match(game.name, players, seed=asked.seed, options=options, names=seated_names, luck=luck)
    table = Table(match, asked.seat, {opponent.seat: opponent for opponent in opponents}, terminal, keeper)
    _present(table, asked.seconds)
    if default == ALWAYS_THERE and not (asked.bot or asked.bots):
        terminal.show(terminal.say("play-no-search"))
    if BEST in kinds:
        _prepare(match, terminal)
    return table


def _on_one_line(text: str, most: int, refusal: str, terminal: Terminal) -> str:
    """What somebody calls something: a few letters without line breaks."""
    line = " ".join(text.split())
    if not 0 < len(line) <= most or not line.isprintable():
        raise Refused(terminal.say(refusal, most=most))
    return line


def _luck(asked: Namespace, terminal: Terminal) -> Committed | None:
    """Luck that can be proven fair, with the person's word in it; none where a seed decides."""
    if asked.word is None:
        return Committed() if asked.seed is None else None
    if asked.seed is not None:
        raise Refused(terminal.say("usage-not-together", name="--word", other="--seed"))
    return Committed(contributions=[_on_one_line(asked.word, LONGEST_WORD, "usage-word", terminal)])


def _publish(luck: Committed, terminal: Terminal) -> None:
    """Show what luck is committed to, and whatever of the person's is mixed into it."""
    terminal.show(terminal.say("play-commitment", commitment=luck.commitment))
    terminal.show(*(terminal.say("play-word", word=word) for word in luck.contributions))


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
    words = table.match.game.words(terminal.language)
    terminal.show(rows, *remarks_on_players([table.match.players], words), terminal.say("play-hint"))


def _prepare(match: Match, terminal: Terminal) -> None:
    """Compile what the search needs now, rather than in its first decision."""
    from perankh.bots import new_bot

    with terminal.waiting(terminal.say("play-preparing")):
        new_bot(BEST, match.game, iterations=1).choose(match.view(match.to_act), match.legal())


def _play(table: Table) -> None:
    match, terminal = table.match, table.terminal
    story = Storyteller(match, terminal, seat=table.person)
    conversation = Conversation(match, table.person, terminal, table.keeper)
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
