"""Programs that people let play as bots of theirs."""

from __future__ import annotations

import secrets

from perankh.server.accounts import store
from perankh.server.accounts.person import Person, hashed, new_person_id, new_secret, plain_name
from perankh.server.accounts.presence import Presence
from perankh.server.accounts.protocol import ProgramAdded, ProgramInfo
from perankh.server.database.database import Database, Work
from perankh.server.protocol import PersonSettings
from perankh.server.refused import Refused
from perankh.server.tables.service import TableService

MOST_PROGRAMS = 20
"""Of one person at a time."""


class Programs:
    """Gives programs their tokens, and takes them back."""

    def __init__(self, database: Database, presence: Presence, tables: TableService) -> None:
        self._database = database
        self._presence = presence
        self._tables = tables

    async def add(self, owner: Person, name: str) -> ProgramAdded:
        """A program may play from now on, with the token that is answered."""
        bot = Person(new_person_id(), "bot", plain_name(name), PersonSettings())
        token = new_secret()

        def keep(work: Work) -> ProgramInfo:
            if len(store.programs_of(work.connection, owner.id)) >= MOST_PROGRAMS:
                raise Refused("many-programs", most=MOST_PROGRAMS)
            created_at = store.add_person(work, bot, owner.id)
            store.add_token(work, secrets.token_urlsafe(8), hashed(token), bot.id)
            return ProgramInfo(bot.id, bot.name, created_at)

        return ProgramAdded(await self._database.write(keep), token)

    async def programs_of(self, owner: Person) -> list[ProgramInfo]:
        """Oldest first."""
        return await self._database.read(lambda connection: store.programs_of(connection, owner.id))

    async def revoke(self, owner: Person, id_: str) -> None:
        """The token counts no more; where the program sits, a bot of the house plays on."""

        def take_back(work: Work) -> Person:
            own = {bot.id: bot for bot in store.bots_of(work.connection, owner.id)}
            if id_ not in own or not store.delete_token(work, id_):
                raise Refused("no-such")
            return own[id_]

        bot = await self._database.write(take_back)
        await self._presence.end(bot.id)
        await self._tables.leave_all(bot)
