"""Setting up (rulebook, chapters 1 to 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from perankh import ImpossibleOutcome, InvalidSetup, new_match
from perankh.games.nile.components import CARDS_IN_BOX, CROPS_SHOWN, Card
from perankh.games.nile.tests.builders import BOX, CROPS, SPECULATIONS, hand_of
from tests.telling import cites, told

DECK_AFTER_DEALING = {2: 81, 3: 76, 4: 71, 5: 66}


@cites("Nile 1.2")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_play(players: int) -> None:
    with pytest.raises(InvalidSetup):
        new_match("nile", players)


@cites("Nile 2.1", "Nile 2.2")
def test_the_box_holds_sixteen_of_each_crop_every_pair_once_and_the_locusts() -> None:
    assert sum(CARDS_IN_BOX) == sum(BOX.values()) == 91
    assert [CARDS_IN_BOX[card] for card in Card] == list(BOX.values())
    shown = [CROPS_SHOWN[card] for card in range(5, 15)]
    assert len(set(shown)) == 10
    assert shown == [tuple(CROPS.index(crop) for crop in name.split("/")) for name in SPECULATIONS]


@cites("Nile 3.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_luck_chooses_who_begins(first: int) -> None:
    m = new_match("nile", 3, outcomes=[str(first), *["wheat"] * 15, "flax"])
    assert m.to_act == first
    assert told(m.events, "begins") == [(first,)]
    assert {new_match("nile", 3, seed=seed).to_act for seed in range(30)} == {0, 1, 2}


@cites("Nile 3.1")
def test_only_a_player_begins() -> None:
    with pytest.raises(ImpossibleOutcome):
        new_match("nile", 3, outcomes=["3", *["wheat"] * 15, "flax"])


@cites("Nile 3.2", "Nile 3.3")
@pytest.mark.parametrize(("players", "left"), DECK_AFTER_DEALING.items())
def test_five_cards_each_are_dealt_and_the_locusts_join_the_rest(players: int, left: int) -> None:
    m = new_match("nile", players, outcomes=["0", *["wheat", "flax", "castor", "papyrus", "lettuce"] * players, "flax"])
    assert all(hand_of(m, seat) == dict.fromkeys(CROPS, 1) for seat in range(players))
    assert sum(m.position()["deck"].values()) == left - 1, "one card lies there as the flood"
    assert m.position()["deck"]["locusts"] == 1


@cites("Nile 3.2")
def test_the_locusts_are_never_dealt() -> None:
    with pytest.raises(ImpossibleOutcome):
        new_match("nile", 2, outcomes=["0", "locusts", *["wheat"] * 9, "flax"])


@cites("Nile 3.3")
def test_each_card_left_in_the_deck_has_the_same_chance() -> None:
    floods = Counter(told(new_match("nile", 2, seed=seed).events, "flooded")[0][1] for seed in range(1500))
    assert all(190 < floods[crop] < 335 for crop in CROPS), floods
    assert set(floods) == set(BOX) - {"locusts"}


@cites("Nile 3.4")
def test_the_fast_game_of_two_leaves_two_of_each_crop_and_five_speculation_cards_in_the_box() -> None:
    chosen = list(SPECULATIONS[:5])
    m = new_match("nile", 2, options={"fast_variant": True}, outcomes=["0", *chosen, *["wheat"] * 10, "flax"])
    assert m.position()["removed"] == dict.fromkeys(CROPS, 2) | dict.fromkeys(chosen, 1)
    assert sum(m.position()["deck"].values()) == 76 - 10 - 1
    with pytest.raises(ImpossibleOutcome):
        new_match("nile", 2, options={"fast_variant": True}, outcomes=["0", *["castor/flax"] * 5, *["wheat"] * 11])


@cites("Nile 3.4")
def test_the_fast_game_of_three_leaves_one_of_each_crop_in_the_box() -> None:
    m = new_match("nile", 3, seed=1, options={"fast_variant": True})
    assert m.position()["removed"] == dict.fromkeys(CROPS, 1)
    assert told(m.events, "removed") == [(crop, 1) for crop in CROPS]


@cites("Nile 3.4")
@pytest.mark.parametrize("players", [4, 5])
def test_with_four_or_five_nothing_is_removed(players: int) -> None:
    assert "removed" not in new_match("nile", players, seed=1, options={"fast_variant": True}).position()


@cites("Nile 10.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_decks_are_played_as_there_are_players(players: int) -> None:
    m = new_match("nile", players, seed=1)
    assert m.position()["passes_left"] == players
    while not m.is_over:
        m.play(m.legal()[-1])
    assert len(told(m.events, "reshuffled")) == players - 1
    assert len(told(m.events, "deck_spent")) == 1
