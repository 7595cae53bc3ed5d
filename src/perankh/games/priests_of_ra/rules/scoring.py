"""Fame at the end of an epoch and of the game (rulebook, chapters 10 and 11)."""

from perankh.engine.events import tell
from perankh.engine.mechanics.sun_auction.components import EPOCHS
from perankh.engine.mechanics.sun_auction.rules import fame, suns
from perankh.engine.rulebook import rule
from perankh.games.priests_of_ra.components import (
    ANKHS_FAME,
    ANKHS_FOR_PEOPLE,
    BUILDING_FAME,
    BUILDINGS,
    CHAMBERS,
    CHAMBERS_FAME,
    DIFFERENT_BUILDINGS_FAME,
    ENOUGH_PEOPLE,
    LEVELS_FAME,
    PEOPLE,
    PEOPLE_FAME,
    PLAGUE_FAME,
    PRIEST_FAME,
    TILES_IN_A_BUILDING,
    Face,
)
from perankh.games.priests_of_ra.events import Event
from perankh.games.priests_of_ra.rules import holdings
from perankh.games.priests_of_ra.state import Player, State


@rule("Priests 10.1")
def score_epoch(state: State) -> None:
    """Each player's fame changes once, by the net of all categories, and never falls below zero."""
    for seat in range(state.players):
        gain_ankhs(state, seat)
    for seat in range(state.players):
        player = state.seats[seat]
        net = epoch_fame(state, seat)
        if state.epoch == EPOCHS:
            net += last_epoch_fame(state, seat)
        fame.change(player, net)
        tell(state, Event.FAME_CHANGED, seat, state.epoch, net, player.fame)


@rule("Priests 10.3")
def gain_ankhs(state: State, seat: int) -> None:
    """People of three or four kinds bring ankhs, which are never lost."""
    player = state.seats[seat]
    gained = ankhs_for_people(player)
    player.ankhs += gained
    if gained > 0:
        tell(state, Event.ANKHS_GAINED, seat, gained, player.ankhs)


@rule("Priests 10.3")
def ankhs_for_people(player: Player) -> int:
    """Three different people bring one ankh, all four bring two."""
    return ANKHS_FOR_PEOPLE[holdings.different(player, PEOPLE, 1)]


@rule("Priests 10.1")
def epoch_fame(state: State, seat: int) -> int:
    """What a player's tiles bring at the end of every epoch."""
    player = state.seats[seat]
    buildings = buildings_fame(player)
    variety = different_buildings_fame(player)
    priests = priests_fame(player)
    plague = plague_fame(player)
    people = 0
    for face in PEOPLE:
        if holdings.owned(player, face) > 0:
            most = people_fame(state, player, face)
            tell(state, Event.SCORED_PEOPLE, seat, state.epoch, face, holdings.owned(player, face), most)
            people += most
    if holdings.together(player, PEOPLE) == 0:
        tell(state, Event.SCORED_NO_PEOPLE, seat, state.epoch, 0, people)
    tell(state, Event.SCORED_PRIESTS, seat, state.epoch, holdings.owned(player, Face.PRIEST), priests)
    tell(state, Event.SCORED_BUILDINGS, seat, state.epoch, buildings // BUILDING_FAME, buildings)
    if variety > 0:
        kinds = holdings.different(player, BUILDINGS, TILES_IN_A_BUILDING)
        tell(state, Event.SCORED_DIFFERENT_BUILDINGS, seat, state.epoch, kinds, variety)
    tell(state, Event.SCORED_PLAGUE, seat, state.epoch, holdings.owned(player, Face.PLAGUE), plague)
    return people + priests + buildings + variety + plague


@rule("Priests 11.1", "Priests 11.2", "Priests 11.3", "Priests 11.4")
def last_epoch_fame(state: State, seat: int) -> int:
    """What the pyramid, ankhs and suns bring at the end of the game."""
    player = state.seats[seat]
    pyramid = pyramid_fame(player)
    tell(state, Event.SCORED_PYRAMID, seat, state.epoch, pyramid_tiles(player), pyramid)
    for face in CHAMBERS:
        chambers = chambers_fame(state, player, face)
        if chambers > 0:
            tell(state, Event.SCORED_CHAMBERS, seat, state.epoch, face, holdings.owned(player, face), chambers)
        pyramid += chambers
    ankhs = ankhs_fame(player)
    bonus = suns_fame(state, player)
    tell(state, Event.SCORED_ANKHS, seat, state.epoch, player.ankhs, ankhs)
    tell(state, Event.SCORED_SUNS, seat, state.epoch, suns.total(player), bonus)
    return pyramid + ankhs + bonus


@rule("Priests 10.2")
def people_fame(state: State, player: Player, face: int) -> int:
    """Two or more of one people bring five to everyone whom nobody exceeds."""
    own = holdings.owned(player, face)
    if own < ENOUGH_PEOPLE:
        return 0
    for seat in range(state.players):
        if holdings.owned(state.seats[seat], face) > own:
            return 0
    return PEOPLE_FAME


@rule("Priests 10.4")
def priests_fame(player: Player) -> int:
    """Each priest brings two."""
    return PRIEST_FAME * holdings.owned(player, Face.PRIEST)


@rule("Priests 10.6")
def buildings_fame(player: Player) -> int:
    """Each complete building brings two, each epoch anew."""
    complete = 0
    for face in BUILDINGS:
        complete += holdings.complete_buildings(player, face)
    return BUILDING_FAME * complete


@rule("Priests 10.7")
def different_buildings_fame(player: Player) -> int:
    """Complete buildings of three kinds bring five more, of all four ten more."""
    return DIFFERENT_BUILDINGS_FAME[holdings.different(player, BUILDINGS, TILES_IN_A_BUILDING)]


@rule("Priests 10.8")
def plague_fame(player: Player) -> int:
    """Plague costs more with every tile, each epoch anew, up to twenty."""
    return PLAGUE_FAME[min(holdings.owned(player, Face.PLAGUE), len(PLAGUE_FAME) - 1)]


@rule("Priests 11.1")
def pyramid_fame(player: Player) -> int:
    """Two, three and four levels bring five, ten and twenty."""
    return LEVELS_FAME[min(levels(pyramid_tiles(player)), len(LEVELS_FAME) - 1)]


@rule("Priests 11.1")
def pyramid_tiles(player: Player) -> int:
    """Pyramid tiles and chambers build one pyramid together."""
    return holdings.owned(player, Face.PYRAMID) + holdings.together(player, CHAMBERS)


@rule("Priests 11.1")
def levels(tiles: int) -> int:
    """How high so many tiles reach, when each level has one tile more than the level above it."""
    level = 0
    while tiles > level:
        level += 1
        tiles -= level
    return level


@rule("Priests 11.2")
def chambers_fame(state: State, player: Player, face: int) -> int:
    """Three chambers of a colour bring five, four or more ten; each colour counts, or only the best one."""
    if not state.chamber_sets_all_colours and face != best_chamber(player):
        return 0
    return CHAMBERS_FAME[min(holdings.owned(player, face), len(CHAMBERS_FAME) - 1)]


def best_chamber(player: Player) -> int:
    """The colour of which a player has most chambers, the first of several."""
    best = CHAMBERS[0]
    for face in CHAMBERS:
        if holdings.owned(player, face) > holdings.owned(player, best):
            best = face
    return best


@rule("Priests 11.3")
def ankhs_fame(player: Player) -> int:
    """Two, three and four ankhs bring five, ten and twenty."""
    return ANKHS_FAME[min(player.ankhs, len(ANKHS_FAME) - 1)]


@rule("Priests 11.4")
def suns_fame(state: State, player: Player) -> int:
    """The highest total of suns brings five, the lowest costs five."""
    return suns.total_fame(state, player)
