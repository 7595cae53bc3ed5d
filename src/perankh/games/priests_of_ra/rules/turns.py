"""The turn, drawing a tile and invoking Ra (rulebook, chapters 4 to 6)."""

from perankh.engine.events import tell
from perankh.engine.mechanics.sun_auction.components import NO_TILE
from perankh.engine.mechanics.sun_auction.rules import bag, lane, order, track
from perankh.engine.rulebook import rule
from perankh.games.priests_of_ra.actions import DRAW, INVOKE, SHOW
from perankh.games.priests_of_ra.components import AS_DRAWN, FIRST_TWO_FACED, SHOWN, TURNED, Chance, Face
from perankh.games.priests_of_ra.events import Event
from perankh.games.priests_of_ra.rules import auctions, epochs
from perankh.games.priests_of_ra.state import Phase, State


@rule("Priests 4.2", "Priests 6.1")
def choices(state: State, actions: list[int]) -> int:
    """A turn is one of: draw a tile, invoke Ra."""
    count = 0
    if may_draw(state):
        actions[count] = DRAW
        count += 1
    actions[count] = INVOKE
    return count + 1


@rule("Priests 4.2")
def act(state: State, action: int) -> None:
    """Do the one thing the player chose."""
    if action == DRAW:
        draw(state)
    else:
        invoke(state)


@rule("Priests 5.5")
def may_draw(state: State) -> bool:
    """A full lane forbids drawing (and so does an empty bag, which only a composed position can have)."""
    return not lane.is_full(state) and not bag.is_empty(state)


@rule("Priests 5.1", "Priests 5.2")
def draw(state: State) -> None:
    """Draw a tile: a two-faced one waits for its face, any other goes where it belongs."""
    tile = AS_DRAWN[bag.draw(state, Chance.TILE)]
    if is_two_faced(tile):
        tell(state, Event.DREW_TWO_FACED, state.to_act, tile)
        state.drawn = tile
        state.phase = Phase.FACE
        return
    tell(state, Event.DREW, state.to_act, tile)
    if SHOWN[tile] == Face.RA:
        place_ra(state)
    else:
        lay(state, tile)


@rule("Priests 2.2")
def is_two_faced(tile: int) -> bool:
    """Ra tiles, priests, plagues and pyramids are alike on both sides; all others are not."""
    return tile >= FIRST_TWO_FACED


@rule("Priests 5.3")
def faces(state: State, actions: list[int]) -> int:
    """The drawn tile shows either of its faces."""
    actions[0] = SHOW + SHOWN[state.drawn]
    actions[1] = SHOW + SHOWN[TURNED[state.drawn]]
    return 2


@rule("Priests 5.3")
def show(state: State, action: int) -> None:
    """The drawn tile goes into the lane with the face that the player chose."""
    tile = state.drawn
    if SHOWN[tile] != action - SHOW:
        tile = TURNED[tile]
    state.drawn = NO_TILE
    tell(state, Event.SHOWED, state.to_act, tile)
    lay(state, tile)


@rule("Priests 5.2")
def lay(state: State, tile: int) -> None:
    """A tile goes on the first free space of the lane, and the turn ends."""
    lane.add(state, tile)
    pass_turn(state, state.to_act)


@rule("Priests 3.5", "Priests 5.4", "Priests 9.1")
def place_ra(state: State) -> None:
    """A Ra tile starts an auction, or ends the epoch when it fills the Ra track."""
    state.ra_track += 1
    if state.ra_track == track.spaces(state):
        epochs.end_by_track(state)
        return
    tell(state, Event.RA_CAME, state.to_act, state.ra_track)
    auctions.begin(state, voluntary=False)


@rule("Priests 6.1", "Priests 6.2")
def invoke(state: State) -> None:
    """Call an auction; with a full lane nothing else can be done, and it counts as forced."""
    if lane.is_full(state):
        tell(state, Event.FORCED_TO_INVOKE, state.to_act)
        auctions.begin(state, voluntary=False)
    else:
        tell(state, Event.INVOKED, state.to_act)
        auctions.begin(state, voluntary=True)


@rule("Priests 4.1", "Priests 4.3", "Priests 9.2")
def pass_turn(state: State, last: int) -> None:
    """The turn goes clockwise to the next player with a face-up sun; when nobody has one, the epoch ends."""
    if not order.asks_next(state, last, Phase.TURN):
        epochs.end_by_suns(state)
