"""The table of Ra in a few lines of words, for terminals and for people who listen."""

from perankh.engine.mechanics.sun_auction.picture import auction_line, suns_in_words
from perankh.engine.mechanics.sun_auction.rules import track
from perankh.engine.words import Words
from perankh.games.ra.actions import TILE_NAMES
from perankh.games.ra.components import GOODS, Tile
from perankh.games.ra.state import Phase, State


def picture(state: State, words: Words, names: list[str]) -> list[str]:
    """The lane, the centre, the bag, and what lies before each player."""
    lane = [TILE_NAMES[tile] for tile in state.lane if tile != Tile.NONE]
    lines = [
        words.say("picture-epoch", epoch=state.epoch, ra_track=state.ra_track, spaces=track.spaces(state)),
        words.say("picture-lane", tiles=", ".join(words.say(f"tile-{tile}") for tile in lane))
        if lane
        else words.say("picture-lane-empty"),
        words.say("picture-centre", sun=state.centre_sun),
        words.say("picture-bag", count=sum(state.bag), ra=state.bag[Tile.RA]),
    ]
    for seat in range(state.players):
        lines.append(_player_line(state, seat, words, names))
        lines.append(_tiles_line(state, seat, words))
    if state.phase == Phase.BID:
        lines.append(auction_line(state, words, names))
    return lines


def _player_line(state: State, seat: int, words: Words, names: list[str]) -> str:
    player = state.seats[seat]
    return words.say(
        "picture-player",
        seat=names[seat],
        fame=player.fame,
        suns=suns_in_words(player.suns, words),
        spent=suns_in_words(player.spent_suns, words),
    )


def _tiles_line(state: State, seat: int, words: Words) -> str:
    owned = {TILE_NAMES[tile]: state.seats[seat].tiles[tile] for tile in range(GOODS)}
    counted = [
        words.say("picture-count", count=count, **words.with_forms({"tile": tile}))
        for tile, count in owned.items()
        if count
    ]
    return words.say("picture-tiles", tiles=", ".join(counted)) if counted else words.say("picture-no-tiles")
