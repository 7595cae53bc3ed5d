"""Whole games with everything the house says about them, for people to read and for a test to compare.

Each game says in the `playthrough.py` of its tests what is played (`transcript`), and which events are too rare to be
in it (`RARE`). It stands beside that in playthrough.txt; `python -m tests.playthrough` writes those of all games anew.
Each change in one is a change of what a player meets, and is reviewed as such; a refactoring leaves it as it was.
"""

from __future__ import annotations

import importlib
import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import perankh
from perankh import Match, new_match
from perankh.engine.events import Event
from perankh.engine.game import Game
from perankh.engine.words import LANGUAGES
from tests.playing import Policy
from tests.telling import decisions

NAMES = ("Anna", "Karim", "Léa", "Omar", "Inès")
REFUSALS_AT_A_TIME = 3


@dataclass(frozen=True)
class Playthrough:
    """Which game is played through, how its players choose, and how much of it is told."""

    game: Game
    players: int
    seed: int
    policy: Policy
    options: Mapping[str, bool] = field(default_factory=dict)
    tables_after: tuple[str, ...] = ("epoch_began",)
    """The events after which the table is shown."""
    every_position: bool = True
    """Whether the position stands before each move, or only beside the table."""
    every_action: bool = True
    """Whether an action is put into words whenever it is allowed, or only when these words are new."""

    def transcript(self) -> str:
        """The whole game as text; the same on every machine."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        names, options = NAMES[: self.players], dict(self.options)
        match = new_match(self.game.name, self.players, seed=self.seed, names=names, options=options)
        chance = random.Random(self.seed)
        chosen = f", {_compact(options)}" if options else ""
        yield f"A random game of {self.game.title} for {self.players}, seed {self.seed}{chosen}."
        yield "Lines that open with a language are what is said to players; the rest is what the API answers."
        yield from ("", "== set up", *_told(match, match.events))
        heard: set[str] = set()
        for _ in decisions(match):
            if any(event["event"] in self.tables_after for event in match.history[-1].events):
                yield from self._table(match)
            action = self.policy(match, chance)
            yield from ("", f"== move {match.moves + 1}", *self._question(match, heard))
            events = match.play(action)
            turn = match.history[-1]
            yield f"seat {turn.seat} plays: {action}" + (f" -> {', '.join(turn.outcomes)}" if turn.outcomes else "")
            yield from _told(match, events)
        yield from self._table(match)
        yield from ("", "== end", *self._question(match, heard), *_result(match))

    def _question(self, match: Match, heard: set[str]) -> Iterator[str]:
        """The moment before a move: who is asked what, and what may be answered."""
        yield (
            f"phase {match.phase} ({match.rule}), to act {match.to_act}, scores {match.scores}, ranking {match.ranking}"
        )
        if self.every_position:
            yield f"position {_compact(match.position())}"
        for language in LANGUAGES:
            yield f"  {language}: {match.prompt(language)}"
            yield from (f"  {language}, aloud: {line}" for line in match.picture_apart(language).aloud)
        yield from self._allowed(match, heard)
        yield from _refusals(match, heard)

    def _allowed(self, match: Match, heard: set[str]) -> Iterator[str]:
        """The actions that are allowed."""
        in_words = {
            action: " | ".join(match.describe_action(action, language) for language in LANGUAGES)
            for action in match.legal()
        }
        if self.every_action:
            yield from (f"legal: {action} | {words}" for action, words in in_words.items())
            return
        yield f"legal: {', '.join(in_words)}"
        yield from (f"  {action} | {words}" for action, words in in_words.items() if words not in heard)
        heard.update(in_words.values())

    def _table(self, match: Match) -> Iterator[str]:
        """The table as terminals and listeners meet it; where something is hidden, to a player and a spectator too."""
        if not self.every_position:
            yield from ("", f"position {_compact(match.position())}")
        for language in LANGUAGES:
            yield from ("", f"== the table ({language})", *match.picture(language))
        for seat in (0, None) if match.game.hides else ():
            viewer = "a spectator" if seat is None else f"seat {seat}"
            for language in LANGUAGES:
                yield from ("", f"== the table as {viewer} sees it ({language})")
                yield from match.picture_seen_by(seat, language)
            yield f"view {_compact(match.view(seat))}"


def _refusals(match: Match, heard: set[str]) -> Iterator[str]:
    """A few of the actions that are not allowed, those whose refusal has not been heard yet."""
    left = REFUSALS_AT_A_TIME
    for action in match.game.actions.names:
        refused = match.why_not(action)
        if refused is None or refused.sentence in heard or not left:
            continue
        heard.add(refused.sentence)
        left -= 1
        yield f"refused: {action} ({refused.rule})"
        for language in LANGUAGES:
            said = match.why_not(action, language)
            assert said is not None
            yield f"  {language}: {said.sentence}"


def _told(match: Match, events: list[Event]) -> Iterator[str]:
    """What happened, and what others hear of it where something is kept from them."""
    for event in events:
        yield f"event {_compact(event)}"
        yield from (f"  {language}: {match.describe(event, language)}" for language in LANGUAGES)
        seen = match.game.events.seen_by(event, None)
        if seen != event:
            yield from (f"  {language}, others: {match.describe(seen, language)}" for language in LANGUAGES)


def _result(match: Match) -> Iterator[str]:
    """What is left of a game."""
    yield from ("", "== score sheet")
    for seat in match.score_sheet()["seats"]:
        yield f"seat {seat['seat']}: score {seat['score']}"
        for epoch in seat["epochs"]:
            totals = ", ".join(f"{fact} {value}" for fact, value in epoch.items() if fact not in ("epoch", "lines"))
            yield f"  epoch {epoch['epoch']}: {totals}"
            yield from (f"    {_compact(line)}" for line in epoch["lines"])
    yield from ("", "== result", f"scores {match.scores}", f"ranking {match.ranking}")
    yield from ("", "== record", match.record().rstrip())


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def playthrough_of(game: Game) -> ModuleType:
    """What a game plays through."""
    return importlib.import_module(f"perankh.games.{game.name}.tests.playthrough")


def page_of(game: Game) -> Path:
    """Where it is written."""
    return game.folder / "tests" / "playthrough.txt"


if __name__ == "__main__":
    for each in perankh.games().values():
        page_of(each).write_text(playthrough_of(each).transcript(), encoding="utf-8")
        print(f"wrote {page_of(each)}")
