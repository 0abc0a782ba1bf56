"""Leaving costs a lost match, once, whichever way somebody left; being back costs nothing."""

import asyncio

import pytest
from tests.store.test_giving import again, guest, played, with_people

from rebelote.people.players import Player
from rebelote.server.house import People
from rebelote.server.people.settling import settle
from rebelote.store import DatabaseStore
from rebelote.tables.ports import Person

GAME = "belote"


async def cost(people: People, player: Player) -> tuple[int, bool]:
    """How many matches are rated of a player, and whether it went down."""
    found = (await people.giving.ratings([player.player], GAME)).get((player.player, GAME))
    return (0, False) if found is None else (found.matches, found.mu < 25)


@pytest.mark.parametrize("button", [True, False])
def test_who_left_alone_is_charged_once(address: str, button: bool) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        code = await played(store, s1=anne)
        for _ in range(2):
            await store.absent(code, 1, away=True)
        if button:
            await store.seat(code, 1, None)
        for _ in range(2):
            await store.finish(code, 1)
            await settle(people, store, coins=True)

        assert (1, True) == await cost(people, anne)
        assert (0, []) == ((await again(people, anne)).experience, await people.giving.history(anne.player))

    with_people(address, test)


def test_who_was_away_and_is_back_is_given_what_the_match_brought(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        code = await played(store, s1=anne)
        await store.absent(code, 1, away=True)
        await store.absent(code, 1, away=False)
        await store.finish(code, 1)
        await settle(people, store, coins=True)

        assert 1 == len(await people.giving.history(anne.player))
        assert 0 < (await again(people, anne)).experience

    with_people(address, test)


def test_who_is_away_after_the_end_keeps_what_the_match_brought(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        code = await played(store, s1=anne)
        await store.finish(code, 1)
        await store.absent(code, 1, away=True)
        await settle(people, store, coins=True)

        assert 1 == len(await people.giving.history(anne.player))

    with_people(address, test)


def test_absence_of_who_left_and_came_back_to_another_seat_is_no_leaving(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        code = await played(store, s1=anne)
        await store.seat(code, 1, None)
        await store.seat(code, 2, Person("Anne", "en", "another lock", anne.player))
        await store.finish(code, 1)
        await settle(people, store, coins=True)

        assert (0, False) == await cost(people, anne)

    with_people(address, test)


@pytest.mark.parametrize("other", [True, False])
def test_who_leaves_and_takes_the_seat_again_is_given_and_rated_what_they_played(
    address: str, other: bool
) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, luc = await guest(people, "Anne"), await guest(people, "Luc")
        code = await played(store, s1=anne)
        await asyncio.sleep(0.01)
        for each in (None, luc, None, anne) if other else (None, anne):
            person = None if each is None else Person(each.name, "en", each.player, each.player)
            await store.seat(code, 1, person)
            await asyncio.sleep(0.01)
        await store.finish(code, 1)
        await settle(people, store, coins=True)

        assert (0 if other else 1) == (await cost(people, anne))[0]

    with_people(address, test)


def test_who_is_away_does_not_lose_for_who_stayed(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, luc = await guest(people, "Anne"), await guest(people, "Luc")
        code = await played(store, s1=anne, s3=luc)
        await store.absent(code, 1, away=True)
        await store.finish(code, 1)
        await settle(people, store, coins=True)

        assert [(1, True), (1, False)] == [await cost(people, anne), await cost(people, luc)]

    with_people(address, test)


@pytest.mark.parametrize(
    ("plays_on", "gone", "goes_on"), [(True, False, True), (False, True, True), (False, False, False)]
)
def test_table_goes_on_by_itself_where_it_says_so_or_everybody_gave_up(
    address: str, plays_on: bool, gone: bool, goes_on: bool
) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        code = await played(store, plays_on=plays_on, s1=anne)
        if gone:
            await store.seat(code, 1, None)

        assert goes_on == (code in await store.unfinished())

    with_people(address, test)
