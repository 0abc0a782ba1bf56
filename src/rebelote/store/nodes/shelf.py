"""What all processes of a house know for a while: values that go by themselves."""

from redis.exceptions import RedisError

from rebelote.store.nodes.connection import Kept
from rebelote.tables.ports import Conflict

_PUT = """
if (redis.call('get', KEYS[1]) or '') ~= ARGV[1] then return 0 end
redis.call('set', KEYS[1], ARGV[2], 'px', ARGV[3])
return 1
"""


class Shelf:
    """Values by name. Every method raises Conflict when Redis cannot be reached."""

    def __init__(self, kept: Kept) -> None:
        self._kept = kept
        self._put = kept.redis.register_script(_PUT)

    async def kept(self, name: str) -> tuple[str, float]:
        """A value, and for how many seconds it is still kept; empty and 0 where there is none."""
        key = self._kept.name("kept", name)
        pipe = self._kept.redis.pipeline(transaction=True)
        pipe.get(key)
        pipe.pttl(key)
        try:
            value, left_ms = await pipe.execute()
        except (RedisError, OSError) as fault:
            raise Conflict(f"{name} was not read: {fault}") from fault
        return ("", 0.0) if value is None else (value.decode(), max(0, left_ms) / 1000)

    async def keep(self, name: str, value: str, seconds: float, *, instead_of: str = "") -> bool:
        """Keep a value in the place of one that is known; False when there is another one by now."""
        arguments: list[str | int] = [instead_of, value, round(seconds * 1000)]
        try:
            return bool(await self._put(keys=[self._kept.name("kept", name)], args=arguments))
        except (RedisError, OSError) as fault:
            raise Conflict(f"{name} was not kept: {fault}") from fault
