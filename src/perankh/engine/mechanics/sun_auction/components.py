"""What lies in the box of every sun auction: the suns, the lane, and the spaces of the Ra track."""

NO_SUN = 0
NO_TILE = -1
NOBODY = -1

MIN_PLAYERS = 2
MAX_PLAYERS = 5
EPOCHS = 3
LANE_SPACES = 8
STARTING_FAME = 10

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

SUN_SET_NAMES = {
    number: "-".join(str(sun) for sun in reversed(suns) if sun != NO_SUN) for number, suns in enumerate(SUN_SETS)
}

FIRST_SUN_SET = (0, 2, 5, 9)
"""By number of players from two: where their sets begin among SUN_SETS."""

TRACK_SPACES = (6, 8, 9, 10)
"""By number of players from two: the spaces of the Ra track in use."""

HIGHEST_SUNS_FAME = 5
LOWEST_SUNS_FAME = -5
