"""What is in the box of Ra: its tiles, its suns, and the numbers printed on the board (rulebook, chapters 2 and 3)."""

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

EPOCHS = 3
LANE_SPACES = 8
MIN_PLAYERS = 2
MAX_PLAYERS = 5
STARTING_FAME = 10

NO_SUN = 0
NOBODY = -1
HIGHEST_SUN = 16
STARTING_CENTRE_SUN = 1
SUNS_IN_A_SET = 4
"""Sets of three suns open with NO_SUN."""

SUN_SETS = (
    (2, 5, 6, 9),
    (3, 4, 7, 8),
    (2, 5, 8, 13),
    (3, 6, 9, 12),
    (4, 7, 10, 11),
    (0, 2, 6, 13),
    (0, 3, 7, 12),
    (0, 4, 8, 11),
    (0, 5, 9, 10),
    (0, 2, 7, 16),
    (0, 3, 8, 15),
    (0, 4, 9, 14),
    (0, 5, 10, 13),
    (0, 6, 11, 12),
)
"""The sets of suns for two players, then for three, four and five; suns in ascending order."""

FIRST_SUN_SET = (0, 2, 5, 9)
"""By number of players from two: where their sets begin among SUN_SETS."""

RA_SPACES = (6, 8, 9, 10)
"""By number of players from two: the spaces of the Ra track in use."""

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
HIGHEST_SUNS_FAME = 5
LOWEST_SUNS_FAME = -5
