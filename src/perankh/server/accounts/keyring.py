"""The passkeys of the house's people: made, used, and thrown away."""

from __future__ import annotations

import secrets

from sqlalchemy.exc import IntegrityError

from perankh.server import clock
from perankh.server.accounts import passkeys, store
from perankh.server.accounts.codes import new_codes
from perankh.server.accounts.founding import make_account
from perankh.server.accounts.person import Person, new_login, plain_name
from perankh.server.accounts.protocol import Challenge, LogInByPasskey, NewPasskey, PasskeyAdded, PasskeyInfo
from perankh.server.database.database import Database, Work
from perankh.server.refused import Refused

CHALLENGE_BYTES = 32


class Keyring:
    """Asks browsers for passkeys and for signatures, and remembers what it asked."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ask_for_passkey(self, person: Person, host: str, login: str | None) -> Challenge:
        """What a browser needs to make a passkey for an account, or for a guest who wants one with this login."""
        party = passkeys.relying_party(host)
        shown = login if login is not None else await self._login_of(person)
        known = await self.passkeys_of(person)
        id_, challenge = await self._new_challenge(person)
        options = passkeys.creation_options(party, person, shown, challenge, [each.id for each in known])
        return Challenge(id_, options)

    async def _login_of(self, account: Person) -> str:
        login, _ = await self._database.read(lambda connection: store.login_and_password_of(connection, account.id))
        return login

    async def add(self, person: Person, host: str, new: NewPasskey) -> PasskeyAdded:
        """Remember a passkey that a browser has made; a guest's makes the account."""
        party = passkeys.relying_party(host)
        name = plain_name(new.name)
        login = None if person.kind == "account" else new_login(new.login or "")
        challenge = await self._challenge(new.challenge, person)
        made = passkeys.passkey_made(party, person, new.credential, challenge)
        codes = [] if login is None else new_codes()

        def keep(work: Work) -> PasskeyInfo:
            if login is not None:
                make_account(work, person, login, None, codes)
            try:
                return store.add_passkey(work, made, name)
            except IntegrityError as fault:
                raise Refused("passkey-known") from fault

        return PasskeyAdded(await self._database.write(keep), codes)

    async def ask_for_signature(self, host: str) -> Challenge:
        """What a browser needs to log somebody in, whoever that will be."""
        party = passkeys.relying_party(host)
        id_, challenge = await self._new_challenge(None)
        return Challenge(id_, passkeys.request_options(party, challenge))

    async def signed_by(self, host: str, answer: LogInByPasskey) -> Person:
        """Whose passkey has signed the challenge."""
        party = passkeys.relying_party(host)
        challenge = await self._challenge(answer.challenge, None)
        used = passkeys.id_of(answer.credential)
        passkey = await self._database.read(lambda connection: store.passkey(connection, used))
        if passkey is None:
            raise Refused("wrong-passkey")
        count = passkeys.count_when_signed(party, passkey, answer.credential, challenge)

        def keep(work: Work) -> Person:
            person = store.person_numbered(work.connection, passkey.person)
            if not store.count_signature(work, passkey, count) or person is None:
                raise Refused("wrong-passkey")
            return person

        return await self._database.write(keep)

    async def passkeys_of(self, person: Person) -> list[PasskeyInfo]:
        """Oldest first."""
        return await self._database.read(lambda connection: store.passkeys_of(connection, person.id))

    async def throw_away(self, person: Person, id_: str) -> None:
        """A passkey counts no more; the only way to log in is kept."""

        def throw(work: Work) -> None:
            own = [passkey.id for passkey in store.passkeys_of(work.connection, person.id)]
            if id_ not in own:
                raise Refused("no-such")
            _, password = store.login_and_password_of(work.connection, person.id)
            if password is None and len(own) == 1:
                raise Refused("last-passkey")
            store.delete_passkey(work, id_)

        await self._database.write(throw)

    async def _new_challenge(self, person: Person | None) -> tuple[str, bytes]:
        id_, challenge = secrets.token_urlsafe(12), secrets.token_bytes(CHALLENGE_BYTES)
        asked = None if person is None else person.id
        expires_at = clock.now() + passkeys.PATIENCE
        await self._database.write(lambda work: store.add_challenge(work, id_, asked, challenge, expires_at))
        return id_, challenge

    async def _challenge(self, id_: str, person: Person | None) -> bytes:
        """What was asked under this number; never again."""
        asked = None if person is None else person.id
        challenge = await self._database.write(lambda work: store.take_challenge(work, id_, asked))
        if challenge is None:
            raise Refused("challenge-over")
        return challenge
