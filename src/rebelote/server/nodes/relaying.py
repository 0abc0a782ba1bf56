"""The line of a client whose table another node holds: what both say is passed on, no faster than is heard."""

import asyncio
import logging

from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from rebelote.server.house import Allowance, House
from rebelote.server.nodes.leading import MOST_HOPS
from rebelote.server.nodes.ports import RELAYED, relayed
from rebelote.wire import encode
from rebelote.wire.messages import Join

_LOG = logging.getLogger(__name__)
_A_SECOND, _AT_ONCE, _BREATH_S = 50, 100, 0.05
"""So many messages of one line are heard in a second, and so many at once."""


class Pace:
    """How fast a client is heard: whoever is too fast is heard later, and nothing that was said is lost."""

    def __init__(self) -> None:
        self._allowance = Allowance(_A_SECOND, _AT_ONCE)

    async def wait(self) -> None:
        """Wait until one more message may be heard."""
        while not self._allowance.take():
            await asyncio.sleep(_BREATH_S)


async def spoken_with(house: House, socket: WebSocket, node: str, join: Join, secret: str) -> bool:
    """Let another node speak with a client until one of them goes; False when the node is gone already.

    `secret` is that of a browser that came without one.
    """
    told = relayed(socket.scope)
    if told.get("hops", 0) >= MOST_HOPS:
        return True
    first: list[Message] = [
        {"type": "websocket.connect"},
        {"type": "websocket.receive", "text": encode(join)},
    ]
    pace, let_in = Pace(), asyncio.Event()

    async def receive() -> Message:
        if first:
            return first.pop(0)
        # what a node that is gone would not hear is left for the next one
        await let_in.wait()
        message = await socket.receive()
        await pace.wait()
        return message

    async def send(message: Message) -> None:
        # the client was let in here already
        if message["type"] == "websocket.accept":
            let_in.set()
        else:
            await socket.send(message)

    scope = {**socket.scope, RELAYED: {**told, "secret": secret}}
    try:
        return await house.nodes.call(node, scope, receive, send)
    except (WebSocketDisconnect, RuntimeError, OSError) as gone:
        # the client may go at any moment, in the middle of a message too
        _LOG.debug("a line went down: %r", gone)
        return True
