"""What the tests of security do to a house from inside: end games, make programs, and look at what it holds."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn

from perankh.server.accounts import store
from perankh.server.accounts.person import Person, hashed, new_person_id, new_secret
from perankh.server.app import application
from perankh.server.config import Config
from perankh.server.database.database import Work
from perankh.server.database.schema import TOKENS
from perankh.server.protocol import PersonSettings
from perankh.server.serve import _uvicorn, bind
from perankh.server.tables.table import Table
from tests.server.visiting import HOST, PATIENCE, Visit, Visitor

A_MOMENT = 0.002
"""In seconds: between two looks at what is waited for."""


def table_in(visit: Visit, id_: str) -> Table:
    """The table as the house holds it."""

    async def take() -> Table:
        async with visit.house.shelf.at(id_) as table:
            return table

    return visit.do(take)


def play_out(visit: Visit, id_: str) -> None:
    """Let everybody who sits there play the first legal action until the game is over."""

    async def play() -> None:
        while True:
            async with visit.house.shelf.at(id_) as table:
                if table.to_act is None or table.match is None:
                    return
                person, action, version = table.asks, table.match.legal()[0], table.version
            assert person is not None, "only people sit at this table"
            await visit.house.tables.play(id_, stand_in(person), action, version, None, "en")

    visit.do(play)


def stand_in(id_: str) -> Person:
    """Somebody the house knows, by number."""
    return Person(id_, "guest", "Somebody", PersonSettings())


def program(visit: Visit, name: str = "Thoth") -> Visitor:
    """A program that plays as a bot of somebody, with a token."""
    owner = Person(new_person_id(), "account", "Owner", PersonSettings())
    bot = Person(new_person_id(), "bot", name, PersonSettings())
    token = new_secret()

    async def keep() -> None:
        def job(work: Work) -> None:
            store.add_person(work, owner)
            store.add_person(work, bot, owner.id)
            row = {"id": bot.id, "token_hash": hashed(token), "bot": bot.id, "owner": owner.id, "created_at": 0}
            work.connection.execute(TOKENS.insert(), row)

        await visit.house.database.write(job)

    visit.do(keep)
    return Visitor(visit, token)


def until(is_so: Callable[[], bool]) -> Callable[[], Awaitable[None]]:
    """Wait for something on the event loop of the house, with a bound."""

    async def wait() -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await asyncio.sleep(A_MOMENT)

    return wait


def upgraded(kind: str, path: str, person: Visitor) -> dict[str, Any]:
    """What a server tells the application of a connection that stays."""
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(b"host", HOST.encode()), *((k.encode(), v.encode()) for k, v in person.headers.items())],
        "client": ("127.0.0.1", 1),
        "server": (HOST, 80),
        "subprotocols": [],
        "extensions": {},
        "state": {},
    } | ({"method": "GET"} if kind == "http" else {})


class TurnStream:
    """A program that listens to the stream of its turns."""

    def __init__(self, visit: Visit, person: Visitor) -> None:
        self._visit = visit
        self._person = person
        self.status = 0
        self.text = ""
        """Everything that came."""

    async def open(self) -> None:
        """Ask, and wait for the answer to begin."""
        self._gone = asyncio.Event()
        scope = upgraded("http", "/api/turns", self._person)
        self._requests: asyncio.Queue[Any] = asyncio.Queue()
        self._requests.put_nowait({"type": "http.request", "body": b"", "more_body": False})
        app: Any = self._visit.client.app
        self._task = asyncio.ensure_future(app(scope, self._requests.get, self._send))
        await until(lambda: self.status > 0)()

    async def _send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        else:
            self.text += message["body"].decode()

    async def leave(self) -> None:
        """Hang up; the house must notice."""
        self._requests.put_nowait({"type": "http.disconnect"})
        async with asyncio.timeout(PATIENCE):
            await self._task


@contextmanager
def served(config: Config) -> Iterator[str]:
    """A house that is really served, in a thread of its own; its address."""
    server = uvicorn.Server(_uvicorn(config, application(config)))
    listening = bind(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield f"127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        listening.close()
