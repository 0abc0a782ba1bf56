"""A store in memory, bots in the same thread, a clock that is moved by hand."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rebelote.tables.bots.pool import decide
from rebelote.tables.ports import Conflict, Draw, Entry, Person, Plan, Played, Saved
from rebelote.tables.seating import PERSON


class MemoryStore:
    """Keeps tables as long as the test runs. `before` is awaited before a move is kept."""

    def __init__(self) -> None:
        self.tables: dict[str, Saved] = {}
        self.played: dict[str, list[Played]] = {}
        self.reports: list[str] = []
        self.absences: dict[str, set[int]] = {}
        self.put_outs: list[tuple[int, str, str]] = []
        self.charged: list[int] = []
        self.left: dict[str, int] = {}
        self.down = False
        self.before: Callable[[], Any] | None = None

    async def create(self, code: str, plan: Plan) -> bool:
        if code in self.tables:
            return False
        self.tables[code] = Saved(code, plan, {}, None, ())
        self.played[code] = []
        return True

    async def load(self, code: str) -> Saved | None:
        if code not in self.tables:
            return None
        last = replace(self.played[code][-1], left=dict(self.left)) if self.played[code] else None
        return replace(self.tables[code], match=last)

    async def begin(self, code: str, match: Played) -> None:
        self._written()
        self.played[code].append(match)

    async def append(self, code: str, match: int, entry: Entry) -> None:
        if self.before is not None:
            await self.before()
        self._written()
        last = self.played[code][-1]
        if (match, entry.ply) != (last.number, len(last.entries)):
            raise Conflict(f"move {entry.ply} is there")
        self.played[code][-1] = replace(last, entries=(*last.entries, entry))

    async def draw(self, code: str, draw: Draw) -> None:
        self._written()
        self.tables[code] = replace(self.tables[code], draws=(*self.tables[code].draws, draw))

    async def seat(self, code: str, seat: int, person: Person | None) -> None:
        self._noted(code, seat, person)
        persons = {**self.tables[code].persons, seat: person}
        kept = {each: who for each, who in persons.items() if who is not None}
        self.tables[code] = replace(self.tables[code], persons=kept)

    async def put_out(self, code: str, seat: int, asker: str, why: str, *, charged: bool = False) -> None:
        person = self.tables[code].persons[seat]
        outs = {**self.tables[code].outs} | ({person.player: person.name} if person.player else {})
        await self.seat(code, seat, None)
        self.tables[code] = replace(self.tables[code], outs=outs)
        self.put_outs.append((seat, asker, why))
        self.charged += [seat] if charged else []

    async def let_in(self, code: str, player: str, asker: str) -> None:
        outs = {each: name for each, name in self.tables[code].outs.items() if each != player}
        self.tables[code] = replace(self.tables[code], outs=outs)

    async def absent(self, code: str, seat: int, *, away: bool) -> None:
        gone = self.absences.setdefault(code, set())
        (gone.add if away else gone.discard)(seat)

    async def finish(self, code: str, match: int) -> None:
        self.played[code][match - 1] = replace(self.played[code][match - 1], over=True)

    async def report(self, code: str, number: str, text: str) -> None:
        self.reports.append(text)

    async def matches(self, code: str) -> tuple[Played, ...]:
        return tuple(self.played[code])

    async def unfinished(self) -> tuple[str, ...]:
        return tuple(code for code, each in self.tables.items() if PERSON not in each.plan.chairs)

    async def public(self, limit: int, after: str = "") -> tuple[str, ...]:
        codes = [code for code, each in reversed(self.tables.items()) if each.plan.public]
        return tuple(codes[codes.index(after) + 1 if after else 0 :][:limit])

    def _noted(self, code: str, seat: int, person: Person | None) -> None:
        """Who comes to a running match gives it their name; who goes has left it."""
        before = self.tables[code].persons.get(seat)
        if not self.played[code] or self.played[code][-1].over:
            return
        if person is not None:
            names = list(self.played[code][-1].names)
            names[seat] = person.name
            self.played[code][-1] = replace(self.played[code][-1], names=tuple(names))
            self.left.pop(person.player, None)
        elif before is not None and before.player:
            self.left[before.player] = seat

    def _written(self) -> None:
        if self.down:
            raise Conflict("no space left")


class InlineBots:
    """Bots that decide at once. `asked` counts the questions, `waited` says of each whether a person waits."""

    levels = ("simple", "random")

    def __init__(self) -> None:
        self.asked = 0
        self.waited: list[bool] = []

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
        self.asked += 1
        self.waited.append(waited)
        return decide(bot, setup, view, seed)


class HandClock:
    """Time that passes only when it is told to."""

    def __init__(self) -> None:
        self.time = 0.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.time + seconds, waking))
        await waking

    def pass_by(self, seconds: float) -> None:
        """Let time pass, and wake who slept until now."""
        self.time += seconds
        for at, waking in self._sleepers:
            if at <= self.time and not waking.done():
                waking.set_result(None)
