"""Setting up (rulebook, chapter 3)."""

from perankh.engine.mechanics.sun_auction.components import MAX_PLAYERS, STARTING_CENTRE_SUN, STARTING_FAME
from perankh.engine.mechanics.sun_auction.rules import bag, bidding, suns
from perankh.engine.rulebook import rule
from perankh.games.ra.components import GOODS, TILES_IN_BOX, Chance
from perankh.games.ra.events import Event
from perankh.games.ra.rules import epochs
from perankh.games.ra.state import Player, State


@rule("Ra 1.2", "Ra 3.2", "Ra 3.4")
def set_up(state: State, players: int) -> None:
    """Prepare the table for two to five players and begin the first epoch."""
    state.players = players
    fill_bag(state)
    for seat in range(MAX_PLAYERS):
        clear_seat(state.seats[seat])
    for seat in range(players):
        state.seats[seat].fame = STARTING_FAME
    deal_suns(state)
    state.centre_sun = STARTING_CENTRE_SUN
    clear_auction(state)
    state.epoch = 0
    epochs.begin_next(state)


@rule("Ra 2.1", "Ra 3.1")
def fill_bag(state: State) -> None:
    """All 180 tiles go into the bag."""
    bag.fill(state, TILES_IN_BOX)


@rule("Ra 3.2")
def clear_seat(player: Player) -> None:
    """Nobody owns a tile when the game begins."""
    player.fame = 0
    suns.clear(player)
    for tile in range(GOODS):
        player.tiles[tile] = 0


@rule("Ra 2.2", "Ra 3.3")
def deal_suns(state: State) -> None:
    """Each player is dealt one of the sets of suns for this number of players."""
    suns.deal(state, Chance.SUN_SET, Event.DEALT)


def clear_auction(state: State) -> None:
    """No auction has been held and nothing is owed to a disaster."""
    bidding.clear(state)
    state.civilisations_to_lose = 0
    state.monuments_to_lose = 0
    state.playing_gods = False
