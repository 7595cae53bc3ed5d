"""Visitors of a house under test: people with their own cookies, who ask over HTTP and watch by websocket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
from httpx import Response
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

from perankh.server.accounts.sessions import COOKIE
from perankh.server.app import routes
from perankh.server.config import Config
from perankh.server.guard import Guard
from perankh.server.house import House

HOST = "house.local"
PATIENCE = 20.0
"""Seconds after which a message that does not come is missed."""
T = TypeVar("T")


class Visit:
    """An open house, and whoever comes in."""

    def __init__(self, client: TestClient[Any], house: House) -> None:
        self.client = client
        self.house = house

    def stranger(self) -> Visitor:
        """Somebody the house does not know yet."""
        return Visitor(self)

    def same(self, person: Visitor) -> Visitor:
        """Somebody who was here before this house was opened again, with their cookie."""
        visitor = self.stranger()
        visitor.cookie = person.cookie
        return visitor

    def do(self, act: Callable[[], Awaitable[T]]) -> T:
        """Do something on the event loop of the house."""
        return self.client.blocking_portal.call(act)

    def table_of(self, *names: str, bots: int = 0, **wishes: Any) -> tuple[str, list[Visitor]]:
        """A running table of Ra with so many people and bots."""
        people = [self.stranger() for _ in names]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(names) - 1), *[{"kind": "bot"}] * bots]
        table = people[0].founds(seats=seats, name=names[0], **wishes)
        for person, name in zip(people[1:], names[1:], strict=True):
            person.sits(table, name=name)
        return table, people


class Visitor:
    """One person with a cookie of their own, or a program with its token."""

    def __init__(self, visit: Visit, token: str | None = None) -> None:
        self._visit = visit
        self.cookie = ""
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        """Who is asking."""
        if self.token is not None:
            return {"authorization": f"Bearer {self.token}"}
        return {"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    def ask(self, method: str, path: str, body: Any = None, **settings: Any) -> Response:
        """A request and its answer; a cookie that comes with it is kept."""
        client = self._visit.client
        client.cookies.clear()
        headers = {**self.headers, **settings.pop("headers", {})}
        if body is not None:
            settings["json"] = body
        answer = client.request(method, path, headers=headers, **settings)
        self.cookie = answer.cookies.get(COOKIE, self.cookie)
        client.cookies.clear()
        return answer

    def get(self, path: str, **settings: Any) -> Any:
        """What a successful GET answers."""
        return self.done(self.ask("GET", path, **settings))

    def post(self, path: str, body: Any = None, **settings: Any) -> Any:
        """What a successful POST answers."""
        return self.done(self.ask("POST", path, body if body is not None else {}, **settings))

    @staticmethod
    def done(answer: Response) -> Any:
        """The answer of a request that was not refused."""
        assert answer.is_success, f"{answer.status_code}: {answer.text}"
        return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer.text

    # What people do

    def founds(self, game: str = "ra", **wishes: Any) -> str:
        """Found a table."""
        return str(self.post("/api/tables", {"game": game, **wishes})["table"])

    def sits(self, table: str, **wishes: Any) -> int:
        """Sit down."""
        return int(self.post(f"/api/tables/{table}/seat", wishes)["seat"])

    def sees(self, table: str, **settings: Any) -> Any:
        """How a table stands."""
        return self.get(f"/api/tables/{table}", **settings)

    def plays(self, table: str, action: str, version: int | None = None, **move: Any) -> Response:
        """Play an action; the answer may be a refusal."""
        if version is None:
            version = self.sees(table)["position"]["version"]
        return self.ask("POST", f"/api/tables/{table}/moves", {"action": action, "version": version, **move})

    def watches(self, table: str, query: str = "") -> WebSocketTestSession:
        """A websocket at that table; open it with `with`."""
        self._visit.client.cookies.clear()
        return self._visit.client.websocket_connect(f"/api/tables/{table}/live{query}", headers=self.headers)


def heard(socket: WebSocketTestSession) -> Any:
    """The next message of a websocket."""
    return msgspec.json.decode(socket.receive_text(timeout=PATIENCE))


def told(socket: WebSocketTestSession, kind: str) -> Any:
    """The next message of that type; others are passed over."""
    return next(message for message in iter(lambda: heard(socket), None) if message["type"] == kind)


def play_to_the_end(table: str, people: list[Visitor], most: int = 2_000) -> Any:
    """Let people play the first legal actions that end a game soon; returns how the table stands then."""
    for _ in range(most):
        now = people[0].sees(table)
        if now["table"]["status"] == "finished":
            return now
        to_act = now["position"]["to_act"]
        person = next((each for each in people if each.sees(table)["seat"] == to_act), None)
        if person is None:
            continue  # a bot's turn
        legal = person.sees(table)["own"]["legal"]
        if legal:
            Visitor.done(person.plays(table, legal[0]))
    raise AssertionError("the game does not end")


@contextmanager
def visited(config: Config) -> Iterator[Visit]:
    """Open a house and let people in."""
    house = House(config)
    app = Guard(routes(house), (HOST, *config.names))
    with TestClient(app, base_url=f"http://{HOST}", timeout=PATIENCE) as client:
        yield Visit(client, house)
