"""What only programs do: a person at a table is not offered it, and is refused it."""

from __future__ import annotations

import pytest

from perankh.engine import registry
from tests.server.security.acting import program
from tests.server.security.pebbles import PEBBLES
from tests.server.visiting import Visit, Visitor

ONLY_PROGRAMS = "throw"


@pytest.fixture
def table(quick_house: Visit, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Visitor, Visitor]:
    """A table where a person is on turn, and a program after it."""
    kept = registry.found() | {PEBBLES.name: PEBBLES}
    monkeypatch.setattr(registry, "found", lambda: kept)
    anna, thoth = quick_house.stranger(), program(quick_house)
    founded = anna.founds(PEBBLES.name, seats=[{"kind": "me"}, {"kind": "open"}])
    thoth.sits(founded)
    return founded, anna, thoth


def test_a_person_is_not_offered_what_only_programs_do(table: tuple[str, Visitor, Visitor]) -> None:
    founded, anna, _ = table
    assert ONLY_PROGRAMS not in anna.sees(founded)["own"]["legal"]
    told = anna.get(f"/api/tables/{founded}/words")
    assert ONLY_PROGRAMS not in [choice["action"] for choice in told["choices"]]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Only programs play like this; choose another action."),
        ("fr", "Seuls les programmes jouent ainsi\u202f; choisissez une autre action."),
    ],
)
@pytest.mark.parametrize("spelled", [ONLY_PROGRAMS, " THROW "])
def test_a_person_is_refused_it_with_a_sentence(
    table: tuple[str, Visitor, Visitor], language: str, sentence: str, spelled: str
) -> None:
    founded, anna, _ = table
    path = f"/api/tables/{founded}/moves?lang={language}"
    answer = anna.ask("POST", path, {"action": spelled, "version": 0})
    assert (answer.status_code, answer.json()["code"]) == (422, "for-programs")
    assert answer.json()["sentence"] == sentence
    assert anna.sees(founded)["position"]["version"] == 0


def test_a_person_cannot_order_it_in_advance(table: tuple[str, Visitor, Visitor]) -> None:
    founded, anna, _ = table
    order = {"orders": [{"action": ONLY_PROGRAMS, "conditions": []}], "lasting": True}
    answer = anna.ask("PUT", f"/api/tables/{founded}/orders", order)
    assert (answer.status_code, answer.json()["code"]) == (422, "for-programs")


def test_a_program_is_offered_it_and_plays_it(table: tuple[str, Visitor, Visitor]) -> None:
    founded, anna, thoth = table
    assert anna.plays(founded, "stop").status_code == 200
    assert ONLY_PROGRAMS in thoth.sees(founded)["own"]["legal"]
    assert thoth.plays(founded, ONLY_PROGRAMS).status_code == 200
