"""A position of The Priests of Ra, field by field."""

from enum import IntEnum

from perankh.engine.mechanics.sun_auction.components import LANE_SPACES, MAX_PLAYERS, SUN_SETS, SUNS_IN_A_SET
from perankh.engine.record import GameState, Record, number, numbers, records
from perankh.games.priests_of_ra.components import KINDS, LYING

RULES_VERSION = 1
"""The newest version of these rules; a rule that has changed asks `state.rules` which one the table plays by."""
OLDEST_RULES = 1
"""The oldest version still played."""


class Phase(IntEnum):
    """What the seat to act is being asked."""

    TURN = 0
    """Draw a tile, or invoke Ra."""
    FACE = 1
    """Choose the face that the drawn tile shows."""
    BID = 2
    """Bid a sun, or pass."""
    FLIP = 3
    """Priests were won: turn a tile over, or stop."""
    PLAGUE = 4
    """The epoch has ended: remove a plague, or keep it."""
    OVER = 5


class Player(Record):
    """What lies before one player."""

    fame: int = number()
    """Never below zero."""
    suns: list[int] = numbers(SUNS_IN_A_SET)
    """Face up, ascending, so that the last is the highest; NO_SUN fills the places before them."""
    spent_suns: list[int] = numbers(SUNS_IN_A_SET)
    """Face down until the epoch ends; NO_SUN elsewhere."""
    tiles: list[int] = numbers(LYING)
    """How many of each tile, as they lie."""
    ankhs: int = number()
    """Gained with people, and never lost."""


class State(GameState):
    """Everything on the table, and what is going on."""

    epoch: int = number()
    """1 to 3."""
    ra_track: int = number()
    """How many Ra tiles lie on the Ra track."""
    lane: list[int] = numbers(LANE_SPACES)
    """The auction track: each tile as it lies; NO_TILE where it is empty."""
    lane_tiles: int = number()
    """How many tiles lie in the lane; must agree with it."""
    bag: list[int] = numbers(KINDS)
    """How many of each kind are still to be drawn."""
    sun_sets: list[int] = numbers(len(SUN_SETS))
    """How many of each set of suns are still to be dealt."""
    centre_sun: int = number()
    """The sun the next winner takes."""

    drawn: int = number()
    """The tile whose face the seat to act must choose, with its first face up, or NO_TILE."""

    priest: int = number()
    """The high priest: who drew the Ra tile or invoked Ra in the latest auction."""
    voluntary: bool = number()
    """Whether Ra was invoked with room left in the lane."""
    asked: int = number()
    """How many players the auction has passed, counted from the left of the high priest."""
    high_bid: int = number()
    """The best sun bid so far."""
    high_bidder: int = number()
    """Who bid it, or NOBODY."""

    flips_left: int = number()
    """How many tiles the priests just won may still turn over."""
    just_turned: list[int] = numbers(LYING)
    """How many of each tile they have turned over, as these lie now."""

    chamber_sets_all_colours: bool = number()
    """An option of the game: Priests 11.2."""
    seats: list[Player] = records(Player, MAX_PLAYERS)
