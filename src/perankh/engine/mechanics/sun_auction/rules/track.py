"""The Ra track, which ends epochs, and how an epoch begins."""

from perankh.engine.events import tell
from perankh.engine.mechanics.sun_auction.components import MIN_PLAYERS, TRACK_SPACES
from perankh.engine.mechanics.sun_auction.rules import lane, order, suns
from perankh.engine.mechanics.sun_auction.state import Epochs, Member, Table


def spaces(state: Table) -> int:
    """How many spaces of the Ra track are in use."""
    return TRACK_SPACES[state.players - MIN_PLAYERS]


def begin_epoch(state: Epochs, turn: Member, began: Member) -> None:
    """The lane is empty and every sun lies face up; the owner of the highest one plays first."""
    state.epoch += 1
    lane.clear(state)
    for seat in range(state.players):
        suns.turn_up(state.seats[seat])
    state.to_act = order.owner_of_highest_sun(state)
    state.phase = turn
    tell(state, began, state.epoch, state.to_act)
