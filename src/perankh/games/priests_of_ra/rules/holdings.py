"""What a player owns, by the faces shown: what scoring looks at (rulebook, chapters 2 and 9 to 11)."""

from perankh.engine.rulebook import rule
from perankh.games.priests_of_ra.components import FIRST_SHOWING, SHOWING, TILES_IN_A_BUILDING
from perankh.games.priests_of_ra.state import Player


@rule("Priests 2.2")
def owned(player: Player, face: int) -> int:
    """How many tiles show this face, whatever lies beneath."""
    first = FIRST_SHOWING[face]
    count = 0
    for tile in range(first, first + SHOWING[face]):
        count += player.tiles[tile]
    return count


def different(player: Player, group: tuple[int, ...], needed: int) -> int:
    """How many faces of the group at least so many tiles show."""
    faces = 0
    for face in group:
        faces += owned(player, face) >= needed
    return faces


def together(player: Player, group: tuple[int, ...]) -> int:
    """How many tiles show a face of the group."""
    count = 0
    for face in group:
        count += owned(player, face)
    return count


@rule("Priests 10.6")
def complete_buildings(player: Player, face: int) -> int:
    """Two tiles of one building make it complete; an odd one waits for its second."""
    return owned(player, face) // TILES_IN_A_BUILDING
