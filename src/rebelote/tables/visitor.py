"""Somebody at a table: one line, what it has been told, and what it is still to be told."""

import asyncio
from collections import deque
from typing import Any

from msgspec import UNSET

from rebelote.tables.match import Match
from rebelote.wire.messages import Language, Seen, ServerMessage, Update
from rebelote.wire.words import Sheet

_MOST_WAITING = 300
"""Messages that a line may be behind; then it is cut, and may come again."""


class _News:
    """Stands in the row of messages where an update has to be made when its turn comes."""


_NEWS = _News()


class Visitor:
    """One line to a table, of a seat or of a spectator (`seat` None).

    The table tells; whoever holds the line asks `next` for messages. Updates are made only when they
    are asked for, so that a slow line gets fewer and longer ones.
    """

    def __init__(self) -> None:
        self.seat: int | None = None
        self.joined = False
        self.closed = False
        self.words = False
        self.language: Language = "en"
        self.seen: Seen | None = None
        self._known: dict[str, Any] = {}
        self._acks: list[str] = []
        self._match: Match | None = None
        self._row: deque[ServerMessage | _News] = deque()
        self._waiting = asyncio.Event()

    def tell(self, message: ServerMessage, *, first: bool = False) -> None:
        """Put a message into the row; `first`: before everything that waits there."""
        if first:
            self._row.appendleft(message)
        else:
            self._row.append(message)
        if len(self._row) > _MOST_WAITING:
            self.close()
        self._waiting.set()

    def update(self, match: Match, ack: str = "") -> None:
        """The match has moved on, or an act was made."""
        self._match = match
        if ack:
            self._acks.append(ack)
        if _NEWS not in self._row:
            self._row.append(_NEWS)
            self._waiting.set()

    def sheet(self, match: Match | None) -> None:
        """The score sheet was asked for."""
        self.tell(Sheet(match.number if match else 0, [], []))

    def forget(self, seen: Seen | None = None) -> None:
        """The next update shows everything; with events when the visitor has followed so far."""
        self.seen = seen
        self._known.clear()

    def close(self) -> None:
        """Cut the line once the row is told."""
        self.closed = True
        self._waiting.set()

    @property
    def waiting(self) -> int:
        """How many messages are still to be told."""
        return len(self._row)

    async def next(self) -> ServerMessage | None:
        """The next message; None when the line is to be cut."""
        while not self._row:
            if self.closed:
                return None
            self._waiting.clear()
            await self._waiting.wait()
        message = self._row.popleft()
        return self._update() if isinstance(message, _News) else message

    def _update(self) -> Update:
        """What happened since this visitor was told last, and how things stand now."""
        match = self._match
        assert match is not None
        events = None
        if self.seen is not None and self.seen.match == match.number:
            events = match.since(self.seen.ply, self.seat)
        since = None if events is None or self.seen is None else self.seen.ply
        if since is None:
            self._known.clear()
        acks, self._acks = self._acks, []
        view = match.view(self.seat, self._known)
        self.seen = Seen(match.number, match.ply)
        return Update(
            match.number, match.ply, since, events or [], view, acks or UNSET, match.result() or UNSET
        )
