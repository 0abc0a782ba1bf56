"""Sockets of uvicorn, with a short way for what nearly every frame is: a whole text, sent or received alone.

Everything else goes the way of uvicorn: the handshake, parts of texts, pings, closing, and whoever is too slow.
"""

from collections.abc import Callable
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

_TELLING = "rebelote.telling"
_WHOLE_TEXT, _MASKED, _SIZE = 0x81, 0x80, 0x7F
_SHORT, _MIDDLE = 126, 127
_MOST_WAITING = 16
"""So many texts may wait to be heard before the client is kept from sending more."""


def teller(scope: Scope) -> Callable[[bytes], bool] | None:
    """How to tell a client a text at once, where that can be: False when it cannot be told now."""
    found: Callable[[bytes], bool] | None = scope.get("extensions", {}).get(_TELLING, {}).get("tell")
    return found


class Frames(WebSocketsSansIOProtocol):
    """The sockets of uvicorn; a subclass because that is how uvicorn is given another protocol."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        # whether the next byte begins a frame; once that is not known, it is left to uvicorn
        self._at_a_frame = False

    def handle_connect(self, event: Request) -> None:
        """A client is let in."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_TELLING] = {"tell": self.tell}
            self._at_a_frame = True

    def tell(self, text: bytes) -> bool:
        """Send a whole text now; False when the line is full or goes down, and `send` has to wait or to say why."""
        if self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return False
        if not self.handshake_complete or not self.writable.is_set():
            return False
        size = len(text)
        if size < _SHORT:
            head = bytes((_WHOLE_TEXT, size))
        elif size < 1 << 16:
            head = bytes((_WHOLE_TEXT, _SHORT, size >> 8, size & 255))
        else:
            head = bytes((_WHOLE_TEXT, _MIDDLE)) + size.to_bytes(8, "big")
        self.transport.write(head + text)
        return True

    def data_received(self, data: bytes) -> None:
        """Something came."""
        self._at_a_frame = self._at_a_frame and len(data) <= self.config.ws_max_size and _is_whole(data)
        text = _text(data) if self._at_a_frame and not self.frames and not self.close_sent else None
        if text is None:
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > _MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()


def _is_whole(data: bytes) -> bool:
    """Whether some frames of a client are whole, the last one too."""
    at, end = 0, len(data)
    while end - at >= 2:
        size, head = data[at + 1] & _SIZE, 6
        if size == _SHORT:
            size, head = int.from_bytes(data[at + 2 : at + 4], "big"), 8
        elif size == _MIDDLE:
            return False
        at += head + size
    return at == end


def _text(data: bytes) -> str | None:
    """The text of a frame that is one whole text, and stands alone."""
    if data[0] != _WHOLE_TEXT or not data[1] & _MASKED:
        return None
    size = data[1] & _SIZE
    begin = 6 if size < _SHORT else 8
    if size == _SHORT:
        size = int.from_bytes(data[2:4], "big")
    if len(data) != begin + size:
        return None
    mask = data[begin - 4 : begin] * (size // 4 + 1)
    plain = int.from_bytes(data[begin:], "big") ^ int.from_bytes(mask[:size], "big")
    try:
        return plain.to_bytes(size, "big").decode()
    except UnicodeDecodeError:
        return None
