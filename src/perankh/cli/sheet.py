"""The score sheet: what brought each seat its score, line by line, each with the paragraph it follows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from perankh.cli.people import style_of
from perankh.cli.terminal import Terminal
from perankh.engine.game import Game
from perankh.engine.match import Match

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

Line = tuple[str, str]
"""A category and the paragraph that scores it."""


def show_sheet(match: Match, terminal: Terminal) -> None:
    """Every epoch that has been scored so far."""
    scored = sorted({epoch["epoch"] for seat in _seats(match) for epoch in seat["epochs"]})
    if not scored:
        terminal.show(terminal.say("sheet-empty"))
    for epoch in scored:
        show_epoch(match, epoch, terminal)


def show_epoch(match: Match, epoch: int, terminal: Terminal) -> None:
    """What one epoch brought to everyone."""
    of_seats = [_epoch_of(seat, epoch) for seat in _seats(match)]
    words = match.game.words(terminal.language)
    table = _empty_table(terminal)
    table.add_column(words.say("sheet-epoch", epoch=epoch), overflow="fold")
    for seat, name in enumerate(match.names_in(terminal.language)):
        table.add_column(name, justify="right", header_style=style_of(seat), overflow="fold")
    table.add_column(terminal.say("sheet-rule"), style="dim", no_wrap=True)
    for category, rule in _lines_of(of_seats):
        cells = [
            _cell((line for line in sheet["lines"] if _key(line) == (category, rule)), match.game) for sheet in of_seats
        ]
        table.add_row(words.say(f"sheet-{category}"), *cells, rule)
    table.add_section()
    table.add_row(words.say("sheet-total"), *(_said(sheet["net"], match.game) for sheet in of_seats), "", style="bold")
    for fact in [fact for fact in of_seats[0] if fact not in ("epoch", "lines", "net")]:
        table.add_row(words.say(f"sheet-{fact}"), *(str(sheet[fact]) for sheet in of_seats), "", style="bold")
    terminal.new_line()
    terminal.show(table)
    if match.game.say_score is None:
        terminal.show(terminal.say("sheet-note"))
    terminal.new_line()


def show_result(match: Match, terminal: Terminal) -> None:
    """The ranking of a finished match, with what each epoch brought."""
    words = match.game.words(terminal.language)
    names = match.names_in(terminal.language)
    say_score = match.game.say_score or str
    epochs = [] if match.game.say_score else [epoch["epoch"] for epoch in _seats(match)[0]["epochs"]]
    terminal.heading(terminal.say("result"))
    table = _empty_table(terminal)
    table.add_column("", justify="right")
    table.add_column(terminal.say("result-player"), overflow="fold")
    for epoch in epochs:
        table.add_column(words.say("sheet-epoch", epoch=epoch), justify="right")
    table.add_column(terminal.say("result-score"), justify="right", style="bold")
    for seat in match.ranking:
        gained = [_signed(_epoch_of(_seats(match)[seat], epoch)["net"]) for epoch in epochs]
        place, score = f"{match.places[seat]}", say_score(match.scores[seat])
        table.add_row(place, _in_style(names[seat], style_of(seat)), *gained, score)
    terminal.show(table)


def _seats(match: Match) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = match.score_sheet()["seats"]
    return seats


def _epoch_of(seat: dict[str, Any], epoch: int) -> dict[str, Any]:
    found: dict[str, Any] = next(sheet for sheet in seat["epochs"] if sheet["epoch"] == epoch)
    return found


def _lines_of(sheets: list[dict[str, Any]]) -> list[Line]:
    """The lines of all seats together: categories as they come, and within each its paragraphs."""
    lines = dict.fromkeys(_key(line) for sheet in sheets for line in sheet["lines"])
    categories = list(dict.fromkeys(category for category, _ in lines))
    return sorted(lines, key=lambda line: categories.index(line[0]))


def _key(line: dict[str, Any]) -> Line:
    return line["category"], line["rule"]


def _cell(lines: Iterable[dict[str, Any]], game: Game) -> Text | str:
    """The points of one seat, and in brackets what they were counted for; a score that says that itself, alone."""
    counted = list(lines)
    if not counted:
        return ""
    if game.say_score is not None:
        return game.say_score(sum(line["points"] for line in counted))
    counts = "+".join(str(line["count"]) for line in counted if "count" in line)
    points = sum(line["points"] for line in counted)
    text = _in_style(_signed(points), "" if points else "dim")
    if counts:
        text.append(f" ({counts})", style="dim")
    return text


def _said(points: int, game: Game) -> str:
    return _signed(points) if game.say_score is None else game.say_score(points)


def _signed(points: int) -> str:
    return f"{points:+d}" if points else "0"


def _in_style(text: str, style: str) -> Text:
    from rich.text import Text

    return Text(text, style=style)


def _empty_table(terminal: Terminal) -> Table:
    from rich import box
    from rich.table import Table

    if terminal.is_plain:
        return Table(box=None, padding=(0, 2, 0, 0))
    # lines between the columns would take the room of five players
    return Table(box=box.HORIZONTALS, border_style="yellow", header_style="bold", padding=(0, 1, 0, 0))
