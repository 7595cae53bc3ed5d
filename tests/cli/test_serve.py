"""`perankh serve`: how the house is opened, closed, and refused."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.sync.client import connect

import perankh
from perankh.cli.arguments import Parser
from perankh.cli.choices import ENVIRONMENT
from perankh.cli.commands import serve
from perankh.cli.terminal import Terminal
from perankh.engine.game import HostFile
from perankh.server.config import Config
from tests.cli.conftest import Call
from tests.serving import PATIENCE, opened
from tests.sources import ROOT

HOSTING = ROOT.parents[1] / "docs" / "hosting.md"
FILES = {file.variable: (game, file) for game in perankh.games().values() for file in game.files}
"""What a host may put in the place of the games' own files."""
ANOTHERS = {"PERANKH_CACHE", *FILES}
"""What the page on hosting names besides: where compiled games are kept, and those files."""


@pytest.fixture(autouse=True)
def nothing_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*ENVIRONMENT.values(), *FILES):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program listens on."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


@pytest.mark.parametrize("signal_", [signal.SIGINT, signal.SIGTERM])
def test_a_house_opens_at_its_address_and_closes_without_a_trace(tmp_path: Path, signal_: signal.Signals) -> None:
    with opened("--database", str(tmp_path / "house.db"), "--port", "0") as house:
        assert json.loads(house.answers("/health")) == {"status": "well", "version": perankh.__version__}
        table = json.loads(house.answers("/api/tables", {"game": "ra", "seats": [{"kind": "me"}, {"kind": "open"}]}))
        with connect(f"ws{house.address.removeprefix('http')}/api/tables/{table['table']}/live") as watching:
            assert json.loads(watching.recv(PATIENCE))["type"] == "table"
        code, written = house.ends(signal_)
    assert code == 0
    assert "house opened" in written
    assert "house closed" in written
    assert "Traceback" not in written
    assert table["table"] not in written


def test_the_environment_settles_what_the_command_line_leaves_open(tmp_path: Path) -> None:
    environment = {
        "PERANKH_DATABASE": str(tmp_path / "house.db"),
        "PERANKH_PORT": "0",
        "PERANKH_LOGS": "json",
        "PERANKH_ALLOW_HOSTS": "house.test, other.test",
        "PERANKH_WORKERS": "",
        "LANG": "fr_FR.UTF-8",
    }
    with opened(**environment) as house:
        assert house.says.startswith("La maison est ouverte")
        for name in ("house.test", "other.test"):
            request = urllib.request.Request(f"{house.address}/health", headers={"host": name})
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                assert answer.status == 200
        _, written = house.ends(signal.SIGTERM)
    assert [json.loads(line)["event"] for line in written.splitlines()] == ["house opened", "house closed"]
    assert (tmp_path / "house.db").stat().st_mode & 0o777 == 0o600


def config_of(*line: str) -> Config:
    terminal = Terminal("en")
    parser = Parser(terminal, "perankh serve", "")
    serve.add_arguments(parser)
    return serve._config(parser.parse_args(line), terminal)


def test_every_setting_comes_from_its_option_or_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    line = (
        "--database postgresql://db/house --host ::1 --port 81 --workers 3 --thinkers 4 --logs json --allow-host a.test"
    )
    settled = Config("postgresql://db/house", "::1", 81, 3, 4, ("a.test",), "json")
    assert config_of(*line.split()) == settled
    pairs = dict(zip(line.split()[::2], line.split()[1::2], strict=True))
    assert set(pairs) == set(ENVIRONMENT)
    for option, value in pairs.items():
        monkeypatch.setenv(ENVIRONMENT[option], value)
    assert config_of() == settled
    assert config_of("--port", "82", "--allow-host", "b.test").port == 82
    assert config_of("--port", "82", "--allow-host", "b.test").names == ("b.test",)


def test_the_page_on_hosting_names_every_variable_and_no_other() -> None:
    named = set(re.findall(r"`(PERANKH_[A-Z_]+)`", HOSTING.read_text(encoding="utf-8")))
    assert named - ANOTHERS == set(ENVIRONMENT.values())
    assert set(FILES) <= named


@pytest.mark.parametrize("variable", FILES)
@pytest.mark.parametrize("by", ["option", "environment"])
def test_a_faulty_file_keeps_the_house_closed_and_each_fault_is_told(
    perankh_says: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, variable: str, by: str
) -> None:
    _, file = FILES[variable]
    path = tmp_path / "torn.txt"
    path.write_text("{", encoding="utf-8")
    named = [f"--{file.name}", str(path)] if by == "option" else []
    if by == "environment":
        monkeypatch.setenv(variable, str(path))
    refused = perankh_says("serve", "--port", "0", "--database", str(tmp_path / "house.db"), *named)
    assert refused.complaint == f"--{file.name}: there is 1 fault in {path}"
    assert refused.code == 1
    assert len(refused.out.splitlines()) == 1
    assert not (tmp_path / "house.db").exists()
    french = perankh_says("serve", "--lang", "fr", "--port", "0", *named)
    assert french.complaint == f"--{file.name} : il y a 1 faute dans {path}"
    assert french.out != refused.out


@pytest.mark.parametrize("variable", FILES)
def test_every_process_of_the_house_is_told_of_a_file(monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    game, _ = FILES[variable]
    good = HostFile("scroll", lambda path: [])
    monkeypatch.setattr(serve, "games", lambda: {game.name: replace(game, files=(good,))})
    monkeypatch.setenv(good.variable, "")
    parser = Parser(Terminal("en"), "perankh serve", "")
    parser.option_in_words("--scroll", "", default=None)
    serve._use_files(parser.parse_args([]), Terminal("en"))
    assert os.environ[good.variable] == "", "nobody has named one"
    serve._use_files(parser.parse_args(["--scroll", "mine.txt"]), Terminal("en"))
    assert os.environ[good.variable] == str(Path("mine.txt").absolute())


REFUSALS = [
    ("--workers 2", "the embedded database is for one process, not for 2", 2),
    ("--workers 0", '--workers is a whole number from 1 to 256, not "0"', 2),
    ("--port 65536", '--port is a whole number from 0 to 65,535, not "65536"', 2),
    ("--logs xml", '--logs is text or json, not "xml"', 2),
    ("--allow-host https://a.test", "without https:// and without a port", 2),
    ("--database mysql://db/house", "its address begins with postgresql://", 2),
    ("--database postgresql://nobody@127.0.0.1:1/none", "the database cannot be used: connection", 1),
    ("--database postgresql://127.0.0.1:port/none", "the database cannot be used: ", 1),
    ("--host 192.0.2.1", "the house cannot listen on 192.0.2.1, port 0: ", 1),
]


@pytest.mark.parametrize(("line", "sentence", "code"), REFUSALS, ids=[line for line, *_ in REFUSALS])
def test_what_cannot_be_served_is_refused_in_one_sentence(
    perankh_says: Call, line: str, sentence: str, code: int
) -> None:
    line = line if "--port" in line else f"{line} --port 0"
    refused = perankh_says("serve", *line.split())
    assert sentence in refused.complaint
    assert refused.code == code
    french = perankh_says("serve", "--lang", "fr", *line.split())
    assert french.complaint != refused.complaint


def test_the_password_of_a_database_is_not_repeated(perankh_says: Call) -> None:
    refused = perankh_says("serve", "--port", "0", "--database", "postgresql://anna:sesame@127.0.0.1:1/none")
    assert "sesame" not in refused.complaint


def test_a_taken_port_is_named_with_another(perankh_says: Call, taken: int, tmp_path: Path) -> None:
    refused = perankh_says("serve", "--port", str(taken), "--database", str(tmp_path / "house.db"))
    assert refused.complaint.startswith(f"port {taken} is taken")
    assert refused.complaint.endswith(f"--port {taken + 1}")
    assert not (tmp_path / "house.db").exists()


def test_a_database_of_a_later_version_is_left_alone(perankh_says: Call, tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
        database.commit()
    refused = perankh_says("serve", "--port", "0", "--database", str(path))
    assert "written by a later version of perankh (its migration 9999)" in refused.complaint
    with contextlib.closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT name FROM sqlite_schema").fetchall() == [("alembic_version",)]


def test_a_second_house_on_one_embedded_database_is_refused(perankh_says: Call, tmp_path: Path) -> None:
    path = str(tmp_path / "house.db")
    with opened("--database", path, "--port", "0") as house:
        refused = perankh_says("serve", "--port", "0", "--database", path)
        assert refused.complaint.startswith("another house is open on this embedded database")
        assert refused.code == 1
        house.ends(signal.SIGKILL)
    with opened("--database", path, "--port", "0") as house:
        assert json.loads(house.answers("/health"))["status"] == "well", "a house that was killed keeps nobody out"


@pytest.mark.parametrize("content", [b"not a database, but a letter to Anna" * 30, None], ids=["letter", "folder"])
def test_a_file_that_is_no_database_is_refused(perankh_says: Call, tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path if content is None else tmp_path / "house.db"
    if content is not None:
        path.write_bytes(content)
    refused = perankh_says("serve", "--port", "0", "--database", str(path))
    assert refused.complaint.startswith("the database cannot be used: ")
    assert content is None or path.read_bytes() == content


@pytest.mark.parametrize("command", [("serve",), ("backup", "copy.db")])
def test_a_missing_extra_is_one_sentence(
    perankh_says: Call, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setitem(sys.modules, "litestar", None)
    for name in [name for name in sys.modules if name.startswith("perankh.server")]:
        monkeypatch.delitem(sys.modules, name)
    refused = perankh_says(*command)
    assert "because litestar is not installed: pip install 'perankh[serve]'" in refused.complaint
    assert refused.code == 1


def test_the_other_commands_load_nothing_of_the_server() -> None:
    program = (
        "import sys; from perankh.cli import main; main(['serve', '--help']); main(['games'])\n"
        "print([name for name in ('litestar', 'sqlalchemy', 'uvicorn', 'msgspec') if name in sys.modules])"
    )
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert shown.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("environment", "platform", "is_watched", "opens"),
    [
        ({"DISPLAY": ":0"}, "linux", True, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True, True),
        ({}, "linux", True, False),
        ({"DISPLAY": ":0"}, "linux", False, False),
        ({}, "darwin", True, True),
        ({}, "win32", False, False),
    ],
)
def test_a_browser_opens_where_somebody_sits_at_a_screen(
    environment: dict[str, str], platform: str, is_watched: bool, opens: bool
) -> None:
    assert serve._may_open_a_browser(environment, platform, is_watched) is opens


def test_addresses_are_written_as_browsers_read_them() -> None:
    assert serve._address("127.0.0.1", 8000) == "http://127.0.0.1:8000"
    assert serve._address("::1", 8000) == "http://[::1]:8000"
    assert serve._reachable("127.0.0.1") == "127.0.0.1"
