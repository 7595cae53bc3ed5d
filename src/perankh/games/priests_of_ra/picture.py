"""The table of The Priests of Ra in a few lines of words, for terminals and for people who listen."""

from perankh.engine.mechanics.sun_auction.components import NO_TILE
from perankh.engine.mechanics.sun_auction.picture import auction_line, suns_in_words
from perankh.engine.mechanics.sun_auction.rules import track
from perankh.engine.words import Words
from perankh.games.priests_of_ra.actions import FACE_NAMES, TILE_NAMES
from perankh.games.priests_of_ra.components import FIRST_SHOWING, SHOWING, SHOWN, TURNED, Face
from perankh.games.priests_of_ra.rules import holdings, turns
from perankh.games.priests_of_ra.state import Phase, Player, State


def picture(state: State, words: Words, names: list[str]) -> list[str]:
    """The lane, the centre, the bag, and what lies before each player."""
    lane = [_both_faces(tile, words) for tile in state.lane if tile != NO_TILE]
    lines = [
        words.say("picture-epoch", epoch=state.epoch, ra_track=state.ra_track, spaces=track.spaces(state)),
        words.say("picture-lane", tiles=", ".join(lane)) if lane else words.say("picture-lane-empty"),
        words.say("picture-centre", sun=state.centre_sun),
        words.say("picture-bag", count=sum(state.bag), ra=state.bag[Face.RA]),
    ]
    for seat in range(state.players):
        lines += _player_lines(state, seat, words, names)
    if state.phase == Phase.FACE:
        lines.append(words.say("picture-drawn", tile=_both_faces(state.drawn, words)))
    if state.phase == Phase.BID:
        lines.append(auction_line(state, words, names))
    if state.phase == Phase.FLIP:
        lines.append(words.say("picture-flips", count=state.flips_left))
    return lines


def _both_faces(tile: int, words: Words) -> str:
    """The face that a tile shows, and in brackets what is beneath."""
    shown = words.with_forms({"tile": TILE_NAMES[tile]})
    return words.say("picture-tile", **shown) if turns.is_two_faced(tile) else str(shown["tile"])


def _player_lines(state: State, seat: int, words: Words, names: list[str]) -> list[str]:
    player = state.seats[seat]
    counted = [_owned(player, face, words) for face in Face if holdings.owned(player, face)]
    return [
        words.say(
            "picture-player",
            seat=names[seat],
            fame=player.fame,
            suns=suns_in_words(player.suns, words),
            spent=suns_in_words(player.spent_suns, words),
            ankhs=player.ankhs,
        ),
        words.say("picture-tiles", tiles=", ".join(counted)) if counted else words.say("picture-no-tiles"),
    ]


def _owned(player: Player, face: Face, words: Words) -> str:
    """How many tiles show a face, and in brackets what lies beneath them."""
    tiles = _counted(holdings.owned(player, face), face, words)
    if not turns.is_two_faced(FIRST_SHOWING[face]):
        return tiles
    showing = range(FIRST_SHOWING[face], FIRST_SHOWING[face] + SHOWING[face])
    beneath = [_counted(player.tiles[tile], SHOWN[TURNED[tile]], words) for tile in showing if player.tiles[tile]]
    return words.say("picture-owned", tiles=tiles, beneath=", ".join(beneath))


def _counted(count: int, face: int, words: Words) -> str:
    return words.say("picture-count", count=count, **words.with_forms({"face": FACE_NAMES[face]}))
