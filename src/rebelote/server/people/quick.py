"""A match soon, by some rules: with whoever else wants to, and with bots in the seats that stay free."""

import asyncio
import time

from starlette.requests import Request
from starlette.responses import Response

from rebelote.engine import SetupError, find
from rebelote.server.answers import Refused, Route, answer, asked, unfit
from rebelote.server.gate.limits import tables_slowly
from rebelote.server.house import House
from rebelote.server.people.known import known
from rebelote.server.people.seen import DRAINING
from rebelote.server.people.social import kept_away
from rebelote.tables.table import Table
from rebelote.wire import people as bodies
from rebelote.wire.http import NewTable
from rebelote.wire.messages import Start

WAIT_S = 20
"""So long people are waited for."""

_TURN_S = 45


async def _quick(house: House, request: Request) -> Response:
    wanted = await asked(request, bodies.QuickAsked)
    if DRAINING in house.settled:
        raise Refused(503, "draining", {})
    found = await known(house, request)
    player = found.player.player if found is not None else ""
    try:
        setup = find(wanted.setup).show()
    except SetupError as fault:
        raise unfit(fault, wanted.setup) from fault
    table, left = await _waiting(house, setup, player)
    if table is None:
        tables_slowly(house, request)
        asks = NewTable(setup, bot="strong" if "strong" in house.bots.levels else None, turn_s=_TURN_S)
        table, left = await house.lobby.make(asks, player), WAIT_S
        house.quick[setup] = table.code, time.monotonic() + WAIT_S
        task = asyncio.create_task(begin_after(table, WAIT_S))
        house.tasks.add(task)
        task.add_done_callback(house.tasks.discard)
    return answer(bodies.QuickFound(table.code, left))


async def _waiting(house: House, setup: str, player: str) -> tuple[Table | None, int]:
    """The table at which others wait already to play by the same rules, and for how long still."""
    code, until = house.quick.get(setup, ("", 0.0))
    left = round(until - time.monotonic())
    table = await house.lobby.find(code) if code and left > 0 else None
    if table is None or table.status != "waiting" or not any(each.waited_for for each in table.chairs):
        return None, 0
    return (None, 0) if await kept_away(house, table, player) else (table, left)


async def begin_after(table: Table, seconds: float) -> None:
    """Let the match begin with those who have come."""
    await asyncio.sleep(seconds)
    seated = next((each for each in table.audience.visitors if each.seat is not None), None)
    if seated is not None and table.status == "waiting":
        table.hear(seated, Start())


QUICK = (
    Route(
        "POST",
        "/api/quick",
        "A table where a match begins soon",
        _quick,
        bodies.QuickFound,
        bodies.QuickAsked,
        ("language",),
    ),
)
"""The request for a quick match."""
