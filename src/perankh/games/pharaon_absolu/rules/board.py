"""The board: a ring of squares, of which the first is Start (rulebook, chapters 2 and 5)."""

from perankh.engine.rulebook import rule
from perankh.games.pharaon_absolu.components import LONG_BOARD, SHORT_BOARD, START_SQUARE, Square
from perankh.games.pharaon_absolu.state import Player, State

LONG = len(LONG_BOARD)
SHORT = len(SHORT_BOARD)


@rule("Pharaon 2.3", "Pharaon 2.4")
def length(state: State) -> int:
    """How many squares the ring has."""
    return SHORT if state.short_board else LONG


@rule("Pharaon 2.3", "Pharaon 2.4")
def kind(state: State, square: int) -> int:
    """What a square is."""
    if state.short_board:
        return SHORT_BOARD[square]
    return LONG_BOARD[square]


def distance_to_start(state: State, player: Player) -> int:
    """How many steps lead to Start; a whole round for who stands there."""
    return length(state) - player.square


@rule("Pharaon 7.8")
def distance_to_oasis(state: State, player: Player) -> int:
    """How many steps lead to the next Oasis."""
    steps = 1
    square = after(state, player.square)
    while kind(state, square) != Square.OASIS:
        square = after(state, square)
        steps += 1
    return steps


def after(state: State, square: int) -> int:
    """The next square clockwise."""
    return square + 1 if square + 1 < length(state) else START_SQUARE
