"""Tables at which somebody may do what a test wants: played by the rules alone, kept, and left to a page."""

import asyncio
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.process import Process

from rebelote.cards import Seat
from rebelote.engine import CHANCE, Setup
from rebelote.engine.registry import find
from rebelote.store import open_store
from rebelote.tables.codes import new_lock, seat_code, table_code
from rebelote.tables.fair.draws import secret_bytes
from rebelote.tables.match import Match
from rebelote.tables.ports import Draw, Entry, Person, Plan, Played
from rebelote.wire.messages import View
from rebelote.wire.pictures import Pictures

MATCHES = 400
LONGEST = 300
"""So many moves are looked at before another match is begun: all of them have to be kept."""
Choices = Sequence[str]
Wanted = Callable[[View], bool]


def sensible(choices: Choices) -> Choices:
    """Of Rommé: melds if there are any, else a draw, else a discard that no meld would take."""
    kept = {each[2:] for each in choices if each[0] == "A"}
    loose = [each for each in choices if each[0] not in "AM" and each[1:] not in kept]
    return [each for each in choices if each[0] == "M"] or loose or choices


def calling(*calls: str) -> Callable[[Choices], Choices]:
    """Of whist: the first of some calls that may be made, else any card."""
    return lambda choices: [each for each in calls if each in choices][:1] or choices


def reached(
    house: Process,
    setup: str,
    wanted: Wanted,
    *,
    seats: int = 2,
    choose: Callable[[Choices], Choices] = sensible,
) -> tuple[str, str]:
    """The code of a table, and of a seat there that is on turn and where things are as wanted."""
    chance = random.Random(0)
    for _ in range(MATCHES):
        played = _Playing(find(setup), seats)
        if (mover := played.until(wanted, choose, chance)) is not None:
            # the driver of the browser has a running loop in this thread
            with ThreadPoolExecutor(1) as thread:
                codes = thread.submit(asyncio.run, played.keep(house.database)).result()
            return played.table, codes[mover]
    raise AssertionError(f"no such choice in {MATCHES} matches")


class _Playing:
    """A match that is played without a server, and what has to be kept of it."""

    def __init__(self, setup: Setup, seats: int) -> None:
        self.table, self._setup, self._seats = table_code(), setup, seats
        game = setup.game
        begun = game.begin(setup.options, seats)
        self._match = Match(self.table, 1, setup, Pictures(game), begun)
        self._entries: list[Entry] = []
        self._draws: list[Draw] = []

    def until(
        self, wanted: Wanted, choose: Callable[[Choices], Choices], chance: random.Random
    ) -> int | None:
        """The seat on turn that is shown what is wanted; None when that does not come soon."""
        match = self._match
        while not match.over and match.ply < LONGEST:
            if match.due_chance():
                drawn = match.game.show(match.game.chance(match.state, chance))
                self._draws.append(Draw(1, match.ply, secret_bytes(), drawn))
                self._move(CHANCE, drawn)
                continue
            mover = match.due_seats()[0]
            view = match.view(mover, {})
            if wanted(view):
                return mover
            self._move(mover, chance.choice(choose(view.choices)))
        return None

    def _move(self, seat: int, move: str) -> None:
        self._entries.append(Entry(self._match.ply, seat, move))
        game = self._match.game
        self._match.take(self._entries[-1], game.step(self._match.state, Seat(seat), game.read(move)))

    async def keep(self, database: str) -> list[str]:
        """Write it all where the server finds it; the codes of the seats."""
        codes = [seat_code() for _ in range(self._seats)]
        store = await open_store(database)
        await store.create(
            self.table, Plan(self._setup.show(), ("person",) * self._seats, "simple", pace_ms=0)
        )
        for seat, code in enumerate(codes):
            await store.seat(self.table, seat, Person("Anne", "en", new_lock(self.table, code)))
        await store.begin(self.table, Played(1, self._setup.game.version, ("Anne",) * self._seats))
        kept: list[Any] = [store.draw(self.table, each) for each in self._draws]
        await asyncio.gather(*kept, *(store.append(self.table, 1, each) for each in self._entries))
        await store.close()
        return codes
