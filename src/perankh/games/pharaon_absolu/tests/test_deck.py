"""The question deck: what is checked, how it is shown, and what a host may put in its place."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from perankh import InvalidSetup
from perankh.games.pharaon_absolu import GAME, questions
from perankh.games.pharaon_absolu.tests.builders import a_match, at_question, play
from perankh.games.pharaon_absolu.tests.decks import a_deck, as_toml
from tests.telling import cites


@pytest.fixture
def deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small deck of our own in the place of the house's."""
    path = tmp_path / "questions.toml"
    path.write_text(as_toml(a_deck()), encoding="utf-8")
    monkeypatch.setenv(questions.VARIABLE, str(path))
    return path


def faults(tmp_path: Path, cards: list[Any]) -> list[str]:
    path = tmp_path / "deck.toml"
    path.write_text(as_toml(cards), encoding="utf-8")
    return [fault.sentence(GAME.words("en")) for fault in questions.faults_in(path)]


def test_the_deck_of_the_house_has_no_fault() -> None:
    assert questions.faults_in(questions.OUR_DECK) == []
    deck = questions.deck_of(questions.OUR_DECK)
    assert len(deck.cards) == 48
    assert set(deck.themes) == set(questions.THEMES)


def test_a_deck_without_fault_may_be_larger(tmp_path: Path) -> None:
    assert faults(tmp_path, a_deck()) == []
    assert faults(tmp_path, a_deck(60)) == []


FAULTS: list[tuple[str, Any, str]] = [
    ("theme", "sports", "Card 3: its theme must be one of history, gods"),
    ("colour", "red", "Card 3: nothing is called colour."),
    ("easy", 5, "Card 3: the easy question is missing."),
    ("easy.right", 3, "Card 3, easy: right must be the place of the right choice, from 1 to 2."),
    ("hard.right", 0, "Card 3, hard: right must be"),
    ("hard.de", {"question": "Was?"}, "Card 3: nothing is called hard.de."),
    ("medium.fr", "non", "Card 3, medium: the texts in the language fr are missing."),
    ("medium.fr.question", " ", "Card 3, medium, fr: question must be written"),
    ("medium.fr.explanation", "Parce que", "Card 3, medium, fr: explanation must end like a sentence."),
    ("hard.en.choices", ["one", "two"], "Card 3, hard, en: there must be 4 choices."),
    ("easy.en.choices", ["one", ""], "Card 3, easy, en: choices must be written"),
    ("easy.en.choices", ["one", " One"], "Card 3, easy, en: two choices are the same."),
    ("easy.en.note", "more", "Card 3: nothing is called note."),
    ("easy.en.question", "en easy 1?", "Card 3, easy, en: card 1 asks the same."),
    ("medium.en.question", "en easy 3?", "Card 3, medium, en: card 3 asks the same."),
]


@pytest.mark.parametrize(("path", "value", "sentence"), FAULTS, ids=[row[2][:40] for row in FAULTS])
def test_a_fault_is_told_with_its_card_its_level_and_its_language(
    tmp_path: Path, path: str, value: Any, sentence: str
) -> None:
    cards = copy.deepcopy(a_deck())
    here = cards[2]
    *way, last = path.split(".")
    for step in way:
        here = here[step]
    here[last] = value
    assert any(sentence in fault for fault in faults(tmp_path, cards))


def test_french_spaces_are_no_fault(tmp_path: Path) -> None:
    cards = a_deck()
    cards[0]["easy"]["fr"]["question"] = "Est-ce vrai\N{NO-BREAK SPACE}?"
    cards[0]["easy"]["fr"]["explanation"] = "Oui\N{NARROW NO-BREAK SPACE}!"
    assert faults(tmp_path, cards) == []


def test_right_answers_must_be_spread_over_the_places(tmp_path: Path) -> None:
    cards = a_deck()
    for card in cards:
        card["hard"]["right"] = 2
    assert faults(tmp_path, cards)[0] == (
        "Of the hard questions, only 0 have their right choice on place 1: spread them evenly."
    )


def test_a_deck_must_be_large_enough(tmp_path: Path) -> None:
    assert faults(tmp_path, a_deck(12))[0] == "The deck has 12 cards, and the game needs 48."


@pytest.mark.parametrize(("text", "sentence"), [("a = ", "not written in TOML"), ("a = 1", "holds no [[card]]")])
def test_what_is_no_deck_is_told(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(text, encoding="utf-8")
    assert [sentence in fault.sentence(GAME.words("en")) for fault in questions.faults_in(path)] == [True]


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    [fault] = questions.faults_in(tmp_path / "none.toml")
    assert "Il n'y a pas de fichier" in fault.sentence(GAME.words("fr"))


def test_a_folder_cannot_be_read(tmp_path: Path) -> None:
    [fault] = questions.faults_in(tmp_path)
    assert "cannot be read" in fault.sentence(GAME.words("en"))


def test_a_faulty_deck_is_never_played_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(questions.VARIABLE, str(tmp_path / "none.toml"))
    with pytest.raises(InvalidSetup, match="There is no file"):
        at_question().picture()


# How it is shown


@cites("Pharaon 6.1")
def test_the_left_neighbour_is_shown_the_three_questions(deck: Path) -> None:
    m = a_match()
    play(m, "roll -> 4, question, 7")
    assert m.picture_seen_by(1, "fr")[-4:] == [
        "Carte Question 7 (l'histoire).",
        "facile\u00a0: fr easy 7?",
        "moyenne\u00a0: fr medium 7?",
        "difficile\u00a0: fr hard 7?",
    ]


@cites("Pharaon 6.2")
@pytest.mark.parametrize(
    ("right", "shown"),
    [
        ("a", ["a) choice 4", "b) choice 1", "c) choice 2", "d) choice 3"]),
        ("b", ["a) choice 1", "b) choice 4", "c) choice 2", "d) choice 3"]),
        ("d", ["a) choice 1", "b) choice 2", "c) choice 3", "d) choice 4"]),
    ],
)
def test_the_right_answer_is_shown_where_luck_has_put_it(deck: Path, right: str, shown: list[str]) -> None:
    m = at_question("hard", right=right)
    for seat in (0, 1, None):
        assert m.picture_seen_by(seat)[-5:] == ["en hard 7?", *shown], "card 7 has its right choice on place 4"


@cites("Pharaon 6.7")
def test_experts_are_shown_the_question_alone_and_then_the_answer(deck: Path) -> None:
    m = a_match(expert=True)
    play(m, "roll -> 4, question, 7", "ask hard")
    assert m.picture()[-1] == "en hard 7?"
    play(m, "speak")
    assert m.picture()[-2:] == ["en hard 7?", "Explained in en. The right answer: “choice 4”."]


@cites("Pharaon 6.2")
def test_after_the_answer_everybody_is_told_the_right_one_and_why(deck: Path) -> None:
    m = at_question("hard", right="c")
    events = play(m, "answer b")
    assert m.describe(events[0]) == (
        "Seat 0 answers b, which is wrong; c was right. Explained in en. The right answer: “choice 4”."
    )
    assert m.describe(events[0], "fr").endswith("Explained in fr. La bonne réponse\u00a0: «\u00a0choice 4\u00a0».")


def test_nothing_is_read_out_when_nothing_is_asked(deck: Path) -> None:
    m = a_match()
    assert not any("easy" in line for line in m.picture())


def test_a_record_holds_no_words_of_the_deck(deck: Path) -> None:
    m = a_match()
    play(m, "roll -> 4, question, 7", "ask hard -> c", "answer c")
    assert "choice" not in m.record()
    assert "question, 7" in m.record()


def test_our_deck_is_written_in_toml_as_it_is_read() -> None:
    cards = tomllib.loads(questions.OUR_DECK.read_text(encoding="utf-8"))["card"]
    asked = questions.deck_of(questions.OUR_DECK).asked(0, "easy", "en")
    assert asked.answer == cards[0]["easy"]["en"]["choices"][cards[0]["easy"]["right"] - 1]
