"""Bots in processes of their own: the table's loop never waits for one."""

import asyncio
import logging
import multiprocessing
import os
import random
import threading
from concurrent.futures import CancelledError, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache
from typing import Any

from rebelote.bots import LEVELS, Bot, bot_for, warm
from rebelote.engine import find

_LOG = logging.getLogger(__name__)
_SLOWEST_S = 30.0
"""A bot that thinks longer than this is stuck: its process is ended."""


class ProcessPool:
    """Some processes in which bots think."""

    levels = LEVELS

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool = self._made()
        self._warming: Future[bool] | None = None

    async def warm(self) -> None:
        """Start the processes before the first bot is asked."""
        if self._warming is None:
            self._warming = self._pool.submit(_ready)
        # a broken pool is found by whoever asks it next
        with suppress(BrokenProcessPool, CancelledError):
            await asyncio.wrap_future(self._warming)

    async def ask(
        self, bot: str, setup: str, view: Any, choices: tuple[str, ...], budget: int, seed: int, ply: int
    ) -> str | None:
        """What a bot of a level chooses. A process that dies is replaced, and asked once more."""
        for _ in range(2):
            await self.warm()
            pool = self._pool
            asked = asyncio.get_running_loop().run_in_executor(pool, decide, bot, setup, view, seed + ply)
            try:
                return await asyncio.wait_for(asked, _SLOWEST_S)
            except (BrokenProcessPool, TimeoutError) as fault:
                _LOG.warning("bot %s at %s, ply %s: %r", bot, setup, ply, fault)
                self._replace(pool)
        raise RuntimeError(f"bot {bot} does not answer at {setup}, ply {ply}, seed {seed}")

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """New processes, unless somebody else who was waiting has seen to it."""
        if broken is self._pool:
            self._pool, self._warming = self._made(), None
            _end(broken)

    def _made(self) -> ProcessPoolExecutor:
        # threads of the loop make forking unsafe
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_end_with_the_parent)


def decide(bot: str, setup: str, view: Any, seed: int) -> str | None:
    """What a bot of a level chooses, in whatever process this runs."""
    return _bot(bot, setup).decide(view, random.Random(seed))


@lru_cache(maxsize=256)
def _bot(level: str, setup: str) -> Bot:
    found = find(setup)
    return bot_for(found.game.name, found.options, level if level in LEVELS else LEVELS[0])


def _ready() -> bool:
    """What searching bots need is loaded, or compiled where that was never done, which takes a while."""
    warm()
    return True


def _end(pool: ProcessPoolExecutor) -> None:
    """End processes that may be stuck."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def _end_with_the_parent() -> None:
    """A worker whose server was killed would wait for work for ever."""
    threading.Thread(target=_wait_for_the_parent, daemon=True).start()


def _wait_for_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
