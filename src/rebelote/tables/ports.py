"""What a table asks of the outside: a store that keeps it, bots that play at it, a clock."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from rebelote.engine import Source


@dataclass(frozen=True, slots=True)
class Plan:
    """How a table was made. `chairs` says whom each seat is for: `person`, or the level of a bot.

    `bot` is the level that plays for persons who are not there. `setup` is `game/preset;option=value...`.
    After `turn_s` seconds a bot moves for who is late; 0: nobody is hurried. `maker` is the player who made it.
    Once nobody is there, bots play on if it `plays_on`; else the table waits. A quick match `begins_s` seconds after
    people were first waited for; 0: once all are there, or somebody says so. `newcomers` may take the seats of bots
    once the first match has begun.
    """

    setup: str
    chairs: tuple[str, ...]
    bot: str
    public: bool = False
    delay_s: int = 30
    pace_ms: int = 700
    turn_s: int = 0
    maker: str = ""
    plays_on: bool = False
    begins_s: int = 0
    newcomers: bool = True


@dataclass(frozen=True, slots=True)
class Person:
    """Who has a seat; `lock` is the hash of the code that gives it back, `player` whom the house knows them as, with
    an `account` or as a guest.
    """

    name: str
    language: str
    lock: str
    player: str = ""
    account: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """A move of a match: its number from 0, who made it (-1: chance), its text, the client's name for it,
    and the time since the move before.
    """

    ply: int
    seat: int
    move: str
    act: str = ""
    clock_ms: int = 0


@dataclass(frozen=True, slots=True)
class Draw:
    """What chance drew before move `ply` of a match, and the secret that its commitment hides."""

    match: int
    ply: int
    secret: str
    move: str


@dataclass(frozen=True, slots=True)
class Played:
    """A match: its number from 1, the version of the rules, the names of its seats, its moves, whether it is over.

    `names` are those who began it, or who came to a seat later. `idle_s` is how long ago the last move was made when the
    match was read; `left` are the seats of players who gave them up, or were away for too long.
    """

    number: int
    rules: int
    names: tuple[str, ...]
    entries: tuple[Entry, ...] = ()
    over: bool = False
    idle_s: float = field(default=0.0, compare=False)
    left: Mapping[str, int] = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class Saved:
    """A table as the store keeps it: `persons` by seat, the last match, all draws of the table, and the players who
    were put out, with their names.
    """

    code: str
    plan: Plan
    persons: dict[int, Person]
    match: Played | None
    draws: tuple[Draw, ...]
    outs: Mapping[str, str] = field(default_factory=dict)


class Conflict(Exception):
    """Somebody else wrote this move, or the store cannot be reached: what is known here may be old."""


class Elsewhere(Exception):
    """Another process holds the table; `node` is its name."""

    def __init__(self, code: str, node: str) -> None:
        super().__init__(f"table {code} is held by {node}")
        self.code, self.node = code, node


class Store(Protocol):
    """Where tables are kept. What has returned is on the disk. Every method may raise Conflict."""

    async def create(self, code: str, plan: Plan) -> bool:
        """Keep a new table; False when the code is taken."""

    async def load(self, code: str) -> Saved | None:
        """A table, or None when there is none of that code."""

    async def begin(self, code: str, match: Played) -> None:
        """Keep that a match began."""

    async def append(self, code: str, match: int, entry: Entry) -> None:
        """Keep a move. Raises Conflict when there is one of that number."""

    async def draw(self, code: str, draw: Draw) -> None:
        """Keep what chance drew. Raises Conflict when it has drawn already."""

    async def seat(self, code: str, seat: int, person: Person | None) -> None:
        """Keep who has a seat; None: nobody."""

    async def put_out(self, code: str, seat: int, asker: str, why: str, *, charged: bool = False) -> None:
        """Keep that the person of a seat was put out, as a player asked for; what they have won is theirs, and the match
        is lost for them whatever comes of it where they are `charged`.
        """

    async def let_in(self, code: str, player: str, asker: str) -> None:
        """Keep that somebody who was put out may sit down again, as a player asked for."""

    async def absent(self, code: str, seat: int, *, away: bool) -> None:
        """Keep that the person of a seat has been away for too long, or is back: it counts once the match ends."""

    async def finish(self, code: str, match: int) -> None:
        """Keep that a match is over."""

    async def report(self, code: str, number: str, text: str) -> None:
        """Keep why a table stopped."""

    async def matches(self, code: str) -> tuple[Played, ...]:
        """All matches of a table, with their moves."""

    async def unfinished(self) -> tuple[str, ...]:
        """The codes of tables that go on with nobody there, and whose match is not over: those made for bots
        alone, those whose turns last hours, those that play on, and those that everybody has given up.
        """

    async def public(self, limit: int, after: str = "") -> tuple[str, ...]:
        """The codes of public tables where a match waits to begin or to go on, the newest first; those that come
        after one of them.
        """


class BotPool(Protocol):
    """Where bots think. The table goes on meanwhile."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels there are; the first is the usual one."""

    async def ask(
        self,
        bot: str,
        setup: str,
        view: Any,
        choices: tuple[str, ...],
        budget: int,
        seed: int,
        ply: int,
        *,
        waited: bool = True,
    ) -> str | None:
        """One of the choices; None lets it be, where the game does not wait for the seat.

        The budget is in milliseconds; the same seed, ply and view give the same choice where it is not short.
        `waited`: a person sits there meanwhile; who is not waited for thinks when nobody else does.
        """


class Clock(Protocol):
    """Time that passes, in seconds."""

    def now(self) -> float:
        """A number that grows by one each second."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


class Leases(Protocol):
    """Which process holds which table."""

    async def take(self, code: str) -> str | None:
        """Hold a table from now on, so that nobody else writes to it; or the name of who holds it.

        Raises Conflict when that cannot be known.
        """

    def let_go(self, code: str) -> None:
        """Hold a table no more."""


class Alone:
    """The leases of a house with one process: it holds every table."""

    async def take(self, code: str) -> None:
        """There is nobody else."""

    def let_go(self, code: str) -> None:
        """Nobody waits for it."""


@dataclass(frozen=True, slots=True)
class Ports:
    """What a table stands on. `source` is where chance comes from."""

    store: Store
    bots: BotPool
    clock: Clock
    source: Source
    leases: Leases = field(default_factory=Alone)
