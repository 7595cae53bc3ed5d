"""Words: a room's Fluent files in each language."""

from __future__ import annotations

from pathlib import Path

import pytest

from perankh.engine.words import Words, words

ENGLISH = """
greeting = Hello, { $name }.
tile-nile = Nile
    .a = a Nile
    .many = Niles
lost = { $count ->
    [1] You lose { $a_tile }.
   *[other] You lose { $count } { $many_tile }.
}
only-forms =
    .a = a form
"""


@pytest.fixture
def said(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    return Words(tmp_path, "en")


def test_a_message_is_said_with_its_facts(said: Words) -> None:
    assert said.say("greeting", name="Anna") == "Hello, Anna."


def test_no_invisible_marks_surround_the_facts(said: Words) -> None:
    assert said.say("greeting", name="Anna").isascii()


def test_a_known_message_is_known(said: Words) -> None:
    assert said.knows("greeting")


def test_an_unknown_message_is_not_known(said: Words) -> None:
    assert not said.knows("farewell")


def test_a_missing_fact_is_noticed(said: Words) -> None:
    with pytest.raises(AssertionError, match="greeting"):
        said.say("greeting")


def test_a_word_has_forms(said: Words) -> None:
    assert said.forms("tile-nile") == {"a": "a Nile", "many": "Niles"}


def test_a_fact_that_is_a_word_brings_its_forms(said: Words) -> None:
    assert said.with_forms({"tile": "nile"}) == {"tile": "Nile", "a_tile": "a Nile", "many_tile": "Niles"}


@pytest.mark.parametrize("facts", [{"tile": "anubis"}, {"count": 3}, {"name": "nile"}])
def test_a_fact_that_is_no_word_stays_as_it_is(said: Words, facts: dict[str, object]) -> None:
    assert said.with_forms(facts) == facts


@pytest.mark.parametrize(("count", "sentence"), [(1, "You lose a Nile."), (3, "You lose 3 Niles.")])
def test_forms_fit_into_sentences(said: Words, count: int, sentence: str) -> None:
    assert said.say("lost", **said.with_forms({"count": count, "tile": "nile"})) == sentence


def test_a_language_is_read_once(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    assert words(tmp_path, "en") is words(tmp_path, "en")


def test_a_language_the_house_does_not_speak_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="the house speaks en and fr, not 'de'"):
        words(tmp_path, "de")
