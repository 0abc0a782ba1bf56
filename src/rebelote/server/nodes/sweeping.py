"""One node forgets for all what is kept no longer, every hour, and sooner while there is more of it."""

import asyncio
import logging
import time

from rebelote.server.house import House
from rebelote.store import DatabaseStore
from rebelote.store.connections import Connections
from rebelote.store.people.sweeping import Sweeping, Swept
from rebelote.store.wanted import wanted
from rebelote.tables.ports import Conflict

SWEEPING = "sweeping"
"""The work that one node does for all."""

_LOG = logging.getLogger(__name__)
_EVERY_S, _SOON_S = 3600, 60


async def keep_swept(house: House, store: DatabaseStore) -> None:
    """Sweep as long as the house is open; not at once, since whoever opens has other things to do."""
    await asyncio.sleep(_SOON_S)
    while wanted():
        pause_s = _EVERY_S
        try:
            if await house.nodes.sole(SWEEPING):
                swept = await sweep(house, store, int(time.time()))
                pause_s = _SOON_S if swept.more else _EVERY_S
                _LOG.info("swept: %s", swept)
        except Conflict as conflict:
            _LOG.warning("nothing could be swept: %s", conflict)
        await asyncio.sleep(pause_s)


async def sweep(house: House, store: DatabaseStore, moment: int) -> Swept:
    """Forget what is too old at a moment; tables at which somebody is stay."""
    sweeping = Sweeping(Connections(store.engine))
    free = [code for code in await sweeping.old_tables(moment) if await house.lobby.put_away(code)]
    try:
        swept = await sweeping.sweep(moment, free)
    finally:
        for code in free:
            house.lobby.give_up(code)
    if swept.abandoned:
        store.ended.set()
    return swept
