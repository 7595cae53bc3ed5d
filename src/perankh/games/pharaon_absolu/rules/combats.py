"""Combats: cards staked on the throw of a die (rulebook, chapter 10)."""

from perankh.engine.events import tell
from perankh.engine.rulebook import rule
from perankh.games.pharaon_absolu.actions import FIGHT, PASS
from perankh.games.pharaon_absolu.components import SERIES, Contest
from perankh.games.pharaon_absolu.events import Event
from perankh.games.pharaon_absolu.rules import cards, stakes, turns
from perankh.games.pharaon_absolu.state import Phase, State


@rule("Pharaon 10.1")
def offer(state: State) -> None:
    """Ask the mover for an opponent, when a combat is possible."""
    if stakes.is_possible(state):
        state.phase = Phase.COMBAT
    else:
        turns.end(state)


@rule("Pharaon 10.1")
def choices(state: State, actions: list[int]) -> int:
    """Nobody, or any other player with a card in hand."""
    actions[0] = PASS
    count = 1
    for seat in range(state.players):
        if stakes.may_oppose(state, seat):
            actions[count] = FIGHT + seat
            count += 1
    return count


@rule("Pharaon 10.1")
def answer(state: State, action: int) -> None:
    """Begin the combat, or leave it."""
    if action == PASS:
        tell(state, Event.PASSED, state.mover)
        turns.end(state)
    else:
        tell(state, Event.FOUGHT, state.mover, action - FIGHT)
        stakes.begin(state, Contest.COMBAT, action - FIGHT)


@rule("Pharaon 10.3")
def throw_dice(state: State) -> None:
    """One die each, again and again until one is higher."""
    mine = 0
    theirs = 0
    while mine == theirs:
        mine = turns.throw(state)
        tell(state, Event.THREW, state.mover, mine)
        theirs = turns.throw(state)
        tell(state, Event.THREW, state.other, theirs)
    if mine > theirs:
        win(state, state.mover, state.other)
    else:
        win(state, state.other, state.mover)


@rule("Pharaon 10.4")
def win(state: State, winner: int, loser: int) -> None:
    """The winner takes every card that was staked, and alone sees what the loser had laid."""
    won = state.seats[winner]
    lost = state.seats[loser]
    tell(state, Event.WON, winner, loser, cards.count(lost.staked))
    for card in range(SERIES):
        won.hand[card] += won.staked[card]
        won.staked[card] = 0
        gained = lost.staked[card]
        lost.staked[card] = 0
        cards.receive(state, winner, card, gained)
    stakes.end(state)
    turns.end(state)
