"""The web client: the files that were built from `web/` and the games' boards, as browsers get them."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.params import FromPath

import perankh
from perankh.engine.words import LANGUAGES
from perankh.server.api import beforehand
from perankh.server.api.asking import unpacks
from perankh.server.refused import Refused, said

FOLDER = Path(perankh.__file__).parent / "web"
FRONT = "index.html"
HEAD_ENDS = b"</head>"
DEPENDS_ON_READER = ("Accept-Language", "Cookie")
"""What a page names beforehand is for whoever asks."""
ASSETS = "assets/"
"""Where the client keeps files whose names change with what they hold."""
KINDS = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
"""What the house calls each kind of file of the client; others it does not hand out."""
PACKED = {".html", ".css", ".js", ".json", ".svg", ".txt", ".webmanifest"}
"""Kinds that shrink when they are compressed."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class Leaf(NamedTuple):
    """One file of the client."""

    body: bytes
    packed: bytes | None
    """The same compressed, where that is worth it."""
    kind: str
    tag: str
    """Changes with the file: a browser that names it is told that it has the file already."""
    keeping: str
    """How long browsers may use it without asking again."""


@cache
def leaves(folder: Path) -> dict[str, Leaf]:
    """All that can be handed out, by its address: read and compressed once, so that no request touches a file."""
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in KINDS and path.is_file()]
    named = {path.relative_to(folder).as_posix(): path for path in files}
    return {name: _leaf(path, name) for name, path in named.items() if not name.startswith(".")}


def _leaf(path: Path, name: str) -> Leaf:
    return _written(path.read_bytes(), path.suffix, FOREVER if name.startswith(ASSETS) else ASK_AGAIN)


def _written(body: bytes, suffix: str, keeping: str) -> Leaf:
    packed = gzip.compress(body, mtime=0) if suffix in PACKED else body
    return Leaf(
        body,
        packed if len(packed) < len(body) else None,
        KINDS[suffix],
        hashlib.sha256(body).hexdigest()[:16],
        keeping,
    )


@get(["/", "/t/{table:str}", "/replay", "/replay/{table:str}", "/rules/{game:str}", "/me"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The same page for every room of the house, but for what it names beforehand: its script reads the address."""
    front = leaves(FOLDER).get(FRONT)
    if front is None:
        return _not_built()
    tags = beforehand.named(FOLDER, front.body, await beforehand.expected(request))
    body = front.body.replace(HEAD_ENDS, tags + HEAD_ENDS, 1)
    return _answer(request, _written(body, Path(FRONT).suffix, ASK_AGAIN), DEPENDS_ON_READER)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Scripts, styles, letters and art of the client."""
    return _answer(request, _found(ASSETS + name))


@get("/{name:str}", include_in_schema=False)
async def leaf(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """What browsers look for at the top: icons, the manifest, the service worker and the page without a network."""
    return _answer(request, _found(name))


def _found(name: str) -> Leaf:
    found = leaves(FOLDER).get(name)
    if found is None:
        raise Refused("no-such")
    return found


def _answer(request: Request[Any, Any, Any], asked: Leaf, depends_on: tuple[str, ...] = ()) -> Response[bytes]:
    headers = {"cache-control": asked.keeping}
    body, tag = asked.body, f'"{asked.tag}"'
    if asked.packed is not None:
        headers["vary"] = ", ".join(["Accept-Encoding", *depends_on])
        if unpacks(request):
            body, tag = asked.packed, f'"{asked.tag}-gzip"'
            headers["content-encoding"] = "gzip"
    headers["etag"] = tag
    if tag in _known_tags(request):
        headers.pop("content-encoding", None)
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=asked.kind, headers=headers)


def _known_tags(request: Request[Any, Any, Any]) -> set[str]:
    """What the browser has already, by its own word."""
    named = request.headers.get("if-none-match", "")
    return {tag.strip().removeprefix("W/") for tag in named.split(",")}


def _not_built() -> Response[bytes]:
    """What a checkout answers in which nobody has built the client yet."""
    sentences = [said(language).say("client-not-built") for language in LANGUAGES]
    return Response("\n\n".join(sentences).encode(), status_code=503, media_type="text/plain")
