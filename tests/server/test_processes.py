"""Processes that die in mid-game: what was acknowledged is there, nothing is done twice, and everybody plays on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import perankh
from perankh.server.accounts.sessions import COOKIE
from perankh.server.database.database import Database
from perankh.server.database.entries import Entry
from perankh.server.database.schema import ENTRIES
from perankh.server.tables.happenings import Played, read
from tests.server.conftest import new_database
from tests.server.processes import HouseProcess, house_process
from tests.server.tables.sitting import awaited

HOST = "127.0.0.1"
TABLES = 8
ENOUGH = 40 * TABLES
"""Moves after which a process is killed: in the middle of games of some hundred moves."""
TWICE = 3
"""Every so many moves, a move is sent twice."""
BOUND = 60
"""In seconds: far longer than all of it takes."""


class Harm:
    """What happens to the house, and where players find it."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.acknowledged = 0
        self.is_enough = asyncio.Event()

    def acknowledge(self) -> None:
        self.acknowledged += 1
        if self.acknowledged >= ENOUGH:
            self.is_enough.set()


class Player:
    """Somebody who plays a game to its end by websocket, through whatever process answers."""

    def __init__(self, harm: Harm, table: str, cookie: str, first: int) -> None:
        self.table = table
        self.cookie = cookie
        self.acknowledged: dict[str, int] = {}
        """The number in the log of each move that the house said was done, by request."""
        self.numbers: list[int] = []
        self.drops = 0
        self._harm = harm
        self._at = first
        self._waiting: dict[str, dict[str, Any]] = {}
        """Moves that were not acknowledged yet, by request."""
        self._is_over = False

    async def play(self) -> None:
        while not self._is_over:
            port = self._harm.ports[self._at % len(self._harm.ports)]
            seen = f"?seen={self.numbers[-1]}" if self.numbers else "?seen=0"
            uri = f"ws://{HOST}:{port}/api/tables/{self.table}/live{seen}"
            try:
                async with connect(uri, additional_headers={"cookie": self.cookie}, proxy=None) as line:
                    await self._follow(line)
            except (ConnectionClosed, OSError, EOFError):
                self.drops += 1
                self._at += 1
                await asyncio.sleep(0.02)  # before the next try: nobody says when a process is there again

    async def _follow(self, line: ClientConnection) -> None:
        while not self._is_over:
            message = json.loads(await line.recv())
            match message["type"]:
                case "table":
                    self.numbers += [entry["number"] for entry in message["log"]]
                    self._is_over = message["table"]["status"] == "finished"
                    for move in self._waiting.values():  # whether it was done, only the house knows
                        await line.send(json.dumps(move))
                    await self._decide(line, message["position"], message["own"])
                case "update":
                    self.numbers.append(message["number"])
                    self._is_over = message.get("table", {}).get("status") == "finished"
                    if "own" in message and "position" in message:
                        await self._decide(line, message["position"], message["own"])
                case "done":
                    if self.acknowledged.setdefault(message["request"], message["number"]) != message["number"]:
                        raise AssertionError("one request became two entries")
                    if self._waiting.pop(message["request"], None):
                        self._harm.acknowledge()
                case "fault":
                    assert message["code"] in ("stale", "not-your-turn", "busy", "not-running"), message
                    self._waiting.pop(message["request"], None)

    async def _decide(self, line: ClientConnection, position: Any, own: Any) -> None:
        request = f"move-{position['version']}"
        if own["legal"] and request not in self._waiting:
            action = own["legal"][0]
            move = {"do": "play", "action": action, "version": position["version"], "request": request}
            self._waiting[request] = move
            for _ in range(2 if position["version"] % TWICE == 0 else 1):
                await line.send(json.dumps(move))


async def seated(harm: Harm) -> list[Player]:
    """Two people at each of many tables, who watch through different processes."""
    players = []
    async with httpx.AsyncClient() as client:
        for number in range(TABLES):
            address = f"http://{HOST}:{harm.ports[number % len(harm.ports)]}/api/tables"
            founded = await client.post(address, json={"game": "ra", "seats": [{"kind": "me"}, {"kind": "open"}]})
            client.cookies.clear()
            table = founded.json()["table"]
            sat = await client.post(f"{address}/{table}/seat", json={})
            client.cookies.clear()
            for seat, answer in enumerate((founded, sat)):
                assert answer.is_success, answer.text
                players.append(Player(harm, table, f"{COOKIE}={answer.cookies[COOKIE]}", first=number + seat))
    return players


async def played_through(ports: list[int], kill: Callable[[Harm], None]) -> list[Player]:
    """Everybody plays; in mid-game somebody is killed; everybody plays on to the end."""
    harm = Harm(ports)
    players = await seated(harm)
    async with asyncio.timeout(BOUND), asyncio.TaskGroup() as everybody:
        for player in players:
            everybody.create_task(player.play())
        await harm.is_enough.wait()
        await asyncio.to_thread(kill, harm)
    return players


def logs_of(address: str) -> dict[str, list[Entry]]:
    """What the database holds, by table and in order."""

    async def look() -> dict[str, list[Entry]]:
        database = Database(address)
        columns = [ENTRIES.c[name] for name in Entry.__struct_fields__]
        query = select(*columns).order_by(ENTRIES.c.table_id, ENTRIES.c.number)
        found = await database.read(lambda connection: [Entry(*row) for row in connection.execute(query)])
        await database.close()
        logs: dict[str, list[Entry]] = {}
        for entry in found:
            logs.setdefault(entry.table_id, []).append(entry)
        return logs

    return asyncio.run(look())


def check_nothing_is_lost(players: list[Player], logs: dict[str, list[Entry]]) -> None:
    """What the players were told is what the log holds."""
    assert len(logs) == TABLES
    for log in logs.values():
        assert [entry.number for entry in log] == list(range(len(log)))
        requests = [(entry.person, entry.request) for entry in log if entry.request]
        assert len(set(requests)) == len(requests), "a move was done twice"
    for player in players:
        log = logs[player.table]
        for request, number in player.acknowledged.items():
            assert log[number].request == request, "an acknowledged move is lost"
            assert isinstance(read(log[number].body), Played)
        assert player.numbers == list(range(1, len(log))), "a number was left out or told twice"


def check_games_are_whole(port: int, players: list[Player]) -> None:
    """Every game has a record that replays to its end."""
    for table in {player.table for player in players}:
        record = httpx.get(f"http://{HOST}:{port}/api/tables/{table}/record").text
        assert perankh.replay(record).is_over


def test_one_of_two_processes_is_killed_and_all_play_on_through_the_other(postgresql: str) -> None:
    address = new_database(postgresql)
    with house_process(address) as killed, house_process(address) as other:

        def kill(harm: Harm) -> None:
            killed.kill()

        players = asyncio.run(played_through([killed.port, other.port], kill))
        check_games_are_whole(other.port, players)
    assert sum(player.drops > 0 for player in players) >= TABLES
    check_nothing_is_lost(players, logs_of(address))


def test_a_house_that_was_killed_opens_again_with_everything_acknowledged(tmp_path: Path) -> None:
    address = str(tmp_path / "house.db")
    with ExitStack() as stack:
        first = stack.enter_context(house_process(address))
        again: list[HouseProcess] = []

        def kill(harm: Harm) -> None:
            first.kill()
            again.append(stack.enter_context(house_process(address)))
            harm.ports[:] = [again[0].port]

        players = asyncio.run(played_through([first.port], kill))
        check_games_are_whole(again[0].port, players)
    assert all(player.drops for player in players)
    check_nothing_is_lost(players, logs_of(address))


def test_bots_play_on_in_another_process_and_leave_none_behind(postgresql: str) -> None:
    address = new_database(postgresql)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    with house_process(address) as killed, house_process(address) as other:
        with httpx.Client(base_url=f"http://{HOST}:{killed.port}") as client:
            tables = [client.post("/api/tables", json={"game": "ra", "seats": seats}).json()["table"] for _ in range(2)]
            for table in tables:
                assert client.delete(f"/api/tables/{table}/seat").is_success  # bots alone, from now on
            awaited(lambda: moves_of(killed, tables[0]) > 3)
        thinkers = killed.children
        killed.kill()
        assert thinkers
        awaited(lambda: not any(process.is_running() for process in thinkers))
        for table in tables:
            awaited(partial(has_ended, other, table))
        thinkers = other.children
    assert thinkers
    awaited(lambda: not any(process.is_running() for process in thinkers))


def now_at(house: HouseProcess, table: str) -> Any:
    return httpx.get(f"http://{HOST}:{house.port}/api/tables/{table}").json()


def moves_of(house: HouseProcess, table: str) -> int:
    return int(now_at(house, table)["position"]["version"])


def has_ended(house: HouseProcess, table: str) -> bool:
    return bool(now_at(house, table)["table"]["status"] == "finished")


def test_a_loss_would_be_noticed() -> None:
    harm = Harm([])
    player = Player(harm, "t" * 16, "", 0)
    player.acknowledged["move-0"] = 1
    body = '{"type":"played","action":"draw","by":"person"}'
    sound = [Entry("t" * 16, number, "played", 0, "a", body, f"move-{number - 1}", None, None, 1) for number in (0, 1)]
    player.numbers = [1]
    logs = {"t" * 16: sound} | {f"{number:016}": [] for number in range(1, TABLES)}
    check_nothing_is_lost([player], logs)
    with pytest.raises(AssertionError, match="lost"):
        check_nothing_is_lost([player], logs | {"t" * 16: [sound[0], Entry(*[*sound[1].row[:6], None, None, None, 1])]})
    player.numbers = []
    with pytest.raises(AssertionError, match="left out"):
        check_nothing_is_lost([player], logs)
