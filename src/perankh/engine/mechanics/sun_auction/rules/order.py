"""Whose turn it is: clockwise, past everyone who has no sun left."""

from perankh.engine.mechanics.sun_auction.components import NO_SUN
from perankh.engine.mechanics.sun_auction.rules import suns
from perankh.engine.mechanics.sun_auction.state import Member, Table


def left_of(state: Table, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.players else 0


def asks_next(state: Table, last: int, turn: Member) -> bool:
    """Give the next seat clockwise that has a face-up sun its turn, maybe the last one again; whether any has one."""
    seat = last
    for _ in range(state.players):
        seat = left_of(state, seat)
        if suns.highest(state.seats[seat]) != NO_SUN:
            state.to_act = seat
            state.phase = turn
            return True
    return False


def owner_of_highest_sun(state: Table) -> int:
    """Who has the highest face-up sun."""
    owner = 0
    for seat in range(1, state.players):
        if suns.highest(state.seats[seat]) > suns.highest(state.seats[owner]):
            owner = seat
    return owner
