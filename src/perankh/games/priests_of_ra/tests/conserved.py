"""What The Priests of Ra conserves: each of the 174 tiles of the box lies somewhere, or has been told to leave."""

from __future__ import annotations

from collections import Counter

from perankh import Match
from perankh.games.priests_of_ra.tests.builders import BOX, kind


def check_conserved(match: Match) -> None:
    """What has been drawn lies on the table or is told to be gone, and nothing lies there that was not drawn."""
    drawn = Counter(BOX) - Counter(match.position()["bag"])
    there = on_the_table(match)
    assert there <= drawn
    assert sum(there.values()) + gone(match) == sum(drawn.values())


def on_the_table(match: Match) -> Counter[str]:
    """What lies in the lane, on the Ra track, before the players, and in the hand of whoever has drawn it."""
    position = match.position()
    tiles = Counter({"ra": position["ra_track"]})
    for face, beneath in zip(position["lane"], position["lane_beneath"], strict=True):
        if face is not None:
            tiles[face if beneath is None else kind(f"{face}-{beneath}")] += 1
    for seat in position["seats"]:
        tiles.update({face: count for face, count in seat["tiles"].items() if face in BOX})
        for tile, count in seat["two_faced"].items():
            tiles[kind(tile)] += count
    if "drawn" in position:
        tiles[position["drawn"]] += 1
    return tiles


def gone(match: Match) -> int:
    """How many tiles have left the game, by the events told; the Ra track of the epoch going on is still there."""
    tiles = 0
    epoch = match.position()["epoch"]
    for event in match.events:
        match event["event"]:
            case "lane_boxed" | "lane_lost" | "plague_removed":
                tiles += 1
            case "tiles_left":
                tiles += event["count"]
            case "track_filled" | "suns_spent" if event["epoch"] < epoch:
                tiles += event["ra_track"]
    return tiles
