"""Whoever is away for longer than the table waits has left until they are back, and everybody is told."""

import asyncio

import pytest
from tests.tables.house import COINCHE, Guest, House, house, quiet, until

from rebelote.tables.table import Table
from rebelote.wire.messages import Leave, Parted, Seats, Start

TWO = ("person", "person", "simple", "simple")
ONE = ("person", "simple", "simple", "simple")
SOON_OVER = "konter/bistro-fr"


async def pass_by(home: House, seconds: float) -> None:
    """Time passes, and everything that follows from it happens."""
    await quiet()
    home.clock.pass_by(seconds)
    await quiet()


def parted(guest: Guest) -> list[tuple[int, str, str]]:
    """Who left, was away for too long, or came back, as a guest was told."""
    return [(each.seat, each.name, each.how) for each in guest.of(Parted)]


def away(home: House, table: Table) -> set[int]:
    """The seats of which it is kept that their persons have been away for too long."""
    return home.store.absences.get(table.code, set())


def test_who_is_away_for_longer_than_the_delay_has_left_and_is_named() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, *TWO, delay_s=40)
            anne, luc = await home.come(table, "Anne"), await home.come(table, "Luc")
            luc.go()
            await pass_by(home, 40)

            assert [(1, "Luc", "away")] == parted(anne)
            assert {1} == away(home, table)

    asyncio.run(test())


def test_everybody_sees_how_long_somebody_who_is_away_is_waited_for() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, *TWO, delay_s=40)
            anne, luc = await home.come(table, "Anne"), await home.come(table, "Luc")
            luc.go()
            await quiet()
            waited = anne.of(Seats)[-1].seats[1].left_ms
            await pass_by(home, 15)
            watcher = await home.come(table, watch=True)
            told = [waited, watcher.welcome.seats[1].left_ms]
            await pass_by(home, 25)
            played = table.now().seats[1]
            back = await home.come(table, code=luc.welcome.code)

            assert [40_000, 25_000] == told
            assert (True, 0) == (played.stand_in, played.left_ms)
            assert 0 == back.welcome.seats[1].left_ms

    asyncio.run(test())


def test_nobody_counts_how_long_somebody_is_away_where_turns_last_for_hours() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, *TWO, turn_s=7200)
            anne, luc = await home.come(table, "Anne"), await home.come(table, "Luc")
            luc.go()
            await pass_by(home, 1)

            assert [(True, 0)] == [(each.away, each.left_ms) for each in anne.of(Seats)[-1].seats[1:2]]

    asyncio.run(test())


def test_who_is_back_within_the_delay_has_not_left_and_nobody_is_told() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, *TWO, delay_s=40)
            anne, luc = await home.come(table, "Anne"), await home.come(table, "Luc")
            luc.go()
            await pass_by(home, 39)
            await home.come(table, code=luc.welcome.code)
            await pass_by(home, 500)

            assert [] == parted(anne)
            assert set() == away(home, table)

    asyncio.run(test())


def test_who_comes_back_after_the_delay_has_the_seat_again_and_has_not_left() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, *TWO, delay_s=40)
            anne, luc = await home.come(table, "Anne"), await home.come(table, "Luc")
            luc.go()
            await pass_by(home, 40)
            again = await home.come(table, code=luc.welcome.code)

            assert [(1, "Luc", "away"), (1, "Luc", "back")] == parted(anne)
            assert (1, set()) == (again.welcome.seat, away(home, table))

    asyncio.run(test())


def test_absence_counts_as_leaving_although_nobody_else_is_there() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, *ONE, delay_s=40)
            anne = await home.come(table, "Anne")
            anne.go()
            await pass_by(home, 40)

            assert {0} == away(home, table)
            assert "playing" == table.status

    asyncio.run(test())


def test_table_in_memory_is_not_let_go_before_an_absence_is_counted() -> None:
    async def test() -> None:
        async with house() as home:
            await home.lobby.resume()
            table = await home.table(COINCHE, *ONE, delay_s=300)
            (await home.come(table, "Anne")).go()
            for _ in range(5):
                await pass_by(home, 60)

            assert {0} == away(home, table)

    asyncio.run(test())


@pytest.mark.parametrize("plays_on", [True, False])
def test_bots_play_on_once_everybody_is_gone_where_the_table_says_so(plays_on: bool) -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(SOON_OVER, *ONE, delay_s=40, plays_on=plays_on)
            anne = await home.come(table, "Anne")
            await until(lambda: anne.view.seat in anne.view.due)
            anne.go()
            await pass_by(home, 39)
            before = table.status
            await pass_by(home, 1)
            for _ in range(200):
                await pass_by(home, 0)

            assert ["playing", "over" if plays_on else "playing"] == [before, table.status]

    asyncio.run(test())


@pytest.mark.parametrize(("public", "plays_on"), [(True, True), (False, False)])
def test_bots_play_on_at_public_tables_unless_it_is_asked_otherwise(public: bool, plays_on: bool) -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, *ONE, public=public)

            assert plays_on == table.view.plays_on

    asyncio.run(test())


def test_match_whose_last_person_gave_the_seat_up_is_played_to_its_end_by_bots() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(SOON_OVER, *ONE)
            anne = await home.come(table, "Anne")
            await anne.say(Leave())
            for _ in range(200):
                await pass_by(home, 0)

            assert "over" == table.status
            assert [(0, "Anne", "left")] == parted(anne)

    asyncio.run(test())


def test_absence_is_counted_anew_after_a_restart_where_bots_play_on() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, *ONE, delay_s=40, plays_on=True)
            await home.come(table, "Anne")
            store = home.store
        async with house(store) as again:
            found = await again.lobby.find(table.code)
            assert found is not None
            await pass_by(again, 39)
            before = set(away(again, found))
            await pass_by(again, 1)

            assert [set(), {0}] == [before, away(again, found)]

    asyncio.run(test())


def test_who_was_away_before_a_restart_and_is_back_after_it_has_not_left() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, *TWO, delay_s=40)
            await home.come(table, "Anne")
            luc = await home.come(table, "Luc")
            luc.go()
            await pass_by(home, 40)
            store, before = home.store, set(away(home, table))
        async with house(store) as again:
            found = await again.lobby.find(table.code)
            assert found is not None
            await again.come(found, code=luc.welcome.code)

            assert [{1}, set()] == [before, away(again, found)]

    asyncio.run(test())


def test_table_that_stopped_on_a_fault_puts_nobody_down_as_having_left() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, *ONE, delay_s=40)
            anne = await home.come(table, "Anne")

            async def broken() -> None:
                raise RuntimeError("a fault of ours")

            home.store.before = broken
            await until(lambda: table.report is not None or anne.view.seat in anne.view.due)
            if table.report is None:
                await anne.act(anne.view.choices[0])
            anne.go()
            await pass_by(home, 40)

            assert ("frozen", set()) == (table.status, away(home, table))

    asyncio.run(test())


def test_person_with_turns_of_hours_has_left_once_a_bot_moved_for_them_until_they_are_back() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, *ONE, turn_s=7200)
            anne = await home.come(table, "Anne")
            await until(lambda: anne.view.seat in anne.view.due)
            anne.go()
            await pass_by(home, 600)
            before = set(away(home, table))
            await pass_by(home, 7200)
            gone = set(away(home, table))
            await home.come(table, code=anne.welcome.code)

            assert [set(), {0}, set()] == [before, gone, away(home, table)]

    asyncio.run(test())


def test_who_left_is_told_in_the_language_of_who_hears_it() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, *TWO)
            anne = await home.come(table, "Anne", words=True, language="de")
            luc = await home.come(table, "Luc")
            await luc.say(Leave())

            assert "Luc hat den Tisch verlassen. Ein Computer spielt weiter." == anne.of(Parted)[0].words

    asyncio.run(test())


def test_next_match_does_not_begin_while_the_house_drains_and_the_running_one_goes_on() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(SOON_OVER, *ONE)
            anne = await home.come(table, "Anne")
            home.lobby.begins = lambda: False
            while table.status == "playing":
                await until(lambda: table.status != "playing" or anne.view.seat in anne.view.due)
                if anne.view.choices:
                    await anne.act(anne.view.choices[0], id=f"{anne.update.ply}")
            await anne.say(Start())
            refused = (table.course.number, anne.problem.code)
            home.lobby.begins = lambda: True
            await anne.say(Start())

            assert (1, "draining") == refused
            assert 2 == table.course.number

    asyncio.run(test())


def test_first_match_does_not_begin_by_itself_while_the_house_drains() -> None:
    async def test() -> None:
        async with house() as home:
            home.lobby.begins = lambda: False
            table = await home.table(COINCHE, *ONE)
            anne = await home.come(table, "Anne")

            assert ["waiting", "waiting"] == [table.status, anne.welcome.status]

    asyncio.run(test())
