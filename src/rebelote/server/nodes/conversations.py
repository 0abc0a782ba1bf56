"""Conversations of clients that another node answers: what ASGI says is carried by post, both ways.

The node that a client speaks to is the caller, the one that answers runs its own application as if the client
were there. When one of the two goes, the other one ends the conversation.
"""

import asyncio
import itertools
import logging
from collections.abc import Callable
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

_LOG = logging.getLogger(__name__)
_CARRIED = ("type", "method", "path", "query_string", "headers", "scheme", "client", "server", "relayed")
_MOST_WAITING = 300
"""So many messages may wait for a slow client; then its line is cut, and may come again."""

_CALL, _SAID, _BYE, _TOLD, _OVER = "call", "said", "bye", "told", "over"
KINDS = (_CALL, _SAID, _BYE, _TOLD, _OVER)
"""The caller calls, says and goes; the other one tells and ends."""

Write = Callable[[str, list[Any]], None]


class Conversations:
    """All conversations of one node. `write` sends a letter to another one; `app` answers what others pass on."""

    def __init__(self, write: Write, app: ASGIApp) -> None:
        self._write, self._app = write, app
        self._numbers = itertools.count(1)
        self._calls: dict[int, tuple[str, asyncio.Queue[Message | None]]] = {}
        self._answers: dict[tuple[str, int], tuple[str, asyncio.Queue[Message]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def call(self, node: str, scope: Scope, receive: Receive, send: Send) -> bool:
        """Let a node answer until one side has ended; False when it is gone and has said nothing."""
        number, told = next(self._numbers), asyncio.Queue[Message | None]()
        self._calls[number] = node, told
        plain = {name: scope[name] for name in _CARRIED if name in scope}
        self._write(node, [_CALL, number, plain])
        hearing = asyncio.create_task(self._pass_on(node, number, receive))
        answered = False
        try:
            while (message := await told.get()) is not None and told.qsize() < _MOST_WAITING:
                answered = True
                await send(message)
                if _is_last(message):
                    break
            return answered
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)
            if self._calls.pop(number, None) is not None:
                self._write(node, [_BYE, number])

    def hear(self, sender: str, kind: str, number: int, *what: Any) -> None:
        """A letter about a conversation has come."""
        if kind == _CALL:
            self._answer(sender, number, what[0])
        elif kind == _BYE:
            self._hang_up((sender, number))
        elif kind == _SAID and (answering := self._answers.get((sender, number))) is not None:
            answering[1].put_nowait(what[0])
        elif (call := self._calls.get(number)) is not None and call[0] == sender:
            call[1].put_nowait(what[0] if kind == _TOLD else None)
            if kind == _OVER:
                del self._calls[number]

    def gone(self, node: str) -> None:
        """A node cannot be reached: its conversations are over, and it is told so, should it live."""
        for number, (other, told) in list(self._calls.items()):
            if other == node:
                told.put_nowait(None)
        for key in [each for each in self._answers if each[0] == node]:
            self._hang_up(key)

    async def close(self) -> None:
        """End everything."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _pass_on(self, node: str, number: int, receive: Receive) -> None:
        """Pass on what the client says, until it goes."""
        try:
            while (message := await receive())["type"] not in ("websocket.disconnect", "http.disconnect"):
                self._write(node, [_SAID, number, dict(message)])
        finally:
            if (call := self._calls.get(number)) is not None:
                call[1].put_nowait(None)

    def _answer(self, sender: str, number: int, scope: dict[str, Any]) -> None:
        heard: asyncio.Queue[Message] = asyncio.Queue()
        self._answers[sender, number] = scope["type"], heard
        whole: dict[str, Any] = {"asgi": {"version": "3.0"}, "http_version": "1.1", "root_path": ""}
        whole |= {"raw_path": None, "subprotocols": []}
        task = asyncio.create_task(self._run(sender, number, whole | scope, heard))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, sender: str, number: int, scope: Scope, heard: asyncio.Queue[Message]) -> None:
        async def send(message: Message) -> None:
            self._write(sender, [_TOLD, number, dict(message)])

        try:
            await self._app(scope, heard.get, send)
        except Exception:  # noqa: BLE001 - the edge of a conversation
            _LOG.exception("a conversation ended with a fault")
        finally:
            if self._answers.pop((sender, number), None) is not None:
                self._write(sender, [_OVER, number])

    def _hang_up(self, key: tuple[str, int]) -> None:
        """The client has gone, as far as the application is concerned."""
        if (answering := self._answers.pop(key, None)) is not None:
            kind, heard = answering
            heard.put_nowait({"type": f"{kind}.disconnect", "code": 1006})


def _is_last(message: Message) -> bool:
    kind = message["type"]
    return kind == "websocket.close" or (kind == "http.response.body" and not message.get("more_body", False))
