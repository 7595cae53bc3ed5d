"""Disasters (rulebook, chapter 9)."""

from __future__ import annotations

import pytest

from perankh import IllegalAction, Match
from perankh.games.ra.tests.builders import (
    BOX,
    CIVILISATIONS,
    DISASTERS,
    MONUMENTS,
    a_match,
    buy_lane,
    lane_of,
    tiles_of,
)
from tests.telling import cites, play, told


def struck(lane: list[str], **tiles: int) -> Match:
    """Seat 0, who owns these tiles, has just bought the lane."""
    m = a_match(lane=lane, tiles={0: tiles})
    buy_lane(m)
    return m


@cites("Ra 9.1")
def test_the_goods_just_won_can_be_lost() -> None:
    # Ruling 32: wherever the disaster lay in the lane.
    assert tiles_of(struck(["funeral", "pharaoh", "pharaoh", "pharaoh"]), 0) == {"pharaoh": 1}
    assert tiles_of(struck(["pharaoh", "funeral", "pharaoh"], pharaoh=1), 0) == {"pharaoh": 1}
    assert struck(["art", "unrest"], writing=2).legal() == ["lose art", "lose writing"]


@cites("Ra 9.1")
def test_disasters_strike_one_after_another_in_a_fixed_order() -> None:
    # Ruling 33.
    lane = ["earthquake", "unrest", "nile", "drought", "funeral", "unrest", "funeral"]
    m = a_match(lane=lane, tiles={0: {"pharaoh": 9, "art": 1, "temple": 1}})
    events = buy_lane(m)
    order = ["funeral", "funeral", "drought", "unrest", "unrest", "earthquake"]
    assert told(events, "struck") == [(0, disaster) for disaster in order]
    first_struck = next(index for index, event in enumerate(events) if event["event"] == "struck")
    assert all(event["event"] != "gained" for event in events[first_struck:])


@cites("Ra 9.1")
@pytest.mark.parametrize("action", ["draw", "invoke", "pass", "bid 13", "stop", "take gold"])
def test_nothing_else_is_done_until_the_disasters_are_settled(action: str) -> None:
    m = struck(["unrest"], art=2, writing=2, god=1)
    assert (m.to_act, m.phase) == (0, "loss"), "the winner chooses, before the next turn"
    with pytest.raises(IllegalAction) as refused:
        m.play(action)
    assert refused.value.rule == "Ra 9.1"
    play(m, "lose art", "lose art")
    assert (m.to_act, m.phase) == (1, "turn")


@cites("Ra 9.1")
@pytest.mark.parametrize("moves", [[], ["invoke"], ["take gold"]])
def test_nobody_gives_up_a_tile_unless_a_disaster_struck(moves: list[str]) -> None:
    m = a_match(lane=["gold", "gold"], tiles={0: {"god": 2, "art": 2}, 1: {"art": 1}})
    play(m, *moves)
    with pytest.raises(IllegalAction) as refused:
        m.play("lose art")
    assert refused.value.rule == "Ra 9.1"


@cites("Ra 9.1", "Ra 7.8")
def test_after_a_choice_the_turn_is_still_the_left_of_the_priest() -> None:
    m = a_match(lane=["unrest"], tiles={2: {"art": 2, "writing": 2}})
    play(m, "invoke", "pass", "bid 11", "pass")
    assert (m.to_act, m.phase) == (2, "loss")
    play(m, "lose art", "lose writing")
    assert (m.to_act, m.phase) == (1, "turn")


@cites("Ra 9.2")
@pytest.mark.parametrize(
    ("pharaohs", "funerals", "left"),
    [(0, 1, 0), (1, 1, 0), (2, 1, 0), (3, 1, 1), (9, 1, 7), (9, 2, 5), (4, 2, 0), (3, 2, 0)],
)
def test_a_funeral_takes_two_pharaohs(pharaohs: int, funerals: int, left: int) -> None:
    m = struck(["funeral"] * funerals, pharaoh=pharaohs)
    assert tiles_of(m, 0).get("pharaoh", 0) == left


@cites("Ra 9.3")
@pytest.mark.parametrize(
    ("floods", "niles", "droughts", "left"),
    [
        (1, 3, 1, (0, 2)),  # the rulebook's example, and ruling 35
        (0, 0, 1, (0, 0)),
        (0, 1, 1, (0, 0)),
        (0, 5, 1, (0, 3)),
        (1, 0, 1, (0, 0)),
        (2, 5, 1, (0, 5)),
        (3, 5, 1, (1, 5)),
        (3, 5, 2, (0, 4)),
        (5, 5, 2, (1, 5)),
        (1, 1, 2, (0, 0)),
        (0, 5, 2, (0, 1)),
    ],
)
def test_drought_takes_floods_before_niles(floods: int, niles: int, droughts: int, left: tuple[int, int]) -> None:
    m = struck(["drought"] * droughts, flood=floods, nile=niles)
    assert (tiles_of(m, 0).get("flood", 0), tiles_of(m, 0).get("nile", 0)) == left


@cites("Ra 9.4")
def test_an_unrest_takes_two_civilisations_of_the_players_choice() -> None:
    # Ruling 34.
    m = struck(["unrest"], art=1, agriculture=1, religion=1, temple=3)
    assert m.legal() == ["lose art", "lose agriculture", "lose religion"]
    assert told(play(m, "lose religion"), "lost") == [(0, "religion", 1)]
    assert m.legal() == ["lose art", "lose agriculture"]
    play(m, "lose art")
    assert tiles_of(m, 0) == {"agriculture": 1, "temple": 3}


@cites("Ra 9.5")
def test_an_earthquake_takes_two_monuments_of_the_players_choice() -> None:
    # Ruling 34.
    m = struck(["earthquake"], temple=2, step_pyramid=1, obelisk=1, art=3)
    assert m.legal() == ["lose obelisk", "lose step_pyramid", "lose temple"]
    play(m, "lose temple", "lose obelisk")
    assert tiles_of(m, 0) == {"art": 3, "step_pyramid": 1, "temple": 1}


@pytest.mark.parametrize(
    ("disaster", "group"),
    [
        pytest.param("unrest", CIVILISATIONS, marks=cites("Ra 9.4")),
        pytest.param("earthquake", MONUMENTS, marks=cites("Ra 9.5")),
    ],
)
def test_every_kind_of_the_group_may_be_lost(disaster: str, group: tuple[str, ...]) -> None:
    m = struck([disaster], **dict.fromkeys(group, 2), pharaoh=2, flood=2)
    assert m.legal() == [f"lose {tile}" for tile in group]


@pytest.mark.parametrize(
    ("disaster", "tile", "other"),
    [
        pytest.param("unrest", "art", "writing", marks=cites("Ra 9.4")),
        pytest.param("earthquake", "temple", "sphinx", marks=cites("Ra 9.5")),
    ],
)
def test_both_tiles_may_be_of_one_kind(disaster: str, tile: str, other: str) -> None:
    m = struck([disaster], **{tile: 2, other: 1})
    play(m, f"lose {tile}", f"lose {tile}")
    assert tiles_of(m, 0) == {other: 1}


@cites("Ra 9.4", "Ra 9.5")
def test_civilisations_are_chosen_before_monuments() -> None:
    m = struck(["earthquake", "unrest"], art=2, writing=2, temple=2, sphinx=2)
    assert m.legal() == ["lose art", "lose writing"]
    play(m, "lose art", "lose writing")
    assert m.legal() == ["lose sphinx", "lose temple"]
    play(m, "lose temple", "lose temple")
    assert tiles_of(m, 0) == {"art": 1, "writing": 1, "sphinx": 2}
    assert (m.to_act, m.phase) == (1, "turn")


@cites("Ra 9.6")
@pytest.mark.parametrize(
    ("lane", "before", "after"),
    [
        (["unrest"], {}, {}),
        (["unrest"], {"art": 1}, {}),
        (["unrest"], {"art": 1, "writing": 1}, {}),  # as many as must go
        (["unrest"], {"art": 5}, {"art": 3}),  # all of one kind
        (["unrest", "unrest"], {"art": 2, "writing": 2}, {}),
        (["unrest", "unrest"], {"art": 2, "writing": 1}, {}),
        (["unrest", "unrest"], {"art": 5}, {"art": 1}),
        (["earthquake"], {"temple": 1}, {}),
        (["earthquake"], {"temple": 1, "sphinx": 1}, {}),
        (["earthquake"], {"temple": 4}, {"temple": 2}),
        (["earthquake", "earthquake"], {"temple": 1, "sphinx": 1, "palace": 1}, {}),
    ],
)
def test_without_a_choice_tiles_are_taken_unasked(
    lane: list[str], before: dict[str, int], after: dict[str, int]
) -> None:
    m = struck(lane, **before)
    assert tiles_of(m, 0) == after
    assert (m.to_act, m.phase) == (1, "turn")


@cites("Ra 9.6")
@pytest.mark.parametrize(
    ("lane", "before", "asked"),
    [
        (["unrest"], {"art": 2, "writing": 1}, 2),
        (["unrest", "unrest"], {"art": 3, "writing": 2}, 4),
        (["unrest", "unrest"], {"art": 4, "writing": 1, "religion": 1}, 4),
        (["earthquake"], {"temple": 1, "sphinx": 1, "palace": 1}, 2),
    ],
)
def test_several_disasters_of_one_kind_add_up(lane: list[str], before: dict[str, int], asked: int) -> None:
    # Ruling 33: two tiles for each disaster, or as many as there are.
    m = struck(lane, **before)
    for _ in range(asked):
        if m.phase == "loss":
            play(m, m.legal()[0])
    assert m.phase == "turn"
    assert sum(tiles_of(m, 0).values()) == sum(before.values()) - 2 * len(lane)


@cites("Ra 9.6")
def test_the_question_ends_when_only_one_kind_is_left() -> None:
    m = struck(["unrest"], art=1, writing=3)
    events = play(m, "lose art")
    assert told(events, "lost") == [(0, "art", 1), (0, "writing", 1)]
    assert tiles_of(m, 0) == {"writing": 2}


@cites("Ra 9.6")
@pytest.mark.parametrize("disaster", DISASTERS)
def test_nothing_is_lost_in_place_of_what_one_does_not_have(disaster: str) -> None:
    groups = {
        "funeral": {"pharaoh": 3},
        "drought": {"flood": 1, "nile": 3},
        "unrest": {"art": 2, "writing": 2},
        "earthquake": {"temple": 2, "sphinx": 2},
    }
    others = {tile: count for kind, tiles in groups.items() if kind != disaster for tile, count in tiles.items()}
    m = struck([disaster], **others, gold=2, god=1)
    assert tiles_of(m, 0) == others | {"gold": 2, "god": 1}


@cites("Ra 9.7")
def test_lost_tiles_and_disasters_leave_the_game() -> None:
    # Ruling 36: nothing goes back into the bag, the lane or to another player.
    before = {"pharaoh": 3, "flood": 3, "art": 2, "temple": 2}
    m = a_match(lane=list(DISASTERS), tiles={0: before, 1: {"pharaoh": 1}})
    bag = m.position()["bag"]
    buy_lane(m)
    assert m.position()["bag"] == bag
    assert bag == BOX | {"funeral": 1, "drought": 1, "unrest": 3, "earthquake": 1} | {
        "pharaoh": 21,
        "flood": 9,
        "art": 3,
        "temple": 3,
    }
    assert lane_of(m) == []
    assert [tiles_of(m, seat) for seat in range(3)] == [{"pharaoh": 1, "flood": 1}, {"pharaoh": 1}, {}]


@cites("Ra 9.7")
def test_every_loss_is_told() -> None:
    m = a_match(lane=["funeral", "drought"], tiles={0: {"pharaoh": 1, "flood": 1, "nile": 2}})
    assert told(buy_lane(m), "lost") == [(0, "pharaoh", 1), (0, "flood", 1), (0, "nile", 1)]
