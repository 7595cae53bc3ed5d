"""What Ra conserves: each of the 180 tiles of the box lies somewhere, or has been told to leave the game."""

from __future__ import annotations

from collections import Counter

from perankh import Match
from perankh.games.ra.actions import TILE_NAMES
from perankh.games.ra.components import TILES_IN_BOX

BOX = Counter({name: TILES_IN_BOX[tile] for tile, name in TILE_NAMES.items()})


def check_conserved(match: Match) -> None:
    """Of each kind, the tiles on the table and the tiles gone make up the box."""
    assert on_the_table(match) + gone(match) == BOX


def on_the_table(match: Match) -> Counter[str]:
    """What lies in the bag, in the lane, on the Ra track and before the players."""
    position = match.position()
    tiles = Counter(position["bag"])
    tiles.update(tile for tile in position["lane"] if tile is not None)
    tiles["ra"] += position["ra_track"]
    for seat in position["seats"]:
        tiles.update(seat["tiles"])
    return tiles


def gone(match: Match) -> Counter[str]:
    """What has left the game, by the events told; the Ra track of the epoch that is going on is still there."""
    tiles: Counter[str] = Counter()
    epoch = match.position()["epoch"]
    for event in match.events:
        match event["event"]:
            case "lane_boxed" | "lane_lost" | "struck":
                tiles[event["tile"]] += 1
            case "lost" | "tiles_left":
                tiles[event["tile"]] += event["count"]
            case "took":
                tiles["god"] += 1
            case "track_filled" | "suns_spent" if event["epoch"] < epoch:
                tiles["ra"] += event["ra_track"]
    return tiles
