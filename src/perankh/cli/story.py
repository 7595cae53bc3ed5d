"""Tells what happens: sentences, what belongs together held together, and a score sheet where an epoch ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from perankh.cli.people import with_colours
from perankh.cli.sheet import show_epoch
from perankh.cli.terminal import Terminal
from perankh.engine.events import Event
from perankh.engine.match import Match

if TYPE_CHECKING:
    from rich.text import Text

TURN = "  "
ASIDE = "  │ "
"""Stands before what answers to somebody's turn: an auction, a loss."""
WIDEST = 100
"""Longer lines are hard to read."""
CITATION = 9
"""Columns for a citation on the right."""


class Storyteller:
    """Tells one match as it goes on."""

    def __init__(self, match: Match, terminal: Terminal, cites: bool = False, seat: int | None = None) -> None:
        self._match = match
        self._terminal = terminal
        self._cites = cites
        """Whether each sentence says which paragraph it follows."""
        self._seat = seat
        """For whose ears it is; None for a story that keeps nothing back."""
        self._epoch: int = (match.start or {}).get("epoch", 0)

    def is_aside(self) -> bool:
        """Whether what is asked now answers to a turn rather than being a part of it."""
        game = self._match.game
        return self._match.phase in {phase.name.lower() for phase in game.phases if phase in game.asides}

    def tell(self, events: Sequence[Event], aside: bool) -> None:
        """Tell what one action led to; `aside` when the action was not a turn of its own."""
        heard = [self._heard(event) for event in events]
        for is_scoring, part in groupby(heard, self._is_scoring):
            if is_scoring:
                show_epoch(self._match, max(event.get("epoch", 1) for event in part), self._terminal)
                aside = False
                continue
            for _, alike in groupby(part, _kind):
                told = list(alike)
                if self._opens_epoch(told[0]):
                    aside = False
                self._say(told, ASIDE if aside else TURN)

    def _heard(self, event: Event) -> Event:
        return event if self._seat is None else self._match.game.events.seen_by(event, self._seat)

    def _is_scoring(self, event: Event) -> bool:
        return bool(self._match.game.events.sheet_of(event))

    def _opens_epoch(self, event: Event) -> bool:
        """Whether the event belongs to a new epoch, which then gets its heading."""
        epoch = event.get("epoch", 0)
        if epoch <= self._epoch:
            return False
        self._epoch = epoch
        self._terminal.heading(self._match.game.words(self._terminal.language).say("sheet-epoch", epoch=epoch))
        return True

    def _say(self, events: list[Event], before: str) -> None:
        if self._terminal.is_plain:
            cited = f" ({events[0]['rule']})" if self._cites else ""
            sentences = self._counted(events) or [
                self._match.describe(event, self._terminal.language) for event in events
            ]
            self._terminal.show(*(f"{' ' * len(before)}{sentence}{cited}" for sentence in sentences))
            return
        told = " ".join(self._counted(events) or self._in_one_breath(events))
        self._terminal.show(*self._lines(told, events[0]["rule"], before))

    def _counted(self, events: list[Event]) -> list[str]:
        """Events that secrets were left out of sound alike: they are told once, with how many they are."""
        if len(events) == 1 or not all(map(self._match.game.events.is_veiled, events)):
            return []
        sentence = self._match.describe(events[0], self._terminal.language)
        return [self._terminal.say("times", sentence=sentence, count=len(events))]

    def _in_one_breath(self, events: list[Event]) -> list[str]:
        """Sentences about a seat that differ in one thing become one sentence: Anna gains a Nile, a god and a flood."""
        sentences = [self._match.describe(event, self._terminal.language) for event in events]
        if "seat" not in events[0]:  # the verb may agree with the thing
            return sentences
        things: dict[tuple[str, str], list[str]] = {}
        for sentence, event in zip(sentences, events, strict=True):
            thing = self._thing_in(sentence, event)
            if not thing:
                return sentences
            start, _, end = sentence.partition(thing)
            things.setdefault((start, end), []).append(thing)
        return [f"{start}{self._listed(named)}{end}" for (start, end), named in things.items()]

    def _thing_in(self, sentence: str, event: Event) -> str:
        """The longest form in which a sentence names the thing of its event: "a Nile", "2 Niles"."""
        named = {
            fact: value for fact, value in event.items() if fact not in ("event", "rule") and isinstance(value, str)
        }
        forms = [str(form) for form in self._match.game.words(self._terminal.language).with_forms(named).values()]
        counted = [f"{event['count']} {form}" for form in forms] if "count" in event else []
        return max((form for form in forms + counted if form in sentence), key=len, default="")

    def _listed(self, things: list[str]) -> str:
        *others, last = things
        return self._terminal.say("list", others=", ".join(others), last=last) if others else last

    def _lines(self, told: str, rule: str, before: str) -> Iterator[Text]:
        """Sentences broken into lines, with their citation at the end of the first."""
        from rich.text import Text

        console = self._terminal.out
        width = min(console.width, WIDEST) - len(before) - (CITATION if self._cites else 0)
        text = with_colours(told, self._match.names_in(self._terminal.language))
        for number, line in enumerate(text.wrap(console, width)):
            whole = Text.assemble((before, "dim yellow"), line)
            if self._cites and number == 0:
                whole.pad_right(width - len(line) + 1)
                whole.append(rule, style="dim")
            yield whole


def _kind(event: Event) -> tuple[Any, ...]:
    return event["event"], event.get("seat")
