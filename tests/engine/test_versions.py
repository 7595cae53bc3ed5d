"""Versions of the rules: a new release goes on with every game and replays every record."""

from __future__ import annotations

from typing import Any

import pytest

import perankh
from perankh.engine.compiled import CompiledGame
from perankh.engine.game import Game
from perankh.engine.luck import Fast
from perankh.engine.match import Match
from tests.engine.mehen import LARGE_PILE, SMALL_PILE
from tests.playing import moments

PILES = {1: SMALL_PILE, 2: LARGE_PILE}


def a_match(rules: int | None) -> Match:
    return perankh.new_match("mehen", 2, seed=1, rules=rules)


@pytest.mark.usefixtures("mehen")
def test_a_new_match_plays_by_the_newest_rules() -> None:
    assert a_match(None).rules == 2
    assert a_match(None).position() == a_match(2).position()


@pytest.mark.usefixtures("mehen")
@pytest.mark.parametrize("rules", PILES)
def test_a_rule_asks_by_which_version_the_table_plays(rules: int) -> None:
    match = a_match(rules)
    assert (match.rules, match.position()["pile"]) == (rules, PILES[rules])


@pytest.mark.usefixtures("mehen")
@pytest.mark.parametrize("rules", [0, 3, -1, "1", 1.0, True, [1]])
def test_rules_that_are_not_played_here_are_refused(rules: Any) -> None:
    with pytest.raises(perankh.InvalidSetup, match="this house plays Mehen by rules 1 to 2, not"):
        a_match(rules)


@pytest.mark.usefixtures("mehen")
@pytest.mark.parametrize("rules", PILES)
def test_a_record_is_replayed_by_its_own_rules(rules: int) -> None:
    *_, match = moments(a_match(rules), seed=2)
    again = perankh.replay(match.record())
    assert f"[Rules {rules}]" in match.record()
    assert again.rules == rules
    assert again.record() == match.record()


@pytest.mark.usefixtures("mehen")
def test_a_record_of_other_rules_is_refused_on_its_line() -> None:
    text = a_match(2).record().replace("[Rules 2]", "[Rules 3]")
    with pytest.raises(perankh.InvalidRecord, match="by rules 1 to 2, not 3") as refused:
        perankh.replay(text)
    assert refused.value.line == 2


@pytest.mark.usefixtures("mehen")
@pytest.mark.parametrize("rules", PILES)
def test_a_position_keeps_its_rules(rules: int) -> None:
    match = a_match(rules)
    again = perankh.match_from("mehen", match.position())
    assert (again.rules, again.position()) == (rules, match.position())


@pytest.mark.usefixtures("mehen")
def test_a_position_names_its_rules_only_where_they_are_not_the_newest() -> None:
    assert (a_match(1).position()["rules"], "rules" in a_match(2).position()) == (1, False)


@pytest.mark.usefixtures("mehen")
@pytest.mark.parametrize("rules", PILES)
def test_a_record_from_a_position_is_the_same_in_every_release(rules: int) -> None:
    """Its header says the version, so the position in it need not, whichever is the newest."""
    match = perankh.match_from("mehen", a_match(rules).position())
    match.play("take 1")
    assert '"rules"' not in match.record()
    again = perankh.replay(match.record())
    assert (again.rules, again.record()) == (rules, match.record())


@pytest.mark.usefixtures("mehen")
def test_a_record_and_its_position_name_the_same_rules() -> None:
    text = perankh.match_from("mehen", a_match(2).position()).record()
    with pytest.raises(perankh.InvalidRecord, match="the position has Rules 1, the record claims 2"):
        perankh.replay(text.replace("[Position {", '[Position {"rules": 1, '))


@pytest.mark.usefixtures("mehen")
def test_a_copy_plays_by_the_same_rules() -> None:
    assert a_match(1).copy().rules == 1


@pytest.mark.parametrize("rules", PILES)
def test_the_compiled_twin_plays_by_the_rules_of_its_state(mehen: Game, rules: int) -> None:
    twin = CompiledGame(mehen, checked=True)
    row = twin.states(1)[0]
    plain = mehen.new_state({}, rules)
    plain.to_compiled(row)
    row["luck"], plain.luck = 7, Fast(7)
    twin.set_up(row, 2)
    mehen.kernel.set_up(plain, 2)
    assert mehen.state().from_compiled(row).differences(plain) == []
    assert plain.pile == PILES[rules]


def test_blank_compiled_states_play_by_the_newest_rules(mehen: Game) -> None:
    assert CompiledGame(mehen, checked=True).states(3)["rules"].tolist() == [2, 2, 2]
