"""Somebody at a table: one line, what it has been told, and what it is still to be told."""

import asyncio
from collections import deque
from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from rebelote.tables.match import Match
from rebelote.tables.speaking import Speaker
from rebelote.wire.ballots import Ballot
from rebelote.wire.messages import (
    Facts,
    Join,
    Language,
    Parted,
    Problem,
    Refused,
    Said,
    Seen,
    ServerMessage,
    Update,
)
from rebelote.wire.words import Words

_MOST_WAITING = 300
"""Messages that a line may be behind; then it is cut, and may come again."""


class _News:
    """Stands in the row of messages where an update has to be made when its turn comes."""


_NEWS = _News()


class Visitor:
    """One line to a table, of a seat or of a spectator (`seat` None); `player` is whom the house knows them as, with
    an `account` or as a guest,
    `session` is the lock of the browser's secret, `unheard` are players whose sentences they do not want to hear, `heard_by` those who may hear their own words
    (None: everybody), `refused` is a line that is cut for a problem.

    The table tells; whoever holds the line asks `next` for messages. Updates are made only when they
    are asked for, so that a slow line gets fewer and longer ones.
    """

    def __init__(self, player: str = "") -> None:
        self.player = player
        self.account = False
        self.session = ""
        self.unheard: frozenset[str] = frozenset()
        self.heard_by: frozenset[str] | None = None
        self.seat: int | None = None
        self.joined = False
        self.closed = False
        self.refused = False
        self.called: tuple[str, ...] = ()
        self._speaker: Speaker | None = None
        self.seen: Seen | None = None
        self._known: dict[str, Any] = {}
        self._acks: list[str] = []
        self._match: Match | None = None
        self._row: deque[ServerMessage | _News] = deque()
        self._waiting = asyncio.Event()

    @property
    def known(self) -> dict[str, Any]:
        """As whom the house knows them: which player, and whether with an account."""
        return {"player": self.player, "account": self.account}

    def introduced(self, join: Join) -> None:
        """The visitor says in which language it wants to be told what happens, if at all."""
        self._speaker = Speaker(join.language) if join.words else None

    def speak(self, language: Language) -> None:
        """Everything is said in another language from now on."""
        if self._speaker is not None:
            self._speaker.language = language

    def meet(self, called: tuple[str, ...], match: Match | None) -> None:
        """The names at the table; whoever is told of them in sentences is told again."""
        if called != self.called:
            self.called = called
            if self._speaker is not None and match is not None and self._match is match:
                self.update(match)

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

    def refuse(self, code: str, facts: Facts, *, fatal: bool = False) -> None:
        """Something that the visitor said could not be carried out."""
        self.tell(Problem(code, facts, fatal))
        if fatal:
            self.refused = True
            self.close()

    def sheet(self, match: Match | None) -> None:
        """The score sheet was asked for; there is none before the first match."""
        if match is None:
            self.refuse("not-begun", {})
            return
        speaker = self._speaker or Speaker()
        self.tell(speaker.sheet(match, self.seat, self.called))

    def forget(self, seen: Seen | None = None) -> None:
        """The next update shows everything; with events when the visitor has followed so far."""
        self.seen = seen
        self._known.clear()
        if self._speaker is not None:
            self._speaker.forget()

    def afresh(self, match: Match | None, seen: Seen | None = None) -> None:
        """Show everything of the match, if there is one."""
        self.forget(seen)
        if match is not None:
            self.update(match)

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
        return self._update() if isinstance(message, _News) else self._in_words(message)

    def _in_words(self, message: ServerMessage) -> ServerMessage:
        """A message with its sentence, for those who asked for words."""
        speaker = self._speaker
        if speaker is None:
            return message
        match message:
            case Refused(reason=reason):
                return replace(message, words=speaker.refused(reason, self._match, self.seat, self.called))
            case Problem(code, facts):
                return replace(message, words=speaker.problem(code, facts))
            case Parted(name=name, how=how):
                return replace(message, words=speaker.parted(how, name))
            case Ballot():
                return replace(message, words=speaker.ballot(message, self.called))
            case Said(phrase=phrase, text=text):
                return replace(message, words=text or speaker.phrase(phrase))
        return message

    def _update(self) -> Update:
        """What happened since this visitor was told last, and how things stand now."""
        match = self._match
        assert match is not None
        events = start = None
        if self.seen is not None and self.seen.match == match.number:
            start = match.ply_shown(self.seat, self.seen.ply)
            events = None if start is None else match.since(start, self.seat)
        since = None if events is None or self.seen is None else self.seen.ply
        if since is None:
            self.forget(self.seen)
        acks, self._acks = self._acks, []
        view = match.view(self.seat, self._known)
        words: Words | UnsetType = UNSET
        if self._speaker is not None:
            happened = [] if since is None or start is None else match.happened(start, self.seat)
            words = self._speaker.words(match, self.seat, self.called, happened)
        ply = match.shown_ply(self.seat)
        self.seen = Seen(match.number, ply)
        result, clock = match.result() or UNSET, match.clock(self.seat) or UNSET
        return Update(match.number, ply, since, events or [], view, acks or UNSET, result, words, clock)
