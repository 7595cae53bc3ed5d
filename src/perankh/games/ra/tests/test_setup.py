"""The game, the box and setting up (rulebook, chapters 1 to 3)."""

from __future__ import annotations

from typing import Any

import pytest

from perankh import ImpossibleOutcome, InvalidSetup, new_match
from perankh.games.ra.components import Chance
from perankh.games.ra.rules import setup
from perankh.games.ra.state import RULES_VERSION, State
from perankh.games.ra.tests.builders import BOX, a_match, end_epoch
from tests.suns import RA_SPACES, SUN_SETS, sun_set
from tests.telling import Listener, cites, decisions, play, seat_of, told

PLAYERS = (2, 3, 4, 5)


@cites("Ra 1.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_game_lasts_three_epochs(players: int) -> None:
    m = new_match("ra", players, seed=1)
    epochs = []
    for _ in decisions(m):
        epochs.append(m.position()["epoch"])
        end_epoch(m)
    assert epochs == [1, 2, 3]


@cites("Ra 1.2")
@pytest.mark.parametrize("players", PLAYERS)  # ruling 43: also two
def test_two_to_five_can_play(players: int) -> None:
    m = new_match("ra", players, seed=1)
    assert len(m.position()["seats"]) == len(m.scores) == players
    assert (m.position()["epoch"], m.legal()) == (1, ["draw", "invoke"])


@cites("Ra 1.2")
@pytest.mark.parametrize("players", [0, 1, 6, -3, True, 3.0, "3", None, [3]])
def test_no_other_number_can_play(players: Any) -> None:
    with pytest.raises(InvalidSetup, match="2 to 5 players"):
        new_match("ra", players)


@cites("Ra 2.1", "Ra 3.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_180_tiles_go_into_the_bag(players: int) -> None:
    bag = new_match("ra", players, seed=1).position()["bag"]
    assert bag == BOX
    assert sum(bag.values()) == 180


@cites("Ra 2.2")
@pytest.mark.parametrize(("players", "highest"), [(2, 9), (3, 13), (4, 13), (5, 16)])
def test_as_many_suns_are_used_as_the_players_need(players: int, highest: int) -> None:
    position = new_match("ra", players, seed=1).position()
    used = [position["centre_sun"]] + [sun for seat in position["seats"] for sun in seat["suns"]]
    assert sorted(used) == list(range(1, highest + 1))


@cites("Ra 3.1")
def test_nothing_about_the_future_is_on_the_table() -> None:
    # Ruling 44: the seeds decide other games, and nothing in the position can tell which.
    games = [new_match("ra", 4, seed=seed, outcomes=SUN_SETS[4]) for seed in range(5)]
    assert all(game.position() == games[0].position() for game in games)
    assert all(game._state == games[0]._state for game in games)


@cites("Ra 3.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_starts_with_ten_fame_and_no_tile(players: int) -> None:
    m = new_match("ra", players, seed=1)
    assert m.scores == [10] * players
    assert [seat["tiles"] for seat in m.position()["seats"]] == [{}] * players
    assert [seat["spent_suns"] for seat in m.position()["seats"]] == [[]] * players


@cites("Ra 3.2")
def test_a_table_is_cleared_of_the_game_before() -> None:
    # Simulations set up one game after another in the same place.
    fresh, used = State(), a_match(5, fame={4: 30}, tiles={1: {"nile": 2}}, spent={0: [16]}, lane=["gold"])._state
    for number in State._SCALARS:
        setattr(used, number, 1)
    for state in (used, fresh):
        state.god_may_take_disaster = True
        state.rules = RULES_VERSION
        state.luck = Listener()
        setup.set_up(state, 3)
    assert used.differences(fresh) == []
    assert [player.fame for player in used.seats] == [10, 10, 10, 0, 0]


@cites("Ra 3.2")
@pytest.mark.parametrize("watcher", [0, 1, 2, None])
def test_fame_is_counted_openly(watcher: int | None) -> None:
    # Ruling 4: whether to show it is the page's affair.
    m = a_match(fame={0: 7, 1: 31, 2: 12})
    assert [seat["fame"] for seat in m.view(watcher)["seats"]] == [7, 31, 12]


@cites("Ra 3.2")
def test_tablets_are_never_a_limit() -> None:
    # Ruling 3: all the tablets of the box are worth 226 fame.
    m = a_match(ra_track=7, fame={0: 226}, tiles={0: {"gold": 2, "art": 1}})
    play(m, "draw -> ra")
    assert m.scores == [226 + 2 * 3, 5, 5]


@cites("Ra 3.3")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (3, 2), (4, 5), (5, 9)])
def test_each_set_not_yet_dealt_is_equally_likely(players: int, first: int) -> None:
    state, luck = State(), Listener()
    state.luck = luck
    setup.set_up(state, players)
    sets_left = [[int(first <= index < first + players - seat) for index in range(14)] for seat in range(players)]
    assert luck.heard == [(Chance.SUN_SET, counts) for counts in sets_left]


@cites("Ra 3.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_is_dealt_a_set_face_up(players: int) -> None:
    outcomes = list(reversed(SUN_SETS[players]))
    m = new_match("ra", players, outcomes=outcomes)
    assert [seat["suns"] for seat in m.position()["seats"]] == [
        sun_set(players, players - 1 - seat) for seat in range(players)
    ]
    assert told(m.events, "dealt") == list(enumerate(outcomes))


@cites("Ra 3.3")
@pytest.mark.parametrize(
    "outcomes",
    [
        ["13-8-5-2", "13-8-5-2", "11-10-7-4"],  # one set twice
        ["13-6-2", "12-9-6-3", "11-10-7-4"],  # a set for four players
        ["13-8-5-2", "12-9-6-3"],  # one too few
        ["13-8-5-2", "12-9-6-3", "11-10-7-4", "9-6-5-2"],  # one too many
        ["1-2-3-4", "12-9-6-3", "11-10-7-4"],
    ],
)
def test_no_other_sets_can_be_dealt(outcomes: list[str]) -> None:
    with pytest.raises(ImpossibleOutcome):
        new_match("ra", 3, outcomes=outcomes)


@cites("Ra 3.3")
def test_seats_are_dealt_at_random() -> None:
    # Ruling 5: over some seeds every seat gets every set.
    dealt = {(seat, suns) for seed in range(60) for seat, suns in told(new_match("ra", 3, seed=seed).events, "dealt")}
    assert dealt == {(seat, suns) for seat in range(3) for suns in SUN_SETS[3]}


@cites("Ra 3.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_sun_1_lies_in_the_centre(players: int) -> None:
    assert new_match("ra", players, seed=1).position()["centre_sun"] == 1


@cites("Ra 3.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_players_decide_how_many_ra_tiles_end_an_epoch(players: int) -> None:
    m = new_match("ra", players, seed=1)
    ra_tiles = len([event for event in end_epoch(m) if event["event"] == "drew"])
    assert ra_tiles == RA_SPACES[players]


@cites("Ra 3.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_owner_of_the_highest_sun_begins(players: int) -> None:
    # Ruling 5: 13 with three or four players, 16 with five, 9 with two: always in the first set of the table.
    sets = SUN_SETS[players]
    for shift in range(players):
        dealt = sets[shift:] + sets[:shift]
        m = new_match("ra", players, outcomes=dealt)
        assert m.to_act == dealt.index(sets[0])
        assert told(m.events, "epoch_began") == [(1, m.to_act)]


def test_options_have_defaults_and_no_others_exist() -> None:
    assert new_match("ra", 3, seed=1).options == {"god_may_take_disaster": True}
    with pytest.raises(InvalidSetup, match="no option 'fast'"):
        new_match("ra", 3, options={"fast": True})
    with pytest.raises(InvalidSetup, match="true or false"):
        new_match("ra", 3, options={"god_may_take_disaster": 1})


def test_the_suns_of_a_seat_stand_in_descending_order() -> None:
    assert seat_of(a_match(suns={0: [2, 13, 5, 8]}), 0)["suns"] == [13, 8, 5, 2]
