"""Every word a player reads, in Fluent files: one per room and language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from perankh.engine.errors import InvalidSetup
from perankh.engine.reading import shown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
SHARED_WORDS = Path(__file__).parent / "locales"
"""The words that every game shares."""


class Words:
    """The words of one room in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))

    def knows(self, message: str) -> bool:
        """Whether there are words for this."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **facts: Any) -> str:
        """A message in words, with its facts filled in."""
        found = self._bundle.get_message(message)
        return self._format(message, found.value, facts)

    def has_form(self, message: str, form: str) -> bool:
        """Whether a message has a further form of that name."""
        return form in self._bundle.get_message(message).attributes

    def say_form(self, message: str, form: str, **facts: Any) -> str:
        """A further form of a message in words, with its facts filled in."""
        return self._format(message, self._bundle.get_message(message).attributes[form], facts)

    def forms(self, message: str) -> dict[str, str]:
        """The further forms of a word, such as the word with its article, by their names."""
        found = self._bundle.get_message(message)
        return {name: self._format(message, pattern, {}) for name, pattern in found.attributes.items()}

    def _format(self, message: str, pattern: Any, facts: Mapping[str, Any]) -> str:
        text, faults = self._bundle.format_pattern(pattern, dict(facts))
        assert not faults, f"{message} ({self.language}): {faults}"
        return str(text)

    def with_forms(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts as a message wants them: tile "nile" becomes the word for it, and a_tile its form `a`.

        The slash of a name, which no message may have, is a dash in that of its word.
        """
        said: dict[str, Any] = {}
        for fact, value in facts.items():
            word = f"{fact}-{value}".replace("/", "-")
            if isinstance(value, str) and self.knows(word):
                said[fact] = self.say(word)
                said |= {f"{form}_{fact}": text for form, text in self.forms(word).items()}
            else:
                said[fact] = value
        return said


def words(folder: Path, language: str) -> Words:
    """The words of a folder of Fluent files, read once."""
    if language not in LANGUAGES:
        raise InvalidSetup(f"the house speaks {' and '.join(LANGUAGES)}, not {shown(language)}")
    return _words(folder, language)


@cache
def _words(folder: Path, language: str) -> Words:
    return Words(folder, language)
