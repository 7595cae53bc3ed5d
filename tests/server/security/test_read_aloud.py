"""What is read aloud at a table reaches everybody there, each in their own language, and betrays nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from perankh.engine import registry
from perankh.engine.words import Words
from tests.server.security.pebbles import PEBBLES, STONES, PebblesState
from tests.server.visiting import Visit


def read_aloud(state: PebblesState, said: Words) -> list[str]:
    """Made of what is hidden: the table hears how many letters it has."""
    return [f"{said.language}: a stone of {len(STONES[state.hidden[1]])} letters"]


def remark(event: dict[str, Any], said: Words) -> str:
    return f"{said.language}: well done." if event["event"] == "took" else ""


@pytest.fixture
def table(quick_house: Visit, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A table of two people whose game reads aloud and remarks."""
    game = replace(PEBBLES, read_aloud=read_aloud, remark=remark)
    kept = registry.found() | {game.name: game}
    monkeypatch.setattr(registry, "found", lambda: kept)
    anna, lea = quick_house.stranger(), quick_house.stranger()
    founded = anna.founds(game.name, seats=[{"kind": "me"}, {"kind": "open"}], name="Anna")
    lea.sits(founded, name="Lea")
    return founded, anna, lea, quick_house.stranger()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everybody_hears_what_is_read_aloud(table: Any, language: str) -> None:
    founded, *everybody = table
    for person in everybody:
        told = person.get(f"/api/tables/{founded}/words?lang={language}")
        assert told["picture"]["aloud"] == [f"{language}: a stone of 6 letters"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everybody_hears_a_remark_after_what_happened(table: Any, language: str) -> None:
    founded, anna, *others = table
    assert anna.plays(founded, "take 1").status_code == 200
    for person in (anna, *others):
        log = person.get(f"/api/tables/{founded}/words?lang={language}")["log"]
        sentences = [sentence["words"] for entry in log for sentence in entry["sentences"]]
        assert any(sentence.endswith(f" {language}: well done.") for sentence in sentences)


def test_others_hear_of_a_secret_choice_without_what_was_chosen(table: Any) -> None:
    founded, anna, lea, stranger = table
    assert anna.plays(founded, "hide left-hand").status_code == 200

    def heard(person: Any) -> str:
        log = person.get(f"/api/tables/{founded}/words?lang=en")["log"]
        return str(log[-1]["sentences"][-1])

    assert "Anna hides the left-hand." in heard(anna)
    for other in (lea, stranger):
        assert "Anna hides a hand." in heard(other)
        assert "left-hand" not in heard(other)
