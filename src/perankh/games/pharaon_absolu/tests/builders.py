"""What the tests of Pharaon Absolu build on: positions in a few words, and moves with all their luck.

The tables below are written out from the rulebook and not imported from the rules: the tests must not agree with them
by construction.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from perankh import Match, match_from
from tests import telling

SERIES = ("soldier", "priest", "artisan", "food", "musician", "blessing")
ACTIONS = (
    "vizier",
    "flood",
    "robbers",
    "sandstorm",
    "snake",
    "wind",
    "caravan",
    "architect",
    "tax",
    "market",
    "pilgrimage",
    "cat",
)
BOARD = "D COPCECPRC BPOCEPCRCP OCBPCECPRC OPCBCPECRP".replace(" ", "")
SHORT_BOARD = "DCPEOCPBCRPC POECPCBOPCRP".replace(" ", "")
FULL = dict.fromkeys(SERIES, 1)
"""A complete series."""

Seats = Mapping[int, Mapping[str, Any]]

play = partial(telling.play, all_told=True)
"""What luck decides must be told."""


def squares(letter: str, board: str = BOARD) -> list[int]:
    """Where the squares of a kind are."""
    return [number for number, kind in enumerate(board) if kind == letter]


def a_position(
    players: int = 3,
    *,
    phase: str = "turn",
    mover: int = 0,
    to_act: int | None = None,
    turn: int = 1,
    rolls: int = 0,
    seats: Seats | None = None,
    pile: Mapping[str, int] | None = None,
    used: Sequence[int | str] = (),
    extra: Mapping[str, Any] | None = None,
    **options: bool,
) -> dict[str, Any]:
    """A position: by default the first turn of a game in which nobody holds a card."""
    given = dict(seats or {})
    written = []
    for seat in range(players):
        owned = dict(given.get(seat, {}))
        pyramid = dict(owned.get("pyramid", {}))
        written.append(
            {
                "square": owned.get("square", 0),
                "hand": dict(owned.get("hand", {})),
                "pyramid": pyramid,
                "complete": all(pyramid.get(name) for name in SERIES),
                "misses": owned.get("misses", False),
            }
        )
    staked = [dict((extra or {}).get("contest", {}).get(side, {})) for side in ("mine", "theirs")]
    rest = Counter(dict.fromkeys(SERIES, 14))
    for row in [*(seat[place] for seat in written for place in ("hand", "pyramid")), *staked]:
        rest.subtract(row)
    left = Counter(dict.fromkeys(ACTIONS, 3))
    left.subtract(card for card in used if isinstance(card, str))
    position: dict[str, Any] = {
        "players": players,
        "to_act": None if phase == "over" else mover if to_act is None else to_act,
        "phase": phase,
        "turn": turn,
        "mover": mover,
        "rolls": rolls,
        "pile": dict(pile) if pile is not None else {name: count for name, count in rest.items() if count},
        "questions": [number for number in range(1, 49) if number not in used],
        "actions": {name: count for name, count in left.items() if count},
        "used": list(used),
        "seats": written,
        "options": options,
    }
    return position | dict(extra or {})


def a_match(players: int = 3, **position: Any) -> Match:
    """A match that goes on from such a position."""
    return match_from("pharaon_absolu", a_position(players, **position), seed=1)


def at_question(level: str = "easy", right: str = "a", **position: Any) -> Match:
    """A match in which seat 0 has been asked question 7."""
    asked = {"card": 7, "level": level} | ({} if position.get("expert") else {"right": right})
    seats = {0: {"square": 1}} | dict(position.pop("seats", {}))
    return a_match(phase="question", rolls=1, used=[7], seats=seats, extra={"question": asked}, **position)
