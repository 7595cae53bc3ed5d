"""The made-up game of the engine's tests with secrets that can be told apart wherever they turn up.

Seat 0 is dealt an onyx and seat 1 an opal, each of one of three kinds, and no word of theirs occurs anywhere else.
Who is on turn may also hide a hand: which one, only that seat may know, so that the name of an action is a secret.
Only programs throw the stick.
"""

from __future__ import annotations

from dataclasses import replace
from enum import IntEnum
from pathlib import Path
from typing import Any

from perankh.engine.actions import ActionTable
from perankh.engine.events import EventTable, Telling, tell
from perankh.engine.game import Game, Refusal
from perankh.engine.luck import pick
from perankh.engine.record import numbers
from perankh.engine.words import Words
from tests.engine.mehen import LARGE_PILE, MEHEN, Chance, Event, Phase, State

KINDS = (1, 1, 1)
STONES = ["hidden", "onyx-1", "onyx-2", "onyx-3", "opal-1", "opal-2", "opal-3"]
SECRET_WORDS = {0: "onyx", 1: "opal"}
"""What only that seat may read, until it is shown to another."""
OUTCOME_WORD = "fallen"
"""Occurs in every outcome of luck, which the record alone tells, and only in the end."""
HANDS = {1: "left-hand", 2: "right-hand"}
"""Read by whoever chooses between them, and by nobody else."""
ACTIONS = ActionTable(
    {"take": {1: "1", 2: "2"}, "throw": {}, "peek": {}, "stop": {}, "hide": HANDS}, {"take": "count", "hide": "hand"}
)
HIDE = ACTIONS.base("hide")


class Secretly(IntEnum):
    """What happens besides."""

    HID = len(Event)


class PebblesState(State):
    """Everything on the table."""

    hands: list[int] = numbers(2)


def set_up(state: PebblesState, players: int) -> None:
    state.players = players
    state.to_act = 0
    state.phase = Phase.TURN
    state.pile = LARGE_PILE
    for seat in range(2):
        state.taken[seat] = 0
        state.hands[seat] = 0
        state.hidden[seat] = 1 + seat * len(KINDS) + pick(state, Chance.PEBBLE, KINDS)
        tell(state, Event.DEALT, seat, state.hidden[seat])


def legal_actions(state: PebblesState, actions: list[int]) -> int:
    count = MEHEN.kernel.legal_actions(state, actions)
    if count == 0:
        return 0
    for hand in HANDS:
        actions[count] = HIDE + hand
        count += 1
    return count


def apply(state: PebblesState, action: int) -> None:
    if action < HIDE + 1:
        MEHEN.kernel.apply(state, action)
        return
    state.hands[state.to_act] = action - HIDE
    tell(state, Secretly.HID, state.to_act, action - HIDE)
    state.to_act = 1 - state.to_act


def refuse(state: PebblesState, action: int) -> Refusal | None:
    actions = [0] * len(ACTIONS)
    return None if action in actions[: legal_actions(state, actions)] else Refusal("Mehen 1.1", "no")


def conceal(state: PebblesState, seat: int | None) -> PebblesState:
    seen: PebblesState = MEHEN.conceal(state, seat)
    seen.hands = [hand if owner == seat else 0 for owner, hand in enumerate(state.hands)]
    return seen


def picture(state: State, _: Words, names: list[str]) -> list[str]:
    return [f"{name}: {STONES[state.hidden[seat]]}" for seat, name in enumerate(names)]


def write_position(state: PebblesState) -> dict[str, Any]:
    written = MEHEN.write_position(state)
    return written | {
        "hidden": [STONES[stone] for stone in state.hidden],
        "hands": [HANDS.get(hand) for hand in state.hands],
    }


PEBBLES: Game = replace(
    MEHEN,
    name="pebbles",
    title="Pebbles",
    state=PebblesState,
    actions=ACTIONS,
    most_choices=len(ACTIONS),
    events=EventTable(
        {Event(number): telling for number, telling in MEHEN.events.tellings.items()}
        | {Secretly.HID: Telling(("seat", "hand"), "Mehen 1.7", secret=("hand",))},
        {"pebble": dict(enumerate(STONES)), "hand": HANDS},
    ),
    outcomes={
        Chance.PEBBLE: {kind: f"{OUTCOME_WORD}-{kind}" for kind in range(len(KINDS))},
        Chance.STICK: {0: f"{OUTCOME_WORD}-flat", 1: f"{OUTCOME_WORD}-round"},
    },
    kernel=replace(MEHEN.kernel, set_up=set_up, legal_actions=legal_actions, apply=apply),
    refuse=refuse,
    conceal=conceal,
    for_programs=frozenset({"throw"}),
    picture=picture,
    write_position=write_position,
    folder=Path(__file__).parent,
)
