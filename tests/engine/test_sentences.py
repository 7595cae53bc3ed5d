"""Sentences: several small decisions said at once, done whole or not at all."""

from __future__ import annotations

from dataclasses import replace

import pytest

import perankh
from perankh.engine import registry
from perankh.engine.game import Game, Refusal, Sentence
from perankh.engine.luck import Committed
from perankh.engine.match import Match
from tests.engine.mehen import MEHEN, Phase
from tests.server.security.pebbles import PEBBLES

SPEAKING = replace(MEHEN, folder=PEBBLES.folder)
"""The made-up game with words, which refusals need."""


def keep(game: Game, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match of a game that the house keeps for the length of a test."""
    kept = registry.found() | {game.name: game}
    monkeypatch.setattr(registry, "found", lambda: kept)
    return perankh.new_match(game.name, 2, seed=1)


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match:
    return keep(SPEAKING, monkeypatch)


def actions(match: Match) -> list[str]:
    return [turn.action for turn in match.history[1:]]


def test_a_sentence_is_played_as_its_small_actions(match: Match) -> None:
    events = match.play("take 2 1 2")
    assert actions(match) == ["take 2", "take 1", "take 2", "stop"]
    assert events == match.events[2:]
    assert [event["count"] for event in events] == [2, 1, 2]
    assert (match.moves, match.to_act, match.position()["pile"]) == (4, 1, 4)


def test_a_sentence_leads_where_its_small_actions_lead(match: Match) -> None:
    piecemeal = match.copy()
    match.play("take 1 1")
    for action in ("take 1", "take 1", "stop"):
        piecemeal.play(action)
    assert (match.record(), match.position()) == (piecemeal.record(), piecemeal.position())
    assert perankh.replay(match.record()).record() == match.record()


def test_a_single_thing_is_the_small_action_and_nothing_more(match: Match) -> None:
    match.play("take 2")
    assert (actions(match), match.to_act) == (["take 2"], 0)


def test_a_sentence_is_not_closed_when_nothing_more_is_asked(match: Match) -> None:
    match.play("take 2 2 2 2 1")
    assert match.is_over
    assert actions(match)[-1] == "take 1"


def test_case_and_spaces_do_not_matter(match: Match) -> None:
    match.play("  Take  1   2 ")
    assert actions(match) == ["take 1", "take 2", "stop"]


@pytest.mark.parametrize("said", ["take 2 2 2 2 2", "take 2 2 2 2 1 1"])
def test_a_sentence_is_refused_whole(match: Match, said: str) -> None:
    before = match.record(), match.position(), match.may_take_back
    why = match.why_not(said)
    assert why is not None
    assert why.rule == ("Mehen 1.4" if said.endswith("1 1") else "Mehen 1.1")
    with pytest.raises(perankh.IllegalAction) as refused:
        match.play(said)
    assert (refused.value.rule, refused.value.legal) == (why.rule, match.legal())
    assert (match.record(), match.position(), match.may_take_back) == before


def test_a_sentence_says_nothing_when_the_match_is_over(match: Match) -> None:
    match.play("take 2 2 2 2 1")
    with pytest.raises(perankh.MatchOver):
        match.play("take 1 1")


def test_a_sentence_is_refused_when_it_may_not_be_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(state: object, action: int) -> Refusal | None:
        refused = MEHEN.refuse(state, action)
        is_stop = action == MEHEN.actions.read("stop")
        return Refusal("Mehen 1.2", "no") if is_stop else refused

    match = keep(replace(SPEAKING, refuse=refuse), monkeypatch)
    why = match.why_not("take 1 1")
    assert why is not None
    assert why.rule == "Mehen 1.2"


def test_nothing_more_is_said_once_luck_has_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    def throw(state: object, action: int) -> None:
        MEHEN.kernel.apply(state, MEHEN.actions.read("throw") if action == MEHEN.actions.read("take 2") else action)

    match = keep(replace(SPEAKING, kernel=replace(MEHEN.kernel, apply=throw)), monkeypatch)
    match.play("take 1 2", ["round"])
    assert (actions(match), match.history[-1].outcomes) == (["take 1", "take 2"], ("round",))
    why = match.why_not("take 1 2 1")
    assert why is not None
    assert why.rule == "Mehen 1.4"
    with pytest.raises(perankh.ImpossibleOutcome):
        match.play("take 1 2", ["round", "flat"])
    assert len(actions(match)) == 2


def test_the_verb_may_change_after_the_first_thing(monkeypatch: pytest.MonkeyPatch) -> None:
    sentences = {"take": Sentence(Phase.TURN, Refusal("Mehen 1.4", "no"), then="give")}
    assert replace(SPEAKING, sentences=sentences, never={"give 1": Refusal("Mehen 1.2", "no")}).spelled_out(
        "take 2 1"
    ) == ["take 2", "give 1"]


def test_a_sentence_without_a_close_leaves_the_question_open(monkeypatch: pytest.MonkeyPatch) -> None:
    sentences = {"take": Sentence(Phase.TURN, Refusal("Mehen 1.4", "no"), then="take")}
    match = keep(replace(SPEAKING, sentences=sentences), monkeypatch)
    match.play("take 1 2")
    assert (actions(match), match.to_act) == (["take 1", "take 2"], 0)


def test_what_names_no_thing_makes_no_sentence(match: Match) -> None:
    with pytest.raises(perankh.UnreadableAction, match="'take 3' is not an action"):
        match.play("take 2 3")
    with pytest.raises(perankh.UnreadableAction, match="'throw 1 2' is not an action"):
        match.why_not("throw 1 2")


def test_a_sentence_is_foreseen_as_a_whole(match: Match) -> None:
    foreseen = match.foresee("take 1 2")
    assert [event["count"] for event in foreseen.events] == [1, 2]
    assert (foreseen.luck, foreseen.gain) == (False, 3)
    assert actions(match) == []


def test_a_sentence_is_taken_back_piece_by_piece(match: Match) -> None:
    before = match.position()
    match.play("take 1 2")
    assert [match.take_back().action for _ in range(3)] == ["stop", "take 2", "take 1"]
    assert match.position() == before


def test_a_sentence_is_described_piece_by_piece(match: Match) -> None:
    spoken = replace(SPEAKING, actions=PEBBLES.actions)
    match.game = spoken
    assert match.describe_action("take 1 2") == "Take 1, Take 2"


def test_luck_that_was_committed_to_draws_the_same_for_a_sentence(match: Match) -> None:
    straight, piecemeal = (perankh.new_match("mehen", 2, luck=Committed(bytes(32), ["both"])) for _ in range(2))
    straight.play("take 1 1")
    for action in ("take 1", "take 1", "stop"):
        piecemeal.play(action)
    for each in (straight, piecemeal):
        each.play("throw")
    assert straight.record() == piecemeal.record()
