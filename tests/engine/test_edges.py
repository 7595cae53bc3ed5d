"""What a game may add at its edge: words read aloud, remarks, what only programs do, what a host may replace."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import perankh
from perankh.bots.search import SearchBot
from perankh.engine import registry
from perankh.engine.events import Event
from perankh.engine.game import FileFault, Game, HostFile
from perankh.engine.match import Match
from perankh.engine.words import Words
from tests.engine.mehen import MEHEN, Phase, State

WORDS = """
action-take = Take { $count }
action-throw = Throw
action-peek = Peek at { $other }
event-dealt = { $seat } is dealt a { $pebble } pebble.
    .unseen = { $seat } is dealt a pebble.
event-took = { $seat } takes { $count }.
fault-torn = Line { $line } is torn.
"""


def read_aloud(state: State, said: Words) -> list[str]:
    return [f"{state.pile} pebbles, says the {said.language} voice"]


def remark(event: Event, _: Words) -> str:
    return "That is a lot." if event.get("count") == 2 else ""


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """Mehen with everything at its edge."""
    (tmp_path / "locales").mkdir()
    for language in ("en", "fr"):
        (tmp_path / "locales" / f"{language}.ftl").write_text(WORDS, encoding="utf-8")
    return replace(
        MEHEN,
        for_programs=frozenset({"throw"}),
        read_aloud=read_aloud,
        remark=remark,
        files=(HostFile("scroll", lambda path: [] if path.exists() else [FileFault("torn", {"line": 3})]),),
        folder=tmp_path,
    )


@pytest.fixture
def playing(monkeypatch: pytest.MonkeyPatch) -> Callable[[Game], Match]:
    def begin(game: Game) -> Match:
        kept = registry.found() | {game.name: game}
        monkeypatch.setattr(registry, "found", lambda: kept)
        return perankh.new_match(game.name, 2, seed=1, names=["Anna", "Karim"])

    return begin


@pytest.fixture
def match(game: Game, playing: Callable[[Game], Match]) -> Match:
    return playing(game)


def test_a_person_is_offered_all_but_what_only_programs_do(match: Match) -> None:
    assert "throw" in match.legal()
    assert match.offered() == [action for action in match.legal() if action != "throw"]


def test_without_anything_for_programs_people_are_offered_everything() -> None:
    assert MEHEN.is_for_people("throw")


def test_what_is_read_aloud_is_heard_with_every_picture(match: Match) -> None:
    assert match.picture() == ["9 pebbles, says the en voice"]
    assert match.picture_seen_by(None, "fr") == ["9 pebbles, says the fr voice"]


def test_a_remark_follows_the_sentence_of_its_event(match: Match) -> None:
    assert [match.describe(event) for event in match.play("take 1")] == ["Anna takes 1."]
    assert [match.describe(event) for event in match.play("take 2")] == ["Anna takes 2. That is a lot."]


def test_an_event_is_told_in_other_words_where_its_secret_is_left_out(match: Match) -> None:
    dealt = match.events[0]
    assert match.describe(dealt) == f"Anna is dealt a {dealt['pebble']} pebble."
    assert match.describe(match.game.events.seen_by(dealt, 1)) == "Anna is dealt a pebble."


def test_an_action_names_whoever_it_is_aimed_at(game: Game, playing: Callable[[Game], Match]) -> None:
    actions = perankh.engine.actions.ActionTable(
        {"take": {1: "1", 2: "2"}, "throw": {}, "peek": {0: "0", 1: "1", 2: "2"}},
        {"take": "count", "peek": "other"},
    )
    match = playing(replace(game, actions=actions))
    assert match.describe_action("peek 1") == "Peek at Karim"
    assert match.describe_action("peek 2") == "Peek at Seat 2", "a seat that this table does not have"
    assert match.describe_action("take 1") == "Take 1"


def test_a_host_is_told_what_is_wrong_with_a_file(game: Game, tmp_path: Path) -> None:
    [file] = game.files
    assert file.variable == "PERANKH_SCROLL"
    assert [fault.sentence(game.words("en")) for fault in file.faults(tmp_path / "none")] == ["Line 3 is torn."]
    assert file.faults(tmp_path) == []


def test_an_opponent_that_thinks_ahead_answers_in_good_faith_like_a_newcomer() -> None:
    bot: Any = object.__new__(SearchBot)
    bot._game = replace(MEHEN, in_good_faith=frozenset({Phase.TURN}))
    bot._newcomer = perankh.bots.policies.GreedyBot(bot._game)
    view = {"players": 2, "to_act": 0, "phase": 0, "pile": 5, "hidden": [0, 0], "taken": [0, 0]}
    assert bot.choose(view, ["take 2", "peek"]) == MEHEN.actions.names[MEHEN.kernel.greedy(None, [1, 3], 2)]
