"""Setting up (rulebook, chapter 3)."""

from perankh.engine.events import tell
from perankh.engine.luck import pick
from perankh.engine.rulebook import rule
from perankh.games.ra.components import (
    FIRST_SUN_SET,
    GOODS,
    KINDS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NO_SUN,
    NOBODY,
    RA_SPACES,
    STARTING_CENTRE_SUN,
    STARTING_FAME,
    SUN_SETS,
    SUNS_IN_A_SET,
    TILES_IN_BOX,
    Chance,
)
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
    for tile in range(KINDS):
        state.bag[tile] = TILES_IN_BOX[tile]


@rule("Ra 3.2")
def clear_seat(player: Player) -> None:
    """Nobody owns a tile when the game begins."""
    player.fame = 0
    for tile in range(GOODS):
        player.tiles[tile] = 0
    for place in range(SUNS_IN_A_SET):
        player.suns[place] = NO_SUN
        player.spent_suns[place] = NO_SUN


@rule("Ra 2.2", "Ra 3.3")
def deal_suns(state: State) -> None:
    """Each player is dealt one of the sets of suns for this number of players."""
    first = first_sun_set(state)
    for sun_set in range(len(SUN_SETS)):
        state.sun_sets[sun_set] = int(first <= sun_set < first + state.players)
    for seat in range(state.players):
        dealt = pick(state, Chance.SUN_SET, state.sun_sets)
        state.sun_sets[dealt] = 0
        tell(state, Event.DEALT, seat, dealt)
        for place in range(SUNS_IN_A_SET):
            state.seats[seat].suns[place] = SUN_SETS[dealt][place]


def clear_auction(state: State) -> None:
    """No auction has been held and nothing is owed to a disaster."""
    state.priest = 0
    state.voluntary = False
    state.asked = 0
    state.high_bid = NO_SUN
    state.high_bidder = NOBODY
    state.civilisations_to_lose = 0
    state.monuments_to_lose = 0
    state.playing_gods = False


@rule("Ra 3.5")
def ra_spaces(state: State) -> int:
    """How many spaces of the Ra track are in use."""
    return RA_SPACES[state.players - MIN_PLAYERS]


@rule("Ra 3.3")
def first_sun_set(state: State) -> int:
    """Where the sets of suns for this number of players begin."""
    return FIRST_SUN_SET[state.players - MIN_PLAYERS]
