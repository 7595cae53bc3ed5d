"""Parts of a rulebook in the terminal."""

from __future__ import annotations

import re

from perankh.cli.faults import Refused
from perankh.cli.terminal import Terminal
from perankh.engine.game import Game

WIDEST = 92
"""Longer lines are hard to read."""


def number_of(citation: str) -> str:
    """The number in a citation: "9.3" in "Ra 9.3"."""
    return citation.rpartition(" ")[2]


def show_part(game: Game, written: str, terminal: Terminal) -> None:
    """The chapter or the paragraph that "9", "9.3" or "Ra 9.3" names."""
    book = game.rulebook[terminal.language]
    number = _known_part(game, written, terminal)
    if number in book.chapters:
        show_markdown(book.chapter(number), terminal)
        return
    paragraph = f"**{game.citation} {number}** {book.paragraphs[number]}"
    if terminal.is_plain:
        show_markdown(paragraph, terminal)
        return
    from rich.markdown import Markdown
    from rich.panel import Panel

    title = book.chapters[number.split(".")[0]]
    width = min(terminal.out.width, WIDEST)
    terminal.out.print(Panel(Markdown(paragraph), title=title, title_align="left", border_style="yellow", width=width))


def show_markdown(text: str, terminal: Terminal) -> None:
    """A text for the eye, or as it is written where nobody is looking."""
    if terminal.is_plain:
        terminal.show(*text.splitlines())
        return
    from rich.markdown import Markdown

    terminal.out.print(Markdown(text), width=min(terminal.out.width, WIDEST))


def _known_part(game: Game, written: str, terminal: Terminal) -> str:
    """The number of a chapter or paragraph, however it was cited."""
    book = game.rulebook[terminal.language]
    number = re.sub(rf"^{re.escape(game.citation)}\b\s*", "", written.strip(), flags=re.IGNORECASE).rstrip(".")
    if number in book.paragraphs or number in book.chapters:
        return number
    chapter = number.split(".")[0]
    inside = [known for known in book.paragraphs if known.split(".")[0] == chapter]
    if inside:
        facts = {"chapter": chapter, "first": inside[0], "last": inside[-1]}
        raise Refused(terminal.say("usage-no-paragraph", game=terminal.title_of(game), text=written, **facts))
    first, *_, last = book.chapters
    raise Refused(terminal.say("usage-no-chapter", game=terminal.title_of(game), text=written, first=first, last=last))
