"""Sentences at a table: several small actions said at once are all kept, or none."""

from __future__ import annotations

from tests.server.tables.sitting import Opening, asked, log_of, refused
from tests.server.tables.test_playing import moves_in
from tests.server.visiting import Visit, Visitor


def a_trade(mover: Visitor, table: str) -> str:
    """Two different cards that the mover holds, to be traded at once."""
    legal = mover.sees(table)["own"]["legal"]
    first, second, *_ = (action.removeprefix("market ") for action in legal if action.startswith("market "))
    return f"market {first} {second}"


def test_a_sentence_is_kept_as_its_small_actions(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim", game="nile")
    mover, _ = asked(table, people)
    said = a_trade(mover, table)
    done = Visitor.done(mover.plays(table, said, 0, request="first"))
    _, first, second = said.split()
    assert moves_in(house, table) == [f"market {first}", f"market {second}"]
    assert (done["version"], done["number"]) == (2, log_of(house, table)[-1][0])
    assert mover.sees(table)["position"]["version"] == 2


def test_a_repeated_request_for_a_sentence_is_done_once(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim", game="nile")
    mover, _ = asked(table, people)
    said = a_trade(mover, table)
    first = mover.plays(table, said, 0, request="one").json()
    assert mover.plays(table, said, 0, request="one").json() == first
    assert len(moves_in(house, table)) == 2


def test_a_sentence_that_is_refused_leaves_nothing_behind(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim", game="nile")
    mover, _ = asked(table, people)
    before = mover.sees(table)["position"]
    fault = refused(mover.plays(table, f"{a_trade(mover, table)} wheat", 0), "illegal")
    assert fault["rule"] == "Nile 7.3"
    refused(mover.plays(table, "market wheat barley", 0), "unreadable")
    assert moves_in(house, table) == []
    assert mover.sees(table)["position"] == before


def test_a_sentence_is_still_there_after_the_house_was_opened_again(opening: Opening) -> None:
    with opening() as visit:
        table, people = visit.table_of("Anna", "Karim", game="nile")
        mover, _ = asked(table, people)
        Visitor.done(mover.plays(table, a_trade(mover, table), 0))
        position = mover.sees(table)["position"]
    with opening() as visit:
        assert visit.same(mover).sees(table)["position"] == position


def test_the_other_seat_sees_what_was_discarded_and_not_what_was_drawn(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim", game="nile")
    mover, other = asked(table, people)
    said = a_trade(mover, table)
    Visitor.done(mover.plays(table, said, 0))
    lines = [
        [event for entry in person.sees(table)["log"][-2:] for event in entry.get("events", [])]
        for person in (mover, other)
    ]
    kinds = [event["event"] for event in lines[0]]
    assert kinds[:2] == ["discarded", "discarded"]
    drawn = kinds.index("drew")
    assert "card" in lines[0][drawn]
    assert "card" not in lines[1][drawn]
    assert [event for event in lines[1] if event["event"] == "discarded"] == lines[0][:2]
