"""Why a sun cannot be bid, in the order a player would be told."""

from perankh.engine.game import Refusal
from perankh.engine.mechanics.sun_auction.components import NO_SUN
from perankh.engine.mechanics.sun_auction.state import Auction


def refuse_bid(state: Auction, sun: int, rule: str) -> Refusal | None:
    """What forbids the seat to act to bid this sun, by the paragraph about bids; None when nothing does."""
    player = state.seats[state.to_act]
    if sun in player.spent_suns:
        return Refusal(rule, "sun-spent", {"sun": sun})
    if sun not in player.suns:
        return Refusal(rule, "sun-not-owned", {"sun": sun})
    if state.high_bid != NO_SUN and sun < state.high_bid:
        return Refusal(rule, "bid-too-low", {"sun": sun, "high_bid": state.high_bid})
    return None
