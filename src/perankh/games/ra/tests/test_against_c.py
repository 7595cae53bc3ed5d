"""An independent oracle: Ra written by hand in C plays the very same games from the same seeds."""

import numpy as np
import pytest

import perankh
from benchmarks.peers.ra_in_c import RaInC
from perankh.games.ra import GAME

GAMES = 20_000


@pytest.fixture(scope="module")
def ra_in_c() -> RaInC:
    return RaInC()


@pytest.mark.parametrize("players", GAME.players)
def test_every_random_game_ends_with_the_same_fame_as_in_c(ra_in_c: RaInC, players: int) -> None:
    luck = 0x5EED + players
    twin = perankh.compiled("ra")
    states = twin.states(1)
    GAME.new_state({"god_may_take_disaster": True}).to_compiled(states[0])
    states[0]["luck"] = luck
    fame = np.zeros((GAMES, players), np.int64)
    winners, lengths = np.zeros(GAMES, np.int64), np.zeros(GAMES, np.int64)

    decisions = twin.random_games(states, players, np.zeros(GAME.most_choices, np.int64), fame, winners, lengths)

    played = ra_in_c.random_games(players, luck, GAMES)
    assert decisions == played.decisions
    assert fame.tolist() == played.fame
