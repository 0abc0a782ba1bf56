"""Leaving costs a lost match, once, whichever way somebody left; being back costs nothing."""

import asyncio

import pytest
from tests.store.test_giving import SETUP, again, guest, moves, played, winner, with_people

from rebelote.people.players import Player
from rebelote.server.house import People
from rebelote.server.people.settling import settle
from rebelote.store import DatabaseStore
from rebelote.tables.codes import table_code
from rebelote.tables.ports import Entry, Person, Plan, Played

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


async def leaves_and_is_back(store: DatabaseStore, player: Player, seat: int, other: Player | None) -> str:
    """A match that a player played, and whose seat they left and took again, with somebody else in between or nobody."""
    code = await played(store, **{f"s{seat}": player})
    await asyncio.sleep(0.01)
    for each in (None, other, None, player) if other else (None, player):
        person = None if each is None else Person(each.name, "en", each.player, each.player)
        await store.seat(code, seat, person)
        await asyncio.sleep(0.01)
    return code


@pytest.mark.parametrize("loses", [True, False])
def test_who_leaves_and_takes_the_seat_again_is_rated_as_if_they_had_stayed(
    address: str, loses: bool
) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        code = await leaves_and_is_back(store, anne, (winner() + loses) % 2, None)
        await store.finish(code, 1)
        await settle(people, store, coins=True)

        assert (1, loses) == await cost(people, anne)
        assert 1 == len(await people.giving.history(anne.player))

    with_people(address, test)


@pytest.mark.parametrize("loses", [True, False])
def test_who_leaves_and_comes_back_after_somebody_else_has_lost_what_the_seat_loses(
    address: str, loses: bool
) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, luc = await guest(people, "Anne"), await guest(people, "Luc")
        code = await leaves_and_is_back(store, anne, (winner() + loses) % 2, luc)
        await store.finish(code, 1)
        for _ in range(2):
            await settle(people, store, coins=True)

        assert [(int(loses), loses), (1, True)] == [await cost(people, anne), await cost(people, luc)]

    with_people(address, test)


def test_that_somebody_came_back_after_somebody_else_is_told_to_them_and_forgotten_with_them(
    address: str,
) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, luc = await guest(people, "Anne"), await guest(people, "Luc")
        code = await leaves_and_is_back(store, anne, 1, luc)
        before = await people.players.everything(anne.player)
        await people.players.erase(anne.player)
        after = await people.players.everything(anne.player)
        match = (await store.matches(code))[0]

        assert {"earlier": {"seat": 1}} == before["matches"][0]["yours"]
        assert ([], "") == (after["matches"], match.names[1])

    with_people(address, test)


async def mostly_by_bots(
    store: DatabaseStore, player: Player, seat: int, part: float, partner: Player | None = None
) -> str:
    """A match of which a player made the first part of the seat's moves, and was there again for the last card."""
    code = table_code()
    await store.create(code, Plan(SETUP, ("person",) * 4, "steady"))
    for each, at in ((player, seat), (partner, seat + 2)):
        if each is not None:
            await store.seat(code, at, Person(each.name, "en", code + each.player, each.player))
    await store.begin(code, Played(1, 1, ("Toni",) * 4))
    last = int(part * len(moves()))
    for entry in moves():
        ours = entry.seat == seat and entry.ply < last or entry.seat == seat + 2 and partner is not None
        await store.append(code, 1, entry if ours else Entry(entry.ply, entry.seat, entry.move))
    await store.absent(code, seat, away=True)
    await store.absent(code, seat, away=False)
    await store.finish(code, 1)
    return code


@pytest.mark.parametrize(
    ("part", "loses", "expected"),
    [(0.4, True, (1, True)), (0.4, False, (0, False)), (0.0, True, (1, True)), (0.6, False, (1, False))],
)
def test_who_lets_bots_play_most_of_a_match_and_is_back_has_lost_it_if_the_seat_loses_it(
    address: str, part: float, loses: bool, expected: tuple[int, bool]
) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        await mostly_by_bots(store, anne, (winner() + loses) % 2, part)
        for _ in range(2):
            await settle(people, store, coins=True)

        assert expected == await cost(people, anne)

    with_people(address, test)


def test_who_was_cut_off_for_most_of_a_lost_match_loses_no_more_than_who_played_it(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        found = []
        for part in (0.4, 1.0):
            anne, luc = await guest(people, "Anne"), await guest(people, "Luc")
            await mostly_by_bots(store, anne, 0 if winner() else 1, part, luc)
            await settle(people, store, coins=True)
            pair = "+".join(sorted((anne.player, luc.player)))
            ratings = await people.giving.ratings([anne.player, luc.player, pair])
            found.append([ratings[who, GAME] for who in (anne.player, luc.player, pair)])

        assert found[0] == found[1]

    with_people(address, test)


def test_who_comes_for_the_end_of_a_lost_match_has_not_lost_it(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, eve, seat = await guest(people, "Anne"), await guest(people, "Eve"), 1 - winner()
        code = await played(store, **{f"s{seat}": anne})
        await asyncio.sleep(0.01)
        await store.seat(code, seat, Person("Eve", "en", "another lock", eve.player))
        await store.finish(code, 1)
        await settle(people, store, coins=True)

        assert (0, False) == await cost(people, eve)

    with_people(address, test)


@pytest.mark.parametrize("both", [True, False])
@pytest.mark.parametrize("loses", [True, False])
def test_pair_loses_a_lost_match_that_one_of_them_left(address: str, loses: bool, both: bool) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, luc, seat = await guest(people, "Anne"), await guest(people, "Luc"), (winner() + loses) % 2
        code = await played(store, **{f"s{seat}": anne, f"s{seat + 2}": luc})
        await store.seat(code, seat, None)
        if both:
            await store.seat(code, seat + 2, None)
        await store.finish(code, 1)
        for _ in range(2):
            await settle(people, store, coins=True)
        pair = ("+".join(sorted((anne.player, luc.player))), GAME)
        found = await people.giving.ratings([pair[0]])

        assert ({pair} if loses else set()) == set(found)
        assert all((1, True) == (each.matches, each.mu < 25) for each in found.values())

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
