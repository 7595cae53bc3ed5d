"""One whole game with everything the house says about it, for people to read and for a test to compare.

Each game keeps one in the playthrough.txt of its tests. Each change in it is a change of what a player meets, and is
reviewed as such; a refactoring leaves it as it was.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from perankh import Match, new_match
from perankh.engine.events import Event
from perankh.engine.game import Game
from perankh.engine.words import LANGUAGES
from tests.telling import decisions

NAMES = ("Anna", "Karim", "Léa", "Omar", "Inès")
REFUSALS_AT_A_TIME = 3


@dataclass(frozen=True)
class Playthrough:
    """Which game is played through, and how eager players are for some actions; for all others, 1."""

    game: Game
    players: int
    seed: int
    eagerness: Mapping[str, int]

    def transcript(self) -> str:
        """The whole game as text; the same on every machine."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        names = NAMES[: self.players]
        match = new_match(self.game.name, self.players, seed=self.seed, names=names)
        chance = random.Random(self.seed)
        yield f"A random game of {self.game.title} for {self.players}, seed {self.seed}."
        yield "Lines that open with a language are what is said to players; the rest is what the API answers."
        yield from ("", "== set up", *_told(match, match.events))
        heard: set[str] = set()
        for _ in decisions(match):
            if _begins_an_epoch(match):
                yield from _table(match)
            action = self._choice(match, chance)
            yield from ("", f"== move {match.moves + 1}", *_question(match, heard))
            events = match.play(action)
            turn = match.history[-1]
            yield f"seat {turn.seat} plays: {action}" + (f" -> {', '.join(turn.outcomes)}" if turn.outcomes else "")
            yield from _told(match, events)
        yield from _table(match)
        yield from ("", "== end", *_question(match, heard), *_result(match))

    def _choice(self, match: Match, chance: random.Random) -> str:
        legal = match.legal()
        return chance.choices(legal, [self.eagerness.get(action.split()[0], 1) for action in legal])[0]


def _begins_an_epoch(match: Match) -> bool:
    return any(event["event"] == "epoch_began" for event in match.history[-1].events)


def _question(match: Match, heard: set[str]) -> Iterator[str]:
    """The moment before a move: who is asked what, and what may be answered."""
    yield f"phase {match.phase} ({match.rule}), to act {match.to_act}, scores {match.scores}, ranking {match.ranking}"
    yield f"position {_compact(match.position())}"
    yield from (f"  {language}: {match.prompt(language)}" for language in LANGUAGES)
    for action in match.legal():
        yield f"legal: {action} | " + " | ".join(match.describe_action(action, language) for language in LANGUAGES)
    yield from _refusals(match, heard)


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
    """What happened."""
    for event in events:
        yield f"event {_compact(event)}"
        yield from (f"  {language}: {match.describe(event, language)}" for language in LANGUAGES)


def _table(match: Match) -> Iterator[str]:
    """The table as terminals and listeners meet it."""
    for language in LANGUAGES:
        yield from ("", f"== the table ({language})", *match.picture(language))


def _result(match: Match) -> Iterator[str]:
    """What is left of a game."""
    yield from ("", "== score sheet")
    for seat in match.score_sheet()["seats"]:
        yield f"seat {seat['seat']}: score {seat['score']}"
        for epoch in seat["epochs"]:
            yield f"  epoch {epoch['epoch']}: net {epoch['net']}, fame {epoch['fame']}"
            yield from (f"    {_compact(line)}" for line in epoch["lines"])
    yield from ("", "== result", f"scores {match.scores}", f"ranking {match.ranking}")
    yield from ("", "== record", match.record().rstrip())


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
