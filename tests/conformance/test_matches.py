"""Matches: copies, luck, lengths and results."""

from __future__ import annotations

import random

import perankh
from perankh.engine.game import Game
from perankh.engine.luck import Fast
from tests.playing import at_random, every_moment, finished, games_of, moments, state_of


def test_playing_on_a_copy_leaves_the_original_alone(game: Game) -> None:
    chance = random.Random(3)
    for match in every_moment(game):
        if match.is_over:
            continue
        before = state_of(match).copy()
        moves = match.moves
        copied = match.copy()
        copied.play(at_random(copied, chance))
        assert state_of(match).differences(before) == []
        assert match.moves == moves


def test_a_copied_state_shares_nothing_with_its_original(game: Game) -> None:
    for played in games_of(game):
        match = next(played)
        state = state_of(match)
        copied = state.copy()
        before = state.copy()
        for name in copied._ROWS:
            getattr(copied, name)[:] = [99] * len(getattr(copied, name))
        for name in copied._RECORDS:
            for record in getattr(copied, name):
                for row in record._ROWS:
                    getattr(record, row)[0] = 99
        assert state.differences(before) == []


def test_a_copy_has_the_same_luck_ahead_of_it(game: Game) -> None:
    match = perankh.new_match(game.name, game.players.start, seed=5)
    copied = match.copy()
    *_, end = moments(match, seed=1)
    *_, copied_end = moments(copied, seed=1)
    assert copied_end.record() == end.record()


def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    first, second = ([match.record() for match in finished(game)] for _ in range(2))
    assert first == second


def test_no_game_is_longer_than_the_longest(game: Game) -> None:
    assert max(match.moves for match in finished(game)) <= game.longest_game


def test_a_ranking_names_every_seat_once(game: Game) -> None:
    for match in finished(game):
        assert sorted(match.ranking) == list(range(match.players))


def test_nobody_is_outranked_by_a_seat_that_stands_behind(game: Game) -> None:
    for match in every_moment(game):
        ranking = match.ranking
        for place, seat in enumerate(ranking):
            for behind in ranking[place + 1 :]:
                assert not game.kernel.outranks(state_of(match), behind, seat)


def test_a_ranking_never_puts_fewer_points_first(game: Game) -> None:
    for match in finished(game):
        points = [match.scores[seat] for seat in match.ranking]
        assert points == sorted(points, reverse=True)


def test_nobody_outranks_themselves(game: Game) -> None:
    for match in finished(game):
        assert not any(game.kernel.outranks(state_of(match), seat, seat) for seat in range(match.players))


def test_setting_up_forgets_the_game_before(game: Game) -> None:
    for match in finished(game):
        used = state_of(match).copy()
        fresh = game.new_state(match.options)
        for state in (used, fresh):
            state.luck = Fast(11)
            game.kernel.set_up(state, match.players)
        assert used.differences(fresh) == []


def test_the_score_sheet_adds_up(game: Game) -> None:
    for match in finished(game):
        for sheet in match.score_sheet()["seats"]:
            assert sheet["score"] == match.scores[sheet["seat"]]
            for epoch in sheet["epochs"]:
                assert sum(line["points"] for line in epoch["lines"]) == epoch["net"]
