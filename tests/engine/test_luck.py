"""Luck: one door, and what can stand behind it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from perankh.engine.errors import ImpossibleOutcome
from perankh.engine.luck import Fast, Luck, Seeded, Told, Witness, below, index_at, next64, pick, pick_compiled

COUNTS = (3, 0, 1, 7, 0, 5)
DRAWS = 16_000
MOST_CHI_SQUARE = 16.27
"""Three degrees of freedom, one chance in a thousand."""
NAMES = {4: {0: "heads", 1: "tails"}, 9: {0: "ace", 1: "king", 2: "queen"}}


class Table:
    """A state, as far as luck is concerned."""

    def __init__(self, luck: Any) -> None:
        self.luck = luck


def chi_square(drawn: Sequence[int], counts: Sequence[int]) -> float:
    """How far the draws are from what the counts promise."""
    seen = Counter(drawn)
    total = sum(counts)
    expected = {index: len(drawn) * count / total for index, count in enumerate(counts) if count}
    return sum((seen[index] - hoped) ** 2 / hoped for index, hoped in expected.items())


@pytest.mark.parametrize("source", [Seeded, Fast])
@pytest.mark.parametrize("seed", range(5))
def test_draws_are_as_likely_as_their_counts(source: Callable[[int], Luck], seed: int) -> None:
    luck = source(seed)
    assert chi_square([luck.pick(0, COUNTS) for _ in range(DRAWS)], COUNTS) < MOST_CHI_SQUARE


@pytest.mark.parametrize("source", [Seeded, Fast])
def test_pairs_of_draws_are_as_likely_as_one_another(source: Callable[[int], Luck]) -> None:
    luck = source(12)
    drawn = [luck.pick(0, (1, 1)) for _ in range(DRAWS)]
    pairs = [2 * first + second for first, second in zip(drawn[::2], drawn[1::2], strict=True)]
    assert chi_square(pairs, (1, 1, 1, 1)) < MOST_CHI_SQUARE


@pytest.mark.parametrize("source", [Seeded, Fast])
def test_what_has_no_count_never_comes(source: Callable[[int], Luck]) -> None:
    luck = source(3)
    assert {luck.pick(0, COUNTS) for _ in range(2_000)} == {0, 2, 3, 5}


@pytest.mark.parametrize("seed", [0, 7, -3, 2**200, "", "seven", b"", b"\xff"])
def test_the_same_seed_draws_the_same(seed: int | str | bytes) -> None:
    first, second = Seeded(seed), Seeded(seed)
    assert [first.word() for _ in range(20)] == [second.word() for _ in range(20)]


def test_seeds_of_different_types_draw_differently() -> None:
    assert len({Seeded(seed).word() for seed in (7, "7", b"7")}) == 3


def test_no_seed_gives_luck_of_its_own() -> None:
    assert Seeded().word() != Seeded().word()


@pytest.mark.parametrize("seed", [1.5, True, [7], ("a",)])
def test_other_seeds_are_refused(seed: Any) -> None:
    with pytest.raises((TypeError, ValueError), match="a seed is an int, a str or bytes"):
        Seeded(seed)


def test_the_luck_of_a_seed_never_changes() -> None:
    """Records of seeds are kept for years: the same seed must draw the same in every release."""
    luck = Seeded("House of Life")
    assert [luck.pick(0, (1,) * 100) for _ in range(12)] == [84, 75, 82, 68, 24, 50, 65, 23, 30, 54, 93, 96]


def test_the_fast_generator_is_splitmix64() -> None:
    """The first words of the published generator from the seed 1234567."""
    luck = Fast(1_234_567)
    assert [next64(luck) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_fast_seed_is_cut_to_64_bits() -> None:
    assert Fast(2**64 + 5).luck == 5


@pytest.mark.parametrize("limit", [1, 2, 7, 180, 2**31 - 1])
def test_a_number_below_a_limit_is_below_it(limit: int) -> None:
    luck = Fast(9)
    assert all(0 <= below(luck, limit) < limit for _ in range(500))


@pytest.mark.parametrize(("place", "index"), [(0, 0), (2, 0), (3, 2), (4, 3), (10, 3), (11, 5), (15, 5)])
def test_a_place_belongs_to_the_thing_that_lies_there(place: int, index: int) -> None:
    assert index_at(place, COUNTS) == index


def test_no_thing_lies_beyond_the_last() -> None:
    with pytest.raises(AssertionError, match="beyond the last"):
        index_at(sum(COUNTS), COUNTS)


def test_compiled_luck_picks_what_plain_luck_picks() -> None:
    plain = Table(Fast(17))
    compiled = Table(17)
    for _ in range(3_000):
        assert pick_compiled(compiled, 0, COUNTS) == pick(plain, 0, COUNTS)
        assert compiled.luck == plain.luck.luck


def test_told_luck_comes_true_in_order() -> None:
    luck = Told(["tails", "queen"], NAMES)
    assert [luck.pick(4, [1, 1]), luck.pick(9, [1, 1, 1])] == [1, 2]


def test_told_luck_must_be_possible() -> None:
    with pytest.raises(ImpossibleOutcome, match="'king' cannot come of luck now; possible: ace, queen"):
        Told(["king"], NAMES).pick(9, [1, 0, 2])


def test_told_luck_must_name_what_is_drawn() -> None:
    with pytest.raises(ImpossibleOutcome, match="'tails' cannot come of luck now"):
        Told(["tails"], NAMES).pick(9, [1, 1, 1])


def test_told_luck_must_suffice() -> None:
    luck = Told(["heads"], NAMES)
    luck.pick(4, [1, 1])
    with pytest.raises(ImpossibleOutcome, match="luck decides 2 times here, and only 1 outcomes were told"):
        luck.pick(4, [1, 1])


def test_told_luck_must_all_be_used() -> None:
    with pytest.raises(ImpossibleOutcome, match="luck decides 0 times here, but 1 outcomes were told"):
        Told(["heads"], NAMES).check_all_used()


def test_a_witness_changes_nothing() -> None:
    witness, luck = Witness(Seeded(4)), Seeded(4)
    assert [witness.pick(9, COUNTS) for _ in range(50)] == [luck.pick(9, COUNTS) for _ in range(50)]


def test_a_witness_remembers_what_was_drawn_of_what() -> None:
    witness = Witness(Told(["tails", "ace"], NAMES))
    witness.pick(4, [1, 1])
    witness.pick(9, [1, 1, 1])
    assert witness.seen == [(4, 1), (9, 0)]
