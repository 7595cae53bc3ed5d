"""How everything that can go wrong is answered: always a `Fault`, in the reader's language, and never a secret."""

from __future__ import annotations

import secrets
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import DBAPIError

from perankh.engine.errors import InvalidSetup, PerankhError, UnknownGame
from perankh.server.api.asking import house_of, language_of
from perankh.server.database.database import Conflict, DatabaseLost
from perankh.server.protocol import Fault, Language
from perankh.server.refused import STATUS, Refused

BY_STATUS = {
    400: "malformed",
    401: "unknown-person",
    404: "no-such",
    405: "no-method",
    413: "too-large",
    429: "too-often",
}

MOST_SHOWN = 200
"""Letters of what is wrong with a request."""

log = structlog.get_logger("faults")


def refused(fault: BaseException) -> Refused:
    """Whatever went wrong, as the house says it."""
    match fault:
        case Refused():
            return fault
        case Conflict():
            return Refused("stale")
        case UnknownGame():
            return Refused("unknown-game", sentence=str(fault))
        case InvalidSetup():
            return Refused("invalid", sentence=_capital(str(fault)))
        case PerankhError():
            return Refused("invalid", sentence=_capital(str(fault)))
        case DatabaseLost() | DBAPIError():
            log.error("database lost", fault=str(fault))
            return Refused("busy")
        case HTTPException():
            return _refused_by_litestar(fault)
        case UnicodeDecodeError() | RecursionError():  # of a body: nothing of ours decodes or nests like this
            return Refused("malformed", what=str(fault)[:MOST_SHOWN])
    number = secrets.token_hex(4)
    log.error("broken", number=number, exc_info=fault)
    return Refused("broken", number=number)


def _refused_by_litestar(fault: HTTPException) -> Refused:
    code = BY_STATUS.get(fault.status_code, "broken" if fault.status_code >= 500 else "malformed")
    if code == "broken":
        log.error("broken", number="", exc_info=fault)
        return Refused("broken", number="-")
    if code == "malformed":
        return Refused("malformed", what=_what_is_malformed(fault))
    return Refused(code, seconds=1)


def _what_is_malformed(fault: HTTPException) -> str:
    extra: Any = fault.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(f"{part.get('key', '')}: {part.get('message', '')}".strip(": ") for part in extra[:3])
    return fault.detail.partition("\n")[0][:MOST_SHOWN] or "HTTP"


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:] + ("" if sentence.endswith((".", "?", "!")) else ".")


def fault_of(refusal: Refused, language: Language) -> Fault:
    """A refusal as the protocol says it."""
    return Fault(
        code=refusal.code,
        sentence=refusal.sentence(language),
        rule=refusal.rule,
        line=refusal.facts.get("line"),
        request=refusal.request,
        now=refusal.now,
    )


def answer(request: Request[Any, Any, Any], fault: Exception) -> Response[Fault]:
    """What Litestar answers when a route raises."""
    refusal = refused(fault)
    language = language_of(request, None)
    house_of(request).metrics.refusals.labels(refusal.code).inc()
    headers = {"retry-after": str(refusal.facts["seconds"])} if refusal.code == "too-often" else {}
    return Response(
        fault_of(refusal, language),
        status_code=STATUS[refusal.code],
        headers=headers,
        media_type="application/json",
    )
