"""Fame: what an epoch changes, and who is ahead."""

from perankh.engine.mechanics.sun_auction.rules import suns
from perankh.engine.mechanics.sun_auction.state import SunOwner, Table


def change(player: SunOwner, net: int) -> None:
    """A player gains or loses the net of an epoch, and never has less than nothing."""
    player.fame = max(0, player.fame + net)


def outranks(state: Table, seat: int, other: int) -> bool:
    """More fame wins; among equals, whoever owns the highest single sun."""
    mine = state.seats[seat]
    theirs = state.seats[other]
    if mine.fame != theirs.fame:
        return mine.fame > theirs.fame
    return suns.highest_owned(mine) > suns.highest_owned(theirs)


def leader(state: Table) -> int:
    """The seat that nobody outranks."""
    first = 0
    for seat in range(1, state.players):
        if outranks(state, seat, first):
            first = seat
    return first
