"""What a player of The Priests of Ra can be asked to choose, in order."""

from perankh.engine.actions import ActionTable
from perankh.engine.mechanics.sun_auction.components import HIGHEST_SUN
from perankh.games.priests_of_ra.components import FIRST_TWO_FACED, LYING, TILES, Face

FACE_NAMES = {int(face): face.name.lower() for face in Face}
TILE_NAMES = {
    tile: FACE_NAMES[up] if up == beneath else f"{FACE_NAMES[up]}-{FACE_NAMES[beneath]}"
    for tile, (up, beneath) in enumerate(TILES)
}
"""A tile as it lies: a farmer with a fortress beneath is called farmer-fortress."""

ACTIONS = ActionTable(
    {
        "draw": {},
        "invoke": {},
        "show": {face: FACE_NAMES[face] for face in range(Face.CHAMBER_GREEN, len(Face))},
        "pass": {},
        "bid": {sun: str(sun) for sun in range(1, HIGHEST_SUN + 1)},
        "flip": {tile: TILE_NAMES[tile] for tile in range(FIRST_TWO_FACED, LYING)},
        "stop": {},
        "remove": {},
        "keep": {},
    },
    {"show": "face", "bid": "sun", "flip": "tile"},
)

DRAW = ACTIONS.base("draw")
INVOKE = ACTIONS.base("invoke")
SHOW = ACTIONS.base("show")
PASS = ACTIONS.base("pass")
BID = ACTIONS.base("bid")
FLIP = ACTIONS.base("flip")
STOP = ACTIONS.base("stop")
REMOVE = ACTIONS.base("remove")
KEEP = ACTIONS.base("keep")

MOST_CHOICES = LYING - FIRST_TWO_FACED + 1
"""Turning over any two-faced tile, whichever way it lies, or stopping is the longest list there could be."""
