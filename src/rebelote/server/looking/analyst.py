"""One process that works out what is asked about deals that are over; the loop never waits for it."""

import asyncio
import logging
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any

from rebelote.tables.bots.pool import end, end_with_the_parent

_LOG = logging.getLogger(__name__)
_ROOM = "rebelote.analysis.deals"
_KEPT = 4096
"""So many answers are kept: nothing changes about a match that is over."""
_MOST_WAITING = 12
_SLOWEST_S = 30.0
"""So long one answer may take, not counting those before it."""
_REST_S = 900.0
"""A process that nobody asked anything for so long is ended: it holds a hundred megabytes."""
_NICE = 3
"""People who play go before those who look back."""


class Busy(Exception):
    """A question that is not answered now."""


class Analyst:
    """Answers questions one after the other, each once. The process is started with the first of them."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._found: OrderedDict[Hashable, asyncio.Task[Any]] = OrderedDict()
        self._resting: asyncio.TimerHandle | None = None
        self._turn = asyncio.Lock()

    def warm(self) -> None:
        """Start the process, for somebody may ask soon; it rests when nobody does."""
        if self._resting is not None:
            self._resting.cancel()
        self._resting = asyncio.get_running_loop().call_later(_REST_S, self._rest)
        if self._pool is None:
            self._pool = _made()
            self._pool.submit(_ready)

    async def ask(self, key: Hashable, name: str, *facts: Any) -> Any:
        """What the room of analysis answers to a question. Raises Busy where too many wait, or nothing comes."""
        task = self._found.get(key)
        if task is None:
            if sum(not each.done() for each in self._found.values()) >= _MOST_WAITING:
                raise Busy(str(key))
            task = self._found[key] = asyncio.create_task(self._answer(name, *facts))
            task.add_done_callback(lambda done: self._forget(key, done))
            self._trim()
        self._found.move_to_end(key)
        try:
            # who stops waiting leaves the question to whoever asked the same
            return await asyncio.shield(task)
        except (BrokenProcessPool, TimeoutError) as fault:
            _LOG.warning("analysis of %s: %r", key, fault)
            raise Busy(str(key)) from fault

    def close(self) -> None:
        """End the process, whatever it is at."""
        for each in self._found.values():
            each.cancel()
        if self._resting is not None:
            self._resting.cancel()
        self._rest()

    def _rest(self) -> None:
        if self._pool is not None:
            end(self._pool)
            self._pool = None

    async def _answer(self, name: str, *facts: Any) -> Any:
        async with self._turn:
            return await self._worked_out(name, *facts)

    async def _worked_out(self, name: str, *facts: Any) -> Any:
        self.warm()
        pool = self._pool
        assert pool is not None
        try:
            asked = asyncio.get_running_loop().run_in_executor(pool, _work, name, *facts)
            return await asyncio.wait_for(asked, _SLOWEST_S)
        except (BrokenProcessPool, TimeoutError):
            if self._pool is pool:
                self._pool = None
            end(pool)
            raise

    def _forget(self, key: Hashable, task: asyncio.Task[Any]) -> None:
        """What failed may be asked again."""
        if (task.cancelled() or task.exception() is not None) and self._found.get(key) is task:
            del self._found[key]

    def _trim(self) -> None:
        for key in [key for key, each in self._found.items() if each.done()][: len(self._found) - _KEPT]:
            del self._found[key]


def _made() -> ProcessPoolExecutor:
    # threads of the loop make forking unsafe
    return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=_begin)


def _begin() -> None:
    end_with_the_parent()
    os.nice(_NICE)


def _ready() -> None:
    """Load what searches, or compile it where that was never done."""
    from rebelote.bots import warm

    import_module(_ROOM)
    warm()


def _work(name: str, *facts: Any) -> Any:
    return getattr(import_module(_ROOM), name)(*facts)
