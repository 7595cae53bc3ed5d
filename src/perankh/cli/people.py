"""Who sits at the table, by name and colour."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from perankh.cli.terminal import SEAT_STYLES, Terminal, printable
from perankh.engine.words import SHARED_WORDS, words

if TYPE_CHECKING:
    from rich.text import Text


def seat_name(seat: int, terminal: Terminal) -> str:
    """What a seat is called when nobody has named it."""
    return words(SHARED_WORDS, terminal.language).say("seat", number=seat)


def style_of(seat: int) -> str:
    """The colour in which a seat is shown."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def with_colours(sentence: str, names: list[str]) -> Text:
    """A sentence whose names have the colours of their seats."""
    from rich.text import Text

    text = Text(printable(sentence))
    for seat, name in enumerate(names):
        text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", style_of(seat))
    return text
