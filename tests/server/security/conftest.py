"""What the tests of security share: everything that a house writes down."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator, MutableMapping
from typing import Any

import pytest
from structlog.testing import capture_logs


class WrittenDown:
    """The log of a house, our own lines and those of the libraries."""

    def __init__(self, ours: list[MutableMapping[str, Any]], theirs: pytest.LogCaptureFixture) -> None:
        self._ours = ours
        self._theirs = theirs

    @property
    def text(self) -> str:
        """Every word of it, with the whole story of every fault."""
        faults = [line["exc_info"] for line in self._ours if isinstance(line.get("exc_info"), BaseException)]
        stories = ["".join(traceback.format_exception(fault)) for fault in faults]
        return "\n".join([*map(repr, self._ours), *stories, *(record.getMessage() for record in self._records)])

    @property
    def _records(self) -> list[logging.LogRecord]:
        """Of the libraries of the house, not of the visitors'."""
        return [record for record in self._theirs.records if not record.name.startswith("http")]

    @property
    def errors(self) -> list[Any]:
        """What went wrong in the house itself."""
        ours = [line for line in self._ours if line["log_level"] in ("error", "critical")]
        return [*ours, *(record for record in self._records if record.levelno >= logging.ERROR)]


@pytest.fixture
def written_down(caplog: pytest.LogCaptureFixture) -> Iterator[WrittenDown]:
    """The log of whatever house is opened after this."""
    caplog.set_level(logging.INFO)
    with capture_logs() as lines:
        yield WrittenDown(lines, caplog)
