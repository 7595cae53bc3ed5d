"""How events become sentences for somebody who looks."""

from __future__ import annotations

from typing import Any

import pytest

import perankh
from perankh.cli.story import Storyteller
from perankh.cli.terminal import Terminal

GAINED = {"event": "gained", "seat": 0, "rule": "Ra 7.6"}
BOXED = {"event": "lane_boxed", "rule": "Ra 7.5"}
LEFT = {"event": "tiles_left", "seat": 0, "rule": "Ra 10.3"}


def one_breath(events: list[dict[str, Any]], lang: str = "en") -> list[str]:
    match = perankh.new_match("ra", 2, seed=1, names=["Anna", "Lea"])
    return Storyteller(match, Terminal(lang))._in_one_breath(events)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "Anna gains a Nile, a god and an art tile."), ("fr", "Anna gagne un Nil, un dieu et une tuile art.")],
)
def test_what_a_seat_gains_is_one_sentence(lang: str, sentence: str) -> None:
    assert one_breath([GAINED | {"tile": tile} for tile in ("nile", "god", "art")], lang) == [sentence]


def test_counted_things_are_listed_with_their_counts() -> None:
    events = [LEFT | {"tile": "flood", "count": 2}, LEFT | {"tile": "god", "count": 1}]
    assert one_breath(events) == ["At the end of the epoch, Anna puts 2 floods and a god into the box."]


def test_sentences_in_which_the_thing_acts_stay_apart() -> None:
    sentences = one_breath([BOXED | {"tile": tile} for tile in ("nile", "nile", "art")])
    assert len(sentences) == 3
    assert sentences[0] == sentences[1]


def test_sentences_without_a_thing_stay_as_they_are() -> None:
    assert one_breath([{"event": "passed", "seat": 0, "rule": "Ra 7.3"}]) == ["Anna passes."]
