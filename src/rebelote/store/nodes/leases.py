"""Leases: each table is held by one process. A lease lasts four seconds and is renewed twice in one.

A lease counts as long as its process listens, so that tables of a killed one are free at once. Two
processes may believe for a moment that they hold a table: the fence in the database decides then.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable

from redis.exceptions import RedisError

from rebelote.store.fence import Fence
from rebelote.store.nodes.connection import Kept
from rebelote.store.wanted import wanted
from rebelote.tables.ports import Conflict

_LOG = logging.getLogger(__name__)
_LASTS_MS = 4000
_RENEWED_S = 0.5
_AT_ONCE = 500

_TAKE = """
local holder = redis.call('get', KEYS[1])
if holder and holder ~= ARGV[1] and redis.call('pubsub', 'numsub', ARGV[3] .. holder)[2] > 0 then
  return holder
end
redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[2])
return ARGV[1]
"""
_RENEW = """
local lost = {}
for at, key in ipairs(KEYS) do
  local holder = redis.call('get', key)
  if holder and holder ~= ARGV[1] then
    lost[#lost + 1] = at
  else
    redis.call('set', key, ARGV[1], 'px', ARGV[2])
  end
end
return lost
"""
_LET_GO = """
for _, key in ipairs(KEYS) do
  if redis.call('get', key) == ARGV[1] then redis.call('del', key) end
end
"""


class Leases:
    """The leases of the process `name`: of tables, and of what only one process should do.

    `lost` is told the code of a table that another process holds by now.
    """

    def __init__(self, kept: Kept, name: str, fence: Fence) -> None:
        self.lost: Callable[[str], None] = lambda code: None
        self._kept, self._name, self._fence = kept, name, fence
        self._take = kept.redis.register_script(_TAKE)
        self._renew = kept.redis.register_script(_RENEW)
        self._drop = kept.redis.register_script(_LET_GO)
        self._held: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Renew from now on."""
        self._keep(self._renew_all())

    async def close(self) -> None:
        """Let go of everything."""
        held, self._held = self._held, set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._let_go(held)

    async def take(self, code: str) -> str | None:
        """Hold a table from now on, so that nobody else writes to it; or who holds it. Raises Conflict."""
        holder = await self._claimed(code)
        if holder is not None:
            return holder
        await self._fence.hold(code)
        return None

    def let_go(self, code: str) -> None:
        """Hold a table no more."""
        self._held.discard(code)
        self._fence.let_go(code)
        self._keep(self._let_go([code]))

    async def sole(self, work: str) -> bool:
        """Whether this process is the one that does some work, from now on until it ends."""
        return await self._claimed(work) is None

    def holds(self, name: str) -> bool:
        """Whether a table, or some work, is held here as far as one knows."""
        return name in self._held

    async def _claimed(self, name: str) -> str | None:
        """None once a name is held here, or who holds it."""
        arguments: list[str | int] = [self._name, _LASTS_MS, self._kept.name("inbox", "")]
        try:
            holder = (await self._take(keys=[self._lease(name)], args=arguments)).decode()
        except (RedisError, OSError) as fault:
            raise Conflict(f"nobody knows who holds {name}: {fault}") from fault
        if holder != self._name:
            return str(holder)
        self._held.add(name)
        return None

    async def _renew_all(self) -> None:
        while wanted():
            await asyncio.sleep(_RENEWED_S)
            held = sorted(self._held)
            for at in range(0, len(held), _AT_ONCE):
                # without Redis nobody can take a table from here, and the fence keeps its moves safe
                try:
                    await self._renew_some(held[at : at + _AT_ONCE])
                except (RedisError, OSError) as fault:
                    _LOG.warning("leases could not be renewed: %s", fault)

    async def _renew_some(self, names: list[str]) -> None:
        keys = [self._lease(each) for each in names]
        for at in await self._renew(keys=keys, args=[self._name, _LASTS_MS]):
            name = names[at - 1]
            if name in self._held:
                _LOG.warning("%s is held by another process", name)
                self._held.discard(name)
                self._fence.let_go(name)
                self.lost(name)

    async def _let_go(self, names: Iterable[str]) -> None:
        keys = [self._lease(each) for each in names if each not in self._held]
        with contextlib.suppress(RedisError, OSError):
            for at in range(0, len(keys), _AT_ONCE):
                await self._drop(keys=keys[at : at + _AT_ONCE], args=[self._name])

    def _lease(self, name: str) -> str:
        return self._kept.name("lease", name)

    def _keep(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
