"""Fame at the end of an epoch (rulebook, chapter 11)."""

from perankh.engine.events import tell
from perankh.engine.mechanics.sun_auction.components import EPOCHS
from perankh.engine.mechanics.sun_auction.rules import fame, suns
from perankh.engine.rulebook import rule
from perankh.games.ra.components import (
    CIVILISATION_FAME,
    CIVILISATIONS,
    DIFFERENT_MONUMENTS_FAME,
    FEWEST_PHARAOHS_FAME,
    GOD_FAME,
    GOLD_FAME,
    IDENTICAL_MONUMENTS_FAME,
    MONUMENTS,
    MOST_PHARAOHS_FAME,
    Tile,
)
from perankh.games.ra.events import Event
from perankh.games.ra.state import Player, State


@rule("Ra 11.1")
def score_epoch(state: State) -> None:
    """Each player's fame changes once, by the net of all categories, and never falls below zero."""
    for seat in range(state.players):
        player = state.seats[seat]
        net = epoch_fame(state, seat)
        if state.epoch == EPOCHS:
            net += last_epoch_fame(state, seat)
        fame.change(player, net)
        tell(state, Event.FAME_CHANGED, seat, state.epoch, net, player.fame)


@rule("Ra 11.1")
def epoch_fame(state: State, seat: int) -> int:
    """What a player's tiles bring at the end of every epoch."""
    player = state.seats[seat]
    gods = gods_fame(player)
    pharaohs = pharaohs_fame(state, player)
    niles = niles_fame(player)
    floods = floods_fame(player)
    civilisations = civilisations_fame(player)
    gold = gold_fame(player)
    tell(state, Event.SCORED_GODS, seat, state.epoch, player.tiles[Tile.GOD], gods)
    tell(state, Event.SCORED_PHARAOHS, seat, state.epoch, player.tiles[Tile.PHARAOH], pharaohs)
    tell(state, Event.SCORED_NILE, seat, state.epoch, player.tiles[Tile.NILE], niles)
    tell(state, Event.SCORED_FLOODS, seat, state.epoch, player.tiles[Tile.FLOOD], floods)
    tell(state, Event.SCORED_CIVILISATIONS, seat, state.epoch, different(player, CIVILISATIONS), civilisations)
    tell(state, Event.SCORED_GOLD, seat, state.epoch, player.tiles[Tile.GOLD], gold)
    return gods + pharaohs + niles + floods + civilisations + gold


@rule("Ra 11.1")
def last_epoch_fame(state: State, seat: int) -> int:
    """What monuments and suns bring at the end of the game."""
    player = state.seats[seat]
    monuments = different_monuments_fame(player)
    tell(state, Event.SCORED_DIFFERENT_MONUMENTS, seat, state.epoch, different(player, MONUMENTS), monuments)
    for tile in MONUMENTS:
        identical = identical_monuments_fame(player, tile)
        if identical > 0:
            tell(state, Event.SCORED_IDENTICAL_MONUMENTS, seat, state.epoch, tile, player.tiles[tile], identical)
        monuments += identical
    bonus = suns_fame(state, player)
    tell(state, Event.SCORED_SUNS, seat, state.epoch, sun_total(player), bonus)
    return monuments + bonus


@rule("Ra 11.2")
def pharaohs_fame(state: State, player: Player) -> int:
    """Most pharaohs bring five, fewest cost two; ties all count, and nothing happens when all are equal."""
    most = player.tiles[Tile.PHARAOH]
    fewest = most
    for seat in range(state.players):
        most = max(most, state.seats[seat].tiles[Tile.PHARAOH])
        fewest = min(fewest, state.seats[seat].tiles[Tile.PHARAOH])
    if most == fewest:
        return 0
    if player.tiles[Tile.PHARAOH] == most:
        return MOST_PHARAOHS_FAME
    if player.tiles[Tile.PHARAOH] == fewest:
        return FEWEST_PHARAOHS_FAME
    return 0


@rule("Ra 11.3")
def gods_fame(player: Player) -> int:
    """Each god brings two."""
    return GOD_FAME * player.tiles[Tile.GOD]


@rule("Ra 11.4")
def gold_fame(player: Player) -> int:
    """Each gold brings three."""
    return GOLD_FAME * player.tiles[Tile.GOLD]


@rule("Ra 11.5")
def niles_fame(player: Player) -> int:
    """Each Nile brings one to a player with at least one flood."""
    return player.tiles[Tile.NILE] if player.tiles[Tile.FLOOD] > 0 else 0


@rule("Ra 11.5")
def floods_fame(player: Player) -> int:
    """Each flood brings one."""
    return player.tiles[Tile.FLOOD]


@rule("Ra 11.6")
def civilisations_fame(player: Player) -> int:
    """No civilisation costs five; three, four or five different ones bring five, ten or fifteen."""
    return CIVILISATION_FAME[different(player, CIVILISATIONS)]


@rule("Ra 11.7")
def different_monuments_fame(player: Player) -> int:
    """Different monuments bring one each, but seven of them ten and all eight fifteen."""
    return DIFFERENT_MONUMENTS_FAME[different(player, MONUMENTS)]


@rule("Ra 11.8")
def identical_monuments_fame(player: Player, tile: Tile) -> int:
    """Three, four or five of one monument bring five, ten or fifteen."""
    return IDENTICAL_MONUMENTS_FAME[player.tiles[tile]]


@rule("Ra 11.9")
def suns_fame(state: State, player: Player) -> int:
    """The highest total of suns brings five, the lowest costs five; ties as with pharaohs."""
    return suns.total_fame(state, player)


@rule("Ra 11.9")
def sun_total(player: Player) -> int:
    """The sum of all suns a player owns, face up and face down."""
    return suns.total(player)


def different(player: Player, group: tuple[Tile, ...]) -> int:
    """How many kinds of the group a player owns."""
    kinds = 0
    for tile in group:
        kinds += player.tiles[tile] > 0
    return kinds
