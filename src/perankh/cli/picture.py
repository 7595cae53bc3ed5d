"""The table before a decision, as a picture: what is common on top, then a frame for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from perankh.cli.people import style_of, with_colours
from perankh.cli.terminal import Terminal, printable
from perankh.engine.match import Match

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.panel import Panel
    from rich.text import Text

WIDEST = 120
NARROWEST_FRAME = 36
"""Columns below which the facts of a seat would break into pieces."""


def show_table(match: Match, seat: int, terminal: Terminal) -> None:
    """What lies on the table and before each seat, as one seat sees it."""
    terminal.new_line()
    if terminal.is_plain:
        terminal.show(*map(printable, match.picture_seen_by(seat, terminal.language)))
        return
    names = match.names_in(terminal.language)
    picture = match.picture_apart_seen_by(seat, terminal.language)
    common = [printable(line) for line in picture.table + picture.aloud]
    of_seats = [[printable(fact) for fact in facts] for facts in picture.seats]
    width = min(terminal.out.width, WIDEST)
    terminal.show(_frame(common[0], [_with_numbers(line, names) for line in common[1:]], "yellow", width))
    frames = [
        (_title(names[seat], facts[0], seat == match.to_act), [_with_numbers(fact, []) for fact in facts[1:]])
        for seat, facts in enumerate(of_seats)
    ]
    terminal.show(_side_by_side(frames, width, terminal))


def _title(name: str, fact: str, is_to_act: bool) -> str:
    return f"{'▶ ' if is_to_act else ''}{name} · {fact}"


def _frame(title: str, lines: Sequence[RenderableType], style: str, width: int, height: int | None = None) -> Panel:
    from rich.console import Group
    from rich.panel import Panel
    from rich.text import Text

    shown = Text(title, style=f"bold {style}", no_wrap=True, overflow="ellipsis")
    return Panel(Group(*lines), title=shown, title_align="left", border_style=style, width=width, height=height)


def _side_by_side(frames: Sequence[tuple[str, list[Text]]], width: int, terminal: Terminal) -> RenderableType:
    """As many frames beside each other as there is room for, in rows of equal height."""
    from rich.table import Table

    most = max(1, min(len(frames), width // NARROWEST_FRAME))
    rows = -(-len(frames) // most)
    beside = -(-len(frames) // rows)
    grid = Table.grid()
    for first in range(0, len(frames), beside):
        row = range(first, min(first + beside, len(frames)))
        panels = [_frame(*frames[seat], style_of(seat), width // beside) for seat in row]
        height = max(len(terminal.out.render_lines(panel)) for panel in panels)
        grid.add_row(*(_frame(*frames[seat], style_of(seat), width // beside, height) for seat in row))
    return grid


def _with_numbers(line: str, names: list[str]) -> Text:
    """A line whose label stands back and whose numbers stand out."""
    text = with_colours(line, names)
    text.highlight_regex(r"^[^:0-9]+:", "dim")
    text.highlight_regex(r"(?<!\w)\d+(?!\w)", "bold")
    return text
