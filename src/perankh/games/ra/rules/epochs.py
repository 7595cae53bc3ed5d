"""The end of an epoch and the beginning of the next (rulebook, chapter 10)."""

from perankh.engine.events import tell
from perankh.engine.mechanics.sun_auction.components import EPOCHS
from perankh.engine.mechanics.sun_auction.rules import lane, track
from perankh.engine.rulebook import rule
from perankh.games.ra.components import KEPT_FOR_ONE_EPOCH
from perankh.games.ra.events import Event
from perankh.games.ra.rules import scoring, standing
from perankh.games.ra.state import Phase, State


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


@rule("Ra 3.6", "Ra 10.4", "Ra 10.5")
def begin_next(state: State) -> None:
    """The Ra track is emptied and every sun turned face up; the owner of the highest one begins."""
    state.ra_track = 0
    track.begin_epoch(state, Phase.TURN, Event.EPOCH_BEGAN)
