"""`perankh backup`: a copy is whole, or there is none."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from pathlib import Path

import pytest

from perankh.server.config import Config
from tests.cli.conftest import Call
from tests.server.visiting import Visitor, play_to_the_end, visited


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house that was open once."""
    path = tmp_path / "house.db"
    with visited(Config(str(path))):
        pass
    return path


def test_a_copy_taken_while_moves_are_written_opens_and_goes_on(perankh_says: Call, tmp_path: Path) -> None:
    house, copies = tmp_path / "house.db", [tmp_path / f"copy{number}.db" for number in range(4)]
    with visited(Config(str(house), unlimited=True)) as visit:
        table, people = visit.table_of("Anna", "Karim")
        playing = threading.Thread(target=play_to_the_end, args=(table, people))
        playing.start()
        try:
            for copy in copies:
                before = moves_at(house, table)
                assert perankh_says("backup", str(copy), "--database", str(house)).code == 0
                assert before <= moves_at(copy, table) <= moves_at(house, table)
        finally:
            playing.join()
        played = moves_at(house, table)
    for copy in copies:
        with visited(Config(str(copy), unlimited=True)) as visit:
            again = [Visitor(visit) for _ in people]
            for person, known in zip(again, people, strict=True):
                person.cookie = known.cookie
            assert play_to_the_end(table, again)["table"]["ranking"]
    assert moves_at(house, table) == played


def moves_at(house: Path, table: str) -> int:
    with contextlib.closing(sqlite3.connect(house)) as database:
        found = database.execute("SELECT count(*) FROM entries WHERE table_id = ?", (table,)).fetchone()
        return int(found[0])


def test_a_copy_is_one_file_for_its_owner_alone(perankh_says: Call, house: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    shown = perankh_says("backup", str(folder / "copy.db"), "--database", str(house))
    assert shown.out.endswith(f"The house is copied into {folder / 'copy.db'} (0.1 MB).\n")
    assert [path.name for path in folder.iterdir()] == ["copy.db"]
    assert (folder / "copy.db").stat().st_mode & 0o777 == 0o600


def test_a_file_is_replaced_only_by_force(perankh_says: Call, house: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    refused = perankh_says("backup", str(copy), "--database", str(house))
    assert refused.complaint == f"{copy} exists already, and is replaced only with --force"
    assert copy.read_text() == "precious"
    assert perankh_says("backup", str(copy), "--force", "--database", str(house)).code == 0
    assert moves_at(copy, "none") == 0


def test_a_damaged_house_leaves_the_older_copy_where_it_is(perankh_says: Call, house: Path, tmp_path: Path) -> None:
    content = bytearray(house.read_bytes())
    content[4096:] = b"\x5a" * (len(content) - 4096)
    house.write_bytes(content)
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    refused = perankh_says("backup", str(copy), "--force", "--database", str(house))
    assert refused.complaint.startswith("the copy was not made: ")
    assert copy.read_text() == "precious"
    assert not list(tmp_path.glob(".*"))


def test_a_house_that_is_not_there_is_not_made(perankh_says: Call, tmp_path: Path) -> None:
    refused = perankh_says("backup", str(tmp_path / "copy.db"), "--database", str(tmp_path / "none.db"))
    assert refused.complaint == f"there is no house in {tmp_path / 'none.db'}"
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_something_else_is_no_house(perankh_says: Call, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    with contextlib.closing(sqlite3.connect(other)) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    refused = perankh_says("backup", str(tmp_path / "copy.db"), "--database", str(other))
    assert refused.complaint == f"there is no house in {other}"
    assert not (tmp_path / "copy.db").exists()


def test_a_folder_that_is_not_there_is_refused(perankh_says: Call, house: Path, tmp_path: Path) -> None:
    refused = perankh_says("backup", str(tmp_path / "none" / "copy.db"), "--database", str(house))
    assert refused.complaint.endswith("cannot be written: it does not exist")


def test_postgresql_without_its_programs_is_one_sentence(
    perankh_says: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    refused = perankh_says("backup", str(tmp_path / "house.dump"), "--database", "postgresql://db/house")
    assert "pg_dump, which is not installed here" in refused.complaint
    assert list(tmp_path.iterdir()) == []
