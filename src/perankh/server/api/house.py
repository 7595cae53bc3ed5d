"""What the house says of itself: its games, its health, and its figures."""

from __future__ import annotations

from litestar import Response, get
from sqlalchemy import text

from perankh.bots import BOT_NAMES
from perankh.engine.registry import games
from perankh.server.api.asking import AnAsker, TheHouse
from perankh.server.api.packing import packed
from perankh.server.protocol import Fact, GameInfo, Health, OptionInfo, encode


@get("/api/games", tags=("games",), summary="The games of the house")
async def all_games(asker: AnAsker) -> Response[list[GameInfo]]:
    """What each is called, for how many it is, and what a table may decide and order, in the reader's language."""
    language = asker.language
    found = []
    for game in games().values():
        words = game.words(language)
        found.append(
            GameInfo(
                name=game.name,
                title=game.title,
                tagline=words.say("tagline"),
                length=words.say("length"),
                citation=game.citation,
                players=list(game.players),
                rules=game.rules_version,
                options=[
                    OptionInfo(
                        option.name,
                        words.say(f"option-{option.name}"),
                        words.say(f"option-{option.name}-help"),
                        option.default,
                        option.rule,
                    )
                    for option in game.options
                ],
                facts=[Fact(name, words.say(f"fact-{name}")) for name in game.facts],
                phases=[phase.name.lower() for phase in game.phases],
                bots=list(BOT_NAMES),
            )
        )
    return await packed(asker, encode(found))


@get("/health", tags=("house",), summary="Whether the house is well")
async def health(house: TheHouse) -> Health:
    """Asks the database; 503 when it does not answer."""
    await house.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())
    from perankh import __version__

    return Health("well", __version__)


@get("/metrics", tags=("house",), summary="The figures of the house, for Prometheus", include_in_schema=False)
async def metrics(house: TheHouse) -> Response[bytes]:
    """Numbers only."""
    house.metrics.look_at(house)
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
