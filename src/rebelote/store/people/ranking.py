"""Who stands where: by experience, by ratings, and pairs; page by page, with one's own place wherever it is."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, Subquery, func, select

from rebelote.people.players import LENGTH
from rebelote.store.connections import Connections
from rebelote.store.people_schema import PLAYERS, RATINGS

_SURE = RATINGS.c.mu - 2 * RATINGS.c.sigma
"""What is almost sure of a rating."""

_MOST_OWN = 3


@dataclass(frozen=True, slots=True)
class Places:
    """Some lines of a ranking, each with its `place` from 1, and those of who asks."""

    lines: list[dict[str, Any]]
    own: list[dict[str, Any]]


class Ranking:
    """The rankings of all accounts, or of some players."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def experienced(
        self, limit: int, after: int = 0, among: Sequence[str] | None = None, own: str = ""
    ) -> Places:
        """Players by experience, those behind so many places."""
        query = _wanted(
            select(PLAYERS.c.player, PLAYERS.c.name, PLAYERS.c.account, PLAYERS.c.experience), among
        )
        ranked = _ranked(query, PLAYERS.c.experience.desc(), PLAYERS.c.player)
        return await self._places(ranked, limit, after, ranked.c.player == own)

    async def rated(
        self, game: str, limit: int, after: int = 0, among: Sequence[str] | None = None, own: str = ""
    ) -> Places:
        """Players by their rating in a game, by what is almost sure of it."""
        query = select(
            PLAYERS.c.player, PLAYERS.c.name, PLAYERS.c.account, PLAYERS.c.experience, RATINGS
        ).join(PLAYERS, PLAYERS.c.player == RATINGS.c.who)
        ranked = _ranked(_wanted(query.where(RATINGS.c.game == game), among), _SURE.desc(), PLAYERS.c.player)
        return await self._places(ranked, limit, after, ranked.c.player == own)

    async def paired(
        self, game: str, limit: int, after: int = 0, among: Sequence[str] | None = None, own: str = ""
    ) -> Places:
        """Pairs by their rating in a game: `who`, the names `first` and `second`."""
        one, two = PLAYERS.alias("one"), PLAYERS.alias("two")
        query = select(RATINGS, one.c.name.label("first"), two.c.name.label("second"))
        query = query.join(one, one.c.player == func.substr(RATINGS.c.who, 1, LENGTH))
        query = query.join(two, two.c.player == func.substr(RATINGS.c.who, LENGTH + 2, LENGTH))
        query = query.where(RATINGS.c.game == game, RATINGS.c.who.contains("+"))
        for each in (one, two):
            wanted = each.c.account.is_not(None) if among is None else each.c.player.in_(among)
            query = query.where(each.c.barred.is_(False), wanted)
        ranked = _ranked(query, _SURE.desc(), RATINGS.c.who)
        return await self._places(ranked, limit, after, ranked.c.who.contains(own, autoescape=True), own)

    async def _places(
        self, ranked: Subquery, limit: int, after: int, mine: ColumnElement[bool], own: str = "-"
    ) -> Places:
        every = select(ranked).order_by(ranked.c.place)
        lines = await self._connections.rows(every.where(ranked.c.place > after).limit(limit))
        return Places(lines, await self._connections.rows(every.where(mine).limit(_MOST_OWN)) if own else [])


def _wanted(query: Select[Any], among: Sequence[str] | None) -> Select[Any]:
    """Accounts, or some players; nobody whose account is closed."""
    some = PLAYERS.c.account.is_not(None) if among is None else PLAYERS.c.player.in_(among)
    return query.where(PLAYERS.c.barred.is_(False), some)


def _ranked(query: Select[Any], *order: ColumnElement[Any]) -> Subquery:
    """Everybody with their place."""
    return query.add_columns(func.row_number().over(order_by=order).label("place")).subquery()
