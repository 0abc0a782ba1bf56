"""What is kept of a player at matches is told to them: their own seat and their own moves, and nobody else's."""

import asyncio
import json
from typing import Any

import pytest
from tests.store.test_giving import guest, moves, played, with_people

from rebelote.server.house import People
from rebelote.server.people.settling import settle
from rebelote.store import DatabaseStore
from rebelote.tables.ports import Person


def plies(told: dict[str, Any]) -> list[int]:
    """The numbers of the moves that somebody is told."""
    return [each["ply"] for each in told["moves"]]


def made(seat: int) -> list[int]:
    """The numbers of the moves that a seat made."""
    return [each.ply for each in moves() if each.seat == seat]


@pytest.mark.parametrize("over", [True, False])
def test_moves_of_ones_own_are_told_with_their_times(address: str, over: bool) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, luc = await guest(people, "Anne"), await guest(people, "Luc")
        code = await played(store, s1=anne, s2=luc)
        if over:
            await store.finish(code, 1)
        told = await people.players.everything(anne.player)

        assert made(1) == plies(told)
        assert all(each["at_ms"] > 0 and each["seat"] == 1 for each in told["moves"])
        assert luc.player not in json.dumps(told)

    with_people(address, test)


def test_seat_of_ones_own_is_told_with_the_match(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, luc = await guest(people, "Anne"), await guest(people, "Luc")
        code = await played(store, s1=anne, s2=luc)
        await store.finish(code, 1)
        await settle(people, store, coins=True)
        (match,) = (await people.players.everything(anne.player))["matches"]

        assert {"sat": 1} == {how: stay["seat"] for how, stay in match["yours"].items()}
        assert "players" not in match

    with_people(address, test)


@pytest.mark.parametrize("how", ["left", "out"])
def test_who_left_or_was_put_out_is_told_so_with_their_moves_and_not_those_of_who_came_after(
    address: str, how: str
) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, eve = await guest(people, "Anne"), await guest(people, "Eve")
        code = await played(store, s1=anne)
        await asyncio.sleep(0.01)
        await (store.seat(code, 1, None) if how == "left" else store.put_out(code, 1, "", "rude"))
        alone = await people.players.everything(anne.player)
        await store.seat(code, 1, Person("Eve", "en", "another lock", eve.player))
        await store.finish(code, 1)
        after, hers = [await people.players.everything(each.player) for each in (anne, eve)]

        assert {how: 1} == {told: stay["seat"] for told, stay in after["matches"][0]["yours"].items()}
        assert (made(1) if how == "out" else []) == plies(alone) == plies(after)
        assert ([], {"sat"}) == (plies(hers), {*hers["matches"][0]["yours"]})

    with_people(address, test)


def test_who_left_a_match_that_is_over_and_whose_seat_nobody_took_is_told_their_moves(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        code = await played(store, s1=anne)
        await store.seat(code, 1, None)
        await store.finish(code, 1)

        assert made(1) == plies(await people.players.everything(anne.player))

    with_people(address, test)
