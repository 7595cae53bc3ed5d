"""Checked play: the one place that validates a move, explains a refusal and keeps the history."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cmp_to_key
from typing import Any, NamedTuple

from perankh.engine.errors import IllegalAction, ImpossibleOutcome, InvalidSetup, MatchOver, NothingToTakeBack
from perankh.engine.events import SEATS, Event
from perankh.engine.game import Game, Refusal
from perankh.engine.luck import Committed, LuckSpeaks, MatchLuck, Seal, Sealed, Seeded, Silent, Told, Witness
from perankh.engine.picture import Picture, apart
from perankh.engine.reading import shown
from perankh.engine.registry import game_named
from perankh.engine.words import SHARED_WORDS, words

SET_UP = "set up"
"""What stands in the history for the game's own preparation."""
LONGEST_NAME = 40


IMAGINED = 8
"""How many ways the hidden parts of a table may lie are tried, before a seat is told what would happen."""


class WhyNot(NamedTuple):
    """Why an action is not allowed: the paragraph that forbids it, and a sentence for the player."""

    rule: str
    sentence: str


class Foresight(NamedTuple):
    """What would come of an action at once, as far as it follows without luck and from what its seat knows."""

    events: tuple[Event, ...]
    luck: bool
    """Whether more would come of it: luck would speak, or something hidden would matter or be shown."""
    gain: int | None
    """What the seat would gain if everything counted at once; None where that cannot be foreseen."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One action of a history with everything that came of it."""

    seat: int | None
    """None for the set-up."""
    action: str
    outcomes: tuple[str, ...]
    events: tuple[Event, ...]


class Match:
    """One game being played: every move is checked, every outcome of luck is kept."""

    def __init__(
        self,
        game: Game,
        state: Any,
        luck: MatchLuck,
        names: Sequence[str] | None = None,
        start: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.players: int = state.players
        self.names: list[str] | None = None
        if names is not None:
            self.rename(names)
        self.start = start
        """The position the match began from, when it was not set up by the rules."""
        self.history: list[Turn] = []
        self.seal: Seal | None = luck.seal if isinstance(luck, Committed) and start is None else None
        """What will prove that luck was fair, when it was committed to."""
        self._state = state
        self._luck = luck
        self._before: list[Any] = []
        """The states before those latest actions of one seat that it may take back."""
        self._imagined: tuple[Any, list[Any]] | None = None
        """A state, and how it may be for all that its seat to act knows."""

    def set_up(self, players: int, outcomes: Sequence[str] | None = None) -> None:
        """Let the rules prepare the table."""
        self._record(None, SET_UP, lambda state: self.game.kernel.set_up(state, players), self._told(outcomes))
        self.players = self._state.players

    def rename(self, names: Sequence[str]) -> None:
        """Give the seats names, which descriptions and the record use."""
        given = [_on_one_line(name) for name in names] if isinstance(names, list | tuple) else []
        if len(given) != self.players or not all(map(_is_name, given)):
            raise InvalidSetup(
                f"{self.players} players need {self.players} names, each a text of 1 to {LONGEST_NAME} letters"
            )
        self.names = given

    # What is going on

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.kernel.is_over(self._state)

    @property
    def to_act(self) -> int | None:
        """The seat that must decide, or None when the game is over."""
        return None if self.is_over else self._state.to_act

    @property
    def options(self) -> dict[str, bool]:
        """What this table decided before the game."""
        return {option.name: bool(getattr(self._state, option.name)) for option in self.game.options}

    @property
    def rules(self) -> int:
        """Which version of the rules this table plays by."""
        version: int = self._state.rules
        return version

    @property
    def scores(self) -> list[int]:
        """The score of each seat now."""
        return [self.game.kernel.score(self._state, seat) for seat in range(self.players)]

    def scores_seen_by(self, seat: int | None) -> list[int | None]:
        """The score of each seat now, as far as that seat (None: a spectator) can know it; None where it cannot."""
        seen = self._state if self.is_over else self._seen_by(seat)
        known = self.game.knows_score
        return [self.game.kernel.score(seen, other) if known(seen, other) else None for other in range(self.players)]

    @property
    def ranking(self) -> list[int]:
        """The seats from first to last, as the game breaks ties."""

        def order(seat: int, other: int) -> int:
            return self.game.kernel.outranks(self._state, other, seat) - self.game.kernel.outranks(
                self._state, seat, other
            )

        return sorted(range(self.players), key=cmp_to_key(order))

    @property
    def places(self) -> list[int]:
        """The place of each seat, from 1 on; seats that nothing sets apart share one."""
        seats = range(self.players)
        return [1 + sum(self.game.kernel.outranks(self._state, other, seat) for other in seats) for seat in seats]

    @property
    def events(self) -> list[Event]:
        """Everything that has happened."""
        return [dict(event) for turn in self.history for event in turn.events]

    @property
    def rule(self) -> str:
        """The paragraph behind the decision that is being asked."""
        return self.game.phase_rules[self._state.phase]

    @property
    def phase(self) -> str:
        """The name of what is being asked."""
        return self.game.phases(self._state.phase).name.lower()

    def position(self) -> dict[str, Any]:
        """Everything on the table, JSON-able."""
        return self.game.write_position(self._state)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat (None: a spectator) may know, JSON-able."""
        if seat is not None:
            self._check_seat(seat)
        seen = self.game.conceal(self._state, seat) if self.game.hides else self._state
        return {"seat": seat} | self.game.write_position(seen)

    def facts(self, seat: int) -> dict[str, int]:
        """The numbers that the seat knows and can give orders in advance about, by name."""
        self._check_seat(seat)
        seen = self.game.conceal(self._state, seat)
        return {name: int(fact(seen, seat)) for name, fact in self.game.facts.items()}

    def _check_seat(self, seat: object) -> None:
        if not isinstance(seat, int) or seat not in range(self.players):
            raise InvalidSetup(f"there is no seat {shown(seat)}: seats count from 0 to {self.players - 1}")

    def picture(self, lang: str = "en") -> list[str]:
        """The table in a few lines of words, with what is read out to everybody."""
        return self._pictured(self._state, lang)

    def picture_seen_by(self, seat: int | None, lang: str = "en") -> list[str]:
        """The table in a few lines of words, as far as that seat (None: a spectator) may know it."""
        return self._pictured(self.game.conceal(self._state, seat), lang)

    def picture_apart(self, lang: str = "en") -> Picture:
        """The same taken apart: what is about the table, about each seat, and read out to everybody."""
        return self._pictured_apart(self._state, lang)

    def picture_apart_seen_by(self, seat: int | None, lang: str = "en") -> Picture:
        """The same, as far as that seat (None: a spectator) may know it."""
        return self._pictured_apart(self.game.conceal(self._state, seat), lang)

    def _pictured_apart(self, seen: Any, lang: str) -> Picture:
        said = self.game.words(lang)
        table, seats = apart(lambda names: self.game.picture(seen, said, names), self.names_in(lang))
        return Picture(table, seats, self.game.read_aloud(self._state, said))

    def _pictured(self, seen: Any, lang: str) -> list[str]:
        said = self.game.words(lang)
        return self.game.picture(seen, said, self.names_in(lang)) + self.game.read_aloud(self._state, said)

    # Moves

    def legal(self) -> list[str]:
        """The names of every action allowed now."""
        return [self.game.actions.names[code] for code in self._legal_codes()]

    def offered(self) -> list[str]:
        """The names of the actions that a person is offered: all that are allowed but those only programs take."""
        return [action for action in self.legal() if self.game.is_for_people(action)]

    def _legal_codes(self) -> list[int]:
        actions = [0] * self.game.most_choices
        return actions[: self.game.kernel.legal_actions(self._state, actions)]

    def why_not(self, action: str, lang: str = "en") -> WhyNot | None:
        """None when the action is legal, else the paragraph that forbids it and a sentence that says so.

        A sentence of several small actions is legal as a whole or not at all.
        """
        _, refusal = self._judged(action)
        return None if refusal is None else self._in_words(refusal, lang)

    def _in_words(self, refusal: Refusal, lang: str) -> WhyNot:
        said = self.game.words(lang)
        return WhyNot(refusal.rule, said.say(f"refusal-{refusal.message}", **said.with_forms(refusal.facts)))

    def _judged(self, action: str) -> tuple[list[str], Refusal | None]:
        """The small actions that somebody says, with the one that closes them, and what forbids the first that is."""
        first, *others = self.game.spelled_out(action)
        if not others:
            return [first], self._refusal(self._state, first)
        sentence = self.game.sentences[first.partition(" ")[0]]
        state = self._state.copy()
        seat, names = state.to_act, []
        goes_on = True
        for name in [first, *others]:
            refusal = self._refusal(state, name) if goes_on else sentence.too_long
            if refusal is not None:
                return [first, *others], refusal
            names.append(name)
            goes_on = self._goes_on(state, name) and (state.to_act, state.phase) == (seat, sentence.phase)
        if not goes_on or not sentence.close:
            return names, None
        return [*names, sentence.close], self._refusal(state, sentence.close)

    def _goes_on(self, state: Any, name: str) -> bool:
        """Carry an action out on this state; whether luck kept silent."""
        state.luck = Silent()
        try:
            self.game.kernel.apply(state, self.game.actions.read(name))
        except LuckSpeaks:
            return False
        return True

    def _refusal(self, state: Any, action: str) -> Refusal | None:
        return self.game.never.get(action) or self.game.refuse(state, self.game.actions.read(action))

    def spelled_out(self, action: str) -> list[str]:
        """The small actions that an allowed action says: itself, or those of a sentence; refuses any other."""
        names, refusal = self._judged(action)
        if refusal is not None:
            refused = self._in_words(refusal, "en")
            error = MatchOver if self.is_over else IllegalAction
            raise error(
                f"{self.game.actions.name_of(action)!r} is not allowed at move {self.moves + 1} ({refused.rule}): "
                f"{refused.sentence}",
                refused.rule,
                self.legal(),
            )
        return names

    def play(self, action: str, outcomes: Sequence[str] | None = None) -> list[Event]:
        """Play an action of the seat to act and return what happened; `outcomes` tells how luck falls.

        A sentence, such as "plant wheat wheat flax", is played whole or not at all; the history has its small actions.
        """
        *opening, last = self.spelled_out(action)
        told = self._told(outcomes)
        if not opening:
            return self._play(last, told, is_last=True)
        before = self.copy()
        try:
            events = [event for name in opening for event in self._play(name, told, is_last=False)]
            return events + self._play(last, told, is_last=True)
        except ImpossibleOutcome:  # luck proved impossible half-way
            self.__dict__.update(before.__dict__)
            raise

    def _play(self, name: str, told: Told | None, is_last: bool) -> list[Event]:
        code = self.game.actions.read(name)
        return self._record(self.to_act, name, lambda state: self.game.kernel.apply(state, code), told, is_last)

    @property
    def moves(self) -> int:
        """How many actions have been played."""
        return sum(turn.seat is not None for turn in self.history)

    @property
    def _next_number(self) -> int:
        """The number of the next entry of the history; 0 is the set-up, which a position has behind it."""
        return len(self.history) + (self.start is not None)

    def _told(self, outcomes: Sequence[str] | None) -> Told | None:
        """Luck as somebody tells it, where somebody may."""
        if outcomes is not None and self.seal is not None:
            raise InvalidSetup("the luck of this match was committed to: nobody may tell it")
        return None if outcomes is None else Told(outcomes, self.game.outcomes)

    def _record(
        self, seat: int | None, action: str, happen: Any, told: Told | None, is_last: bool = True
    ) -> list[Event]:
        state = self._state.copy()  # luck may prove impossible half-way
        witness = Witness(self._luck.for_move(self._next_number) if told is None else told)
        state.luck, state.journal = witness, []
        happen(state)
        if told is not None and is_last:
            told.check_all_used()
        events = tuple(self.game.events.read(event) for event in state.journal)
        seen = tuple(self.game.outcomes[chance][outcome] for chance, outcome in witness.seen)
        state.luck = state.journal = None
        turn = Turn(seat, action, seen, events)
        self._keep_for_taking_back(turn)
        self._state = state
        self.history.append(turn)
        return [dict(event) for event in events]

    # What would be

    def foresee(self, action: str) -> Foresight:
        """What would happen if the seat to act played this."""
        names, refusal = self._judged(action)
        if refusal is not None:
            name = self.game.actions.name_of(action)
            raise IllegalAction(f"{name!r} is not allowed ({refusal.rule})", refusal.rule, self.legal())
        codes = [self.game.actions.read(name) for name in names]
        seat: int = self._state.to_act
        foreseen = [self._foreseen(state, codes, seat) for state in self._imagined_by(seat)]
        first = foreseen[0]
        if all(other == first for other in foreseen):
            return first
        alike = itertools.takewhile(
            lambda told: all(each == told[0] for each in told), zip(*(told.events for told in foreseen), strict=False)
        )
        return Foresight(tuple(told[0] for told in alike), luck=True, gain=None)

    def _imagined_by(self, seat: int) -> list[Any]:
        """The position as it may be for all that the seat knows: as it is, where nothing is hidden.

        Whoever weighs one action after the other imagines the same for all of them.
        """
        if not self.game.hides:
            return [self._state]
        if self._imagined is None or self._imagined[0] is not self._state:
            self._imagined = self._state, [self._imagine(seat) for _ in range(IMAGINED)]
        return self._imagined[1]

    def _imagine(self, seat: int) -> Any:
        state = self._state.copy()
        state.luck = Seeded()
        self.game.kernel.resample(state, seat)
        return state

    def _foreseen(self, before: Any, codes: Sequence[int], seat: int) -> Foresight:
        state = before.copy()
        state.luck, state.journal = Silent(), []
        speaks = False
        try:
            for code in codes:
                self.game.kernel.apply(state, code)
        except LuckSpeaks:
            speaks = True
        told = [self.game.events.read(event) for event in state.journal]
        events = tuple(itertools.takewhile(lambda event: not self.game.events.reveals(event), told))
        speaks = speaks or len(events) < len(told)
        gain = None if speaks else self._worth(state, seat, told) - self._if_all_counted(before, seat)
        return Foresight(tuple(self.game.events.seen_by(event, seat) for event in events), speaks, gain)

    def _worth(self, state: Any, seat: int, told: Sequence[Event]) -> int:
        """What the seat would have if everything counted at once; what was just scored does not count again."""
        if not any(map(self.game.events.sheet_of, told)):
            return self._if_all_counted(state, seat)
        later = 0 if self.game.kernel.is_over(state) else self.game.reckoning.end(state, seat)
        return self.game.kernel.score(state, seat) + later

    def _if_all_counted(self, state: Any, seat: int) -> int:
        counted = state.copy()
        self.game.reckoning.count_all(counted)
        return self.game.kernel.score(counted, seat)

    def prospect_seen_by(self, seat: int | None) -> list[int] | None:
        """What taking everything on offer would bring each seat, for all that one seat (None: a spectator) knows.

        As if everything counted at once; None when nothing is on offer.
        """
        if self.is_over:
            return None
        seen = self._seen_by(seat)
        brought = []
        for taker in range(self.players):
            taken = seen.copy()
            if not self.game.reckoning.take_offer(taken, taker):
                return None
            brought.append(self._if_all_counted(taken, taker) - self._if_all_counted(seen, taker))
        return brought

    def reckoning_seen_by(self, seat: int | None) -> tuple[list[Event], list[Event]]:
        """The score sheet if what is under way ended now, and of what counts only at the end, as it stands.

        For all that the seat (None: a spectator) knows.
        """
        reckoning = self.game.reckoning
        return self._reckoned(reckoning.now, seat), self._reckoned(reckoning.end, seat)

    def _reckoned(self, count: Callable[[Any, int], int], seat: int | None) -> list[Event]:
        state = self._seen_by(seat).copy()
        state.journal = []
        for other in range(self.players):
            count(state, other)
        return [self.game.events.read(told) for told in state.journal]

    def _seen_by(self, seat: int | None) -> Any:
        return self.game.conceal(self._state, seat) if self.game.hides else self._state

    # Taking back

    @property
    def may_take_back(self) -> int | None:
        """The seat that may take back the latest action, if one may."""
        return self.history[-1].seat if self._before else None

    def take_back(self) -> Turn:
        """Undo the latest action and return it.

        A seat may take back its actions one by one, until luck spoke in one, or it showed something hidden, or another
        seat had acted before it.
        """
        if not self._before:
            raise NothingToTakeBack("nothing was played that can be taken back, or luck or something hidden came of it")
        self._state = self._before.pop().copy()  # copies of this match may hold it too
        return self.history.pop()

    def _keep_for_taking_back(self, turn: Turn) -> None:
        is_final = turn.seat is None or bool(turn.outcomes) or any(map(self.game.events.reveals, turn.events))
        if is_final or self.may_take_back != turn.seat:
            self._before = []
        if not is_final:
            self._before.append(self._state)

    def keep_sealed(self, seal: Seal) -> None:
        """Remember that luck was committed to with a key that only others hold: they alone can draw."""
        self.seal = seal
        self._luck = Sealed()

    def copy(self) -> Match:
        """An independent match in the same place, with the same luck ahead of it."""
        new = object.__new__(Match)
        new.__dict__.update(self.__dict__)
        new._state = self._state.copy()
        new._luck = copy.copy(self._luck)
        new.history = self.history[:]
        new._before = self._before[:]
        return new

    # Words

    def names_in(self, lang: str = "en") -> list[str]:
        """What each seat is called: the name it was given, or its number."""
        if self.names is not None:
            return self.names
        shared = words(SHARED_WORDS, lang)
        return [shared.say("seat", number=number) for number in range(self.players)]

    def describe(self, event: Event, lang: str = "en") -> str:
        """An event as a sentence; one without its secrets is told in its form `unseen`, if its words have one."""
        said = self.game.words(lang)
        told = {fact: value for fact, value in event.items() if fact not in ("event", "rule")}
        facts = said.with_forms(told) | self._names_of(told, lang)
        message = f"event-{event['event']}"
        is_unseen = self.game.events.is_veiled(event) and said.has_form(message, "unseen")
        sentence = said.say_form(message, "unseen", **facts) if is_unseen else said.say(message, **facts)
        return " ".join(filter(None, (sentence, self.game.remark(event, said))))

    def _names_of(self, facts: Mapping[str, Any], lang: str) -> dict[str, str]:
        """The names of the seats among some facts."""
        return {fact: self._called(facts[fact], lang) for fact in SEATS if fact in facts}

    def _called(self, seat: int, lang: str) -> str:
        """What a seat is called, also one that this table does not have."""
        names = self.names_in(lang)
        return names[seat] if seat < len(names) else words(SHARED_WORDS, lang).say("seat", number=seat)

    def landmark(self, events: Sequence[Event]) -> Event | None:
        """The last of these events with which something begins that people look for in a replay."""
        return next(filter(self.game.events.landmark_of, reversed(events)), None)

    def describe_landmark(self, event: Event, lang: str = "en") -> str:
        """What begins with such an event, as a heading."""
        facts = {fact: value for fact, value in event.items() if fact not in ("event", "rule", "seat")}
        return self.game.words(lang).say(f"landmark-{self.game.events.landmark_of(event)}", **facts)

    def describe_action(self, action: str, lang: str = "en") -> str:
        """An action as a button or a numbered choice would say it; a sentence piece by piece."""
        return ", ".join(self._described(name, lang) for name in self.game.spelled_out(action))

    def _described(self, action: str, lang: str) -> str:
        said = self.game.words(lang)
        verb, _, thing = action.partition(" ")
        facts = {self.game.actions.facts[verb]: int(thing) if thing.isdigit() else thing} if thing else {}
        return said.say(f"action-{verb}", **said.with_forms(facts) | self._names_of(facts, lang))

    def prompt(self, lang: str = "en") -> str:
        """What is being asked of the seat to act."""
        return self.game.words(lang).say(f"phase-{self.phase}")

    # Records

    def score_sheet(self) -> dict[str, Any]:
        """What brought each seat its score: by epoch, line by line, each with the paragraph it follows."""
        sheets: list[dict[int, dict[str, Any]]] = [{} for _ in range(self.players)]
        for event in self.events:
            category = self.game.events.sheet_of(event)
            if not category:
                continue
            epoch = event.get("epoch", 1)
            sheet = sheets[event["seat"]].setdefault(epoch, {"epoch": epoch, "lines": []})
            facts = {fact: value for fact, value in event.items() if fact not in ("event", "seat", "epoch")}
            if category == "total":
                sheet |= {"net": facts["points"]} | {k: v for k, v in facts.items() if k not in ("points", "rule")}
            else:
                sheet["lines"].append({"category": category} | facts)
        return {
            "seats": [
                {"seat": seat, "epochs": list(sheet.values()), "score": self.scores[seat]}
                for seat, sheet in enumerate(sheets)
            ]
        }

    def record(self) -> str:
        """The match as a text that people can read and `replay` can check."""
        from perankh.engine.transcript import write

        return write(self)


def _on_one_line(name: object) -> str:
    return " ".join(name.split()) if isinstance(name, str) else ""


def _is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable()


def new_match(
    game: str,
    players: int,
    seed: int | str | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    names: Sequence[str] | None = None,
    outcomes: Sequence[str] | None = None,
    luck: Committed | None = None,
    rules: int | None = None,
) -> Match:
    """Set up a match; the same seed gives the same luck, no seed gives luck of its own.

    `outcomes` tells how luck falls during the set-up, for tests and for a real table. With `luck` that was committed to
    instead of a seed, the record of the finished match proves that luck was fair. `rules` chooses an older version.
    """
    chosen = game_named(game)
    chosen.check_players(players)
    version = None if rules is None else chosen.check_rules(rules)
    state = chosen.new_state(chosen.check_options(options or {}), version)
    state.players = players
    if luck is not None and (seed is not None or outcomes is not None):
        raise InvalidSetup("luck is committed to, or follows from a seed, or is told: one of them")
    match = Match(chosen, state, Seeded(seed) if luck is None else luck, names)
    match.set_up(players, outcomes)
    return match


def match_from(
    game: str,
    position: Mapping[str, Any],
    seed: int | str | bytes | None = None,
    names: Sequence[str] | None = None,
    luck: Committed | None = None,
) -> Match:
    """A match that goes on from a position, or InvalidPosition with every reason why it cannot.

    Nobody can prove the luck of such a match, not even with `luck` that was committed to: what came before is unknown.
    """
    chosen = game_named(game)
    state = chosen.read_position(position)
    if luck is not None and seed is not None:
        raise InvalidSetup("luck is committed to, or follows from a seed: one of them")
    return Match(chosen, state, Seeded(seed) if luck is None else luck, names, start=chosen.write_position(state))
