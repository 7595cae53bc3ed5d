"""Whole games, replayed to the result they claim."""

from __future__ import annotations

import re

from perankh import replay
from perankh.games.priests_of_ra import GAME
from tests.records import each_of, records_of, refusal

RECORDS = records_of(GAME)
every_record = each_of(RECORDS)


@every_record
def test_each_epoch_of_a_record_adds_up(text: str) -> None:
    for seat in replay(text).score_sheet()["seats"]:
        fame = 10
        for epoch in seat["epochs"]:
            fame = max(0, fame + sum(line["points"] for line in epoch["lines"]))
            assert epoch["fame"] == fame
        assert seat["score"] == fame


@every_record
def test_a_face_that_a_tile_does_not_have_is_noticed(text: str) -> None:
    shown = re.search(
        r"^(\d+\. seat \d: draw -> (?:farmer|warrior|merchant)-\w+\n\d+\. seat \d: show )\w+$", text, re.MULTILINE
    )
    assert shown is not None
    assert refusal(text.replace(shown[0], f"{shown[1]}scribe", 1)).rule == "Priests 5.3"


def test_three_records_for_each_number_of_players_and_both_ways_to_count_chambers() -> None:
    matches = [replay(text) for text in RECORDS.values()]
    assert all([match.players for match in matches].count(players) >= 3 for players in GAME.players)
    assert {match.options["chamber_sets_all_colours"] for match in matches} == {True, False}


def test_everything_that_can_happen_happens_in_a_record() -> None:
    happened = {event["event"] for text in RECORDS.values() for event in replay(text).events}
    assert set(GAME.events.names.values()) - happened == set()
