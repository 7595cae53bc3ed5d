"""A table by websocket: numbered updates for each pair of eyes, and nothing lost when a line drops."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

from litestar.testing.websocket_test_session import WebSocketTestSession

from tests.server.tables.sitting import PEOPLE, asked, refused
from tests.server.visiting import Visit, Visitor, heard, told


def says(person: Visitor, table: str, text: str) -> int:
    return int(person.post(f"/api/tables/{table}/chat", {"text": text})["number"])


def rests(table: str, person: Visitor, seen: int) -> Any:
    """What somebody is told first who has seen the log up to a number."""
    with person.watches(table, f"?seen={seen}") as line:
        return heard(line)


def by_turn(table: str, people: list[Visitor], lines: list[WebSocketTestSession]) -> tuple[WebSocketTestSession, ...]:
    mover, _ = asked(table, people)
    return (lines[0], lines[1]) if mover is people[0] else (lines[1], lines[0])


def test_everybody_is_told_the_same_numbers_without_a_gap(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    with ExitStack() as stack:
        lines = [stack.enter_context(each.watches(table)) for each in [*people, house.stranger()]]
        first = [heard(line)["number"] for line in lines]
        for number in range(5):
            mover, _ = asked(table, people)
            mover.plays(table, mover.sees(table)["own"]["legal"][0], number)
        numbers = [[told(line, "update")["number"] for _ in range(5)] for line in lines]
    assert first == [3, 3, 3]
    assert numbers == [[4, 5, 6, 7, 8]] * 3


def test_each_update_tells_the_position_after_it(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    with other.watches(table) as line:
        heard(line)
        mover.plays(table, "invoke", 0)
        update = told(line, "update")
    now = other.sees(table)
    assert update["position"] == now["position"]
    assert update["entry"] == now["log"][-1]


def test_a_line_that_dropped_gets_exactly_the_rest(house: Visit) -> None:
    table, (anna, karim) = house.table_of("Anna", "Karim")
    with anna.watches(table) as line:
        seen = heard(line)["number"]
    numbers = [says(karim, table, text) for text in ("one", "two", "three")]
    now = rests(table, anna, seen)
    assert [entry["number"] for entry in now["log"]] == numbers
    assert [entry["text"] for entry in now["log"]] == ["one", "two", "three"]
    assert rests(table, anna, numbers[-1])["log"] == []
    assert [entry["number"] for entry in rests(table, anna, 0)["log"]] == list(range(1, numbers[-1] + 1))


def test_a_number_that_never_was_is_answered_with_the_latest_entries(house: Visit) -> None:
    table, (anna, _) = house.table_of("Anna", "Karim")
    latest = anna.sees(table)["log"]
    for seen in ("99", "-5", "", "soon", "9" * 30):
        with anna.watches(table, f"?seen={seen}") as line:
            assert heard(line)["log"] == latest


def test_a_newcomer_to_a_long_log_is_told_its_end(quick_house: Visit) -> None:
    table, (anna, karim) = quick_house.table_of("Anna", "Karim")
    for number in range(40):
        says(karim, table, f"line {number}")
    log = anna.sees(table)["log"]
    assert [entry["text"] for entry in log] == [f"line {number}" for number in range(10, 40)]


def test_resuming_tells_what_followed_an_entry(house: Visit) -> None:
    table, (anna, karim) = house.table_of("Anna", "Karim")
    with anna.watches(table) as line:
        number = heard(line)["number"]
        says(karim, table, "hello")
        told(line, "update")
        line.send_json({"do": "resume", "seen": number})
        now = told(line, "table")
        assert ([entry["text"] for entry in now["log"]], now["number"]) == (["hello"], number + 1)
        line.send_json({"do": "resume"})
        assert len(told(line, "table")["log"]) == number + 2
        says(karim, table, "again")
        assert told(line, "update")["number"] == number + 2


def test_moves_take_backs_and_chat_go_by_websocket(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    with people[0].watches(table) as one, people[1].watches(table) as two:
        number = heard(one)["number"]
        heard(two)
        mover, other = by_turn(table, people, [one, two])
        mover.send_json({"do": "play", "action": "invoke", "version": 0, "request": "a"})
        assert told(mover, "done") == {"type": "done", "number": number + 1, "version": 1, "request": "a"}
        mover.send_json({"do": "take_back", "version": 1, "request": "b"})
        assert told(mover, "done")["version"] == 2
        mover.send_json({"do": "say", "text": "sorry", "request": "c"})
        assert told(mover, "done")["number"] == number + 3
        assert [told(other, "update")["entry"]["kind"] for _ in range(3)] == ["played", "taken_back", "said"]


def test_a_repeated_request_by_websocket_is_answered_and_not_done_again(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, _ = asked(table, people)
    with mover.watches(table) as line:
        heard(line)
        move = {"do": "play", "action": "draw", "version": 0, "request": "a"}
        line.send_json(move)
        first = told(line, "done")
        line.send_json(move)
        assert told(line, "done") == first
    assert mover.sees(table)["position"]["version"] == 1


def test_what_is_refused_by_websocket_comes_with_its_request_and_how_things_stand(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    with mover.watches(table, "?lang=fr") as hers, other.watches(table) as his:
        heard(hers), heard(his)
        hers.send_json({"do": "play", "action": "pass", "version": 0, "request": "a"})
        fault = told(hers, "fault")
        assert (fault["code"], fault["request"], fault["rule"][:3]) == ("illegal", "a", "Ra ")
        assert "enchère" in fault["sentence"]
        his.send_json({"do": "play", "action": "draw", "version": 0, "request": "b"})
        fault = told(his, "fault")
        assert (fault["code"], fault["now"]["position"]["version"]) == ("not-your-turn", 0)


def test_the_house_answers_pings_and_frames_that_it_cannot_read(house: Visit) -> None:
    table, (anna, _) = house.table_of("Anna", "Karim")
    with anna.watches(table) as line:
        heard(line)
        for frame in ("", "{", "[]", '{"do":"dance"}', '{"do":"play","action":"draw"}', '{"do":"ping","more":1}'):
            line.send_text(frame)
            assert told(line, "fault")["code"] == "malformed"
        line.send_json({"do": "ping"})
        assert told(line, "pong") == {"type": "pong"}


def test_a_seat_is_told_its_own_when_it_concerns_the_reader(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    mover, other = asked(table, people)
    spectator = house.stranger()
    with mover.watches(table) as hers, other.watches(table) as his, spectator.watches(table) as theirs:
        for line in (hers, his, theirs):
            heard(line)
        mover.plays(table, "invoke", 0)
        assert told(hers, "update")["own"] == {
            "legal": [],
            "may_take_back": True,
            "orders": {"orders": [], "lasting": False},
        }
        assert "pass" in told(his, "update")["own"]["legal"]
        assert "own" not in told(theirs, "update")


def test_who_sits_down_while_watching_is_told_as_a_seat_from_then_on(house: Visit) -> None:
    anna, karim = house.stranger(), house.stranger()
    table = anna.founds(seats=PEOPLE)
    karim.founds(seats=PEOPLE)  # so that the house knows him before he watches
    with karim.watches(table) as line:
        assert heard(line)["seat"] is None
        karim.sits(table)
        assert told(line, "update")["table"]["chairs"][1]["you"] is True


def test_there_is_no_line_to_a_table_that_is_not_open_to_the_reader(house: Visit) -> None:
    table, _ = house.table_of("Anna", "Karim", spectators=False)
    with house.stranger().watches(table) as line:
        fault = heard(line)
    assert (fault["type"], fault["code"]) == ("fault", "no-table")


def test_whoever_watched_an_open_table_sees_no_game_that_admits_no_spectators(house: Visit) -> None:
    anna, karim, stranger = (house.stranger() for _ in range(3))
    table = anna.founds(seats=PEOPLE, spectators=False)
    with stranger.watches(table) as line:
        assert heard(line)["position"] is None
        karim.sits(table)
        mover, _ = asked(table, [anna, karim])
        mover.plays(table, "draw", 0)
        line.send_json({"do": "ping"})
        messages = []
        while not messages or messages[-1]["type"] != "pong":
            messages.append(heard(line))
    assert not [message for message in messages if "position" in message]
    assert "no-table" in [message.get("code") for message in messages]
    refused(stranger.ask("GET", f"/api/tables/{table}"), "no-table")
