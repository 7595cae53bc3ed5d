"""Setting up (rulebook, chapter 3)."""

from perankh.engine.mechanics.sun_auction.components import MAX_PLAYERS, NO_TILE, STARTING_CENTRE_SUN, STARTING_FAME
from perankh.engine.mechanics.sun_auction.rules import bag, bidding, suns
from perankh.engine.rulebook import rule
from perankh.games.priests_of_ra.components import LYING, TILES_IN_BOX, Chance
from perankh.games.priests_of_ra.events import Event
from perankh.games.priests_of_ra.rules import epochs
from perankh.games.priests_of_ra.state import Player, State


@rule("Priests 1.2", "Priests 3.4")
def set_up(state: State, players: int) -> None:
    """Prepare the table for two to five players and begin the first epoch."""
    state.players = players
    fill_bag(state)
    for seat in range(MAX_PLAYERS):
        give_nothing(state.seats[seat])
    for seat in range(players):
        give_starting_fame(state.seats[seat])
    deal_suns(state)
    state.centre_sun = STARTING_CENTRE_SUN
    forget_decisions(state)
    state.epoch = 0
    epochs.begin_next(state)


@rule("Priests 2.1", "Priests 3.1")
def fill_bag(state: State) -> None:
    """All 174 tiles go into the bag."""
    bag.fill(state, TILES_IN_BOX)


@rule("Priests 3.2")
def give_nothing(player: Player) -> None:
    """Nobody owns a tile or an ankh when the game begins."""
    player.fame = 0
    player.ankhs = 0
    suns.clear(player)
    for tile in range(LYING):
        player.tiles[tile] = 0


@rule("Priests 3.2")
def give_starting_fame(player: Player) -> None:
    """Everyone begins with two tablets of five."""
    player.fame = STARTING_FAME


@rule("Priests 2.3", "Priests 3.3")
def deal_suns(state: State) -> None:
    """Each player is dealt one of the sets of suns for this number of players."""
    suns.deal(state, Chance.SUN_SET, Event.DEALT)


def forget_decisions(state: State) -> None:
    """No tile waits for its face, no auction has been held, and no priest has been won."""
    bidding.clear(state)
    state.drawn = NO_TILE
    state.flips_left = 0
    for tile in range(LYING):
        state.just_turned[tile] = 0
