"""One whole game of Nile with everything the house says about it, for people to read and for a test to compare.

`python -m perankh.games.nile.tests.playthrough` writes playthrough.txt anew. Each change in it is a change of what a
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
from perankh.games.nile import GAME
from perankh.games.nile.tests.builders import decisions

TRANSCRIPT = Path(__file__).with_name("playthrough.txt")
PLAYERS = 2
SEED = 1244
"""A game in which every kind of event happens, and every kind of decision is asked."""
SENSE = 0.7
"""How often a player decides as a newcomer would: with luck alone, all cards are traded and nothing grows."""
NAMES = ("Anna", "Karim")
OPTIONS = {"fast_variant": True}
REFUSALS_AT_A_TIME = 3


def transcript() -> str:
    """The whole game as text; the same on every machine."""
    return "\n".join(_lines()) + "\n"


def played(seed: int) -> Iterator[Match]:
    """The game before each of its moves, and at its end."""
    match, chance = new_match(GAME.name, PLAYERS, seed=seed, names=NAMES, options=OPTIONS), random.Random(seed)
    for _ in decisions(match):
        yield match
        match.play(_choice(match, chance))
    yield match


def _choice(match: Match, chance: random.Random) -> str:
    legal = match.legal()
    if chance.random() >= SENSE:
        return chance.choice(legal)
    codes = [GAME.actions.codes[action] for action in legal]
    return GAME.actions.names[GAME.kernel.greedy(GAME.read_position(match.position()), codes, len(codes))]


def _lines() -> Iterator[str]:
    yield f"A game of {GAME.title} for {PLAYERS}, seed {SEED}."
    yield "Lines that open with a language are what is said to players; the rest is what the API answers."
    yield "An action is put into words when it is first allowed, a refusal when it is first heard."
    heard: set[str] = set()
    told = 0
    for match in played(SEED):
        turn, events = match.history[-1], match.events
        who = "== set up" if turn.seat is None else f"seat {turn.seat} plays: {turn.action}"
        yield who + (f" -> {', '.join(turn.outcomes)}" if turn.outcomes else "")
        yield from _told(match, events[told:])
        if match.is_over or any(event["event"] in ("begins", "reshuffled") for event in events[told:]):
            yield from _table(match)
        told = len(events)
        yield from ("", "== end" if match.is_over else f"== move {match.moves + 1}", *_question(match, heard))
    yield from _result(match)


def _question(match: Match, heard: set[str]) -> Iterator[str]:
    """The moment before a move: who is asked what, and what may be answered."""
    yield f"phase {match.phase} ({match.rule}), to act {match.to_act}, scores {match.scores}, ranking {match.ranking}"
    yield f"position {_compact(match.position())}"
    yield from (f"  {language}: {match.prompt(language)}" for language in LANGUAGES)
    yield f"legal: {', '.join(match.legal())}"
    for action in match.legal():
        if action not in heard:
            heard.add(action)
            yield f"  {action}: " + " | ".join(match.describe_action(action, language) for language in LANGUAGES)
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
    """What happened, and what of it somebody who only watches is told."""
    for event in events:
        yield f"event {_compact(event)}"
        yield from (f"  {language}: {match.describe(event, language)}" for language in LANGUAGES)
        seen = GAME.events.seen_by(event, None)
        if seen != event:
            yield f"  watching: {match.describe(seen)}"


def _table(match: Match) -> Iterator[str]:
    """The table as everybody, as a seat and as a spectator meets it."""
    for language in LANGUAGES:
        yield from ("", f"== the table ({language})", *match.picture(language))
    for seat in (None, 0):
        yield from ("", f"== as seen by {seat}", *match.picture_seen_by(seat), f"view {_compact(match.view(seat))}")


def _result(match: Match) -> Iterator[str]:
    """What is left of a game."""
    yield from ("", "== score sheet")
    for seat in match.score_sheet()["seats"]:
        yield f"seat {seat['seat']}: score {seat['score']}"
        for epoch in seat["epochs"]:
            yield f"  net {epoch['net']}"
            yield from (f"    {_compact(line)}" for line in epoch["lines"])
    yield from ("", "== result", f"scores {match.scores}", f"ranking {match.ranking}")
    yield from ("", "== record", match.record().rstrip())


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    TRANSCRIPT.write_text(transcript(), encoding="utf-8")
    print(f"wrote {TRANSCRIPT}")
