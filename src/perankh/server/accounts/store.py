"""What the database is asked about people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from perankh.server import clock
from perankh.server.accounts.passkeys import Passkey
from perankh.server.accounts.person import Person
from perankh.server.accounts.protocol import PasskeyInfo, ProgramInfo
from perankh.server.database.database import Work
from perankh.server.database.schema import CHALLENGES, PASSKEYS, PEOPLE, RECOVERY_CODES, SESSIONS, TOKENS
from perankh.server.protocol import PersonSettings

_PERSON = (PEOPLE.c.id, PEOPLE.c.kind, PEOPLE.c.name, PEOPLE.c.settings)


def _person(row: Row[*tuple[Any, ...]] | None) -> Person | None:
    if row is None:
        return None
    return Person(row.id, row.kind, row.name, msgspec.json.decode(row.settings, type=PersonSettings))


def add_person(work: Work, person: Person, owner: str | None = None) -> int:
    """Keep somebody the house has just met; returns when that was."""
    met_at = clock.now()
    row = {
        "id": person.id,
        "kind": person.kind,
        "name": person.name,
        "owner": owner,
        "settings": msgspec.json.encode(person.settings).decode(),
        "created_at": met_at,
    }
    work.connection.execute(insert(PEOPLE), row)
    return met_at


def change_person(work: Work, id_: str, **values: Any) -> None:
    """Keep something else about somebody."""
    work.connection.execute(update(PEOPLE).where(PEOPLE.c.id == id_), values)


def person_numbered(connection: Connection, id_: str) -> Person | None:
    """Somebody by number."""
    return _person(connection.execute(select(*_PERSON).where(PEOPLE.c.id == id_)).one_or_none())


def erase_person(work: Work, id_: str) -> None:
    """Forget everything about somebody but the number, under which seats and logs know them."""
    for table in (SESSIONS, PASSKEYS, CHALLENGES, RECOVERY_CODES):
        work.connection.execute(delete(table).where(table.c.person == id_))
    work.connection.execute(delete(TOKENS).where(TOKENS.c.bot == id_))
    change_person(work, id_, kind="guest", name="", login=None, password=None, owner=None, settings="{}")


# Accounts


def make_account(work: Work, person: str, login: str, password: str | None) -> bool:
    """A guest has an account from now on; whether it was a guest."""
    guest = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.kind == "guest")
    return bool(work.connection.execute(guest, {"kind": "account", "login": login, "password": password}).rowcount)


def account_with_login(connection: Connection, login: str) -> tuple[Person, str | None] | None:
    """Who has this login, and what is stored of the password."""
    row = connection.execute(select(*_PERSON, PEOPLE.c.password).where(PEOPLE.c.login == login)).one_or_none()
    person = _person(row)
    return None if row is None or person is None else (person, row.password)


def login_and_password_of(connection: Connection, person: str) -> tuple[str, str | None]:
    """The login of an account, and what is stored of its password."""
    login, password = connection.execute(select(PEOPLE.c.login, PEOPLE.c.password).where(PEOPLE.c.id == person)).one()
    return login, password


def set_codes(work: Work, person: str, hashed_codes: Sequence[str]) -> None:
    """Keep somebody's recovery codes; those before count no more."""
    work.connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.person == person))
    work.connection.execute(insert(RECOVERY_CODES), [{"person": person, "code_hash": code} for code in hashed_codes])


def use_code(work: Work, login: str, hashed_code: str) -> Person | None:
    """Use up a recovery code; returns whose it was."""
    found = account_with_login(work.connection, login)
    person = found[0].id if found else ""
    code = (RECOVERY_CODES.c.person == person) & (RECOVERY_CODES.c.code_hash == hashed_code)
    is_used = work.connection.execute(delete(RECOVERY_CODES).where(code)).rowcount
    return found[0] if found and is_used else None


def codes_left(connection: Connection, person: str) -> int:
    """How many recovery codes somebody has not used."""
    return _count(connection, RECOVERY_CODES, person)


def _count(connection: Connection, table: Any, person: str) -> int:
    return connection.execute(select(func.count()).select_from(table).where(table.c.person == person)).scalar_one()


# Browsers


def add_session(work: Work, id_: str, hashed_token: str, person: str, device: str) -> None:
    """Keep that somebody plays in this browser."""
    row = {"id": id_, "token_hash": hashed_token, "person": person, "device": device, "created_at": clock.now()}
    work.connection.execute(insert(SESSIONS), row)


def person_of_session(connection: Connection, hashed_token: str) -> Person | None:
    """Who plays in a browser."""
    query = select(*_PERSON).join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
    return _person(connection.execute(query.where(SESSIONS.c.token_hash == hashed_token)).one_or_none())


def end_session(work: Work, hashed_token: str) -> str | None:
    """Nobody plays in that browser any more; returns who did."""
    ended = delete(SESSIONS).where(SESSIONS.c.token_hash == hashed_token).returning(SESSIONS.c.person)
    return work.connection.execute(ended).scalar_one_or_none()


def end_sessions(work: Work, person: str, but: str | None) -> None:
    """Somebody plays in none of their browsers any more, but the one with this hashed token."""
    ended = delete(SESSIONS).where(SESSIONS.c.person == person)
    work.connection.execute(ended if but is None else ended.where(SESSIONS.c.token_hash != but))


def sessions_of(connection: Connection, person: str) -> Sequence[Row[str, str, int]]:
    """The hashed token, the device and the beginning of each session, latest first."""
    query = select(SESSIONS.c.token_hash, SESSIONS.c.device, SESSIONS.c.created_at)
    return connection.execute(query.where(SESSIONS.c.person == person).order_by(SESSIONS.c.created_at.desc())).all()


# Passkeys


def add_challenge(work: Work, id_: str, person: str | None, challenge: bytes, expires_at: int) -> None:
    """Keep what a passkey is asked to sign; challenges that nobody answered in time are thrown away."""
    work.connection.execute(delete(CHALLENGES).where(CHALLENGES.c.expires_at <= clock.now()))
    row = {"id": id_, "person": person, "challenge": challenge, "expires_at": expires_at}
    work.connection.execute(insert(CHALLENGES), row)


def take_challenge(work: Work, id_: str, person: str | None) -> bytes | None:
    """What that person (None: whoever logs in) was asked to sign, if there is still time; it is used up."""
    asked = (CHALLENGES.c.id == id_) & CHALLENGES.c.person.is_not_distinct_from(person)
    taking = delete(CHALLENGES).where(asked).returning(CHALLENGES.c.challenge, CHALLENGES.c.expires_at)
    row = work.connection.execute(taking).one_or_none()
    return row.challenge if row is not None and row.expires_at > clock.now() else None


def add_passkey(work: Work, passkey: Passkey, name: str) -> PasskeyInfo:
    """Keep a passkey."""
    info = PasskeyInfo(passkey.id, name, clock.now())
    row = {
        "id": passkey.id,
        "person": passkey.person,
        "public_key": passkey.public_key,
        "sign_count": passkey.sign_count,
        "name": name,
        "created_at": info.created_at,
    }
    work.connection.execute(insert(PASSKEYS), row)
    return info


def passkey(connection: Connection, id_: str) -> Passkey | None:
    """A passkey by its number."""
    query = select(PASSKEYS.c.id, PASSKEYS.c.person, PASSKEYS.c.public_key, PASSKEYS.c.sign_count)
    row = connection.execute(query.where(PASSKEYS.c.id == id_)).one_or_none()
    return None if row is None else Passkey(*row)


def count_signature(work: Work, passkey: Passkey, sign_count: int) -> bool:
    """Keep how often a passkey has signed; False when it has signed elsewhere meanwhile, or is gone."""
    same = (PASSKEYS.c.id == passkey.id) & (PASSKEYS.c.sign_count == passkey.sign_count)
    return bool(work.connection.execute(update(PASSKEYS).where(same), {"sign_count": sign_count}).rowcount)


def passkeys_of(connection: Connection, person: str) -> list[PasskeyInfo]:
    """The passkeys of somebody, oldest first."""
    query = select(PASSKEYS.c.id, PASSKEYS.c.name, PASSKEYS.c.created_at).where(PASSKEYS.c.person == person)
    return [PasskeyInfo(*row) for row in connection.execute(query.order_by(PASSKEYS.c.created_at))]


def delete_passkey(work: Work, id_: str) -> None:
    """That passkey counts no more."""
    work.connection.execute(delete(PASSKEYS).where(PASSKEYS.c.id == id_))


# Programs


def add_token(work: Work, id_: str, hashed_token: str, bot: str) -> None:
    """Keep that a program may play as that bot."""
    row = {"id": id_, "token_hash": hashed_token, "bot": bot, "created_at": clock.now()}
    work.connection.execute(insert(TOKENS), row)


def programs_of(connection: Connection, owner: str) -> list[ProgramInfo]:
    """The programs of somebody that may still play, oldest first."""
    query = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.created_at).join(TOKENS, TOKENS.c.bot == PEOPLE.c.id)
    query = query.where(PEOPLE.c.owner == owner).order_by(PEOPLE.c.created_at)
    return [ProgramInfo(*row) for row in connection.execute(query)]


def bots_of(connection: Connection, owner: str) -> list[Person]:
    """All that programs of somebody have ever played as."""
    rows = connection.execute(select(*_PERSON).where(PEOPLE.c.owner == owner))
    return [person for person in map(_person, rows) if person is not None]


def delete_token(work: Work, bot: str) -> bool:
    """That program may play no more; whether it could before."""
    return bool(work.connection.execute(delete(TOKENS).where(TOKENS.c.bot == bot)).rowcount)


def person_of_token(connection: Connection, hashed_token: str) -> Person | None:
    """The program that shows a token."""
    query = select(*_PERSON).join(TOKENS, TOKENS.c.bot == PEOPLE.c.id)
    return _person(connection.execute(query.where(TOKENS.c.token_hash == hashed_token)).one_or_none())
