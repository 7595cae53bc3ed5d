"""The game, the box and setting up (rulebook, chapters 1 to 3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from perankh import ImpossibleOutcome, InvalidSetup, new_match
from perankh.games.priests_of_ra.components import BOX as PRINTED
from perankh.games.priests_of_ra.components import LYING, SHOWN, TURNED, Face
from perankh.games.priests_of_ra.tests.builders import BOX, BUILDINGS, CHAMBERS, FACES, PEOPLE, a_match, end_epoch
from tests.suns import RA_SPACES, SUN_SETS, sun_set
from tests.telling import cites, decisions, play, told

PLAYERS = (2, 3, 4, 5)


@cites("Priests 1.1", "Priests 9.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_game_lasts_three_epochs(players: int) -> None:
    m = new_match("priests_of_ra", players, seed=1)
    epochs = []
    for _ in decisions(m):
        epochs.append(m.position()["epoch"])
        end_epoch(m)
    assert epochs == [1, 2, 3]


@cites("Priests 1.2")
@pytest.mark.parametrize("players", PLAYERS)  # ruling 1
def test_two_to_five_can_play(players: int) -> None:
    m = new_match("priests_of_ra", players, seed=1)
    assert len(m.position()["seats"]) == len(m.scores) == players
    assert m.legal() == ["draw", "invoke"]


@cites("Priests 1.2")
@pytest.mark.parametrize("players", [1, 6, True, "3"])
def test_no_other_number_can_play(players: Any) -> None:
    with pytest.raises(InvalidSetup, match="2 to 5 players"):
        new_match("priests_of_ra", players)


@cites("Priests 2.1", "Priests 3.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_174_tiles_go_into_the_bag(players: int) -> None:
    bag = new_match("priests_of_ra", players, seed=1).position()["bag"]
    assert bag == BOX
    assert sum(bag.values()) == 174


@cites("Priests 2.1")
def test_every_face_of_a_group_is_on_as_many_tiles() -> None:
    on = Counter(face for name, copies in BOX.items() for face in set(name.split("-")) for _ in range(copies))
    assert {on[face] for face in CHAMBERS} == {9}
    assert {on[face] for face in PEOPLE + BUILDINGS} == {21}


@cites("Priests 2.1", "Priests 2.2")
def test_a_person_never_shares_a_tile_with_the_building_of_its_colour() -> None:
    for name in BOX:
        one, _, other = name.partition("-")
        if one in PEOPLE:
            assert BUILDINGS.index(other) != PEOPLE.index(one)


@cites("Priests 2.2")
def test_only_ra_priests_plagues_and_pyramids_are_alike_on_both_sides() -> None:
    # Rulings 4 and 5: chambers have two faces as well.
    alike = {FACES[one] for one, other, _ in PRINTED if one == other}
    assert alike == {"ra", "priest", "plague", "pyramid"}


@cites("Priests 2.2")
def test_a_tile_turned_twice_lies_as_before() -> None:
    for tile in range(LYING):
        assert TURNED[TURNED[tile]] == tile
        assert (SHOWN[tile] == SHOWN[TURNED[tile]]) == (SHOWN[tile] < Face.CHAMBER_GREEN)


@cites("Priests 2.3", "Priests 3.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_is_dealt_a_set_face_up(players: int) -> None:
    outcomes = list(reversed(SUN_SETS[players]))
    m = new_match("priests_of_ra", players, outcomes=outcomes)
    suns = [seat["suns"] for seat in m.position()["seats"]]
    assert suns == [sun_set(players, players - 1 - seat) for seat in range(players)]
    assert told(m.events, "dealt") == list(enumerate(outcomes))
    highest = {2: 9, 3: 13, 4: 13, 5: 16}[players]
    assert sorted(sum(suns, [1])) == list(range(1, highest + 1))


@cites("Priests 3.3")
@pytest.mark.parametrize("outcomes", [["9-6-5-2", "9-6-5-2"], ["9-6-5-2"], ["13-6-2", "12-7-3"]])
def test_no_other_sets_can_be_dealt(outcomes: list[str]) -> None:
    with pytest.raises(ImpossibleOutcome):
        new_match("priests_of_ra", 2, outcomes=outcomes)


@cites("Priests 3.2")
@pytest.mark.parametrize("watcher", [0, 1, None])
def test_everyone_starts_with_ten_fame_counted_openly_and_nothing_else(watcher: int | None) -> None:
    for seat in new_match("priests_of_ra", 2, seed=1).view(watcher)["seats"]:
        assert (seat["fame"], seat["ankhs"], seat["tiles"], seat["two_faced"]) == (10, 0, {}, {})


@cites("Priests 3.2")
def test_ankhs_are_never_a_limit() -> None:
    # Ruling 24: six each are more than the box holds for five.
    m = a_match(
        5,
        epoch=3,
        ra_track=9,
        ankhs=dict.fromkeys(range(5), 4),
        tiles={seat: {"farmer": 1, "warrior": 1, "merchant": 1, "scribe": 1} for seat in range(5)},
    )
    play(m, "draw -> ra")
    assert [seat["ankhs"] for seat in m.position()["seats"]] == [6] * 5


@cites("Priests 3.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_sun_1_lies_in_the_centre(players: int) -> None:
    assert new_match("priests_of_ra", players, seed=1).position()["centre_sun"] == 1


@cites("Priests 3.5", "Priests 9.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_players_decide_how_many_ra_tiles_end_an_epoch(players: int) -> None:
    m = new_match("priests_of_ra", players, seed=1)
    assert len(told(end_epoch(m), "drew")) == RA_SPACES[players]


@cites("Priests 3.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_owner_of_the_highest_sun_begins(players: int) -> None:
    sets = SUN_SETS[players]
    for shift in range(players):
        dealt = sets[shift:] + sets[:shift]
        m = new_match("priests_of_ra", players, outcomes=dealt)
        assert m.to_act == dealt.index(sets[0])


def test_the_option_has_a_default() -> None:
    assert new_match("priests_of_ra", 3, seed=1).options == {"chamber_sets_all_colours": True}
