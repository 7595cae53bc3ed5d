"""Stands at the door: lets in who comes by a name of the house and from its own pages, and tells browsers the rules.

One piece of ASGI around everything, so that no route can forget it.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from perankh.server.protocol import Fault, encode
from perankh.server.refused import Refused

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
OWN_PAGES = {"same-origin", "none"}
"""What browsers say of a request that one of our pages makes, or the person themselves."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
"""Links are secrets, so no other site is told where somebody came from."""
SECURE_ONLY = (b"strict-transport-security", b"max-age=31536000")
NEVER_KEPT = (b"cache-control", b"no-store")
"""What the house tells one person must not be kept by anything on the way and shown to another."""
API = "/api/"
HOST = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9_.-]+)(:[0-9]{1,5})?")
UNWELCOME = 1008
"""How a websocket is closed that must not be opened."""


class Guard:
    """Around the application."""

    def __init__(self, app: ASGIApp, names: Iterable[str]) -> None:
        self._app = app
        self._names = {"localhost", *(name.lower() for name in names)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in, or not."""
        kind: str = scope["type"]
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        refused = self._refused(scope, headers)
        if kind == "websocket":
            if refused is None:
                await self._app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": UNWELCOME, "reason": refused.code})
            return
        send = _with_headers(send, scope["scheme"] == "https", scope["path"].startswith(API))
        if refused is None:
            await self._app(scope, receive, send)
        else:
            await _answer(refused, send)

    def _refused(self, scope: Any, headers: dict[bytes, bytes]) -> Refused | None:
        host = headers.get(b"host", b"").decode("latin-1")
        if not self.is_ours(host):
            return Refused("other-host")
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return None
        if headers.get(b"sec-fetch-site", b"none").decode("latin-1") not in OWN_PAGES:
            return Refused("other-site")
        origin = headers.get(b"origin")
        if origin is not None and _host_of(origin.decode("latin-1")) != host.lower():
            return Refused("other-site")
        if scope["type"] == "http" and _has_body(headers) and not _is_json(headers):
            return Refused("not-json")
        return None

    def is_ours(self, host: str) -> bool:
        """Whether the house is reached by this name: one of its own, or a bare address, which no site can bend here."""
        written = HOST.fullmatch(host)
        if written is None:
            return False
        name = written["name"].strip("[]").lower()
        if name in self._names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _host_of(origin: str) -> str | None:
    """The host of an origin; None where it is no address at all."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def _has_body(headers: dict[bytes, bytes]) -> bool:
    return headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers


def _is_json(headers: dict[bytes, bytes]) -> bool:
    """Forms of other sites can send anything but this."""
    return headers.get(b"content-type", b"").partition(b";")[0].strip().lower() == b"application/json"


def _with_headers(send: Send, is_secure: bool, is_of_the_api: bool) -> Send:
    extra = [*HEADERS, *[SECURE_ONLY] * is_secure, *[NEVER_KEPT] * is_of_the_api]

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *extra]
        await send(message)

    return sending


async def _answer(refused: Refused, send: Send) -> None:
    body = encode(Fault(code=refused.code, sentence=refused.sentence("en")))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
