"""What is too old is forgotten, by a clock that is moved on; what it gave stays."""

import time
from collections.abc import Iterator

import pytest
from sqlalchemy import select
from tests.store.databases import KINDS, database
from tests.store.test_giving import SETUP, again, guest, moves, played, with_people

from rebelote.people.experience import experience
from rebelote.people.players import Player
from rebelote.people.tally import tally
from rebelote.server.house import People
from rebelote.server.people.settling import settle
from rebelote.store import DatabaseStore
from rebelote.store.connections import Connections
from rebelote.store.people.players import SESSION_S
from rebelote.store.people.sweeping import AT_ONCE, COMPLAINT_S, GUEST_S, LOG_S, TABLE_S, Sweeping, Swept
from rebelote.store.people_schema import AUDIT, COMPLAINTS, SESSIONS
from rebelote.tables.codes import table_code
from rebelote.tables.ports import Entry, Person, Plan, Played

GAME = "belote"


@pytest.fixture(scope="module", params=KINDS)
def address(request: pytest.FixtureRequest) -> Iterator[str]:
    """A database of its own: of the many tables of other tests only some would go at once."""
    with database(request.param) as found:
        yield found


async def swept(store: DatabaseStore, people: People, later_s: int) -> Swept:
    """What goes when the clock is moved on, and what that gives."""
    sweeping, moment = Sweeping(Connections(store.engine)), int(time.time()) + later_s
    found = await sweeping.sweep(moment, await sweeping.old_tables(moment))
    await settle(people, store, coins=True)
    return found


async def seen_until(store: DatabaseStore, moment: int) -> None:
    """All browsers were used until a moment."""
    async with store.engine.begin() as connection:
        await connection.execute(SESSIONS.update().values(seen_at=moment))


async def account(people: People, name: str) -> Player:
    """Somebody with an account."""
    found = await guest(people, name)
    await people.players.change(found.player, account=found.player)
    return found


def test_table_is_kept_for_thirty_days_after_the_last_move_and_no_longer(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await account(people, "Anne")
        code = await played(store, s1=anne)
        await store.finish(code, 1)
        await settle(people, store, coins=True)
        await swept(store, people, TABLE_S - 60)
        before = await store.load(code)
        await swept(store, people, TABLE_S + 60)
        history = await people.giving.history(anne.player)

        assert (30 * 86400, True) == (TABLE_S, before is not None)
        assert (None, ()) == (await store.load(code), await store.matches(code))
        assert [(code, False)] == [(each.code, each.kept) for each in history]
        assert 0 < (await again(people, anne)).experience

    with_people(address, test)


@pytest.mark.parametrize("called", ["Zora", "Zora the second"])
def test_who_is_forgotten_when_a_match_is_kept_no_longer_is_no_name_in_what_it_gave(
    address: str, called: str
) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        zora, luc = await account(people, "Zora"), await account(people, "Luc")
        code = await played(store, s1=zora, s2=luc)
        await store.finish(code, 1)
        await settle(people, store, coins=True)
        await swept(store, people, TABLE_S + 60)
        before = (await people.giving.history(luc.player))[0].names
        await people.players.change(zora.player, name=called)
        await people.watching.complain(
            luc.player, luc.player, code, "why?", [(zora.player, f"{called}: hello")]
        )
        await people.players.erase(zora.player)

        assert ("Toni", "Zora", "Luc", "Toni") == before
        assert ("Toni", "", "Luc", "Toni") == (await people.giving.history(luc.player))[0].names
        assert [""] == [
            each["said"] for each in await people.watching.complaints() if each["host"] == luc.player
        ]

    with_people(address, test)


def test_who_left_a_match_has_no_name_in_what_it_gave_when_it_is_kept_no_longer(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        zora, luc = await account(people, "Zora"), await account(people, "Luc")
        code = await played(store, s1=zora, s2=luc)
        await store.seat(code, 1, None)
        await store.finish(code, 1)
        await settle(people, store, coins=True)
        before = (await people.giving.history(luc.player))[0].names
        await swept(store, people, TABLE_S + 60)

        assert ("Toni", "Zora", "Luc", "Toni") == before
        assert ("Toni", "", "Luc", "Toni") == (await people.giving.history(luc.player))[0].names

    with_people(address, test)


def test_more_tables_than_go_at_once_go_soon_after(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        for _ in range(AT_ONCE + 1):
            await store.create(table_code(), Plan(SETUP, ("person",) * 4, "steady"))
        first, second = [await swept(store, people, TABLE_S + 60) for _ in range(2)]

        assert [(AT_ONCE, True), (1, False)] == [(each.tables, each.more) for each in (first, second)]

    with_people(address, test)


def test_who_never_came_back_to_a_running_match_has_left_it_and_is_charged_once(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await account(people, "Anne")
        code = await played(store, s1=anne)
        for _ in range(3):
            await swept(store, people, TABLE_S + 60)
        found = (await people.giving.ratings([anne.player], GAME))[anne.player, GAME]

        assert (1, True) == (found.matches, found.mu < 25)
        assert ([], None) == (await people.giving.history(anne.player), await store.load(code))

    with_people(address, test)


def test_who_was_put_out_by_the_table_is_given_what_they_did_and_charged_nothing(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await account(people, "Anne")
        whole = await played(store, s1=anne)
        await store.finish(whole, 1)
        await settle(people, store, coins=True)
        code = await part(store, anne)
        await store.report(code, code, "a fault of ours")
        before = await people.giving.ratings([anne.player], GAME)
        await swept(store, people, TABLE_S + 60)
        given = {each.code: each for each in await people.giving.history(anne.player)}

        assert before == await people.giving.ratings([anne.player], GAME)
        assert (given[code].facts, 0) == (done_so_far(), given[code].facts.get("won", 0))
        assert 0 < experience(done_so_far()) == given[code].experience

    with_people(address, test)


async def part(store: DatabaseStore, player: Player) -> str:
    """A match at a new table that went as far as its first half."""
    while not await store.create(code := table_code(), Plan(SETUP, ("person",) * 4, "steady")):
        continue
    await store.seat(code, 1, Person(player.name, "en", code, player.player))
    await store.begin(code, Played(1, 1, ("Toni", player.name, "Nadia", "Raoul")))
    for entry in half():
        await store.append(code, 1, entry)
    return code


def half() -> tuple[Entry, ...]:
    """The first half of the match, of which seat 1 made its own moves."""
    return tuple(
        Entry(each.ply, each.seat, each.move, "a" if each.seat == 1 else "")
        for each in moves()[: len(moves()) // 2]
    )


def done_so_far() -> dict[str, int]:
    """What seat 1 did in the first half of the match."""
    found = tally(SETUP, 4, Played(1, 1, (), half()), (1,) * len(half()), {1: 0})
    assert not found.over
    return found.seats[1]


def test_session_that_nobody_used_for_its_time_is_forgotten(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await account(people, "Anne")
        await swept(store, people, SESSION_S - 60)
        before = len(await people.players.sessions(anne.player))
        await swept(store, people, SESSION_S + 60)

        assert [1, 0] == [before, len(await people.players.sessions(anne.player))]
        assert None is not await people.players.one(anne.player)

    with_people(address, test)


def test_guest_who_played_nothing_is_forgotten_and_one_who_did_or_was_seen_is_not(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, luc = await guest(people, "Anne"), await guest(people, "Luc")
        await store.finish(await played(store, s1=luc), 1)
        await settle(people, store, coins=True)
        await swept(store, people, GUEST_S - 60)
        before = await people.players.one(anne.player)
        await seen_until(store, int(time.time()) + 120)
        await swept(store, people, GUEST_S + 60)
        seen = await people.players.one(anne.player)
        await swept(store, people, GUEST_S + 240)

        assert [True, True] == [each is not None for each in (before, seen)]
        assert [None, luc.player] == [
            await people.players.one(anne.player),
            (await again(people, luc)).player,
        ]

    with_people(address, test)


def test_log_and_complaints_that_were_dealt_with_are_forgotten_after_their_time(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, luc = await account(people, "Anne"), await account(people, "Luc")
        await people.watching.note(anne.player, "backup", "")
        for _ in range(2):
            number = await people.watching.complain(anne.player, luc.player, "ABCDEF", "why?", [("", "so")])
        await people.watching.close_complaint(number)
        await swept(store, people, min(COMPLAINT_S, LOG_S) - 60)
        before = await found(store, anne)
        await swept(store, people, max(COMPLAINT_S, LOG_S) + 60)

        assert [(1, 2), (0, 1)] == [before, await found(store, anne)]

    with_people(address, test)


async def found(store: DatabaseStore, player: Player) -> tuple[int, int]:
    """How many notes and complaints of a player there are."""
    async with store.engine.connect() as connection:
        notes = await connection.execute(select(AUDIT).where(AUDIT.c.player == player.player))
        told = await connection.execute(select(COMPLAINTS).where(COMPLAINTS.c.host == player.player))
        return len(notes.all()), len(told.all())


def test_guest_without_a_browser_is_forgotten(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        luc = await guest(people, "Luc")
        await store.finish(await played(store, s1=luc), 1)
        await settle(people, store, coins=True)
        await people.players.end(luc.player)
        await swept(store, people, TABLE_S + 60)
        await swept(store, people, TABLE_S + 120)

        assert None is await people.players.one(luc.player)

    with_people(address, test)
