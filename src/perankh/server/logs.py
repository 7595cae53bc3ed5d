"""What the house writes down for its host: one line for each thing, as text or as JSON, without names and links."""

from __future__ import annotations

import logging
import re
import sys
from typing import Any

import structlog
from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import EventDict

LINE_END = re.compile(r"\n|\\n")
"""The end of a line, in a text or in its representation."""
KEPT_OF_A_LINK = 6
"""Letters: enough for a host to find a table by, and too few for anybody to open it."""
WITHOUT_VALUES = ExceptionDictTransformer(show_locals=False)
"""A traceback without what the functions held, which may be a name, a link or a seat's secret."""


def shortened(link: str) -> str:
    """What is written down of a link."""
    return f"{link[:KEPT_OF_A_LINK]}..."


def _without_details(_logger: Any, _method: str, line: EventDict) -> EventDict:
    """PostgreSQL tells in the further lines of a fault which values it met: names, links."""
    if "fault" in line:
        line["fault"] = LINE_END.split(str(line["fault"]), maxsplit=1)[0]
    return line


def set_up(kind: str) -> None:
    """Write to the standard error, our own lines and those of the libraries alike."""
    shared: list[Any] = [
        _without_details,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.stdlib.PositionalArgumentsFormatter(),
    ]
    last: list[Any] = (
        [structlog.processors.ExceptionRenderer(WITHOUT_VALUES), structlog.processors.JSONRenderer()]
        if kind == "json"
        else [
            structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)
        ]
    )
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last]
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # it would write every link down
    logging.getLogger("alembic").setLevel(logging.WARNING)
