"""All tables of a server: making them, finding them, and letting go of those that nobody is at."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable, Sequence

from rebelote.engine import Setup, SetupError, find
from rebelote.tables.codes import table_code
from rebelote.tables.fair.draws import secret
from rebelote.tables.ports import Elsewhere, Plan, Played, Ports, Saved
from rebelote.tables.seating import PERSON
from rebelote.tables.table import Table
from rebelote.tables.visitor import Visitor
from rebelote.wire.http import Fair, MatchPlayed, MoveMade, NewTable, TableNow

_LOG = logging.getLogger(__name__)
TURN_S, SHORTEST_TURN_S = 60, 10
"""So long a turn lasts at a public table that says nothing else, and at the least."""

_SWEEP_S = 60
_MOST_OPEN = 1000


class Lobby:
    """The tables in memory, and the way to the others. Each is held by one process as long as it is in memory.
    `begins` says whether matches may begin.
    """

    def __init__(self, ports: Ports) -> None:
        self._ports = ports
        self.begins: Callable[[], bool] = lambda: True
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def count(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def resume(self) -> None:
        """Go on with the matches that need nobody, and let go of tables from now on."""
        await self.adopt()
        self._keep(asyncio.create_task(self._sweep()))

    async def adopt(self) -> None:
        """Go on with the matches that need nobody at their tables, as far as no other process does."""
        for code in await self._ports.store.unfinished():
            with contextlib.suppress(Elsewhere):
                await self.find(code)

    async def make(self, asked: NewTable, maker: str = "", begins_s: int = 0) -> Table:
        """A new table of a player, if the house knows them. Raises SetupError for a setup or a plan that makes no sense."""
        setup = find(asked.setup, asked.changes)
        plan = Plan(
            setup.show(),
            _chairs(setup, asked, self._ports.bots.levels),
            _level(asked.bot or self._ports.bots.levels[0], self._ports.bots.levels),
            asked.public,
            asked.delay_s,
            asked.pace_ms,
            _turn_s(asked),
            maker,
            asked.public if asked.plays_on is None else asked.plays_on,
            begins_s,
            _open(asked) if asked.newcomers is None else asked.newcomers,
        )
        setup.game.begin(setup.options, len(plan.chairs))
        while not await self._ports.store.create(code := table_code(), plan):
            continue
        table = await self.find(code)
        assert table is not None
        return table

    async def find(self, code: str) -> Table | None:
        """A table by its code, or None. Raises Elsewhere when another process holds it."""
        if (table := self._here(code)) is not None:
            return table
        async with self._opening.setdefault(code, asyncio.Lock()):
            if (table := self._here(code)) is not None:
                return table
            if (holder := await self._ports.leases.take(code)) is not None:
                raise Elsewhere(code, holder)
            saved = await self._ports.store.load(code)
            if saved is None:
                self._let_go(code)
                return None
            table = Table(saved, find(saved.plan.setup), self._ports, lambda: self.begins())
            if (before := self._tables.get(code)) is not None:
                # read again; what was said there is in memory alone
                table.audience.said = before.audience.said
            self._tables[code] = table
            self._keep(asyncio.create_task(table.run()))
            return table

    async def public(
        self, wanted: Callable[[Table], bool], most: int, after: str = ""
    ) -> tuple[tuple[str, ...], list[TableNow]]:
        """The codes of open public tables, the newest first, those after one of them; and the first of those that
        are `wanted` and that no other process holds, at most so many.
        """
        codes, found = await self._ports.store.public(_MOST_OPEN, after), list[TableNow]()
        for code in codes:
            for table in await self.held((code,)) if len(found) < most else ():
                if table.status in ("waiting", "playing") and wanted(table):
                    found.append(table.now())
        return codes, found

    async def held(self, codes: Iterable[str]) -> list[Table]:
        """Those of some tables that no other process holds."""
        found = []
        for code in codes:
            with contextlib.suppress(Elsewhere):
                found.append(await self.find(code))
        return [table for table in found if table is not None]

    async def fair(self, table: Table) -> Fair:
        """What is needed to check what chance drew at a table."""
        saved = await self._ports.store.load(table.code)
        matches = await self._ports.store.matches(table.code)
        assert saved is not None
        over = {each.number for each in matches if each.over}
        secrets = [secret(table.code, draw) for draw in saved.draws if draw.match in over]
        if table.course.number not in over:
            secrets += table.course.told()
        made = [[MoveMade(entry.seat, entry.move) for entry in each.entries] for each in matches]
        played = [
            MatchPlayed(each.number, each.over, list(each.names), moves if each.over else None)
            for each, moves in zip(matches, made, strict=True)
        ]
        view = table.view
        return Fair(table.code, view.setup, view.rules, view.seats, table.course.commitments, secrets, played)

    async def played(self, code: str) -> tuple[Saved, tuple[Played, ...]] | None:
        """A table as the store keeps it and all its matches with their moves; None where there is none."""
        saved = await self._ports.store.load(code)
        return None if saved is None else (saved, await self._ports.store.matches(code))

    def visitors(self, player: str) -> list[Visitor]:
        """The lines by which a player is at tables."""
        here = (each for table in self._tables.values() for each in table.audience.visitors)
        return [each for each in here if each.player == player]

    @property
    def tables(self) -> tuple[Table, ...]:
        """The tables in memory."""
        return tuple(table for table in self._tables.values() if not table.closed)

    @property
    def players(self) -> frozenset[str]:
        """The players whom tables in memory know."""
        here = (each.player for table in self.tables for each in table.audience.visitors)
        return frozenset(here).union(*(table.met for table in self.tables)) - {""}

    def forget_player(self, player: str) -> None:
        """Let tables that know a player be read again: the store has forgotten them."""
        for table in self._tables.values():
            table.audience.forget(player)
            if player in table.met:
                table.close()

    def rename_player(self, player: str, instead: str) -> None:
        """Let tables that know a player be read again: the store knows them as somebody else, or by another name."""
        for table in self._tables.values():
            table.audience.rename(player, instead)
            if player in table.met:
                table.close()

    def void(self, player: str) -> None:
        """The codes of a player's seats are worth nothing any more."""
        for table in self._tables.values():
            table.void(player)

    def lose(self, code: str) -> None:
        """Another process holds a table by now."""
        if (table := self._tables.pop(code, None)) is not None:
            table.close()

    async def put_away(self, code: str) -> bool:
        """Let go of a table, and keep others from it; False where somebody is at it, here or elsewhere."""
        table = self._here(code)
        if table is not None and table.audience.visitors:
            return False
        if table is None and await self._ports.leases.take(code) is not None:
            return False
        if table is not None:
            table.close()
        self._tables.pop(code, None)
        return True

    def give_up(self, code: str) -> None:
        """Hold a table no more that was put away."""
        if self._here(code) is None:
            self._let_go(code)

    async def close(self) -> None:
        """Let go of everything."""
        for table in self._tables.values():
            table.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _here(self, code: str) -> Table | None:
        table = self._tables.get(code)
        return None if table is None or table.closed else table

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sweep(self) -> None:
        """Let go of tables that were idle twice in a row."""
        idle: set[str] = set()
        while True:
            await self._ports.clock.sleep(_SWEEP_S)
            still = {code for code, table in self._tables.items() if table.idle or table.closed}
            for code in idle & still:
                if (table := self._tables.pop(code, None)) is not None:
                    table.close()
                    self._let_go(code)
            idle = still

    def _let_go(self, code: str) -> None:
        self._opening.pop(code, None)
        self._ports.leases.let_go(code)


def _chairs(setup: Setup, asked: NewTable, levels: Sequence[str]) -> tuple[str, ...]:
    """Whom each seat is for. Raises SetupError."""
    numbers = setup.game.seat_numbers(setup.options)
    seats = asked.seats or (len(asked.plan) if asked.plan else numbers[0])
    if seats not in numbers:
        raise SetupError("seats", value=seats, expected=", ".join(map(str, numbers)))
    if asked.plan is None:
        return (PERSON,) * seats
    if len(asked.plan) != seats:
        raise SetupError("seats", value=len(asked.plan), expected=str(seats))
    return tuple(_level(each, (PERSON, *levels)) for each in asked.plan)


def _open(asked: NewTable) -> bool:
    """Whether newcomers may take the seats of bots where nobody says so: not where bots play for who has the link."""
    return asked.public or asked.plan is None or PERSON in asked.plan


def _turn_s(asked: NewTable) -> int:
    """How long a turn lasts. Raises SetupError for one in which nobody could move."""
    if asked.turn_s is None:
        return TURN_S if asked.public and PERSON in (asked.plan or (PERSON,)) else 0
    if 0 < asked.turn_s < SHORTEST_TURN_S:
        raise SetupError("turn", value=asked.turn_s, expected=SHORTEST_TURN_S)
    return asked.turn_s


def _level(name: str, levels: Sequence[str]) -> str:
    """The level of a bot, or for whom else a seat may be. Raises SetupError naming it and those there are."""
    if name not in levels:
        raise SetupError("bot-unknown", value=name, expected=", ".join(levels))
    return name
