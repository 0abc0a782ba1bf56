"""Many persons at many tables of one house, who come by any of its processes and come back when one is killed."""

import asyncio
import contextlib
import random
import time
from dataclasses import dataclass, field

from tests.server.process import Process
from tests.tables.folding import leads_to
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rebelote.engine import find
from rebelote.store import DatabaseStore
from rebelote.wire import encode
from rebelote.wire.codec import read_server
from rebelote.wire.messages import Act, Join, Problem, Refused, Seen, Start, Update, Welcome

SETUP = "updown/bistro"
SEATS = 2
_PACE_S = (0.2, 0.9)
_AGAIN_S = (0.05, 0.3)
_TOO_LATE = ("stale", "no-match")
"""Why an act that is sent again may be refused: the others went on without it, or the match is over by now."""


@dataclass(slots=True)
class Place:
    """A table: its `code`, the moment at which it moved on last, and what its persons were told was done."""

    code: str
    moved_at: float = 0.0
    at: tuple[int, int] = (0, -1)
    acked: dict[int, set[str]] = field(default_factory=dict)

    def moved(self, update: Update) -> None:
        """The table stands somewhere, perhaps further than before."""
        if (update.match, update.ply) > self.at:
            self.at, self.moved_at = (update.match, update.ply), time.monotonic()


class Person:
    """Somebody who plays at random by whichever process answers, until told to stop."""

    def __init__(self, servers: list[Process], place: Place, seed: int) -> None:
        self._servers, self._place, self._source = servers, place, random.Random(seed)
        self._ordered = find(SETUP).game.ordered_zones
        self._code: str | None = None
        self._last: Update | None = None
        self._unanswered: Act | None = None
        self._fresh = False
        self.faults: list[str] = []
        self.came = 0

    async def arrive(self) -> bool:
        """Sit down for the first time; False when the line went down before the seat was known."""
        server = self._source.choice(self._servers)
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError):
            address = f"ws://127.0.0.1:{server.port}/ws"
            async with connect(address, compression=None, close_timeout=0.1, open_timeout=30) as socket:
                await socket.send(encode(Join(self._place.code, "P")))
                message = read_server(await socket.recv())
                self._code = message.code if isinstance(message, Welcome) else None
        return self._code is not None

    async def play(self) -> None:
        """Play, and come back whenever the line goes down."""
        while True:
            server = self._source.choice(self._servers)
            try:
                await self._line(f"ws://127.0.0.1:{server.port}/ws")
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError):
                await asyncio.sleep(self._source.uniform(*_AGAIN_S))

    async def _line(self, address: str) -> None:
        async with connect(address, compression=None, close_timeout=0.1, open_timeout=30) as socket:
            seen = Seen(self._last.match, self._last.ply) if self._last else None
            await socket.send(encode(Join(self._place.code, "P", code=self._code, seen=seen)))
            self.came += 1
            self._fresh = True
            if self._unanswered is not None:
                await socket.send(encode(self._unanswered))
            async for text in socket:
                await self._hear(socket, text)

    async def _hear(self, socket: ClientConnection, text: str | bytes) -> None:
        match message := read_server(text):
            case Welcome():
                self._code = message.code
            case Update():
                await self._follow(socket, message)
            case Refused(reason=reason) if reason.code not in _TOO_LATE:
                self.faults.append(f"{self._place.code}: refused {reason}")
            case Problem(code=code) if code not in ("running",):
                self.faults.append(f"{self._place.code}: problem {code}")

    async def _follow(self, socket: ClientConnection, update: Update) -> None:
        """What is told after a new line must lead on from what was seen, and nothing may go back."""
        last, self._last = self._last, update
        if last is not None and (update.match, update.ply) < (last.match, last.ply):
            self.faults.append(f"{self._place.code}: was at {last.ply}, is at {update.ply}")
        if last is not None and self._fresh and update.since is not None:
            self.faults += leads_to(last, update, self._ordered)
        self._fresh = False
        self._place.moved(update)
        if update.ack:
            self._place.acked.setdefault(update.match, set()).update(update.ack)
        view = update.view
        if update.result and view.seat == 0:
            await socket.send(encode(Start()))
        elif view.seat in view.due:
            await asyncio.sleep(self._source.uniform(*_PACE_S))
            name = f"{view.seat}.{update.match}.{update.ply}"
            self._unanswered = Act(update.match, update.ply, self._source.choice(view.choices), name)
            await socket.send(encode(self._unanswered))


async def seated(servers: list[Process], tables: int, seed: int) -> tuple[list[Place], list[Person]]:
    """Tables, made at all processes in turn, and the persons who have their seats there."""
    asked = {"setup": SETUP, "plan": ["person"] * SEATS, "pace_ms": 0, "seats": SEATS}
    places, persons = [], []
    while len(places) < tables:
        at = len(places)
        made = await asyncio.to_thread(servers[at % len(servers)].request, "api/tables", asked)
        place = Place(made["code"])
        coming = [Person(servers, place, seed * 10_000 + SEATS * at + each) for each in range(SEATS)]
        if all(await asyncio.gather(*(each.arrive() for each in coming))):
            places.append(place)
            persons += coming
    return places, persons


async def moved_on(places: list[Place], since: float, seconds: float) -> float:
    """How long it takes from a moment until all tables have moved on."""
    async with asyncio.timeout(seconds):
        while not all(each.moved_at > since for each in places):
            await asyncio.sleep(0.02)
    return max(each.moved_at for each in places) - since


async def lost_or_doubled(store: DatabaseStore, places: list[Place]) -> list[str]:
    """Moves that somebody was told were made and that are not kept once and once only."""
    faults = []
    for place in places:
        kept = {
            each.number: [entry.act for entry in each.entries] for each in await store.matches(place.code)
        }
        for match, acts in place.acked.items():
            counted = [(act, kept.get(match, []).count(act)) for act in sorted(acts)]
            faults += [
                f"{place.code}: {act} is kept {number} times" for act, number in counted if number != 1
            ]
    return faults
