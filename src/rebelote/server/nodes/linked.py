"""A node among others."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rebelote.server.nodes.conversations import KINDS, Conversations
from rebelote.server.nodes.ports import RELAYED, Ears, HearNote, relayed
from rebelote.store import DatabaseStore
from rebelote.store.nodes import Leases, Post, Shelf
from rebelote.store.nodes.connection import Kept

_NOTE = "note"
_LISTED_WITHIN_S = 2


class Linked:
    """The way from this node to the others, over what they share."""

    def __init__(self, post: Post, leases: Leases, shelf: Shelf) -> None:
        self._post, self._leases, self._shelf = post, leases, shelf
        self.kept, self.keep = shelf.kept, shelf.keep
        self.sole, self.holds = leases.sole, leases.holds
        self._talks: Conversations | None = None
        self._note: HearNote = lambda what, facts: None
        self._gone: Callable[[], None] = lambda: None

    async def open(self, app: ASGIApp, ears: Ears) -> None:
        """Answer from now on with an application what others pass on, and listen to them."""
        self._talks = Conversations(self._post.send, app)
        self._note, self._gone = ears.note, ears.gone
        self._post.heard, self._post.gone, self._post.back = self._hear, self._lose, ears.back
        self._leases.lost = ears.lost
        await self._post.open()
        await self._leases.open()

    async def close(self) -> None:
        """Let go of all tables, and leave the others."""
        await self._leases.close()
        if self._talks is not None:
            await self._talks.close()
        await self._post.close()

    def tell(self, what: str, *facts: str | float) -> None:
        """Let the others do what was done here."""
        self._post.tell([_NOTE, what, *facts])

    async def call(self, node: str, scope: Scope, receive: Receive, send: Send) -> bool:
        """Let another node answer."""
        assert self._talks is not None
        passed = {"secret": "", **relayed(scope)}
        passed["hops"] = passed.get("hops", 0) + 1
        return await self._talks.call(node, {**scope, RELAYED: passed}, receive, send)

    async def listed(self, scope: Scope) -> list[bytes]:
        """How the others answer a request for a list, as far as they do in time."""
        if relayed(scope):
            return []
        asked = {**scope, RELAYED: {"list": True}}
        answers = await asyncio.gather(*(self._body(node, asked) for node in self._post.others))
        return [each for each in answers if each]

    async def _body(self, node: str, scope: Scope) -> bytes:
        """The body of a good answer of a node; empty without one."""
        status, body = 0, b""

        async def receive() -> Message:
            await asyncio.Event().wait()
            raise AssertionError

        async def send(message: Message) -> None:
            nonlocal status, body
            status = message.get("status", status)
            body += message.get("body", b"")

        plain = [each for each in scope["headers"] if each[0] != b"accept-encoding"]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_LISTED_WITHIN_S):
                await self.call(node, {**scope, "headers": plain}, receive, send)
                return body if status == 200 else b""
        return b""

    def _hear(self, sender: str, letter: Any) -> None:
        assert self._talks is not None
        kind, first, *more = letter
        if kind == _NOTE:
            self._note(first, more)
        elif kind in KINDS:
            self._talks.hear(sender, kind, first, *more)

    def _lose(self, node: str) -> None:
        if self._talks is not None:
            self._talks.gone(node)
        self._gone()


def linked(kept: Kept, store: DatabaseStore) -> tuple[Leases, Linked]:
    """The leases of this process, and its way to the others, over a Redis."""
    post = Post(kept)
    leases = Leases(kept, post.name, store.fence)
    return leases, Linked(post, leases, Shelf(kept))
