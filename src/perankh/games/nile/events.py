"""What happens in Nile, as the rules tell it."""

from enum import IntEnum

from perankh.engine.events import EventTable, Telling
from perankh.games.nile.actions import CARD_NAMES, CROP_NAMES


class Event(IntEnum):
    """The kinds of event."""

    BEGINS = 0
    REMOVED = 1
    DEALT = 2
    FLOODED = 3
    LOCUSTS_CAME = 4
    LOCUSTS_FOUND_NOTHING = 5
    EATEN = 6
    CAME_TRUE = 7
    FAILED = 8
    HARVESTED = 9
    DISCARDED = 10
    DISCARDED_FROM_STOCK = 11
    OFFERED = 12
    COULD_NOT_TRADE = 13
    PLANTED = 14
    OVERGROWN = 15
    SPECULATED = 16
    COULD_NOT_PLANT = 17
    DREW = 18
    RESHUFFLED = 19
    DECK_SPENT = 20
    SCORED_PILE = 21
    STOCK_COUNTED = 22
    GAME_ENDED = 23


EVENTS = EventTable(
    {
        Event.BEGINS: Telling(("seat",), "Nile 3.1"),
        Event.REMOVED: Telling(("card", "count"), "Nile 3.4"),
        Event.DEALT: Telling(("seat", "card"), "Nile 3.2", secret=("card",)),
        Event.FLOODED: Telling(("seat", "card"), "Nile 5.1", landmark="flood"),
        Event.LOCUSTS_CAME: Telling(("seat",), "Nile 11.1", landmark="locusts"),
        Event.LOCUSTS_FOUND_NOTHING: Telling((), "Nile 11.3"),
        Event.EATEN: Telling(("seat", "crop", "count"), "Nile 11.3"),
        Event.CAME_TRUE: Telling(("seat", "card"), "Nile 9.2"),
        Event.FAILED: Telling(("seat", "card"), "Nile 9.4"),
        Event.HARVESTED: Telling(("seat", "crop"), "Nile 6.1"),
        Event.DISCARDED: Telling(("seat", "card"), "Nile 7.3"),
        Event.DISCARDED_FROM_STOCK: Telling(("seat", "crop"), "Nile 7.3"),
        Event.OFFERED: Telling(("seat",), "Nile 7.2"),
        Event.COULD_NOT_TRADE: Telling(("seat",), "Nile 4.2"),
        Event.PLANTED: Telling(("seat", "crop", "count"), "Nile 8.1"),
        Event.OVERGROWN: Telling(("seat", "crop", "count"), "Nile 8.4"),
        Event.SPECULATED: Telling(("seat", "card"), "Nile 9.1"),
        Event.COULD_NOT_PLANT: Telling(("seat",), "Nile 4.2"),
        Event.DREW: Telling(("seat", "card"), "Nile 10.1", secret=("card",)),
        Event.RESHUFFLED: Telling(("passes_left",), "Nile 10.2", landmark="deck"),
        Event.DECK_SPENT: Telling((), "Nile 12.1", landmark="end"),
        Event.SCORED_PILE: Telling(("seat", "crop", "count", "points"), "Nile 12.3", sheet="piles", reveals=True),
        Event.STOCK_COUNTED: Telling(("seat", "points"), "Nile 12.4", sheet="total", reveals=True),
        Event.GAME_ENDED: Telling(("seat", "winners"), "Nile 12.5", reveals=True),
    },
    {"card": CARD_NAMES, "crop": CROP_NAMES},
)
