"""What would happen, of every game at every moment: it is what does happen, and asking for it changes nothing."""

from __future__ import annotations

from perankh.engine.game import Game
from perankh.engine.luck import Seeded
from perankh.engine.match import Match
from tests.playing import every_moment, finished, state_of

SELDOM = 5
"""Every so many moments are looked at."""


def some_moments(game: Game) -> list[Match]:
    return [match.copy() for number, match in enumerate(every_moment(game)) if number % SELDOM == 0]


def test_what_is_foreseen_happens(game: Game) -> None:
    for match in some_moments(game):
        for action in match.legal():
            foreseen = match.foresee(action)
            played = match.copy()
            happened = [game.events.seen_by(event, match.to_act) for event in played.play(action)]
            assert list(foreseen.events) == happened[: len(foreseen.events)]
            if not foreseen.luck:
                assert len(foreseen.events) == len(happened)
                assert played.history[-1].outcomes == ()
            assert (foreseen.gain is None) == foreseen.luck


def test_luck_is_never_taken_for_granted(game: Game) -> None:
    for match in some_moments(game):
        for action in match.legal():
            played = match.copy()
            played.play(action)
            may_be_undone = played.is_over or played.may_take_back == match.to_act
            assert match.foresee(action).luck or may_be_undone


def test_the_last_move_gains_what_the_score_becomes(game: Game) -> None:
    """When the game ends, nothing is left to count; where luck ends it, nothing is foretold."""
    seen = 0
    for match in some_moments(game):
        for action in match.legal():
            played, seat = match.copy(), match.to_act
            played.play(action)
            foreseen = match.foresee(action)
            if played.is_over and seat is not None:
                seen += 1
                gained = played.scores[seat] - match._if_all_counted(state_of(match), seat)
                assert foreseen.luck or foreseen.gain == gained
    assert seen or all(match.history[-1].outcomes for match in finished(game)), "or luck has the last word"


def test_asking_what_would_be_leaves_the_state_alone(game: Game) -> None:
    for match in some_moments(game):
        before = state_of(match).copy()
        for action in match.legal():
            match.foresee(action)
        for eyes in (None, *range(match.players)):
            match.prospect_seen_by(eyes)
            match.reckoning_seen_by(eyes)
        assert state_of(match).differences(before) == []
        assert (state_of(match).luck, state_of(match).journal) == (None, None)


def test_nothing_that_would_be_changes_when_the_hidden_parts_are_dealt_anew(game: Game) -> None:
    for number, match in enumerate(some_moments(game)):
        for seat in range(match.players):
            dealt_anew = match.copy()
            state_of(dealt_anew).luck = Seeded(number)
            game.kernel.resample(state_of(dealt_anew), seat)
            assert dealt_anew.prospect_seen_by(seat) == match.prospect_seen_by(seat)
            assert dealt_anew.reckoning_seen_by(seat) == match.reckoning_seen_by(seat)


def test_every_line_of_a_reckoning_is_a_line_of_the_sheet(game: Game) -> None:
    for match in some_moments(game):
        for events in match.reckoning_seen_by(None):
            assert {event["seat"] for event in events} <= set(range(match.players))
            for event in events:
                assert game.events.sheet_of(event) not in ("", "total")
                assert isinstance(event["points"], int)


def test_a_reckoning_tells_what_the_game_counts(game: Game) -> None:
    for match in some_moments(game):
        for count, events in zip((game.reckoning.now, game.reckoning.end), match.reckoning_seen_by(None), strict=True):
            for seat in range(match.players):
                told = sum(event["points"] for event in events if event["seat"] == seat)
                assert told == count(game.conceal(state_of(match), None), seat)


def test_a_finished_game_has_nothing_in_prospect(game: Game) -> None:
    for match in finished(game):
        assert match.prospect_seen_by(None) is None
