"""A position of Ra, field by field."""

from enum import IntEnum

from perankh.engine.mechanics.sun_auction.components import LANE_SPACES, MAX_PLAYERS, SUN_SETS, SUNS_IN_A_SET
from perankh.engine.record import GameState, Record, number, numbers, records
from perankh.games.ra.components import GOODS, KINDS, Tile

RULES_VERSION = 1
"""The newest version of these rules; a rule that has changed asks `state.rules` which one the table plays by."""
OLDEST_RULES = 1
"""The oldest version still played."""


class Phase(IntEnum):
    """What the seat to act is being asked."""

    TURN = 0
    """Draw a tile, invoke Ra, or play a god."""
    GODS = 1
    """A god was played: another one, or stop."""
    BID = 2
    """Bid a sun, or pass."""
    LOSS = 3
    """Choose a tile to lose to unrest or to an earthquake."""
    OVER = 4


class Player(Record):
    """What lies before one player."""

    fame: int = number()
    """Never below zero."""
    suns: list[int] = numbers(SUNS_IN_A_SET)
    """Face up, ascending, so that the last is the highest; NO_SUN fills the places before them."""
    spent_suns: list[int] = numbers(SUNS_IN_A_SET)
    """Face down until the epoch ends; NO_SUN elsewhere."""
    tiles: list[int] = numbers(GOODS)
    """How many of each kind."""


class State(GameState):
    """Everything on the table, and what is going on."""

    epoch: int = number()
    """1 to 3."""
    ra_track: int = number()
    """How many Ra tiles lie on the Ra track."""
    lane: list[Tile] = numbers(LANE_SPACES)
    """The auction track; Tile.NONE where it is empty."""
    lane_tiles: int = number()
    """How many tiles lie in the lane; must agree with it."""
    bag: list[int] = numbers(KINDS)
    """How many of each kind are still to be drawn."""
    sun_sets: list[int] = numbers(len(SUN_SETS))
    """How many of each set of suns are still to be dealt."""
    centre_sun: int = number()
    """The sun the next winner takes."""

    priest: int = number()
    """Who drew the Ra tile or invoked Ra in the latest auction."""
    voluntary: bool = number()
    """Whether Ra was invoked with room left in the lane."""
    asked: int = number()
    """How many players the auction has passed, counted from the left of the priest."""
    high_bid: int = number()
    """The best sun bid so far."""
    high_bidder: int = number()
    """Who bid it, or NOBODY."""

    civilisations_to_lose: int = number()
    """How many civilisations the seat to act must still give up."""
    monuments_to_lose: int = number()
    """How many monuments the seat to act must still give up."""
    playing_gods: bool = number()
    """Whether the seat to act is taking tiles with gods, rather than having won an auction."""

    god_may_take_disaster: bool = number()
    """An option of the game: Ra 8.4."""
    seats: list[Player] = records(Player, MAX_PLAYERS)
