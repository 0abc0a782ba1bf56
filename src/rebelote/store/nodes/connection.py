"""The connection to Redis, and the names under which a house keeps things there."""

from dataclasses import dataclass

from redis.asyncio import BlockingConnectionPool, Redis
from redis.exceptions import RedisError

from rebelote.engine import SetupError

_CONNECTIONS = 16
_PATIENCE_S = 5


@dataclass(frozen=True, slots=True)
class Kept:
    """A Redis and the start of all names in it. Channels know no databases, so that theirs is in the name."""

    redis: Redis
    start: str

    def name(self, *parts: str) -> str:
        """The full name of something."""
        return ":".join((self.start, *parts))


async def open_redis(address: str) -> Kept:
    """The Redis at `redis://HOST:PORT/NUMBER`, `rediss://...` or `unix://PATH?db=NUMBER`.

    Raises SetupError when the address makes no sense or nothing answers there.
    """
    try:
        # whoever finds no free connection waits for one; one is listened to all the time
        pool = BlockingConnectionPool.from_url(
            address, max_connections=_CONNECTIONS, timeout=_PATIENCE_S, socket_connect_timeout=_PATIENCE_S
        )
        redis = Redis.from_pool(pool)
    except ValueError as fault:
        told = address.rpartition("@")[2]  # what stands before may be a password
        raise SetupError("redis", value=told, expected="redis://HOST:PORT/0") from fault
    try:
        await redis.ping()
    except (RedisError, OSError) as fault:
        await redis.aclose()
        raise SetupError("redis-closed", reason=str(fault)) from fault
    number = redis.connection_pool.connection_kwargs.get("db") or 0
    return Kept(redis, f"rebelote:{number}")
