"""People over HTTP: who I am, how I like the house, and where I play."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.params import QueryParameter

from perankh.server.api.asking import AnAsker, TheHouse
from perankh.server.protocol import Me, TableLine

Before = Annotated[
    int, QueryParameter(ge=0, le=1 << 53, description="Tables founded before this moment, in milliseconds since 1970.")
]
EVER = 1 << 53


class MyApi(Controller):
    """Whoever asks."""

    path = "/api/me"
    tags = ("people",)

    @get(summary="Who I am")
    async def me(self, asker: AnAsker) -> Me:
        """A stranger is nobody yet."""
        person = asker.person
        if person is None:
            return Me(None, None, asker.language, None)
        return Me(person.kind, person.name, asker.language, person.settings)

    @get("/tables", summary="Tables where I sit that are not over")
    async def tables(self, house: TheHouse, asker: AnAsker, before: Before = EVER) -> list[TableLine]:
        """Newest first, with whose turn it is; 50 at a time."""
        asker.limit("ask")
        return await house.tables.lines_of(asker.known().id, ("open", "running"), before)

    @get("/games", summary="Games that I have played to their end")
    async def games(self, house: TheHouse, asker: AnAsker, before: Before = EVER) -> list[TableLine]:
        """Newest first; 50 at a time."""
        asker.limit("ask")
        return await house.tables.lines_of(asker.known().id, ("finished",), before)
