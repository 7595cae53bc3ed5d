"""What happens in The Priests of Ra, as the rules tell it."""

from enum import IntEnum

from perankh.engine.events import EventTable, Telling
from perankh.engine.mechanics.sun_auction.components import SUN_SET_NAMES
from perankh.games.priests_of_ra.actions import FACE_NAMES, TILE_NAMES


class Event(IntEnum):
    """The kinds of event."""

    DEALT = 0
    EPOCH_BEGAN = 1
    DREW = 2
    DREW_TWO_FACED = 3
    SHOWED = 4
    RA_CAME = 5
    INVOKED = 6
    FORCED_TO_INVOKE = 7
    BID = 8
    PASSED = 9
    COULD_NOT_BID = 10
    NOBODY_BID = 11
    LANE_BOXED = 12
    WON = 13
    GAINED = 14
    FLIPPED = 15
    TRACK_FILLED = 16
    LANE_LOST = 17
    SUNS_SPENT = 18
    PLAGUE_REMOVED = 19
    PLAGUE_KEPT = 20
    ANKHS_GAINED = 21
    SCORED_PEOPLE = 22
    SCORED_NO_PEOPLE = 23
    SCORED_PRIESTS = 24
    SCORED_BUILDINGS = 25
    SCORED_DIFFERENT_BUILDINGS = 26
    SCORED_PLAGUE = 27
    SCORED_PYRAMID = 28
    SCORED_CHAMBERS = 29
    SCORED_ANKHS = 30
    SCORED_SUNS = 31
    FAME_CHANGED = 32
    TILES_LEFT = 33
    GAME_ENDED = 34


_LINE = ("seat", "epoch", "count", "points")
_LINE_OF_A_FACE = ("seat", "epoch", "face", "count", "points")

EVENTS = EventTable(
    {
        Event.DEALT: Telling(("seat", "sun_set"), "Priests 3.3"),
        Event.EPOCH_BEGAN: Telling(("epoch", "seat"), "Priests 9.5", landmark="epoch"),
        Event.DREW: Telling(("seat", "tile"), "Priests 5.1"),
        Event.DREW_TWO_FACED: Telling(("seat", "tile"), "Priests 5.1"),
        Event.SHOWED: Telling(("seat", "tile"), "Priests 5.3"),
        Event.RA_CAME: Telling(("seat", "ra_track"), "Priests 5.4", landmark="auction"),
        Event.INVOKED: Telling(("seat",), "Priests 6.1", landmark="auction"),
        Event.FORCED_TO_INVOKE: Telling(("seat",), "Priests 6.2", landmark="auction"),
        Event.BID: Telling(("seat", "sun"), "Priests 7.2"),
        Event.PASSED: Telling(("seat",), "Priests 7.3"),
        Event.COULD_NOT_BID: Telling(("seat",), "Priests 7.3"),
        Event.NOBODY_BID: Telling((), "Priests 7.5"),
        Event.LANE_BOXED: Telling(("tile",), "Priests 7.5"),
        Event.WON: Telling(("seat", "sun", "centre_sun"), "Priests 7.7"),
        Event.GAINED: Telling(("seat", "tile"), "Priests 7.6"),
        Event.FLIPPED: Telling(("seat", "tile"), "Priests 8.1"),
        Event.TRACK_FILLED: Telling(("epoch", "ra_track"), "Priests 9.1"),
        Event.LANE_LOST: Telling(("tile",), "Priests 9.1"),
        Event.SUNS_SPENT: Telling(("epoch", "ra_track"), "Priests 9.2"),
        Event.PLAGUE_REMOVED: Telling(("seat",), "Priests 10.5"),
        Event.PLAGUE_KEPT: Telling(("seat",), "Priests 10.5"),
        Event.ANKHS_GAINED: Telling(("seat", "count", "ankhs"), "Priests 10.3"),
        Event.SCORED_PEOPLE: Telling(_LINE_OF_A_FACE, "Priests 10.2", sheet="people"),
        Event.SCORED_NO_PEOPLE: Telling(_LINE, "Priests 10.2", sheet="people"),
        Event.SCORED_PRIESTS: Telling(_LINE, "Priests 10.4", sheet="priests"),
        Event.SCORED_BUILDINGS: Telling(_LINE, "Priests 10.6", sheet="buildings"),
        Event.SCORED_DIFFERENT_BUILDINGS: Telling(_LINE, "Priests 10.7", sheet="buildings"),
        Event.SCORED_PLAGUE: Telling(_LINE, "Priests 10.8", sheet="plague"),
        Event.SCORED_PYRAMID: Telling(_LINE, "Priests 11.1", sheet="pyramid"),
        Event.SCORED_CHAMBERS: Telling(_LINE_OF_A_FACE, "Priests 11.2", sheet="pyramid"),
        Event.SCORED_ANKHS: Telling(_LINE, "Priests 11.3", sheet="ankhs"),
        Event.SCORED_SUNS: Telling(_LINE, "Priests 11.4", sheet="suns"),
        Event.FAME_CHANGED: Telling(("seat", "epoch", "points", "fame"), "Priests 10.1", sheet="total"),
        Event.TILES_LEFT: Telling(("seat", "face", "count"), "Priests 9.3"),
        Event.GAME_ENDED: Telling(("seat", "fame"), "Priests 12.1", landmark="end"),
    },
    {"tile": TILE_NAMES, "face": FACE_NAMES, "sun_set": SUN_SET_NAMES},
)
