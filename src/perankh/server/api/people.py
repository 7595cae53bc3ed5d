"""People over HTTP: who I am, how I like the house, and where I play."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, patch
from litestar.params import JSONBody, QueryParameter

from perankh.server.accounts.protocol import MeChange
from perankh.server.api.asking import AnAsker, Asker, TheHouse
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
        return me_as_told(asker)

    @patch(summary="Be called otherwise, or like the house otherwise")
    async def change(self, house: TheHouse, asker: AnAsker, data: JSONBody[MeChange]) -> Me:
        """What is left out stays as it is; at tables where I sit already, my name stays too."""
        asker.limit("ask")
        asker.person = await house.accounts.change(asker.known_person(), data)
        return me_as_told(asker)

    @delete(summary="Forget me", status_code=204)
    async def forget(self, house: TheHouse, asker: AnAsker) -> Response[None]:
        """Everything about me goes but the games I played, under the names that I had there; bots take my seats."""
        asker.limit("ask")
        await house.accounts.forget(asker.known_person())
        asker.keep_cookie("")
        return Response(None, status_code=204, cookies=asker.cookies)

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


def me_as_told(asker: Asker) -> Me:
    """Whoever asks, as they are told."""
    person = asker.person
    if person is None:
        return Me(None, None, asker.language, None)
    return Me(person.kind, person.name, asker.language, person.settings)
