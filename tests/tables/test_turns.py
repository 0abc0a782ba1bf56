"""Turns that have an end: a bot moves for who is late, and only that once."""

from dataclasses import replace
from typing import Any

from tests.tables.house import Guest, House, at_a_table, house, quiet, until
from tests.tables.ports import MemoryStore

from rebelote.tables.table import Table
from rebelote.wire.messages import TurnClock, Update

PLAN = ("person", "random", "random", "random")
HOUR = 3600


async def seated(here: House, **more: Any) -> tuple[Table, Guest]:
    """Anne at a table with three bots, waited for."""
    table = await here.table("belote/ludiclub-classic", *PLAN, **more)
    anne = await here.come(table, "Anne")
    await until(lambda: bool(anne.told) and anne.view.due == [0])
    return table, anne


def clock(guest: Guest) -> TurnClock:
    """The clock that somebody was shown last."""
    shown = guest.update.clock
    assert isinstance(shown, TurnClock)
    return shown


def test_clock_of_the_turn_is_shown() -> None:
    async def test() -> None:
        async with house() as here:
            _, anne = await seated(here, turn_s=20)

            assert ([0], 20_000, 20_000, []) == (
                clock(anne).seats,
                clock(anne).left_ms,
                clock(anne).of_ms,
                clock(anne).moved_for,
            )

    at_a_table(test())


def test_table_without_a_clock_shows_none_and_hurries_nobody() -> None:
    async def test() -> None:
        async with house() as here:
            _, anne = await seated(here)
            ply = anne.update.ply
            here.clock.pass_by(100_000)
            await quiet()

            assert (ply, False) == (anne.update.ply, isinstance(anne.update.clock, TurnClock))

    at_a_table(test())


def test_bot_makes_the_one_move_of_who_is_late_and_says_so() -> None:
    async def test() -> None:
        async with house() as here:
            table, anne = await seated(here, turn_s=20)
            ply, shown = anne.update.ply, len(anne.told)
            here.clock.pass_by(20)
            await until(lambda: anne.update.ply > ply and anne.view.due == [0])

            assert [0] == [seat for each in anne.told[shown:] for seat in moved_for(each)]
            assert not table.chairs[0].stand_in

    at_a_table(test())


def moved_for(message: object) -> list[int]:
    """The seats that a bot moved for, as a message says."""
    shown = getattr(message, "clock", None)
    return shown.moved_for if isinstance(shown, TurnClock) else []


def test_who_moves_in_time_is_not_moved_for() -> None:
    async def test() -> None:
        async with house() as here:
            _, anne = await seated(here, turn_s=20)
            here.clock.pass_by(19)
            await anne.act(anne.view.choices[0])
            await until(lambda: anne.view.due == [0])
            ply = anne.update.ply
            here.clock.pass_by(2)
            await quiet()

            assert ply == anne.update.ply
            assert 20_000 == clock(anne).left_ms

    at_a_table(test())


def test_clock_goes_on_over_a_restart() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with house(store) as here:
            table, anne = await seated(here, turn_s=60)
            code = anne.welcome.code
        store.played[table.code][-1] = replace(store.played[table.code][-1], idle_s=45)
        async with house(store) as again:
            found = await again.lobby.find(table.code)
            assert found is not None
            back = await again.come(found, code=code)

            assert 15_000 == clock(back).left_ms

    at_a_table(test())


def test_who_comes_back_too_late_still_has_a_moment() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with house(store) as here:
            table, anne = await seated(here, turn_s=60)
        store.played[table.code][-1] = replace(store.played[table.code][-1], idle_s=500)
        async with house(store) as again:
            found = await again.lobby.find(table.code)
            assert found is not None
            back = await again.come(found, code=anne.welcome.code)

            assert 10_000 == clock(back).left_ms

    at_a_table(test())


def test_slow_match_goes_on_with_nobody_there() -> None:
    async def test() -> None:
        async with house() as here:
            table, anne = await seated(here, turn_s=24 * HOUR)
            before = table.course.match.ply  # type: ignore[union-attr]
            anne.go()
            await quiet()
            here.clock.pass_by(2 * HOUR)
            await quiet()
            waited = table.course.match.ply  # type: ignore[union-attr]
            here.clock.pass_by(22 * HOUR)
            await until(lambda: table.course.match.ply > before)  # type: ignore[union-attr]

            assert (before, False) == (waited, table.idle)

    at_a_table(test())


async def counted(anne: Guest) -> None:
    """Play until a deal was counted and Anne is waited for in the next one."""
    while not any(event.code == "deal-scored" for update in anne.of(Update) for event in update.events):
        await anne.act(anne.view.choices[-1], id=f"{anne.update.ply}")
        await until(lambda: anne.view.due == [0])


def test_who_reads_the_count_has_the_whole_turn_after_it() -> None:
    async def test() -> None:
        async with house() as here:
            _, anne = await seated(here, turn_s=30)
            await counted(anne)

            assert (50_000, 30_000) == (clock(anne).left_ms, clock(anne).of_ms)

    at_a_table(test())


def test_bot_does_not_move_for_who_reads_the_count() -> None:
    async def test() -> None:
        async with house() as here:
            _, anne = await seated(here, turn_s=30)
            await counted(anne)
            ply = anne.update.ply
            here.clock.pass_by(49)
            await quiet()
            waited = anne.update.ply
            here.clock.pass_by(1)
            await until(lambda: anne.update.ply > ply)

            assert ply == waited

    at_a_table(test())


def test_count_is_read_once() -> None:
    async def test() -> None:
        async with house() as here:
            _, anne = await seated(here, turn_s=30)
            await counted(anne)
            here.clock.pass_by(25)
            await anne.act(anne.view.choices[0], id="next")
            await until(lambda: anne.view.due == [0])

            assert 30_000 == clock(anne).left_ms

    at_a_table(test())
