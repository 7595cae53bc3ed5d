"""Playing gods (rulebook, chapter 8)."""

from __future__ import annotations

from typing import Any

import pytest

from perankh import IllegalAction
from perankh.games.ra.tests.builders import DISASTERS, a_match, lane_of, tiles_of
from tests.suns import sun_set
from tests.telling import cites, play, told


@cites("Ra 8.1")
def test_a_god_is_given_up_for_a_tile_of_the_lane() -> None:
    m = a_match(lane=["nile", "gold", "temple"], tiles={0: {"god": 1, "gold": 1}})
    bag = m.position()["bag"]
    events = play(m, "take gold")
    assert tiles_of(m, 0) == {"gold": 2}
    assert m.position()["lane"][:3] == ["nile", None, "temple"]
    assert told(events, "took") == [(0, "gold")]
    assert m.position()["bag"] == bag, "the god leaves the game"


@cites("Ra 8.1")
def test_of_two_equal_tiles_one_stays() -> None:
    m = a_match(lane=["nile", "gold", "gold"], tiles={0: {"god": 1}})
    play(m, "take gold")
    assert (tiles_of(m, 0), lane_of(m)) == ({"gold": 1}, ["nile", "gold"])


@cites("Ra 8.1")
@pytest.mark.parametrize(
    ("lane", "gods", "takes"),
    [
        (["nile", "gold"], 0, []),
        ([], 1, []),
        (["nile", "gold"], 1, ["take gold", "take nile"]),
        (["god"], 1, []),  # ruling 15
        (["god"] * 3, 2, []),
        (["god", "nile"], 1, ["take nile"]),
    ],
)
def test_gods_take_what_lies_in_the_lane(lane: list[str], gods: int, takes: list[str]) -> None:
    m = a_match(lane=lane, tiles={0: {"god": gods}})
    assert [action for action in m.legal() if action.startswith("take")] == takes


@cites("Ra 8.1")
def test_the_gods_of_others_are_no_help() -> None:
    assert a_match(lane=["gold"], tiles={1: {"god": 3}}).legal() == ["draw", "invoke"]


@cites("Ra 8.1", "Ra 4.1")
def test_without_a_face_up_sun_no_god_is_played() -> None:
    # Ruling 7: seat 1 is never on turn.
    m = a_match(lane=["gold"], spent={1: sun_set(3, 1)}, tiles={1: {"god": 3}})
    play(m, "draw -> nile")
    assert (m.to_act, m.legal()) == (2, ["draw", "invoke"])


@cites("Ra 8.2")
@pytest.mark.parametrize(
    ("gods", "lane", "takes"),
    [
        (1, ["gold", "nile"], 1),
        (2, ["gold", "nile", "art"], 2),
        (3, ["gold", "nile"], 2),
        (3, ["gold", "god", "nile", "god"], 2),
        (4, ["gold", "nile", "art", "temple", "flood"], 4),
    ],
)
def test_a_turn_plays_as_many_gods_as_there_are_gods_and_tiles(gods: int, lane: list[str], takes: int) -> None:
    # Ruling 11: min(own gods, tiles a god may take); and the turn ends without a stop when no more can be played.
    m = a_match(lane=lane, tiles={0: {"god": gods}})
    for _ in range(takes):
        assert m.to_act == 0
        play(m, next(action for action in m.legal() if action.startswith("take")))
    assert (m.to_act, m.phase) == (1, "turn")
    assert tiles_of(m, 0).get("god", 0) == gods - takes


@cites("Ra 8.2")
@pytest.mark.parametrize("played", [1, 2, 3])
def test_the_player_may_stop_after_any_god(played: int) -> None:
    m = a_match(lane=["gold"] * 5, tiles={0: {"god": 4}})
    play(m, *["take gold"] * played)
    assert (m.to_act, m.phase, m.legal()) == (0, "gods", ["take gold", "stop"])
    play(m, "stop")
    assert (m.to_act, m.phase) == (1, "turn")
    assert tiles_of(m, 0) == {"god": 4 - played, "gold": played}


@cites("Ra 8.2")
def test_nobody_stops_before_playing_a_god() -> None:
    m = a_match(lane=["gold"], tiles={0: {"god": 1}})
    with pytest.raises(IllegalAction) as refused:
        m.play("stop")
    assert refused.value.rule == "Ra 8.2"


@cites("Ra 8.3")
@pytest.mark.parametrize("action", ["take god", "take ra"])
def test_no_action_takes_a_god_or_a_ra_tile(action: str) -> None:
    # Ruling 12.
    m = a_match(lane=["god", "gold"], ra_track=2, tiles={0: {"god": 2}})
    with pytest.raises(IllegalAction) as refused:
        m.play(action)
    assert refused.value.rule == "Ra 8.3"
    assert refused.value.legal == ["draw", "invoke", "take gold"]
    french = m.why_not(action, lang="fr")
    assert french is not None
    assert "hors de sa portée" in french.sentence


@cites("Ra 8.2", "Ra 8.4")
def test_a_disaster_strikes_before_the_next_god_is_played() -> None:
    # Taken first, the unrest leaves no choice among two religions; taken last, it leaves one among three.
    unrest_first = a_match(lane=["unrest", "art"], tiles={0: {"god": 2, "religion": 2}})
    play(unrest_first, "take unrest", "take art")
    assert tiles_of(unrest_first, 0) == {"art": 1}
    art_first = a_match(lane=["unrest", "art"], tiles={0: {"god": 2, "religion": 2}})
    play(art_first, "take art", "take unrest")
    assert art_first.legal() == ["lose art", "lose religion"]


@cites("Ra 8.3")
def test_several_gods_do_not_reach_a_god_either() -> None:
    # Ruling 12: one more god is left to play, and only gods to take: the turn ends.
    m = a_match(lane=["god", "gold", "god"], tiles={0: {"god": 2}}, ra_track=2)
    play(m, "take gold")
    assert (m.to_act, m.phase) == (1, "turn")
    assert (tiles_of(m, 0), lane_of(m)) == ({"god": 1, "gold": 1}, ["god", "god"])


@cites("Ra 8.4")
@pytest.mark.parametrize(
    ("disaster", "before", "after"),
    [
        ("funeral", {"pharaoh": 3}, {"pharaoh": 1}),
        ("drought", {"flood": 1, "nile": 3}, {"nile": 2}),
        ("unrest", {"art": 1, "writing": 1}, {}),
        ("earthquake", {"temple": 4}, {"temple": 2}),
    ],
)
def test_a_disaster_taken_with_a_god_strikes_at_once(
    disaster: str, before: dict[str, int], after: dict[str, int]
) -> None:
    # Ruling 13.
    m = a_match(lane=[disaster, "gold"], tiles={0: {"god": 1} | before})
    events = play(m, f"take {disaster}")
    assert told(events, "took", "struck") == [("took", 0, disaster), ("struck", 0, disaster)]
    assert (tiles_of(m, 0), lane_of(m)) == (after, ["gold"])
    assert (m.to_act, m.phase) == (1, "turn")


@cites("Ra 8.4", "Ra 9.1")
@pytest.mark.parametrize(
    ("disaster", "tiles", "choices"),
    [
        ("unrest", {"art": 2, "writing": 2}, ["lose art", "lose writing"]),
        ("earthquake", {"temple": 2, "obelisk": 2}, ["lose obelisk", "lose temple"]),
    ],
)
def test_the_loss_is_chosen_before_another_god_is_played(
    disaster: str, tiles: dict[str, int], choices: list[str]
) -> None:
    m = a_match(lane=[disaster, "gold"], tiles={0: {"god": 2} | tiles})
    play(m, f"take {disaster}")
    assert (m.to_act, m.phase, m.legal()) == (0, "loss", choices)
    play(m, choices[0], choices[1])
    assert (m.to_act, m.phase, m.legal()) == (0, "gods", ["take gold", "stop"])
    play(m, "take gold")
    assert (m.to_act, m.phase) == (1, "turn")


@cites("Ra 8.4", "Ra 8.2")
def test_after_the_loss_the_turn_ends_when_no_god_is_left() -> None:
    m = a_match(lane=["unrest", "gold"], tiles={0: {"god": 1, "art": 2, "writing": 2}})
    play(m, "take unrest", "lose art", "lose art")
    assert (m.to_act, m.phase, lane_of(m)) == (1, "turn", ["gold"])


@cites("Ra 8.4")
def test_two_equal_disasters_are_taken_one_by_one() -> None:
    m = a_match(lane=["unrest", "unrest"], tiles={0: {"god": 2, "art": 3, "writing": 3}})
    play(m, "take unrest", "lose art", "lose art")
    assert (m.phase, m.legal(), lane_of(m)) == ("gods", ["take unrest", "stop"], ["unrest"])
    play(m, "take unrest", "lose art")
    assert tiles_of(m, 0) == {"writing": 2}, "only writing was left, so the last tile was not asked for"


@cites("Ra 8.4")
@pytest.mark.parametrize("disaster", DISASTERS)
def test_a_table_may_keep_disasters_from_gods(disaster: str) -> None:
    # Ruling 13: the option.
    m = a_match(lane=[disaster, "gold"], tiles={0: {"god": 2}}, god_may_take_disaster=False)
    assert m.legal() == ["draw", "invoke", "take gold"]
    refused = m.why_not(f"take {disaster}")
    assert refused is not None
    assert refused.rule == "Ra 8.4"
    play(m, "take gold")
    assert (m.to_act, m.phase) == (1, "turn"), "nothing is left that the second god could take"


@cites("Ra 7.8")
def test_gods_played_earlier_do_not_matter_to_an_auction() -> None:
    m = a_match(lane=["gold", "nile"], tiles={0: {"god": 2}})
    play(m, "take gold", "stop", "invoke", "pass", "bid 13")
    assert (m.to_act, m.phase) == (2, "turn"), "the left of the priest, not of the winner who had played a god"


@cites("Ra 8.5")
@pytest.mark.parametrize("action", ["take gold", "take unrest", "stop"])
@pytest.mark.parametrize("moves", [["invoke"], ["draw -> ra"], ["invoke", "pass"], ["draw -> ra", "pass", "pass"]])
def test_gods_are_not_played_in_an_auction(moves: list[str], action: str) -> None:
    # Ruling 14: not by the one asked, nor by the priest.
    gods: dict[int, Any] = {seat: {"god": 2} for seat in range(3)}
    m = a_match(lane=["gold", "unrest"], tiles=gods)
    play(m, *moves)
    with pytest.raises(IllegalAction) as refused:
        m.play(action)
    assert refused.value.rule == "Ra 8.5"
    assert not any(choice.startswith(("take", "stop")) for choice in m.legal())


@cites("Ra 8.1", "Ra 8.2", "Ra 8.3", "Ra 8.4")
def test_the_example_of_the_rulebook() -> None:
    """Lea owns three gods, and the lane holds a flood, a pharaoh, a god and an unrest."""
    m = a_match(lane=["flood", "pharaoh", "god", "unrest"], tiles={0: {"god": 3}})
    play(m, "take flood", "take pharaoh")
    assert m.legal() == ["take unrest", "stop"]
    play(m, "stop")
    assert tiles_of(m, 0) == {"god": 1, "pharaoh": 1, "flood": 1}
    assert (lane_of(m), m.to_act) == (["god", "unrest"], 1)
