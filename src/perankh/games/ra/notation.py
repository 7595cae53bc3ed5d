"""Position <-> text: the table of Ra with names, as a JSON-able dictionary."""

from collections.abc import Mapping
from typing import Any

from perankh.engine.errors import InvalidPosition
from perankh.engine.mechanics.sun_auction.components import EPOCHS, LANE_SPACES
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
from perankh.engine.mechanics.sun_auction.rules import bidding, lane, track
from perankh.engine.reading import Reader, shown
from perankh.games.ra.actions import TILE_NAMES
from perankh.games.ra.components import CIVILISATIONS, GOODS, KINDS, MONUMENTS, TILES_IN_BOX, Tile
from perankh.games.ra.rules import gods
from perankh.games.ra.state import OLDEST_RULES, RULES_VERSION, Phase, Player, State

OWNABLE = {TILE_NAMES[tile]: tile for tile in range(1, GOODS)}
TILES_TOGETHER = sum(TILES_IN_BOX)
TILES = {name: tile for tile, name in TILE_NAMES.items()}


def write_position(state: State) -> dict[str, Any]:
    """Everything on the table, in names."""
    position: dict[str, Any] = write_table(state, Phase) | {
        "ra_track": state.ra_track,
        "lane": [None if tile == Tile.NONE else TILE_NAMES[tile] for tile in state.lane],
        "centre_sun": state.centre_sun,
        "bag": _written_tiles(state.bag),
        "seats": [
            write_owner(player) | {"tiles": _written_tiles(player.tiles)} for player in state.seats[: state.players]
        ],
    }
    if state.phase == Phase.BID:
        position["auction"] = write_auction(state)
    if state.phase == Phase.LOSS:
        position["losses"] = {
            "civilisations": state.civilisations_to_lose,
            "monuments": state.monuments_to_lose,
            "playing_gods": bool(state.playing_gods),
            "priest": state.priest,
        }
    position["options"] = {"god_may_take_disaster": bool(state.god_may_take_disaster)}
    if state.rules != RULES_VERSION:
        position["rules"] = state.rules
    return position


def _written_tiles(counts: list[int]) -> dict[str, int]:
    return {TILE_NAMES[tile]: count for tile, count in enumerate(counts) if count}


def read_position(position: Mapping[str, Any]) -> State:
    """The state that a position describes; refuses what is not a position of Ra, with every reason."""
    reader = Reader(position)
    state = State()
    bidding.clear(state)
    read_table(reader, state, Phase)
    state.rules = reader.number("rules", OLDEST_RULES, RULES_VERSION, default=RULES_VERSION)
    state.ra_track = reader.number("ra_track", 0, track.spaces(state) - (0 if state.phase == Phase.OVER else 1))
    state.bag = reader.counts("bag", TILES, KINDS, TILES_TOGETHER)
    _read_lane(reader, state)
    _read_seats(reader, state)
    options = reader.inside("options", optional=True)
    state.god_may_take_disaster = options.flag("god_may_take_disaster", default=True)
    options.refuse_rest()
    if state.phase == Phase.BID:
        read_auction(reader.inside("auction"), state)
    if state.phase == Phase.LOSS:
        _read_losses(reader.inside("losses"), state)
    reader.refuse_rest("seat")  # a view says whose it is
    reader.check()
    reasons = list(_impossible(state))
    if reasons:
        raise InvalidPosition(reasons)
    return state


def _read_lane(reader: Reader, state: State) -> None:
    state.lane = [Tile.NONE] * LANE_SPACES
    for slot, name in enumerate(reader.row("lane", LANE_SPACES, LANE_SPACES)):
        if name is not None and (not isinstance(name, str) or TILES.get(name, Tile.RA) == Tile.RA):
            reader.complain(f"the lane cannot hold {shown(name)}")
            continue
        state.lane[slot] = Tile.NONE if name is None else Tile(TILES[name])
        state.lane_tiles += name is not None


def _read_seats(reader: Reader, state: State) -> None:
    for seat, row in enumerate(reader.row("seats", state.players, state.players)):
        here = reader.part(f"seat {seat}", row)
        player = state.seats[seat]
        read_owner(here, player)
        player.tiles = here.counts("tiles", OWNABLE, GOODS, TILES_TOGETHER)
        here.refuse_rest()


def _read_losses(reader: Reader, state: State) -> None:
    state.civilisations_to_lose = reader.number("civilisations", 0, TILES_TOGETHER)
    state.monuments_to_lose = reader.number("monuments", 0, TILES_TOGETHER)
    state.playing_gods = reader.flag("playing_gods", default=False)
    state.priest = reader.number("priest", 0, state.players - 1)
    reader.refuse_rest()


def _impossible(state: State) -> list[str]:
    """Everything that no game could have led to."""
    return _impossible_tiles(state) + impossible_suns(state) + _impossible_phase(state)


def _impossible_tiles(state: State) -> list[str]:
    reasons = []
    for tile, name in TILE_NAMES.items():
        seen = state.bag[tile] + state.lane.count(Tile(tile))
        if tile == Tile.RA:
            seen += state.ra_track
        elif tile < GOODS:
            seen += sum(player.tiles[tile] for player in state.seats)
        if seen > TILES_IN_BOX[tile]:
            reasons.append(f"the box holds {TILES_IN_BOX[tile]} {name} tiles, the position {seen}")
    return reasons


def _impossible_phase(state: State) -> list[str]:
    actor = state.seats[state.to_act]
    match state.phase:
        case Phase.TURN:
            return impossible_turn(state)
        case Phase.GODS:
            reasons = impossible_turn(state)
            if not gods.may_go_on(state):
                reasons.append(f"seat {state.to_act} has no god left, or nothing to take with one")
            return reasons
        case Phase.BID:
            return _impossible_auction(state)
        case Phase.LOSS:
            return _impossible_losses(state, actor)
        case Phase.OVER:
            return [] if state.epoch == EPOCHS else [f"no game is over in epoch {state.epoch}"]
    return []


def _impossible_auction(state: State) -> list[str]:
    reasons = impossible_auction(state)
    if not state.voluntary and not lane.is_full(state) and state.ra_track == 0:
        reasons.append("no Ra tile and no full lane has begun the auction")
    return reasons


def _impossible_losses(state: State, actor: Player) -> list[str]:
    reasons = impossible_turn(state) if state.playing_gods else []
    if not state.playing_gods and state.lane_tiles:
        reasons.append("who won an auction has taken every tile of the lane before losing any")
    groups = (
        ("civilisations", state.civilisations_to_lose, CIVILISATIONS),
        ("monuments", state.monuments_to_lose, MONUMENTS),
    )
    for name, to_lose, group in groups:
        owned = [actor.tiles[tile] for tile in group if actor.tiles[tile] > 0]
        if to_lose and (sum(owned) <= to_lose or len(owned) == 1):
            reasons.append(f"seat {state.to_act} has no choice which {name} to lose")
    if not any(to_lose for _, to_lose, _ in groups):
        reasons.append("nothing is left to lose")
    return reasons
