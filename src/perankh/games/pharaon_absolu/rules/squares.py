"""What each square asks for (rulebook, chapter 5)."""

from perankh.engine.rulebook import rule
from perankh.games.pharaon_absolu.components import Square
from perankh.games.pharaon_absolu.rules import board, combats, exchanges, finds, pyramids, turns
from perankh.games.pharaon_absolu.state import State


@rule("Pharaon 4.2", "Pharaon 5.4", "Pharaon 6.5")
def enter(state: State) -> None:
    """Do what the square says on which the die has led the mover; Start and Oases ask for nothing."""
    square = board.kind(state, state.seats[state.mover].square)
    if square == Square.CARD:
        finds.turn_up(state)
    elif square == Square.PYRAMID:
        pyramids.offer(state)
    elif square == Square.EXCHANGE:
        exchanges.offer(state)
    elif square == Square.COMBAT:
        combats.offer(state)
    elif square == Square.ROLL_AGAIN:
        turns.play_again(state)
    else:
        turns.end(state)
