"""What a seat may not know, and how it is dealt anew."""

from __future__ import annotations

import random

import pytest

from perankh import new_match
from perankh.engine.luck import Seeded
from perankh.games.pharaon_absolu import GAME
from perankh.games.pharaon_absolu.components import SERIES
from perankh.games.pharaon_absolu.rules import pyramids
from perankh.games.pharaon_absolu.tests.builders import FULL, a_match, at_question
from perankh.games.pharaon_absolu.tests.conserved import check_conserved
from tests.telling import cites


@pytest.mark.parametrize("duplicates", [True, False])
@cites("Pharaon 8.3", "Pharaon 12.1")
def test_what_is_dealt_anew_is_what_the_seat_could_have_before_it(duplicates: bool) -> None:
    chance = random.Random(1)
    options = {"pyramid_duplicates": duplicates, "short_board": True}
    for seed in range(6):
        m = new_match("pharaon_absolu", 4, seed=seed, options=options)
        while not m.is_over:
            m.play(chance.choice(m.legal()))
            dealt = m.copy()
            dealt._state.luck = Seeded(m.moves)
            seat = chance.randrange(4)
            GAME.kernel.resample(dealt._state, seat)
            check_conserved(dealt)
            assert dealt.view(seat) == m.view(seat)
            for player in dealt._state.seats:
                assert bool(player.complete) == (pyramids.series_in(player) == SERIES)
                assert duplicates or max(player.pyramid) <= 1


def test_the_hidden_cards_are_dealt_differently_each_time() -> None:
    m = a_match(seats={1: {"hand": {"food": 3}, "pyramid": {"priest": 2}}, 2: {"pyramid": FULL}})
    found = set()
    for seed in range(20):
        dealt = m.copy()
        dealt._state.luck = Seeded(seed)
        GAME.kernel.resample(dealt._state, 0)
        found.add(str(dealt.position()["seats"]))
    assert len(found) > 15


@cites("Pharaon 6.2")
def test_the_right_answer_is_put_anywhere_anew() -> None:
    m = at_question("medium", right="a")
    found = set()
    for seed in range(30):
        dealt = m.copy()
        dealt._state.luck = Seeded(seed)
        GAME.kernel.resample(dealt._state, 0)
        found.add(dealt.position()["question"]["right"])
    assert found == {"a", "b", "c"}


@cites("Pharaon 6.2")
def test_an_answer_is_not_foreseen() -> None:
    assert at_question("easy", right="a").foresee("answer a") == ((), True, None)
