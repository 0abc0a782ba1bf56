"""The store over SQLAlchemy: SQLite with a write-ahead log, or PostgreSQL."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import and_, delete, event, insert, make_url, or_, select, update
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rebelote.engine import SetupError
from rebelote.store.connections import Connections, Taken, now, now_ms, rows
from rebelote.store.disk import Disk
from rebelote.store.fence import Fence
from rebelote.store.files import is_file, try_out, tune
from rebelote.store.leaving import (
    at_the_end,
    hold_matches,
    note_absence,
    note_back,
    note_in,
    note_left,
    note_name,
    note_out,
    put_out_of,
    theirs_since,
)
from rebelote.store.migrate import migrate, revision
from rebelote.store.people.watching import LET_IN, PUT_OUT, note
from rebelote.store.people_schema import PLAYERS
from rebelote.store.reading import draw_of, match_of, offered, person_of, plan_of
from rebelote.store.schema import DRAWS, MATCHES, MOVES, PERSONS, REPORTS, TABLES
from rebelote.store.writing import Writing
from rebelote.tables.ports import Draw, Entry, Person, Plan, Played, Saved
from rebelote.tables.seating import PERSON, SLOW_S

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
_CONNECTIONS = 12
_MOVE, _DRAW, _MATCH = insert(MOVES), insert(DRAWS), insert(MATCHES)


async def open_store(
    address: str, *, made: bool = True, alone: bool = True, migrated: bool = True
) -> "DatabaseStore":
    """The store at `sqlite:///FILE` or `postgresql://...`, migrated; made as well, unless it has to be there.
    Unless this process is `alone` with it, tables are written to by whoever holds them. Not `migrated`, it can
    be copied as it is, and nothing else.

    Raises SetupError when the address makes no sense, nothing can be opened there, or `made` is False and
    there is none.
    """
    try:
        url = make_url(address)
        driver = _DRIVERS[url.get_backend_name()]
        # connections that stay: to make one costs more than most that is asked by it
        shared = driver.startswith("postgresql")
        kept = {"pool_size": _CONNECTIONS, "max_overflow": 0} if shared else {}
        engine = create_async_engine(url.set(drivername=driver), **kept)
        writer = (
            create_async_engine(url.set(drivername=driver), pool_size=1, max_overflow=0) if shared else None
        )
    except (ArgumentError, KeyError, ImportError, ValueError) as fault:
        raise SetupError("database", value=address, expected="sqlite:///FILE, postgresql://...") from fault
    try:
        if url.get_backend_name() == "sqlite":
            event.listen(engine.sync_engine, "connect", tune)
            try_out(url.database or ":memory:", made=made)
        async with engine.begin() as connection:
            if not made and await connection.run_sync(revision) is None:
                raise FileNotFoundError(address)
            if migrated:
                await connection.run_sync(migrate)
    except SetupError:
        await engine.dispose()
        raise
    except (SQLAlchemyError, OSError, sqlite3.Error) as fault:
        await engine.dispose()
        if isinstance(fault, FileNotFoundError) and not made:
            raise SetupError("database-missing", value=url.render_as_string()) from fault
        reason = str(fault).partition("\n")[0]
        raise SetupError("database-closed", value=url.render_as_string(), reason=reason) from fault
    return DatabaseStore(engine, writer, alone=alone)


class DatabaseStore:
    """Keeps tables in a database. What has returned is on the disk. With an `alone` store every table is held.

    Moves have a connection of their own with a `writer`: they never wait behind a crowd that comes in.
    """

    def __init__(self, engine: AsyncEngine, writer: AsyncEngine | None = None, *, alone: bool = True) -> None:
        self._engine, self._writer = engine, writer or engine
        self._connections = Connections(engine)
        self.fence = Fence(self._connections, alone=alone)
        file = engine.url.database if engine.dialect.name == "sqlite" and alone else None
        disk = Disk(file) if is_file(file) else None
        self._writing = Writing(self._writer, self._connections.writers, self.fence, disk)
        self.ended = asyncio.Event()

    @property
    def engine(self) -> AsyncEngine:
        """The database, for what is kept beside tables."""
        return self._engine

    async def close(self) -> None:
        """Let go of the database."""
        await self._writing.close()
        await self._writer.dispose()
        await self._engine.dispose()

    async def create(self, code: str, plan: Plan) -> bool:
        values = {"code": code, "made_at": now(), "setup": plan.setup, "chairs": " ".join(plan.chairs)}
        more = {"bot": plan.bot, "public": plan.public, "delay_s": plan.delay_s, "pace_ms": plan.pace_ms}
        more |= {"turn_s": plan.turn_s, "maker": plan.maker, "plays_on": plan.plays_on}
        more |= {"begins_s": plan.begins_s, "newcomers": plan.newcomers}
        try:
            async with self._connections.changing() as connection:
                await connection.execute(insert(TABLES), values | more)
        except Taken:
            return False
        return True

    async def load(self, code: str) -> Saved | None:
        async with self._connections.reading() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.code == code))).mappings().first()
            if row is None:
                return None
            seated = select(PERSONS, PLAYERS.c.account).outerjoin(
                PLAYERS, PLAYERS.c.player == PERSONS.c.player
            )
            persons = await rows(connection, seated.where(PERSONS.c.code == code))
            draws = select(DRAWS).where(DRAWS.c.code == code).order_by(DRAWS.c.match, DRAWS.c.ply)
            last = select(MATCHES).where(MATCHES.c.code == code).order_by(MATCHES.c.match.desc()).limit(1)
            played = [await match_of(connection, each) for each in await rows(connection, last)]
            return Saved(
                code,
                plan_of(dict(row)),
                {each["seat"]: person_of(each) for each in persons},
                played[0] if played else None,
                tuple(map(draw_of, await rows(connection, draws))),
                await put_out_of(connection, code),
            )

    async def begin(self, code: str, match: Played) -> None:
        values = {"code": code, "match": match.number, "rules": match.rules, "names": json.dumps(match.names)}
        await self._writing.insert(_MATCH, values | {"began_at": now(), "over": False, "settled": True})

    async def append(self, code: str, match: int, entry: Entry) -> None:
        values = {"code": code, "match": match, "ply": entry.ply, "seat": entry.seat}
        more = {"move": entry.move, "act": entry.act, "clock_ms": entry.clock_ms, "at_ms": now_ms()}
        await self._writing.insert(_MOVE, values | more)

    async def draw(self, code: str, draw: Draw) -> None:
        values = {
            "code": code,
            "match": draw.match,
            "ply": draw.ply,
            "secret": draw.secret,
            "move": draw.move,
        }
        await self._writing.insert(_DRAW, values)

    async def seat(self, code: str, seat: int, person: Person | None) -> None:
        here = and_(PERSONS.c.code == code, PERSONS.c.seat == seat)
        async with self._changing(code) as connection:
            before = await rows(connection, select(PERSONS).where(here))
            await connection.execute(delete(PERSONS).where(here))
            if person is None and before and before[0]["player"]:
                await note_left(connection, code, before[0]["player"], seat)
            if person is not None:
                same = bool(before) and person.player == before[0]["player"]
                same = same and (person.player != "" or person.lock == before[0]["lock"])
                values = {"name": person.name, "language": person.language, "lock": person.lock}
                again = await theirs_since(connection, code, person.player, seat)
                came_at = before[0]["came_at"] if same else again or now_ms()
                more = {"player": person.player, "came_at": came_at}
                await connection.execute(insert(PERSONS), {"code": code, "seat": seat} | values | more)
                await note_back(connection, code, person.player, after=not same and again is None)
                await note_name(connection, code, seat, person.name)

    async def put_out(self, code: str, seat: int, asker: str, why: str, *, charged: bool = False) -> None:
        here = and_(PERSONS.c.code == code, PERSONS.c.seat == seat)
        async with self._changing(code) as connection:
            for person in await rows(connection, select(PERSONS).where(here)):
                await connection.execute(delete(PERSONS).where(here))
                await note_out(connection, code, person, now_ms(), charged=charged)
                # whom the house does not know could not have a name erased
                await note(connection, asker, f"{PUT_OUT}{why}", person["player"])

    async def let_in(self, code: str, player: str, asker: str) -> None:
        async with self._changing(code) as connection:
            await note_in(connection, code, player)
            await note(connection, asker, LET_IN, player)

    async def absent(self, code: str, seat: int, *, away: bool) -> None:
        async with self._changing(code) as connection:
            await note_absence(connection, code, seat, away=away)

    async def finish(self, code: str, match: int) -> None:
        found = select(PERSONS).where(PERSONS.c.code == code, PERSONS.c.player != "")
        async with self._changing(code) as connection:
            sat = {each["seat"]: (each["player"], each["came_at"]) for each in await rows(connection, found)}
            # what is over stays as it ended: whatever it gave would be given again
            this = and_(MATCHES.c.code == code, MATCHES.c.match == match, MATCHES.c.over.is_(False))
            for row in await rows(connection, select(MATCHES.c.players).where(this)):
                told = at_the_end(json.loads(row["players"]), sat)
                values = {"over": True, "ended_at": now(), "players": json.dumps(told), "settled": not told}
                await connection.execute(update(MATCHES).where(this).values(values))
        self.ended.set()

    async def report(self, code: str, number: str, text: str) -> None:
        async with self._connections.changing() as connection:
            values = {"number": number, "code": code, "made_at": now(), "text": text}
            await connection.execute(insert(REPORTS), values)

    async def matches(self, code: str) -> tuple[Played, ...]:
        async with self._connections.reading() as connection:
            found = select(MATCHES).where(MATCHES.c.code == code).order_by(MATCHES.c.match)
            return tuple([await match_of(connection, each) for each in await rows(connection, found)])

    async def unfinished(self) -> tuple[str, ...]:
        for_bots = select(TABLES.c.code, TABLES.c.chairs).where(~TABLES.c.chairs.contains(PERSON))
        running = for_bots.outerjoin(MATCHES, and_(MATCHES.c.code == TABLES.c.code, MATCHES.c.over.is_(True)))
        slow = select(TABLES.c.code).join(MATCHES, MATCHES.c.code == TABLES.c.code)
        nobody = TABLES.c.code.not_in(select(PERSONS.c.code))
        alone = or_(TABLES.c.turn_s >= SLOW_S, TABLES.c.plays_on.is_(True), nobody)
        waiting = slow.where(MATCHES.c.over.is_(False), TABLES.c.chairs.contains(PERSON), alone)
        async with self._connections.reading() as connection:
            found = await rows(connection, running.where(MATCHES.c.code.is_(None)))
            found += await rows(connection, waiting)
            return tuple(row["code"] for row in found)

    @asynccontextmanager
    async def _changing(self, code: str) -> AsyncIterator[AsyncConnection]:
        """A transaction about who sits at a table that this process holds. Nobody else changes who sat at its matches
        until it ends. Raises Conflict.
        """
        async with self._connections.changing() as connection:
            await self.fence.check(connection, code)
            await hold_matches(connection, MATCHES.c.code == code)
            yield connection

    async def public(self, limit: int, after: str = "") -> tuple[str, ...]:
        return tuple(row["code"] for row in await self._connections.rows(offered(limit, after)))
