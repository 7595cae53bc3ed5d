"""What a seat knows as plain numbers, to give orders in advance about: "plant wheat if your hand has three"."""

from collections.abc import Callable
from functools import partial

from perankh.games.nile.actions import CROP_NAMES
from perankh.games.nile.components import CARDS, FIRST_SPECULATION
from perankh.games.nile.state import State


def _in_hand(crop: int, state: State, seat: int) -> int:
    """How many cards of the crop the seat holds."""
    return state.seats[seat].hand[crop]


def _speculations(state: State, seat: int) -> int:
    """How many speculation cards the seat holds."""
    return sum(state.seats[seat].hand[card] for card in range(FIRST_SPECULATION, CARDS))


def _in_stock(crop: int, state: State, seat: int) -> int:
    """How many cards of the crop lie in the seat's stock."""
    return state.seats[seat].stock[crop]


def _own_field(crop: int, state: State, seat: int) -> int:
    """How many cards the seat's field of the crop has."""
    return state.fields[crop] if state.owners[crop] == seat else 0


def _field_of_others(crop: int, state: State, seat: int) -> int:
    """How many cards somebody else's field of the crop has."""
    return 0 if state.owners[crop] == seat else state.fields[crop]


FACTS: dict[str, Callable[[State, int], int]] = {
    "passes_left": lambda state, seat: state.passes_left,
    "deck_left": lambda state, seat: state.deck_left,
    "own_hand": lambda state, seat: state.seats[seat].hand_size,
    "own_stock": lambda state, seat: state.seats[seat].stock_size,
    "own_smallest_pile": lambda state, seat: min(state.seats[seat].stock),
    "hand_speculations": _speculations,
    **{f"hand_{name}": partial(_in_hand, crop) for crop, name in CROP_NAMES.items()},
    **{f"stock_{name}": partial(_in_stock, crop) for crop, name in CROP_NAMES.items()},
    **{f"own_field_{name}": partial(_own_field, crop) for crop, name in CROP_NAMES.items()},
    **{f"others_field_{name}": partial(_field_of_others, crop) for crop, name in CROP_NAMES.items()},
    **{
        f"flooded_{name}": partial(lambda crop, state, seat: state.flooded[crop], crop)
        for crop, name in CROP_NAMES.items()
    },
}
"""Each by its name; none uses what the seat may not know."""
