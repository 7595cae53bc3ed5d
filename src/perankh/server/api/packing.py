"""Large answers, compressed for those who read gzip.

Only answers without secrets come here. The size of a compressed answer tells what repeats in it: whoever sees the sizes
on the wire and can add words of their own to the same answer, such as a line of chat, could guess at a secret in it.
"""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

from litestar import Response

from perankh.server.api.asking import Asker

LEVEL = 5
"""Beyond it, texts like ours get hardly smaller and take much longer."""
WORTH_PACKING = 1_000
"""In bytes: smaller answers travel as fast as they are."""
LONG = 64_000
"""In bytes: packing that takes longer than a moment is work for a thread."""


def plain(written: bytes) -> Response[Any]:
    """An answer that is written already, as it is."""
    return Response(written, media_type="application/json")


async def packed(asker: Asker, written: bytes) -> Response[Any]:
    """An answer that is written already and holds no secrets, packed if the client unpacks it."""
    headers = {"vary": "accept-encoding"}
    if len(written) < WORTH_PACKING or not asker.unpacks:
        return Response(written, media_type="application/json", headers=headers)
    if len(written) < LONG:
        body = gzip.compress(written, LEVEL, mtime=0)
    else:
        body = await asyncio.to_thread(gzip.compress, written, LEVEL, mtime=0)
    return Response(body, media_type="application/json", headers=headers | {"content-encoding": "gzip"})
