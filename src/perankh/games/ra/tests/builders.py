"""What the tests of Ra build on: positions in a few words, and small players.

The tables below are written out from the rulebook and not imported from the rules: the tests must not agree with them
by construction.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from perankh import Match, match_from
from perankh.engine.events import Event
from perankh.games.ra.components import Tile
from perankh.games.ra.state import Player, State
from tests.suns import Suns, give_suns, suns_of
from tests.telling import decisions, play, seat_of

BOX = {
    "ra": 30,
    "god": 8,
    "gold": 5,
    "pharaoh": 25,
    "nile": 25,
    "flood": 12,
    "art": 5,
    "agriculture": 5,
    "religion": 5,
    "astronomy": 5,
    "writing": 5,
    "fortress": 5,
    "obelisk": 5,
    "palace": 5,
    "pyramid": 5,
    "sphinx": 5,
    "statues": 5,
    "step_pyramid": 5,
    "temple": 5,
    "funeral": 2,
    "drought": 2,
    "unrest": 4,
    "earthquake": 2,
}
CIVILISATIONS = ("art", "agriculture", "religion", "astronomy", "writing")
MONUMENTS = ("fortress", "obelisk", "palace", "pyramid", "sphinx", "statues", "step_pyramid", "temple")
DISASTERS = ("funeral", "drought", "unrest", "earthquake")
Tiles = Mapping[int, Mapping[str, int]]


def a_position(
    players: int = 3,
    *,
    phase: str | None = None,
    to_act: int = 0,
    epoch: int = 1,
    ra_track: int = 0,
    lane: Sequence[str | None] = (),
    centre: int = 1,
    bag: Mapping[str, int] | None = None,
    suns: Suns | None = None,
    spent: Suns | None = None,
    fame: Mapping[int, int] | None = None,
    tiles: Tiles | None = None,
    auction: Mapping[str, Any] | None = None,
    losses: Mapping[str, Any] | None = None,
    god_may_take_disaster: bool = True,
) -> dict[str, Any]:
    """A position: by default the first turn of a game, with every tile that lies nowhere else in the bag.

    `spent` turns suns of a seat's set face down; with `suns` as well, the two are all that the seat owns.
    """
    fame, tiles = fame or {}, tiles or {}
    seats = [
        {"fame": fame.get(seat, 10), **suns_of(players, seat, suns, spent), "tiles": dict(tiles.get(seat, {}))}
        for seat in range(players)
    ]
    position: dict[str, Any] = {
        "players": players,
        "epoch": epoch,
        "to_act": None if phase == "over" else to_act,
        "phase": phase or ("bid" if auction else "loss" if losses else "turn"),
        "ra_track": ra_track,
        "lane": [*lane, *[None] * (8 - len(lane))],
        "centre_sun": centre,
        "bag": dict(bag) if bag is not None else _rest_of_the_box(ra_track, lane, tiles),
        "seats": seats,
        "options": {"god_may_take_disaster": god_may_take_disaster},
    }
    if auction is not None:
        position["auction"] = {"voluntary": False, "high_bid": None, "high_bidder": None} | dict(auction)
    if losses is not None:
        position["losses"] = {"civilisations": 0, "monuments": 0, "playing_gods": False, "priest": to_act} | dict(
            losses
        )
    return position


def _rest_of_the_box(ra_track: int, lane: Iterable[str | None], tiles: Tiles) -> dict[str, int]:
    rest = dict(BOX)
    rest["ra"] -= ra_track
    for name in lane:
        if name is not None:
            rest[name] -= 1
    for owned in tiles.values():
        for name, count in owned.items():
            rest[name] -= count
    return {name: count for name, count in rest.items() if count}


def a_match(players: int = 3, **position: Any) -> Match:
    """A match that goes on from such a position."""
    return match_from("ra", a_position(players, **position))


def a_player(tiles: Mapping[str, int] | None = None, *, suns: Sequence[int] = (), spent: Sequence[int] = ()) -> Player:
    """A player with these things and nothing else."""
    player = Player()
    give_suns(player, suns, spent)
    for name, count in (tiles or {}).items():
        player.tiles[Tile[name.upper()]] = count
    return player


def a_table(*players: Player, epoch: int = 1) -> State:
    """These players around a table, and nothing on it."""
    state = State()
    state.players = len(players)
    state.epoch = epoch
    state.seats[: len(players)] = players
    return state


def buy_lane(match: Match) -> list[Event]:
    """The seat to act invokes Ra, everyone else passes, and its lowest sun buys the lane."""
    happened = play(match, "invoke")
    for _ in range(match.players - 1):
        happened += play(match, "pass") if "pass" in match.legal() else []
    return happened + play(match, match.legal()[0])


def end_epoch(match: Match) -> list[Event]:
    """Ra tiles come, and nobody bids, until the Ra track is full."""
    happened = []
    epoch = match.position()["epoch"]
    for _ in decisions(match):
        happened += play(match, "draw -> ra" if match.phase == "turn" else "pass")
        if match.position()["epoch"] > epoch:
            break
    return happened


def tiles_of(match: Match, seat: int) -> dict[str, int]:
    """The tiles of a seat."""
    found: dict[str, int] = seat_of(match, seat)["tiles"]
    return found


def lane_of(match: Match) -> list[str]:
    """The tiles in the lane, without its gaps."""
    return [name for name in match.position()["lane"] if name is not None]
