"""A whole game with everybody listening at every door, and the check that nobody heard what they may not know."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import pytest
from litestar.testing.websocket_test_session import WebSocketTestSession
from sqlalchemy import select

from perankh.server.accounts.person import hashed
from perankh.server.database.schema import PEOPLE, SESSIONS, TOKENS
from perankh.server.tables.table import Table
from tests.server.security.acting import TurnStream, program, table_in, until
from tests.server.visiting import Visit, Visitor, heard

MOST_MOVES = 1_500
ROUND = 12
"""So many moves pass before everybody asks everything again."""
CLOSELY = 24
"""So many moves are looked at more closely where there are secrets: everybody asks at every second one."""
MARKS = (111_111, 222_222)
"""What the orders of each person name, and nothing else does."""
NEVER_TOLD = {
    "person",
    "people",
    "cookie",
    "token",
    "token_hash",
    "password",
    "secret",
    "outcomes",
    "luck_key",
    "owner",
}
"""No message has a field of that name."""


@dataclass(frozen=True)
class Moment:
    """How a game stood at one version of its table: what each pair of eyes may see, and who was asked what."""

    views: dict[int | None, Any]
    scores: dict[int | None, list[int | None]]
    prospects: dict[int | None, list[int] | None]
    to_act: int | None
    legal: list[str]
    """What whoever is asked may choose among."""


@dataclass
class Listener:
    """Somebody who asks everything that can be asked, and keeps every answer."""

    visit: Visit
    visitor: Visitor
    seat: int | None = None
    texts: list[str] = field(default_factory=list)
    """Every word that came, headers and all, but for the cookie that was set."""
    messages: list[Any] = field(default_factory=list)
    socket: WebSocketTestSession | None = None
    stream: TurnStream | None = None

    def asks(self, method: str, path: str, body: Any = None) -> Any:
        """One request; the answer is kept, whatever it is."""
        answer = self.visitor.ask(method, path, body)
        headers = [f"{name}: {value}" for name, value in answer.headers.items() if name != "set-cookie"]
        self.keeps("\n".join([*headers, answer.text]))
        if answer.headers.get("content-type", "").startswith("application/json"):
            self.messages.append(answer.json())
        return answer

    def keeps(self, text: str) -> None:
        """Something that came."""
        self.texts.append(text)

    def asks_everything(self, table: str) -> None:
        """Every way there is to look at a table."""
        for path in ("", "?seen=0", "/words", "/words?lang=fr", "/record", "/replay"):
            self.asks("GET", f"/api/tables/{table}{path}")
        for path in ("/api/tables", "/api/me", "/api/me/tables", "/api/me/games", "/api/games", "/metrics", "/health"):
            self.asks("GET", path)

    def hears_everything(self) -> None:
        """Whatever has come by websocket and by the stream of turns so far."""
        if self.socket is not None:
            self.socket.send_json({"do": "ping"})
            while (message := heard(self.socket))["type"] != "pong":
                self.messages.append(message)
                self.keeps(json.dumps(message))
        if self.stream is not None:
            self.keeps(self.stream.text)
            lines = self.stream.text.rpartition("\n\n")[0].splitlines()  # what comes last may still be coming
            self.messages += [json.loads(line.removeprefix("data: ")) for line in lines if line.startswith("data: ")]


@dataclass
class Listening:
    """A game at which everybody listened."""

    table: Table
    listeners: dict[str, Listener]
    moments: dict[int, Moment]
    secrets_of_people: set[str]
    """Cookies, tokens, numbers of people, and what is stored of them."""

    @property
    def key(self) -> str:
        """What fixes the luck of the table."""
        return self.table.luck_key.hex()


def _without_its_seat(view: dict[str, Any]) -> dict[str, Any]:
    return {name: told for name, told in view.items() if name != "seat"}


def moments_of(monkeypatch: pytest.MonkeyPatch) -> dict[tuple[str, int], Moment]:
    """What may be seen of each table at each version, as it comes about."""
    moments: dict[tuple[str, int], Moment] = {}
    happen = Table.happen

    def happened(table: Table, *args: Any, **facts: Any) -> Any:
        told = happen(table, *args, **facts)
        if table.match is not None:
            eyes = (None, *range(len(table.chairs)))
            moments[table.id, table.version] = Moment(
                views={seat: _without_its_seat(table.match.view(seat)) for seat in eyes},
                scores={seat: table.match.scores_seen_by(seat) for seat in eyes},
                prospects={seat: table.match.prospect_seen_by(seat) for seat in eyes},
                to_act=table.to_act,
                legal=table.offers(table.to_act) if table.to_act is not None else [],
            )
        return told

    monkeypatch.setattr(Table, "happen", happened)
    return moments


def listened_to(visit: Visit, game: str, bots: int, monkeypatch: pytest.MonkeyPatch, seed: int = 1) -> Listening:
    """Two people, one of them a program, play a whole game while everybody listens."""
    moments = moments_of(monkeypatch)
    luck = random.Random(seed)
    listeners = {name: Listener(visit, visit.stranger()) for name in ("Anna", "Lea", "stranger")}
    listeners["Thoth"] = Listener(visit, program(visit, "Thoth"))
    listeners["Lea"].visitor.founds(seats=[{"kind": "me"}, {"kind": "open"}])
    table = listeners["Anna"].visitor.founds(
        game, seats=[{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * bots], name="Anna"
    )
    players = {0: listeners["Anna"], 1: listeners["Thoth"]}
    with ExitStack() as open_doors:
        for listener in listeners.values():
            listener.socket = open_doors.enter_context(listener.visitor.watches(table))
        for name in ("Anna", "Thoth"):
            listeners[name].stream = stream = TurnStream(visit, listeners[name].visitor)
            visit.do(stream.open)
        for listener in listeners.values():
            listener.asks_everything(table)
        players[1].visitor.sits(table)
        for seat, player in players.items():
            player.seat = player.visitor.sees(table)["seat"]
            assert player.seat == seat
            player.asks("PUT", f"/api/tables/{table}/orders", ordered(visit, table, MARKS[seat]))
        play(visit, table, players, list(listeners.values()), luck)
        for listener in listeners.values():
            listener.hears_everything()
        for player in players.values():
            assert player.stream is not None
            visit.do(player.stream.leave)
    numbers = {id_: moment for (table_id, id_), moment in moments.items() if table_id == table}
    return Listening(table_in(visit, table), listeners, numbers, secrets_of(visit, listeners))


def ordered(visit: Visit, table: str, mark: int) -> Any:
    """Orders that never hold, with a mark that tells whose they are."""
    game = table_in(visit, table).game
    condition = {"fact": next(iter(game.facts)), "holds": "exactly", "value": mark}
    return {"orders": [{"action": game.actions.names[0], "conditions": [condition]}], "lasting": True}


def play(
    visit: Visit, table: str, players: dict[int, Listener], listeners: list[Listener], luck: random.Random
) -> None:
    """To the end, with mistakes, second thoughts and chat."""
    hides = table_in(visit, table).game.hides
    for move in range(MOST_MOVES):
        visit.do(until(lambda: is_for_people(visit, table, players)))
        now = table_in(visit, table)
        if now.to_act is None or now.match is None:
            return
        mover, other = players[now.to_act], players[1 - now.to_act]
        path = f"/api/tables/{table}"
        if is_looked_at(move, hides):
            for listener in listeners:
                listener.asks_everything(table)
                listener.asks("POST", f"{path}/moves", {"action": now.match.legal()[0], "version": now.version + 1})
            other.asks("POST", f"{path}/moves", {"action": now.match.legal()[0], "version": now.version})
            mover.asks("POST", f"{path}/moves", {"action": forbidden(now), "version": now.version})
            other.asks("POST", f"{path}/chat", {"text": "Well?"})
            other.asks("PUT", f"{path}/orders", ordered(visit, table, MARKS[1 - now.to_act]))
        action = luck.choice(now.offers(now.to_act))
        done = Visitor.done(mover.asks("POST", f"{path}/moves", {"action": action, "version": now.version}))
        if is_looked_at(move - 1, hides):
            mover.asks("POST", f"{path}/take-back", {"version": done["version"]})
    raise AssertionError("the game does not end")


def is_looked_at(move: int, hides: bool) -> bool:
    """Whether everybody asks everything before this move."""
    return move % ROUND == 0 or (hides and 0 <= move < CLOSELY and move % 2 == 0)


def is_for_people(visit: Visit, table: str, players: dict[int, Listener]) -> bool:
    now = visit.house.shelf._tables[table]
    return not now.lock.locked() and (now.to_act is None or now.to_act in players)


def forbidden(table: Table) -> str:
    assert table.match is not None
    legal = set(table.match.legal())
    return next((name for name in table.game.actions.names if name not in legal), "nothing")


def secrets_of(visit: Visit, listeners: dict[str, Listener]) -> set[str]:
    """Everything by which the house knows people."""

    async def stored() -> set[str]:
        columns = (PEOPLE.c.id, SESSIONS.c.id, SESSIONS.c.token_hash, TOKENS.c.id, TOKENS.c.token_hash)
        return {
            str(value)
            for column in columns
            for value in await visit.house.database.read(
                lambda connection, column=column: connection.execute(select(column)).scalars().all()  # type: ignore[misc]
            )
        }

    cookies = {listener.visitor.cookie for listener in listeners.values() if listener.visitor.cookie}
    tokens = {listener.visitor.token for listener in listeners.values() if listener.visitor.token}
    shown = {part for secret in cookies | tokens for part in secret.split(".")}
    return visit.do(stored) | shown | {hashed(part) for part in shown}


# What nobody may have heard


def check(listening: Listening) -> None:
    """Fails if anybody heard what they may not know."""
    for name, listener in listening.listeners.items():
        assert listener.messages, f"{name} heard nothing"
        for message in listener.messages:
            check_message(listening, listener, message)
        for text in listener.texts:
            check_text(listening, listener, text)


def check_text(listening: Listening, listener: Listener, text: str) -> None:
    for secret in listening.secrets_of_people:
        assert secret not in text, "nobody is told how the house knows people"
    if '"finished"' not in text and "Ranking" not in text:
        assert listening.key not in text, "the key of luck is told in the end"
    for seat, mark in enumerate(MARKS):
        assert listener.seat == seat or str(mark) not in text, "orders are for their own seat"


def check_message(listening: Listening, listener: Listener, message: Any) -> None:
    for part in parts_of(message):
        assert not NEVER_TOLD & part.keys(), f"a message tells {NEVER_TOLD & part.keys()}"
        if "view" in part:
            moment = listening.moments[part["version"]]
            assert part["view"] == moment.views[listener.seat], "a view is that of the seat"
            assert part.get("scores", moment.scores[listener.seat]) == moment.scores[listener.seat]
            assert part.get("legal", moment.legal) == moment.legal
        if part.get("position") and part.get("own"):
            moment = listening.moments[part["position"]["version"]]
            assert listener.seat is not None
            is_asked = moment.to_act == listener.seat
            allowed = moment.legal if is_asked else []
            assert part["own"]["legal"] == allowed, "only who is asked is told what is allowed"
        if part.get("choices") is not None and part.get("picture", {}) is not None:  # a game that has begun
            moment = listening.moments[part["version"]]
            is_asked = moment.to_act is not None and moment.to_act == listener.seat
            allowed = [choice["action"] for choice in part["choices"] if choice["allowed"]]
            assert allowed == (moment.legal if is_asked else []), "only who is asked may choose"
            assert is_asked or not part["choices"], "only who is asked is told what would happen"
            assert part["prospect"] == moment.prospects[listener.seat], "a prospect is for all that the seat knows"
        if part.get("legal"):
            assert listener.seat is not None, "who only watches is asked nothing"
        if "events" in part:
            told = listening.table.log[part["number"]].events if "number" in part else ()
            seen = [listening.table.game.events.seen_by(event, listener.seat) for event in told]
            assert part["events"] == seen, "events are told as the seat may know them"


def parts_of(message: Any) -> Iterator[dict[str, Any]]:
    """Every structure inside a message."""
    if isinstance(message, dict):
        yield message
        for value in message.values():
            yield from parts_of(value)
    elif isinstance(message, list):
        for value in message:
            yield from parts_of(value)
