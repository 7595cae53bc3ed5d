"""What a person at the table says: an action, a question, or something to the house."""

from __future__ import annotations

import contextlib
import difflib
import re
import sys
from collections.abc import Callable

from perankh.cli.faults import Refused
from perankh.cli.files import Keeper
from perankh.cli.picture import show_table
from perankh.cli.rulebook import number_of, show_part
from perankh.cli.sheet import show_sheet
from perankh.cli.terminal import LOCALES, Terminal
from perankh.engine.errors import UnreadableAction
from perankh.engine.match import Match
from perankh.engine.words import words

PROMPT = "> "


class LeftTheTable(Exception):
    """The person does not want to play on."""


class Conversation:
    """Asks the person at the table for decisions, and answers what the person asks."""

    def __init__(self, match: Match, seat: int, terminal: Terminal, keeper: Keeper) -> None:
        self._match = match
        self._seat = seat
        self._terminal = terminal
        self._keeper = keeper
        self._answers: dict[str, Callable[[str], None]] = {
            "quit": self._leave,
            "help": self._help,
            "sheet": lambda _: show_sheet(match, terminal),
            "table": lambda _: self._ask(),
            "save": self._save,
            "why": self._explain,
        }
        self._words = _words_of_the_house(terminal.language, list(self._answers))

    def decide(self) -> str:
        """The action that the person chooses among the legal ones."""
        self._ask()
        _forget_typed_ahead()
        while True:
            action = self._answer(_read_line())
            if action is not None:
                return action
            self._terminal.new_line()

    def _ask(self) -> None:
        """Show the table, what is asked, and what can be chosen."""
        from rich.table import Table

        match, language = self._match, self._terminal.language
        show_table(match, self._seat, self._terminal)
        self._terminal.show(self._terminal.say("play-asked", prompt=match.prompt(language), rule=match.rule))
        choices = Table.grid(padding=(0, 2))
        choices.add_column(justify="right", style="bold")
        choices.add_column()
        choices.add_column(style="dim")
        for number, action in enumerate(match.offered(), 1):
            choices.add_row(f" {number}", match.describe_action(action, language), action)
        self._terminal.show(choices)

    def _answer(self, line: str) -> str | None:
        """The action that a line means, or None when it was something else, which is then answered."""
        said = " ".join(line.split())
        if not said:
            return None
        if said.isdecimal():
            return self._numbered(said)
        if said.startswith("?"):
            self._explain(said[1:].strip())
            return None
        verb, _, rest = said.partition(" ")
        known = self._named(said)
        if known is None and verb.casefold() in self._words:
            self._answers[self._words[verb.casefold()]](rest)
            return None
        return self._allowed(known or self._described(said), said)

    def _numbered(self, said: str) -> str | None:
        legal = self._match.offered()
        if len(said) < 4 and 0 < int(said) <= len(legal):
            return legal[int(said) - 1]
        self._tell("play-no-such-number", text=said, most=len(legal))
        return None

    def _named(self, said: str) -> str | None:
        """The action of that name, or the sentence of several, allowed or not."""
        game = self._match.game
        try:
            spelled = game.spelled_out(said)
        except UnreadableAction:
            return None
        is_known = all(name in game.actions.codes or name in game.never for name in spelled)
        return game.actions.name_of(said) if is_known else None

    def _described(self, said: str) -> str | None:
        """The one action whose description opens with the same word and holds the others, rather an allowed one."""
        asked = _words_in(said)
        for actions in (self._match.offered(), self._match.game.actions.names):
            found = [action for action in actions if _holds(_words_in(self._description(action)), asked)]
            if len(found) == 1:
                return found[0]
        return None

    def _description(self, action: str) -> str:
        return self._match.describe_action(action, self._terminal.language)

    def _allowed(self, action: str | None, said: str) -> str | None:
        """The action if it is allowed; if not, one sentence says why."""
        if action is None:
            self._misunderstood(said)
            return None
        if not self._match.game.is_for_people(action):
            self._tell("play-for-programs")
            return None
        refused = self._match.why_not(action, self._terminal.language)
        if refused is None:
            return action
        self._tell("play-refused", sentence=refused.sentence, rule=refused.rule)
        return None

    def _misunderstood(self, said: str) -> None:
        known = [*self._match.offered(), *self._words]
        near = difflib.get_close_matches(said.casefold(), known, n=1)
        say = self._terminal.say
        hint = say("play-did-you-mean", name=near[0]) if near else say("play-hint-end")
        self._tell("play-not-understood", text=said, hint=hint, most=len(self._match.offered()))

    def _tell(self, message: str, **facts: object) -> None:
        self._terminal.show(self._terminal.say(message, **({"rule": self._match.rule} | facts)))

    def _explain(self, asked: str) -> None:
        """The rule behind the decision, a rule by its number, or why an action is not allowed."""
        if not asked:
            show_part(self._match.game, number_of(self._match.rule), self._terminal)
            return
        if asked[-1].isdecimal() and "." in asked:
            self._show_rule(asked)
            return
        action = self._named(asked) or self._described(asked)
        if action is None:
            self._misunderstood(asked)
            return
        refused = self._match.why_not(action, self._terminal.language)
        if refused is None:
            self._tell("play-allowed", action=self._description(action))
            return
        self._tell("play-refused", sentence=refused.sentence, rule=refused.rule)
        show_part(self._match.game, number_of(refused.rule), self._terminal)

    def _show_rule(self, asked: str) -> None:
        try:
            show_part(self._match.game, asked, self._terminal)
        except Refused as refused:
            self._terminal.show(f"{refused}.")

    def _help(self, _: str) -> None:
        self._terminal.show(*self._terminal.say("play-help").splitlines())
        if self._match.game.sentences:
            self._tell("play-help-sentence", example=self._example())

    def _example(self) -> str:
        """A sentence of this game: the first two things of a verb at once."""
        actions, verb = self._match.game.actions, next(iter(self._match.game.sentences))
        first, second, *_ = (name for name in actions.names if name.startswith(f"{verb} "))
        return f"{first} {second.removeprefix(f'{verb} ')}"

    def _save(self, name: str) -> None:
        if not name:
            self._tell("play-save-where")
            return
        try:
            self._keeper.save(name, self._match.record())
        except Refused as refused:
            self._terminal.show(f"{refused}.")
            return
        self._tell("play-saved", file=name)

    def _leave(self, _: str) -> None:
        raise LeftTheTable


def _forget_typed_ahead() -> None:
    """Drop what was typed before the question was asked: it cannot be an answer to it."""
    try:
        import termios
    except ImportError:  # Windows
        return
    with contextlib.suppress(termios.error, OSError, ValueError):
        if sys.stdin.isatty():
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


def _read_line() -> str:
    try:
        return input(PROMPT)
    except EOFError:
        print()
        raise LeftTheTable from None


def _words_in(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def _holds(description: list[str], asked: list[str]) -> bool:
    return bool(asked) and description[:1] == asked[:1] and set(asked) <= set(description)


def _words_of_the_house(language: str, meanings: list[str]) -> dict[str, str]:
    """What each word means that is said to the house: the English ones, and those of the language."""
    return {
        word.strip(): meaning
        for spoken in ("en", language)
        for meaning in meanings
        for word in words(LOCALES, spoken).say(f"word-{meaning}").split(",")
    }
