"""What the house writes down for its host: enough to mend a fault, and nothing that is somebody's secret."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest
import structlog

from perankh.server import logs
from perankh.server.config import Config
from tests.server.visiting import play_to_the_end, visited

LINK = "AbCdEfGhIjKlMnOp"
KINDS = pytest.mark.parametrize("kind", ["text", "json"])


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """What a test sets up is gone after it."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def _broken(link: str) -> None:
    held = {"link": link}
    raise RuntimeError(str(len(held)))


@KINDS
def test_a_traceback_tells_where_but_not_what_was_held(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(kind)
    log = structlog.get_logger("a test of tracebacks")
    try:
        _broken(LINK)
    except RuntimeError as fault:
        log.error("broken", exc_info=fault)
    written = capsys.readouterr().err
    assert "_broken" in written
    assert LINK not in written


@pytest.mark.parametrize("written_as", [str, repr])
def test_a_fault_tells_its_kind_but_not_the_values_it_met(
    written_as: Callable[[object], str], capsys: pytest.CaptureFixture[str]
) -> None:
    logs.set_up("text")
    fault = psycopg.errors.UniqueViolation(f"duplicate key value\nDETAIL:  Key (table_id)=({LINK}) already exists.")
    structlog.get_logger("a test of faults").error("database lost", fault=written_as(fault))
    written = capsys.readouterr().err
    assert "duplicate key value" in written
    assert LINK not in written


def test_as_json_every_line_is_an_object(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("json")
    structlog.get_logger("a test of lines").info("house opened", games=["ra"])
    logging.getLogger("some.library").warning("minds %s", "something")
    ours, theirs = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert (ours["event"], ours["games"], ours["level"]) == ("house opened", ["ra"], "info")
    assert (theirs["event"], theirs["logger"]) == ("minds something", "some.library")


def test_what_is_left_of_a_link_opens_no_table() -> None:
    assert logs.shortened(LINK) == "AbCdEf..."


@KINDS
def test_a_whole_visit_leaves_no_name_and_no_link(
    kind: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    logs.set_up(kind)
    logging.getLogger("httpx").setLevel(logging.WARNING)  # the visitors' own, in the same process
    with visited(Config(str(tmp_path / "house.db"), unlimited=True)) as visit:
        anna = visit.stranger()
        table = anna.founds(seats=[{"kind": "me"}, {"kind": "bot"}], name="Annabella")
        play_to_the_end(table, [anna])
        anna.ask("GET", f"/api/tables/{table}x")
        anna.plays(table, "dance", version=0)
        with anna.watches(table) as socket:
            socket.send_text("no message of ours")
    written = capsys.readouterr().err
    assert re.search("house opened.*house closed", written, re.DOTALL)
    for secret in (table, anna.cookie, "Annabella"):
        assert secret not in written
