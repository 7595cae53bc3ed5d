"""Rulebooks: paragraphs and chapters found in a text."""

from __future__ import annotations

from pathlib import Path

import pytest

from perankh.engine.rulebook import Rulebook, rule

TEXT = """# Senet

A game of passing.

## 1. The board

**1.1** Thirty squares.
Three rows.

*Ruling:* None.

**1.2** See **1.1** above.

### A remark

Not part of 1.2.

## 2. The sticks

**2.1** Four sticks.

## 12. Winning

**12.1** Bear off.
"""


@pytest.fixture
def book(tmp_path: Path) -> Rulebook:
    path = tmp_path / "rulebook.en.md"
    path.write_text(TEXT, encoding="utf-8")
    return Rulebook(path)


def test_every_paragraph_is_found_in_order(book: Rulebook) -> None:
    assert list(book.paragraphs) == ["1.1", "1.2", "2.1", "12.1"]


def test_a_paragraph_goes_on_until_the_next(book: Rulebook) -> None:
    assert book.paragraphs["1.1"] == "Thirty squares.\nThree rows.\n\n*Ruling:* None."


def test_a_number_inside_a_line_opens_no_paragraph(book: Rulebook) -> None:
    assert book.paragraphs["1.2"] == "See **1.1** above."


def test_a_heading_ends_a_paragraph(book: Rulebook) -> None:
    assert book.paragraphs["2.1"] == "Four sticks."


def test_chapters_have_titles(book: Rulebook) -> None:
    assert book.chapters == {"1": "The board", "2": "The sticks", "12": "Winning"}


def test_a_chapter_ends_where_the_next_begins(book: Rulebook) -> None:
    assert book.chapter("2") == "## 2. The sticks\n\n**2.1** Four sticks."


def test_the_last_chapter_ends_with_the_book(book: Rulebook) -> None:
    assert book.chapter("12") == "## 12. Winning\n\n**12.1** Bear off."


def test_there_is_no_chapter_that_was_not_written(book: Rulebook) -> None:
    with pytest.raises(AssertionError, match="no chapter 3"):
        book.chapter("3")


def test_marking_a_function_leaves_it_the_same_function() -> None:
    def bear_off() -> int:
        return 30

    marked = rule("Senet 12.1", "Senet 1.1")(bear_off)
    assert marked is bear_off
    assert marked.rule == ("Senet 12.1", "Senet 1.1")  # type: ignore[attr-defined]
