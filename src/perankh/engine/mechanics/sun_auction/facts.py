"""What a seat knows of suns and of the lane as plain numbers."""

from collections.abc import Callable
from typing import Any

from perankh.engine.mechanics.sun_auction.components import NO_SUN
from perankh.engine.mechanics.sun_auction.rules import suns
from perankh.engine.mechanics.sun_auction.state import SunOwner, Table


def _face_up(player: SunOwner) -> int:
    """How many suns the player can still bid."""
    return sum(sun != NO_SUN for sun in player.suns)


def _face_up_of_others(state: Table, seat: int) -> int:
    """How many suns everybody else can still bid."""
    return sum(_face_up(state.seats[other]) for other in range(state.players) if other != seat)


def sun_facts(phase_of_bids: int) -> dict[str, Callable[[Any, int], int]]:
    """Each by its name; none uses what the seat may not know.

    The best bid is asked for only while bids are: the state still holds the bid of the last auction.
    """
    return {
        "centre_sun": lambda state, seat: state.centre_sun,
        "best_bid": lambda state, seat: state.high_bid if state.phase == phase_of_bids else NO_SUN,
        "own_highest_sun": lambda state, seat: suns.highest(state.seats[seat]),
        "own_suns": lambda state, seat: _face_up(state.seats[seat]),
        "others_suns": _face_up_of_others,
        "own_fame": lambda state, seat: state.seats[seat].fame,
        "lane_tiles": lambda state, seat: state.lane_tiles,
    }
