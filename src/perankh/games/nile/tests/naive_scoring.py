"""Who wins, written from chapter 12 of the rulebook and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

CROPS = ("papyrus", "wheat", "lettuce", "castor", "flax")


def piles(stock: Mapping[str, int]) -> list[int]:
    """The five piles, the smallest first."""
    return sorted(stock.get(crop, 0) for crop in CROPS)


def score(stock: Mapping[str, int]) -> int:
    """The piles as one number, two digits for each."""
    return int("".join(f"{pile:02d}" for pile in piles(stock)))


def winners(stocks: Sequence[Mapping[str, int]]) -> list[int]:
    """Whoever nobody stands before."""
    best = max(piles(stock) for stock in stocks)
    return [seat for seat, stock in enumerate(stocks) if piles(stock) == best]
