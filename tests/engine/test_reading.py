"""Reading a position: every fault is collected."""

from __future__ import annotations

from typing import Any

import pytest

from perankh.engine.errors import InvalidPosition
from perankh.engine.reading import Reader

KNOWN = {"gold": 0, "nile": 2}


def reasons_of(reader: Reader) -> list[str]:
    with pytest.raises(InvalidPosition) as refused:
        reader.check()
    return refused.value.reasons


def test_a_faultless_position_passes() -> None:
    reader = Reader({"epoch": 2})
    assert reader.number("epoch", 1, 3) == 2
    reader.check()
    assert reader.reasons == []


@pytest.mark.parametrize("fields", [None, [], "epoch", 7])
def test_only_a_dictionary_can_be_read(fields: Any) -> None:
    assert "expected a dictionary" in reasons_of(Reader(fields))[0]


@pytest.mark.parametrize("value", [0, 4, -1, 2.0, "2", True, None, [2], 2**80])
def test_a_number_must_be_a_number_within_bounds(value: Any) -> None:
    reader = Reader({"epoch": value})
    assert reader.number("epoch", 1, 3) == 1
    assert "epoch must be a number from 1 to 3" in reasons_of(reader)[0]


def test_a_missing_number_is_missed() -> None:
    reader = Reader({})
    reader.number("epoch", 1, 3)
    assert reasons_of(reader) == ["epoch is missing"]


@pytest.mark.parametrize("fields", [{}, {"bid": None}])
def test_a_number_may_be_none_where_that_means_something(fields: dict[str, Any]) -> None:
    reader = Reader(fields)
    assert reader.number("bid", 1, 16, may_be_none=True) is None
    assert reader.reasons == []


def test_a_number_may_be_left_out_that_has_a_default() -> None:
    reader = Reader({})
    assert reader.number("rules", 1, 3, default=3) == 3
    assert reader.reasons == []


@pytest.mark.parametrize("value", [0, 4, None, "3"])
def test_a_default_excuses_no_wrong_number(value: Any) -> None:
    reader = Reader({"rules": value})
    reader.number("rules", 1, 3, default=3)
    assert "rules must be a number from 1 to 3" in reasons_of(reader)[0]


@pytest.mark.parametrize("value", [0, 1, "true", None])
def test_a_flag_is_true_or_false(value: Any) -> None:
    reader = Reader({"voluntary": value})
    assert reader.flag("voluntary", default=True) is True
    assert "voluntary must be true or false" in reasons_of(reader)[0]


@pytest.mark.parametrize("value", ["golds", 0, None, ["gold"]])
def test_a_choice_is_one_of_the_known_words(value: Any) -> None:
    reader = Reader({"tile": value})
    assert reader.choice("tile", KNOWN, fallback="gold") == 0
    assert "tile must be one of gold, nile" in reasons_of(reader)[0]


@pytest.mark.parametrize("value", [None, "abc", [1, 2, 3, 4], {"a": 1}])
def test_a_row_is_a_list_that_is_not_too_long(value: Any) -> None:
    reader = Reader({"suns": value})
    assert reader.row("suns", 3, 3) == []
    assert "suns must be a list of 3" in reasons_of(reader)[0]


@pytest.mark.parametrize("value", [[1, "2"], [0], [17], [True], [[1]]])
def test_numbers_of_a_row_must_be_within_bounds(value: Any) -> None:
    reader = Reader({"suns": value})
    assert reader.distinct_numbers("suns", 1, 16, 4) == []
    assert "suns must be numbers from 1 to 16" in reasons_of(reader)[0]


def test_no_number_of_a_row_may_come_twice() -> None:
    reader = Reader({"suns": [3, 5, 3]})
    reader.distinct_numbers("suns", 1, 16, 4)
    assert reasons_of(reader) == ["suns names one number twice"]


def test_counts_become_a_row() -> None:
    reader = Reader({"tiles": {"nile": 4}})
    assert reader.counts("tiles", KNOWN, 3, 25) == [0, 0, 4]


@pytest.mark.parametrize(
    "value", [{"silver": 1}, {"gold": -1}, {"gold": 26}, {"gold": "1"}, {"gold": True}, {"gold": None}, [], None]
)
def test_counts_are_numbers_of_known_things(value: Any) -> None:
    reader = Reader({"tiles": value})
    assert reader.counts("tiles", KNOWN, 3, 25) == [0, 0, 0]
    assert reasons_of(reader)


def test_every_fault_is_told_at_once() -> None:
    reader = Reader({"epoch": 9, "lane": 3})
    reader.number("epoch", 1, 3)
    reader.row("lane", 8, 8)
    reader.number("players", 2, 5)
    assert len(reasons_of(reader)) == 3


def test_a_fault_inside_a_part_says_where() -> None:
    reader = Reader({"seats": [{"fame": -1}]})
    reader.part("seat 0", reader.fields["seats"][0]).number("fame", 0, 100)
    assert reasons_of(reader) == ["seat 0: fame must be a number from 0 to 100, not -1"]


def test_a_part_that_must_be_there_is_missed() -> None:
    reader = Reader({})
    reader.inside("auction")
    assert reasons_of(reader) == ["auction is missing"]


def test_a_part_may_be_left_out_where_that_is_allowed() -> None:
    reader = Reader({})
    reader.inside("options", optional=True)
    assert reader.reasons == []


@pytest.mark.parametrize("value", ["x" * 5_000, 10**5_000, list(range(1_000))], ids=["text", "number", "list"])
def test_what_is_too_long_is_shown_short(value: Any) -> None:
    reader = Reader({"epoch": value})
    reader.number("epoch", 1, 3)
    assert len(reasons_of(reader)[0]) < 200


def test_what_is_nested_too_deep_is_refused_like_anything_else() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    reader = Reader({"epoch": deep})
    reader.number("epoch", 1, 3)
    assert len(reasons_of(reader)) == 1
