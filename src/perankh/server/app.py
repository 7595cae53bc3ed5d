"""The application: the routes, what they have at hand, and the guard at the door."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Request
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from perankh import __version__
from perankh.server.api import faults
from perankh.server.api.accounts import AccountApi, PasskeysApi, ProgramsApi, SessionsApi
from perankh.server.api.asking import Asker, asker_of, house_of
from perankh.server.api.house import all_games, health, metrics
from perankh.server.api.live import live
from perankh.server.api.page import asset, leaf, page
from perankh.server.api.people import MyApi
from perankh.server.api.replays import ReplaysApi
from perankh.server.api.tables import TablesApi
from perankh.server.api.turns import turns
from perankh.server.config import Config
from perankh.server.description import Description, completed
from perankh.server.guard import Guard
from perankh.server.house import House

LARGEST_BODY = 64 * 1024
NOWHERE = ":memory:"
"""The database of a house that is never opened."""


def application(config: Config) -> ASGIApp:
    """The house as a server runs it."""
    return Guard(routes(House(config)), config.names)


def routes(house: House) -> ASGIApp:
    """The routes of a house, without the guard."""
    framed = _framed(house)

    async def by_kind(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "websocket":
            scope["litestar_app"] = framed  # which connections know their house by
            await live(scope, receive, send)
        else:
            await framed(scope, receive, send)

    return by_kind


def described() -> str:
    """The description of the API as the web client keeps it, to make its types of."""
    found = completed(_framed(House(Config(NOWHERE))).openapi_schema.to_schema())
    return json.dumps(found, ensure_ascii=False, indent=2, sort_keys=True) + "\n"


def _framed(house: House) -> Litestar:
    """All that comes over HTTP; the websockets of tables go without the framework, for they carry every move."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def provide_asker(request: Request[Any, Any, Any]) -> Asker:
        return await asker_of(request)

    async def provide_house(request: Request[Any, Any, Any]) -> House:
        return house_of(request)

    async def count(message: Message, _scope: Scope) -> None:
        if message["type"] == "http.response.start":
            house.metrics.requests.labels(str(message["status"])).inc()

    app = Litestar(
        route_handlers=[
            TablesApi,
            ReplaysApi,
            MyApi,
            AccountApi,
            PasskeysApi,
            ProgramsApi,
            SessionsApi,
            turns,
            all_games,
            health,
            metrics,
            page,
            asset,
            leaf,
        ],
        dependencies={"asker": Provide(provide_asker), "house": Provide(provide_house)},
        exception_handlers={Exception: faults.answer},
        lifespan=[lifespan],
        before_send=[count],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="perankh: the House of Life",
            version=__version__,
            description="Tables of Egyptian board games. A fault is always answered with a `Fault`.",
            path="/api/openapi.json",  # nothing else of it: no pages that ask other sites for their scripts
            render_plugins=[Description()],
            use_handler_docstrings=True,
        ),
    )
    app.state.house = house
    return app
