"""Accounts: how a guest gets one, and how its owner comes back, with a password or a recovery code."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from perankh.server.accounts import store
from perankh.server.accounts.codes import hashed_code, new_codes
from perankh.server.accounts.founding import make_account
from perankh.server.accounts.passwords import Passwords, check_length
from perankh.server.accounts.person import Person, folded_login, new_login, plain_name
from perankh.server.accounts.presence import Presence
from perankh.server.accounts.protocol import AccountInfo, MeChange
from perankh.server.accounts.sessions import Sessions
from perankh.server.database.database import Database, Work
from perankh.server.refused import Refused
from perankh.server.tables.service import TableService


class Accounts:
    """The people of the house, as far as they are more than somebody at a table."""

    def __init__(self, database: Database, sessions: Sessions, presence: Presence, tables: TableService) -> None:
        self._database = database
        self._sessions = sessions
        self._presence = presence
        self._tables = tables
        self._passwords = Passwords()

    def close(self) -> None:
        """Hash no more."""
        self._passwords.close()

    async def change(self, person: Person, change: MeChange) -> Person:
        """Another name, or other settings; returns who that is now."""
        settings = person.settings
        if change.settings is not msgspec.UNSET:
            given = msgspec.structs.asdict(change.settings)
            changed = {name: value for name, value in given.items() if value is not msgspec.UNSET}
            settings = msgspec.structs.replace(settings, **changed)
        name = person.name if change.name is msgspec.UNSET else plain_name(change.name)
        written = msgspec.json.encode(settings).decode()
        await self._database.write(lambda work: store.change_person(work, person.id, name=name, settings=written))
        return msgspec.structs.replace(person, name=name, settings=settings)

    async def check_new(self, login: str, password: str) -> None:
        """Refuse an account that cannot be made like this."""
        check_length(password)
        await self.free_login(login)

    async def free_login(self, login: str) -> str:
        """The login as it is kept; refuses one that cannot be, or is somebody's."""
        chosen = new_login(login)
        if await self._database.read(lambda connection: store.account_with_login(connection, chosen)):
            raise Refused("login-taken")
        return chosen

    async def found(self, person: Person, login: str, password: str) -> list[str]:
        """Make a guest's account, under the same number, with the same games; returns its recovery codes."""
        chosen = new_login(login)
        hashed = await self._passwords.hashed(password)
        codes = new_codes()
        await self._database.write(lambda work: make_account(work, person, chosen, hashed, codes))
        return codes

    async def info(self, person: Person) -> AccountInfo:
        """How somebody with an account may log in."""

        def read(connection: Connection) -> AccountInfo:
            login, password = store.login_and_password_of(connection, person.id)
            passkeys = len(store.passkeys_of(connection, person.id))
            return AccountInfo(login, password is not None, passkeys, store.codes_left(connection, person.id))

        return await self._database.read(read)

    async def with_password(self, login: str, password: str) -> Person:
        """Who logs in like this; a wrong login and a wrong password are told alike, and take as long."""
        folded = folded_login(login) or ""
        found = await self._database.read(lambda connection: store.account_with_login(connection, folded))
        person, stored = found or (None, None)
        if not await self._passwords.is_right(stored, password) or person is None:
            raise Refused("wrong-password")
        return person

    async def recover(self, login: str, code: str, password: str) -> Person:
        """Set a new password with a recovery code, which is used up; whoever was logged in is no more."""
        folded = folded_login(login) or ""
        hashed = await self._passwords.hashed(password)

        def use(work: Work) -> Person:
            person = store.use_code(work, folded, hashed_code(code))
            if person is None:
                raise Refused("wrong-code")
            store.change_person(work, person.id, password=hashed)
            store.end_sessions(work, person.id, but=None)
            return person

        person = await self._database.write(use)
        await self._presence.end(person.id)
        return person

    async def set_password(self, person: Person, old: str | None, new: str, cookie: str) -> None:
        """Another password; whoever is logged in elsewhere is no more."""
        _, stored = await self._database.read(lambda connection: store.login_and_password_of(connection, person.id))
        if stored is not None and not await self._passwords.is_right(stored, old or ""):
            raise Refused("wrong-password")
        hashed = await self._passwords.hashed(new)
        await self._database.write(lambda work: store.change_person(work, person.id, password=hashed))
        await self._sessions.end_all(person, but=cookie)

    async def renew_codes(self, person: Person) -> list[str]:
        """New recovery codes instead of those before."""
        codes = new_codes()
        await self._database.write(lambda work: store.set_codes(work, person.id, [hashed_code(code) for code in codes]))
        return codes

    async def forget(self, person: Person) -> None:
        """Forget somebody, and their programs: bots play on where they sit, and finished games stay as played."""
        bots = await self._database.read(lambda connection: store.bots_of(connection, person.id))
        everyone = [person, *bots]
        for each in everyone:
            await self._tables.leave_all(each)

        def erase(work: Work) -> None:
            for each in everyone:
                store.erase_person(work, each.id)

        await self._database.write(erase)
        for each in everyone:
            await self._presence.end(each.id)
