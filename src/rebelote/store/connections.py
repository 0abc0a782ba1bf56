"""Connections to the database, whose faults are told as conflicts."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import Engine, Select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rebelote.tables.ports import Conflict


class Taken(Conflict):
    """There is one like it already."""


class OneByOne:
    """Who may write to a database that has one writer at a time, such as SQLite, while the others wait in a row.

    Without a row they would ask again and again until one of them is unlucky for too long. Moves go before
    everybody else: they never wait behind a crowd that comes in.
    """

    def __init__(self) -> None:
        self._row, self._writer = asyncio.Lock(), asyncio.Lock()

    @asynccontextmanager
    async def in_turn(self) -> AsyncIterator[None]:
        """Write after those who came before."""
        async with self._row, self._writer:
            yield

    @asynccontextmanager
    async def first(self) -> AsyncIterator[None]:
        """Write as soon as who writes now is ready."""
        async with self._writer:
            yield


class AllAtOnce:
    """A database that has many writers."""

    @asynccontextmanager
    async def in_turn(self) -> AsyncIterator[None]:
        """Write at once."""
        yield

    first = in_turn


_WRITERS: WeakKeyDictionary[Engine, OneByOne | AllAtOnce] = WeakKeyDictionary()


class Connections:
    """Reading and changing a database; both raise Conflict when it cannot be reached. `writers` lets them in,
    all who use the same engine together.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        made = OneByOne if engine.dialect.name == "sqlite" else AllAtOnce
        self.writers: OneByOne | AllAtOnce = _WRITERS.setdefault(engine.sync_engine, made())

    @property
    def engine(self) -> AsyncEngine:
        """The database itself, for what is copied as a whole."""
        return self._engine

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that changes nothing."""
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as fault:
            raise Conflict(f"not read: {fault}") from fault

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose changes all count, or none of them. Raises Taken."""
        try:
            async with self.writers.in_turn(), self._engine.begin() as connection:
                yield connection
        except IntegrityError as fault:
            raise Taken(f"not written: {fault}") from fault
        except (SQLAlchemyError, OSError) as fault:
            raise Conflict(f"not written: {fault}") from fault

    async def rows(self, query: Select[Any]) -> list[dict[str, Any]]:
        """What a question gives."""
        async with self.reading() as connection:
            return await rows(connection, query)


async def rows(connection: AsyncConnection, query: Select[Any]) -> list[dict[str, Any]]:
    """What a question gives, inside a connection."""
    return [dict(row) for row in (await connection.execute(query)).mappings()]


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())


def now_ms() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)
