"""Positions with something in them changed, for tests of what is no position of a game."""

from __future__ import annotations

import copy
from typing import Any

MISSING: Any = object()


def changed(position: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """A copy of a position with the field at a path ("seats.0.fame") replaced, or left out where it is MISSING."""
    new = copy.deepcopy(position)
    *way, last = (int(step) if step.isdigit() else step for step in path.split("."))
    inside: Any = new
    for step in way:
        inside = inside[step]
    if value is MISSING:
        del inside[last]
    else:
        inside[last] = value
    return new
