"""Opens the house: one process, or several that share one address."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import shutil
import signal
import socket
import sqlite3
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator

import msgspec
import sqlalchemy
import structlog
import uvicorn
from litestar.types import ASGIApp
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from perankh.server import logs
from perankh.server.app import application
from perankh.server.config import Config, embedded_file
from perankh.server.database.database import Database, DatabaseLost
from perankh.server.database.migrations import LaterDatabase, migrate
from perankh.server.metrics import SHARED_FOLDER, forget
from perankh.server.wire import Wire

LONGEST_MESSAGE = 16 * 1024
"""In bytes: what a client may send by websocket at once."""
FAREWELL = 3
"""In seconds: how long the last answers may take when the house closes."""
LONGEST_START = 60
"""In seconds: how long the first of several processes may take until it serves."""
BACKLOG = 2048
IN_ENVIRONMENT = "PERANKH_CONFIG"
"""Where several processes find what their host has decided."""
PATIENCE_WITH_POSTGRESQL = ("PGCONNECT_TIMEOUT", "10")
"""In seconds, as the client of PostgreSQL reads it; its own patience is minutes."""
OWNER_ONLY = 0o600
"""Who may read a new database: it holds the secrets of the house."""

Opened = Callable[[], None]

log = structlog.get_logger("serve")


def bind(config: Config) -> socket.socket:
    """The address of the house, ours from now on; raises OSError when it is taken."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((config.host, config.port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def prepare(address: str) -> None:
    """Bring the database up to date; raises DatabaseLost when it cannot be used, LaterDatabase when it must not be."""
    os.environ.setdefault(*PATIENCE_WITH_POSTGRESQL)
    try:
        database = Database(address)
        try:
            if not database.is_shared:
                embedded_file(address).touch(OWNER_ONLY)
            migrate(database)
        finally:
            asyncio.run(database.close())
    except LaterDatabase:
        raise
    except sqlalchemy.exc.DBAPIError as fault:
        raise DatabaseLost(str(fault.orig)) from fault
    except (sqlalchemy.exc.SQLAlchemyError, sqlite3.Error, OSError, ValueError) as fault:
        raise DatabaseLost(str(fault)) from fault


class DatabaseTaken(Exception):
    """Another process serves this embedded database."""


@contextlib.contextmanager
def alone(address: str) -> Iterator[None]:
    """The only house on an embedded database meanwhile, for two would not hear each other.

    Raises DatabaseTaken when another is open. What keeps it out is a lock that ends with its process, however that
    ends.
    """
    if address.startswith("postgresql"):
        yield
        return
    file = embedded_file(address)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        door = sqlite3.connect(f"{file}-open", timeout=0, isolation_level=None)
    except (sqlite3.Error, OSError) as fault:
        raise DatabaseLost(str(fault)) from fault
    with contextlib.closing(door):
        try:
            door.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as fault:
            raise (DatabaseTaken if fault.sqlite_errorcode == sqlite3.SQLITE_BUSY else DatabaseLost)(
                str(fault)
            ) from fault
        yield


def serve(config: Config, listening: socket.socket, opened: Opened) -> None:
    """Serve until told to stop; calls back once the house is open."""
    logs.set_up(config.logs)
    if config.workers > 1:
        _serve_together(config, listening, opened)
    else:
        _serve_alone(config, listening, opened)


def _serve_alone(config: Config, listening: socket.socket, opened: Opened) -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # uvicorn raises once more what it was ended by
    with contextlib.suppress(KeyboardInterrupt):
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
    os.environ[IN_ENVIRONMENT] = msgspec.json.encode(config).decode()
    os.environ[SHARED_FOLDER] = tempfile.mkdtemp(prefix="perankh-metrics-")
    try:
        workers = Workers(_uvicorn(config, "perankh.server.serve:application_of_a_worker"), listening, opened)
        workers.run()
    finally:
        shutil.rmtree(os.environ[SHARED_FOLDER], ignore_errors=True)
    if any(process.exitcode == STARTUP_FAILURE for process in workers.processes):
        sys.exit(STARTUP_FAILURE)


class Workers(Multiprocess):
    """Several processes, watched by this one, which starts another for each that dies."""

    def __init__(self, config: uvicorn.Config, listening: socket.socket, opened: Opened) -> None:
        super().__init__(config, [listening])
        self._opened = opened

    def init_processes(self) -> None:
        super().init_processes()
        if self.processes[0].wait_until_ready(LONGEST_START, self.should_exit):
            self._opened()

    def keep_subprocess_alive(self) -> None:
        before = {process.pid for process in self.processes}
        super().keep_subprocess_alive()
        for pid in before - {process.pid for process in self.processes}:
            assert pid is not None
            log.warning("process replaced", pid=pid)
            forget(pid)

    def handle_hup(self) -> None:
        """The terminal has gone, and whoever opened the house with it."""
        self.should_exit.set()


def application_of_a_worker() -> ASGIApp:
    """What each of several processes serves."""
    config = msgspec.json.decode(os.environ[IN_ENVIRONMENT], type=Config)
    logs.set_up(config.logs)
    threading.Thread(target=_end_with_the_first_process, daemon=True).start()
    return application(config)


def _end_with_the_first_process() -> None:
    first = multiprocessing.parent_process()
    assert first is not None
    first.join()
    os.kill(os.getpid(), signal.SIGTERM)


def _uvicorn(config: Config, app: ASGIApp | str) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=config.workers,
        ws=Wire,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        backlog=BACKLOG,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=FAREWELL,
    )
