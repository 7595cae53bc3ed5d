"""The bot of the documentation plays a whole game in a real house, and finds its way back when the house was closed."""

from __future__ import annotations

import contextlib
import json
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

import perankh
from tests.serving import PATIENCE, OpenHouse, opened

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
MOVES_BEFORE_THE_HOUSE_CLOSES = 10


def asks(house: OpenHouse, path: str, body: Any = None, cookie: str = "", method: str | None = None) -> tuple[Any, str]:
    """What the house answers, and the cookie that comes with it."""
    headers = {"content-type": "application/json", "cookie": cookie}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(house.address + path, data, headers, method=method)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.loads(answer.read() or b"null"), answer.headers.get("set-cookie", "").partition(";")[0]


def watched(house: OpenHouse, table: str) -> Iterator[Any]:
    """What a spectator is told of a table."""
    with connect(f"{house.address.replace('http', 'ws')}/api/tables/{table}/live") as socket:
        while True:
            yield json.loads(socket.recv(timeout=PATIENCE))


@contextlib.contextmanager
def bot(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """The example, as its reader runs it."""
    with subprocess.Popen([sys.executable, str(BOT), *arguments], stderr=subprocess.PIPE) as process:
        try:
            yield process
        finally:
            process.kill()


def test_the_example_plays_a_whole_game_and_outlives_a_closed_house(tmp_path: Path) -> None:
    serving = ("--database", str(tmp_path / "house.db"), "--no-browser")
    with opened(*serving, "--port", "0") as house:
        _, anna = asks(house, "/api/me/account", {"login": "anna", "password": "correct horse"})
        added, _ = asks(house, "/api/me/programs", {"name": "Thoth"}, anna)
        seats = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}]
        table = asks(house, "/api/tables", {"game": "ra", "seats": seats}, anna)[0]["table"]
        address, port = house.address, house.address.rpartition(":")[2]
        with bot(added["token"], address, f"{address}/t/{table}") as thoth:
            for message in watched(house, table):
                if (message.get("position") or {}).get("version", 0) >= MOVES_BEFORE_THE_HOUSE_CLOSES:
                    break
            house.ends(signal.SIGTERM)
            with opened(*serving, "--port", port) as again:
                end = next(
                    message for message in watched(again, table) if message.get("table", {}).get("status") == "finished"
                )
                assert thoth.poll() is None
                assert [chair["program"] for chair in end["table"]["chairs"]] == [True, False, False]
                assert end["table"]["chairs"][0]["name"] == "Thoth"
                record = perankh.replay(again.answers(f"/api/tables/{table}/record").decode())
                assert (record.is_over, record.ranking) == (True, end["table"]["ranking"])


def test_the_example_ends_as_soon_as_its_token_counts_no_more(tmp_path: Path) -> None:
    with opened("--database", str(tmp_path / "house.db"), "--no-browser", "--port", "0") as house:
        _, anna = asks(house, "/api/me/account", {"login": "anna", "password": "correct horse"})
        added, _ = asks(house, "/api/me/programs", {"name": "Thoth"}, anna)
        with bot(added["token"], house.address) as thoth:
            ends = time.monotonic() + PATIENCE
            while b"perankh_turn_streams 1.0" not in house.answers("/metrics"):
                assert time.monotonic() < ends, "the bot does not ask for its turns"
            asks(house, f"/api/me/programs/{added['program']['id']}", cookie=anna, method="DELETE")
            _, said = thoth.communicate(timeout=PATIENCE)
            assert thoth.returncode == 1
            assert b"The house does not know you" in said
