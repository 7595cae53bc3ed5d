"""What a seat knows as plain numbers, to give orders in advance about: "stay if this is a Pyramid"."""

from collections.abc import Callable
from functools import partial

from perankh.games.pharaon_absolu.actions import CARD_NAMES, SQUARE_NAMES
from perankh.games.pharaon_absolu.rules import board, cards, pyramids, stakes
from perankh.games.pharaon_absolu.state import Phase, State


def _in_hand(card: int, state: State, seat: int) -> int:
    """How many cards of this series the seat holds."""
    return state.seats[seat].hand[card]


def _in_pyramid(card: int, state: State, seat: int) -> int:
    """How many cards of this series the seat has secured."""
    return state.seats[seat].pyramid[card]


def _stands_on(kind: int, state: State, seat: int) -> int:
    """Whether the seat's camel stands on such a square: 1, or 0."""
    return int(board.kind(state, state.seats[seat].square) == kind)


def _most_cards_of_another(state: State, seat: int) -> int:
    """How many cards the fullest hand of the others holds."""
    return max(cards.hand_size(state.seats[other]) for other in range(state.players) if other != seat)


def _largest_pyramid_of_another(state: State, seat: int) -> int:
    """How many cards the fullest pyramid of the others holds."""
    return max(pyramids.size(state.seats[other]) for other in range(state.players) if other != seat)


def _to_lay(state: State, seat: int) -> int:
    """How many cards the seat still has to lay against those of another."""
    return stakes.missing(state) if state.phase == Phase.MATCH and state.to_act == seat else 0


FACTS: dict[str, Callable[[State, int], int]] = {
    "turn": lambda state, seat: state.turn,
    "rolls": lambda state, seat: state.rolls,
    "pile": lambda state, seat: cards.count(state.pile),
    "squares_to_start": lambda state, seat: board.distance_to_start(state, state.seats[seat]),
    "own_cards": lambda state, seat: cards.hand_size(state.seats[seat]),
    "own_secured": lambda state, seat: pyramids.size(state.seats[seat]),
    "own_series": lambda state, seat: pyramids.series_in(state.seats[seat]),
    "others_cards": _most_cards_of_another,
    "others_secured": _largest_pyramid_of_another,
    "others_complete": lambda state, seat: sum(
        bool(state.seats[other].complete) for other in range(state.players) if other != seat
    ),
    "to_lay": _to_lay,
    **{f"on_{name}": partial(_stands_on, kind) for kind, name in SQUARE_NAMES.items()},
    **{f"own_{name}": partial(_in_hand, card) for card, name in CARD_NAMES.items()},
    **{f"secured_{name}": partial(_in_pyramid, card) for card, name in CARD_NAMES.items()},
}
"""Each by its name; none uses what the seat may not know."""
