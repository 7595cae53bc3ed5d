"""The end of an epoch and the beginning of the next (rulebook, chapter 10)."""

from perankh.engine.events import tell
from perankh.engine.rulebook import rule
from perankh.games.ra.components import EPOCHS, KEPT_FOR_ONE_EPOCH, NO_SUN, SUNS_IN_A_SET
from perankh.games.ra.events import Event
from perankh.games.ra.rules import lane, scoring, standing, turns
from perankh.games.ra.state import Phase, Player, State


@rule("Ra 10.1")
def end_by_track(state: State) -> None:
    """A Ra tile filled the Ra track: no auction is held, and the lane is boxed."""
    tell(state, Event.TRACK_FILLED, state.epoch, state.ra_track)
    lane.box(state, Event.LANE_LOST)
    end(state)


@rule("Ra 10.2")
def end_by_suns(state: State) -> None:
    """Nobody has a face-up sun any more."""
    tell(state, Event.SUNS_SPENT, state.epoch, state.ra_track)
    end(state)


@rule("Ra 1.1", "Ra 10.6")
def end(state: State) -> None:
    """Fame is counted; after the third epoch the game is over."""
    scoring.score_epoch(state)
    for seat in range(state.players):
        discard_scored(state, seat)
    if state.epoch == EPOCHS:
        state.phase = Phase.OVER
        standing.proclaim(state)
    else:
        begin_next(state)


@rule("Ra 10.3")
def discard_scored(state: State, seat: int) -> None:
    """Gods, gold, floods and civilisations leave the game; pharaohs, Niles and monuments stay."""
    player = state.seats[seat]
    for tile in KEPT_FOR_ONE_EPOCH:
        if player.tiles[tile] > 0:
            tell(state, Event.TILES_LEFT, seat, tile, player.tiles[tile])
            player.tiles[tile] = 0


@rule("Ra 10.4")
def begin_next(state: State) -> None:
    """The Ra track is emptied and every sun is turned face up; the centre sun stays."""
    state.epoch += 1
    state.ra_track = 0
    lane.clear(state)
    for seat in range(state.players):
        turn_suns_up(state.seats[seat])
    state.to_act = owner_of_highest_sun(state)
    state.phase = Phase.TURN
    tell(state, Event.EPOCH_BEGAN, state.epoch, state.to_act)


@rule("Ra 10.4")
def turn_suns_up(player: Player) -> None:
    """Every spent sun can be bid again."""
    for place in range(SUNS_IN_A_SET):
        sun = player.spent_suns[place]
        if sun != NO_SUN:
            player.spent_suns[place] = NO_SUN
            insert_sun(player, sun)


def insert_sun(player: Player, sun: int) -> None:
    """Put a sun among the face-up ones, which stay in ascending order; their first place is free."""
    place = 0
    while place + 1 < SUNS_IN_A_SET and player.suns[place + 1] < sun:
        player.suns[place] = player.suns[place + 1]
        place += 1
    player.suns[place] = sun


@rule("Ra 3.6", "Ra 10.5")
def owner_of_highest_sun(state: State) -> int:
    """Whoever owns the highest sun begins the epoch."""
    owner = 0
    for seat in range(1, state.players):
        if turns.highest_sun(state.seats[seat]) > turns.highest_sun(state.seats[owner]):
            owner = seat
    return owner
