"""Requests are led to the node that holds the table they are about."""

import asyncio
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message

from rebelote.server.house import House
from rebelote.server.nodes.ports import relayed
from rebelote.tables.ports import Conflict, Elsewhere

MOST_HOPS = 3
TRIES, AGAIN_S = 24, 0.25
"""The tables of a node that is gone are free after four seconds at most."""

_OURS = ("content-length", "x-content-type-options", "referrer-policy", "content-security-policy")
_OURS_TOO = ("cross-origin-opener-policy", "permissions-policy")
"""Headers that this node adds itself."""


async def led(
    house: House, request: Request, does: Callable[[House, Request], Awaitable[Response]]
) -> Response:
    """Answer a request, or let the node answer that holds its table. Raises Conflict when nobody does."""
    body = _Body(request)
    for _ in range(TRIES):
        try:
            return await does(house, Request(request.scope, body.again()))
        except Elsewhere as other:
            if relayed(request.scope).get("hops", 0) >= MOST_HOPS:
                break
            if (answer := await _called(house, request, body, other.node)) is not None:
                return answer
            await asyncio.sleep(AGAIN_S)
    raise Conflict(f"nobody answers {request.url.path}")


async def _called(house: House, request: Request, body: "_Body", node: str) -> Response | None:
    """How another node answers; None when it does not."""
    parts: list[bytes] = []
    start: Message = {}

    async def send(message: Message) -> None:
        nonlocal start
        if message["type"] == "http.response.start":
            start = message
        parts.append(message.get("body", b""))

    plain = [each for each in request.scope["headers"] if each[0] != b"accept-encoding"]
    await house.nodes.call(node, {**request.scope, "headers": plain}, body.again(), send)
    if not start:
        return None
    answer = Response(b"".join(parts), start["status"])
    told = [(bytes(name), bytes(value)) for name, value in start["headers"]]
    answer.raw_headers += [each for each in told if each[0].decode() not in (*_OURS, *_OURS_TOO)]
    return answer


class _Body:
    """The body of a request, which can be read again."""

    def __init__(self, request: Request) -> None:
        self._receive = request.receive
        self._heard: list[Message] = []

    def again(self) -> Callable[[], Awaitable[Message]]:
        """Read it from its beginning."""
        left = iter(list(self._heard))

        async def receive() -> Message:
            if (message := next(left, None)) is None:
                message = await self._receive()
                self._heard.append(message)
            return message

        return receive
