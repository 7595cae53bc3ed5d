"""Chapter 11: the Pharaoh cards."""

from __future__ import annotations

from perankh.games.pharaon_absolu.tests.builders import SERIES, a_match, play
from tests.telling import cites, seat_of, told

ALL = dict.fromkeys(SERIES, 14)


@cites("Pharaon 11.1")
def test_what_is_drawn_and_held_is_for_its_owner_alone() -> None:
    m = a_match(seats={0: {"square": 38}})
    play(m, "roll -> 2")
    events = play(m, "draw -> blessing")
    seen = m.game.events.seen_by
    assert told([seen(event, 0) for event in events], "drew") == [(0, "blessing")]
    assert told([seen(event, 1) for event in events], "drew") == [(0,)]
    assert m.view(0)["seats"][0]["hand"] == {"blessing": 1}
    assert m.view(1)["seats"][0]["hand"] == {"unknown": 1}
    assert m.view(1)["pile"] == {"unknown": 83}
    assert m.describe(seen(events[0], 1), "fr") == "Place 0 tire une carte Pharaon."


@cites("Pharaon 11.2")
def test_an_empty_pile_is_made_anew_of_all_hands() -> None:
    secured = {name: count - (name == "food") * 3 for name, count in ALL.items()}
    m = a_match(2, seats={0: {"square": 38, "hand": {"food": 1}}, 1: {"hand": {"food": 2}, "pyramid": secured}})
    events = play(m, "roll -> 2", "draw -> food")
    assert told(events, "returned", "drew") == [("returned", 0, 1), ("returned", 1, 2), ("drew", 0, "food")]
    assert [seat_of(m, seat)["hand"] for seat in (0, 1)] == [{"food": 1}, {}]
    assert m.position()["pile"] == {"food": 2}


@cites("Pharaon 11.3")
def test_when_every_card_is_secured_nothing_is_drawn() -> None:
    m = a_match(2, seats={1: {"pyramid": ALL}})
    events = play(m, "roll -> 4, vizier")
    assert told(events, "nothing_to_draw") == [(0,)]
