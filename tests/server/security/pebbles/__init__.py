"""The made-up game of the engine's tests with secrets that can be told apart wherever they turn up.

Seat 0 is dealt an onyx and seat 1 an opal, each of one of three kinds, and no word of theirs occurs anywhere else.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from perankh.engine.actions import ActionTable
from perankh.engine.events import EventTable, tell
from perankh.engine.game import Game
from perankh.engine.luck import pick
from perankh.engine.words import Words
from tests.engine.mehen import LARGE_PILE, MEHEN, Chance, Event, Phase, State

KINDS = (1, 1, 1)
STONES = ["hidden", "onyx-1", "onyx-2", "onyx-3", "opal-1", "opal-2", "opal-3"]
SECRET_WORDS = {0: "onyx", 1: "opal"}
"""What only that seat may read, until it is shown to another."""
OUTCOME_WORD = "fallen"
"""Occurs in every outcome of luck, which the record alone tells, and only in the end."""


def set_up(state: State, players: int) -> None:
    state.players = players
    state.to_act = 0
    state.phase = Phase.TURN
    state.pile = LARGE_PILE
    for seat in range(2):
        state.taken[seat] = 0
        state.hidden[seat] = 1 + seat * len(KINDS) + pick(state, Chance.PEBBLE, KINDS)
        tell(state, Event.DEALT, seat, state.hidden[seat])


def picture(state: State, _: Words, names: list[str]) -> list[str]:
    return [f"{name}: {STONES[state.hidden[seat]]}" for seat, name in enumerate(names)]


def write_position(state: State) -> dict[str, Any]:
    written = MEHEN.write_position(state)
    return written | {"hidden": [STONES[stone] for stone in state.hidden]}


PEBBLES: Game = replace(
    MEHEN,
    name="pebbles",
    title="Pebbles",
    actions=ActionTable({"take": {1: "1", 2: "2"}, "throw": {}, "peek": {}, "stop": {}}, {"take": "count"}),
    events=EventTable(
        {Event(number): telling for number, telling in MEHEN.events.tellings.items()},
        {"pebble": dict(enumerate(STONES))},
    ),
    outcomes={
        Chance.PEBBLE: {kind: f"{OUTCOME_WORD}-{kind}" for kind in range(len(KINDS))},
        Chance.STICK: {0: f"{OUTCOME_WORD}-flat", 1: f"{OUTCOME_WORD}-round"},
    },
    kernel=replace(MEHEN.kernel, set_up=set_up),
    picture=picture,
    write_position=write_position,
    folder=Path(__file__).parent,
)
