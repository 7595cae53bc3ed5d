"""Websockets with a short way for short messages: whole text frames, as nearly all are, pass the library's parser by.

What is sent within one turn of the event loop goes out together: who plays hears of the move and that it was done.

It knows the insides of uvicorn's protocol, so pyproject.toml names the versions it was tested with.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.speedups import apply_mask

TEXT = 0x81
"""The first byte of a whole text message."""
MASKED = 0x80
SHORT = 125
"""The longest message whose length stands in the second byte."""
MEDIUM = 126
"""Says that the length stands in the two bytes that follow."""
LONGEST_MEDIUM = 0xFFFF
HEAD = 6
"""The bytes before a short message from a client: two, and four of the mask."""


class Wire(WebSocketsSansIOProtocol):
    """uvicorn's own websocket, which does everything else."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._unsent: list[bytes] = []
        """Frames of this turn of the event loop."""

    def data_received(self, data: bytes) -> None:
        """One short text, or whatever the library makes of it."""
        if not self._is_one_short_text(data):
            self._flush()
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": apply_mask(data[HEAD:], data[2:HEAD])})
        if self.queue.qsize() > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _is_one_short_text(self, data: bytes) -> bool:
        """Whether that is all there is: no part of another frame before it or behind it."""
        return (
            len(data) >= HEAD
            and data[0] == TEXT
            and data[1] - MASKED == len(data) - HEAD <= SHORT
            and self._is_open
            and not self.frames
            and not self.conn.reader.buffer
        )

    @property
    def _is_open(self) -> bool:
        return self.handshake_complete and not self.close_sent and not self.disconnected and self.conn.state is OPEN

    async def send(self, message: Any) -> None:
        """One text, or whatever else the application sends."""
        text = message.get("text")
        if text is not None and self._is_open:
            payload = text.encode()
            size = len(payload)
            if size <= LONGEST_MEDIUM:
                if not self.writable.is_set():
                    await self.writable.wait()
                if not self._unsent:
                    self.loop.call_soon(self._flush)
                self._unsent.append(bytes((TEXT, size)) if size <= SHORT else _medium_head(size))
                self._unsent.append(payload)
                return
        self._flush()
        await super().send(message)

    def _flush(self) -> None:
        if self._unsent and self._is_open:
            self.transport.write(b"".join(self._unsent))
        self._unsent.clear()


def _medium_head(size: int) -> bytes:
    return bytes((TEXT, MEDIUM, size >> 8, size & 0xFF))
