"""Exchanging cards unseen (rulebook, chapter 9)."""

from perankh.engine.events import tell
from perankh.engine.rulebook import rule
from perankh.games.pharaon_absolu.actions import EXCHANGE, PASS
from perankh.games.pharaon_absolu.components import SERIES, Contest
from perankh.games.pharaon_absolu.events import Event
from perankh.games.pharaon_absolu.rules import cards, stakes, turns
from perankh.games.pharaon_absolu.state import Phase, State


@rule("Pharaon 9.1")
def offer(state: State) -> None:
    """Ask the mover for a partner, when an exchange is possible."""
    if stakes.is_possible(state):
        state.phase = Phase.EXCHANGE
    else:
        turns.end(state)


@rule("Pharaon 9.1", "Pharaon 9.3")
def choices(state: State, actions: list[int]) -> int:
    """Nobody, or any other player with a card in hand."""
    actions[0] = PASS
    count = 1
    for seat in range(state.players):
        if stakes.may_oppose(state, seat):
            actions[count] = EXCHANGE + seat
            count += 1
    return count


@rule("Pharaon 9.1")
def answer(state: State, action: int) -> None:
    """Begin the exchange, or leave it."""
    if action == PASS:
        tell(state, Event.PASSED, state.mover)
        turns.end(state)
    else:
        tell(state, Event.EXCHANGED, state.mover, action - EXCHANGE)
        stakes.begin(state, Contest.EXCHANGE, action - EXCHANGE)


@rule("Pharaon 9.4")
def swap(state: State) -> None:
    """Each takes what the other has laid."""
    mine = state.seats[state.mover]
    theirs = state.seats[state.other]
    for card in range(SERIES):
        given = mine.staked[card]
        taken = theirs.staked[card]
        mine.staked[card] = 0
        theirs.staked[card] = 0
        cards.receive(state, state.mover, card, taken)
        cards.receive(state, state.other, card, given)
    stakes.end(state)
    turns.end(state)
