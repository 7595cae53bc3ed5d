"""Replays over HTTP: records that somebody has, looked at moment by moment and played on from."""

from __future__ import annotations

from litestar import Controller, Response, post
from litestar.params import JSONBody

from perankh.server.api.asking import AnAsker, TheHouse
from perankh.server.api.packing import packed
from perankh.server.protocol import Founded, PlayFrom, RecordToReplay, Replay
from perankh.server.tables.settings import check_bot


class ReplaysApi(Controller):
    """What can be done with a record."""

    path = "/api/replays"
    tags = ("replays",)

    @post(summary="Replay a record", status_code=200)
    async def replay(self, house: TheHouse, asker: AnAsker, data: JSONBody[RecordToReplay]) -> Response[Replay]:
        """Every moment of it, in the reader's language; nothing is kept."""
        asker.limit("replay")
        return await packed(asker, await house.replays.of_record(data.record, asker.language, pictured=data.picture))

    @post("/table", summary="Play on from a record")
    async def play_on(self, house: TheHouse, asker: AnAsker, data: JSONBody[PlayFrom]) -> Response[Founded]:
        """A private table that begins at that moment, with bots on all other seats."""
        asker.limit("replay")
        asker.limit("found")
        check_bot(data.bot)  # all of it before a stranger becomes a guest
        beginning = await house.replays.beginning(data, asker.language)
        person = await asker.known_or_guest(data.name)
        founded = await house.tables.found_from(beginning, data, person)
        return Response(Founded(founded), cookies=asker.cookies)
