"""Words: whatever a player reads has words in every language, and the languages say the same things."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from perankh.engine.game import Game
from perankh.engine.words import LANGUAGES, words
from tests.playing import every_moment, finished
from tests.sources import ROOT, calls, imports, module_of, sources, strings_in

LOCALES = sorted({path.parent for path in ROOT.rglob("*.ftl")})
"""Every folder of words in the house."""


def wanted(game: Game) -> dict[str, set[str]]:
    """By the first word of their name, the messages that a game needs."""
    return {
        "event": set(game.events.names.values()),
        "action": set(game.actions.verbs),
        "phase": {phase.name.lower() for phase in game.phases},
        "outcome": {chance.name.lower() for chance in game.outcomes},
        "option": {option.name for option in game.options} | {f"{option.name}-help" for option in game.options},
        "fact": set(game.facts),
        "sheet": {telling.sheet for telling in game.events.tellings.values() if telling.sheet}
        | {"epoch", "now", "end"},
        "landmark": {telling.landmark for telling in game.events.tellings.values() if telling.landmark},
        "refusal": {
            message
            for path in [*game.folder.glob("*.py"), *mechanics_of(game)]
            for call in calls(path, "Refusal")
            for message in strings_in(call.args[1])
        },
        "fault": {
            message
            for path in game.folder.glob("*.py")
            for call in calls(path, "FileFault")
            for message in strings_in(call.args[0])
        },
        "file": {file.name for file in game.files},
    }


def mechanics_of(game: Game) -> set[Path]:
    """The files of shared mechanics that a game's own files import."""
    used = {module for path in game.folder.glob("*.py") for module, _ in imports(path)}
    return {path for path in sources("engine/mechanics") if module_of(path) in used}


LOOSE = re.compile(r"\w [?!;»]|« |\w :(?=\s)")
"""French punctuation behind a space at which a line may break."""


def test_french_punctuation_does_not_begin_a_line(game: Game) -> None:
    for path in (game.folder / "locales" / "fr.ftl", game.folder / "rulebook.fr.md"):
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        assert [line for line in lines if LOOSE.search(line)] == [], path.name


def entries(path: Path) -> list[Any]:
    """What a Fluent file holds."""
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def messages(path: Path) -> Iterator[tuple[str, frozenset[str]]]:
    """Each message or term of a Fluent file, with its attributes."""
    for entry in entries(path):
        if isinstance(entry, ast.Message | ast.Term):
            yield entry.id.name, frozenset(attribute.id.name for attribute in entry.attributes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "kind", ["event", "action", "phase", "outcome", "option", "fact", "sheet", "landmark", "refusal", "fault", "file"]
)
def test_everything_has_its_words(game: Game, kind: str, language: str) -> None:
    missing = [name for name in sorted(wanted(game)[kind]) if not game.words(language).knows(f"{kind}-{name}")]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_with_a_secret_has_words_for_whoever_may_not_know_it(game: Game, language: str) -> None:
    secret = [game.events.names[number] for number, telling in game.events.tellings.items() if telling.secret]
    assert [name for name in secret if not game.words(language).has_form(f"event-{name}", "unseen")] == []


@pytest.mark.parametrize(
    "kind", ["event", "action", "phase", "outcome", "option", "fact", "landmark", "refusal", "fault", "file"]
)
def test_no_words_are_kept_for_what_does_not_exist(game: Game, kind: str) -> None:
    kept = {
        name for name, _ in messages(game.folder / "locales" / f"{LANGUAGES[0]}.ftl") if name.startswith(f"{kind}-")
    }
    assert kept - {f"{kind}-{name}" for name in wanted(game)[kind]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_what_it_is_about_and_how_long_it_lasts(game: Game, language: str) -> None:
    assert all(game.words(language).say(message) for message in ("title", "tagline", "length"))


def test_the_words_of_refusals_are_looked_for_where_they_are(game: Game) -> None:
    assert wanted(game)["refusal"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_game_is_a_sentence(game: Game, language: str) -> None:
    told = {}
    for match in finished(game):
        told |= {repr({**event, "seat": None}): (match, event) for event in match.events}
    for match, event in told.values():
        for seen in (event, game.events.seen_by(event, None)):
            sentence = match.describe(seen, lang=language)
            assert sentence.endswith(".")
            assert "{" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_said_in_words(game: Game, language: str) -> None:
    match = next(finished(game))
    said = [match.describe_action(action, lang=language) for action in [*game.actions.names, *game.never]]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_its_picture_and_its_question(game: Game, language: str) -> None:
    for move, match in enumerate(every_moment(game)):
        if move % 20 == 0 or match.is_over:
            assert all(line.strip() for line in match.picture(lang=language))
            assert match.prompt(lang=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_comes_apart_by_seat_whatever_players_are_called(game: Game, language: str) -> None:
    for match in finished(game):
        labels = [line.partition(":")[0].strip()[:40] for line in match.picture(lang=language)]
        match.rename([*dict.fromkeys(labels), "A", "AA", "B", "BB", "C"][: match.players])
        whole = " ".join(match.picture(lang=language))
        table, seats, aloud = match.picture_apart(lang=language)
        assert len(seats) == match.players
        assert all(fact in whole for fact in [*table, *(fact for facts in seats for fact in facts), *aloud])


def test_every_name_a_fact_can_take_has_the_same_forms_in_every_language(game: Game) -> None:
    for fact, names in game.events.vocabularies.items():
        for name in names.values():
            forms = [
                set(game.words(language).forms(f"{fact}-{name}"))
                for language in LANGUAGES
                if game.words(language).knows(f"{fact}-{name}")
            ]
            assert all(other == forms[0] for other in forms)
            assert len(forms) in (0, len(LANGUAGES))


@pytest.mark.parametrize("folder", LOCALES, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_folder_of_words_has_every_language(folder: Path) -> None:
    assert sorted(path.stem for path in folder.glob("*.ftl")) == sorted(LANGUAGES)


@pytest.mark.parametrize("folder", LOCALES, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_language_says_the_same_things_in_the_same_forms(folder: Path) -> None:
    first, *others = (sorted(messages(folder / f"{language}.ftl")) for language in LANGUAGES)
    assert all(other == first for other in others)


@pytest.mark.parametrize("folder", LOCALES, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_line_of_words_can_be_read(folder: Path) -> None:
    for path in sorted(folder.glob("*.ftl")):
        assert [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("folder", LOCALES, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_nothing_is_said_twice(folder: Path) -> None:
    for path in sorted(folder.glob("*.ftl")):
        names = [name for name, _ in messages(path)]
        assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize("folder", LOCALES, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_no_message_is_without_words(folder: Path) -> None:
    for language in LANGUAGES:
        said = words(folder, language)
        assert [name for name, _ in messages(folder / f"{language}.ftl") if not said.knows(name)] == []
