"""Fame at the end of an epoch (rulebook, chapter 11)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from perankh.games.ra.components import Tile
from perankh.games.ra.rules import scoring
from perankh.games.ra.tests import naive_scoring
from perankh.games.ra.tests.builders import BOX, DISASTERS, MONUMENTS, a_match, a_player, a_table
from tests.suns import RA_SPACES, SUN_SETS
from tests.telling import cites, play, told


@cites("Ra 11.1")
@pytest.mark.parametrize(
    ("fame", "tiles", "net", "after"),
    [
        (3, {}, -7, 0),  # the rulebook's first example: -5 for civilisations, -2 for pharaohs
        (3, {"flood": 2, "nile": 3}, -2, 1),  # its second: -5, -2 and +5
        (7, {}, -7, 0),
        (8, {}, -7, 1),
        (0, {}, -7, 0),
        (0, {"god": 1}, -5, 0),
        (0, {"gold": 3}, 2, 2),
        (0, {"gold": 3, "art": 1}, 7, 7),
    ],
)
def test_fame_changes_once_by_the_net_and_not_below_zero(
    fame: int, tiles: dict[str, int], net: int, after: int
) -> None:
    # Rulings 1 and 2: seat 0 has the fewest pharaohs and no civilisation.
    m = a_match(2, ra_track=5, fame={0: fame}, tiles={0: tiles, 1: {"pharaoh": 1, "art": 1}})
    events = play(m, "draw -> ra")
    assert told(events, "fame_changed") == [(0, 1, net, after), (1, 1, 5, 15)]
    assert m.scores == [after, 15]


@cites("Ra 11.1", "Ra 11.9")
def test_monuments_and_suns_are_part_of_the_same_net() -> None:
    # Ruling 2: -5 civilisations, -2 pharaohs and -5 suns against 10 and 5 for monuments, not -12 from 3 fame first.
    tiles = dict.fromkeys(MONUMENTS[:7], 1) | {"palace": 3}
    suns = {0: [2, 3, 4, 5], 1: [6, 7, 8, 9]}
    m = a_match(2, epoch=3, ra_track=5, fame={0: 3}, suns=suns, tiles={0: tiles, 1: {"pharaoh": 1}})
    assert told(play(m, "draw -> ra"), "fame_changed")[0] == (0, 3, 3, 6)


@cites("Ra 11.1")
def test_all_players_are_scored_from_the_tiles_as_they_lie() -> None:
    # Ruling 2: seat 0 is scored first, and its discarded tiles still count against nobody.
    m = a_match(ra_track=7, tiles={0: {"pharaoh": 1, "gold": 1}, 1: {"pharaoh": 2}, 2: {"pharaoh": 3}})
    play(m, "draw -> ra")
    assert m.scores == [10 - 5 - 2 + 3, 10 - 5, 10 - 5 + 5]


@cites("Ra 11.2")
@pytest.mark.parametrize(
    ("pharaohs", "fame"),
    [
        ([3, 2, 2, 3], [5, -2, -2, 5]),  # Annie, Béatrice, Cathy, Didier (ruling 45: the text's Charles is Cathy)
        ([0, 0, 0], [0, 0, 0]),
        ([1, 0, 0, 0], [5, -2, -2, -2]),  # ruling 38: zero counts as fewest
        ([4, 4], [0, 0]),
        ([4, 3], [5, -2]),
        ([2, 2, 2, 2, 2], [0, 0, 0, 0, 0]),
        ([5, 3, 1], [5, 0, -2]),
        ([5, 3, 3, 1, 1], [5, 0, 0, -2, -2]),
        ([7, 7, 7, 7, 6], [5, 5, 5, 5, -2]),
        ([0, 25], [-2, 5]),
    ],
)
def test_most_pharaohs_gain_five_and_fewest_lose_two(pharaohs: list[int], fame: list[int]) -> None:
    players = [a_player({"pharaoh": count}) for count in pharaohs]
    table = a_table(*players)
    assert [scoring.pharaohs_fame(table, player) for player in players] == fame


@cites("Ra 11.3")
@pytest.mark.parametrize("gods", [0, 1, 2, 8])
def test_each_god_brings_two(gods: int) -> None:
    assert scoring.gods_fame(a_player({"god": gods})) == 2 * gods


@cites("Ra 11.4")
@pytest.mark.parametrize("gold", [0, 1, 2, 5])
def test_each_gold_brings_three(gold: int) -> None:
    assert scoring.gold_fame(a_player({"gold": gold})) == 3 * gold


@cites("Ra 11.5")
@pytest.mark.parametrize(
    ("niles", "floods", "fame"), [(0, 0, 0), (5, 0, 0), (5, 1, 6), (25, 12, 37), (0, 2, 2), (1, 3, 4), (25, 0, 0)]
)
def test_niles_count_only_with_a_flood(niles: int, floods: int, fame: int) -> None:
    player = a_player({"nile": niles, "flood": floods})
    assert scoring.niles_fame(player) + scoring.floods_fame(player) == fame


@cites("Ra 11.5", "Ra 10.3")
def test_the_flood_leaves_and_the_niles_stay() -> None:
    # The rulebook's example of Karim: six fame, and then five Niles are kept.
    m = a_match(ra_track=7, tiles={0: {"nile": 5, "flood": 1, "art": 1}})
    play(m, "draw -> ra")
    assert m.scores[0] == 16
    assert m.position()["seats"][0]["tiles"] == {"nile": 5}


@cites("Ra 11.6")
@pytest.mark.parametrize(
    ("tiles", "fame"),
    [
        ({}, -5),
        ({"art": 1}, 0),
        ({"writing": 5}, 0),
        ({"art": 2, "religion": 1}, 0),
        ({"astronomy": 3, "agriculture": 2, "writing": 2}, 5),  # Annie's, in the rules
        ({"astronomy": 1, "agriculture": 1, "writing": 1}, 5),
        ({"art": 1, "agriculture": 1, "religion": 1, "astronomy": 1}, 10),
        ({"art": 5, "agriculture": 5, "religion": 5, "astronomy": 5}, 10),
        ({"art": 1, "agriculture": 1, "religion": 1, "astronomy": 1, "writing": 1}, 15),
        ({"art": 5, "agriculture": 5, "religion": 5, "astronomy": 5, "writing": 5}, 15),
        ({"temple": 5, "pharaoh": 4, "gold": 3}, -5),
    ],
)
def test_different_civilisations_bring_fame_and_none_costs_five(tiles: dict[str, int], fame: int) -> None:
    assert scoring.civilisations_fame(a_player(tiles)) == fame


@cites("Ra 11.7")
@pytest.mark.parametrize(("kinds", "fame"), list(enumerate([0, 1, 2, 3, 4, 5, 6, 10, 15])))
def test_different_monuments_bring_one_each_then_ten_and_fifteen(kinds: int, fame: int) -> None:
    for tiles in (MONUMENTS[:kinds], MONUMENTS[8 - kinds :]):
        assert scoring.different_monuments_fame(a_player(dict.fromkeys(tiles, 2) | {"art": 1})) == fame


@cites("Ra 11.8")
@pytest.mark.parametrize(("copies", "fame"), list(enumerate([0, 0, 0, 5, 10, 15])))
def test_identical_monuments_bring_fame_and_the_steps_do_not_add_up(copies: int, fame: int) -> None:
    # Ruling 39.
    for name in MONUMENTS:
        assert scoring.identical_monuments_fame(a_player({name: copies}), Tile[name.upper()]) == fame


@pytest.mark.parametrize(
    ("tiles", "fame"),
    [
        ({"pyramid": 4, "temple": 3, "fortress": 2, "sphinx": 1}, 4 + 10 + 5),  # Annie's, in the rules
        ({"pyramid": 5}, 1 + 15),
        ({"pyramid": 3, "step_pyramid": 3}, 2 + 5 + 5),  # ruling 39: each kind by itself
        ({"pyramid": 2, "step_pyramid": 1}, 2),
        (dict.fromkeys(MONUMENTS, 5), 15 + 8 * 15),
        (dict.fromkeys(MONUMENTS, 1), 15),
        (dict.fromkeys(MONUMENTS[1:], 1), 10),
        ({}, 0),
    ],
)
@cites("Ra 11.7", "Ra 11.8")
def test_monuments_together(tiles: dict[str, int], fame: int) -> None:
    player = a_player(tiles, suns=[1])
    assert scoring.last_epoch_fame(a_table(player, a_player(suns=[1])), 0) == fame


@cites("Ra 11.7", "Ra 11.8", "Ra 11.9")
@pytest.mark.parametrize(("epoch", "fame"), [(1, 10), (2, 10), (3, 10 + 135 + 5)])
def test_monuments_and_suns_are_scored_after_the_third_epoch_only(epoch: int, fame: int) -> None:
    tiles = {0: dict.fromkeys(MONUMENTS, 5) | {"art": 1}}
    m = a_match(epoch=epoch, ra_track=7, tiles=tiles, suns={0: [13, 12, 8, 2], 1: [9, 6, 5, 3]})
    events = play(m, "draw -> ra")
    assert m.scores[0] == fame
    kinds = {event["event"] for event in events}
    for scored in ("scored_different_monuments", "scored_identical_monuments", "scored_suns"):
        assert (scored in kinds) == (epoch == 3)


@cites("Ra 11.9")
@pytest.mark.parametrize(
    ("totals", "fame"),
    [
        ([17, 25, 21, 17], [-5, 5, 0, -5]),  # the example of the English rules
        ([20, 20, 20], [0, 0, 0]),
        ([22, 22], [0, 0]),
        ([23, 21], [5, -5]),
        ([30, 30, 20], [5, 5, -5]),
        ([25, 26, 27, 28, 29], [-5, 0, 0, 0, 5]),
    ],
)
def test_the_highest_total_of_suns_gains_and_the_lowest_loses_five(totals: list[int], fame: list[int]) -> None:
    players = [a_player(suns=[total - 3], spent=[3]) for total in totals]
    table = a_table(*players)
    assert [scoring.suns_fame(table, player) for player in players] == fame


@cites("Ra 11.9")
@pytest.mark.parametrize(
    ("suns", "spent"), [([13, 8, 5, 2], []), ([], [13, 8, 5, 2]), ([8, 2], [13, 5]), ([13], [2, 8, 5])]
)
def test_suns_count_face_up_and_face_down(suns: list[int], spent: list[int]) -> None:
    # Ruling 40.
    assert scoring.sun_total(a_player(suns=suns, spent=spent)) == 28


@cites("Ra 11.9")
def test_the_centre_sun_is_nobodys() -> None:
    # Ruling 40: with sun 9 from the centre anybody would be highest.
    m = a_match(2, epoch=3, ra_track=5, centre=9, suns={0: [6, 5, 2, 1]})
    assert told(play(m, "draw -> ra"), "scored_suns") == [(0, 3, 14, -5), (1, 3, 22, 5)]


@cites("Ra 11.1")
def test_the_score_sheet_adds_up_to_the_fame() -> None:
    m = a_match(ra_track=7, epoch=3, fame={0: 0, 1: 0, 2: 0}, tiles={0: {"god": 1, "nile": 2, "flood": 1, "temple": 3}})
    play(m, "draw -> ra")
    for seat in m.score_sheet()["seats"]:
        (epoch,) = seat["epochs"]
        assert sum(line["points"] for line in epoch["lines"]) == epoch["net"]
        assert seat["score"] == epoch["fame"] == max(0, epoch["net"])


@cites("Ra 11.1")
@pytest.mark.parametrize("epoch", [2, 3])
def test_every_category_is_told_with_its_rule(epoch: int) -> None:
    tiles = {"god": 1, "gold": 2, "pharaoh": 3, "nile": 4, "flood": 1, "art": 1, "temple": 3, "sphinx": 2}
    m = a_match(epoch=epoch, ra_track=7, tiles={0: tiles})
    play(m, "draw -> ra")
    (sheet,) = m.score_sheet()["seats"][0]["epochs"]
    last = [
        {"category": "monuments", "count": 2, "points": 2, "rule": "Ra 11.7"},
        {"category": "monuments", "tile": "temple", "count": 3, "points": 5, "rule": "Ra 11.8"},
        {"category": "suns", "count": 28, "points": -5, "rule": "Ra 11.9"},
    ]
    assert sheet["lines"] == [
        {"category": "gods", "count": 1, "points": 2, "rule": "Ra 11.3"},
        {"category": "pharaohs", "count": 3, "points": 5, "rule": "Ra 11.2"},
        {"category": "nile", "count": 4, "points": 4, "rule": "Ra 11.5"},
        {"category": "nile", "count": 1, "points": 1, "rule": "Ra 11.5"},
        {"category": "civilisations", "count": 1, "points": 0, "rule": "Ra 11.6"},
        {"category": "gold", "count": 2, "points": 6, "rule": "Ra 11.4"},
        *(last if epoch == 3 else []),
    ]


def a_random_display(players: int, epoch: int, chance: random.Random) -> dict[str, Any]:
    """The last moment of an epoch: tiles and suns lie anywhere, and the next Ra tile ends it."""
    tiles: dict[int, dict[str, int]] = {seat: {} for seat in range(players)}
    greed = [chance.choice([0.0, 0.2, 1.0, 3.0]) for _ in range(players)]
    for name, count in BOX.items():
        if name == "ra" or name in DISASTERS:
            continue
        for _ in range(count):
            seat = chance.choices([*range(players), None], weights=[*greed, 2.0])[0]
            if seat is not None:
                tiles[seat][name] = tiles[seat].get(name, 0) + 1
    numbers = list(range(1, players * len(SUN_SETS[players][0].split("-")) + 2))
    chance.shuffle(numbers)
    each = (len(numbers) - 1) // players
    own = [numbers[1 + seat * each : 1 + (seat + 1) * each] for seat in range(players)]
    up = [chance.randint(0 if seat else 1, each) for seat in range(players)]
    return {
        "players": players,
        "epoch": epoch,
        "ra_track": RA_SPACES[players] - 1,
        "centre": numbers[0],
        "suns": {seat: own[seat][: up[seat]] for seat in range(players)},
        "spent": {seat: own[seat][up[seat] :] for seat in range(players)},
        "fame": {seat: chance.choice([0, 2, 5, 10, 40]) for seat in range(players)},
        "tiles": tiles,
    }


@cites("Ra 11.1", "Ra 11.2", "Ra 11.3", "Ra 11.4", "Ra 11.5", "Ra 11.6", "Ra 11.7", "Ra 11.8", "Ra 11.9", "Ra 10.3")
@pytest.mark.parametrize("epoch", [1, 2, 3])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_displays_score_as_the_slow_reading_of_the_rules(players: int, epoch: int) -> None:
    chance = random.Random(f"{players} {epoch}")
    for _ in range(250):
        m = a_match(**a_random_display(players, epoch, chance))
        display = m.position()["seats"]
        play(m, "draw -> ra")
        assert m.scores == naive_scoring.fame_after(display, epoch)
        assert [seat["tiles"] for seat in m.position()["seats"]] == [naive_scoring.kept(seat) for seat in display]
