"""Rulebooks: the same paragraphs in every language, each with its rule and its test, and no citation of nothing."""

from __future__ import annotations

import re

import pytest

from perankh.engine.game import Game
from perankh.engine.words import LANGUAGES
from tests.playing import every_moment
from tests.sources import calls, citations_in, functions_of, modules_of, own_tests, strings_in


@pytest.fixture
def paragraphs(game: Game) -> set[str]:
    """The numbers of the paragraphs in the first language."""
    return set(game.rulebook[LANGUAGES[0]].paragraphs)


def cited_by(functions: list[object], game: Game) -> set[str]:
    """The paragraphs that these functions are marked with."""
    return {number for function in functions for number in citations_in(repr(getattr(function, "rule", "")), game)}


def test_every_language_has_the_same_paragraphs_in_the_same_order(game: Game) -> None:
    numbers = [list(game.rulebook[language].paragraphs) for language in LANGUAGES]
    assert all(other == numbers[0] for other in numbers)


def test_every_language_has_the_same_chapters(game: Game) -> None:
    chapters = [list(game.rulebook[language].chapters) for language in LANGUAGES]
    assert all(other == chapters[0] for other in chapters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_paragraphs_count_up_within_each_chapter(game: Game, language: str) -> None:
    book = game.rulebook[language]
    chapters: dict[str, list[int]] = {chapter: [] for chapter in book.chapters}
    for number in book.paragraphs:
        chapter, paragraph = number.split(".")
        chapters[chapter].append(int(paragraph))
    for chapter, found in chapters.items():
        assert found == list(range(1, len(found) + 1)), f"chapter {chapter}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_paragraph_stands_in_its_own_chapter(game: Game, language: str) -> None:
    book = game.rulebook[language]
    for number in book.paragraphs:
        assert f"**{number}** " in book.chapter(number.split(".")[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_paragraph_is_numbered_twice(game: Game, language: str) -> None:
    book = game.rulebook[language]
    assert len(re.findall(r"^\*\*\d+\.\d+\*\* ", book.text, re.MULTILINE)) == len(book.paragraphs)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_paragraph_is_empty(game: Game, language: str) -> None:
    assert all(game.rulebook[language].paragraphs.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_inside_the_rulebook_lead_somewhere(game: Game, paragraphs: set[str], language: str) -> None:
    referred = set(re.findall(r"\((\d+\.\d+)\)", game.rulebook[language].text))
    assert referred <= paragraphs


def test_every_paragraph_is_cited_by_a_function(game: Game, paragraphs: set[str]) -> None:
    assert paragraphs - cited_by(functions_of(game), game) == set()


def test_every_paragraph_is_cited_by_a_test(game: Game, paragraphs: set[str]) -> None:
    cited = {
        number
        for path in own_tests(game)
        for call in calls(path, "cites")
        for text in strings_in(call)
        for number in citations_in(text, game)
    }
    assert paragraphs - cited == set()


def test_every_citation_in_the_sources_exists(game: Game, paragraphs: set[str]) -> None:
    for path in sorted(game.folder.rglob("*.py")):
        assert citations_in(path.read_text(encoding="utf-8"), game) <= paragraphs, path.name


def test_every_mark_of_a_function_is_a_citation(game: Game) -> None:
    for function in functions_of(game):
        for citation in getattr(function, "rule", ()):
            assert citations_in(citation, game), f"{function.__name__} is marked {citation!r}"


def test_every_event_cites_a_paragraph(game: Game, paragraphs: set[str]) -> None:
    for telling in game.events.tellings.values():
        assert citations_in(telling.rule, game) <= paragraphs
        assert citations_in(telling.rule, game)


def test_every_phase_cites_a_paragraph(game: Game, paragraphs: set[str]) -> None:
    assert set(game.phase_rules) == set(game.phases)
    for citation in game.phase_rules.values():
        assert citations_in(citation, game) <= paragraphs
        assert citations_in(citation, game)


def test_every_option_cites_a_paragraph(game: Game, paragraphs: set[str]) -> None:
    for option in game.options:
        assert citations_in(option.rule, game) <= paragraphs
        assert citations_in(option.rule, game)


def test_every_refusal_that_is_written_cites_a_paragraph(game: Game, paragraphs: set[str]) -> None:
    for match in every_moment(game):
        for code in range(len(game.actions)):
            refusal = game.refuse(match._state, code)
            if refusal is not None:
                assert citations_in(refusal.rule, game)
                assert citations_in(refusal.rule, game) <= paragraphs


def test_every_module_opens_with_what_it_is(game: Game) -> None:
    assert all(module.__doc__ for module in modules_of(game))
