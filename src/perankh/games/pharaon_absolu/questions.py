"""The words of the questions: a deck is a file that anybody may write; the rules know a question by its number only.

The deck of the house lies beside this module. A host who has another one names its file in PERANKH_QUESTIONS, or with
`perankh serve --questions`; it holds as many cards as the box or more, and the first of them are played with.
"""

from __future__ import annotations

import os
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from perankh.engine.errors import InvalidSetup
from perankh.engine.events import Event
from perankh.engine.game import FileFault
from perankh.engine.words import LANGUAGES, Words, words
from perankh.games.pharaon_absolu.actions import LETTERS, LEVEL_NAMES
from perankh.games.pharaon_absolu.components import CHOICES, NO_PLACE, QUESTIONS
from perankh.games.pharaon_absolu.state import Phase, State

HERE = Path(__file__).parent
OUR_DECK = HERE / "questions.toml"
VARIABLE = "PERANKH_QUESTIONS"
THEMES = ("history", "gods", "life", "writing", "nile", "monuments", "science", "pharaohs")
LEVELS = {name: CHOICES[level] for level, name in LEVEL_NAMES.items()}
"""Each level by its name, with the number of choices it has."""
TEXTS = ("question", "choices", "explanation")
FEWEST_ON_A_PLACE = 0.5
"""Of the right answers of a level, a place holds at least this part of an even share."""
SPACES = {ord("\N{NO-BREAK SPACE}"): " ", ord("\N{NARROW NO-BREAK SPACE}"): " "}
"""What French puts before its signs, and Python does not call printable."""
ENDS = (".", "!", "?", "…", "»", "”")


@dataclass(frozen=True)
class Question:
    """One question in one language."""

    question: str
    choices: tuple[str, ...]
    right: int
    """The place of the right choice, from 1."""
    explanation: str

    @property
    def answer(self) -> str:
        """The right choice."""
        return self.choices[self.right - 1]

    def shown(self, right: int) -> list[str]:
        """The choices, with the right one at a place and the others around it in the order of the deck."""
        others = [choice for place, choice in enumerate(self.choices, 1) if place != self.right]
        return [*others[: right - 1], self.answer, *others[right - 1 :]]


@dataclass(frozen=True)
class Deck:
    """All cards of a file."""

    cards: tuple[Mapping[str, Mapping[str, Question]], ...]
    themes: tuple[str, ...]

    def asked(self, question: int, level: str, language: str) -> Question:
        """One question of the card with this number, which counts from 0."""
        return self.cards[question][level][language]


# Reading a deck


def deck_in_use() -> Deck:
    """The deck that this house plays with."""
    return deck_of(Path(os.environ.get(VARIABLE) or OUR_DECK))


@cache
def deck_of(path: Path) -> Deck:
    """The deck in a file, or a refusal with everything that is wrong with it."""
    faults = faults_in(path)
    if faults:
        said = words(HERE / "locales", LANGUAGES[0])
        raise InvalidSetup(" ".join(fault.sentence(said) for fault in faults))
    written = tomllib.loads(path.read_text(encoding="utf-8"))["card"]
    return Deck(tuple(map(_card, written)), tuple(card["theme"] for card in written))


def _card(written: Mapping[str, Any]) -> Mapping[str, Mapping[str, Question]]:
    return {level: {language: _question(written[level], language) for language in LANGUAGES} for level in LEVELS}


def _question(written: Mapping[str, Any], language: str) -> Question:
    texts = written[language]
    return Question(
        texts["question"].strip(),
        tuple(map(str.strip, texts["choices"])),
        written["right"],
        texts["explanation"].strip(),
    )


# What may be wrong with a deck


def faults_in(path: Path) -> list[FileFault]:
    """Everything that is wrong with a deck, for whoever has written it."""
    try:
        written = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return [FileFault("deck-missing", {"file": str(path)})]
    except (OSError, UnicodeDecodeError) as fault:
        return [FileFault("deck-unreadable", {"file": str(path), "reason": str(fault)})]
    except tomllib.TOMLDecodeError as fault:
        return [FileFault("deck-not-toml", {"reason": str(fault)})]
    cards = written.get("card")
    if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
        return [FileFault("deck-no-cards", {})]
    faults = [fault for number, card in enumerate(cards, 1) for fault in _faults_of_card(number, card)]
    if len(cards) < QUESTIONS:
        faults.insert(0, FileFault("deck-too-small", {"count": len(cards), "least": QUESTIONS}))
    return faults or [*_repeated_questions(cards), *_crowded_places(cards)]


def _faults_of_card(number: int, card: Mapping[str, Any]) -> Iterator[FileFault]:
    if card.get("theme") not in THEMES:
        yield FileFault("deck-theme", {"card": number, "known": ", ".join(THEMES)})
    for name in card:
        if name != "theme" and name not in LEVELS:
            yield FileFault("deck-unknown-field", {"card": number, "name": name})
    for level, choices in LEVELS.items():
        question = card.get(level)
        if not isinstance(question, dict):
            yield FileFault("deck-no-level", {"card": number, "level": level})
        else:
            yield from _faults_of_question({"card": number, "level": level}, question, choices)


def _faults_of_question(where: dict[str, Any], question: Mapping[str, Any], choices: int) -> Iterator[FileFault]:
    right = question.get("right")
    if not isinstance(right, int) or isinstance(right, bool) or not 1 <= right <= choices:
        yield FileFault("deck-right", {**where, "most": choices})
    for name in question:
        if name != "right" and name not in LANGUAGES:
            yield FileFault("deck-unknown-field", {"card": where["card"], "name": f"{where['level']}.{name}"})
    for language in LANGUAGES:
        texts = question.get(language)
        if not isinstance(texts, dict):
            yield FileFault("deck-no-language", {**where, "language": language})
        else:
            yield from _faults_of_texts({**where, "language": language}, texts, choices)


def _faults_of_texts(where: dict[str, Any], texts: Mapping[str, Any], choices: int) -> Iterator[FileFault]:
    for name in texts:
        if name not in TEXTS:
            yield FileFault("deck-unknown-field", {"card": where["card"], "name": name})
    for name in ("question", "explanation"):
        text = texts.get(name)
        if not _is_text(text):
            yield FileFault("deck-no-text", {**where, "name": name})
        elif not str(text).strip().endswith(ENDS):
            yield FileFault("deck-no-end", {**where, "name": name})
    offered = texts.get("choices")
    if not isinstance(offered, list) or len(offered) != choices:
        yield FileFault("deck-choices", {**where, "count": choices})
    elif not all(map(_is_text, offered)):
        yield FileFault("deck-no-text", {**where, "name": "choices"})
    elif len({_plain(choice) for choice in offered}) < choices:
        yield FileFault("deck-same-choices", where)


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip()) and value.strip().translate(SPACES).isprintable()


def _plain(text: str) -> str:
    return " ".join(text.split()).casefold()


def _repeated_questions(cards: list[Mapping[str, Any]]) -> Iterator[FileFault]:
    """The same words asked twice, at whatever level."""
    first: dict[tuple[str, str], int] = {}
    for (number, card), level, language in product(enumerate(cards, 1), LEVELS, LANGUAGES):
        asked = (language, _plain(card[level][language]["question"]))
        if asked in first:
            where = {"card": number, "level": level, "language": language, "other": first[asked]}
            yield FileFault("deck-same-question", where)
        first.setdefault(asked, number)


def _crowded_places(cards: list[Mapping[str, Any]]) -> Iterator[FileFault]:
    """Right answers that stand too often on the same place: whoever reads the file aloud would betray them."""
    for level, choices in LEVELS.items():
        places = Counter(card[level]["right"] for card in cards)
        for place in range(1, choices + 1):
            if places[place] < FEWEST_ON_A_PLACE * len(cards) / choices:
                yield FileFault("deck-crowded", {"level": level, "place": place, "count": places[place]})


# Where the words are read


def read_aloud(state: State, said: Words) -> list[str]:
    """The question that is being asked, in the words of the deck."""
    if state.phase == Phase.LEVEL:
        return [_headline(state, said), *(_offered(state, said, level) for level in LEVELS)]
    if state.phase == Phase.QUESTION:
        return [_headline(state, said), *_read_to_the_mover(state, said)]
    if state.phase == Phase.JUDGEMENT:
        asked = deck_in_use().asked(state.question, LEVEL_NAMES[state.level], said.language)
        answer = said.say("question-answer", answer=asked.answer, explanation=asked.explanation)
        return [_headline(state, said), asked.question, answer]
    return []


def _headline(state: State, said: Words) -> str:
    theme = said.say(f"theme-{deck_in_use().themes[state.question]}")
    return said.say("question-card", number=state.question + 1, theme=theme)


def _offered(state: State, said: Words, level: str) -> str:
    asked = deck_in_use().asked(state.question, level, said.language)
    return said.say("question-offered", level=said.say(f"level-{level}"), question=asked.question)


def _read_to_the_mover(state: State, said: Words) -> list[str]:
    asked = deck_in_use().asked(state.question, LEVEL_NAMES[state.level], said.language)
    if state.right == NO_PLACE:
        return [asked.question]
    choices = enumerate(asked.shown(state.right), 1)
    return [asked.question, *(said.say("question-choice", letter=LETTERS[place], text=text) for place, text in choices)]


def remark(event: Event, said: Words) -> str:
    """What is added when an answer was given: the right one, and the one thing more that it teaches."""
    if event["event"] not in ("answered", "recalled", "spoke"):
        return ""
    asked = deck_in_use().asked(int(event["question"]) - 1, event["level"], said.language)
    return said.say("question-answer", answer=asked.answer, explanation=asked.explanation)
