"""Bidding: each player answers once, the priest last, and the highest sun wins."""

from perankh.engine.events import tell
from perankh.engine.mechanics.sun_auction.components import NO_SUN, NOBODY, SUNS_IN_A_SET
from perankh.engine.mechanics.sun_auction.rules import lane, order, suns
from perankh.engine.mechanics.sun_auction.state import Auction, Member, Selling


def clear(state: Auction) -> None:
    """No auction has been held."""
    state.priest = 0
    state.voluntary = False
    state.asked = 0
    state.high_bid = NO_SUN
    state.high_bidder = NOBODY


def begin(state: Auction, voluntary: bool) -> None:
    """The seat to act becomes the priest; nobody has answered yet."""
    state.priest = state.to_act
    state.voluntary = voluntary
    state.high_bid = NO_SUN
    state.high_bidder = NOBODY
    state.asked = 0


def asks_next(state: Auction, bid: Member, could_not_bid: Member) -> bool:
    """Ask the next player who can outbid the best bid; the others pass unasked. Says whether anyone is asked."""
    seat = state.to_act
    while state.asked < state.players:
        seat = order.left_of(state, seat)
        state.asked += 1
        if suns.highest(state.seats[seat]) > state.high_bid:
            state.to_act = seat
            state.phase = bid
            return True
        if suns.highest(state.seats[seat]) != NO_SUN:
            tell(state, could_not_bid, seat)
    return False


def choices(state: Auction, actions: list[int], pass_: int, bid: int) -> int:
    """Pass, or bid one face-up sun above the best bid; returns how many choices there are."""
    count = 0
    if may_pass(state):
        actions[count] = pass_
        count += 1
    player = state.seats[state.to_act]
    for place in range(SUNS_IN_A_SET):
        if player.suns[place] > state.high_bid:
            actions[count] = bid + player.suns[place]
            count += 1
    return count


def may_pass(state: Auction) -> bool:
    """Who invoked Ra of their own will must bid when everyone else has passed."""
    return not (state.voluntary and state.to_act == state.priest and state.high_bid == NO_SUN)


def hear(state: Auction, sun: int, bid: Member, passed: Member) -> None:
    """The seat to act bids this sun, the best so far, or passes with NO_SUN."""
    if sun == NO_SUN:
        tell(state, passed, state.to_act)
        return
    state.high_bid = sun
    state.high_bidder = state.to_act
    tell(state, bid, state.to_act, sun)


def leave_unsold(state: Selling, nobody_bid: Member, boxed: Member) -> None:
    """Nobody bid: a full lane is boxed, any other stays, and so does the centre sun."""
    tell(state, nobody_bid)
    if lane.is_full(state):
        lane.box(state, boxed)
