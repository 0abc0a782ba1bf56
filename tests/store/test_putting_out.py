"""Who is put out by the others keeps what they did, is charged nothing, and is remembered at the table."""

import asyncio

import pytest
from tests.store.test_giving import SETUP, again, counted, guest, moves, played, winner, with_people
from tests.store.test_leaving import cost

from rebelote.people.tally import tally
from rebelote.server.house import People
from rebelote.server.people.settling import settle
from rebelote.store import DatabaseStore
from rebelote.store.connections import Connections, now
from rebelote.store.people import watching
from rebelote.store.people.owning import everything
from rebelote.tables.codes import table_code
from rebelote.tables.ports import Entry, Person, Plan, Played

WHY = "rude"


async def put_out_half_way(store: DatabaseStore, anne: str, eve: str) -> str:
    """A match of which one player made the first half of a seat's moves, and another one the rest."""
    await store.create(code := table_code(), Plan(SETUP, ("person",) * 4, "steady"))
    await store.seat(code, 1, Person("Anne", "en", code + "1", anne))
    await store.begin(code, Played(1, 1, ("", "Anne", "", "")))
    half = len(moves()) // 2
    for entry in moves()[:half]:
        await store.append(code, 1, entry)
    await asyncio.sleep(0.01)
    await store.put_out(code, 1, "asker", WHY)
    await asyncio.sleep(0.01)
    await store.seat(code, 1, Person("Eve", "en", code + "2", eve))
    await asyncio.sleep(0.01)
    for entry in moves()[half:]:
        await store.append(code, 1, entry)
    return code


def part(first: bool) -> dict[str, int]:
    """What seat 1 did in a half of the match."""
    half = len(moves()) // 2
    own = [
        entry if (entry.ply < half) == first else Entry(entry.ply, entry.seat, entry.move)
        for entry in moves()
    ]
    times = tuple(0 for _ in own)
    return dict(tally(SETUP, 4, Played(1, 1, (), tuple(own), True), times, {1: 0}).seats[1])


def test_each_of_two_who_had_a_seat_is_given_what_they_did_themselves(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, eve = await guest(people, "Anne"), await guest(people, "Eve")
        code = await put_out_half_way(store, anne.player, eve.player)
        await store.finish(code, 1)
        await settle(people, store, coins=True)
        given = [(await people.giving.history(each.player))[0].facts for each in (anne, eve)]

        assert [part(first=True), part(first=False)] == given
        assert ((0, False), True) == (await cost(people, anne), (await again(people, anne)).experience > 0)

    with_people(address, test)


def test_who_was_put_out_at_the_end_has_the_whole_match(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        code = await played(store, s1=anne)
        await asyncio.sleep(0.01)
        await store.put_out(code, 1, "asker", WHY)
        await store.finish(code, 1)
        for _ in range(2):
            await settle(people, store, coins=True)

        assert [counted(1)] == [each.facts for each in await people.giving.history(anne.player)]

    with_people(address, test)


def test_who_was_away_for_too_long_before_is_charged_all_the_same(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        code = await played(store, s1=anne)
        await store.absent(code, 1, away=True)
        await store.put_out(code, 1, "asker", WHY)
        await store.finish(code, 1)
        await settle(people, store, coins=True)

        assert ((1, True), 0) == (await cost(people, anne), (await again(people, anne)).experience)

    with_people(address, test)


def test_table_remembers_who_was_put_out_in_every_match_and_the_log_says_by_whom(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, luc = await guest(people, "Anne"), await guest(people, "Luc")
        code = await played(store, s1=anne)
        await store.put_out(code, 1, luc.player, WHY)
        await store.finish(code, 1)
        await store.begin(code, Played(2, 1, ("", "", "", "")))
        found = await store.load(code)
        assert found is not None
        notes = [(each["name"], each["act"], each["about"]) for each in await people.watching.notes()]

        assert ({anne.player: "Anne"}, {}) == (found.outs, found.persons)
        assert ("Luc", "put-out-rude", "Anne") in notes

    with_people(address, test)


def test_who_is_forgotten_is_not_remembered_as_put_out_and_their_name_goes(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        code = await played(store, s1=anne)
        await store.put_out(code, 1, "asker", WHY)
        await people.players.erase(anne.player)
        found = await store.load(code)
        assert found is not None
        assert found.match is not None
        kept = await everything(Connections(store.engine), anne.player)

        assert ({}, "") == (found.outs, found.match.names[1])
        assert [] == [name for name, rows in kept.items() if rows]

    with_people(address, test)


def test_guest_who_was_put_out_is_known_as_the_account_that_they_turn_out_to_be(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, account = await guest(people, "Anne"), await guest(people, "Anne at home")
        code = await played(store, s1=anne)
        await store.put_out(code, 1, "asker", WHY)
        await people.players.join(anne.player, account.player)
        await store.finish(code, 1)
        await settle(people, store, coins=True)
        found = await store.load(code)
        assert found is not None

        assert {account.player: "Anne at home"} == found.outs
        assert 1 == len(await people.giving.history(account.player))

    with_people(address, test)


@pytest.mark.parametrize(
    ("loses", "charged", "expected"),
    [(True, False, (1, True)), (False, False, (0, False)), (False, True, (1, True))],
)
def test_match_is_lost_for_who_was_put_out_if_their_seat_loses_it_or_one_person_decided(
    address: str, loses: bool, charged: bool, expected: tuple[int, bool]
) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, seat = await guest(people, "Anne"), (winner() + loses) % 2
        code = await played(store, **{f"s{seat}": anne})
        await asyncio.sleep(0.01)
        await store.put_out(code, seat, "asker", WHY, charged=charged)
        await store.finish(code, 1)
        for _ in range(2):
            await settle(people, store, coins=True)

        assert expected == await cost(people, anne)
        assert [counted(seat)] == [each.facts for each in await people.giving.history(anne.player)]

    with_people(address, test)


def test_nothing_is_lost_by_being_put_out_after_the_match(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        code = await played(store, s1=anne)
        await store.finish(code, 1)
        await settle(people, store, coins=True)
        before = await cost(people, anne)
        await store.put_out(code, 1, "asker", WHY, charged=True)
        await settle(people, store, coins=True)

        assert before == await cost(people, anne)

    with_people(address, test)


@pytest.mark.parametrize("back", [True, False])
def test_who_is_let_in_again_is_charged_unless_they_sit_there_at_the_end_as_if_they_had_stayed(
    address: str, back: bool
) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, seat = await guest(people, "Anne"), winner()
        code = await played(store, **{f"s{seat}": anne})
        await asyncio.sleep(0.01)
        await store.put_out(code, seat, "asker", WHY, charged=True)
        await store.let_in(code, anne.player, "asker")
        if back:
            await store.seat(code, seat, Person("Anne", "en", "lock", anne.player))
        found = await store.load(code)
        assert found is not None
        await store.finish(code, 1)
        await settle(people, store, coins=True)

        assert ({}, (1, not back)) == (found.outs, await cost(people, anne))
        assert {"let-in", "put-out-rude"} == {each["act"] for each in await people.watching.notes()}

    with_people(address, test)


def test_name_of_whom_the_house_does_not_know_stays_in_no_log(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        before = len(await people.watching.notes())
        await store.create(code := table_code(), Plan(SETUP, ("person",) * 4, "steady"))
        await store.seat(code, 1, Person("Zacharie", "en", code + "1", ""))
        await store.put_out(code, 1, "asker", WHY)
        notes = await people.watching.notes()

        assert before + 1 == len(notes)
        assert "Zacharie" not in {each["about"] for each in notes}

    with_people(address, test)


def test_log_is_read_in_pages_and_by_who_did_what(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        await people.watching.note(anne.player, "backup", "")
        later = now() + 1
        monkeypatch.setattr(watching, "now", lambda: later)
        for act in ("put-out-idle", "let-in", "put-out-rude"):
            await people.watching.note(anne.player, act, "")
        log = people.watching.notes
        everything = [each["number"] for each in await log()]
        pages, last = [], ""
        while page := [each["number"] for each in await log(before=last, limit=1)]:
            pages += page
            last = page[-1]

        at_tables = {each["act"] for each in await log("tables")}

        assert everything == pages
        assert len(pages) == len(set(pages)) >= 4
        assert ["backup"] == [each["act"] for each in await log("house", limit=1)]
        assert {"put-out-idle", "let-in", "put-out-rude"} <= at_tables
        assert "backup" not in at_tables
        assert [] == await log(before="nothing")

    with_people(address, test)
