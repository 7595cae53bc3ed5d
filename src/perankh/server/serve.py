"""Opens the house: one process, or several that share one address."""

from __future__ import annotations

import os
import shutil
import socket
import tempfile
from collections.abc import Callable

import msgspec
import uvicorn
from litestar.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from perankh.server import logs
from perankh.server.app import application
from perankh.server.config import Config
from perankh.server.metrics import SHARED_FOLDER

LONGEST_MESSAGE = 16 * 1024
"""In bytes: what a client may send by websocket at once."""
FAREWELL = 3
"""In seconds: how long the last answers may take when the house closes."""
BACKLOG = 2048
IN_ENVIRONMENT = "PERANKH_CONFIG"
"""Where several processes find what their host has decided."""

Opened = Callable[[], None]


def bind(config: Config) -> socket.socket:
    """The address of the house, ours from now on; raises OSError when it is taken."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening


def serve(config: Config, listening: socket.socket, opened: Opened) -> None:
    """Serve until told to stop; calls back once the house is open."""
    if config.workers > 1:
        _serve_together(config, listening, opened)
    else:
        logs.set_up(config.logs)
        OpenHouse(_uvicorn(config, application(config)), opened).run(sockets=[listening])


class OpenHouse(uvicorn.Server):
    """A server that says when it is open."""

    def __init__(self, config: uvicorn.Config, opened: Opened) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._opened()


def _serve_together(config: Config, listening: socket.socket, opened: Opened) -> None:
    """Several processes, watched by this one, which starts another for each that dies."""
    os.environ[IN_ENVIRONMENT] = msgspec.json.encode(config).decode()
    os.environ[SHARED_FOLDER] = tempfile.mkdtemp(prefix="perankh-metrics-")
    try:
        shared = _uvicorn(config, "perankh.server.serve:application_of_a_worker")
        opened()
        Multiprocess(shared, sockets=[listening]).run()
    finally:
        shutil.rmtree(os.environ[SHARED_FOLDER], ignore_errors=True)


def application_of_a_worker() -> ASGIApp:
    """What each of several processes serves."""
    config = msgspec.json.decode(os.environ[IN_ENVIRONMENT], type=Config)
    logs.set_up(config.logs)
    return application(config)


def _uvicorn(config: Config, app: ASGIApp | str) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=config.workers,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        backlog=BACKLOG,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=FAREWELL,
    )
