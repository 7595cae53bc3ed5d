"""What Hypothesis draws: positions that real games reach, and damage done to what people write."""

from __future__ import annotations

import copy
import random
from typing import Any

from hypothesis import strategies as st

import perankh
from perankh.engine.game import Game
from perankh.engine.match import Match
from tests.playing import POLICIES


@st.composite
def reachable(draw: st.DrawFn, game: Game, may_be_over: bool = True) -> Match:
    """A match of any table, after a drawn number of moves by a policy and then some that were drawn one by one."""
    options = {option.name: draw(st.booleans()) for option in game.options}
    players = draw(st.sampled_from(game.players))
    seed = draw(st.integers(0, 2**32))
    match = perankh.new_match(game.name, players, seed, options)
    chance = random.Random(seed)
    policy = draw(st.sampled_from(list(POLICIES.values())))
    for _ in range(draw(st.integers(0, game.longest_game))):
        if match.is_over:
            break
        before = match.copy()
        match.play(policy(match, chance))
        if match.is_over and not may_be_over:
            return before
    for choice in draw(st.lists(st.integers(0, game.most_choices - 1), max_size=20)):
        if match.is_over:
            break
        before = match.copy()
        legal = match.legal()
        match.play(legal[choice % len(legal)])
        if match.is_over and not may_be_over:
            return before
    return match


def wrong_values() -> st.SearchStrategy[Any]:
    """What does not belong where it stands: anything JSON can hold."""
    leaves = st.none() | st.booleans() | st.integers(-2, 40) | st.just(2**70) | st.floats(-1, 20) | st.text(max_size=8)
    return leaves | st.lists(leaves, max_size=3) | st.dictionaries(st.text(max_size=5), leaves, max_size=2)


@st.composite
def damaged(draw: st.DrawFn, position: Any) -> Any:
    """A position with one of its parts taken out, put twice, or replaced."""
    position = copy.deepcopy(position)
    here = position
    while True:
        places = list(here) if isinstance(here, dict) else list(range(len(here)))
        place = draw(st.sampled_from(places))
        inner = here[place]
        if isinstance(inner, dict | list) and inner and draw(st.booleans()):
            here = inner
            continue
        damage = draw(st.sampled_from(["remove", "replace", "swap"]))
        if damage == "remove":
            del here[place]
        elif damage == "replace":
            here[place] = draw(wrong_values())
        else:
            other = draw(st.sampled_from(places))
            here[place], here[other] = here[other], here[place]
        return position


@st.composite
def damaged_lines(draw: st.DrawFn, text: str) -> str:
    """A record with one of its lines taken out, repeated, moved, cut or overwritten."""
    lines = text.splitlines()
    place = draw(st.integers(0, len(lines) - 1))
    damage = draw(st.sampled_from(["remove", "repeat", "move", "cut", "overwrite"]))
    if damage == "remove":
        del lines[place]
    elif damage == "repeat":
        lines.insert(place, lines[place])
    elif damage == "move":
        lines.insert(draw(st.integers(0, len(lines) - 1)), lines.pop(place))
    elif damage == "cut":
        lines[place] = lines[place][: draw(st.integers(0, len(lines[place])))]
    else:
        start = draw(st.integers(0, len(lines[place])))
        written = draw(
            st.text(max_size=6) | st.sampled_from(["null", "[]", "{}", '"', "-1", "1e400", "->", ": ", "9" * 5_000])
        )
        lines[place] = lines[place][:start] + written + lines[place][start + len(written) :]
    return "\n".join(lines) + "\n"
