"""The end: what a stock is worth, and who has won (rulebook, chapter 12)."""

from perankh.engine.events import tell
from perankh.engine.rulebook import rule
from perankh.games.nile.components import CROPS, WEIGHT_OF_A_PILE
from perankh.games.nile.events import Event
from perankh.games.nile.state import Phase, Player, State


@rule("Nile 1.1", "Nile 12.4")
def score(state: State, seat: int) -> int:
    """The sizes of the five piles of a stock as one number, the smallest pile first."""
    points = 0
    for crop in range(CROPS):
        points += state.seats[seat].stock[crop] * WEIGHT_OF_A_PILE[place_of(state.seats[seat], crop)]
    return points


@rule("Nile 12.3")
def place_of(player: Player, crop: int) -> int:
    """Where the pile of a crop stands when the smallest comes first; of equal piles, the first crop."""
    place = 0
    for other in range(CROPS):
        smaller = player.stock[other] < player.stock[crop]
        place += smaller or (player.stock[other] == player.stock[crop] and other < crop)
    return place


@rule("Nile 12.3", "Nile 12.5")
def outranks(state: State, seat: int, other: int) -> bool:
    """The larger smallest pile wins; if equal, the next pile decides, and so on; equal in all, nobody stands behind."""
    return score(state, seat) > score(state, other)


@rule("Nile 12.3", "Nile 12.4")
def count_stock(state: State, seat: int) -> int:
    """What a stock comes to, pile by pile."""
    player = state.seats[seat]
    for place in range(CROPS):
        for crop in range(CROPS):
            if place_of(player, crop) == place:
                points = player.stock[crop] * WEIGHT_OF_A_PILE[place]
                tell(state, Event.SCORED_PILE, seat, crop, player.stock[crop], points)
    return score(state, seat)


@rule("Nile 12.1", "Nile 12.5")
def close(state: State) -> None:
    """The game is over: stocks are counted, and whoever nobody outranks has won, together if they are several."""
    state.phase = Phase.OVER
    for seat in range(state.players):
        tell(state, Event.STOCK_COUNTED, seat, count_stock(state, seat))
    for seat in range(state.players):
        if is_first(state, seat):
            tell(state, Event.GAME_ENDED, seat, winners(state))


@rule("Nile 12.5")
def winners(state: State) -> int:
    """How many players win together."""
    count = 0
    for seat in range(state.players):
        count += is_first(state, seat)
    return count


@rule("Nile 12.5")
def is_first(state: State, seat: int) -> bool:
    """Whether nobody outranks the seat."""
    for other in range(state.players):
        if outranks(state, other, seat):
            return False
    return True
