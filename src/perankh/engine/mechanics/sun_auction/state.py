"""What a position must have for the sun auction, thing by thing; a game declares these fields with the rest of its own.

Rows of records are only read as a row, so that a game may give its players more than is asked for here.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, Protocol, TypeAlias

Member: TypeAlias = IntEnum
"""A member of one of the game's own enums: an event, something that luck decides, or a phase."""


class SunOwner(Protocol):
    """A player, as far as suns and fame go."""

    fame: int
    """Never below zero."""
    suns: list[int]
    """Face up, ascending, so that the last is the highest; NO_SUN fills the places before them."""
    spent_suns: list[int]
    """Face down until the epoch ends; NO_SUN elsewhere."""


class Lane(Protocol):
    """The auction track, where drawn tiles wait for a buyer."""

    lane: list[Any]
    """The kind of tile on each space; NO_TILE where it is empty."""
    lane_tiles: int
    """How many tiles lie in the lane; must agree with it."""


class Bag(Protocol):
    """Where tiles are drawn from."""

    bag: list[int]
    """How many of each kind are still to be drawn."""


class Table(Protocol):
    """The players with their suns."""

    players: int
    to_act: int
    phase: int
    sun_sets: list[int]
    """How many of each set of suns are still to be dealt."""

    @property
    def seats(self) -> Sequence[SunOwner]:
        """What lies before each player."""


class Auction(Table, Protocol):
    """An auction that is going on."""

    centre_sun: int
    """The sun the next winner takes."""
    priest: int
    """Who drew the Ra tile or invoked Ra in the latest auction."""
    voluntary: bool
    """Whether Ra was invoked with room left in the lane."""
    asked: int
    """How many players the auction has passed, counted from the left of the priest."""
    high_bid: int
    """The best sun bid so far."""
    high_bidder: int
    """Who bid it, or NOBODY."""


class Epochs(Table, Lane, Protocol):
    """A game in epochs."""

    epoch: int
    """1 to 3."""


class Selling(Auction, Lane, Protocol):
    """An auction with the lane it sells."""
