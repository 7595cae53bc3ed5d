"""Who asks, and in which language: what every route may want to know of a request."""

from __future__ import annotations

import re
from typing import Any, cast

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from perankh.engine.words import LANGUAGES
from perankh.server.accounts.person import Person, plain_name
from perankh.server.accounts.sessions import COOKIE, COOKIE_LASTS
from perankh.server.house import House
from perankh.server.limits import Limited, household
from perankh.server.protocol import Language, PersonSettings
from perankh.server.refused import Refused, said

Connection = ASGIConnection[Any, Any, Any, Any]
BEARER = "bearer "
NOT_AT_ALL = re.compile(r";q=0(\.0*)?$")
"""How a client says that it does not read a coding."""


def house_of(connection: Connection) -> House:
    """The house that is asked."""
    return cast("House", connection.app.state.house)


class Asker:
    """Whoever sends a request."""

    def __init__(self, connection: Connection, house: House, person: Person | None) -> None:
        self._connection = connection
        self._house = house
        self.person = person
        """None for a stranger."""
        self.cookie: Cookie | None = None
        """What the answer must set, when the house has just met somebody."""

    @property
    def id(self) -> str | None:
        """Who, for the permissions."""
        return None if self.person is None else self.person.id

    @property
    def address(self) -> str:
        """Where the request comes from."""
        client = self._connection.client
        return household(client.host) if client is not None else ""

    @property
    def language(self) -> Language:
        """In which the house speaks to them."""
        return language_of(self._connection, self.person)

    @property
    def unpacks(self) -> bool:
        """Whether they read gzip."""
        return unpacks(self._connection)

    def limit(self, what: Limited, *whom: str) -> None:
        """Count one more of these for each of them (otherwise: by person, or else by address), or refuse."""
        for who in whom or (self.id or self.address,):
            self._house.limits.spend(what, who)

    def known(self) -> Person:
        """Somebody the house knows, or it is refused."""
        if self.person is None:
            raise Refused("unknown-person")
        return self.person

    def nobodys_program(self) -> Person | None:
        """Somebody, or a stranger; programs have no account and make none."""
        if self.person is not None and self.person.kind == "bot":
            raise Refused("not-permitted")
        return self.person

    def known_person(self) -> Person:
        """Somebody the house knows, with or without an account, but no program."""
        self.nobodys_program()
        return self.known()

    def with_account(self) -> Person:
        """Somebody who has an account."""
        person = self.known_person()
        if person.kind != "account":
            raise Refused("no-account")
        return person

    async def known_or_guest(self, name: str | None) -> Person:
        """Somebody the house knows; a stranger becomes a guest."""
        if self.person is None:
            called = plain_name(name or said(self.language).say("guest"))
            settings = PersonSettings(language=self.language)
            self.person, cookie = await self._house.sessions.begin_as_guest(called, settings, self.device)
            self.keep_cookie(cookie)
        return self.person

    @property
    def device(self) -> str:
        """What the browser calls itself."""
        return str(self._connection.headers.get("user-agent", ""))

    @property
    def host(self) -> str:
        """The name of the house as the browser has it, with its port."""
        return str(self._connection.headers.get("host", ""))

    @property
    def session(self) -> str:
        """The cookie that the request came with."""
        return self._connection.cookies.get(COOKIE, "")

    def keep_cookie(self, value: str) -> None:
        """Let the answer set the cookie of the session."""
        self.cookie = Cookie(
            key=COOKIE,
            value=value,
            max_age=COOKIE_LASTS if value else 0,
            path="/",
            secure=self._connection.scope["scheme"] in ("https", "wss"),
            httponly=True,
            samesite="strict",
        )

    @property
    def cookies(self) -> list[Cookie]:
        """What the answer must set."""
        return [] if self.cookie is None else [self.cookie]


AnAsker = NamedDependency[Asker]
TheHouse = NamedDependency[House]
"""What routes ask for by the names `asker` and `house`."""


async def asker_of(connection: Connection) -> Asker:
    """Whoever sends this request: by its token, or else by its cookie."""
    house = house_of(connection)
    authorization = connection.headers.get("authorization", "")
    if authorization.lower().startswith(BEARER):
        person = await house.sessions.person_with_token(authorization[len(BEARER) :].strip())
        if person is None:
            raise Refused("unknown-person")
        return Asker(connection, house, person)
    cookie = connection.cookies.get(COOKIE)
    person = await house.sessions.person_with_cookie(cookie) if cookie else None
    return Asker(connection, house, person)


def unpacks(connection: Connection) -> bool:
    """Whether whoever asks reads gzip."""
    named = connection.headers.get("accept-encoding", "")
    accepted = [coding.replace(" ", "").lower() for coding in named.split(",")]
    return any(coding.partition(";")[0] == "gzip" and not NOT_AT_ALL.search(coding) for coding in accepted)


def language_of(connection: Connection, person: Person | None) -> Language:
    """As asked for in the address, as the person has settled, or as the browser prefers."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return cast("Language", asked)
    if person is not None and person.settings.language is not None:
        return person.settings.language
    return preferred_language(connection.headers.get("accept-language", ""))


def preferred_language(accepted: str) -> Language:
    """The first language of a browser's list that the house speaks; English, if none is."""
    for part in accepted.split(","):
        language = part.partition(";")[0].strip().partition("-")[0].lower()
        if language in LANGUAGES:
            return cast("Language", language)
    return "en"
