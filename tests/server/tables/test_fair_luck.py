"""Fair luck: what was committed to is what was played, and anyone can prove it from the record alone."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import perankh
from perankh.engine.luck import Committed
from tests.server.visiting import Visit, Visitor, heard, play_to_the_end, told

CONTRIBUTIONS = ["the founder's", "karim's\u2028 own"]


def verified(file: Path) -> subprocess.CompletedProcess[str]:
    """What somebody finds out who has nothing but the record."""
    command = [sys.executable, "-m", "perankh", "verify", str(file), "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def play(visit: Visit) -> tuple[str, list[Visitor], str]:
    """A finished game: its table, who played, and the commitment that was promised before it."""
    anna, karim = visit.stranger(), visit.stranger()
    promise = anna.post("/api/tables/commitments")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = anna.founds(seats=seats, table=promise["table"], name="Anna", contribution=CONTRIBUTIONS[0])
    karim.sits(table, name="Karim", contribution=CONTRIBUTIONS[1])
    play_to_the_end(table, [anna, karim])
    return table, [anna, karim], promise["commitment"]


def luck_of(record: str) -> Any:
    found = re.search(r"^\[Luck (.*)\]$", record, re.MULTILINE)
    assert found
    return json.loads(found[1])


def test_the_record_of_a_finished_table_is_verified_offline(house: Visit, tmp_path: Path) -> None:
    table, (anna, _), commitment = play(house)
    record = house.stranger().get(f"/api/tables/{table}/record")
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    done = verified(file)
    assert (done.returncode, done.stderr) == (0, "")
    luck = luck_of(record)
    fairness = anna.sees(table)["table"]["fairness"]
    assert luck == {"commitment": commitment, "contributions": fairness["contributions"], "key": fairness["key"]}
    assert Committed(bytes.fromhex(fairness["key"])).commitment == commitment
    assert [len(text) > 0 for text in luck["contributions"]] == [True, True]
    assert luck["contributions"][0] == CONTRIBUTIONS[0]


def test_a_record_in_which_anything_about_luck_was_changed_is_found_out(quick_house: Visit, tmp_path: Path) -> None:
    table, (anna, _), _ = play(quick_house)
    record = anna.get(f"/api/tables/{table}/record")
    luck = luck_of(record)
    forgeries = {
        "outcome": another_first_tile(record),
        "key": record.replace(luck["key"], "0" * 64),
        "contribution": record.replace(CONTRIBUTIONS[0], "somebody else's"),
        "commitment": record.replace(luck["commitment"], "0" * 64),
    }
    for name, forged in forgeries.items():
        assert forged != record, name
        file = tmp_path / f"{name}.txt"
        file.write_text(forged, encoding="utf-8")
        assert verified(file).returncode != 0, name


def another_first_tile(record: str) -> str:
    """The record with another tile for one that was drawn first."""
    drawn = re.search(r"(draw -> )(\S+)", record)
    assert drawn
    other = "pharaoh" if drawn[2] != "pharaoh" else "nile"
    return record.replace(drawn[0], drawn[1] + other, 1)


def test_whoever_contributes_nothing_has_something_contributed_for_them(house: Visit) -> None:
    table, (anna, _) = house.table_of("Anna", "Karim")
    contributions = anna.sees(table)["table"]["fairness"]["contributions"]
    assert len(set(contributions)) == 2
    assert all(contributions)


def test_contributions_are_shown_when_nobody_can_choose_theirs_any_more(house: Visit) -> None:
    anna, karim = house.stranger(), house.stranger()
    table = anna.founds(seats=[{"kind": "me"}, {"kind": "open"}], contribution="first")
    assert karim.sees(table)["table"]["fairness"]["contributions"] == []
    assert "first" not in json.dumps(karim.sees(table))
    karim.sits(table, contribution="second")
    assert karim.sees(table)["table"]["fairness"]["contributions"] == ["first", "second"]


def test_the_key_is_nowhere_before_the_end(house: Visit, capfd: pytest.CaptureFixture[str]) -> None:
    table, people = house.table_of("Anna", "Karim")
    key = house.house.tables._luck_key(table).hex()
    spectator = house.stranger()
    seen = []
    with people[0].watches(table) as hers, spectator.watches(table) as theirs:
        seen += [heard(hers), heard(theirs)]
        for version in range(10):
            mover = people[people[0].sees(table)["position"]["to_act"]]
            mover.plays(table, mover.sees(table)["own"]["legal"][0], version)
            seen += [told(hers, "update"), told(theirs, "update")]
    for who in [*people, spectator]:
        seen += [who.sees(table), who.get(f"/api/tables/{table}/words")]
        seen += [who.ask("GET", f"/api/tables/{table}/record").json(), who.ask("GET", "/metrics").text]
    assert all(key not in json.dumps(each) for each in seen)
    assert key not in "".join(capfd.readouterr())
    end = play_to_the_end(table, people)
    assert end["table"]["fairness"]["key"] == key


def test_tables_have_luck_of_their_own(house: Visit) -> None:
    people = [house.stranger() for _ in range(2)]
    tables = [house.table_of("Anna", "Karim")[0] for _ in range(2)]
    commitments = {people[0].sees(table)["table"]["fairness"]["commitment"] for table in tables}
    assert len(commitments) == 2


def test_a_record_is_there_when_the_game_is_over(house: Visit) -> None:
    table, people = house.table_of("Anna", "Karim")
    fault = people[0].ask("GET", f"/api/tables/{table}/record")
    assert (fault.status_code, fault.json()["code"]) == (409, "not-finished")
    play_to_the_end(table, people)
    answer = people[0].ask("GET", f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="{table}.txt"'
    match = perankh.replay(answer.text)
    assert (match.is_over, match.names) == (True, ["Anna", "Karim"])
    assert match.record() == answer.text
