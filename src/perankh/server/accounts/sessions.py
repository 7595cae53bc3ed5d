"""Who is asking: a signed cookie for browsers, a token for programs."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from perankh.server.accounts import store
from perankh.server.accounts.person import Person, hashed, new_person_id, new_secret
from perankh.server.accounts.presence import Presence
from perankh.server.accounts.protocol import Browser
from perankh.server.database.database import Database, Work
from perankh.server.protocol import PersonSettings

COOKIE = "perankh"
COOKIE_LASTS = 400 * 86_400
"""In seconds: as long as browsers keep one."""
LONGEST_DEVICE = 120
SIGNATURE_BYTES = 16


class Sessions:
    """The browsers and programs that the house knows again."""

    def __init__(self, database: Database, presence: Presence) -> None:
        self._database = database
        self._presence = presence
        self._key = b""

    def use(self, secret: bytes) -> None:
        """Sign with the secret that all processes of the house share."""
        self._key = hmac.digest(secret, b"session cookies", "sha256")

    async def begin(self, person: Person, device: str) -> str:
        """A new session of somebody; returns the cookie."""
        token = new_secret()

        def keep(work: Work) -> None:
            store.add_session(work, secrets.token_urlsafe(8), hashed(token), person.id, device[:LONGEST_DEVICE])

        await self._database.write(keep)
        return f"{token}.{self._signature(token)}"

    async def begin_as_guest(self, name: str, settings: PersonSettings, device: str) -> tuple[Person, str]:
        """Meet somebody who plays at once; returns who that is and the cookie."""
        guest = Person(new_person_id(), "guest", name, settings)
        await self._database.write(lambda work: store.add_person(work, guest))
        return guest, await self.begin(guest, device)

    async def person_with_cookie(self, cookie: str) -> Person | None:
        """Who comes with this cookie; one that is not ours is thrown away unread."""
        token = self._token_of(cookie)
        if token is None:
            return None
        return await self._database.read(lambda connection: store.person_of_session(connection, hashed(token)))

    async def person_with_token(self, token: str) -> Person | None:
        """The program that shows this token."""
        return await self._database.read(lambda connection: store.person_of_token(connection, hashed(token)))

    async def end(self, cookie: str) -> None:
        """Nobody plays in that browser any more."""
        token = self._token_of(cookie)
        if token is None:
            return
        person = await self._database.write(lambda work: store.end_session(work, hashed(token)))
        if person is not None:
            await self._presence.end(person)

    async def end_all(self, person: Person, but: str = "") -> None:
        """Nobody plays as that person any more, but in the browser with this cookie."""
        kept = self._token_of(but)
        await self._database.write(lambda work: store.end_sessions(work, person.id, kept and hashed(kept)))
        await self._presence.end(person.id)

    async def browsers_of(self, person: Person, cookie: str) -> list[Browser]:
        """Where that person plays; the cookie says from where they ask."""
        here = self._token_of(cookie)
        found = await self._database.read(lambda connection: store.sessions_of(connection, person.id))
        return [
            Browser(row.device, row.created_at, here is not None and row.token_hash == hashed(here)) for row in found
        ]

    def _token_of(self, cookie: str) -> str | None:
        token, _, signature = cookie.partition(".")
        return token if hmac.compare_digest(signature.encode(), self._signature(token).encode()) else None

    def _signature(self, token: str) -> str:
        return hmac.new(self._key, token.encode(), hashlib.sha256).digest()[:SIGNATURE_BYTES].hex()
