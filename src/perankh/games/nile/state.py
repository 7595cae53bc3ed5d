"""A position of Nile, field by field."""

from enum import IntEnum

from perankh.engine.record import GameState, Record, number, numbers, records
from perankh.games.nile.components import CARDS, CROPS, KINDS, MAX_PLAYERS

RULES_VERSION = 1
"""The newest version of these rules; a rule that has changed asks `state.rules` which one the table plays by."""
OLDEST_RULES = 1
"""The oldest version still played."""


class Phase(IntEnum):
    """What the seat to act is being asked."""

    TRADE = 0
    """Go to the market, make an offering, or pass."""
    MARKET = 1
    """The second card for the market."""
    OFFERING = 2
    """The second card of an offering."""
    PLANT = 3
    """Plant, speculate, or pass."""
    PLANTING = 4
    """Another card to plant, or stop."""
    SPECULATING = 5
    """A second speculation card, or stop."""
    OVER = 6


class Player(Record):
    """What one player holds. Of the cards that nobody may see here, only the size counts them."""

    hand: list[int] = numbers(CARDS)
    """How many of each card."""
    hand_size: int = number()
    """How many cards; everybody knows it."""
    stock: list[int] = numbers(CROPS)
    """How many of each crop were harvested and kept."""
    stock_size: int = number()
    """How many cards; everybody knows it."""
    speculations: list[int] = numbers(CARDS)
    """How many of each speculation card lie before the player and wait for the next flood."""
    speculating: int = number()
    """How many of them; must agree with them."""


class State(GameState):
    """Everything on the table, and what is going on."""

    deck: list[int] = numbers(KINDS)
    """How many of each card are still to come, and with them every card whose place is not known here."""
    deck_left: int = number()
    """How many cards the deck has."""
    discard: list[int] = numbers(KINDS)
    """What the next deck will be made of: discarded cards, past floods and the present one, locusts set aside."""
    removed: list[int] = numbers(CARDS)
    """What the fast variant has put back into the box."""
    passes_left: int = number()
    """How many times the deck must still be played to its end; 0 when the last one is spent."""
    flooded: list[int] = numbers(CROPS)
    """1 for each crop that is flooded now."""
    fields: list[int] = numbers(CROPS)
    """How many cards the field of each crop has."""
    owners: list[int] = numbers(CROPS)
    """Whose field it is, or NOBODY."""
    planting: list[int] = numbers(CROPS)
    """What the seat to act has laid out to plant, while it still may add to it."""
    lots: list[int] = numbers(KINDS)
    """What luck chooses among when it is not the deck; empty in between."""

    fast_variant: bool = number()
    """An option of the game: Nile 3.4."""
    pay_per_crop: bool = number()
    """An option of the game: Nile 9.3."""
    seats: list[Player] = records(Player, MAX_PLAYERS)
