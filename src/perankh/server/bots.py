"""What the bots of the house are called."""

from __future__ import annotations

from collections.abc import Collection

from perankh.bots import NAMES


def bot_name(taken: Collection[str]) -> str:
    """A name that nobody at the table has."""
    for name in NAMES:
        if name not in taken:
            return name
    return f"{NAMES[0]} {len(taken)}"
