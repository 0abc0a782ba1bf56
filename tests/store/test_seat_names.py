"""A match is kept under the names of those who have its seats, and with those who gave them up."""

import time

from tests.store.test_giving import SETUP, guest, moves, with_people

from rebelote.people.players import Player
from rebelote.server.house import People
from rebelote.server.people.settling import settle
from rebelote.store import DatabaseStore
from rebelote.store.connections import Connections
from rebelote.store.people.sweeping import TABLE_S, Sweeping
from rebelote.tables.codes import table_code
from rebelote.tables.ports import Person, Plan, Played

BOTS = ("Toni", "Metty", "Théo", "Raoul")


async def running(store: DatabaseStore) -> str:
    """The table of a match that bots have begun."""
    await store.create(code := table_code(), Plan(SETUP, ("person",) * 4, "steady"))
    await store.begin(code, Played(1, 1, BOTS))
    for entry in moves():
        await store.append(code, 1, entry)
    return code


async def sits(store: DatabaseStore, code: str, seat: int, player: Player) -> None:
    """A player takes a seat."""
    await store.seat(code, seat, Person(player.name, "en", f"{code}{seat}", player.player))


async def names(store: DatabaseStore, code: str) -> tuple[str, ...]:
    """The names under which a match is kept."""
    return (await store.matches(code))[0].names


def test_history_has_the_name_of_who_took_the_seat_of_a_bot_over(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        luc, code = await guest(people, "Luc"), await running(store)
        await sits(store, code, 2, luc)
        await store.finish(code, 1)
        await settle(people, store, coins=True)
        await store.seat(code, 2, None)
        await sits(store, code, 2, await guest(people, "Zoé"))

        assert ("Toni", "Metty", "Luc", "Raoul") == (await people.giving.history(luc.player))[0].names
        assert ("Toni", "Metty", "Luc", "Raoul") == await names(store, code)

    with_people(address, test)


def test_who_took_a_seat_over_and_is_erased_has_no_name_in_the_running_match(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        luc, code = await guest(people, "Luc"), await running(store)
        await sits(store, code, 2, luc)
        await people.players.erase(luc.player)

        assert ("Toni", "Metty", "", "Raoul") == await names(store, code)

    with_people(address, test)


def test_who_left_and_is_erased_takes_no_name_of_who_took_the_seat_over(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        luc, marie, code = await guest(people, "Luc"), await guest(people, "Marie"), await running(store)
        await sits(store, code, 2, luc)
        await store.seat(code, 2, None)
        await sits(store, code, 2, marie)
        await people.players.erase(luc.player)

        assert ("Toni", "Metty", "Marie", "Raoul") == await names(store, code)

    with_people(address, test)


def test_who_was_put_out_and_is_erased_takes_no_name_out_of_a_match_that_was_swept(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        luc, marie, code = await guest(people, "Luc"), await guest(people, "Marie"), await running(store)
        await sits(store, code, 2, luc)
        await store.put_out(code, 2, "asker", "rude")
        await sits(store, code, 2, marie)
        await store.finish(code, 1)
        await settle(people, store, coins=True)
        sweeping, later = Sweeping(Connections(store.engine)), int(time.time()) + TABLE_S + 60
        await sweeping.sweep(later, await sweeping.old_tables(later))
        await people.players.erase(luc.player)

        assert "Marie" == (await people.giving.history(marie.player))[0].names[2]

    with_people(address, test)


def test_who_gave_a_seat_up_is_told_with_the_match_until_they_are_back(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        luc, code, left = await guest(people, "Luc"), await running(store), []
        for person in (Person("Luc", "en", "x", luc.player), None, Person("Luc", "en", "y", luc.player)):
            await store.seat(code, 2, person)
            saved = await store.load(code)
            assert saved is not None
            assert saved.match is not None
            left.append(saved.match.left)

        assert [{}, {luc.player: 2}, {}] == left

    with_people(address, test)
