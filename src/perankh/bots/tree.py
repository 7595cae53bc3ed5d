"""Information-set tree search, a template written once for every game.

Each iteration deals anew whatever the seat does not know, walks down the tree with that deal, adds one node, plays to
the end as newcomers would, and credits every node on the way with what it brought the player who chose it.
The free names are the game's own, bound when a game is compiled.
"""
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"

from __future__ import annotations

from math import log, sqrt
from typing import Any

from perankh.engine.luck import below, next64
from perankh.engine.record import Record, number, real_number

EXPLORATION = 0.7
NOBODY = -1


class Node(Record):
    """One action somebody may choose at a place in the tree."""

    parent: int = number()
    first_child: int = number()
    sibling: int = number()
    seat: int = number()
    """Who chose the action that leads here."""
    action: int = number()
    visits: int = number()
    available: int = number()
    """How often the action was legal when its parent was visited."""
    value: float = real_number()


def plant(nodes: Any) -> int:
    """Begin a tree with its root; returns how many nodes it has."""
    add_node(nodes, 0, NOBODY, NOBODY, NOBODY)
    return 1


def grow(
    thinking: Any,
    states: Any,
    nodes: Any,
    used: int,
    seat: int,
    actions: Any,
    child_of: Any,
    reward: Any,
    decisive_lead: int,
    iterations: int,
) -> int:
    """Think some iterations more; returns how many nodes the tree has now."""
    state = thinking[0]
    own_luck = states[0]
    for _ in range(iterations):
        thinking[0] = states[1]
        state.luck = next64(own_luck)
        resample(state, seat)
        node = 0
        expanded = False
        while not expanded and not is_over(state):
            count = legal_actions(state, actions)
            action = actions[0]
            if count > 1:
                action = untried_action(state, nodes, node, actions, count, child_of)
                if action >= 0:
                    add_node(nodes, used, node, state.to_act, action)
                    node = used
                    used += 1
                    expanded = True
                else:
                    action = best_action(nodes, actions, count, child_of)
                    node = child_of[action]
            apply(state, action)
        play_greedily(state, actions)
        reward_seats(state, reward, decisive_lead)
        while node > 0:
            here = nodes[node]
            here.visits += 1
            here.value += reward[here.seat]
            node = here.parent
    return used


def add_node(nodes: Any, index: int, parent: int, seat: int, action: int) -> None:
    """Hang a new node under its parent."""
    new = nodes[index]
    new.parent = parent
    new.first_child = NOBODY
    new.sibling = NOBODY
    new.seat = seat
    new.action = action
    new.visits = 0
    new.available = 1
    new.value = 0.0
    if parent >= 0:
        new.sibling = nodes[parent].first_child
        nodes[parent].first_child = index


def untried_action(state: Any, nodes: Any, node: int, actions: Any, count: int, child_of: Any) -> int:
    """A random legal action without a node yet, or -1; writes the node of each of the others."""
    for index in range(count):
        child_of[actions[index]] = NOBODY
    child = nodes[node].first_child
    while child >= 0:
        if nodes[child].seat == state.to_act:
            child_of[nodes[child].action] = child
        child = nodes[child].sibling
    untried = 0
    chosen = NOBODY
    for index in range(count):
        action = actions[index]
        if child_of[action] < 0:
            untried += 1
            if below(state, untried) == 0:
                chosen = action
        else:
            nodes[child_of[action]].available += 1
    return chosen


def best_action(nodes: Any, actions: Any, count: int, child_of: Any) -> int:
    """The action that promises most, with a bonus for what has been tried little."""
    best = -1.0
    chosen: int = actions[0]
    for index in range(count):
        node = nodes[child_of[actions[index]]]
        promise = node.value / node.visits + EXPLORATION * sqrt(log(node.available) / node.visits)
        if promise > best:
            best = promise
            chosen = actions[index]
    return chosen


def reward_seats(state: Any, reward: Any, decisive_lead: int) -> None:
    """For each seat a number from 0 to 1: half for winning, half for the lead over the best rival."""
    for seat in range(state.players):
        best_rival = -(1 << 30)
        won = 1.0
        for rival in range(state.players):
            if rival != seat:
                best_rival = max(best_rival, score(state, rival))
                if outranks(state, rival, seat):
                    won = 0.0
        lead = 0.5 + (score(state, seat) - best_rival) / (2.0 * decisive_lead)
        reward[seat] = 0.5 * won + 0.5 * min(1.0, max(0.0, lead))


TEMPLATES = (plant, grow)
