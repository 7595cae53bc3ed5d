"""Suns and auctions in words, for terminals and for people who listen; the words are the game's own."""

from perankh.engine.mechanics.sun_auction.components import NO_SUN, NOBODY
from perankh.engine.mechanics.sun_auction.state import Auction
from perankh.engine.words import Words


def suns_in_words(suns: list[int], words: Words) -> str:
    """The suns of one row, the highest first."""
    shown = [str(sun) for sun in sorted(suns, reverse=True) if sun != NO_SUN]
    return " ".join(shown) or words.say("picture-no-suns")


def auction_line(state: Auction, words: Words, names: list[str]) -> str:
    """Who is the priest, and the best bid so far."""
    priest = names[state.priest]
    if state.high_bidder == NOBODY:
        return words.say("picture-auction-open", seat=priest)
    return words.say("picture-auction", seat=priest, high_bid=state.high_bid, bidder=names[state.high_bidder])
