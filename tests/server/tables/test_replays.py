"""Replays: a finished table or a record that somebody has, moment by moment, and played on from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

import perankh
from perankh.engine import transcript
from perankh.engine.luck import Committed
from perankh.engine.match import Match
from perankh.server.config import Config
from perankh.server.limits import LIMITS
from perankh.server.protocol import LONGEST_RECORD
from tests.playing import greedily, moments
from tests.server.security.acting import table_in
from tests.server.tables.sitting import Opening, awaited, kinds_of, log_of, refused
from tests.server.visiting import Visit, Visitor, heard, play_to_the_end, visited

PLAYERS = 3
HALF_WAY = 60


@pytest.fixture
def record() -> str:
    """A finished game of the house, as its record tells it."""
    names = ["Anna", "Karim", "Lea"]
    *_, match = moments(perankh.new_match("ra", PLAYERS, seed=7, names=names), seed=7, policy=greedily)
    return match.record()


def replay(visitor: Visitor, record: str, language: str = "en") -> Any:
    return visitor.post(f"/api/replays?lang={language}", {"record": record})


def stages(record: str) -> Iterator[Match]:
    """The match at its beginning and after each move."""
    return (match.copy() for match in transcript.moments(record))


# Looking


def test_a_record_is_replayed_moment_by_moment(quick_house: Visit, record: str) -> None:
    told = replay(quick_house.stranger(), record)
    true = list(stages(record))
    assert [moment["number"] for moment in told["moments"]] == list(range(len(true)))
    for moment, match in zip(told["moments"], true, strict=True):
        turn = match.history[-1]
        assert moment["view"] == match.position()
        assert (moment["phase"], moment["to_act"], moment["scores"]) == (match.phase, match.to_act, match.scores)
        assert moment["events"] == [dict(event) for event in turn.events]
        assert [sentence["words"] for sentence in moment["sentences"]] == [match.describe(e) for e in turn.events]
        assert [sentence["rule"] for sentence in moment["sentences"]] == [event["rule"] for event in turn.events]
        assert moment["seat"] == turn.seat
        assert moment["action"] == (turn.action if match.moves else None)


def test_a_replay_says_what_was_played_and_how_it_ended(quick_house: Visit, record: str) -> None:
    told = replay(quick_house.stranger(), record)
    match = perankh.replay(record)
    assert (told["game"], told["title"], told["players"], told["rules"]) == ("ra", "Ra", PLAYERS, match.rules)
    assert (told["names"], told["options"]) == (["Anna", "Karim", "Lea"], match.options)
    assert (told["scores"], told["ranking"]) == (match.scores, match.ranking)
    assert [(part["title"], part["kind"]) for part in told["sheet"]] == [
        (f"Epoch {epoch}", "scored") for epoch in (1, 2, 3)
    ]


def test_a_replay_speaks_the_readers_language(quick_house: Visit, record: str) -> None:
    english, french = (replay(quick_house.stranger(), record, language) for language in ("en", "fr"))
    assert english["moments"][0]["landmark"] == "Epoch 1"
    assert french["moments"][0]["landmark"] == "Époque 1"
    for moment, same in zip(english["moments"][1:], french["moments"][1:], strict=True):
        assert moment["words"] != same["words"]
        assert moment["view"] == same["view"]


def test_epochs_auctions_and_the_end_can_be_found(quick_house: Visit, record: str) -> None:
    found = [moment for moment in replay(quick_house.stranger(), record)["moments"] if moment["landmark"]]
    kinds = [moment["landmark_kind"] for moment in found]
    assert [kinds.count(kind) for kind in ("epoch", "end")] == [3, 1]
    assert (kinds[0], kinds[-1]) == ("epoch", "end")
    began = sum(event["event"] in ("ra_came", "invoked", "forced_to_invoke") for event in perankh.replay(record).events)
    assert kinds.count("auction") == began
    assert len(kinds) == began + 4
    assert {(moment["landmark_kind"], moment["landmark"]) for moment in found} >= {
        ("epoch", "Epoch 2"),
        ("auction", "Auction"),
        ("end", "The end"),
    }


def test_nobody_need_be_known_to_look_and_nothing_is_kept(quick_house: Visit, record: str) -> None:
    stranger = quick_house.stranger()
    replay(stranger, record)
    assert stranger.cookie == ""
    assert len(quick_house.house.shelf) == 0


def test_a_record_that_is_not_finished_is_replayed_as_far_as_it_goes(quick_house: Visit, record: str) -> None:
    match = list(stages(record))[HALF_WAY]
    told = replay(quick_house.stranger(), match.record())
    assert len(told["moments"]) == HALF_WAY + 1
    assert [part["kind"] for part in told["sheet"]][-2:] == ["now", "end"]
    assert told["scores"] == match.scores


def test_a_record_that_begins_with_a_position_is_replayed_from_there(quick_house: Visit, record: str) -> None:
    start = list(stages(record))[HALF_WAY]
    match = perankh.match_from("ra", start.position(), seed=1)
    match.play(match.legal()[0])
    first, second = replay(quick_house.stranger(), match.record())["moments"]
    assert (first["number"], first["seat"], first["action"], first["events"]) == (0, None, None, [])
    assert first["view"] == start.position()
    assert (second["number"], second["view"]) == (1, match.position())


# Luck


def finished(visit: Visit, **wishes: Any) -> tuple[str, list[Visitor]]:
    table, people = visit.table_of("Anna", "Karim", **wishes)
    play_to_the_end(table, people)
    return table, people


def test_a_finished_table_is_replayed_with_proof_of_its_luck(quick_house: Visit) -> None:
    table, (anna, _karim) = finished(quick_house)
    told = quick_house.stranger().get(f"/api/tables/{table}/replay?lang=en")
    now = anna.sees(table)
    assert told["fairness"] == now["table"]["fairness"] | {"proven": True}
    assert told["scores"] == now["position"]["scores"]
    assert told["names"] == [chair["name"] for chair in now["table"]["chairs"]]
    assert told == replay(quick_house.stranger(), anna.get(f"/api/tables/{table}/record"))


def test_without_a_commitment_nothing_is_said_of_luck(quick_house: Visit, record: str) -> None:
    assert replay(quick_house.stranger(), record)["fairness"] is None


def test_luck_whose_key_is_not_revealed_is_not_proven(quick_house: Visit) -> None:
    match = perankh.new_match("ra", 2, luck=Committed(bytes(32), ["a", "b"]))
    match.play("draw")
    fairness = replay(quick_house.stranger(), match.record())["fairness"]
    assert (fairness["key"], fairness["proven"], fairness["contributions"]) == (None, False, ["a", "b"])


# Faulty records


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "because of its line {line}: "), ("fr", "à cause de sa ligne {line}\u00a0: ")]
)
def test_a_faulty_record_is_refused_with_its_line(
    quick_house: Visit, record: str, language: str, sentence: str
) -> None:
    lines = record.splitlines()
    faulty = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    lines[faulty] = "1. seat 0: fly"
    answer = quick_house.stranger().ask("POST", f"/api/replays?lang={language}", {"record": "\n".join(lines)})
    fault = refused(answer, "bad-record")
    assert (answer.status_code, fault["line"]) == (422, faulty + 1)
    assert sentence.format(line=faulty + 1) in fault["sentence"]


def test_a_move_that_breaks_a_rule_is_refused_with_its_paragraph_in_the_readers_language(
    quick_house: Visit, record: str
) -> None:
    lines = record.splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("1. "))
    lines[number] = f"{lines[number].partition(':')[0]}: pass"
    answer = quick_house.stranger().ask("POST", "/api/replays?lang=fr", {"record": "\n".join(lines)})
    fault = refused(answer, "bad-record")
    assert (fault["line"], fault["rule"]) == (number + 1, "Ra 7.1")
    assert "Aucune enchère n'est en cours" in fault["sentence"]


@pytest.mark.parametrize("text", ["no record", "[Game 7]", "1. seat 0: draw", ";", "\ud7ff", "[" * 5_000])
def test_what_is_no_record_is_refused(quick_house: Visit, text: str) -> None:
    fault = refused(quick_house.stranger().ask("POST", "/api/replays", {"record": text}), "bad-record")
    assert fault["sentence"]


def test_a_record_may_not_be_endless(quick_house: Visit) -> None:
    answer = quick_house.stranger().ask("POST", "/api/replays", {"record": ";" * (LONGEST_RECORD + 1)})
    refused(answer, "malformed")
    assert quick_house.stranger().ask("POST", "/api/replays", {"record": "x" * 70_000}).status_code == 413


def test_replays_are_rationed(database: str, record: str) -> None:
    with visited(Config(database)) as house:
        stranger = house.stranger()
        answers = [
            stranger.ask("POST", "/api/replays", {"record": record}).status_code
            for _ in range(LIMITS["replay"].at_once + 2)
        ]
    assert set(answers[: LIMITS["replay"].at_once]) == {200}
    assert answers[-1] == 429


# Playing on


def plays_on(visitor: Visitor, record: str, number: int = HALF_WAY, **wishes: Any) -> str:
    wish = {"record": record, "number": number, "seat": 0, "bot": "random"} | wishes
    return str(visitor.post("/api/replays/table", wish)["table"])


def test_a_game_goes_on_from_a_moment_against_bots(quick_house: Visit, record: str) -> None:
    start = list(stages(record))[HALF_WAY]
    assert start.to_act is not None
    anna = quick_house.stranger()
    table = plays_on(anna, record, seat=start.to_act, name="Meryt", bot="greedy")
    now = anna.sees(table)
    chairs = now["table"]["chairs"]
    assert now["position"]["view"] == start.position()
    assert (now["seat"], now["own"]["legal"]) == (start.to_act, start.legal())
    assert [chair["bot"] for chair in chairs] == [None if chair["you"] else "greedy" for chair in chairs]
    assert [chair["name"] for chair in chairs if chair["you"]] == ["Meryt"]
    assert len({chair["name"] for chair in chairs}) == PLAYERS
    assert (now["table"]["status"], now["table"]["composed"]) == ("running", True)


def test_it_is_a_private_table(quick_house: Visit, record: str) -> None:
    anna = quick_house.stranger()
    table = plays_on(anna, record)
    info = anna.sees(table)["table"]
    assert (info["public"], info["spectators"], info["yours"]) == (False, False, True)
    assert quick_house.stranger().ask("GET", f"/api/tables/{table}").status_code == 404
    with quick_house.stranger().watches(table) as socket:
        assert heard(socket)["code"] == "no-table"
        with pytest.raises(WebSocketDisconnect):
            heard(socket)
    assert [line["id"] for line in anna.get("/api/me/tables")] == [table]


def test_the_options_and_the_rules_of_the_record_hold(quick_house: Visit) -> None:
    options = {"god_may_take_disaster": False}
    match = perankh.new_match("ra", 2, seed=1, options=options)
    match.play("draw")
    anna = quick_house.stranger()
    info = anna.sees(plays_on(anna, match.record(), number=1))["table"]
    assert (info["options"], info["rules"]) == (options, match.rules)


def test_it_is_played_to_its_end_and_its_record_begins_with_the_position(quick_house: Visit, record: str) -> None:
    *_, late, _last, _over = list(stages(record))
    anna = quick_house.stranger()
    table = plays_on(anna, record, number=late.moves, seat=late.to_act)
    play_to_the_end(table, [anna])
    text = anna.get(f"/api/tables/{table}/record")
    assert "[Position " in text
    assert "[Luck " not in text, "nobody can prove luck that began half-way"
    again = perankh.replay(text)
    assert again.start == late.position()
    told = anna.get(f"/api/tables/{table}/replay")
    assert (told["fairness"], told["scores"]) == (None, again.scores)
    assert told["moments"][0]["view"] == late.position()


def test_it_survives_a_house_that_closes(opening: Opening, record: str) -> None:
    with opening() as house:
        anna = house.stranger()
        table = plays_on(anna, record)
        own_turn = awaited(lambda: (now := anna.sees(table))["own"]["legal"] and now)
        Visitor.done(anna.plays(table, own_turn["own"]["legal"][0]))
        own_turn = awaited(lambda: (now := anna.sees(table))["own"]["legal"] and now)
    with opening() as house:
        anna = house.same(anna)
        again = anna.sees(table)
        assert again["position"]["view"] == own_turn["position"]["view"]
        assert again["table"] == own_turn["table"]
        assert kinds_of(log_of(house, table))[: PLAYERS + 2] == ["founded", *["sat"] * PLAYERS, "began"]
        Visitor.done(anna.plays(table, again["own"]["legal"][0]))


def test_it_goes_on_by_its_own_rules_when_they_are_the_newest_no_more(quick_house: Visit, record: str) -> None:
    anna = quick_house.stranger()
    table = table_in(quick_house, plays_on(anna, record))
    assert table.settings.beginning is not None
    assert "rules" not in table.settings.beginning
    assert table._set_up().rules == table.rules


def test_a_rematch_begins_with_the_set_up(quick_house: Visit, record: str) -> None:
    *_, late, _last, _over = list(stages(record))
    anna = quick_house.stranger()
    table = plays_on(anna, record, number=late.moves, seat=late.to_act)
    play_to_the_end(table, [anna])
    again = anna.sees(str(anna.post(f"/api/tables/{table}/rematch", {})["table"]))
    assert (again["table"]["composed"], again["table"]["status"]) == (False, "running")
    assert again["position"]["view"]["epoch"] == 1


def test_an_ordinary_table_is_not_composed(quick_house: Visit) -> None:
    table, (anna, _karim) = quick_house.table_of("Anna", "Karim")
    assert anna.sees(table)["table"]["composed"] is False


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"number": 9_999}, "no-moment"),
        ({"seat": PLAYERS}, "no-seat"),
        ({"bot": "pharaoh"}, "unknown-bot"),
        ({"record": "nothing"}, "bad-record"),
        ({"name": " \u202e "}, "invalid-name"),
    ],
)
def test_what_cannot_be_played_on_is_refused_before_a_stranger_becomes_a_guest(
    quick_house: Visit, record: str, wish: Any, code: str
) -> None:
    stranger = quick_house.stranger()
    asked = {"record": record, "number": 3, "seat": 0, "bot": "random"} | wish
    refused(stranger.ask("POST", "/api/replays/table", asked), code)
    assert stranger.cookie == ""


def test_nobody_plays_on_when_the_game_is_over(quick_house: Visit, record: str) -> None:
    over = {"record": record, "number": perankh.replay(record).moves, "seat": 0, "bot": "random"}
    refused(quick_house.stranger().ask("POST", "/api/replays/table", over), "record-over")
