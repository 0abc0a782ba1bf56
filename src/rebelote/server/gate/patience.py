"""Requests of uvicorn, with an end for those that begin and never come whole: each would hold a line for ever."""

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

HEADERS_S = 20.0
"""So long may the head of a request take, from the line's first byte or, on a line that is kept, from its own."""


class Requests(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """The requests of uvicorn; a subclass because that is how uvicorn is given another protocol."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Somebody has a line; nothing was asked yet."""
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        """Something came."""
        before = self.cycle
        super().data_received(data)
        if self.cycle is not before:
            self._came()
        elif self._late is None and self._idle:
            self._expect()

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """The line is a socket from now on."""
        self._came()
        super().handle_websocket_upgrade(*event)

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is down."""
        self._came()
        super().connection_lost(exc)

    @property
    def _idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _expect(self) -> None:
        self._late = asyncio.get_running_loop().call_later(HEADERS_S, self._too_late)

    def _came(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _too_late(self) -> None:
        self._late = None
        if self._idle:
            self.transport.close()
