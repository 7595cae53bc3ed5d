"""The contract of a game: its facts, the functions of its kernel, and what its edge must answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import Any

from perankh.engine.actions import ActionTable
from perankh.engine.errors import InvalidSetup
from perankh.engine.events import Event, EventTable
from perankh.engine.reading import shown
from perankh.engine.record import GameState
from perankh.engine.rulebook import Rulebook
from perankh.engine.words import LANGUAGES, Words, words


@dataclass(frozen=True)
class Option:
    """Something a table may decide before the game: a flag of the state, and the paragraph that offers it."""

    name: str
    default: bool
    rule: str


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed: the paragraph, the message that says so, and what the message names."""

    rule: str
    message: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Sentence:
    """How several small decisions are said at once: "plant wheat wheat flax" is one choice for a person.

    The first thing is said of the sentence's own verb, each further one of `then`, as long as the same seat is asked
    in `phase`. Only the last of these decisions may ask luck or show what was hidden.
    """

    phase: int
    """What the rules ask while the sentence goes on."""
    too_long: Refusal
    """Why nothing more can be said once the rules ask something else."""
    then: str
    """The verb of every thing after the first."""
    close: str = ""
    """The action that says that nothing more follows, where the rules still ask at the end of the sentence."""


@dataclass(frozen=True)
class FileFault:
    """What is wrong with a file that somebody has written: a message of the game, and what it names."""

    message: str
    facts: Mapping[str, Any]

    def sentence(self, said: Words) -> str:
        """The fault in words."""
        return said.say(f"fault-{self.message}", **said.with_forms(self.facts))


@dataclass(frozen=True)
class HostFile:
    """A file of a game that whoever opens a house may put in the place of the game's own."""

    name: str
    faults: Callable[[Path], Sequence[FileFault]]
    """Everything that is wrong with such a file."""

    @property
    def variable(self) -> str:
        """What in the environment says which file it is."""
        return f"PERANKH_{self.name.upper()}"


def read_nothing(_state: Any, _said: Words) -> list[str]:
    """What is read out in a game without texts."""
    return []


def remark_nothing(_event: Event, _said: Words) -> str:
    """What is added to events that say everything."""
    return ""


@dataclass(frozen=True)
class Kernel:
    """What a game does; plain functions that compile. Everything here trusts its input."""

    set_up: Callable[[Any, int], None]
    legal_actions: Callable[[Any, list[int]], int]
    apply: Callable[[Any, int], None]
    is_over: Callable[[Any], bool]
    score: Callable[[Any, Any], int]
    outranks: Callable[[Any, Any, Any], bool]
    resample: Callable[[Any, int], None]
    """Draw anew, consistently, everything the seat does not know."""
    greedy: Callable[[Any, list[int], int], int]
    """The choice of a sensible newcomer among these legal actions."""


@dataclass(frozen=True)
class Reckoning:
    """What a position would bring if it were counted at once; what changes a state is given a copy."""

    now: Callable[[Any, int], int]
    """What the seat would score if what is under way, such as an epoch, ended now; tells the lines of the sheet."""
    end: Callable[[Any, int], int]
    """What counts for the seat only at the end of the game, as it stands; tells the lines of the sheet."""
    count_all: Callable[[Any], None]
    """Count both as if the game ended now, so that the kernel's `score` says what each seat would have."""
    take_offer: Callable[[Any, int], bool]
    """Let the seat take everything that is on offer, with sensible choices on the way; whether anything was."""


@dataclass(frozen=True, kw_only=True)
class Game:
    """One game of the house."""

    name: str
    title: str
    citation: str
    """How paragraphs of its rulebook are cited: "Ra" in "Ra 9.3"."""
    rules_version: int
    """The newest version of its rules: a new table plays by it unless it says otherwise."""
    oldest_rules: int = 1
    """The oldest version still played; every version between the two is."""
    players: range
    options: tuple[Option, ...]
    longest_game: int
    """No game has more decisions."""
    most_choices: int
    """No decision offers more actions."""
    decisive_lead: int
    """A lead of so many points is as good as won: a search need not want more."""
    state: type[GameState]
    phases: type[IntEnum]
    """What can be asked; the first is a player's own turn."""
    phase_rules: Mapping[int, str]
    """The paragraph behind each decision."""
    actions: ActionTable
    events: EventTable
    outcomes: Mapping[int, Mapping[int, str]]
    """For each thing luck decides, the names of what can come."""
    kernel: Kernel
    reckoning: Reckoning
    refuse: Callable[[Any, int], Refusal | None]
    """Why an action is not allowed, or None; must agree with the kernel's legal actions."""
    never: Mapping[str, Refusal]
    """What people may try though no rule ever allows it, by its name, with the paragraph that says so."""
    hides: bool
    """Whether anything on the table is hidden from a seat; where nothing is, everybody's view is one."""
    conceal: Callable[[Any, int | None], Any]
    """A copy of a state without what the seat (None: a spectator) may not know."""
    facts: Mapping[str, Callable[[Any, int], int]]
    """Numbers a seat knows, by name, that it can give orders in advance about: "bid 9 if there are two Niles"."""
    write_position: Callable[[Any], dict[str, Any]]
    """Names the version of the rules as `rules` where it is not the newest."""
    read_position: Callable[[Mapping[str, Any]], Any]
    """Raises InvalidPosition with all reasons."""
    picture: Callable[[Any, Words, list[str]], list[str]]
    """The table in a few lines of words, for terminals and readers.

    A player's lines open with "NAME: " and facts with semicolons between; every player has as many lines.
    """
    knows_score: Callable[[Any, int], bool] = lambda state, seat: True
    """Whether the score of a seat can be told from a state without what somebody may not know."""
    say_score: Callable[[int], str] | None = None
    """How people write a score, where it is not an amount that could be added or averaged."""
    folder: Path
    asides: frozenset[int] = frozenset()
    """The phases that answer to a turn, such as an auction, rather than being a part of it."""
    sentences: Mapping[str, Sentence] = field(default_factory=dict)
    """By its first verb, what a person may say at once although the rules ask for it piece by piece."""
    for_programs: frozenset[str] = frozenset()
    """The verbs of actions that only programs take: a person at a table is not offered them."""
    in_good_faith: frozenset[int] = frozenset()
    """Phases that ask a seat to be honest, not clever: opponents that think ahead answer as a newcomer would."""
    read_aloud: Callable[[Any, Words], list[str]] = read_nothing
    """What is read out to the whole table: made of everything, also of what is hidden, which it must not betray."""
    remark: Callable[[Event, Words], str] = remark_nothing
    """What is added to the sentence that tells an event, or nothing."""
    files: tuple[HostFile, ...] = ()
    """What a host may put in the place of the game's own."""

    def scores_in_words(self, scores: Sequence[int | None]) -> list[str | None] | None:
        """How people write these scores; None where scores are amounts and a number says it all."""
        say = self.say_score
        return None if say is None else [None if score is None else say(score) for score in scores]

    def is_for_people(self, action: str) -> bool:
        """Whether a person may take the action of this name."""
        return action.partition(" ")[0] not in self.for_programs

    @cached_property
    def rulebook(self) -> dict[str, Rulebook]:
        """The rulebook in each language."""
        return {language: Rulebook(self.folder / f"rulebook.{language}.md") for language in LANGUAGES}

    def spelled_out(self, text: str) -> list[str]:
        """The names of the small actions that a text says: itself, or those of a sentence."""
        name = self.actions.name_of(text)
        verb, *things = name.split(" ")
        if len(things) < 2 or name in self.actions.codes or verb not in self.sentences:
            return [name]
        then = self.sentences[verb].then
        spelled = [f"{verb} {things[0]}", *(f"{then} {thing}" for thing in things[1:])]
        for action in spelled:
            if action not in self.never:
                self.actions.read(action)
        return spelled

    def words(self, language: str) -> Words:
        """The words of this game in one language."""
        return words(self.folder / "locales", language)

    def check_players(self, players: object) -> None:
        """Refuse a number of players the game is not made for."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            raise InvalidSetup(
                f"{self.title} is for {self.players.start} to {self.players.stop - 1} players, not {shown(players)}"
            )

    def check_options(self, options: Mapping[str, Any]) -> dict[str, bool]:
        """Every option with its value: the given one or the default."""
        if not isinstance(options, Mapping):
            raise InvalidSetup(f"options map names to true or false, not {shown(options)}")
        chosen = {option.name: option.default for option in self.options}
        for name, value in options.items():
            if name not in chosen:
                known = ", ".join(sorted(chosen)) or "none"
                raise InvalidSetup(f"{self.title} has no option {shown(name)} (it has: {known})")
            if not isinstance(value, bool):
                raise InvalidSetup(f"option {name!r} is true or false, not {shown(value)}")
            chosen[name] = value
        return chosen

    def check_rules(self, rules: object) -> int:
        """The version, unless this house does not play it."""
        played = range(self.oldest_rules, self.rules_version + 1)
        if isinstance(rules, bool) or not isinstance(rules, int) or rules not in played:
            named = f"{played[0]} to {played[-1]}" if len(played) > 1 else str(played[0])
            raise InvalidSetup(f"this house plays {self.title} by rules {named}, not {shown(rules)}")
        return rules

    def new_state(self, options: Mapping[str, bool], rules: int | None = None) -> Any:
        """A blank state with its options and its version of the rules set; the kernel's `set_up` fills the rest."""
        state = self.state()
        state.rules = self.rules_version if rules is None else rules
        for option in self.options:
            setattr(state, option.name, int(options[option.name]))
        return state
