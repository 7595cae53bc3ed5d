"""What the tests of The Priests of Ra build on: positions in a few words, and small players.

The tables below are written out from the rulebook and not imported from the rules: the tests must not agree with them
by construction.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from perankh import Match, match_from
from perankh.games.priests_of_ra.actions import TILE_NAMES
from perankh.games.priests_of_ra.state import Player, State
from tests.suns import Suns, give_suns, suns_of
from tests.telling import play, seat_of

COLOURS = ("green", "red", "blue", "yellow")
PEOPLE = ("farmer", "warrior", "merchant", "scribe")
BUILDINGS = ("granary", "fortress", "market", "library")
CHAMBERS = ("chamber_green", "chamber_red", "chamber_blue", "chamber_yellow")
ONE_FACED = ("ra", "priest", "plague", "pyramid")
FACES = (*ONE_FACED, *CHAMBERS, *PEOPLE, *BUILDINGS)
BOX = (
    {"ra": 30, "priest": 18, "plague": 12, "pyramid": 12}
    | {f"chamber_{one}-chamber_{other}": 3 for place, one in enumerate(COLOURS) for other in COLOURS[place + 1 :]}
    | {
        f"{person}-{building}": 7
        for own, person in enumerate(PEOPLE)
        for other, building in enumerate(BUILDINGS)
        if own != other
    }
)
BENEATH = {
    face: next(
        {one, other} - {face} for one, other in (tile.split("-") for tile in BOX if "-" in tile) if face in (one, other)
    ).pop()
    for face in (*CHAMBERS, *PEOPLE, *BUILDINGS)
}
"""What lies beneath a face here when nothing else is said."""
Tiles = Mapping[int, Mapping[str, int]]
"""For each seat, how many of each tile: "farmer-fortress" says what is beneath, "farmer" leaves it open."""


def lying(tile: str) -> str:
    """A tile with what is beneath it: what was said, or else what BENEATH says."""
    return f"{tile}-{BENEATH[tile]}" if tile in BENEATH else tile


def kind(tile: str) -> str:
    """The name of a tile in the bag, whichever way it lies."""
    turned = "-".join(reversed(lying(tile).split("-")))
    return lying(tile) if lying(tile) in BOX else turned


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
    ankhs: Mapping[int, int] | None = None,
    drawn: str | None = None,
    auction: Mapping[str, Any] | None = None,
    flips: Mapping[str, Any] | None = None,
    all_colours: bool = True,
) -> dict[str, Any]:
    """A position: by default the first turn of a game, with every tile that lies nowhere else in the bag.

    `spent` turns suns of a seat's set face down; with `suns` as well, the two are all that the seat owns.
    """
    tiles = tiles or {}
    asked = "face" if drawn else "bid" if auction else "flip" if flips else "turn"
    spaces = [*lane, *[None] * (8 - len(lane))]
    position: dict[str, Any] = {
        "players": players,
        "epoch": epoch,
        "to_act": None if phase == "over" else to_act,
        "phase": phase or asked,
        "ra_track": ra_track,
        "lane": [None if tile is None else tile.split("-")[0] for tile in spaces],
        "lane_beneath": [None if tile is None or tile in ONE_FACED else lying(tile).split("-")[1] for tile in spaces],
        "centre_sun": centre,
        "bag": dict(bag) if bag is not None else _rest_of_the_box(ra_track, [*lane, drawn], tiles),
        "seats": [
            {"fame": (fame or {}).get(seat, 10), "ankhs": (ankhs or {}).get(seat, 0)}
            | suns_of(players, seat, suns, spent)
            | _tiles_of_a_seat(tiles.get(seat, {}))
            for seat in range(players)
        ],
        "options": {"chamber_sets_all_colours": all_colours},
    }
    if drawn is not None:
        position["drawn"] = kind(drawn)
    if auction is not None:
        position["auction"] = {"voluntary": False, "high_bid": None, "high_bidder": None} | dict(auction)
    if flips is not None:
        position["flips"] = {"just_turned": {}, "priest": to_act} | dict(flips)
    return position


def _tiles_of_a_seat(owned: Mapping[str, int]) -> dict[str, Any]:
    faces: dict[str, int] = {}
    two_faced: dict[str, int] = {}
    for tile, count in owned.items():
        face = tile.split("-")[0]
        faces[face] = faces.get(face, 0) + count
        if face not in ONE_FACED:
            two_faced[lying(tile)] = two_faced.get(lying(tile), 0) + count
    return {"tiles": faces, "two_faced": two_faced}


def _rest_of_the_box(ra_track: int, seen: Iterable[str | None], tiles: Tiles) -> dict[str, int]:
    rest = dict(BOX)
    rest["ra"] -= ra_track
    for tile in seen:
        if tile is not None:
            rest[kind(tile)] -= 1
    for owned in tiles.values():
        for tile, count in owned.items():
            rest[kind(tile)] -= count
    return {name: count for name, count in rest.items() if count}


def a_match(players: int = 3, **position: Any) -> Match:
    """A match that goes on from such a position."""
    return match_from("priests_of_ra", a_position(players, **position), seed=1)


TILE_NUMBERS = {name: tile for tile, name in TILE_NAMES.items()}


def a_player(
    tiles: Mapping[str, int] | None = None, *, suns: Sequence[int] = (), spent: Sequence[int] = (), ankhs: int = 0
) -> Player:
    """A player with these things and nothing else."""
    player = Player()
    give_suns(player, suns, spent)
    player.ankhs = ankhs
    for name, count in (tiles or {}).items():
        player.tiles[TILE_NUMBERS[lying(name)]] = count
    return player


def a_table(*players: Player, epoch: int = 1, all_colours: bool = True) -> State:
    """These players around a table, and nothing on it."""
    state = State()
    state.players = len(players)
    state.epoch = epoch
    state.chamber_sets_all_colours = all_colours
    state.seats[: len(players)] = players
    return state


def buy_lane(match: Match) -> list[dict[str, Any]]:
    """The seat to act invokes Ra, everyone else passes, and its lowest sun buys the lane."""
    happened = play(match, "invoke")
    while "pass" in match.legal():
        happened += play(match, "pass")
    return happened + play(match, match.legal()[0])


def end_epoch(match: Match) -> list[dict[str, Any]]:
    """Ra tiles come, and nobody bids, until the Ra track is full and the epoch scored; every plague is kept."""
    happened = []
    epoch = match.position()["epoch"]
    answers = {"turn": "draw -> ra", "bid": "pass", "plague": "keep"}
    while not match.is_over and match.position()["epoch"] == epoch:
        happened += play(match, answers[match.phase])
    return happened


def tiles_of(match: Match, seat: int) -> dict[str, int]:
    """The tiles of a seat, by the faces they show."""
    found: dict[str, int] = seat_of(match, seat)["tiles"]
    return found


def lane_of(match: Match) -> list[str]:
    """The faces in the lane, without its gaps."""
    return [name for name in match.position()["lane"] if name is not None]
