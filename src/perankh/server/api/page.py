"""The plain page: a house that can be played in as soon as it is open, with nothing to build first."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.params import FromPath

from perankh.server.refused import Refused

FOLDER = Path(__file__).parent.parent / "page"
KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".ftl": "text/plain"}
"""What the house calls each kind of file of its page."""
FRONT = "index.html"


class Leaf(NamedTuple):
    """One file of the page, as browsers get it."""

    body: bytes
    kind: str
    tag: str
    """Changes with the file: a browser that names it is told that it has the file already."""


def _leaf(path: Path) -> Leaf:
    body = path.read_bytes()
    return Leaf(body, KINDS[path.suffix], f'"{hashlib.sha256(body).hexdigest()[:16]}"')


LEAVES = {path.name: _leaf(path) for path in FOLDER.rglob("*") if path.suffix in KINDS}


@get(["/", "/t/{table:str}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The same page for the house and for each of its tables: its script reads from the address which is meant."""
    return _answer(request, LEAVES[FRONT])


@get("/page/{name:str}", include_in_schema=False)
async def leaf(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """The page's style, script and words."""
    if name not in LEAVES:
        raise Refused("no-such")
    return _answer(request, LEAVES[name])


def _answer(request: Request[Any, Any, Any], asked: Leaf) -> Response[bytes]:
    headers = {"etag": asked.tag, "cache-control": "no-cache"}
    if asked.tag in _known_tags(request):
        return Response(b"", status_code=304, headers=headers)
    return Response(asked.body, media_type=asked.kind, headers=headers)


def _known_tags(request: Request[Any, Any, Any]) -> set[str]:
    """What the browser has already, by its own word."""
    named = request.headers.get("if-none-match", "")
    return {tag.strip().removeprefix("W/") for tag in named.split(",")}
