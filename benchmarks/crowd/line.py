"""A line over WebSocket that costs little: no checks, no compression, a mask of zeros, one callback for each text.

A crowd of thousands shares two cores with the server that it measures; what it costs is taken from it.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_MASKED, _FINAL = 0x80, 0x80
_SHORT, _MIDDLE = 126, 127


class Line(asyncio.Protocol):
    """One line, of a seat; `heard` is called with every text."""

    def __init__(self, heard: Callable[["Line", bytes], None], seat: int) -> None:
        self.heard, self.seat = heard, seat
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.bytes = 0
        self.ended = self.left = False
        self._transport: asyncio.Transport | None = None
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, fault: Exception | None) -> None:
        self.ended = not self.left
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server hung up"))

    def say(self, text: bytes, kind: int = _TEXT) -> None:
        """Send a text, as long as the line stands."""
        if self.ended or self.left:
            return
        size = len(text)
        head = (
            bytes((_FINAL | kind, _MASKED | size))
            if size < _SHORT
            else b"".join((bytes((_FINAL | kind, _MASKED | _SHORT)), size.to_bytes(2, "big")))
        )
        assert self._transport is not None
        self._transport.write(b"".join((head, bytes(4), text)))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self.open.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                raise ConnectionError(head.decode())
            self.open.set_result(None)
        self._rest = self._texts(data)

    def _texts(self, data: bytes) -> bytes:
        """Pass on whole texts; what is left is the beginning of the next one."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, begin = data[at + 1], at + 2
            if size == _SHORT:
                size, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == _MIDDLE:
                size, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if begin + size > end:
                break
            kind = data[at] & 15
            self.bytes += size
            at = begin + size
            if kind == _TEXT:
                self.heard(self, data[begin:at])
            elif kind == _PING:
                self.say(data[begin:at], _PONG)
        return data[at:]

    def cut(self) -> None:
        """End the line."""
        self.left = True
        if self._transport is not None:
            self._transport.abort()


async def called(port: int, path: str, heard: Callable[[Line, bytes], None], seat: int) -> Line:
    """An open line to a server of this machine."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(heard, seat), "127.0.0.1", port)
    key = base64.b64encode(os.urandom(16)).decode()
    asked = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert line._transport is not None
    line._transport.write(asked.encode())
    await asyncio.wait_for(line.open, 60)
    return line
