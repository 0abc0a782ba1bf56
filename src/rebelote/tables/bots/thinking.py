"""Bots that are asked for their moves while the table goes on."""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rebelote.cards import Seat
from rebelote.tables.clock import READING_S
from rebelote.tables.fair.draws import seed_of
from rebelote.tables.match import Match
from rebelote.tables.ports import BotPool, Clock

BUDGET_MS = 800
_SEED_BITS = 56

_LOOK_S = 0.2
"""So often a bot looks whether people have read the count."""

_WORD_S = 2.0
"""So long it leaves them for a word after that."""

_SWIFT = 5
"""So many times faster do bots mix and cut before the first deal: nobody has anything to look at yet."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot chose for a seat at a ply of a match, or the fault that kept it from choosing."""

    match: int
    ply: int
    seat: int
    move: str
    fault: Exception | None = None


class Thinking:
    """The questions that a table has put to its bots. Answers are posted to the table's queue.

    `reading` are the seats at which the count of a deal is read.
    """

    def __init__(
        self,
        bots: BotPool,
        clock: Clock,
        post: Callable[[Thought], None],
        reading: Callable[[], frozenset[int]] = frozenset,
    ) -> None:
        self._bots, self._clock, self._post, self._reading = bots, clock, post, reading
        self._asked: dict[tuple[int, int, int], asyncio.Task[None]] = {}

    def ask(self, match: Match, bots: Mapping[int, str], pace_ms: int, *, waited: bool = True) -> None:
        """Ask for every seat that may move and is played by a bot, once each ply. `waited`: a person sits there.

        Who chooses at the same time as others is asked once, and answers whenever it has chosen. Seats that
        are not waited for answer without delay, or they would never get a word in.
        """
        due = match.due_seats()
        self._asked = {key: task for key, task in self._asked.items() if still_asked(match, *key)}
        asked = {seat for _, _, seat in self._asked}
        for seat in match.actors():
            key = (match.number, match.ply, seat)
            if seat in bots and seat not in asked:
                task = self._think(match, key, bots[seat], pace_ms if seat in due else 0, waited)
                self._asked[key] = asyncio.create_task(task)

    def heard(self, thought: Thought) -> None:
        """An answer has come; should it be of no use now, it may be asked for again."""
        self._asked.pop((thought.match, thought.ply, thought.seat), None)

    def stop(self) -> None:
        """Ask for nothing more."""
        for task in self._asked.values():
            task.cancel()

    async def _think(
        self, match: Match, key: tuple[int, int, int], bot: str, pace_ms: int, waited: bool
    ) -> None:
        """Ask one bot; it takes at least the pace of the table, so that people can follow."""
        number, ply, seat = key
        started = self._clock.now()
        view = match.game.view(match.state, Seat(seat))
        last = match.draws.last
        seed = seed_of(last, ply, seat) if last is not None else secrets.randbits(_SEED_BITS)
        try:
            move = await self._bots.ask(
                bot, match.text, view, view.choices, BUDGET_MS, seed, ply, waited=waited
            )
            if move is None:
                return
            thought = Thought(number, ply, seat, move)
        except Exception as fault:  # noqa: BLE001 - any fault of a bot stops the table, which raises it again
            thought = Thought(number, ply, seat, "", fault)
        if match.game.deals(match.state) == 0 and not holds_cards(view, seat):
            pace_ms //= _SWIFT
        rest = pace_ms / 1000 - (self._clock.now() - started)
        if rest > 0:
            await self._clock.sleep(rest)
        if self._awaited(match, key):
            await self._read(match, key)
        self._post(thought)

    async def _read(self, match: Match, key: tuple[int, int, int]) -> None:
        """Wait until people have read the count, and a moment for what they want to say."""
        until = self._clock.now() + READING_S
        while self._awaited(match, key) and self._clock.now() < until:
            await self._clock.sleep(_LOOK_S)
        await self._clock.sleep(_WORD_S)

    def _awaited(self, match: Match, key: tuple[int, int, int]) -> bool:
        """Whether somebody who reads may still say something that the move of a bot would cut off (B4)."""
        if not (readers := self._reading()) or not still_asked(match, *key):
            return False
        return bool(readers & set(match.actors()) - set(match.due_seats()))


def still_asked(match: Match, number: int, ply: int, seat: int) -> bool:
    """Whether what a seat is asked at a ply of a match is still the question."""
    return number == match.number and (ply == match.ply or match.waits_still(seat, ply))


def holds_cards(view: Any, seat: int) -> bool:
    """Whether a seat sees cards in its hand."""
    return any(zone.items for zone in view.zones if zone.name == f"hand:{seat}")
