"""The end of an epoch and the beginning of the next (rulebook, chapter 9)."""

from perankh.engine.events import tell
from perankh.engine.mechanics.sun_auction.components import EPOCHS
from perankh.engine.mechanics.sun_auction.rules import lane, track
from perankh.engine.rulebook import rule
from perankh.games.priests_of_ra.components import FIRST_SHOWING, PEOPLE, SHOWING, Face
from perankh.games.priests_of_ra.events import Event
from perankh.games.priests_of_ra.rules import holdings, plague, scoring, standing
from perankh.games.priests_of_ra.state import Phase, Player, State


@rule("Priests 9.1")
def end_by_track(state: State) -> None:
    """A Ra tile filled the Ra track: no auction is held, and the lane is boxed."""
    tell(state, Event.TRACK_FILLED, state.epoch, state.ra_track)
    lane.box(state, Event.LANE_LOST)
    plague.ask_from(state, 0)


@rule("Priests 9.2")
def end_by_suns(state: State) -> None:
    """Nobody has a face-up sun any more."""
    tell(state, Event.SUNS_SPENT, state.epoch, state.ra_track)
    plague.ask_from(state, 0)


@rule("Priests 1.1", "Priests 9.6")
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


@rule("Priests 9.3")
def discard_scored(state: State, seat: int) -> None:
    """People and priests leave the game; buildings, plague and the pyramid stay."""
    for face in PEOPLE:
        discard(state, seat, face)
    discard(state, seat, Face.PRIEST)


def discard(state: State, seat: int, face: int) -> None:
    """Every tile that shows this face leaves the game."""
    count = holdings.owned(state.seats[seat], face)
    if count > 0:
        tell(state, Event.TILES_LEFT, seat, face, count)
        give_up(state.seats[seat], face)


def give_up(player: Player, face: int) -> None:
    """The player owns no tile any more that shows this face."""
    first = FIRST_SHOWING[face]
    for tile in range(first, first + SHOWING[face]):
        player.tiles[tile] = 0


@rule("Priests 3.6", "Priests 9.4", "Priests 9.5")
def begin_next(state: State) -> None:
    """The Ra track is emptied and every sun turned face up; the owner of the highest one begins."""
    state.ra_track = 0
    track.begin_epoch(state, Phase.TURN, Event.EPOCH_BEGAN)
