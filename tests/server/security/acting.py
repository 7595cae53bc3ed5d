"""What the tests of security do to a house from inside: end games, make programs, and look at what it holds."""

from __future__ import annotations

from perankh.server.accounts import store
from perankh.server.accounts.person import Person, hashed, new_person_id, new_secret
from perankh.server.database.database import Work
from perankh.server.database.schema import TOKENS
from perankh.server.protocol import PersonSettings
from perankh.server.tables.table import Table
from tests.server.visiting import Visit, Visitor


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
