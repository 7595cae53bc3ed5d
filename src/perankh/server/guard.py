"""Stands at the door: lets in who comes by a name of the house and from its own pages, and tells browsers the rules.

One piece of ASGI around everything, so that no route can forget it.
"""

from __future__ import annotations

import ipaddress
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
        send = _with_headers(send, is_secure=scope["scheme"] == "https")
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
        if origin is not None and urlsplit(origin.decode("latin-1")).netloc.lower() != host.lower():
            return Refused("other-site")
        return None

    def is_ours(self, host: str) -> bool:
        """Whether the house is reached by this name: one of its own, or a bare address, which no site can bend here."""
        name = urlsplit(f"//{host}").hostname if host else None
        if name is None:
            return False
        if name in self._names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _with_headers(send: Send, is_secure: bool) -> Send:
    extra = [*HEADERS, SECURE_ONLY] if is_secure else HEADERS

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
