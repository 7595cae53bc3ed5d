"""Action tables: names on the outside, numbers inside."""

from __future__ import annotations

import pytest

from perankh.engine.actions import ActionTable
from perankh.engine.errors import UnreadableAction

TABLE = ActionTable(
    {"draw": {}, "take": {3: "gold", 4: "step_pyramid"}, "pass": {}, "bid": {1: "1", 2: "2", 3: "3"}},
    {"take": "tile", "bid": "sun"},
)


def test_names_stand_in_the_order_of_the_verbs() -> None:
    assert TABLE.names == ["draw", "take gold", "take step_pyramid", "pass", "bid 1", "bid 2", "bid 3"]


def test_a_code_is_the_place_of_a_name() -> None:
    assert [TABLE.codes[name] for name in TABLE.names] == list(range(len(TABLE)))


def test_each_code_knows_its_verb() -> None:
    assert TABLE.verbs == ["draw", "take", "take", "pass", "bid", "bid", "bid"]


@pytest.mark.parametrize(("verb", "thing", "name"), [("take", 3, "take gold"), ("bid", 2, "bid 2")])
def test_the_base_of_a_verb_plus_a_thing_is_its_code(verb: str, thing: int, name: str) -> None:
    assert TABLE.names[TABLE.base(verb) + thing] == name


def test_the_base_of_a_lone_verb_is_its_code() -> None:
    assert TABLE.names[TABLE.base("pass")] == "pass"


@pytest.mark.parametrize("name", TABLE.names)
def test_a_name_reads_back_as_its_code(name: str) -> None:
    assert TABLE.names[TABLE.read(name)] == name


@pytest.mark.parametrize("written", ["BID 2", "  bid   2 ", "Bid\t2"])
def test_case_and_spaces_do_not_matter(written: str) -> None:
    assert TABLE.read(written) == TABLE.codes["bid 2"]


@pytest.mark.parametrize(("written", "near"), [("bidd 2", "bid 2"), ("take gould", "take gold"), ("pas", "pass")])
def test_a_slip_of_the_pen_suggests_what_was_meant(written: str, near: str) -> None:
    with pytest.raises(UnreadableAction, match=rf"did you mean '{near}'"):
        TABLE.read(written)


@pytest.mark.parametrize("written", ["", "castle", "7", "bid 2 3 4 5 6 7"])
def test_what_resembles_nothing_suggests_nothing(written: str) -> None:
    with pytest.raises(UnreadableAction, match=r"is not an action of this game$"):
        TABLE.read(written)


def test_a_gap_among_the_things_of_a_verb_is_noticed() -> None:
    with pytest.raises(AssertionError, match="a gap among the things of bid"):
        ActionTable({"bid": {1: "1", 3: "3"}})
