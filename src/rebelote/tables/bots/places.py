"""Places for so many at once: whoever is waited for by a person comes first."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

_TURN_OF_THE_OTHERS = 8
"""Of so many places that become free one goes to somebody who is not waited for, if anybody stands there."""


class Places:
    """So many may be in at once. The others stand in two rows, in the order in which they came."""

    def __init__(self, number: int) -> None:
        self._free, self._given = number, 0
        self._rows: tuple[deque[asyncio.Future[None]], deque[asyncio.Future[None]]] = (deque(), deque())

    @asynccontextmanager
    async def one(self, *, waited: bool) -> AsyncIterator[None]:
        """A place, once there is one."""
        await self._come(self._rows[not waited])
        try:
            yield
        finally:
            self._go()

    async def _come(self, row: deque[asyncio.Future[None]]) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        row.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            # who was called in the moment in which they gave up leaves the place to the next
            if turn.done() and not turn.cancelled():
                self._go()
            raise

    def _go(self) -> None:
        self._given += 1
        waited, others = self._rows
        for row in (others, waited) if self._given % _TURN_OF_THE_OTHERS == 0 else (waited, others):
            while row:
                turn = row.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1
