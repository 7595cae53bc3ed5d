"""The bag: counts of tiles, without an order."""

from perankh.engine.luck import pick
from perankh.engine.mechanics.sun_auction.state import Bag, Member


def fill(state: Bag, box: tuple[int, ...]) -> None:
    """All tiles of the box go into the bag."""
    for kind in range(len(box)):
        state.bag[kind] = box[kind]


def draw(state: Bag, chance: Member) -> int:
    """Take a tile out of the bag, each one left as likely as any other; returns its kind."""
    drawn: int = pick(state, chance, state.bag)
    state.bag[drawn] -= 1
    return drawn


def is_empty(state: Bag) -> bool:
    """Whether no tile is left to be drawn."""
    for kind in range(len(state.bag)):
        if state.bag[kind] > 0:
            return False
    return True
