"""What a seat may not know: the others' hands, pyramids and stakes, and where the right answer stands."""

from perankh.engine.luck import pick
from perankh.engine.rulebook import rule
from perankh.games.pharaon_absolu.components import COPIES, FACES, NO_PLACE, PLACES, SERIES, Card, Chance
from perankh.games.pharaon_absolu.rules import cards, pyramids
from perankh.games.pharaon_absolu.state import Phase, Player, State


@rule("Pharaon 6.2", "Pharaon 8.5", "Pharaon 9.4", "Pharaon 11.1")
def conceal(state: State, seat: int | None) -> State:
    """A copy with unknown faces where the seat (None: a spectator) may not look; a finished game lies open."""
    seen = state.copy()
    if state.phase == Phase.OVER:
        return seen
    turn_down(seen.pile)
    for other in range(state.players):
        if other != seat:
            turn_down(seen.seats[other].hand)
            turn_down(seen.seats[other].pyramid)
            turn_down(seen.seats[other].staked)
    seen.right = NO_PLACE
    return seen


def turn_down(row: list[int]) -> None:
    """Only how many cards there are can still be seen."""
    size = cards.count(row)
    clear(row)
    row[Card.UNKNOWN] = size


def clear(row: list[int]) -> None:
    """No card is left."""
    for card in range(FACES):
        row[card] = 0


@rule("Pharaon 8.5", "Pharaon 11.1")
def resample(state: State, seat: int) -> None:
    """Deal every card anew that the seat has not seen, and put the right answer anywhere."""
    if state.phase == Phase.OVER:
        return
    gather(state, seat)
    for other in range(state.players):
        if other != seat and state.seats[other].complete:
            deal_pyramid(state, state.seats[other])
    for other in range(state.players):
        if other != seat and not state.seats[other].complete:
            deal_pyramid(state, state.seats[other])
    for other in range(state.players):
        if other != seat:
            deal_row(state, state.seats[other].staked)
            deal_row(state, state.seats[other].hand)
    if state.phase == Phase.QUESTION and not state.expert:
        state.right = pick(state, Chance.PLACE, PLACES[state.level]) + 1


def gather(state: State, seat: int) -> None:
    """Every card that does not lie before the seat goes into the pile."""
    own = state.seats[seat]
    for card in range(SERIES):
        state.pile[card] = COPIES - own.hand[card] - own.pyramid[card] - own.staked[card]
    state.pile[Card.UNKNOWN] = 0


def deal_row(state: State, row: list[int]) -> None:
    """As many cards as there were, from the pile."""
    size = cards.count(row)
    clear(row)
    for _ in range(size):
        card = pick(state, Chance.CARD, state.pile)
        state.pile[card] -= 1
        row[card] += 1


@rule("Pharaon 12.1")
def deal_pyramid(state: State, player: Player) -> None:
    """As many cards as there were, with all six series exactly where the player has said so."""
    size = pyramids.size(player)
    clear(player.pyramid)
    if player.complete:
        for card in range(SERIES):
            state.pile[card] -= 1
            player.pyramid[card] = 1
        size -= SERIES
    for _ in range(size):
        card = fitting(state, player, pick(state, Chance.CARD, state.pile))
        state.pile[card] -= 1
        player.pyramid[card] += 1


def fitting(state: State, player: Player, card: int) -> int:
    """The card, or the next series of the pile that the pyramid may hold; the card itself where there is none."""
    found = card
    for _ in range(SERIES):
        if state.pile[found] > 0 and may_hold(state, player, found):
            return found
        found = found + 1 if found + 1 < SERIES else 0
    return card


@rule("Pharaon 8.3")
def may_hold(state: State, player: Player, card: int) -> bool:
    """Whether such a pyramid could hold this card too."""
    if player.complete:
        return state.pyramid_duplicates
    if player.pyramid[card] > 0:
        return state.pyramid_duplicates
    return pyramids.series_in(player) < SERIES - 1
