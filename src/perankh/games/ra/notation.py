"""Position <-> text: the table of Ra with names, as a JSON-able dictionary."""

from collections.abc import Mapping
from typing import Any

from perankh.engine.errors import InvalidPosition
from perankh.engine.reading import Reader, shown
from perankh.games.ra.actions import TILE_NAMES
from perankh.games.ra.components import (
    CIVILISATIONS,
    EPOCHS,
    GOODS,
    HIGHEST_SUN,
    KINDS,
    LANE_SPACES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MONUMENTS,
    NO_SUN,
    NOBODY,
    SUN_SETS,
    SUNS_IN_A_SET,
    TILES_IN_BOX,
    Tile,
)
from perankh.games.ra.rules import gods, lane, setup, turns
from perankh.games.ra.state import OLDEST_RULES, RULES_VERSION, Phase, Player, State

PHASE_NAMES = {phase: phase.name.lower() for phase in Phase}
OWNABLE = {TILE_NAMES[tile]: tile for tile in range(1, GOODS)}
TILES_TOGETHER = sum(TILES_IN_BOX)
MOST_FAME = 10_000
"""Far more than any game can bring: a bound for positions that somebody composed."""
TILES = {name: tile for tile, name in TILE_NAMES.items()}


def write_position(state: State) -> dict[str, Any]:
    """Everything on the table, in names."""
    position: dict[str, Any] = {
        "players": state.players,
        "epoch": state.epoch,
        "to_act": None if state.phase == Phase.OVER else state.to_act,
        "phase": PHASE_NAMES[Phase(state.phase)],
        "ra_track": state.ra_track,
        "lane": [None if tile == Tile.NONE else TILE_NAMES[tile] for tile in state.lane],
        "centre_sun": state.centre_sun,
        "bag": _written_tiles(state.bag),
        "seats": [
            {
                "fame": player.fame,
                "suns": _written_suns(player.suns),
                "spent_suns": _written_suns(player.spent_suns),
                "tiles": _written_tiles(player.tiles),
            }
            for player in state.seats[: state.players]
        ],
    }
    if state.phase == Phase.BID:
        position["auction"] = {
            "priest": state.priest,
            "voluntary": bool(state.voluntary),
            "high_bid": state.high_bid or None,
            "high_bidder": None if state.high_bidder == NOBODY else state.high_bidder,
        }
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


def _written_suns(suns: list[int]) -> list[int]:
    return sorted((sun for sun in suns if sun != NO_SUN), reverse=True)


def read_position(position: Mapping[str, Any]) -> State:
    """The state that a position describes; refuses what is not a position of Ra, with every reason."""
    reader = Reader(position)
    state = State()
    setup.clear_auction(state)
    state.players = reader.number("players", MIN_PLAYERS, MAX_PLAYERS)
    reader.check()  # without the number of players nothing else can be judged
    state.rules = reader.number("rules", OLDEST_RULES, RULES_VERSION, default=RULES_VERSION)
    state.epoch = reader.number("epoch", 1, EPOCHS)
    state.phase = reader.choice("phase", {name: phase for phase, name in PHASE_NAMES.items()}, fallback="turn")
    over = state.phase == Phase.OVER
    state.to_act = reader.number("to_act", 0, state.players - 1, may_be_none=over) or 0
    state.ra_track = reader.number("ra_track", 0, setup.ra_spaces(state) - (0 if over else 1))
    state.centre_sun = reader.number("centre_sun", 1, HIGHEST_SUN)
    state.bag = reader.counts("bag", TILES, KINDS, TILES_TOGETHER)
    _read_lane(reader, state)
    _read_seats(reader, state)
    options = reader.inside("options", optional=True)
    state.god_may_take_disaster = options.flag("god_may_take_disaster", default=True)
    options.refuse_rest()
    if state.phase == Phase.BID:
        _read_auction(reader.inside("auction"), state)
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
        player.fame = here.number("fame", 0, MOST_FAME)
        player.tiles = here.counts("tiles", OWNABLE, GOODS, TILES_TOGETHER)
        player.suns = _read_suns(here, "suns")
        player.spent_suns = list(reversed(_read_suns(here, "spent_suns")))
        here.refuse_rest()


def _read_suns(reader: Reader, name: str) -> list[int]:
    suns = sorted(reader.distinct_numbers(name, 1, HIGHEST_SUN, SUNS_IN_A_SET))
    return [NO_SUN] * (SUNS_IN_A_SET - len(suns)) + suns


def _read_auction(reader: Reader, state: State) -> None:
    state.priest = reader.number("priest", 0, state.players - 1)
    state.voluntary = reader.flag("voluntary", default=False)
    state.high_bid = reader.number("high_bid", 1, HIGHEST_SUN, may_be_none=True) or NO_SUN
    bidder = reader.number("high_bidder", 0, state.players - 1, may_be_none=True)
    state.high_bidder = NOBODY if bidder is None else bidder
    reader.refuse_rest()
    state.asked = (state.to_act - state.priest) % state.players or state.players


def _read_losses(reader: Reader, state: State) -> None:
    state.civilisations_to_lose = reader.number("civilisations", 0, TILES_TOGETHER)
    state.monuments_to_lose = reader.number("monuments", 0, TILES_TOGETHER)
    state.playing_gods = reader.flag("playing_gods", default=False)
    state.priest = reader.number("priest", 0, state.players - 1)
    reader.refuse_rest()


def _impossible(state: State) -> list[str]:
    """Everything that no game could have led to."""
    return _impossible_tiles(state) + _impossible_suns(state) + _impossible_phase(state)


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


def _impossible_suns(state: State) -> list[str]:
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


def _suns_dealt(state: State) -> set[int]:
    first = setup.first_sun_set(state)
    return {sun for suns in SUN_SETS[first : first + state.players] for sun in suns} - {NO_SUN} | {1}


def _impossible_phase(state: State) -> list[str]:
    actor = state.seats[state.to_act]
    match state.phase:
        case Phase.TURN:
            return _impossible_turn(state, actor)
        case Phase.GODS:
            reasons = _impossible_turn(state, actor)
            if not gods.may_go_on(state):
                reasons.append(f"seat {state.to_act} has no god left, or nothing to take with one")
            return reasons
        case Phase.BID:
            return _impossible_auction(state, actor)
        case Phase.LOSS:
            return _impossible_losses(state, actor)
        case Phase.OVER:
            return [] if state.epoch == EPOCHS else [f"no game is over in epoch {state.epoch}"]
    return []


def _impossible_turn(state: State, actor: Player) -> list[str]:
    if turns.highest_sun(actor) != NO_SUN:
        return []
    return [f"seat {state.to_act} has no face-up sun and cannot be on turn"]


def _impossible_auction(state: State, actor: Player) -> list[str]:
    reasons = []
    if turns.highest_sun(actor) <= state.high_bid:
        reasons.append(f"seat {state.to_act} has no sun above the best bid and cannot be asked")
    if (state.high_bid == NO_SUN) != (state.high_bidder == NOBODY):
        reasons.append("a best bid needs its bidder, and a bidder a bid")
    elif state.high_bid != NO_SUN:
        if state.high_bid not in state.seats[state.high_bidder].suns:
            reasons.append(f"seat {state.high_bidder} does not own the best bid, sun {state.high_bid}")
        place = (state.high_bidder - state.priest) % state.players or state.players
        if place >= state.asked:
            reasons.append(f"seat {state.high_bidder} has not been asked yet and cannot have bid")
    if turns.highest_sun(state.seats[state.priest]) == NO_SUN:
        reasons.append(f"seat {state.priest} has no face-up sun and cannot have begun the auction")
    if state.voluntary and lane.is_full(state):
        reasons.append("with a full lane no invocation is voluntary")
    if not state.voluntary and not lane.is_full(state) and state.ra_track == 0:
        reasons.append("no Ra tile and no full lane has begun the auction")
    return reasons


def _impossible_losses(state: State, actor: Player) -> list[str]:
    reasons = _impossible_turn(state, actor) if state.playing_gods else []
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
