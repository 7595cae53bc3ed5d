"""`perankh serve`: open the house, so that people play in their browsers."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from perankh.cli.arguments import Parser
from perankh.cli.choices import add_database, chosen_database, need_server, settled
from perankh.cli.faults import DONE, LOST, Refused
from perankh.cli.files import reason_of
from perankh.cli.terminal import Terminal
from perankh.engine.registry import games

if TYPE_CHECKING:
    from perankh.engine.game import Game, HostFile
    from perankh.server.config import Config

HOST = "127.0.0.1"
PORT = 8000
MOST_PORTS = 65_535
WORKERS = 1
THINKERS = 2
MOST_PROCESSES = 256
LOGS = ("text", "json")
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104
"""Hosts that stand for every address of this machine, and where the machine itself finds them."""
ELSEWHERE = ("192.0.2.1", 9)
"""An address that belongs to nobody; nothing is ever sent there."""
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")


def add_arguments(parser: Parser) -> None:
    """Where the house is kept, where people find it, and how many processes serve it."""
    add_database(parser)
    parser.option("--host", "help-host", thing="thing-address", default=settled("--host") or HOST)
    parser.number("--port", "help-port", least=0, most=MOST_PORTS, default=settled("--port") or PORT)
    parser.number("--workers", "help-workers", least=1, most=MOST_PROCESSES, default=settled("--workers") or WORKERS)
    thinkers = settled("--thinkers") or THINKERS
    parser.number("--thinkers", "help-thinkers", least=1, most=MOST_PROCESSES, default=thinkers)
    parser.option("--allow-host", "help-allow-host", thing="thing-name", action="append")
    parser.option("--logs", "help-logs", default=settled("--logs") or LOGS[0], metavar="|".join(LOGS))
    for game, file in _files():
        about = f"{game.words(parser.language).say(f'file-{file.name}')} ({file.variable})"
        default = os.environ.get(file.variable) or None
        parser.option_in_words(f"--{file.name}", about, thing="thing-file", default=default)
    parser.option("--no-browser", "help-no-browser", action="store_true")


def run(asked: Namespace, terminal: Terminal) -> int:
    """Open the house, and close it when told to."""
    need_server(terminal)
    from perankh.server.serve import serve
    from perankh.server.thinking.warming import warming

    config = _config(asked, terminal)
    _use_files(asked, terminal)
    with _address_of(config, terminal) as listening, _database_of(config, terminal):
        port = listening.getsockname()[1]

        def opened() -> None:
            terminal.show(terminal.say("serve-open", address=_address(_reachable(config.host), port)))
            if not asked.no_browser and _may_open_a_browser(os.environ, sys.platform, not terminal.is_plain):
                here = _address(EVERYWHERE.get(config.host, config.host), port)
                threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

        with warming():
            serve(config, listening, opened)
    return DONE


def _files() -> Iterator[tuple[Game, HostFile]]:
    """What a host may put in the place of the games' own files."""
    return ((game, file) for game in games().values() for file in game.files)


def _use_files(asked: Namespace, terminal: Terminal) -> None:
    """Check the files that were named, and let every process of the house know of them."""
    for game, file in _files():
        named = getattr(asked, file.name)
        if named is None:
            continue
        path = Path(named).absolute()
        faults = [fault.sentence(game.words(terminal.language)) for fault in file.faults(path)]
        if faults:
            terminal.show(*faults)
            raise Refused(terminal.say("serve-bad-file", name=f"--{file.name}", file=named, count=len(faults)), LOST)
        os.environ[file.variable] = str(path)


def _config(asked: Namespace, terminal: Terminal) -> Config:
    from perankh.server.config import Config

    if asked.logs not in LOGS:
        raise Refused(terminal.say("usage-logs", text=asked.logs))
    names = asked.allow_host or (settled("--allow-host") or "").replace(",", " ").split()
    for name in names:
        if not name or set(name) & set(":/ "):
            raise Refused(terminal.say("usage-allow-host", text=name))
    database = chosen_database(asked.database, terminal)
    if asked.workers > 1 and not database.startswith("postgresql"):
        raise Refused(terminal.say("serve-one-process", workers=asked.workers))
    return Config(
        database=database,
        host=asked.host,
        port=asked.port,
        workers=asked.workers,
        thinkers=asked.thinkers,
        names=tuple(names),
        logs=asked.logs,
    )


def _address_of(config: Config, terminal: Terminal) -> socket.socket:
    from perankh.server.serve import bind

    try:
        return bind(config)
    except OSError as fault:
        port = str(config.port)
        if fault.errno == errno.EADDRINUSE:
            another = str(config.port % MOST_PORTS + 1)
            raise Refused(terminal.say("serve-port-taken", port=port, another=another), LOST) from fault
        reason = reason_of(fault, terminal)
        raise Refused(terminal.say("serve-no-address", host=config.host, port=port, reason=reason), LOST) from fault


@contextlib.contextmanager
def _database_of(config: Config, terminal: Terminal) -> Iterator[None]:
    """The database, up to date, and while it is embedded ours alone."""
    from perankh.server.database.database import DatabaseLost
    from perankh.server.database.migrations import LaterDatabase
    from perankh.server.serve import DatabaseTaken, alone, prepare

    with contextlib.ExitStack() as while_open:
        try:
            while_open.enter_context(alone(config.database))
            prepare(config.database)
        except DatabaseTaken as fault:
            raise Refused(terminal.say("serve-database-taken"), LOST) from fault
        except LaterDatabase as fault:
            raise Refused(terminal.say("serve-later-database", version=fault.version), LOST) from fault
        except DatabaseLost as fault:
            raise Refused(terminal.say("serve-no-database", reason=str(fault)), LOST) from fault
        yield


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _reachable(host: str) -> str:
    """Under which address others find this machine: its own in the network, where it listens on all it has."""
    if host not in EVERYWHERE:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
        except OSError:
            return EVERYWHERE[host]
        return str(asking.getsockname()[0])


def _may_open_a_browser(environment: Mapping[str, str], platform: str, is_watched: bool) -> bool:
    """Whether somebody sits at a screen; a browser made of text would take the terminal from its host."""
    return is_watched and (platform in ("darwin", "win32") or any(environment.get(name) for name in DISPLAYS))
