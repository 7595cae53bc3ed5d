"""Suns: the numbers to bid with, face up until they are spent."""

from perankh.engine.events import tell
from perankh.engine.luck import pick
from perankh.engine.mechanics.sun_auction.components import (
    FIRST_SUN_SET,
    HIGHEST_SUNS_FAME,
    LOWEST_SUNS_FAME,
    MIN_PLAYERS,
    NO_SUN,
    SUN_SETS,
    SUNS_IN_A_SET,
)
from perankh.engine.mechanics.sun_auction.state import Auction, Member, SunOwner, Table


def deal(state: Table, chance: Member, dealt: Member) -> None:
    """Each player is dealt one of the sets of suns for this number of players."""
    first = first_set(state)
    for sun_set in range(len(SUN_SETS)):
        state.sun_sets[sun_set] = int(first <= sun_set < first + state.players)
    for seat in range(state.players):
        chosen = pick(state, chance, state.sun_sets)
        state.sun_sets[chosen] = 0
        tell(state, dealt, seat, chosen)
        for place in range(SUNS_IN_A_SET):
            state.seats[seat].suns[place] = SUN_SETS[chosen][place]


def first_set(state: Table) -> int:
    """Where the sets of suns for this number of players begin."""
    return FIRST_SUN_SET[state.players - MIN_PLAYERS]


def clear(player: SunOwner) -> None:
    """Leave a player without suns."""
    for place in range(SUNS_IN_A_SET):
        player.suns[place] = NO_SUN
        player.spent_suns[place] = NO_SUN


def highest(player: SunOwner) -> int:
    """The best sun the player can still bid, or NO_SUN."""
    return player.suns[-1]


def highest_owned(player: SunOwner) -> int:
    """The best sun a player owns, face up or face down."""
    best = 0
    for place in range(SUNS_IN_A_SET):
        best = max(best, player.suns[place], player.spent_suns[place])
    return best


def total(player: SunOwner) -> int:
    """The sum of all suns a player owns, face up and face down."""
    added = 0
    for place in range(SUNS_IN_A_SET):
        added += player.suns[place] + player.spent_suns[place]
    return added


def total_fame(state: Table, player: SunOwner) -> int:
    """The highest total of suns gains, the lowest loses; ties all count, and nothing happens when all are equal."""
    own = total(player)
    most = own
    least = own
    for seat in range(state.players):
        most = max(most, total(state.seats[seat]))
        least = min(least, total(state.seats[seat]))
    if most == least:
        return 0
    if own == most:
        return HIGHEST_SUNS_FAME
    if own == least:
        return LOWEST_SUNS_FAME
    return 0


def exchange(state: Auction, player: SunOwner) -> None:
    """The winner takes the centre sun face down; the sun that was bid goes to the centre."""
    place = SUNS_IN_A_SET - 1
    while player.suns[place] != state.high_bid:
        place -= 1
    while place > 0:
        player.suns[place] = player.suns[place - 1]
        place -= 1
    player.suns[0] = NO_SUN
    place = 0
    while player.spent_suns[place] != NO_SUN:
        place += 1
    player.spent_suns[place] = state.centre_sun
    state.centre_sun = state.high_bid


def turn_up(player: SunOwner) -> None:
    """Every spent sun can be bid again."""
    for place in range(SUNS_IN_A_SET):
        sun = player.spent_suns[place]
        if sun != NO_SUN:
            player.spent_suns[place] = NO_SUN
            insert(player, sun)


def insert(player: SunOwner, sun: int) -> None:
    """Put a sun among the face-up ones, which stay in ascending order; their first place is free."""
    place = 0
    while place + 1 < SUNS_IN_A_SET and player.suns[place + 1] < sun:
        player.suns[place] = player.suns[place + 1]
        place += 1
    player.suns[place] = sun
