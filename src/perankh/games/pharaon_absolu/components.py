"""What is in the box of Pharaon Absolu: its cards, its boards and its numbers (rulebook, chapters 2 and 3).

The printed game names neither its squares nor its action cards nor how many there are of each card: these lists are
rulings of the house, kept here and nowhere else.
"""

from enum import IntEnum


class Card(IntEnum):
    """The series of the Pharaoh cards; a complete series is one card of each."""

    SOLDIER = 0
    PRIEST = 1
    ARTISAN = 2
    FOOD = 3
    MUSICIAN = 4
    BLESSING = 5
    UNKNOWN = 6
    """A card whose face the viewer may not see: on no real table, only in views."""


SERIES = 6
FACES = 7
"""The series, and the unknown face."""
COPIES = 14
"""Of each series."""
PHARAOH_CARDS = SERIES * COPIES


class Square(IntEnum):
    """What a square of the board is."""

    START = 0
    CARD = 1
    PYRAMID = 2
    OASIS = 3
    EXCHANGE = 4
    ROLL_AGAIN = 5
    COMBAT = 6


_D, _C, _P, _O, _E, _R, _B = (int(square) for square in Square)

LONG_BOARD = (
    *(_D, _C, _O, _P, _C, _E, _C, _P, _R, _C),
    *(_B, _P, _O, _C, _E, _P, _C, _R, _C, _P),
    *(_O, _C, _B, _P, _C, _E, _C, _P, _R, _C),
    *(_O, _P, _C, _B, _C, _P, _E, _C, _R, _P),
)
"""Clockwise from Start: 14 Card squares, 10 Pyramids, 4 each of Oasis, Exchange and Roll again, 3 Combats."""
SHORT_BOARD = (
    *(_D, _C, _P, _E, _O, _C, _P, _B, _C, _R, _P, _C),
    *(_P, _O, _E, _C, _P, _C, _B, _O, _P, _C, _R, _P),
)
"""7 Card squares, 7 Pyramids, 3 Oases, 2 each of Exchange, Roll again and Combat."""
START_SQUARE = 0


class Find(IntEnum):
    """What the pile of Question and Action cards can turn up: a question, or one of twelve kinds of action."""

    QUESTION = 0
    VIZIER = 1
    FLOOD = 2
    ROBBERS = 3
    SANDSTORM = 4
    SNAKE = 5
    WIND = 6
    CARAVAN = 7
    ARCHITECT = 8
    TAX = 9
    MARKET = 10
    PILGRIMAGE = 11
    CAT = 12


FINDS = 13
QUESTIONS = 48
COPIES_OF_AN_ACTION = 3
FINDS_IN_BOX = (QUESTIONS, *((COPIES_OF_AN_ACTION,) * (FINDS - 1)))
PILE = QUESTIONS + (FINDS - 1) * COPIES_OF_AN_ACTION
"""The Question and Action cards together."""


class Level(IntEnum):
    """How difficult a question is."""

    EASY = 0
    MEDIUM = 1
    HARD = 2


LEVELS = 3
CHOICES = (2, 3, 4)
"""By level: among how many answers one chooses."""
MOST_CHOICES_OF_A_QUESTION = 4
PLACES = ((1, 1, 0, 0), (1, 1, 1, 0), (1, 1, 1, 1))
"""By level: where the right answer may stand among those shown, each place as likely."""


class Skill(IntEnum):
    """How well somebody who cannot read knows the answers."""

    POORLY = 0
    FAIRLY = 1
    WELL = 2


SKILLS = 3
RECALLS = ((8, 12), (12, 8), (15, 5), (4, 16), (8, 12), (12, 8), (1, 19), (3, 17), (6, 14))
"""By skill and then by level: how often of twenty times the answer is wrong, and how often right."""


class Verdict(IntEnum):
    """What an answer was."""

    WRONG = 0
    RIGHT = 1


class Contest(IntEnum):
    """What cards lie face down for."""

    NONE = 0
    EXCHANGE = 1
    COMBAT = 2


class Then(IntEnum):
    """What follows when a player who came past Start has drawn a card, or has not."""

    END = 0
    SQUARE = 1
    SIX = 2


class Chance(IntEnum):
    """What luck decides in Pharaon Absolu."""

    DIE = 0
    CARD = 1
    FIND = 2
    QUESTION = 3
    PLACE = 4
    MEMORY = 5
    ROBBED = 6


MIN_PLAYERS = 2
MAX_PLAYERS = 4
NOBODY = -1
NO_CARD = -1
NO_PLACE = 0
CARDS_DEALT = 3
DIE = (1, 1, 1, 1, 1, 1)
SIX = 6
MOST_ROLLS = 3
"""In one turn, when the first two are sixes."""
CARDS_OF_THE_VIZIER = 1
CARDS_OF_THE_FLOOD = 2
CARDS_OF_A_PILGRIMAGE = 1
STEPS_OF_THE_SNAKE = 3
STEPS_OF_THE_WIND = 4
STEPS_OF_A_RIGHT_ANSWER = 1
LAST_STEP = 1
"""What the die must show at Start."""
TURNS_FOR_EACH_PLAYER = 400
"""After so many, the game ends undecided."""
CROWN = 1
"""What the Absolute Pharaoh scores besides the series."""
