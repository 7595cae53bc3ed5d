"""Tables over HTTP: founding, sitting down, playing, and everything else that is done at them."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated, TypeVar

from litestar import Controller, MediaType, Response, delete, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from perankh.server.api.asking import AnAsker, Asker, TheHouse
from perankh.server.api.packing import packed, plain
from perankh.server.house import House
from perankh.server.protocol import (
    LONGEST_LOG,
    ActionInWords,
    Again,
    Commitment,
    Done,
    Fill,
    Founded,
    Move,
    NewTable,
    Orders,
    Rename,
    Replay,
    Say,
    Seated,
    SitDown,
    TableId,
    TableInWords,
    TableLine,
    TableNow,
    TakeBack,
    encode,
)
from perankh.server.refused import Refused
from perankh.server.tables.settings import settled

T = TypeVar("T")

SHOW_NOW = {"stale", "illegal", "not-your-turn", "nothing-to-take-back", "away", "not-running"}
"""What is refused because the client believes something else: it is told how the table stands."""

Seen = Annotated[
    int | None,
    QueryParameter(ge=-1, le=LONGEST_LOG, description="The last entry of the log that you know: the rest follows."),
]


class TablesApi(Controller):
    """The tables of the house."""

    path = "/api/tables"
    tags = ("tables",)

    @get(summary="Public tables with open seats")
    async def public(self, house: TheHouse, asker: AnAsker) -> list[TableLine]:
        """Tables that anybody may sit down at, newest first."""
        asker.limit("ask")
        return await house.tables.public_lines(asker.id)

    @post("/commitments", summary="Promise a table and fix its luck", status_code=200)
    async def commit(self, house: TheHouse, asker: AnAsker) -> Commitment:
        """Before a table is founded: what fixes its luck, so that the founder's contribution comes after it."""
        asker.limit("ask")
        return house.tables.commitment()

    @post(summary="Found a table")
    async def found(self, house: TheHouse, asker: AnAsker, data: JSONBody[NewTable]) -> Response[Founded]:
        """A stranger becomes a guest and is given a cookie."""
        asker.limit("found")
        settled(data)  # before a stranger becomes a guest
        person = await asker.known_or_guest(data.name)
        return Response(Founded(await house.tables.found(data, person)), cookies=asker.cookies)

    @get("/{table:str}", summary="How a table stands")
    async def look(self, house: TheHouse, asker: AnAsker, table: FromPath[TableId], seen: Seen = None) -> TableNow:
        """Everything that the reader may know."""
        asker.limit("ask")
        return await house.tables.look(table, asker.id, seen)

    @get("/{table:str}/words", summary="How a table stands, in plain words")
    async def words(
        self, house: TheHouse, asker: AnAsker, table: FromPath[TableId], seen: Seen = None
    ) -> Response[TableInWords]:
        """The game as sentences, in the reader's language."""
        asker.limit("ask")
        words, is_secret = await house.tables.in_words(table, asker.id, asker.language, seen)
        return plain(encode(words)) if is_secret else await packed(asker, encode(words))

    @get("/{table:str}/record", summary="The record of a finished game", media_type=MediaType.TEXT)
    async def record(self, house: TheHouse, asker: AnAsker, table: FromPath[TableId]) -> Response[str]:
        """A text that replays anywhere, and proves that luck was fair."""
        asker.limit("ask")
        headers = {"content-disposition": f'attachment; filename="{table}.txt"'}
        return Response(await house.tables.record(table, asker.id), media_type="text/plain", headers=headers)

    @get("/{table:str}/replay", summary="A finished game, moment by moment")
    async def replay(
        self, house: TheHouse, asker: AnAsker, table: FromPath[TableId], picture: FromQuery[bool] = False
    ) -> Response[Replay]:
        """Everything that its record tells, in the reader's language; with `picture`, each moment in words too."""
        asker.limit("replay")
        record = await house.tables.to_replay(table, asker.id)
        return await packed(asker, await house.replays.of_record(record, asker.language, pictured=picture))

    @post("/{table:str}/seat", summary="Sit down")
    async def sit(
        self, house: TheHouse, asker: AnAsker, table: FromPath[TableId], data: JSONBody[SitDown]
    ) -> Response[Seated]:
        """A stranger becomes a guest and is given a cookie; the game begins when the last seat is taken."""
        asker.limit("sit")
        await house.tables.look(table, asker.id)  # before a stranger becomes a guest
        person = await asker.known_or_guest(data.name)
        seat = await house.tables.sit(table, person, data.seat, data.name, data.contribution)
        return Response(Seated(seat), cookies=asker.cookies)

    @patch("/{table:str}/seat", summary="Be called otherwise", status_code=204)
    async def rename(self, house: TheHouse, asker: AnAsker, table: FromPath[TableId], data: JSONBody[Rename]) -> None:
        """At this table only."""
        asker.limit("sit")
        await house.tables.rename(table, asker.known(), data.name)

    @delete("/{table:str}/seat", summary="Leave")
    async def leave(self, house: TheHouse, asker: AnAsker, table: FromPath[TableId]) -> None:
        """Before the game the seat is open again; later a bot of the house plays on."""
        asker.limit("sit")
        await house.tables.leave(table, asker.known())

    @post("/{table:str}/return", summary="Come back", status_code=204)
    async def come_back(self, house: TheHouse, asker: AnAsker, table: FromPath[TableId]) -> None:
        """Play again instead of the bot that stood in."""
        asker.limit("sit")
        await house.tables.come_back(table, asker.known())

    @post("/{table:str}/bots", summary="Fill the open seats with bots", status_code=204)
    async def fill(self, house: TheHouse, asker: AnAsker, table: FromPath[TableId], data: JSONBody[Fill]) -> None:
        """The game begins."""
        asker.limit("sit")
        await house.tables.fill(table, asker.known(), data.bot)

    @delete("/{table:str}", summary="Close a table")
    async def close(self, house: TheHouse, asker: AnAsker, table: FromPath[TableId]) -> None:
        """Give up a table whose game has not begun."""
        asker.limit("sit")
        await house.tables.close(table, asker.known())

    @post("/{table:str}/rematch", summary="Play again")
    async def rematch(
        self, house: TheHouse, asker: AnAsker, table: FromPath[TableId], data: JSONBody[Again]
    ) -> Founded:
        """The first to ask founds the table; the others find it and sit down."""
        asker.limit("found")
        return Founded(await house.tables.rematch(table, asker.known(), data.contribution, data.table))

    @post("/{table:str}/moves", summary="Play an action", status_code=200)
    async def play(self, house: TheHouse, asker: AnAsker, table: FromPath[TableId], data: JSONBody[Move]) -> Done:
        """The same request again is answered again, and not done again."""
        asker.limit("ask")
        person = asker.known()
        playing = house.tables.play(table, person, data.action, data.version, data.request, asker.language)
        return await told_now(playing, house, table, asker, data.request)

    @post("/{table:str}/take-back", summary="Take the last action back", status_code=200)
    async def take_back(
        self, house: TheHouse, asker: AnAsker, table: FromPath[TableId], data: JSONBody[TakeBack]
    ) -> Done:
        """Possible until luck spoke, something hidden was shown, or somebody else acted."""
        asker.limit("ask")
        taking_back = house.tables.take_back(table, asker.known(), data.version, data.request)
        return await told_now(taking_back, house, table, asker, data.request)

    @get("/{table:str}/orders", summary="What can be ordered")
    async def orderable(self, house: TheHouse, asker: AnAsker, table: FromPath[TableId]) -> list[ActionInWords]:
        """Every action that orders may name, in the reader's language; none before the game begins."""
        asker.limit("ask")
        return await house.tables.orderable(table, asker.id, asker.language)

    @put("/{table:str}/orders", summary="Give orders in advance", status_code=204)
    async def order(self, house: TheHouse, asker: AnAsker, table: FromPath[TableId], data: JSONBody[Orders]) -> None:
        """They replace those given before; an empty list withdraws them. Nobody else ever sees them."""
        asker.limit("ask")
        await house.tables.order(table, asker.known(), data)

    @post("/{table:str}/chat", summary="Say something", status_code=200)
    async def say(self, house: TheHouse, asker: AnAsker, table: FromPath[TableId], data: JSONBody[Say]) -> Done:
        """To everybody who sees this table."""
        asker.limit("say")
        return await house.tables.say(table, asker.known(), data.text, data.request)


async def told_now(act: Awaitable[T], house: House, table: str, asker: Asker, request: str | None) -> T:
    """Do it; a refusal says how the table stands, where the client believed something else."""
    try:
        return await act
    except Refused as refusal:
        refusal.request = request
        if refusal.code in SHOW_NOW:
            refusal.now = await house.tables.look(table, asker.id)
        raise
