"""Passkeys: what is kept of them, and the challenges that a device has to sign."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update

from rebelote.store.connections import Connections, now
from rebelote.store.people_schema import CEREMONIES, PASSKEYS

_FRESH_S = 600
"""A challenge is signed within so long, or never."""


@dataclass(frozen=True, slots=True)
class Passkey:
    """A key of a device. `passkey` and `key`, its public half, are base64url; `uses` as the device counts."""

    passkey: str
    player: str
    key: str
    uses: int
    made_at: int
    device: str


class Passkeys:
    """The passkeys of players."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def challenge(self, challenge: str) -> None:
        """Write a new challenge down; those that nobody signed in time are forgotten."""
        async with self._connections.changing() as connection:
            await connection.execute(delete(CEREMONIES).where(CEREMONIES.c.at < now() - _FRESH_S))
            await connection.execute(insert(CEREMONIES), {"challenge": challenge, "at": now()})

    async def spend(self, challenge: str) -> bool:
        """Whether a challenge was ours, is fresh, and was not signed before; it is not from now on."""
        this = (CEREMONIES.c.challenge == challenge, CEREMONIES.c.at >= now() - _FRESH_S)
        async with self._connections.changing() as connection:
            return bool((await connection.execute(delete(CEREMONIES).where(*this))).rowcount)

    async def add(self, passkey: Passkey) -> None:
        """Keep a passkey. Raises Taken when it is known already."""
        values = {name: getattr(passkey, name) for name in Passkey.__slots__}
        async with self._connections.changing() as connection:
            await connection.execute(insert(PASSKEYS), values)

    async def one(self, passkey: str) -> Passkey | None:
        """A passkey by its number."""
        found = await self._connections.rows(select(PASSKEYS).where(PASSKEYS.c.passkey == passkey))
        return _read(found[0]) if found else None

    async def used(self, passkey: str, uses: int) -> None:
        """A passkey was used."""
        async with self._connections.changing() as connection:
            this = update(PASSKEYS).where(PASSKEYS.c.passkey == passkey)
            await connection.execute(this.values(uses=uses))

    async def of(self, player: str) -> list[Passkey]:
        """The passkeys of a player, the oldest first."""
        query = select(PASSKEYS).where(PASSKEYS.c.player == player)
        found = await self._connections.rows(query.order_by(PASSKEYS.c.made_at, PASSKEYS.c.passkey))
        return [_read(row) for row in found]

    async def remove(self, player: str, passkey: str) -> None:
        """Forget a passkey of a player."""
        this = (PASSKEYS.c.player == player, PASSKEYS.c.passkey == passkey)
        async with self._connections.changing() as connection:
            await connection.execute(delete(PASSKEYS).where(*this))


def _read(row: dict[str, Any]) -> Passkey:
    return Passkey(**row)
