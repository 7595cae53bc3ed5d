"""Fame of every epoch and of the end (rulebook, chapters 10 and 11)."""

from __future__ import annotations

import random

import pytest

from perankh import Match
from perankh.games.priests_of_ra.components import Face
from perankh.games.priests_of_ra.rules import scoring
from perankh.games.priests_of_ra.tests import naive_scoring
from perankh.games.priests_of_ra.tests.builders import (
    BOX,
    BUILDINGS,
    CHAMBERS,
    PEOPLE,
    a_match,
    a_player,
    a_table,
    end_epoch,
    tiles_of,
)
from tests.suns import sun_set
from tests.telling import cites, play, seat_of, told

PLAYERS = (2, 3, 4, 5)


def a_random_table(chance: random.Random, players: int, epoch: int, all_colours: bool) -> Match:
    """A table one Ra tile before the end of its epoch, with tiles dealt out at random."""
    tiles: dict[int, dict[str, int]] = {seat: {} for seat in range(players)}
    for name, copies in BOX.items():
        for _ in range(chance.randint(0, copies) if name != "ra" else 0):
            owned = tiles[chance.randrange(players)]
            lying = name if chance.random() < 0.5 else "-".join(reversed(name.split("-")))
            owned[lying] = owned.get(lying, 0) + 1
    return a_match(
        players,
        epoch=epoch,
        ra_track={2: 5, 3: 7, 4: 8, 5: 9}[players],
        tiles=tiles,
        fame={seat: chance.randint(0, 30) for seat in range(players)},
        ankhs={seat: chance.randint(0, 2 * (epoch - 1)) for seat in range(players)},
        all_colours=all_colours,
    )


@cites("Priests 10.1")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("epoch", [1, 2, 3])
@pytest.mark.parametrize("all_colours", [True, False])
def test_every_epoch_is_scored_like_the_slow_reading_of_the_rules(players: int, epoch: int, all_colours: bool) -> None:
    chance = random.Random(f"{players} {epoch} {all_colours}")
    for _ in range(25):
        m = a_random_table(chance, players, epoch, all_colours)
        displays = m.position()["seats"]
        end_epoch(m)
        assert m.scores == naive_scoring.fame_after(displays, epoch, all_colours)
        assert [seat["tiles"] for seat in m.position()["seats"]] == [naive_scoring.kept(each) for each in displays]
        assert [seat["ankhs"] for seat in m.position()["seats"]] == [naive_scoring.ankhs_after(d) for d in displays]


@cites("Priests 10.1")
@pytest.mark.parametrize(("fame", "plagues", "after"), [(4, 4, 0), (4, 2, 1), (0, 3, 0), (20, 6, 0), (21, 7, 1)])
def test_fame_never_falls_below_zero(fame: int, plagues: int, after: int) -> None:
    # Ruling 30.
    m = a_match(ra_track=7, fame={0: fame}, tiles={0: {"plague": plagues}})
    play(m, "draw -> ra")
    assert m.scores[0] == after


@cites("Priests 10.1")
def test_only_the_net_of_the_epoch_counts() -> None:
    # Ruling 30: fame 4 and a net of -9 leave nothing; fame 3 with -6 and +4 leaves 1.
    m = a_match(ra_track=7, fame={0: 3, 1: 4}, tiles={0: {"plague": 3, "priest": 2}, 1: {"plague": 5, "fortress": 6}})
    events = play(m, "draw -> ra")
    assert told(events, "fame_changed")[:2] == [(0, 1, -2, 1), (1, 1, -9, 0)]


@cites("Priests 10.2")
@pytest.mark.parametrize("face", PEOPLE)
@pytest.mark.parametrize(
    ("owned", "fame"),
    [
        ([2, 2, 1], [5, 5, 0]),
        ([1, 1, 1], [0, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([2, 3, 3], [0, 5, 5]),
        ([5, 2, 0], [5, 0, 0]),
        ([2, 0, 0], [5, 0, 0]),
        ([1, 0, 0], [0, 0, 0]),
    ],
)
def test_whom_nobody_exceeds_gains_five_with_two_or_more(face: str, owned: list[int], fame: list[int]) -> None:
    # Ruling 22.
    players = [a_player({face: count}) for count in owned]
    table = a_table(*players)
    assert [scoring.people_fame(table, player, Face[face.upper()]) for player in players] == fame


@cites("Priests 10.2")
def test_each_people_counts_by_itself_whatever_lies_beneath() -> None:
    mine = a_player({"farmer-fortress": 1, "farmer-market": 1, "scribe-granary": 2, "warrior-market": 1})
    table = a_table(mine, a_player({"farmer-library": 1, "warrior-granary": 2}))
    assert [scoring.people_fame(table, mine, face) for face in (Face.FARMER, Face.WARRIOR, Face.SCRIBE)] == [5, 0, 5]


@cites("Priests 10.2")
def test_the_sheet_has_a_line_of_people_for_everyone() -> None:
    m = a_match(ra_track=7, tiles={1: {"farmer": 2, "scribe": 1}})
    events = play(m, "draw -> ra")
    assert told(events, "scored_people") == [(1, 1, "farmer", 2, 5), (1, 1, "scribe", 1, 0)]
    assert told(events, "scored_no_people") == [(0, 1, 0, 0), (2, 1, 0, 0)]


@cites("Priests 10.3")
@pytest.mark.parametrize(("kinds", "ankhs"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2)])
def test_three_kinds_of_people_bring_an_ankh_and_four_bring_two(kinds: int, ankhs: int) -> None:
    # Ruling 23.
    for copies in (1, 3):
        assert scoring.ankhs_for_people(a_player(dict.fromkeys(PEOPLE[:kinds], copies))) == ankhs
    assert scoring.ankhs_for_people(a_player(dict.fromkeys(PEOPLE[::-1][:kinds], 1))) == ankhs


@cites("Priests 10.3")
def test_ankhs_are_kept_and_add_up() -> None:
    # Ruling 23: they are never lost.
    m = a_match(ra_track=7, epoch=2, ankhs={0: 2, 1: 1}, tiles={0: dict.fromkeys(PEOPLE, 1)})
    assert told(play(m, "draw -> ra"), "ankhs_gained") == [(0, 2, 4)]
    assert [seat_of(m, seat)["ankhs"] for seat in range(3)] == [4, 1, 0]
    assert m.scores == [10, 10, 10], "they count at the end of the game only"


@cites("Priests 10.4")
@pytest.mark.parametrize("priests", range(5))
def test_each_priest_brings_two(priests: int) -> None:
    assert scoring.priests_fame(a_player({"priest": priests})) == 2 * priests


@cites("Priests 10.5")
@pytest.mark.parametrize(
    ("tiles", "asked"),
    [
        ({"priest": 3, "plague": 1}, True),
        ({"priest": 6, "plague": 4}, True),
        ({"priest": 2, "plague": 4}, False),
        ({"priest": 3}, False),
        ({"plague": 3}, False),
    ],
)
def test_three_priests_may_remove_a_plague(tiles: dict[str, int], asked: bool) -> None:
    # Ruling 25: only plague already owned.
    m = a_match(ra_track=7, tiles={1: tiles})
    play(m, "draw -> ra")
    assert (m.phase == "plague") == asked
    if asked:
        assert (m.to_act, m.legal()) == (1, ["remove", "keep"])


@cites("Priests 10.5")
@pytest.mark.parametrize("priests", [3, 4, 6, 9])
def test_it_is_one_plague_however_many_priests(priests: int) -> None:
    # Ruling 25.
    m = a_match(ra_track=7, tiles={1: {"priest": priests, "plague": 4}})
    play(m, "draw -> ra")
    assert told(play(m, "remove"), "plague_removed") == [(1,)]
    assert (m.phase, tiles_of(m, 1)) == ("turn", {"plague": 3})
    assert m.scores[1] == 10 + 2 * priests - 6


@cites("Priests 10.5", "Priests 10.4", "Priests 10.8")
def test_the_example_of_three_priests_and_two_plagues() -> None:
    m = a_match(ra_track=7, tiles={1: {"priest": 3, "plague": 2}})
    play(m, "draw -> ra")
    events = play(m, "remove")
    assert told(events, "scored_priests")[1] == (1, 1, 3, 6)
    assert told(events, "scored_plague")[1] == (1, 1, 1, -1)


@cites("Priests 10.5")
def test_a_plague_may_be_kept() -> None:
    m = a_match(ra_track=7, tiles={1: {"priest": 3, "plague": 2}})
    play(m, "draw -> ra")
    assert told(play(m, "keep"), "plague_kept") == [(1,)]
    assert (tiles_of(m, 1), m.scores[1]) == ({"plague": 2}, 10 + 6 - 3)


@cites("Priests 10.5")
def test_all_who_may_are_asked_in_the_order_of_seats_before_anything_is_scored() -> None:
    # Ruling 31.
    tiles = {"priest": 3, "plague": 1}
    m = a_match(4, ra_track=8, to_act=2, tiles={0: tiles, 1: {"plague": 1}, 2: tiles, 3: tiles})
    asked = []
    events = play(m, "draw -> ra")
    while m.phase == "plague":
        assert told(events, "fame_changed") == []
        asked.append(m.to_act)
        events = play(m, "remove")
    assert asked == [0, 2, 3]
    assert [row[0] for row in told(events, "fame_changed")] == [0, 1, 2, 3]


@cites("Priests 10.5")
def test_plague_is_decided_after_the_suns_are_spent_too() -> None:
    m = a_match(2, spent={0: [9, 6, 5], 1: sun_set(2, 1)}, lane=["priest", "plague"], tiles={0: {"priest": 2}})
    play(m, "invoke", "bid 2")
    assert (m.phase, m.to_act) == ("plague", 0)


@cites("Priests 10.5")
@pytest.mark.parametrize("action", ["draw", "invoke", "pass", "bid 9", "stop", "show farmer"])
def test_nothing_else_is_done_until_plague_is_decided(action: str) -> None:
    m = a_match(ra_track=7, tiles={1: {"priest": 3, "plague": 2}})
    play(m, "draw -> ra")
    refused = m.why_not(action)
    assert refused is not None
    assert refused.rule == "Priests 10.5"


@cites("Priests 10.5")
@pytest.mark.parametrize("action", ["remove", "keep"])
def test_at_no_other_time_is_plague_removed(action: str) -> None:
    for m in (a_match(tiles={0: {"priest": 3, "plague": 1}}), a_match(ra_track=1, auction={"priest": 2})):
        refused = m.why_not(action)
        assert refused is not None
        assert refused.rule == "Priests 10.5"


@cites("Priests 10.6", "Priests 10.7")
@pytest.mark.parametrize(
    ("owned", "complete", "variety"),
    [
        ([4, 2, 2, 1], 8, 5),
        ([2, 2, 2, 2], 8, 10),
        ([1, 1, 1, 1], 0, 0),
        ([2, 0, 0, 0], 2, 0),
        ([3, 3, 0, 0], 4, 0),
        ([4, 0, 0, 0], 4, 0),
        ([6, 4, 2, 0], 12, 5),
        ([2, 2, 3, 5], 10, 10),
    ],
)
def test_complete_buildings_and_their_variety(owned: list[int], complete: int, variety: int) -> None:
    # Rulings 26 and 27.
    player = a_player(dict(zip(BUILDINGS, owned, strict=True)))
    assert scoring.buildings_fame(player) == complete
    assert scoring.different_buildings_fame(player) == variety


@cites("Priests 10.6")
def test_buildings_are_scored_every_epoch_and_odd_tiles_wait() -> None:
    # Ruling 28.
    m = a_match(ra_track=7, tiles={0: {"granary": 3}})
    end_epoch(m)
    end_epoch(m)
    assert m.scores[0] == 10 + 2 + 2
    m = a_match(epoch=2, ra_track=7, tiles={0: {"granary-warrior": 3, "granary-scribe": 1}})
    end_epoch(m)
    assert m.scores[0] == 10 + 4


@cites("Priests 10.8")
@pytest.mark.parametrize(
    ("tiles", "fame"), [(0, 0), (1, -1), (2, -3), (3, -6), (4, -10), (5, -15), (6, -20), (7, -20), (12, -20)]
)
def test_plague_costs_by_its_number(tiles: int, fame: int) -> None:
    assert scoring.plague_fame(a_player({"plague": tiles})) == fame


@cites("Priests 10.8")
def test_plague_costs_again_every_epoch() -> None:
    # Ruling 29.
    m = a_match(ra_track=7, fame={0: 30}, tiles={0: {"plague": 3}})
    end_epoch(m)
    end_epoch(m)
    assert m.scores[0] == 30 - 6 - 6


@cites("Priests 11.1")
@pytest.mark.parametrize(
    ("tiles", "levels", "fame"),
    [
        (0, 0, 0),
        (1, 1, 0),
        (2, 1, 0),
        (3, 2, 5),
        (5, 2, 5),
        (6, 3, 10),
        (9, 3, 10),
        (10, 4, 20),
        (15, 5, 20),
        (30, 7, 20),
    ],
)
def test_the_levels_of_the_pyramid(tiles: int, levels: int, fame: int) -> None:
    # Ruling 19.
    assert scoring.levels(tiles) == levels
    pyramids = min(tiles, 12)
    assert scoring.pyramid_fame(a_player({"pyramid": pyramids, "chamber_red": tiles - pyramids})) == fame


@cites("Priests 11.1")
def test_chambers_build_the_pyramid_too() -> None:
    # Ruling 18 as well: a chamber turned over stays in it.
    player = a_player({"pyramid": 1, "chamber_red": 1, "chamber_yellow-chamber_green": 1})
    assert scoring.pyramid_tiles(player) == 3


@cites("Priests 11.2")
@pytest.mark.parametrize(("chambers", "fame"), [(0, 0), (1, 0), (2, 0), (3, 5), (4, 10), (5, 10), (9, 10)])
@pytest.mark.parametrize("face", CHAMBERS)
def test_three_and_four_chambers_of_a_colour(face: str, chambers: int, fame: int) -> None:
    # Ruling 20: every chamber counts, also beyond the last full level.
    player = a_player({face: chambers})
    for all_colours in (True, False):
        assert scoring.chambers_fame(a_table(player, all_colours=all_colours), player, Face[face.upper()]) == fame


@cites("Priests 11.2")
@pytest.mark.parametrize(("all_colours", "fame"), [(True, 5 + 10 + 5), (False, 10)])
def test_each_colour_counts_or_only_the_best(all_colours: bool, fame: int) -> None:
    # Ruling 21 and its flag.
    player = a_player({"chamber_green": 3, "chamber_blue": 4, "chamber_yellow": 3, "chamber_red": 2})
    table = a_table(player, all_colours=all_colours)
    chambers = (Face.CHAMBER_GREEN, Face.CHAMBER_RED, Face.CHAMBER_BLUE, Face.CHAMBER_YELLOW)
    assert sum(scoring.chambers_fame(table, player, face) for face in chambers) == fame


@cites("Priests 11.1", "Priests 11.2")
def test_the_example_of_the_pyramid() -> None:
    player = a_player({"pyramid": 5, "chamber_blue": 4, "chamber_red": 1}, suns=[5])
    assert scoring.last_epoch_fame(a_table(player, a_player(suns=[5])), 0) == 30


@cites("Priests 11.3")
@pytest.mark.parametrize(("ankhs", "fame"), [(0, 0), (1, 0), (2, 5), (3, 10), (4, 20), (5, 20), (6, 20)])
def test_ankhs_bring_fame_by_their_number(ankhs: int, fame: int) -> None:
    assert scoring.ankhs_fame(a_player(ankhs=ankhs)) == fame


@cites("Priests 11.3", "Priests 10.3")
def test_the_ankhs_of_the_third_epoch_count() -> None:
    m = a_match(epoch=3, ra_track=7, ankhs={0: 2}, tiles={0: dict.fromkeys(PEOPLE[:3], 1)})
    assert told(play(m, "draw -> ra"), "scored_ankhs")[0] == (0, 3, 3, 10)


@cites("Priests 11.4")
@pytest.mark.parametrize(
    ("totals", "fame"),
    [([17, 25, 21, 17], [-5, 5, 0, -5]), ([9, 9], [0, 0]), ([8, 9], [-5, 5]), ([7, 7, 3], [5, 5, -5])],
)
def test_suns_are_compared(totals: list[int], fame: list[int]) -> None:
    # Ruling 32.
    players = [a_player(suns=[total - 2], spent=[2]) for total in totals]
    assert [scoring.suns_fame(a_table(*players), player) for player in players] == fame


@cites("Priests 11.1", "Priests 11.2", "Priests 11.3", "Priests 11.4")
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_pyramid_ankhs_and_suns_count_after_the_third_epoch_only(epoch: int) -> None:
    m = a_match(2, epoch=epoch, ra_track=5, ankhs={0: 2} if epoch > 1 else {}, tiles={0: {"chamber_red": 3}})
    events = play(m, "draw -> ra")
    lines = told(events, "scored_pyramid", "scored_chambers", "scored_ankhs", "scored_suns")
    assert bool(lines) == (epoch == 3)
    assert m.scores[0] == (10 + 5 + 5 + 5 if epoch == 3 else 10)
