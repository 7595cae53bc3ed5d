"""What happens in Ra, as the rules tell it."""

from enum import IntEnum

from perankh.engine.events import EventTable, Telling
from perankh.engine.mechanics.sun_auction.components import SUN_SET_NAMES
from perankh.games.ra.actions import TILE_NAMES


class Event(IntEnum):
    """The kinds of event."""

    DEALT = 0
    EPOCH_BEGAN = 1
    DREW = 2
    RA_CAME = 3
    INVOKED = 4
    FORCED_TO_INVOKE = 5
    BID = 6
    PASSED = 7
    COULD_NOT_BID = 8
    NOBODY_BID = 9
    LANE_BOXED = 10
    WON = 11
    GAINED = 12
    TOOK = 13
    STRUCK = 14
    LOST = 15
    TRACK_FILLED = 16
    LANE_LOST = 17
    SUNS_SPENT = 18
    SCORED_GODS = 19
    SCORED_PHARAOHS = 20
    SCORED_NILE = 21
    SCORED_FLOODS = 22
    SCORED_CIVILISATIONS = 23
    SCORED_GOLD = 24
    SCORED_DIFFERENT_MONUMENTS = 25
    SCORED_IDENTICAL_MONUMENTS = 26
    SCORED_SUNS = 27
    FAME_CHANGED = 28
    TILES_LEFT = 29
    GAME_ENDED = 30


_LINE = ("seat", "epoch", "count", "points")

EVENTS = EventTable(
    {
        Event.DEALT: Telling(("seat", "sun_set"), "Ra 3.3"),
        Event.EPOCH_BEGAN: Telling(("epoch", "seat"), "Ra 10.5", landmark="epoch"),
        Event.DREW: Telling(("seat", "tile"), "Ra 5.1"),
        Event.RA_CAME: Telling(("seat", "ra_track"), "Ra 5.3", landmark="auction"),
        Event.INVOKED: Telling(("seat",), "Ra 6.1", landmark="auction"),
        Event.FORCED_TO_INVOKE: Telling(("seat",), "Ra 6.2", landmark="auction"),
        Event.BID: Telling(("seat", "sun"), "Ra 7.2"),
        Event.PASSED: Telling(("seat",), "Ra 7.3"),
        Event.COULD_NOT_BID: Telling(("seat",), "Ra 7.3"),
        Event.NOBODY_BID: Telling((), "Ra 7.5"),
        Event.LANE_BOXED: Telling(("tile",), "Ra 7.5"),
        Event.WON: Telling(("seat", "sun", "centre_sun"), "Ra 7.7"),
        Event.GAINED: Telling(("seat", "tile"), "Ra 7.6"),
        Event.TOOK: Telling(("seat", "tile"), "Ra 8.1"),
        Event.STRUCK: Telling(("seat", "tile"), "Ra 9.1"),
        Event.LOST: Telling(("seat", "tile", "count"), "Ra 9.7"),
        Event.TRACK_FILLED: Telling(("epoch", "ra_track"), "Ra 10.1"),
        Event.LANE_LOST: Telling(("tile",), "Ra 10.1"),
        Event.SUNS_SPENT: Telling(("epoch", "ra_track"), "Ra 10.2"),
        Event.SCORED_GODS: Telling(_LINE, "Ra 11.3", sheet="gods"),
        Event.SCORED_PHARAOHS: Telling(_LINE, "Ra 11.2", sheet="pharaohs"),
        Event.SCORED_NILE: Telling(_LINE, "Ra 11.5", sheet="nile"),
        Event.SCORED_FLOODS: Telling(_LINE, "Ra 11.5", sheet="nile"),
        Event.SCORED_CIVILISATIONS: Telling(_LINE, "Ra 11.6", sheet="civilisations"),
        Event.SCORED_GOLD: Telling(_LINE, "Ra 11.4", sheet="gold"),
        Event.SCORED_DIFFERENT_MONUMENTS: Telling(_LINE, "Ra 11.7", sheet="monuments"),
        Event.SCORED_IDENTICAL_MONUMENTS: Telling(
            ("seat", "epoch", "tile", "count", "points"), "Ra 11.8", sheet="monuments"
        ),
        Event.SCORED_SUNS: Telling(_LINE, "Ra 11.9", sheet="suns"),
        Event.FAME_CHANGED: Telling(("seat", "epoch", "points", "fame"), "Ra 11.1", sheet="total"),
        Event.TILES_LEFT: Telling(("seat", "tile", "count"), "Ra 10.3"),
        Event.GAME_ENDED: Telling(("seat", "fame"), "Ra 12.1", landmark="end"),
    },
    {"tile": TILE_NAMES, "sun_set": SUN_SET_NAMES},
)
