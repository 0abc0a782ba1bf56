"""What rows say: plans, persons, draws, matches with their moves; and which tables are still to be played at."""

import json
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rebelote.store.connections import now_ms, rows
from rebelote.store.leaving import left_of
from rebelote.store.schema import MATCHES, MOVES, TABLES
from rebelote.tables.ports import Draw, Entry, Person, Plan, Played


async def match_of(connection: AsyncConnection, row: dict[str, Any]) -> Played:
    """A match with its moves, which are read."""
    code, number = row["code"], row["match"]
    moves = select(MOVES).where(MOVES.c.code == code, MOVES.c.match == number).order_by(MOVES.c.ply)
    made = await rows(connection, moves)
    entries = tuple(
        Entry(each["ply"], each["seat"], each["move"], each["act"], each["clock_ms"]) for each in made
    )
    last_ms = made[-1]["at_ms"] if made else row["began_at"] * 1000
    idle_s = max(0, now_ms() - last_ms) / 1000
    names, left = tuple(json.loads(row["names"])), left_of(json.loads(row["players"]))
    return Played(number, row["rules"], names, entries, row["over"], idle_s, left)


def plan_of(row: dict[str, Any]) -> Plan:
    """How a table was made."""
    return Plan(
        row["setup"],
        tuple(row["chairs"].split()),
        row["bot"],
        row["public"],
        row["delay_s"],
        row["pace_ms"],
        row["turn_s"],
        row["maker"],
        row["plays_on"],
        row["begins_s"],
        row["newcomers"],
    )


def person_of(row: dict[str, Any]) -> Person:
    """Who has a seat."""
    account = row.get("account") is not None
    return Person(row["name"], row["language"], row["lock"], row["player"], account)


def draw_of(row: dict[str, Any]) -> Draw:
    """What chance drew."""
    return Draw(row["match"], row["ply"], row["secret"], row["move"])


def still_open() -> ColumnElement[bool]:
    """Whether a match waits to begin at a table, or to go on."""
    here = MATCHES.c.code == TABLES.c.code
    over = exists().where(here, MATCHES.c.over.is_(True)).correlate(TABLES)
    running = exists().where(here, MATCHES.c.over.is_(False)).correlate(TABLES)
    return or_(~over, running)


def offered(limit: int, after: str) -> Select[Any]:
    """The codes of open public tables, the newest first; those that come after one of them."""
    query = select(TABLES.c.code).where(TABLES.c.public.is_(True), still_open())
    if after:
        made = select(TABLES.c.made_at).where(TABLES.c.code == after).scalar_subquery()
        query = query.where(
            or_(TABLES.c.made_at < made, and_(TABLES.c.made_at == made, TABLES.c.code > after))
        )
    return query.order_by(TABLES.c.made_at.desc(), TABLES.c.code).limit(limit)
