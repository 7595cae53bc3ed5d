"""What would happen: as far as it follows without luck, and never more than the seat knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import perankh
from perankh.engine import registry
from perankh.engine.events import EventTable, Telling, tell
from perankh.engine.game import Game, Reckoning
from perankh.engine.match import Foresight, Match
from tests.engine.mehen import MEHEN, THROW, Event, State
from tests.playing import state_of

Playing = Callable[[Game], Match]


@pytest.fixture
def playing(monkeypatch: pytest.MonkeyPatch) -> Playing:
    """A match of a game that the house keeps for the length of a test."""

    def begin(game: Game) -> Match:
        kept = registry.found() | {game.name: game}
        monkeypatch.setattr(registry, "found", lambda: kept)
        return perankh.new_match(game.name, 2, seed=1)

    return begin


@pytest.fixture
def match(playing: Playing) -> Match:
    return playing(MEHEN)


def took(count: int) -> dict[str, Any]:
    return {"event": "took", "seat": 0, "count": count, "rule": "Mehen 1.4"}


def test_what_follows_without_luck_is_foreseen(match: Match) -> None:
    assert match.foresee("take 2") == Foresight((took(2),), luck=False, gain=2)
    assert match.foresee("stop") == Foresight((), luck=False, gain=0)


def test_luck_is_not_foreseen(match: Match) -> None:
    assert match.foresee("throw") == Foresight((), luck=True, gain=None)


def test_what_would_be_shown_is_not_foreseen(match: Match) -> None:
    assert match.foresee("peek") == Foresight((), luck=True, gain=None)


def test_foreseeing_changes_nothing(match: Match) -> None:
    before = match.record(), match.position(), match.may_take_back
    for action in match.legal():
        match.foresee(action)
    assert (match.record(), match.position(), match.may_take_back) == before
    assert (state_of(match).luck, state_of(match).journal) == (None, None)


def test_nothing_is_foreseen_of_what_is_not_allowed(match: Match) -> None:
    match.play("take 2"), match.play("take 2"), match.play("take 2"), match.play("take 2")
    with pytest.raises(perankh.IllegalAction, match="'take 2' is not allowed") as refusal:
        match.foresee(" TAKE  2")
    assert refusal.value.rule == "Mehen 1.1"
    assert refusal.value.legal == match.legal()
    with pytest.raises(perankh.UnreadableAction):
        match.foresee("fly")


def throw_after_taking(state: State, action: int) -> None:
    """Whoever takes pebbles throws the stick as well."""
    MEHEN.kernel.apply(state, action)
    if action != THROW:
        MEHEN.kernel.apply(state, THROW)


def test_what_comes_before_luck_is_foreseen(playing: Playing) -> None:
    match = playing(replace(MEHEN, kernel=replace(MEHEN.kernel, apply=throw_after_taking)))
    assert match.foresee("take 1") == Foresight((took(1),), luck=True, gain=None)


def take_and_compare(state: State, action: int) -> None:
    """Whoever takes pebbles learns, unasked, which pebble the other one holds."""
    MEHEN.kernel.apply(state, action)
    tell(state, Event.THREW, state.to_act, state.hidden[1 - state.to_act])


def with_hidden(match: Match, pebble: int) -> Match:
    """The same match if the other seat held that pebble."""
    other = match.copy()
    state_of(other).hidden[1] = pebble
    return other


@pytest.mark.parametrize("pebble", [0, 1, 2])
def test_what_hangs_on_something_hidden_is_not_foreseen(playing: Playing, pebble: int) -> None:
    match = with_hidden(playing(replace(MEHEN, kernel=replace(MEHEN.kernel, apply=take_and_compare))), pebble)
    foreseen = [match.foresee("take 1") for _ in range(20)]
    hidden = [each for each in foreseen if len(each.events) < 2]
    assert len(hidden) >= 15, "all imagined tables agree by chance only"
    assert set(map(str, hidden)) == {str(Foresight((took(1),), luck=True, gain=None))}


def take_and_win_a_pebble(state: State, action: int) -> None:
    """Nothing tells that the other's pebble counts as well."""
    MEHEN.kernel.apply(state, action)
    state.taken[state.to_act] += state.hidden[1 - state.to_act]


@pytest.mark.parametrize("pebble", [0, 1, 2])
def test_a_gain_that_hangs_on_something_hidden_is_not_foreseen(playing: Playing, pebble: int) -> None:
    match = with_hidden(playing(replace(MEHEN, kernel=replace(MEHEN.kernel, apply=take_and_win_a_pebble))), pebble)
    gains = [match.foresee("take 1").gain for _ in range(20)]
    assert gains.count(None) >= 15, "all imagined tables agree by chance only"


def steal(state: State, seat: int) -> bool:
    """What is on offer is the other one's pebble."""
    state.taken[seat] += state.hidden[1 - seat]
    return True


def count_stones(state: State, seat: int) -> int:
    tell(state, Event.THREW, seat, state.hidden[seat])
    return 0


NOSY = replace(
    MEHEN,
    reckoning=Reckoning(now=count_stones, end=count_stones, count_all=lambda state: None, take_offer=steal),
    events=EventTable(
        {
            **{Event(number): telling for number, telling in MEHEN.events.tellings.items()},
            Event.THREW: Telling(("seat", "points"), "Mehen 1.5", sheet="stones"),
        },
        {},
    ),
)


@pytest.mark.parametrize("eyes", [0, 1, None])
def test_no_prospect_and_no_reckoning_tells_what_is_hidden(playing: Playing, eyes: int | None) -> None:
    match = playing(NOSY)
    told = []
    for mine in range(3):
        for yours in range(3):
            state_of(match).hidden = [mine, yours]
            known = None if eyes is None else state_of(match).hidden[eyes]
            told.append((known, match.prospect_seen_by(eyes), match.reckoning_seen_by(eyes)))
    for known, prospect, reckoning in told:
        assert all((prospect, reckoning) == (p, r) for k, p, r in told if k == known)


def test_a_prospect_is_what_everything_on_offer_would_bring(match: Match) -> None:
    assert match.prospect_seen_by(0) == [9, 9]
    match.play("take 2")
    assert match.prospect_seen_by(None) == [7, 7]


def test_where_nothing_is_on_offer_there_is_no_prospect(playing: Playing) -> None:
    nothing = replace(MEHEN.reckoning, take_offer=lambda state, seat: False)
    assert playing(replace(MEHEN, reckoning=nothing)).prospect_seen_by(0) is None


def test_when_the_game_is_over_there_is_no_prospect(match: Match) -> None:
    for action in ("take 2", "take 2", "take 2", "take 2", "take 1"):
        match.play(action)
    assert match.is_over
    assert match.prospect_seen_by(0) is None
