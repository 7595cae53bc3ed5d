"""Scores as bars of text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from perankh.cli.terminal import Terminal

if TYPE_CHECKING:
    from rich.text import Text

MOST_BINS = 16
WIDTHS = (1, 2, 5)
"""Widths people count in; times a power of ten."""
EIGHTHS = " ▏▎▍▌▋▊▉"
FULL = "█"
NARROWEST_BAR = 10
WIDEST_BAR = 60


def show_histogram(values: Any, terminal: Terminal) -> None:
    """How often each score came, in bins of equal width."""
    import numpy as np

    lowest, highest = int(values.min()), int(values.max())
    width = bin_width(lowest, highest)
    first = lowest // width * width
    counts = np.bincount((values - first) // width)
    labels = [label(start, width) for start in range(first, first + width * len(counts), width)]
    shares = [terminal.say("percentage", value=count / len(values)) for count in counts.tolist()]
    longest_label, longest_share = max(map(len, labels)), max(map(len, shares))
    columns = 80 if terminal.is_plain else terminal.out.width
    room = min(WIDEST_BAR, max(NARROWEST_BAR, columns - longest_label - longest_share - 4))
    for text, share, count in zip(labels, shares, counts.tolist(), strict=True):
        drawn = bar(count / counts.max() * room, terminal.out.options.ascii_only)
        terminal.show(_line(text.rjust(longest_label), share.rjust(longest_share), drawn))


def bin_width(lowest: int, highest: int) -> int:
    """The smallest round width that needs few enough bins."""
    power = 1
    while True:
        for width in WIDTHS:
            if highest // (width * power) - lowest // (width * power) < MOST_BINS:
                return width * power
        power *= 10


def label(start: int, width: int) -> str:
    """The scores of one bin."""
    return f"{start}" if width == 1 else f"{start}-{start + width - 1}"


def bar(length: float, ascii_only: bool) -> str:
    """A bar of that length; by eighths where the terminal can draw them."""
    if ascii_only:
        return "#" * round(length)
    eighths = round(length * 8)
    return FULL * (eighths // 8) + EIGHTHS[eighths % 8].strip()


def _line(label: str, share: str, drawn: str) -> Text:
    from rich.text import Text

    return Text.assemble(f"{label}  ", (share, "dim"), "  ", (drawn, "yellow"))
