"""Suns and auctions of a position, written and read; and everything about them that no game could have led to."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from perankh.engine.mechanics.sun_auction.components import (
    EPOCHS,
    HIGHEST_SUN,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NO_SUN,
    NOBODY,
    STARTING_CENTRE_SUN,
    SUN_SETS,
    SUNS_IN_A_SET,
)
from perankh.engine.mechanics.sun_auction.rules import lane, suns
from perankh.engine.mechanics.sun_auction.state import Auction, Selling, SunOwner, Table
from perankh.engine.reading import Reader

MOST_FAME = 10_000
"""Far more than any game can bring: a bound for positions that somebody composed."""


def write_table(state: Any, phases: type[IntEnum]) -> dict[str, Any]:
    """How many play, and what is asked of whom in which epoch; the last phase is that of a game that is over."""
    return {
        "players": state.players,
        "epoch": state.epoch,
        "to_act": None if state.phase == max(phases) else state.to_act,
        "phase": phases(state.phase).name.lower(),
    }


def read_table(reader: Reader, state: Any, phases: type[IntEnum]) -> None:
    """How many play, and what is asked of whom in which epoch, with the sun in the centre."""
    state.players = reader.number("players", MIN_PLAYERS, MAX_PLAYERS)
    reader.check()  # without the number of players nothing else can be judged
    state.epoch = reader.number("epoch", 1, EPOCHS)
    named = {phase.name.lower(): phase for phase in phases}
    state.phase = reader.choice("phase", named, fallback=next(iter(named)))
    is_over = state.phase == max(phases)
    state.to_act = reader.number("to_act", 0, state.players - 1, may_be_none=is_over) or 0
    state.centre_sun = reader.number("centre_sun", 1, HIGHEST_SUN)


def write_suns(row: list[int]) -> list[int]:
    """The suns of one row, the highest first."""
    return sorted((sun for sun in row if sun != NO_SUN), reverse=True)


def write_owner(player: SunOwner) -> dict[str, Any]:
    """The fame and the suns of a player."""
    return {
        "fame": player.fame,
        "suns": write_suns(player.suns),
        "spent_suns": write_suns(player.spent_suns),
    }


def read_owner(reader: Reader, player: SunOwner) -> None:
    """The fame and the suns of a player."""
    player.fame = reader.number("fame", 0, MOST_FAME)
    player.suns = _read_suns(reader, "suns")
    player.spent_suns = list(reversed(_read_suns(reader, "spent_suns")))


def _read_suns(reader: Reader, name: str) -> list[int]:
    row = sorted(reader.distinct_numbers(name, 1, HIGHEST_SUN, SUNS_IN_A_SET))
    return [NO_SUN] * (SUNS_IN_A_SET - len(row)) + row


def write_auction(state: Auction) -> dict[str, Any]:
    """The auction that is going on."""
    return {
        "priest": state.priest,
        "voluntary": bool(state.voluntary),
        "high_bid": state.high_bid or None,
        "high_bidder": None if state.high_bidder == NOBODY else state.high_bidder,
    }


def read_auction(reader: Reader, state: Auction) -> None:
    """The auction that is going on."""
    state.priest = reader.number("priest", 0, state.players - 1)
    state.voluntary = reader.flag("voluntary", default=False)
    state.high_bid = reader.number("high_bid", 1, HIGHEST_SUN, may_be_none=True) or NO_SUN
    bidder = reader.number("high_bidder", 0, state.players - 1, may_be_none=True)
    state.high_bidder = NOBODY if bidder is None else bidder
    reader.refuse_rest()
    state.asked = (state.to_act - state.priest) % state.players or state.players


def impossible_suns(state: Auction) -> list[str]:
    """What is wrong with who owns which sun."""
    reasons = []
    players = state.seats[: state.players]
    owned = [sun for player in players for sun in player.suns + player.spent_suns if sun != NO_SUN]
    seen = [*owned, state.centre_sun]
    reasons += [f"sun {sun} is in two places" for sun in sorted(set(seen)) if seen.count(sun) > 1]
    dealt = _suns_dealt(state)
    reasons += [f"sun {sun} is not used by {state.players} players" for sun in seen if sun not in dealt]
    each = (len(dealt) - 1) // state.players
    for seat, player in enumerate(players):
        count = sum(sun != NO_SUN for sun in player.suns + player.spent_suns)
        if count != each:
            reasons.append(f"seat {seat} owns {count} suns; each of {state.players} players owns {each}")
    return reasons


def _suns_dealt(state: Table) -> set[int]:
    first = suns.first_set(state)
    dealt = {sun for sun_set in SUN_SETS[first : first + state.players] for sun in sun_set}
    return dealt - {NO_SUN} | {STARTING_CENTRE_SUN}


def impossible_turn(state: Table) -> list[str]:
    """Whether the seat to act cannot be on turn."""
    if suns.highest(state.seats[state.to_act]) != NO_SUN:
        return []
    return [f"seat {state.to_act} has no face-up sun and cannot be on turn"]


def impossible_auction(state: Selling) -> list[str]:
    """What is wrong with the auction that is going on."""
    reasons = []
    if suns.highest(state.seats[state.to_act]) <= state.high_bid:
        reasons.append(f"seat {state.to_act} has no sun above the best bid and cannot be asked")
    if (state.high_bid == NO_SUN) != (state.high_bidder == NOBODY):
        reasons.append("a best bid needs its bidder, and a bidder a bid")
    elif state.high_bid != NO_SUN:
        if state.high_bid not in state.seats[state.high_bidder].suns:
            reasons.append(f"seat {state.high_bidder} does not own the best bid, sun {state.high_bid}")
        place = (state.high_bidder - state.priest) % state.players or state.players
        if place >= state.asked:
            reasons.append(f"seat {state.high_bidder} has not been asked yet and cannot have bid")
    if suns.highest(state.seats[state.priest]) == NO_SUN:
        reasons.append(f"seat {state.priest} has no face-up sun and cannot have begun the auction")
    if state.voluntary and lane.is_full(state):
        reasons.append("with a full lane no invocation is voluntary")
    return reasons
