"""What is in the box of Ra: its tiles, and the numbers printed on the board (rulebook, chapters 2 and 3).

The suns, the lane and the Ra track are those of every sun auction: engine/mechanics/sun_auction/components.py.
"""

from enum import IntEnum


class Tile(IntEnum):
    """The kinds of tile; goods first, disasters last."""

    NONE = -1
    RA = 0
    GOD = 1
    GOLD = 2
    PHARAOH = 3
    NILE = 4
    FLOOD = 5
    ART = 6
    AGRICULTURE = 7
    RELIGION = 8
    ASTRONOMY = 9
    WRITING = 10
    FORTRESS = 11
    OBELISK = 12
    PALACE = 13
    PYRAMID = 14
    SPHINX = 15
    STATUES = 16
    STEP_PYRAMID = 17
    TEMPLE = 18
    FUNERAL = 19
    DROUGHT = 20
    UNREST = 21
    EARTHQUAKE = 22


class Chance(IntEnum):
    """What luck decides in Ra."""

    SUN_SET = 0
    TILE = 1


KINDS = 23
GOODS = 19
"""The kinds from Ra to the temple; those after them are disasters."""

TILES_IN_BOX = (30, 8, 5, 25, 25, 12, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 2, 2, 4, 2)
DISASTERS = (Tile.FUNERAL, Tile.DROUGHT, Tile.UNREST, Tile.EARTHQUAKE)
CIVILISATIONS = (Tile.ART, Tile.AGRICULTURE, Tile.RELIGION, Tile.ASTRONOMY, Tile.WRITING)
MONUMENTS = (
    Tile.FORTRESS,
    Tile.OBELISK,
    Tile.PALACE,
    Tile.PYRAMID,
    Tile.SPHINX,
    Tile.STATUES,
    Tile.STEP_PYRAMID,
    Tile.TEMPLE,
)
TAKEABLE_WITH_A_GOD = (
    Tile.GOLD,
    Tile.PHARAOH,
    Tile.NILE,
    Tile.FLOOD,
    *CIVILISATIONS,
    *MONUMENTS,
    *DISASTERS,
)
KEPT_FOR_ONE_EPOCH = (Tile.GOD, Tile.GOLD, Tile.FLOOD, *CIVILISATIONS)

TILES_LOST_TO_A_DISASTER = 2

GOD_FAME = 2
GOLD_FAME = 3
MOST_PHARAOHS_FAME = 5
FEWEST_PHARAOHS_FAME = -2
CIVILISATION_FAME = (-5, 0, 0, 5, 10, 15)
"""By number of different civilisations."""
DIFFERENT_MONUMENTS_FAME = (0, 1, 2, 3, 4, 5, 6, 10, 15)
"""By number of different monuments."""
IDENTICAL_MONUMENTS_FAME = (0, 0, 0, 5, 10, 15)
"""By number of monuments of one kind."""
