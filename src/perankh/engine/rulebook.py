"""A rulebook: numbered paragraphs that code, tests, refusals and the log cite."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)
CHAPTER = re.compile(r"^## (\d+)\. (.+)$", re.MULTILINE)


def rule(*citations: str) -> Callable[[F], F]:
    """Mark a function as the text of these paragraphs; the function itself stays as it is."""

    def mark(function: F) -> F:
        function.rule = citations  # type: ignore[attr-defined]
        return function

    return mark


@dataclass(frozen=True)
class Rulebook:
    """One language's rulebook, a Markdown file whose rules open with a bold number."""

    path: Path

    @cached_property
    def text(self) -> str:
        """The whole rulebook."""
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def paragraphs(self) -> dict[str, str]:
        """Each rule by its number, without the number."""
        starts = list(PARAGRAPH.finditer(self.text))
        found = {}
        for start in starts:
            rest = self.text[start.end() :]
            end = re.search(r"^(\*\*\d+\.\d+\*\* |#)", rest, re.MULTILINE)
            found[start[1]] = (rest[: end.start()] if end else rest).strip()
        return found

    @cached_property
    def chapters(self) -> dict[str, str]:
        """The title of each chapter by its number."""
        return {match[1]: match[2].strip() for match in CHAPTER.finditer(self.text)}

    def chapter(self, number: str) -> str:
        """One whole chapter with its title."""
        start = re.search(rf"^## {re.escape(number)}\. ", self.text, re.MULTILINE)
        assert start is not None, f"no chapter {number}"
        rest = self.text[start.start() :]
        end = re.search(r"^## ", rest[3:], re.MULTILINE)
        return rest[: end.start() + 3].strip() if end else rest.strip()
