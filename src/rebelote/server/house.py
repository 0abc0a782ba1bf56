"""What every request stands on."""

import asyncio
import math
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rebelote.server.looking.analyst import Analyst
from rebelote.server.nodes.ports import Alone, Nodes
from rebelote.store import DatabaseStore
from rebelote.store.connections import Connections
from rebelote.store.people import Clubs, Giving, Knowing, OwnRules, Passkeys, Players, Ranking, Watching
from rebelote.tables import BotPool, Lobby
from rebelote.tables.table import Table

WEB = Path(__file__).resolve().parent.parent / "web"
"""Where the built pages lie."""


REMEMBERED = 10_000
"""So many names of what was done lately, and by whom."""

_ROOM = REMEMBERED // 10
"""So many of them make room for others when there are too many."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How the server was started. `base` begins and ends with a slash; `origin` is told to others where
    the address by which clients call it cannot be seen from here. Of tables made by one address in a
    minute no more than `tables_a_minute` are allowed; 0: as many as it likes. With `redis` other processes
    may be started on the same database.
    """

    database: str = "sqlite:///rebelote.db"
    base: str = "/"
    origin: str = ""
    workers: int = 1
    tables_a_minute: int = 60
    web: Path = WEB
    redis: str = ""


@dataclass(slots=True)
class Allowance:
    """How often somebody may do something: `rate` times a second, `most` at once."""

    rate: float
    most: float
    left: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.left, self.at = self.most, time.monotonic()

    def take(self) -> bool:
        """Whether it may be done once more now."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait_s(self) -> int:
        """How many seconds from now it may not be done."""
        left = min(self.most, self.left + (time.monotonic() - self.at) * self.rate)
        return max(0, math.ceil((1 - left) / self.rate))

    def whole_at(self) -> float:
        """The moment from which nothing speaks of what was done any more, by the clock of this process."""
        return self.at + (self.most - self.left) / self.rate


@dataclass(frozen=True, slots=True)
class People:
    """What is kept of people."""

    players: Players
    giving: Giving
    knowing: Knowing
    watching: Watching
    passkeys: Passkeys
    clubs: Clubs
    ranking: Ranking
    rules: OwnRules


def people_in(store: DatabaseStore) -> People:
    """What a database keeps of people."""
    found = Connections(store.engine)
    return People(
        *(Players(found), Giving(found), Knowing(found), Watching(found), Passkeys(found)),
        *(Clubs(found), Ranking(found), OwnRules(found)),
    )


@dataclass(slots=True)
class House:
    """The open server, with its other `nodes`. `catalogues` are those that were asked for, by language, as they
    are sent; `settled` is what administrators settled, `beginning` the tables of quick matches; `wake` is set when finished matches have something to give.
    The `analyst` looks back at matches. Without `people` nobody is remembered.
    """

    settings: Settings
    lobby: Lobby
    bots: BotPool
    catalogues: dict[str, bytes] = field(default_factory=dict)
    makers: dict[str, Allowance] = field(default_factory=dict)
    people: People | None = None
    settled: dict[str, str] = field(default_factory=dict)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    nodes: Nodes = field(default_factory=Alone)
    beginning: set[Table] = field(default_factory=set)
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    analyst: Analyst = field(default_factory=Analyst)

    def may(self, what: str, a_minute: float) -> bool:
        """Whether something that is named with who does it was not done too often lately; all nodes count it."""
        allowed = self.allowance(what, a_minute).take()
        if allowed:
            self.nodes.tell("counted", what, a_minute)
        return allowed

    def wait_s(self, what: str, a_minute: float) -> int:
        """For how many seconds `may` would say no; nothing is counted."""
        return self.allowance(what, a_minute).wait_s()

    def allowance(self, what: str, a_minute: float) -> Allowance:
        """How often something may be done still."""
        if len(self.makers) >= REMEMBERED and what not in self.makers:
            # who did the most is remembered longest: nobody gets new guesses by doing much else
            soonest = sorted(self.makers, key=lambda name: self.makers[name].whole_at())
            for name in soonest[:_ROOM]:
                del self.makers[name]
        return self.makers.setdefault(what, Allowance(a_minute / 60, max(1.0, a_minute)))

    def keep(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside all else, until the house closes."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
