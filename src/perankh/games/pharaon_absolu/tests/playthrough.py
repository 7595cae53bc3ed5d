"""Two whole games of Pharaon Absolu with everything the house says about them, for people to read and for a test.

`python -m perankh.games.pharaon_absolu.tests.playthrough` writes playthrough.txt anew. Each change in it is a change of
what a player meets, and is reviewed as such; a refactoring leaves it as it was. The questions are those of the tests,
so that whoever mends a word of the deck changes nothing here.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from perankh import new_match
from perankh.engine.events import Event
from perankh.engine.words import LANGUAGES
from perankh.games.pharaon_absolu import GAME
from perankh.games.pharaon_absolu.tests.builders import decisions
from perankh.games.pharaon_absolu.tests.decks import a_deck, played_with

TRANSCRIPT = Path(__file__).with_name("playthrough.txt")
NAMES = ("Anna", "Karim", "Léa")
SENSIBLE = 0.6
"""How often a player does what a newcomer would, rather than anything."""
REFUSALS_AT_A_TIME = 2
MOVES_BETWEEN_TABLES = 40


@dataclass(frozen=True)
class Played:
    """A game of the transcript."""

    players: int
    seed: int
    options: dict[str, bool]


GAMES = (
    Played(3, 55, {}),
    Played(2, 280, {"short_board": True, "expert": True, "under_eight": True, "pyramid_duplicates": False}),
)
"""Games in which every kind of decision is asked, and all but the rarest events happen."""


def transcript() -> str:
    """Both games as text; the same on every machine."""
    with played_with(a_deck()):
        return "\n".join(line for played in GAMES for line in Teller(played).lines()) + "\n"


class Teller:
    """Tells one game."""

    def __init__(self, played: Played) -> None:
        self._played = played
        self._chance = random.Random(played.seed)
        self._heard: set[str] = set()
        self._match = new_match(
            GAME.name, played.players, seed=played.seed, names=NAMES[: played.players], options=played.options
        )

    def lines(self) -> Iterator[str]:
        """The whole game."""
        match, played = self._match, self._played
        yield f"A game of {GAME.title} for {played.players}, seed {played.seed}, options {_compact(match.options)}."
        yield "Lines that open with a language are what is said to players; the rest is what the API answers."
        yield from ("", "== set up", *self._told(match.events))
        for _ in decisions(match):
            if match.moves % MOVES_BETWEEN_TABLES == 0:
                yield from self._table()
            yield from ("", f"== move {match.moves + 1}", *self._question())
            events = match.play(self._choice())
            turn = match.history[-1]
            yield f"seat {turn.seat} plays: {turn.action}" + (
                f" -> {', '.join(turn.outcomes)}" if turn.outcomes else ""
            )
            yield from self._told(events)
        yield from self._table()
        yield from ("", "== end", *self._question(), *self._result(), "")

    def _choice(self) -> str:
        match, codes = self._match, self._match._legal_codes()
        if self._chance.random() < SENSIBLE and match.phase != "question":
            return GAME.actions.names[GAME.kernel.greedy(match._state, codes, len(codes))]
        return self._chance.choice(match.legal())

    def _question(self) -> Iterator[str]:
        """The moment before a move: who is asked what, and what may be answered."""
        match = self._match
        yield f"phase {match.phase} ({match.rule}), to act {match.to_act}, scores {match.scores}"
        for language in LANGUAGES:
            yield from self._once(f"  {language}: {match.prompt(language)}")
            yield from (f"  {language}: {line}" for line in GAME.read_aloud(match._state, GAME.words(language)))
        yield f"legal: {', '.join(match.legal())}"
        for action in match.legal():
            said = " | ".join(match.describe_action(action, language) for language in LANGUAGES)
            yield from self._once(f"  {action} | {said}")
        yield from self._refusals()

    def _once(self, *lines: str) -> Iterator[str]:
        """Lines that have not been told before."""
        for line in lines:
            if line not in self._heard:
                self._heard.add(line)
                yield line

    def _refusals(self) -> Iterator[str]:
        """A few of the actions that are not allowed, those whose refusal has not been heard yet."""
        left = REFUSALS_AT_A_TIME
        for action in GAME.actions.names:
            refused = self._match.why_not(action)
            if refused is None or refused.sentence in self._heard or not left:
                continue
            self._heard.add(refused.sentence)
            left -= 1
            yield f"refused: {action} ({refused.rule})"
            for language in LANGUAGES:
                said = self._match.why_not(action, language)
                assert said is not None
                yield f"  {language}: {said.sentence}"

    def _told(self, events: list[Event]) -> Iterator[str]:
        """What happened, and as others hear it where something is kept from them."""
        match = self._match
        for event in events:
            yield f"event {_compact(event)}"
            yield from (f"  {language}: {match.describe(event, language)}" for language in LANGUAGES)
            seen = GAME.events.seen_by(event, None)
            if seen != event:
                yield from (f"  {language}, others: {match.describe(seen, language)}" for language in LANGUAGES)

    def _table(self) -> Iterator[str]:
        """The table as terminals and listeners meet it, and as the first seat may see it."""
        match = self._match
        yield from ("", f"position {_compact(match.position())}")
        for language in LANGUAGES:
            yield from ("", f"== the table ({language})", *match.picture(language))
            yield from ("", f"== the table as seat 0 sees it ({language})", *match.picture_seen_by(0, language))

    def _result(self) -> Iterator[str]:
        """What is left of a game."""
        match = self._match
        yield from ("", "== score sheet")
        for seat in match.score_sheet()["seats"]:
            yield f"seat {seat['seat']}: score {seat['score']}"
            for epoch in seat["epochs"]:
                yield from (f"    {_compact(line)}" for line in epoch["lines"])
        yield from ("", "== result", f"scores {match.scores}", f"ranking {match.ranking}")
        yield from ("", "== record", match.record().rstrip())


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    TRANSCRIPT.write_text(transcript(), encoding="utf-8")
    print(f"wrote {TRANSCRIPT}")
