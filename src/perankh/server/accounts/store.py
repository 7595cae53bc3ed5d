"""What the database is asked about people."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from perankh.server import clock
from perankh.server.accounts.person import Person
from perankh.server.database.database import Work
from perankh.server.database.schema import PEOPLE, SESSIONS, TOKENS
from perankh.server.protocol import PersonSettings

_PERSON = (PEOPLE.c.id, PEOPLE.c.kind, PEOPLE.c.name, PEOPLE.c.settings)


def _person(row: Row[Any, Any, Any, Any] | None) -> Person | None:
    if row is None:
        return None
    return Person(row.id, row.kind, row.name, msgspec.json.decode(row.settings, type=PersonSettings))


def add_person(work: Work, person: Person, owner: str | None = None) -> None:
    """Keep somebody the house has just met."""
    row = {
        "id": person.id,
        "kind": person.kind,
        "name": person.name,
        "owner": owner,
        "settings": msgspec.json.encode(person.settings).decode(),
        "created_at": clock.now(),
    }
    work.connection.execute(insert(PEOPLE), row)


def change_person(work: Work, id_: str, **values: Any) -> None:
    """Keep something else about somebody."""
    work.connection.execute(update(PEOPLE).where(PEOPLE.c.id == id_), values)


def person_named(connection: Connection, id_: str) -> Person | None:
    """Somebody by number."""
    return _person(connection.execute(select(*_PERSON).where(PEOPLE.c.id == id_)).one_or_none())


def add_session(work: Work, id_: str, hashed_token: str, person: str, device: str) -> None:
    """Keep that somebody plays in this browser."""
    row = {"id": id_, "token_hash": hashed_token, "person": person, "device": device, "created_at": clock.now()}
    work.connection.execute(insert(SESSIONS), row)


def person_of_session(connection: Connection, hashed_token: str) -> Person | None:
    """Who plays in a browser."""
    query = select(*_PERSON).join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
    return _person(connection.execute(query.where(SESSIONS.c.token_hash == hashed_token)).one_or_none())


def end_session(work: Work, hashed_token: str) -> None:
    """Nobody plays in that browser any more."""
    work.connection.execute(delete(SESSIONS).where(SESSIONS.c.token_hash == hashed_token))


def person_of_token(connection: Connection, hashed_token: str) -> Person | None:
    """The program that shows a token."""
    query = select(*_PERSON).join(TOKENS, TOKENS.c.bot == PEOPLE.c.id)
    return _person(connection.execute(query.where(TOKENS.c.token_hash == hashed_token)).one_or_none())
