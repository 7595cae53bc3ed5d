"""What a command line may say: one parser for each command, in the reader's language."""

from __future__ import annotations

import argparse
import difflib
import importlib
import re
from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from typing import Any, NoReturn, Protocol, cast

from perankh.cli.faults import Refused
from perankh.cli.terminal import Terminal
from perankh.engine.words import LANGUAGES

COMMANDS = ("serve", "backup", "play", "rules", "games", "replay", "verify", "simulate", "bench", "warm")

COMPLAINTS = (
    (r"the following arguments are required: (?P<name>.+)", "usage-missing"),
    (r"unrecognized arguments: (?:-- )?(?P<name>\S+).*", "usage-unknown"),
    (r"argument (?P<name>.+): expected .+", "usage-no-value"),
    (r"argument (?P<name>.+): not allowed with argument (?P<other>.+)", "usage-not-together"),
    (r"argument (?P<name>.+): ignored explicit argument .+", "usage-takes-no-value"),
)
"""What argparse complains of, and our words for it."""
NO_OPTION = r"[^-]|-?$|-[0-9.]+$|.* "
"""What argparse takes for a place or a value: a single hyphen, a negative number, words with spaces."""


class Command(Protocol):
    """What a module of perankh.cli.commands holds."""

    def add_arguments(self, parser: Parser) -> None:
        """Say what may follow the command."""

    def run(self, asked: argparse.Namespace, terminal: Terminal) -> int:
        """Do it; returns the exit code."""


class Formatter(argparse.RawDescriptionHelpFormatter):
    """A help text that speaks the reader's language."""

    def __init__(self, usage: str, **settings: Any) -> None:
        super().__init__(max_help_position=26, **settings)
        self._usage_word = usage

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self._usage_word if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser that refuses in one sentence of the reader's language."""

    def __init__(
        self, terminal: Terminal, program: str, about: str, epilog: str | None = None, usage: str | None = None
    ) -> None:
        super().__init__(
            prog=program,
            usage=usage,
            description=about,
            epilog=epilog,
            formatter_class=cast("Any", partial(Formatter, terminal.say("help-usage"))),
            add_help=False,
            allow_abbrev=False,
        )
        self.say = terminal.say
        self.language = terminal.language
        self._named = self.add_argument_group(terminal.say("help-arguments"))
        self._options = self.add_argument_group(terminal.say("help-options"))

    def argument(self, name: str, message: str, *, thing: str, **settings: Any) -> None:
        """An argument known by its place."""
        self._named.add_argument(name, metavar=self.say(thing), help=self.say(message), **settings)

    def option(self, name: str, message: str, *, thing: str = "", **settings: Any) -> None:
        """An option; `thing` names its value."""
        self.option_in_words(name, self.say(message), thing=thing, **settings)

    def option_in_words(self, name: str, words: str, *, thing: str = "", **settings: Any) -> None:
        """An option that somebody else explains, such as a game."""
        if thing:
            settings["metavar"] = self.say(thing)
        self._options.add_argument(name, help=words, **settings)

    def number(self, name: str, message: str, *, least: int, most: int, default: int | str | None = None) -> None:
        """An option whose value is a whole number within bounds; a default that is a text is read like the option."""
        self.option(name, message, thing="thing-number", default=default, type=self._whole_number(name, least, most))

    def _whole_number(self, name: str, least: int, most: int) -> Callable[[str], int]:
        def read(text: str) -> int:
            try:
                value = int(text)
            except ValueError:
                value = least - 1
            if not least <= value <= most:
                raise Refused(self.say("usage-whole-number", name=name, least=least, most=most, text=text))
            return value

        return read

    def seconds(self, name: str, message: str, *, default: float) -> None:
        """An option whose value is a time."""

        def read(text: str) -> float:
            try:
                value = float(text)
            except ValueError:
                value = -1.0
            if not 0 < value <= MOST_SECONDS:
                raise Refused(self.say("usage-seconds", name=name, most=MOST_SECONDS, text=text))
            return value

        self.option(name, message, thing="thing-seconds", default=default, type=read)

    def common_options(self) -> None:
        """What every command takes."""
        self.option(
            "--lang", "help-lang", default=self.language, type=self._known_language, metavar="|".join(LANGUAGES)
        )
        self._options.add_argument("-h", "--help", action="help", help=self.say("help-help"))

    def _known_language(self, text: str) -> str:
        if text not in LANGUAGES:
            raise Refused(self.say("usage-language", text=text))
        return text

    def with_places_together(self, asked: Sequence[str]) -> list[str]:
        """The same command line with all that is known by its place side by side.

        An optional place that nothing stands in is closed by argparse when the first option comes.
        """
        placed: list[str] = []
        options: list[str] = []
        rest = iter(asked)
        for argument in rest:
            if argument == "--":
                return [*options, "--", *placed, *rest]
            if not self._is_option(argument):
                placed.append(argument)
                continue
            name, equals, _ = argument.partition("=")
            if name not in self._option_string_actions:
                return [*placed, *options, argument, *rest]  # argparse complains of the first it does not know
            options.append(argument)
            if not equals and self._option_string_actions[name].nargs is None:
                options.extend(islice(rest, 1))
        return [*placed, *options]

    def _is_option(self, argument: str) -> bool:
        return argument.partition("=")[0] in self._option_string_actions or re.match(NO_OPTION, argument) is None

    def error(self, message: str) -> NoReturn:
        for pattern, ours in COMPLAINTS:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if found is not None:
                raise Refused(self.say(ours, **found.groupdict()) + self._option_like(found["name"], ours))
        raise Refused(message)

    def _option_like(self, written: str, complaint: str) -> str:
        if complaint != "usage-unknown":
            return ""
        near = difflib.get_close_matches(written.partition("=")[0], self._option_string_actions, n=1)
        return self.say("usage-did-you-mean", name=near[0]) if near else ""


MOST_SECONDS = 3600


def command_of(asked: Sequence[str], terminal: Terminal) -> tuple[Command, argparse.Namespace]:
    """The command that a command line names, and what it is to do."""
    house = _house_parser(terminal)
    first = house.parse_args(asked)
    if first.command is None:
        house.print_help()
        raise SystemExit(0)
    if first.command not in COMMANDS:
        near = difflib.get_close_matches(first.command, COMMANDS, n=1)
        hint = terminal.say("usage-did-you-mean", name=near[0]) if near else terminal.say("usage-see-help")
        raise Refused(terminal.say("usage-unknown-command", name=first.command) + hint)
    command = cast("Command", importlib.import_module(f"perankh.cli.commands.{first.command}"))
    parser = Parser(
        terminal,
        f"perankh {first.command}",
        terminal.say(f"command-{first.command}"),
        _examples(first.command, terminal),
    )
    command.add_arguments(parser)
    parser.common_options()
    return command, parser.parse_args(parser.with_places_together(first.rest))


def _house_parser(terminal: Terminal) -> Parser:
    from perankh import __version__

    commands = "\n".join(f"  {command:<10} {terminal.say(f'command-{command}')}" for command in COMMANDS)
    closing = f"{terminal.say('help-commands')}:\n{commands}\n\n{terminal.say('help-more')}"
    usage = f"perankh [--lang {'|'.join(LANGUAGES)}] {terminal.say('thing-command')} ..."
    parser = Parser(terminal, "perankh", terminal.say("about"), closing, usage)
    parser.add_argument("command", nargs="?", help=argparse.SUPPRESS)
    parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    parser.option("--version", "help-version", action="version", version=f"perankh {__version__}")
    parser.common_options()
    return parser


def _examples(command: str, terminal: Terminal) -> str | None:
    """A few command lines to copy, where the words have some."""
    message = f"examples-{command}"
    if not terminal.words.knows(message):
        return None
    lines = "\n".join(f"  {line}" for line in terminal.say(message).splitlines())
    return f"{terminal.say('help-examples')}:\n{lines}"
