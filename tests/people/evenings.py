"""A house in which players have done exactly what a test wants, without a match being played."""

import asyncio
import json
import secrets
from collections.abc import Coroutine, Iterator, Mapping
from datetime import UTC, datetime
from typing import Any, TypeVar

from sqlalchemy import insert

from rebelote.people.challenges import Challenge, of_day
from rebelote.people.players import Player
from rebelote.server.house import people_in
from rebelote.server.people.settling import claim_met
from rebelote.store import open_store
from rebelote.store.people_schema import AWARDS, COUNTS

Given = TypeVar("Given")
DAY_S = 86_400
GAMES = ("belote", "konter", "updown", "rammi", "whist")


class Evening:
    """An open house; everything runs in one loop."""

    def __init__(self, address: str) -> None:
        self._runner = asyncio.Runner()
        self._store = self.run(open_store(address))
        self._people = people_in(self._store)

    def run(self, work: Coroutine[Any, Any, Given]) -> Given:
        """Do something in the loop of the house."""
        return self._runner.run(work)

    def close(self) -> None:
        """End everything."""
        self.run(self._store.close())
        self._runner.close()

    def guest(self) -> str:
        """Somebody new."""
        made = self._people.players.guest(secrets.token_hex(8), "Anne", "en", "")
        return self.run(made).player

    def did(self, player: str, done: Mapping[tuple[str, str], int], moment: int) -> None:
        """Somebody did something in matches that ended at a moment, by preset and what was counted."""
        self.run(self._write(player, done, moment))

    def claims(self, player: str, moment: int, *, coins: bool = True) -> set[str]:
        """What somebody has met by a moment, once it was looked at."""
        self.run(claim_met(self._people, player, moment, coins=coins))
        return {name for name, _ in self.run(self._people.giving.claims(player))}

    def now(self, player: str) -> Player:
        """Somebody as they stand."""
        found = self.run(self._people.players.one(player))
        assert found is not None
        return found

    async def _write(self, player: str, done: Mapping[tuple[str, str], int], moment: int) -> None:
        async with self._store.engine.begin() as connection:
            for (preset, what), number in done.items():
                counted = {"player": player, "preset": preset, "what": what, "number": number}
                await connection.execute(insert(COUNTS), counted)
                match = {"code": secrets.token_hex(4), "match": 1, "player": player, "setup": preset}
                told = {"facts": json.dumps({what: number}), "names": "[]"}
                await connection.execute(insert(AWARDS), match | told | {"ended_at": moment, "experience": 0})


def evening(address: str) -> Iterator[Evening]:
    """An open house."""
    found = Evening(address)
    try:
        yield found
    finally:
        found.close()


def asked(challenge: Challenge, number: int) -> dict[tuple[str, str], int]:
    """What has to be done so that a challenge counts to a number."""
    if challenge.what == "games":
        return {(f"{game}/a", "matches"): 1 for game in GAMES[:number]}
    if challenge.what == "presets":
        return {(f"belote/{at}", "matches"): 1 for at in range(number)}
    return {("belote/a", challenge.what): number} if number else {}


def offered_at(challenge: Challenge) -> int:
    """A moment at which a challenge is offered."""
    for moment in range(1_700_000_000, 1_800_000_000, DAY_S):
        day = datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d")
        if challenge.kind != "daily" or challenge in of_day(day):
            return moment
    raise AssertionError(f"{challenge.name} is never offered")
