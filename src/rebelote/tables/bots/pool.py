"""Bots in processes of their own: the table's loop never waits for one."""

import asyncio
import logging
import multiprocessing
import os
import random
import threading
import time
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rebelote.engine import find
from rebelote.tables.bots.places import Places

if TYPE_CHECKING:
    from rebelote.bots import Bot

_LOG = logging.getLogger(__name__)
_SLOWEST_S = 30.0
"""A bot that thinks longer than this is stuck: its process is ended."""
_SOON_S = 2.0
"""So long is waited for processes that get ready; compiled code that was never made takes a minute."""
_AT_HAND = ("amateur", "simple", "beginner", "random")
"""The levels that need nothing to be loaded; the first stands in for the others."""


class ProcessPool:
    """Some processes in which bots think."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels there are on this machine; the first is the usual one."""
        return _levels()

    def __init__(self, workers: int = 1) -> None:
        self._workers, self._places = workers, Places(workers)
        self._pool = self._made()
        self._warming: Future[bool] | None = None
        self._all_warm = False

    async def warm(self) -> None:
        """Start the processes before the first bot is asked; one after the other, for the first may compile."""
        if self._warming is None:
            self._warming = self._pool.submit(_ready)
            # whoever asks which levels there are shall not wait either
            asyncio.get_running_loop().run_in_executor(None, _levels)
        # a broken pool is found by whoever asks it next
        with suppress(BrokenProcessPool, CancelledError):
            await asyncio.wrap_future(self._warming)
            if not self._all_warm:
                self._all_warm = True
                # as many as there are processes: one that is idle answers, for each of the others one is started
                for _ in range(self._workers if self._workers > 1 else 0):
                    self._pool.submit(_ready)

    async def ask(
        self,
        bot: str,
        setup: str,
        view: Any,
        choices: tuple[str, ...],
        budget: int,
        seed: int,
        ply: int,
        *,
        waited: bool = True,
    ) -> str | None:
        """What a bot of a level chooses. A process that dies is replaced, and asked once more.

        While the processes still load or compile what they need, rules of thumb answer in their stead. Tables at which
        nobody is take no time from those at which a person waits.
        """
        loop = asyncio.get_running_loop()
        for _ in range(2):
            if not await self._is_warm():
                level = bot if bot in _AT_HAND else _AT_HAND[0]
                return await loop.run_in_executor(None, decide, level, setup, view, seed + ply, budget)
            async with self._places.one(waited=waited):
                pool = self._pool
                try:
                    asked = loop.run_in_executor(pool, decide, bot, setup, view, seed + ply, budget)
                    return await asyncio.wait_for(asked, _SLOWEST_S)
                except (BrokenProcessPool, TimeoutError) as fault:
                    _LOG.warning("bot %s at %s, ply %s: %r", bot, setup, ply, fault)
                    self._replace(pool)
        raise RuntimeError(f"bot {bot} does not answer at {setup}, ply {ply}, seed {seed}")

    def close(self) -> None:
        """End the processes, whatever they are at: nobody waits for it."""
        end(self._pool)

    async def _is_warm(self) -> bool:
        """Whether the first process is ready, or is so soon."""
        warming = asyncio.ensure_future(self.warm())
        done, _ = await asyncio.wait({warming}, timeout=_SOON_S)
        return bool(done)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """New processes, unless somebody else who was waiting has seen to it."""
        if broken is self._pool:
            self._pool, self._warming, self._all_warm = self._made(), None, False
            end(broken)

    def _made(self) -> ProcessPoolExecutor:
        # threads of the loop make forking unsafe
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=end_with_the_parent)


def decide(bot: str, setup: str, view: Any, seed: int, budget: int = 0) -> str | None:
    """What a bot of a level chooses, in whatever process this runs, in so many milliseconds; 0 for no end.

    A bot may want less time than it gets.
    """
    from rebelote.bots import Hurried

    found, source = _bot(bot, setup), random.Random(seed)
    if not isinstance(found, Hurried):
        return found.decide(view, source)
    wanted = [each for each in (budget, found.budget_ms) if each]
    if not wanted:
        return found.decide(view, source)
    end = time.monotonic() + min(wanted) / 1000
    return found.decide(view, source, late=lambda: time.monotonic() >= end)


def _levels() -> tuple[str, ...]:
    """The levels there are here. Bots are loaded when they are needed, so that the first page does not wait."""
    from rebelote.bots import levels_here

    return levels_here()


@lru_cache(maxsize=256)
def _bot(level: str, setup: str) -> "Bot":
    from rebelote.bots import bot_for, levels_here

    found = find(setup)
    known = levels_here()
    return bot_for(found.game.name, found.options, level if level in known else known[0])


def _ready() -> bool:
    """What searching bots need is loaded, or compiled where that was never done, which takes a while."""
    from rebelote.bots import warm

    warm()
    return True


def end(pool: ProcessPoolExecutor) -> None:
    """End processes that may be stuck, or compile for a while."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def end_with_the_parent() -> None:
    """A worker whose server was killed would wait for work for ever."""
    threading.Thread(target=_wait_for_the_parent, daemon=True).start()


def _wait_for_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
