"""All that is kept about a player, table by table, as the schema marks it, with the moves that they made; secrets and
other people's are left out.
"""

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import ColumnElement, Table, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rebelote.store.connections import Connections, rows
from rebelote.store.leaving import EARLIER, LEFT, OUT
from rebelote.store.people.sayings import lines
from rebelote.store.people_schema import AUDIT, BONDS, COMPLAINTS, HOUSE, RATINGS
from rebelote.store.schema import MATCHES, MOVES, PERSONS

_SECRET = frozenset({"password", "lock", "passkey", "key", "fence"})
_SAID_BY_OTHERS = frozenset({"host", "text", "said"})
"""What a complaint about somebody tells of those who complained."""

_STAY = ("seat", "came_at", "until", "charged", "let_in")
"""What is kept of a stay at a seat, in this order, as far as it is."""

_NO_END = 1 << 62


async def everything(connections: Connections, player: str) -> dict[str, Any]:
    """The rows of all tables in which the number of a player stands, by the names of the tables, and their moves."""
    async with connections.reading() as connection:
        found = {
            table.name: await _of(connection, table, player)
            for table in HOUSE.metadata.sorted_tables
            if personal(table)
        }
        found[MOVES.name] = await _moves(connection, player)
    return found


def personal(table: Table) -> tuple[str, ...]:
    """The columns of a table in which numbers of players are."""
    return tuple(column.name for column in table.columns if column.info.get("personal"))


def stands_in(table: Table, player: str) -> ColumnElement[bool]:
    """The rows of a table in which a player stands."""
    inside = table in (MATCHES, RATINGS)
    named = (table.c[name] for name in personal(table))
    return or_(*(each.contains(player) if inside else each == player for each in named))


async def _of(connection: AsyncConnection, table: Table, player: str) -> list[dict[str, Any]]:
    mine = stands_in(table, player)
    if table is BONDS:
        # who was named by others is theirs to tell
        mine = BONDS.c.player == player
    found = await rows(connection, select(table).where(mine))
    return [_shown(table, row, player) for row in found]


def _shown(table: Table, row: dict[str, Any], player: str) -> dict[str, Any]:
    hidden = _SECRET
    if table is COMPLAINTS and row["host"] != player:
        hidden |= _SAID_BY_OTHERS
    elif table is COMPLAINTS:
        row = row | {"said": lines(row["said"])}
    if table is AUDIT and row["player"] != player:
        hidden |= {"player"}
    if table is MATCHES:
        hidden |= {"players"}
        row = row | {"yours": own_place(json.loads(row["players"]), player)}
    return {name: value for name, value in row.items() if name not in hidden}


def own_place(people: Mapping[str, Any], player: str) -> dict[str, dict[str, Any]]:
    """What is kept of a player among those who sat at a match: that they `sat` there at the end, had `left`, also `earlier`
    before somebody else sat there, or were put `out`, and at which seat.
    """
    found: dict[str, dict[str, Any]] = {}
    for key, who in people.items():
        if key.isdigit() and who[0] == player:
            found["sat"] = {"seat": int(key), "came_at": who[1]}
    if (seat := people.get(f"{LEFT}{player}")) is not None:
        found["left"] = {"seat": seat}
    if (seat := people.get(f"{EARLIER}{player}")) is not None:
        found["earlier"] = {"seat": seat}
    if (stay := people.get(f"{OUT}{player}")) is not None:
        found["out"] = dict(zip(_STAY, stay, strict=False))
    return found


async def _moves(connection: AsyncConnection, player: str) -> list[dict[str, Any]]:
    """The moves that a player made at the seats that were theirs, while they were; bots made those without a name."""
    found: dict[tuple[str, int, int], dict[str, Any]] = {}
    for code, match, seat, since, until in await _stays(connection, player):
        here = (MOVES.c.code == code, MOVES.c.match == match, MOVES.c.seat == seat, MOVES.c.act != "")
        within = (MOVES.c.at_ms >= since, MOVES.c.at_ms < until)
        for row in await rows(connection, select(MOVES).where(*here, *within)):
            found[code, match, row["ply"]] = row
    return [found[key] for key in sorted(found)]


async def _stays(connection: AsyncConnection, player: str) -> list[tuple[str, int, int, int, int]]:
    """The tables, matches and seats at which a player sat, and from when to when, in milliseconds."""
    running = select(MATCHES.c.match, PERSONS.c.code, PERSONS.c.seat, PERSONS.c.came_at)
    running = running.join(PERSONS, PERSONS.c.code == MATCHES.c.code).where(MATCHES.c.over.is_(False))
    sitting = await rows(connection, running.where(PERSONS.c.player == player))
    found = [(row["code"], row["match"], row["seat"], row["came_at"], _NO_END) for row in sitting]
    for row in await rows(connection, select(MATCHES).where(stands_in(MATCHES, player))):
        people = json.loads(row["players"])
        for how, stay in own_place(people, player).items():
            since, until = stay.get("came_at", 0), stay.get("until", _NO_END)
            # when somebody left is not kept: what others may have done at the seat is not told
            if how in ("sat", "out") or (row["over"] and not _shared(people, player, stay["seat"])):
                found.append((row["code"], row["match"], stay["seat"], since, until))
    return sorted(set(found))


def _shared(people: Mapping[str, Any], player: str, seat: int) -> bool:
    """Whether a seat was somebody else's too."""
    others = [int(key) for key, who in people.items() if key.isdigit() and who[0] != player]
    gone = {f"{LEFT}{player}", f"{EARLIER}{player}"}
    others += [at for key, at in people.items() if key.startswith((LEFT, EARLIER)) and key not in gone]
    others += [stay[0] for key, stay in people.items() if key.startswith(OUT) and key != f"{OUT}{player}"]
    return seat in others
