"""Templates of playouts, written once for every game.

Their free names (`set_up`, `legal_actions`, `apply`, `is_over`, `score`, `outranks`, `greedy`) are the game's own,
bound when a game is compiled.
"""
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"

from __future__ import annotations

from typing import Any

from perankh.engine.luck import below


def play_at_random(state: Any, actions: Any) -> int:
    """Play to the end, every legal action as likely as any other; returns the number of decisions."""
    decisions = 0
    while not is_over(state):
        count = legal_actions(state, actions)
        apply(state, actions[below(state, count)])
        decisions += 1
    return decisions


def play_greedily(state: Any, actions: Any) -> int:
    """Play to the end as a sensible newcomer in every seat; returns the number of decisions."""
    decisions = 0
    while not is_over(state):
        count = legal_actions(state, actions)
        apply(state, greedy(state, actions, count))
        decisions += 1
    return decisions


def random_games(states: Any, players: int, actions: Any, scores: Any, winners: Any, lengths: Any) -> int:
    """Whole random games, one for each row of the results; returns the number of decisions."""
    state = states[0]
    total = 0
    for game in range(len(lengths)):
        set_up(state, players)
        lengths[game] = play_at_random(state, actions)
        total += lengths[game]
        note_result(state, players, scores[game], winners, game)
    return total


def greedy_games(states: Any, players: int, actions: Any, scores: Any, winners: Any, lengths: Any) -> int:
    """Whole games of newcomers, one for each row of the results; returns the number of decisions."""
    state = states[0]
    total = 0
    for game in range(len(lengths)):
        set_up(state, players)
        lengths[game] = play_greedily(state, actions)
        total += lengths[game]
        note_result(state, players, scores[game], winners, game)
    return total


def note_result(state: Any, players: int, scores: Any, winners: Any, game: int) -> None:
    """Write down the score of each seat and who won."""
    winner = 0
    for seat in range(players):
        scores[seat] = score(state, seat)
        if outranks(state, seat, winner):
            winner = seat
    winners[game] = winner


def copy_states(states: Any, times: int) -> None:
    """Copy each state over the next, round and round: what a search does before each iteration."""
    count = len(states)
    for step in range(times):
        states[(step + 1) % count] = states[step % count]


TEMPLATES = (random_games, greedy_games, play_at_random, play_greedily, copy_states)
