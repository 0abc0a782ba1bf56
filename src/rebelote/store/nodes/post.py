"""Letters between the processes of a house: each has an inbox, a channel that it alone listens to.

Letters to one process arrive in the order in which they were sent, many in one frame. Frames are numbered:
when one is missing, or nobody listens to an inbox any more, whoever spoke with that process is told that it
is gone. It is gone as well when nothing was heard of it for a while.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from rebelote.store.nodes.connection import Kept
from rebelote.store.wanted import wanted

_LOG = logging.getLogger(__name__)
_EVERYBODY = ""
_BEAT_S = 0.5
_SILENT_S = 4.0
"""A process of which nothing is heard for so long is gone."""

_AGAIN_S = 0.2
_MOST_KEPT = 1000
"""So many letters to everybody are kept while they cannot be sent: whoever missed more asks the database."""

_FRAME = msgspec.msgpack.Decoder(tuple[str, int, list[Any]])

Heard = Callable[[str, Any], None]
Gone = Callable[[str], None]
Back = Callable[[], None]


class Post:
    """The post of one process, by a `name` that no process has had before.

    Letters are whatever msgpack holds. `heard` is told who wrote and what, `gone` who can be reached no more; `back`
    when letters are heard again after some may have been missed.
    """

    def __init__(self, kept: Kept) -> None:
        self.name = secrets.token_hex(4)
        self.heard: Heard = lambda sender, letter: None
        self.gone: Gone = lambda name: None
        self.back: Back = lambda: None
        self._kept = kept
        self._out: dict[str, list[Any]] = {}
        self._some = asyncio.Event()
        self._listening = asyncio.Event()
        self._sent: dict[str, int] = {}
        self._next: dict[str, int] = {}
        self._heard_at: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def others(self) -> tuple[str, ...]:
        """The other processes of which something was heard lately."""
        return tuple(self._heard_at)

    async def open(self) -> None:
        """Listen from now on."""
        self._tasks = [asyncio.create_task(each) for each in (self._read(), self._write(), self._beat())]
        await self._listening.wait()

    async def close(self) -> None:
        """Say goodbye and listen no more."""
        self.tell(None)
        with contextlib.suppress(RedisError, OSError):
            await self._deliver()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def send(self, receiver: str, letter: Any) -> None:
        """Write to a process."""
        self._out.setdefault(receiver, []).append(letter)
        self._some.set()

    def tell(self, letter: Any) -> None:
        """Write to all others."""
        self.send(_EVERYBODY, letter)

    def _inbox(self, name: str) -> str:
        return self._kept.name("inbox", name)

    async def _write(self) -> None:
        while wanted():
            await self._some.wait()
            self._some.clear()
            try:
                await self._deliver()
            except (RedisError, OSError) as fault:
                _LOG.warning("letters could not be sent: %s", fault)
                self._lose_all()
                await asyncio.sleep(_AGAIN_S)
                self._some.set()

    async def _deliver(self) -> None:
        out, self._out = self._out, {}
        try:
            await self._deliver_all(out)
        except (RedisError, OSError):
            # what everybody has to know is kept; a conversation is over, and a beat is late
            if kept := [each for each in out.get(_EVERYBODY, ()) if each]:
                self._out[_EVERYBODY] = (kept + self._out.get(_EVERYBODY, []))[-_MOST_KEPT:]
            raise

    async def _deliver_all(self, out: dict[str, list[Any]]) -> None:
        pipe = self._kept.redis.pipeline(transaction=False)
        for receiver, letters in out.items():
            self._sent[receiver] = number = self._sent.get(receiver, 0) + 1
            # goodbyes and notes to everybody are not numbered: whoever comes later has missed the first
            frame = (self.name, number if receiver else 0, letters)
            pipe.publish(self._inbox(receiver), msgspec.msgpack.encode(frame))
        for receiver, count in zip(out, await pipe.execute(), strict=True):
            if receiver and not count:
                self._lose(receiver)

    async def _read(self) -> None:
        while wanted():
            try:
                async with self._kept.redis.pubsub() as ears:
                    await ears.subscribe(self._inbox(self.name), self._inbox(_EVERYBODY))
                    await self._listen(ears)
            except (RedisError, OSError) as fault:
                _LOG.warning("letters could not be read: %s", fault)
            self._lose_all()
            await asyncio.sleep(_AGAIN_S)

    async def _listen(self, ears: PubSub) -> None:
        """Take frames as long as some come: one's own beat does."""
        subscribed = 0
        while (message := await ears.get_message(timeout=_SILENT_S)) is not None:
            if message["type"] == "subscribe":
                subscribed += 1
                if subscribed > 1 and self._listening.is_set():
                    self.back()
                elif subscribed > 1:
                    self._listening.set()
            elif message["type"] == "message":
                self._take(*_FRAME.decode(message["data"]))

    def _take(self, sender: str, number: int, letters: list[Any]) -> None:
        if sender == self.name:
            return
        if number:
            if self._next.get(sender, number) != number:
                self._lose(sender)
            self._next[sender] = number + 1
        if sender not in self._heard_at:
            self.send(sender, [])
        self._heard_at[sender] = time.monotonic()
        for letter in letters:
            if letter is None:
                self._lose(sender)
            elif letter:
                self.heard(sender, letter)

    async def _beat(self) -> None:
        """Let the others know that one is here, and see who is not."""
        while wanted():
            self.tell([])
            for name in self._heard_at:
                self.send(name, [])
            before = time.monotonic()
            await asyncio.sleep(_BEAT_S)
            # a process that was stopped itself has heard nothing and knows nothing
            if time.monotonic() - before < 2 * _BEAT_S:
                silent = time.monotonic() - _SILENT_S
                for name in [each for each, at in self._heard_at.items() if at < silent]:
                    self._lose(name)

    def _lose(self, name: str) -> None:
        """A process cannot be reached, or something it said was not heard."""
        self._next.pop(name, None)
        self._heard_at.pop(name, None)
        self.gone(name)

    def _lose_all(self) -> None:
        for name in self.others:
            self._lose(name)
