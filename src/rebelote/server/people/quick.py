"""A match soon, by some rules: with whoever else wants to, and with bots in the seats that stay free."""

import asyncio

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
_TRIES = 3


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
    for _ in range(_TRIES):
        code, left = await house.nodes.kept(_place(setup))
        if round(left) and await _waiting(house, code, player):
            return answer(bodies.QuickFound(code, round(left)))
        tables_slowly(house, request)
        asks = NewTable(
            setup, bot="strong" if "strong" in house.bots.levels else None, turn_s=_TURN_S, plays_on=True
        )
        table = await house.lobby.make(asks, player, WAIT_S)
        await begin_soon(house, table)
        # somebody else who asked at the same moment may have been quicker: their table is as good
        if await house.nodes.keep(_place(setup), table.code, WAIT_S, instead_of=code):
            break
    return answer(bodies.QuickFound(table.code, WAIT_S))


def _place(setup: str) -> str:
    """Where it is kept at which table people wait to play by some rules."""
    return f"quick:{setup}"


def _begin(code: str) -> str:
    """Where it is kept that a match begins soon at a table."""
    return f"begin:{code}"


async def _waiting(house: House, code: str, player: str) -> bool:
    """Whether people wait at a table, and a player may wait with them. Raises Elsewhere."""
    table = await house.lobby.find(code)
    if table is None or table.status != "waiting" or not any(each.waited_for for each in table.chairs):
        return False
    return not await kept_away(house, table, player)


async def begin_soon(house: House, table: Table) -> None:
    """Once a table was laid for a quick match, or taken over from a node that is gone: begin when it is time.

    After a restart nobody knows any more since when people wait: whoever comes first waits once more.
    """
    if table.status == "waiting" and table.plan.begins_s and table not in house.beginning:
        await house.nodes.keep(_begin(table.code), table.plan.setup, table.plan.begins_s)
        kept, left = await house.nodes.kept(_begin(table.code))
        if kept and table not in house.beginning:
            house.beginning.add(table)
            house.keep(_begin_once(house, table, left))


async def _begin_once(house: House, table: Table, seconds: float) -> None:
    await begin_after(table, seconds)
    house.beginning.discard(table)


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
