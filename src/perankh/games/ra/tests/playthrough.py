"""One whole game of Ra with everything the house says about it, for people to read and for a test to compare.

`python -m perankh.games.ra.tests.playthrough` writes playthrough.txt anew. Each change in it is a change of what a
player meets, and is reviewed as such; a refactoring leaves it as it was.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from perankh import Match, new_match
from perankh.engine.events import Event
from perankh.engine.words import LANGUAGES
from perankh.games.ra import GAME
from perankh.games.ra.tests.builders import decisions

TRANSCRIPT = Path(__file__).with_name("playthrough.txt")
PLAYERS = 3
SEED = 4420
"""A game in which every kind of event happens, and every kind of decision is asked."""
EAGERNESS = {"draw": 8, "take": 6, "pass": 2}
"""With even chances, players invoke so often that no lane is ever full, and no Ra track."""
NAMES = ("Anna", "Karim", "Léa")
REFUSALS_AT_A_TIME = 3


def transcript() -> str:
    """The whole game as text; the same on every machine."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    match, chance = new_match(GAME.name, PLAYERS, seed=SEED, names=NAMES), random.Random(SEED)
    yield f"A random game of {GAME.title} for {PLAYERS}, seed {SEED}."
    yield "Lines that open with a language are what is said to players; the rest is what the API answers."
    yield from ("", "== set up", *_told(match, match.events))
    heard: set[str] = set()
    for _ in decisions(match):
        if _begins_an_epoch(match):
            yield from _table(match)
        action = _choice(match, chance)
        yield from ("", f"== move {match.moves + 1}", *_question(match, heard))
        events = match.play(action)
        turn = match.history[-1]
        yield f"seat {turn.seat} plays: {action}" + (f" -> {', '.join(turn.outcomes)}" if turn.outcomes else "")
        yield from _told(match, events)
    yield from _table(match)
    yield from ("", "== end", *_question(match, heard), *_result(match))


def _choice(match: Match, chance: random.Random) -> str:
    legal = match.legal()
    return chance.choices(legal, [EAGERNESS.get(action.split()[0], 1) for action in legal])[0]


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
    for action in GAME.actions.names:
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


if __name__ == "__main__":
    TRANSCRIPT.write_text(transcript(), encoding="utf-8")
    print(f"wrote {TRANSCRIPT}")
