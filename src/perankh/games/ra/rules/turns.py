"""The turn, drawing a tile and invoking Ra (rulebook, chapters 4 to 6)."""

from perankh.engine.events import tell
from perankh.engine.mechanics.sun_auction.rules import bag, lane, order, track
from perankh.engine.rulebook import rule
from perankh.games.ra.actions import DRAW, INVOKE
from perankh.games.ra.components import Chance, Tile
from perankh.games.ra.events import Event
from perankh.games.ra.rules import auctions, epochs, gods
from perankh.games.ra.state import Phase, State


@rule("Ra 4.2")
def choices(state: State, actions: list[int]) -> int:
    """A turn is one of: draw a tile, invoke Ra, play gods."""
    count = 0
    if may_draw(state):
        actions[count] = DRAW
        count += 1
    actions[count] = INVOKE
    count += 1
    return gods.add_choices(state, actions, count)


@rule("Ra 4.2")
def act(state: State, action: int) -> None:
    """Do the one thing the player chose."""
    if action == DRAW:
        draw(state)
    elif action == INVOKE:
        invoke(state)
    else:
        gods.play(state, action)


@rule("Ra 5.4")
def may_draw(state: State) -> bool:
    """A full lane forbids drawing (and so does an empty bag, which only a composed position can have)."""
    return not lane.is_full(state) and not bag.is_empty(state)


@rule("Ra 5.1", "Ra 5.2", "Ra 5.3")
def draw(state: State) -> None:
    """Draw a tile: each one left in the bag is as likely as any other."""
    tile = bag.draw(state, Chance.TILE)
    tell(state, Event.DREW, state.to_act, tile)
    if tile == Tile.RA:
        place_ra(state)
    else:
        lane.add(state, tile)
        pass_turn(state, state.to_act)


@rule("Ra 3.5", "Ra 5.3", "Ra 10.1")
def place_ra(state: State) -> None:
    """A Ra tile starts an auction, or ends the epoch when it fills the Ra track."""
    state.ra_track += 1
    if state.ra_track == track.spaces(state):
        epochs.end_by_track(state)
        return
    tell(state, Event.RA_CAME, state.to_act, state.ra_track)
    auctions.begin(state, voluntary=False)


@rule("Ra 6.1", "Ra 6.2")
def invoke(state: State) -> None:
    """Call an auction; with a full lane it counts as forced, even on a player who holds gods."""
    is_forced = lane.is_full(state)
    if is_forced:
        tell(state, Event.FORCED_TO_INVOKE, state.to_act)
    else:
        tell(state, Event.INVOKED, state.to_act)
    auctions.begin(state, voluntary=not is_forced)


@rule("Ra 4.1", "Ra 4.3", "Ra 10.2")
def pass_turn(state: State, last: int) -> None:
    """The turn goes clockwise to the next player with a face-up sun; when nobody has one, the epoch ends."""
    if not order.asks_next(state, last, Phase.TURN):
        epochs.end_by_suns(state)
