"""Players and the browsers in which they are known."""

from dataclasses import asdict
from typing import Any

from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rebelote.people.likeness import likeness
from rebelote.people.players import Player, Session, new_player, session_lock
from rebelote.store.connections import Connections, Taken, now, rows
from rebelote.store.people.forgetting import erase
from rebelote.store.people.joining import join
from rebelote.store.people.owning import everything
from rebelote.store.people_schema import HOUSE, PLAYERS, SESSIONS
from rebelote.store.schema import PERSONS

_SEEN_EVERY_S = 3600
SESSION_S = 400 * 86400
"""A browser that nobody has used for so long is forgotten."""

_NAMES_LOCK = 20_150_163
"""The number by which processes that share a PostgreSQL know that one of them gives an account its name."""


class Players:
    """The players of the house."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def guest(self, secret: str, name: str, language: str, device: str) -> Player:
        """A new guest, known by the secret of a browser."""
        player = Player(new_player(), name, language, made_at=now())
        async with self._connections.changing() as connection:
            await connection.execute(insert(PLAYERS), asdict(player))
            await connection.execute(insert(SESSIONS), _session(secret, player.player, device))
        return player

    async def known(self, secret: str) -> Player | None:
        """Who is known by the secret of a browser, or None."""
        query = select(PLAYERS, SESSIONS.c.seen_at, SESSIONS.c.lock).join(
            SESSIONS, SESSIONS.c.player == PLAYERS.c.player
        )
        found = await self._connections.rows(query.where(SESSIONS.c.lock == session_lock(secret)))
        if not found or found[0]["seen_at"] < now() - SESSION_S:
            return None
        row = found[0]
        if row.pop("seen_at") < now() - _SEEN_EVERY_S:
            seen = update(SESSIONS).where(SESSIONS.c.lock == row["lock"]).values(seen_at=now())
            async with self._connections.changing() as connection:
                await connection.execute(seen)
        row.pop("lock")
        return Player(**row)

    async def one(self, player: str) -> Player | None:
        """A player by their number."""
        found = await self._connections.rows(select(PLAYERS).where(PLAYERS.c.player == player))
        return Player(**found[0]) if found else None

    async def of_account(self, account: str) -> Player | None:
        """A player by the name of their account, as it is compared."""
        found = await self._connections.rows(select(PLAYERS).where(PLAYERS.c.account == account))
        return Player(**found[0]) if found else None

    async def search(self, start: str, limit: int = 20) -> list[Player]:
        """Accounts whose names begin with a text, as it is compared."""
        query = select(PLAYERS).where(PLAYERS.c.account.startswith(start, autoescape=True))
        found = await self._connections.rows(query.order_by(PLAYERS.c.account).limit(limit))
        return [Player(**row) for row in found]

    async def alike(self, name: str, but: str = "") -> bool:
        """Whether a name looks like that of an account, but for the one of a player."""
        looks = likeness(name)
        if not looks:
            return False
        return bool(await self._connections.rows(_looking_like(looks, but)))

    async def admins(self) -> int:
        """How many administrators there are who can come in."""
        query = select(PLAYERS.c.player).where(PLAYERS.c.admin.is_(True), PLAYERS.c.barred.is_(False))
        return len(await self._connections.rows(query))

    async def rule_first(self, player: str, name: str, code: str) -> bool:
        """A player with an account becomes the first administrator, if a code is still what is kept under a name; it is
        used up by that. Of several who give it in the same instant one does.
        """
        spent = delete(HOUSE).where(HOUSE.c.name == name, HOUSE.c.value == code)
        whom = update(PLAYERS).where(PLAYERS.c.player == player, PLAYERS.c.account.is_not(None))
        async with self._connections.changing() as connection:
            if not (await connection.execute(spent)).rowcount:
                return False
            await connection.execute(whom.values(admin=True))
        return True

    async def change(self, player: str, **values: Any) -> None:
        """Other values for a player. Raises Taken for the name of an account that somebody has, or one that looks like it."""
        async with self._connections.changing() as connection:
            if "account" in values:
                values["likeness"] = looks = likeness(values["account"])
                await _check_free(connection, looks, player)
            await connection.execute(update(PLAYERS).where(PLAYERS.c.player == player).values(**values))

    async def enter(self, secret: str, player: str, device: str) -> None:
        """A player is known in one more browser."""
        async with self._connections.changing() as connection:
            await connection.execute(insert(SESSIONS), _session(secret, player, device))

    async def join(self, guest: str, account: str) -> None:
        """A guest turns out to be somebody with an account, which gets everything that the guest had."""
        await join(self._connections, guest, account)

    async def sessions(self, player: str) -> list[Session]:
        """The browsers in which a player is known, the last used first."""
        query = select(SESSIONS).where(SESSIONS.c.player == player).order_by(SESSIONS.c.seen_at.desc())
        return [Session(**row) for row in await self._connections.rows(query)]

    async def end(self, player: str, start: str = "", but: str = "") -> bool:
        """End the sessions of a player whose lock begins with a text, but for one; whether there were any.

        The codes of their seats end as well: those were kept in the browsers.
        """
        which = delete(SESSIONS).where(SESSIONS.c.player == player, SESSIONS.c.lock != but)
        async with self._connections.changing() as connection:
            found = which.where(SESSIONS.c.lock.startswith(start, autoescape=True))
            if not (await connection.execute(found)).rowcount:
                return False
            await connection.execute(update(PERSONS).where(PERSONS.c.player == player).values(lock=""))
        return True

    async def everything(self, player: str) -> dict[str, Any]:
        """All that is kept about a player, table by table; secrets are left out."""
        return await everything(self._connections, player)

    async def erase(self, player: str) -> None:
        """Forget a player. The moves of their matches are kept for those who played with them, without a name."""
        await erase(self._connections, player)


async def _check_free(connection: AsyncConnection, looks: str, player: str) -> None:
    """Nobody else gets an account until this transaction ends. Raises Taken where somebody has one that looks like this."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(_NAMES_LOCK)))
    if looks and await rows(connection, _looking_like(looks, player)):
        raise Taken(f"there is a name that looks like {looks}")


def _looking_like(looks: str, but: str) -> Select[tuple[str]]:
    """An account of a likeness, other than that of a player."""
    return select(PLAYERS.c.player).where(PLAYERS.c.likeness == looks, PLAYERS.c.player != but).limit(1)


def _session(secret: str, player: str, device: str) -> dict[str, Any]:
    moment = {"made_at": now(), "seen_at": now()}
    return {"lock": session_lock(secret), "player": player, "device": device[:80]} | moment
