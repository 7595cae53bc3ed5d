"""What is in the box of Nile: its cards, and the numbers of its rules (rulebook, chapters 2 and 3)."""

from enum import IntEnum


class Card(IntEnum):
    """The kinds of card: the five crops, the speculation cards with two crops each, and the locusts."""

    PAPYRUS = 0
    WHEAT = 1
    LETTUCE = 2
    CASTOR = 3
    FLAX = 4
    PAPYRUS_WHEAT = 5
    PAPYRUS_LETTUCE = 6
    PAPYRUS_CASTOR = 7
    PAPYRUS_FLAX = 8
    WHEAT_LETTUCE = 9
    WHEAT_CASTOR = 10
    WHEAT_FLAX = 11
    LETTUCE_CASTOR = 12
    LETTUCE_FLAX = 13
    CASTOR_FLAX = 14
    LOCUSTS = 15


class Chance(IntEnum):
    """What luck decides in Nile."""

    FIRST_PLAYER = 0
    REMOVED = 1
    CARD = 2


CROPS = 5
"""The crops are the first cards, so that a crop and its card share a number."""
FIRST_SPECULATION = Card.PAPYRUS_WHEAT
CARDS = 15
"""The kinds that a hand can hold: all but the locusts."""
KINDS = 16

CROPS_SHOWN = (
    (0, 0),
    (1, 1),
    (2, 2),
    (3, 3),
    (4, 4),
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
)
"""The two crops on each card; a crop card shows its own twice."""

CARDS_IN_BOX = (16, 16, 16, 16, 16, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
CARDS_TOGETHER = 91
"""The Flood card is not counted: it only marks a place."""

MIN_PLAYERS = 2
MAX_PLAYERS = 5
CARDS_DEALT = 5
CARDS_TRADED = 2
CARDS_FROM_THE_MARKET = 1
CARDS_DRAWN = 2
SMALLEST_NEW_FIELD = 2
CARDS_OF_DIFFERENT_CROPS = 2
MOST_SPECULATIONS = 2
CARDS_PAID = 3
"""For each speculation card that comes true."""

CROPS_REMOVED = (2, 1, 0, 0)
"""In the fast variant, of each crop, by number of players from two."""
SPECULATIONS_REMOVED = (5, 0, 0, 0)
"""In the fast variant, by number of players from two."""

NOBODY = -1

WEIGHT_OF_A_PILE = (100_000_000, 1_000_000, 10_000, 100, 1)
"""What a card counts for, from the smallest pile of a stock to the largest: two digits of the score for each pile."""
