"""What the house asks of its other processes, its nodes; a house with one process is `Alone`."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from starlette.types import ASGIApp, Receive, Scope, Send

RELAYED = "relayed"
"""Where a scope says that another node passes it on: `hops`, how often it was passed on; `secret`, that of a
new browser; `list`, whether everybody is asked for their part of a list.
"""


HearNote = Callable[[str, list[Any]], None]


@dataclass(frozen=True, slots=True)
class Ears:
    """Who is told of the other nodes: `note` what they tell, `gone` that one of them can be reached no more, `lost` that
    another one holds a table, `back` that they are heard again after something may have been missed.
    """

    note: HearNote
    gone: Callable[[], None]
    lost: Callable[[str], None]
    back: Callable[[], None]


class Nodes(Protocol):
    """The other nodes."""

    async def open(self, app: ASGIApp, ears: Ears) -> None:
        """Answer from now on with an application what others pass on, and listen to them."""

    async def close(self) -> None:
        """Let go of all tables, and leave the others."""

    def tell(self, what: str, *facts: str | float) -> None:
        """Let the others do what was done here; see `notes`."""

    async def call(self, node: str, scope: Scope, receive: Receive, send: Send) -> bool:
        """Let another node answer; False when it cannot be reached and has said nothing."""

    async def listed(self, scope: Scope) -> list[bytes]:
        """How the others answer a request for a list; nothing, if it is one of them that asks."""

    async def kept(self, name: str) -> tuple[str, float]:
        """A value that all nodes know, and for how many seconds still; empty where there is none."""

    async def keep(self, name: str, value: str, seconds: float, *, instead_of: str = "") -> bool:
        """Keep a value in the place of one that is known; False when there is another one by now."""

    async def sole(self, work: str) -> bool:
        """Whether this node is the one that does some work."""

    def holds(self, work: str) -> bool:
        """Whether it was so when it was asked last."""


class Alone:
    """There are no other nodes."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[str, float]] = {}

    async def open(self, app: ASGIApp, ears: Ears) -> None:
        """Nobody passes anything on."""

    async def close(self) -> None:
        """Nobody is left."""

    def tell(self, what: str, *facts: str | float) -> None:
        """Nobody hears it."""

    async def call(self, node: str, scope: Scope, receive: Receive, send: Send) -> bool:
        """Nobody answers."""
        return False

    async def listed(self, scope: Scope) -> list[bytes]:
        """Nobody has another part."""
        return []

    async def kept(self, name: str) -> tuple[str, float]:
        """A value as long as it is kept."""
        value, until = self._kept.get(name, ("", 0.0))
        left = until - time.monotonic()
        return (value, left) if left > 0 else ("", 0.0)

    async def keep(self, name: str, value: str, seconds: float, *, instead_of: str = "") -> bool:
        """Keep a value in the place of one that is known."""
        if (await self.kept(name))[0] != instead_of:
            return False
        now = time.monotonic()
        self._kept = {each: kept for each, kept in self._kept.items() if kept[1] > now}
        self._kept[name] = value, now + seconds
        return True

    async def sole(self, work: str) -> bool:
        """Who is alone does everything."""
        return True

    def holds(self, work: str) -> bool:
        """Who is alone does everything."""
        return True


def relayed(scope: Scope) -> dict[str, Any]:
    """What the node said that passed a request on; empty when it came from a client."""
    found: dict[str, Any] = scope.get(RELAYED, {})
    return found
