"""Games for the tests to look at: any game of the house, played to its end move by move."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import perankh
from perankh.engine.game import Game
from perankh.engine.match import Match

Policy = Callable[[Match, random.Random], str]

TABLES = [(name, players) for name, game in sorted(perankh.games().items()) for players in game.players]
"""Every game with every number of players it is made for."""


def at_random(match: Match, chance: random.Random) -> str:
    """Any legal action."""
    return chance.choice(match.legal())


def greedily(match: Match, chance: random.Random) -> str:
    """What a sensible newcomer chooses."""
    codes = match._legal_codes()
    return match.game.actions.names[match.game.kernel.greedy(match._state, codes, len(codes))]


def eagerly(eagerness: Mapping[str, int]) -> Policy:
    """Any legal action, with more weight on those of some verbs; all others have 1."""

    def choose(match: Match, chance: random.Random) -> str:
        legal = match.legal()
        return chance.choices(legal, [eagerness.get(action.split()[0], 1) for action in legal])[0]

    return choose


def with_some_sense(sense: float, guessing_in: str = "") -> Policy:
    """What a sensible newcomer chooses, so often; otherwise, and always in the phase of guesses, any legal action."""

    def choose(match: Match, chance: random.Random) -> str:
        sensible = chance.random() < sense and match.phase != guessing_in
        return greedily(match, chance) if sensible else at_random(match, chance)

    return choose


POLICIES: dict[str, Policy] = {"random": at_random, "greedy": greedily}


def option_sets(game: Game) -> list[dict[str, bool]]:
    """The defaults, and each option turned over by itself."""
    defaults = {option.name: option.default for option in game.options}
    return [defaults, *({**defaults, name: not default} for name, default in defaults.items())]


def moments(match: Match, seed: int, policy: Policy = at_random) -> Iterator[Match]:
    """The match as it stands now, after each move, and at its end."""
    chance = random.Random(seed)
    yield match
    while not match.is_over:
        match.play(policy(match, chance))
        yield match


def games_of(game: Game) -> Iterator[Iterator[Match]]:
    """The moments of a game for each number of players, each set of options and each policy."""
    for players in game.players:
        for number, options in enumerate(option_sets(game)):
            for name, policy in POLICIES.items():
                match = perankh.new_match(game.name, players, seed=f"{name} {players} {number}", options=options)
                yield moments(match, seed=100 * players + number, policy=policy)


def every_moment(game: Game) -> Iterator[Match]:
    """All moments of all those games."""
    for played in games_of(game):
        yield from played


def finished(game: Game) -> Iterator[Match]:
    """The ends of all those games."""
    for played in games_of(game):
        *_, match = played
        yield match


def played_by(bots: list[Any], game: str, seed: int) -> Match:
    """A finished match between opponents, one for each seat."""
    match = perankh.new_match(game, len(bots), seed)
    while match.to_act is not None:
        match.play(bots[match.to_act].choose(match.view(match.to_act), match.legal()))
    return match


def state_of(match: Match) -> Any:
    """The plain state behind a match, for tests of the kernel."""
    return match._state
