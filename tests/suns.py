"""The suns of the games that are played with them, written out from their rulebooks and not imported from the rules.

The tests must not agree with the rules by construction.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from perankh.engine.mechanics.sun_auction.components import NO_SUN, SUNS_IN_A_SET
from perankh.engine.mechanics.sun_auction.state import SunOwner

SUN_SETS = {
    2: ["9-6-5-2", "8-7-4-3"],
    3: ["13-8-5-2", "12-9-6-3", "11-10-7-4"],
    4: ["13-6-2", "12-7-3", "11-8-4", "10-9-5"],
    5: ["16-7-2", "15-8-3", "14-9-4", "13-10-5", "12-11-6"],
}
RA_SPACES = {2: 6, 3: 8, 4: 9, 5: 10}

Suns = Mapping[int, Sequence[int]]
"""Some suns of each seat."""


def sun_set(players: int, seat: int) -> list[int]:
    """The suns a seat owns when nothing else is said: seat 0 has the first set of the table, and so on."""
    return [int(sun) for sun in SUN_SETS[players][seat].split("-")]


def suns_of(players: int, seat: int, suns: Suns | None, spent: Suns | None) -> dict[str, list[int]]:
    """The suns of a seat as a position has them.

    `spent` turns suns of a seat's set face down; with `suns` as well, the two are all that the seat owns.
    """
    down = list((spent or {}).get(seat, ()))
    up = (suns or {}).get(seat, [sun for sun in sun_set(players, seat) if sun not in down])
    return {"suns": list(up), "spent_suns": down}


def give_suns(player: SunOwner, suns: Sequence[int], spent: Sequence[int]) -> None:
    """Lay these suns before a player, face up and face down."""
    player.suns = [NO_SUN] * (SUNS_IN_A_SET - len(suns)) + sorted(suns)
    player.spent_suns = [*spent, *[NO_SUN] * (SUNS_IN_A_SET - len(spent))]
