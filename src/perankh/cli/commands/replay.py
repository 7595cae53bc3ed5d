"""`perankh replay`: a recorded game, told in sentences."""

from __future__ import annotations

from argparse import Namespace

from perankh.api import match_from, new_match
from perankh.api import replay as replayed
from perankh.cli.arguments import Parser
from perankh.cli.faults import DONE
from perankh.cli.files import read_record
from perankh.cli.sheet import show_result
from perankh.cli.story import Storyteller
from perankh.cli.terminal import Terminal
from perankh.engine.match import Match, Turn


def add_arguments(parser: Parser) -> None:
    """A record."""
    parser.argument("file", "help-record", thing="thing-file")


def run(asked: Namespace, terminal: Terminal) -> int:
    """Check the whole record first, then tell it from the beginning."""
    recorded = replayed(read_record(asked.file, terminal))
    match, turns = _opening(recorded)
    terminal.heading(terminal.title_of(match.game))
    story = Storyteller(match, terminal, cites=True)
    story.tell(match.events, aside=False)
    for turn in turns:
        aside = story.is_aside()
        story.tell(match.play(turn.action, turn.outcomes), aside)
    if match.is_over:
        show_result(match, terminal)
    else:
        terminal.new_line()
        terminal.show(terminal.say("replay-unfinished", moves=match.moves))
    return DONE


def _opening(recorded: Match) -> tuple[Match, list[Turn]]:
    """The same match before its first move, and its moves."""
    game, names = recorded.game.name, recorded.names
    if recorded.start is not None:
        return match_from(game, recorded.start, names=names), recorded.history
    set_up, *turns = recorded.history
    return new_match(game, recorded.players, options=recorded.options, names=names, outcomes=set_up.outcomes), turns
