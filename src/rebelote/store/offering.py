"""Which tables are still to be played at, as questions to the database."""

from typing import Any

from sqlalchemy import ColumnElement, Select, and_, exists, or_, select

from rebelote.store.schema import MATCHES, TABLES


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
