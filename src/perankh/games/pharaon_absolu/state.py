"""A position of Pharaon Absolu, field by field."""

from enum import IntEnum

from perankh.engine.record import GameState, Record, number, numbers, records
from perankh.games.pharaon_absolu.components import FACES, FINDS, MAX_PLAYERS, PILE, QUESTIONS

RULES_VERSION = 1
"""The newest version of these rules; a rule that has changed asks `state.rules` which one the table plays by."""
OLDEST_RULES = 1
"""The oldest version still played."""


class Phase(IntEnum):
    """What the seat to act is being asked."""

    TURN = 0
    """Roll the die."""
    SIX = 1
    """After a six: stay on the square, or roll again."""
    START = 2
    """Having come past Start: draw a Pharaoh card, or not."""
    SECURE = 3
    """Put a card into the pyramid, or not."""
    EXCHANGE = 4
    """With whom to exchange cards, or not."""
    COMBAT = 5
    """Whom to fight, or not."""
    STAKE = 6
    """Lay one more card face down, or it is enough."""
    MATCH = 7
    """Lay as many cards face down as the other has."""
    ROBBERY = 8
    """Whose pyramid to rob."""
    LEVEL = 9
    """How difficult a question to ask."""
    QUESTION = 10
    """What the answer is."""
    JUDGEMENT = 11
    """Whether what was said aloud is right."""
    ADVANCE = 12
    """After a right answer: advance one square, or stay."""
    TRIBUTE = 13
    """Which card to give up to the tax."""
    OVER = 14


class Player(Record):
    """A camel, and what lies before its player."""

    square: int = number()
    """Counted clockwise from Start."""
    hand: list[int] = numbers(FACES)
    """How many of each series."""
    pyramid: list[int] = numbers(FACES)
    """How many of each series are secured."""
    staked: list[int] = numbers(FACES)
    """How many of each series lie face down for an exchange or a combat."""
    complete: bool = number()
    """Whether all six series are in the pyramid, which everybody is told."""
    misses: bool = number()
    """Whether the next turn is missed."""


class State(GameState):
    """Everything on the table, and what is going on."""

    turn: int = number()
    """How many turns have begun; a turn that is played again counts anew."""
    mover: int = number()
    """Whose turn it is."""
    rolls: int = number()
    """How often the die was rolled in this turn."""
    then: int = number()
    """What follows the card of Start."""
    pile: list[int] = numbers(FACES)
    """The Pharaoh cards still to be drawn."""

    finds: list[int] = numbers(FINDS)
    """Of the pile of Question and Action cards: how many questions, and of each action, nobody has seen yet."""
    questions: list[int] = numbers(QUESTIONS)
    """Which questions nobody has seen yet: 1, or 0."""
    used: list[int] = numbers(PILE)
    """The cards that were used, which lie at the bottom of the pile in this order: questions by their number from 0,
    actions from QUESTIONS on. Everybody has seen them: it is the past, not the future."""
    seen: int = number()
    """How many places of `used` are filled. When all are, the pile goes round."""
    next: int = number()
    """The place of `used` that comes next once the pile goes round."""

    question: int = number()
    """The question being asked, or NO_CARD."""
    level: int = number()
    """How difficult it is."""
    right: int = number()
    """Where the right answer stands among those shown, or NO_PLACE; nobody knows before the answer."""

    contest: int = number()
    """What cards lie face down for, if they do."""
    other: int = number()
    """The other seat of the exchange or the combat."""
    winner: int = number()
    """The Absolute Pharaoh, or NOBODY."""

    short_board: bool = number()
    """An option of the game: Pharaon 2.4."""
    pyramid_duplicates: bool = number()
    """An option of the game: Pharaon 8.3."""
    over_fifteen: bool = number()
    """An option of the game: Pharaon 5.3."""
    under_eight: bool = number()
    """An option of the game: Pharaon 6.6."""
    expert: bool = number()
    """An option of the game: Pharaon 6.7."""
    seats: list[Player] = records(Player, MAX_PLAYERS)
