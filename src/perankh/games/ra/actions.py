"""What a player of Ra can be asked to choose, in order."""

from perankh.engine.actions import ActionTable
from perankh.engine.mechanics.sun_auction.components import HIGHEST_SUN
from perankh.games.ra.components import CIVILISATIONS, MONUMENTS, TAKEABLE_WITH_A_GOD, Tile

TILE_NAMES = {int(tile): tile.name.lower() for tile in Tile if tile != Tile.NONE}

ACTIONS = ActionTable(
    {
        "draw": {},
        "invoke": {},
        "take": {int(tile): TILE_NAMES[tile] for tile in TAKEABLE_WITH_A_GOD},
        "stop": {},
        "pass": {},
        "bid": {sun: str(sun) for sun in range(1, HIGHEST_SUN + 1)},
        "lose": {int(tile): TILE_NAMES[tile] for tile in CIVILISATIONS + MONUMENTS},
    },
    {"take": "tile", "bid": "sun", "lose": "tile"},
)

DRAW = ACTIONS.base("draw")
INVOKE = ACTIONS.base("invoke")
TAKE = ACTIONS.base("take")
STOP = ACTIONS.base("stop")
PASS = ACTIONS.base("pass")
BID = ACTIONS.base("bid")
LOSE = ACTIONS.base("lose")

TILE_NAMED = tuple(
    next((tile for tile in Tile if name.endswith(f" {tile.name.lower()}")), Tile.NONE) for name in ACTIONS.names
)
"""The tile that each action names, by the action's code."""

MOST_CHOICES = 13
"""Losing any of the thirteen kinds of civilisation and monument is the longest list there could be."""
