"""Position <-> text: the table of The Priests of Ra with names, as a JSON-able dictionary."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from perankh.engine.errors import InvalidPosition
from perankh.engine.mechanics.sun_auction.components import (
    EPOCHS,
    LANE_SPACES,
    NO_SUN,
    NO_TILE,
)
from perankh.engine.mechanics.sun_auction.notation import (
    impossible_auction,
    impossible_suns,
    impossible_turn,
    read_auction,
    read_owner,
    read_table,
    write_auction,
    write_owner,
    write_table,
)
from perankh.engine.mechanics.sun_auction.rules import lane, suns, track
from perankh.engine.reading import Reader, shown
from perankh.games.priests_of_ra.actions import FACE_NAMES, TILE_NAMES
from perankh.games.priests_of_ra.components import (
    ANKHS_FOR_PEOPLE,
    AS_DRAWN,
    FIRST_TWO_FACED,
    KINDS,
    LYING,
    SHOWN,
    TILES,
    TILES_IN_BOX,
    TURNED,
    Face,
)
from perankh.games.priests_of_ra.rules import holdings, plague, priests, setup
from perankh.games.priests_of_ra.state import OLDEST_RULES, RULES_VERSION, Phase, Player, State

KIND_NAMES = {kind: TILE_NAMES[tile] for kind, tile in enumerate(AS_DRAWN)}
KINDS_NAMED = {name: kind for kind, name in KIND_NAMES.items()}
KIND_OF = {tile: kind for kind, drawn in enumerate(AS_DRAWN) for tile in (drawn, TURNED[drawn])}
"""The kind of a tile, whichever way it lies."""
LANE_TILES: dict[tuple[Face | None, Face | None], int] = {
    TILES[tile]: tile for tile in range(LYING) if SHOWN[tile] != Face.RA
}
FACES_NAMED = {name: Face(face) for face, name in FACE_NAMES.items()}
OWNABLE_FACES = {name: int(face) for name, face in FACES_NAMED.items() if face != Face.RA}
TWO_FACED = {TILE_NAMES[tile]: tile for tile in range(FIRST_TWO_FACED, LYING)}
DRAWABLE = {KIND_NAMES[KIND_OF[tile]]: AS_DRAWN[KIND_OF[tile]] for tile in TWO_FACED.values()}
TILES_TOGETHER = sum(TILES_IN_BOX)
MOST_ANKHS_IN_AN_EPOCH = max(ANKHS_FOR_PEOPLE)


def write_position(state: State) -> dict[str, Any]:
    """Everything on the table, in names."""
    position: dict[str, Any] = write_table(state, Phase) | {
        "ra_track": state.ra_track,
        "lane": [None if tile == NO_TILE else FACE_NAMES[SHOWN[tile]] for tile in state.lane],
        "lane_beneath": [FACE_NAMES[SHOWN[TURNED[tile]]] if tile >= FIRST_TWO_FACED else None for tile in state.lane],
        "centre_sun": state.centre_sun,
        "bag": {KIND_NAMES[kind]: count for kind, count in enumerate(state.bag) if count},
        "seats": [_written_player(player) for player in state.seats[: state.players]],
    }
    if state.phase == Phase.FACE:
        position["drawn"] = TILE_NAMES[state.drawn]
    if state.phase == Phase.BID:
        position["auction"] = write_auction(state)
    if state.phase == Phase.FLIP:
        position["flips"] = {
            "left": state.flips_left,
            "just_turned": _written_two_faced(state.just_turned),
            "priest": state.priest,
        }
    position["options"] = {"chamber_sets_all_colours": bool(state.chamber_sets_all_colours)}
    if state.rules != RULES_VERSION:
        position["rules"] = state.rules
    return position


def _written_player(player: Player) -> dict[str, Any]:
    faces = {FACE_NAMES[face]: holdings.owned(player, face) for face in Face}
    return write_owner(player) | {
        "ankhs": player.ankhs,
        "tiles": {name: count for name, count in faces.items() if count},
        "two_faced": _written_two_faced(player.tiles),
    }


def _written_two_faced(counts: list[int]) -> dict[str, int]:
    return {name: counts[tile] for name, tile in TWO_FACED.items() if counts[tile]}


def read_position(position: Mapping[str, Any]) -> State:
    """The state that a position describes; refuses what is not a position of this game, with every reason."""
    reader = Reader(position)
    state = State()
    setup.forget_decisions(state)
    read_table(reader, state, Phase)
    state.rules = reader.number("rules", OLDEST_RULES, RULES_VERSION, default=RULES_VERSION)
    may_be_full = state.phase in (Phase.PLAGUE, Phase.OVER)
    state.ra_track = reader.number("ra_track", 0, track.spaces(state) - (0 if may_be_full else 1))
    state.bag = reader.counts("bag", KINDS_NAMED, KINDS, TILES_TOGETHER)
    _read_lane(reader, state)
    _read_seats(reader, state)
    options = reader.inside("options", optional=True)
    state.chamber_sets_all_colours = options.flag("chamber_sets_all_colours", default=True)
    options.refuse_rest()
    if state.phase == Phase.FACE:
        state.drawn = reader.choice("drawn", DRAWABLE, fallback=next(iter(DRAWABLE)))
    if state.phase == Phase.BID:
        read_auction(reader.inside("auction"), state)
    if state.phase == Phase.FLIP:
        _read_flips(reader.inside("flips"), state)
    reader.refuse_rest("seat")  # a view says whose it is
    reader.check()
    reasons = list(_impossible(state))
    if reasons:
        raise InvalidPosition(reasons)
    return state


def _read_lane(reader: Reader, state: State) -> None:
    state.lane = [NO_TILE] * LANE_SPACES
    up = reader.row("lane", LANE_SPACES, LANE_SPACES)
    beneath = reader.row("lane_beneath", LANE_SPACES, LANE_SPACES)
    for slot, (name, other) in enumerate(zip(up, beneath, strict=False)):
        if name is None and other is None:
            continue
        tile = LANE_TILES.get((_face(name), _face(name if other is None else other)))
        if tile is None:
            complaint = f"the lane cannot hold {shown(name)}"
            reader.complain(complaint if other is None else f"{complaint} with {shown(other)} beneath")
            continue
        state.lane[slot] = tile
        state.lane_tiles += 1


def _face(name: object) -> Face | None:
    return FACES_NAMED.get(name) if isinstance(name, str) else None


def _read_seats(reader: Reader, state: State) -> None:
    for seat, row in enumerate(reader.row("seats", state.players, state.players)):
        here = reader.part(f"seat {seat}", row)
        player = state.seats[seat]
        read_owner(here, player)
        player.ankhs = here.number("ankhs", 0, MOST_ANKHS_IN_AN_EPOCH * EPOCHS)
        player.tiles = here.counts("two_faced", TWO_FACED, LYING, TILES_TOGETHER)
        faces = here.counts("tiles", OWNABLE_FACES, len(Face), TILES_TOGETHER)
        for face in Face:
            if face < Face.CHAMBER_GREEN:
                player.tiles[TILES.index((face, face))] = faces[face]
            elif holdings.owned(player, face) != faces[face]:
                told = f"{faces[face]} in tiles, {holdings.owned(player, face)} in two_faced"
                here.complain(f"{FACE_NAMES[face]} is counted in two ways: {told}")
        here.refuse_rest()


def _read_flips(reader: Reader, state: State) -> None:
    state.flips_left = reader.number("left", 1, TILES_TOGETHER)
    state.just_turned = reader.counts("just_turned", TWO_FACED, LYING, TILES_TOGETHER)
    state.priest = reader.number("priest", 0, state.players - 1)
    reader.refuse_rest()


def _impossible(state: State) -> list[str]:
    """Everything that no game could have led to."""
    return _impossible_tiles(state) + _impossible_ankhs(state) + impossible_suns(state) + _impossible_phase(state)


def _impossible_tiles(state: State) -> list[str]:
    seen = Counter({kind: state.bag[kind] for kind in range(KINDS)})
    seen[Face.RA] += state.ra_track
    seen.update(KIND_OF[tile] for tile in (*state.lane, state.drawn) if tile != NO_TILE)
    for player in state.seats:
        seen.update({kind: player.tiles[drawn] for kind, drawn in enumerate(AS_DRAWN)})
        seen.update({KIND_OF[tile]: player.tiles[tile] for tile in range(LYING) if tile not in AS_DRAWN})
    return [
        f"the box holds {copies} {KIND_NAMES[kind]} tiles, the position {seen[kind]}"
        for kind, copies in enumerate(TILES_IN_BOX)
        if seen[kind] > copies
    ]


def _impossible_ankhs(state: State) -> list[str]:
    scored = state.epoch if state.phase == Phase.OVER else state.epoch - 1
    most = MOST_ANKHS_IN_AN_EPOCH * scored
    return [
        f"seat {seat} has {player.ankhs} ankhs; {scored} epochs bring {most} at most"
        for seat, player in enumerate(state.seats)
        if player.ankhs > most
    ]


def _impossible_phase(state: State) -> list[str]:
    match state.phase:
        case Phase.TURN:
            return impossible_turn(state)
        case Phase.FACE:
            full = ["nobody draws a tile when the lane is full"] if lane.is_full(state) else []
            return impossible_turn(state) + full
        case Phase.BID:
            reasons = impossible_auction(state)
            if not state.voluntary and not lane.is_full(state) and state.ra_track == 0:
                reasons.append("no Ra tile and no full lane has begun the auction")
            return reasons
        case Phase.FLIP:
            return _impossible_flips(state)
        case Phase.PLAGUE:
            return _impossible_plague(state)
        case Phase.OVER:
            return [] if state.epoch == EPOCHS else [f"no game is over in epoch {state.epoch}"]
    return []


def _impossible_flips(state: State) -> list[str]:
    actor = state.seats[state.to_act]
    reasons = []
    if state.lane_tiles:
        reasons.append("who won an auction has taken every tile of the lane before turning any over")
    if holdings.owned(actor, Face.PRIEST) < state.flips_left + sum(state.just_turned):
        reasons.append(f"seat {state.to_act} owns fewer priests than turn tiles over")
    if any(turned > owned for turned, owned in zip(state.just_turned, actor.tiles, strict=True)):
        reasons.append(f"seat {state.to_act} does not own what was just turned over")
    elif not priests.may_flip(state):
        reasons.append(f"seat {state.to_act} has no tile left to turn over")
    return reasons


def _impossible_plague(state: State) -> list[str]:
    reasons = []
    if state.lane_tiles:
        reasons.append("the lane is empty when an epoch has ended")
    if not plague.may_remove(state.seats[state.to_act]):
        reasons.append(f"seat {state.to_act} has no plague to remove, or too few priests")
    has_suns = any(suns.highest(player) != NO_SUN for player in state.seats[: state.players])
    if has_suns and state.ra_track < track.spaces(state):
        reasons.append("the epoch has not ended: the Ra track is not full, and there are suns to bid")
    return reasons
