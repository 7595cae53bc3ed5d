"""Where the words go: the terminal, or the file or pipe that stands in its place."""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from perankh.engine.game import Game
from perankh.engine.words import LANGUAGES, Words, words

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

LOCALES = Path(__file__).parent / "locales"
SEAT_STYLES = ("cyan", "magenta", "green", "yellow", "blue")
UNLIMITED = 4_000
"""Columns of a file or a pipe: nothing is wrapped there, so that people can search it."""
LONGEST_FACT = 600
"""In letters: nobody wants more repeated of what was typed or written, nor does Fluent."""
LIKENESSES = {
    "\N{MINUS SIGN}": "-",
    "\N{EN DASH}": "-",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{LEFT DOUBLE QUOTATION MARK}": '"',
    "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
    "\N{HORIZONTAL ELLIPSIS}": "...",
    "\N{NO-BREAK SPACE}": " ",
    "\N{NARROW NO-BREAK SPACE}": " ",
    "\N{MULTIPLICATION SIGN}": "x",
}
"""What stands for a letter that a terminal cannot spell, where a question mark would mislead."""
SPELL_NEARLY = "perankh.spell_nearly"
"""The name under which Python knows `_spelled_nearly`."""


class Terminal:
    """Speaks one language, and knows whether a person is looking."""

    def __init__(self, language: str) -> None:
        self.language = language
        codecs.register_error(SPELL_NEARLY, _spelled_nearly)
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            _never_fail_on_letters(stream)

    @classmethod
    def of(cls, asked: Sequence[str]) -> Terminal:
        """The terminal of a command line, in the language it asks for or that of the environment."""
        return cls(_asked_language(asked) or language_of(os.environ))

    @cached_property
    def words(self) -> Words:
        """The words of the command line."""
        return words(LOCALES, self.language)

    def say(self, message: str, **facts: Any) -> str:
        """A message of the command line in words."""
        return self.words.say(message, **{name: _shortened(fact) for name, fact in facts.items()})

    @cached_property
    def out(self) -> Console:
        """Where results go."""
        return _console(sys.stdout)

    @cached_property
    def notes(self) -> Console:
        """Where progress goes, beside the results."""
        return _console(sys.stderr)

    @property
    def is_plain(self) -> bool:
        """Whether nobody is looking: the output is a file or a pipe, to be searched rather than seen."""
        return not self.out.is_terminal

    def show(self, *things: RenderableType) -> None:
        """Print things one below the other."""
        for thing in things:
            if self.is_plain:
                with self.out.capture() as captured:
                    self.out.print(thing)
                for line in captured.get().splitlines():
                    self.out.print(printable(line.rstrip()))
            else:
                self.out.print(printable(thing) if isinstance(thing, str) else thing)

    def title_of(self, game: Game) -> str:
        """What a game is called in the language that is spoken."""
        return game.words(self.language).say("title")

    def heading(self, text: str) -> None:
        """Open a new part."""
        from rich.rule import Rule

        self.new_line()
        if self.is_plain:
            self.show(f"== {text} ==")
        else:
            self.out.print(Rule(text, style="yellow", characters="─"))

    def new_line(self) -> None:
        """Leave a line empty."""
        self.out.print()

    @contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """Show that something takes its time, to whoever is looking."""
        if self.is_plain:
            yield
            return
        with self.out.status(text, spinner="dots"):
            yield

    def complain(self, sentence: str) -> None:
        """One line on the standard error."""
        sys.stderr.write(f"perankh: {_shortened(printable(' '.join(sentence.split())))}\n")


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, as every program reads it."""
    chosen = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return "fr" if chosen.lower().startswith("fr") else "en"


def _asked_language(asked: Sequence[str]) -> str | None:
    """What --lang says, when that is a language of the house; argparse judges the rest."""
    for place, argument in enumerate(asked):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            chosen = value if equals else "".join(asked[place + 1 : place + 2])
            if chosen in LANGUAGES:
                return chosen
    return None


def _console(stream: TextIO) -> Console:
    from rich.console import Console

    class House(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    seen = stream.isatty()
    return House(
        file=stream,
        force_terminal=seen,
        color_system="auto" if seen and not os.environ.get("NO_COLOR") else None,
        width=None if seen else UNLIMITED,
        soft_wrap=not seen,
        highlight=False,
        markup=False,
        emoji=False,
    )


def _never_fail_on_letters(stream: Any) -> None:
    """What a terminal cannot spell, or spells wrongly, becomes something like it or a question mark."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=SPELL_NEARLY)


def _spelled_nearly(fault: UnicodeError) -> tuple[str | bytes, int]:
    """What Python writes in the place of letters that an encoding does not have."""
    if not isinstance(fault, UnicodeEncodeError):
        return codecs.replace_errors(fault)
    letters = fault.object[fault.start : fault.end]
    return "".join(LIKENESSES.get(letter, "?") for letter in letters), fault.end


def _shortened(fact: Any) -> Any:
    return f"{fact[:LONGEST_FACT]}..." if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact


def printable(text: str) -> str:
    """Without control characters: a name in a record must not command the terminal that shows it."""
    return "".join(letter for letter in text if letter in "\n\t" or unicodedata.category(letter) != "Cc")
