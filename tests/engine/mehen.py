"""A small made-up game with what no game of the house has yet: secrets, and two versions of its rules.

Each of two players is dealt a hidden pebble. Who is on turn takes pebbles from the pile, throws a stick, peeks at the
other's pebble, or stops; "take 2 1" takes twice and stops. The second version of the rules begins with a larger pile.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from pathlib import Path
from typing import Any

from perankh.engine.actions import ActionTable
from perankh.engine.events import EventTable, Telling, tell
from perankh.engine.game import Game, Kernel, Reckoning, Refusal, Sentence
from perankh.engine.luck import pick
from perankh.engine.reading import Reader
from perankh.engine.record import GameState, number, numbers

OLDEST_RULES = 1
RULES_VERSION = 2
SMALL_PILE = 6
LARGE_PILE = 9
STICK = (1, 1)
PEBBLES = (1, 1, 1)


class Phase(IntEnum):
    """What is asked."""

    TURN = 0
    OVER = 1


class Event(IntEnum):
    """What happens."""

    DEALT = 0
    TOOK = 1
    THREW = 2
    PEEKED = 3


class Chance(IntEnum):
    """What luck decides."""

    PEBBLE = 0
    STICK = 1


class State(GameState):
    """Everything on the table."""

    pile: int = number()
    hidden: list[int] = numbers(2)
    taken: list[int] = numbers(2)


ACTIONS = ActionTable({"take": {1: "1", 2: "2"}, "throw": {}, "peek": {}, "stop": {}})
TAKE, THROW, PEEK, STOP = (ACTIONS.base(verb) for verb in ("take", "throw", "peek", "stop"))


def set_up(state: State, players: int) -> None:
    state.players = players
    state.to_act = 0
    state.phase = Phase.TURN
    state.pile = SMALL_PILE if state.rules == 1 else LARGE_PILE
    for seat in range(2):
        state.taken[seat] = 0
        state.hidden[seat] = pick(state, Chance.PEBBLE, PEBBLES)
        tell(state, Event.DEALT, seat, state.hidden[seat])


def legal_actions(state: State, actions: list[int]) -> int:
    count = 0
    if state.phase == Phase.OVER:
        return 0
    for pebbles in range(1, 3):
        if pebbles <= state.pile:
            actions[count] = TAKE + pebbles
            count += 1
    actions[count] = THROW
    actions[count + 1] = PEEK
    actions[count + 2] = STOP
    return count + 3


def apply(state: State, action: int) -> None:
    if action == THROW:
        tell(state, Event.THREW, state.to_act, pick(state, Chance.STICK, STICK))
    elif action == PEEK:
        tell(state, Event.PEEKED, state.to_act, state.hidden[1 - state.to_act])
    elif action == STOP:
        state.to_act = 1 - state.to_act
    else:
        state.pile -= action - TAKE
        state.taken[state.to_act] += action - TAKE
        tell(state, Event.TOOK, state.to_act, action - TAKE)
    if state.pile == 0:
        state.phase = Phase.OVER


def is_over(state: State) -> bool:
    return state.phase == Phase.OVER


def score(state: State, seat: int) -> int:
    return state.taken[seat] + state.hidden[seat]


def outranks(state: State, seat: int, other: int) -> bool:
    return score(state, seat) > score(state, other)


def resample(state: State, seat: int) -> None:
    state.hidden[1 - seat] = pick(state, Chance.PEBBLE, PEBBLES)


def greedy(state: State, actions: list[int], count: int) -> int:
    return actions[0]


def take_pile(state: State, seat: int) -> bool:
    state.taken[seat] += state.pile
    is_offered = state.pile > 0
    state.pile = 0
    return is_offered


def refuse(state: State, action: int) -> Refusal | None:
    actions = [0] * len(ACTIONS)
    return None if action in actions[: legal_actions(state, actions)] else Refusal("Mehen 1.1", "no")


def conceal(state: State, seat: int | None) -> State:
    seen = state.copy()
    seen.hidden = [pebbles if owner == seat else 0 for owner, pebbles in enumerate(state.hidden)]
    return seen


def write_position(state: State) -> dict[str, Any]:
    names = ("players", "to_act", "phase", "pile", "hidden", "taken")
    written = {name: getattr(state, name) for name in names}
    return written | ({"rules": state.rules} if state.rules != RULES_VERSION else {})


def read_position(position: Mapping[str, Any]) -> State:
    reader = Reader(position)
    state = State()
    state.players = reader.number("players", 2, 2)
    state.rules = reader.number("rules", OLDEST_RULES, RULES_VERSION, default=RULES_VERSION)
    state.to_act = reader.number("to_act", 0, 1)
    state.phase = reader.number("phase", 0, 1)
    state.pile = reader.number("pile", 0, LARGE_PILE)
    state.hidden = reader.row("hidden", 2, 2)
    state.taken = reader.row("taken", 2, 2)
    reader.refuse_rest("seat")
    reader.check()
    return state


MEHEN = Game(
    name="mehen",
    title="Mehen",
    citation="Mehen",
    rules_version=RULES_VERSION,
    oldest_rules=OLDEST_RULES,
    players=range(2, 3),
    options=(),
    longest_game=1000,
    most_choices=len(ACTIONS),
    decisive_lead=1,
    state=State,
    phases=Phase,
    phase_rules={Phase.TURN: "Mehen 1.1", Phase.OVER: "Mehen 1.2"},
    actions=ACTIONS,
    events=EventTable(
        {
            Event.DEALT: Telling(("seat", "pebble"), "Mehen 1.3", secret=("pebble",)),
            Event.TOOK: Telling(("seat", "count"), "Mehen 1.4"),
            Event.THREW: Telling(("seat", "side"), "Mehen 1.5"),
            Event.PEEKED: Telling(("seat", "pebble"), "Mehen 1.6", secret=("pebble",), reveals=True),
        },
        {},
    ),
    outcomes={Chance.PEBBLE: {0: "white", 1: "red", 2: "black"}, Chance.STICK: {0: "flat", 1: "round"}},
    kernel=Kernel(set_up, legal_actions, apply, is_over, score, outranks, resample, greedy),
    reckoning=Reckoning(
        now=lambda state, seat: 0, end=lambda state, seat: 0, count_all=lambda state: None, take_offer=take_pile
    ),
    refuse=refuse,
    sentences={"take": Sentence(Phase.TURN, Refusal("Mehen 1.4", "no"), then="take", close="stop")},
    never={},
    hides=True,
    conceal=conceal,
    facts={"pile": lambda state, seat: state.pile, "own_pebble": lambda state, seat: state.hidden[seat]},
    write_position=write_position,
    read_position=read_position,
    picture=lambda state, words, names: [],
    folder=Path(__file__).parent,
)
