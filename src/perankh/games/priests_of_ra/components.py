"""What is in the box of The Priests of Ra: its tiles with their faces, and the numbers printed on the board.

The suns, the lane and the Ra track are those of every sun auction: engine/mechanics/sun_auction/components.py.
"""

from enum import IntEnum


class Face(IntEnum):
    """What a tile can show; those from the green chamber on share a tile with another face."""

    RA = 0
    PRIEST = 1
    PLAGUE = 2
    PYRAMID = 3
    CHAMBER_GREEN = 4
    CHAMBER_RED = 5
    CHAMBER_BLUE = 6
    CHAMBER_YELLOW = 7
    FARMER = 8
    WARRIOR = 9
    MERCHANT = 10
    SCRIBE = 11
    GRANARY = 12
    FORTRESS = 13
    MARKET = 14
    LIBRARY = 15


class Chance(IntEnum):
    """What luck decides in The Priests of Ra."""

    SUN_SET = 0
    TILE = 1


CHAMBERS = (Face.CHAMBER_GREEN, Face.CHAMBER_RED, Face.CHAMBER_BLUE, Face.CHAMBER_YELLOW)
PEOPLE = (Face.FARMER, Face.WARRIOR, Face.MERCHANT, Face.SCRIBE)
BUILDINGS = (Face.GRANARY, Face.FORTRESS, Face.MARKET, Face.LIBRARY)

BOX = (
    (Face.RA, Face.RA, 30),
    (Face.PRIEST, Face.PRIEST, 18),
    (Face.PLAGUE, Face.PLAGUE, 12),
    (Face.PYRAMID, Face.PYRAMID, 12),
    (Face.CHAMBER_GREEN, Face.CHAMBER_RED, 3),
    (Face.CHAMBER_GREEN, Face.CHAMBER_BLUE, 3),
    (Face.CHAMBER_GREEN, Face.CHAMBER_YELLOW, 3),
    (Face.CHAMBER_RED, Face.CHAMBER_BLUE, 3),
    (Face.CHAMBER_RED, Face.CHAMBER_YELLOW, 3),
    (Face.CHAMBER_BLUE, Face.CHAMBER_YELLOW, 3),
    (Face.FARMER, Face.FORTRESS, 7),
    (Face.FARMER, Face.MARKET, 7),
    (Face.FARMER, Face.LIBRARY, 7),
    (Face.WARRIOR, Face.GRANARY, 7),
    (Face.WARRIOR, Face.MARKET, 7),
    (Face.WARRIOR, Face.LIBRARY, 7),
    (Face.MERCHANT, Face.GRANARY, 7),
    (Face.MERCHANT, Face.FORTRESS, 7),
    (Face.MERCHANT, Face.LIBRARY, 7),
    (Face.SCRIBE, Face.GRANARY, 7),
    (Face.SCRIBE, Face.FORTRESS, 7),
    (Face.SCRIBE, Face.MARKET, 7),
)
"""Each kind of tile in the bag: its two faces, and how many copies there are.

This table is our choice. Published sources give 174 tiles and their faces, but not how many there are of each; should
the true list ever be found, it is put in here, and nothing else changes.
"""

KINDS = len(BOX)
TILES_IN_BOX = tuple(copies for _, _, copies in BOX)

TILES = tuple(sorted({(up, beneath) for up, beneath, _ in BOX} | {(beneath, up) for up, beneath, _ in BOX}))
"""Each tile as it may lie: the face it shows and the face beneath, in the order of the faces they show."""
SHOWN = tuple(int(up) for up, _ in TILES)
"""The face that a tile shows."""
TURNED = tuple(TILES.index((beneath, up)) for up, beneath in TILES)
"""The same tile turned over."""
AS_DRAWN = tuple(TILES.index((up, beneath)) for up, beneath, _ in BOX)
"""The tile of a kind, with its first face up."""
FIRST_SHOWING = tuple(SHOWN.index(face) for face in Face)
"""Where the tiles that show a face begin among TILES."""
SHOWING = tuple(SHOWN.count(face) for face in Face)
"""How many tiles among TILES show a face."""
FIRST_TWO_FACED = FIRST_SHOWING[Face.CHAMBER_GREEN]
LYING = len(TILES)

ENOUGH_PEOPLE = 2
PEOPLE_FAME = 5
ANKHS_FOR_PEOPLE = (0, 0, 0, 1, 2)
"""By number of different people."""
PRIEST_FAME = 2
PRIESTS_AGAINST_PLAGUE = 3
TILES_IN_A_BUILDING = 2
BUILDING_FAME = 2
DIFFERENT_BUILDINGS_FAME = (0, 0, 0, 5, 10)
"""By number of different complete buildings."""
PLAGUE_FAME = (0, -1, -3, -6, -10, -15, -20)
"""By number of plague tiles; more than the last count like the last."""
LEVELS_FAME = (0, 0, 5, 10, 20)
"""By levels of the pyramid; more than the last count like the last."""
CHAMBERS_FAME = (0, 0, 0, 5, 10)
"""By number of chambers of one colour; more than the last count like the last."""
ANKHS_FAME = (0, 0, 5, 10, 20)
"""By number of ankhs; more than the last count like the last."""
