"""Small decks of questions for the tests: their texts say where they stand."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from perankh.engine.words import LANGUAGES
from perankh.games.pharaon_absolu import questions

CHOICES = {"easy": 2, "medium": 3, "hard": 4}


def written(value: Any) -> str:
    """A value as TOML has it."""
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def as_toml(cards: list[Any]) -> str:
    """Cards as a deck is written."""

    def lines(name: str, table: Mapping[str, Any]) -> Iterator[str]:
        yield from (f"{key} = {written(value)}" for key, value in table.items() if not isinstance(value, dict))
        for key, value in table.items():
            if isinstance(value, dict):
                yield f"[{name}.{key}]"
                yield from lines(f"{name}.{key}", value)

    return "\n".join(line for card in cards for line in ["[[card]]", *lines("card", card)])


def a_deck(cards: int = 48) -> list[Any]:
    """A deck whose texts say where they stand."""
    return [
        {
            "theme": "history",
            **{
                level: {
                    "right": 1 + number % choices,
                    **{
                        language: {
                            "question": f"{language} {level} {number}?",
                            "choices": [f"choice {place}" for place in range(1, choices + 1)],
                            "explanation": f"Explained in {language}.",
                        }
                        for language in LANGUAGES
                    },
                }
                for level, choices in CHOICES.items()
            },
        }
        for number in range(1, cards + 1)
    ]


@contextmanager
def played_with(cards: list[Any]) -> Iterator[None]:
    """The house plays with these cards for a while."""
    before = os.environ.get(questions.VARIABLE)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "questions.toml"
        path.write_text(as_toml(cards), encoding="utf-8")
        os.environ[questions.VARIABLE] = str(path)
        try:
            yield
        finally:
            if before is None:
                del os.environ[questions.VARIABLE]
            else:
                os.environ[questions.VARIABLE] = before
