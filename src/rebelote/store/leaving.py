"""Who left a running match, was put out of it, or has been away for too long: kept with the match, because it counts when it ends."""

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import and_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rebelote.store.connections import rows
from rebelote.store.schema import MATCHES, PERSONS

LEFT = "left "
"""What stands before the number of a player who left, among those who sat at a match."""

OUT = "out "
"""What stands before the number of one who was put out: with the seat, and from when to when it was theirs."""


async def note_left(connection: AsyncConnection, code: str, player: str, seat: int) -> None:
    """Keep who left the running match of a table, and from which seat."""
    await _change(connection, code, lambda told: told | {f"{LEFT}{player}": seat})


async def note_back(connection: AsyncConnection, code: str, player: str) -> None:
    """Whoever is back has not left."""
    await _change(
        connection, code, lambda told: {key: at for key, at in told.items() if key != f"{LEFT}{player}"}
    )


async def note_absence(connection: AsyncConnection, code: str, seat: int, *, away: bool) -> None:
    """Keep that whoever has a seat was away for too long, or is back."""
    here = (PERSONS.c.code == code, PERSONS.c.seat == seat, PERSONS.c.player != "")
    for person in await rows(connection, select(PERSONS.c.player).where(*here)):
        if away:
            await note_left(connection, code, person["player"], seat)
        else:
            await note_back(connection, code, person["player"])


async def note_out(connection: AsyncConnection, code: str, person: Mapping[str, Any], at_ms: int) -> None:
    """Keep that a person was put out of a table. Before its first match there is nowhere to keep it, nor reason to.

    Whoever had left before has left; and a match that was over had given all by then.
    """
    last = select(MATCHES).where(MATCHES.c.code == code).order_by(MATCHES.c.match.desc()).limit(1)
    for row in await rows(connection, last) if person["player"] else ():
        told = json.loads(row["players"])
        nothing = row["over"] or f"{LEFT}{person['player']}" in told
        told[f"{OUT}{person['player']}"] = [person["seat"], person["came_at"], 0 if nothing else at_ms]
        this = and_(MATCHES.c.code == code, MATCHES.c.match == row["match"])
        await connection.execute(update(MATCHES).where(this).values(players=json.dumps(told)))


async def put_out_of(connection: AsyncConnection, code: str) -> frozenset[str]:
    """The players who were put out of a table."""
    found = await rows(connection, select(MATCHES.c.players).where(MATCHES.c.code == code))
    keys = (key for row in found for key in json.loads(row["players"]))
    return frozenset(key.removeprefix(OUT) for key in keys if key.startswith(OUT))


def at_the_end(told: dict[str, Any], sat: dict[int, tuple[str, int]]) -> dict[str, Any]:
    """Who sat at a match, and who had left it: nobody is both, and whoever is away has left."""
    there = {str(seat): list(who) for seat, who in sat.items() if f"{LEFT}{who[0]}" not in told}
    return told | there


async def _change(connection: AsyncConnection, code: str, changed: Any) -> None:
    running = and_(MATCHES.c.code == code, MATCHES.c.over.is_(False))
    for row in await rows(connection, select(MATCHES.c.players).where(running)):
        before = json.loads(row["players"])
        after = changed(before)
        if after != before:
            await connection.execute(update(MATCHES).where(running).values(players=json.dumps(after)))
