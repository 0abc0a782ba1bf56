"""Those who come to a running match take the seat of a bot, and see what it sees from then on."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from tests.tables.house import COINCHE, Guest, House, house, quiet, until

from rebelote.tables.ports import Person
from rebelote.tables.table import Table
from rebelote.wire.http import NewTable
from rebelote.wire.messages import Join, Leave, Welcome

ALONE = ["person", "simple", "simple", "simple"]
BOTS = ["simple"] * 4
PACE_S = 0.7


async def slow(home: House) -> tuple[Table, Guest, int]:
    """A table whose bots take their time, its person, and the seat of a bot that holds cards and is due."""
    table = await home.lobby.make(NewTable(COINCHE, plan=ALONE, pace_ms=round(PACE_S * 1000)))
    guest = await home.come(table)
    for _ in range(60):
        due = [each for each in guest.view.due if each]
        held = [zone.name for zone in guest.view.zones if zone.items]
        if due and f"hand:{due[0]}" in held:
            return table, guest, due[0]
        if guest.view.choices and guest.view.due == [0]:
            await guest.act(guest.view.choices[0], id=f"a{guest.update.ply}")
        home.clock.pass_by(PACE_S)
        await quiet()
    raise AssertionError("no bot is due")


def coming(home: House, table: Table, seat: int, name: str = "Luc") -> Guest:
    """Somebody who wants a seat and is not answered yet."""
    guest = home.guest(table, name)
    table.hear(guest.visitor, Join(table.code, name, seat=seat))
    return guest


def test_newcomer_waits_until_the_bot_has_made_its_move() -> None:
    async def test() -> None:
        async with house() as home:
            table, anne, seat = await slow(home)
            luc, ply = coming(home, table, seat), anne.update.ply
            await quiet()
            before = list(luc.told)
            home.clock.pass_by(PACE_S)
            await until(lambda: bool(luc.of(Welcome)))
            await quiet()

            assert [] == before
            assert (seat, ply + 1) == (luc.welcome.seat, luc.update.ply)

    asyncio.run(test())


def test_seat_of_a_bot_that_is_not_due_is_given_at_once() -> None:
    async def test() -> None:
        async with house() as home:
            table, _, due = await slow(home)
            other = next(seat for seat in (1, 2, 3) if seat != due)
            luc = coming(home, table, other)
            await quiet()

            assert other == luc.welcome.seat

    asyncio.run(test())


def test_of_two_who_wait_for_one_seat_the_first_gets_it() -> None:
    async def test() -> None:
        async with house() as home:
            table, _, seat = await slow(home)
            luc, marie = coming(home, table, seat), coming(home, table, seat, "Marie")
            await quiet()
            home.clock.pass_by(PACE_S)
            await until(lambda: bool(luc.told and marie.told))

            assert (seat, "seat-taken") == (luc.welcome.seat, marie.problem.code)

    asyncio.run(test())


def test_who_goes_while_waiting_gets_no_seat() -> None:
    async def test() -> None:
        async with house() as home:
            table, anne, seat = await slow(home)
            luc, ply = coming(home, table, seat), anne.update.ply
            await quiet()
            luc.go()
            await quiet()
            home.clock.pass_by(PACE_S)
            await until(lambda: anne.update.ply > ply)

            assert "bot" == table.now().seats[seat].kind

    asyncio.run(test())


def test_who_goes_while_the_bot_moves_holds_no_seat() -> None:
    async def test() -> None:
        async with house() as home:
            table, _, seat = await slow(home)
            luc = coming(home, table, seat)
            await quiet()

            async def gone() -> None:
                luc.go()

            home.store.before = gone
            home.clock.pass_by(PACE_S)
            await quiet()

            assert "bot" == table.now().seats[seat].kind

    asyncio.run(test())


@pytest.mark.parametrize("closing", [lambda table, home: table.close(), lambda table, home: breaks(home)])
def test_who_waits_at_a_table_that_is_closed_is_let_go(closing: Callable[[Table, House], None]) -> None:
    async def test() -> None:
        async with house() as home:
            table, _, seat = await slow(home)
            luc = coming(home, table, seat)
            await quiet()
            closing(table, home)
            home.clock.pass_by(PACE_S)
            await quiet()

            assert luc.visitor.closed

    asyncio.run(test())


def breaks(home: House) -> None:
    """Nothing can be written any more."""
    home.store.down = True


def test_who_comes_to_a_closed_table_is_let_go() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table()
            before, after = home.guest(table), home.guest(table)
            table.hear(before.visitor, Join(table.code))
            table.close()
            table.hear(after.visitor, Join(table.code))
            await quiet()

            assert [True, True] == [before.visitor.closed, after.visitor.closed]

    asyncio.run(test())


def test_who_sits_down_while_the_table_is_closed_is_let_go() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table()
            kept = home.store.seat

            async def seat(code: str, seat: int, person: Person | None) -> None:
                table.close()
                await kept(code, seat, person)

            home.store.seat = seat  # type: ignore[method-assign]
            luc = await home.come(table, "Luc")

            assert luc.visitor.closed

    asyncio.run(test())


def test_nobody_waits_for_the_bot_of_a_table_that_sleeps() -> None:
    async def test() -> None:
        async with house() as home:
            table, anne, seat = await slow(home)
            luc = coming(home, table, seat)
            await quiet()
            anne.go()
            await until(lambda: bool(luc.told))

            assert seat == luc.welcome.seat

    asyncio.run(test())


def test_newcomer_sees_the_hand_of_the_seat_and_no_other() -> None:
    async def test() -> None:
        async with house() as home:
            table, _, seat = await slow(home)
            luc = coming(home, table, seat)
            await quiet()
            home.clock.pass_by(PACE_S)
            await until(lambda: bool(luc.of(Welcome)))
            await quiet()
            hands = {zone.name: zone.items for zone in luc.view.zones if zone.name.startswith("hand:")}
            seen = [name for name, items in hands.items() if any(item.face for item in items)]

            assert [f"hand:{seat}"] == seen

    asyncio.run(test())


def test_seat_that_is_kept_for_somebody_who_is_away_is_not_offered() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, "person", "person", "simple", "simple", delay_s=5)
            await home.come(table)
            marie = await home.come(table)
            marie.go()
            await quiet()
            home.clock.pass_by(6)
            await quiet()

            assert table.now().seats[1].stand_in
            assert [2, 3] == [each.seat for each in table.now().seats if each.open]

    asyncio.run(test())


@pytest.mark.parametrize(("seat", "answer"), [(2, "sat-elsewhere"), (0, 0), (None, 0)])
def test_who_gave_a_seat_up_may_take_no_other_one_in_the_same_match(
    seat: int | None, answer: str | int
) -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, "person", "person", "simple", "simple")
            anne, again = home.guest(table, "anne"), home.guest(table, "anne")
            await anne.say(Join(table.code, "Anne"))
            await home.come(table)
            await anne.say(Leave())
            await again.say(Join(table.code, "Anne", seat=seat))
            await until(lambda: bool(again.told))

            assert answer == (again.welcome.seat if again.of(Welcome) else again.problem.code)

    asyncio.run(test())


async def given_up(home: House) -> tuple[Table, Guest]:
    """A running match of Anne and three whom the house knows as well, of whom one has given seat 3 up."""
    table = await home.table(COINCHE)
    anne, *_, zoe = [await home.come(table, name, player=name) for name in ("anne", "luc", "marie", "zoe")]
    await zoe.say(Leave())
    return table, anne


def answered(guest: Guest) -> str | int | None:
    """The seat that somebody was given, or the problem."""
    return guest.welcome.seat if guest.of(Welcome) else guest.problem.code


@pytest.mark.parametrize(
    ("asked", "answer"), [({}, "unknown"), ({"seat": 3}, "unknown"), ({"watch": True}, None)]
)
def test_whom_the_house_does_not_know_may_watch_a_running_match_alone(
    asked: dict[str, Any], answer: str | None
) -> None:
    async def test() -> None:
        async with house() as home:
            table, _ = await given_up(home)

            assert answer == answered(await home.come(table, "Prog", **asked))

    asyncio.run(test())


def test_whom_the_house_does_not_know_comes_back_to_their_own_seat() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, *ALONE)
            guest = await home.come(table)
            guest.go()

            assert 0 == answered(await home.come(table, code=guest.welcome.code))

    asyncio.run(test())


@pytest.mark.parametrize(("seat", "answer"), [(2, "sat-elsewhere"), (3, 3)])
def test_who_gave_a_seat_up_is_known_after_the_table_was_read_again(seat: int, answer: str | int) -> None:
    async def test() -> None:
        async with house() as home:
            table, anne = await given_up(home)
            table.close()
            again = await home.lobby.find(table.code)
            assert again is not None
            await home.come(again, "Anne", code=anne.welcome.code, player="anne")
            home.store.tables[table.code].persons.pop(2)

            assert answer == answered(await home.come(again, "Zoé", player="zoe", seat=seat))

    asyncio.run(test())


def test_table_is_read_again_when_the_number_of_one_who_left_becomes_another() -> None:
    async def test() -> None:
        async with house() as home:
            table, _ = await given_up(home)
            home.lobby.forget_player("nobody")
            before = table.closed
            home.lobby.forget_player("zoe")

            assert [False, True] == [before, table.closed]

    asyncio.run(test())


def test_match_is_kept_under_the_name_of_who_took_a_seat_over() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, *ALONE)
            await home.come(table, "Anne")
            before = home.store.played[table.code][-1].names
            await home.come(table, "Luc", player="luc", seat=2)

            assert (*before[:2], "Luc", before[3]) == home.store.played[table.code][-1].names

    asyncio.run(test())


@pytest.mark.parametrize(
    ("plan", "asked", "newcomers"),
    [
        (ALONE, {}, True),
        (BOTS, {}, False),
        (BOTS, {"public": True}, True),
        (BOTS, {"newcomers": True}, True),
        (ALONE, {"newcomers": False}, False),
    ],
)
def test_newcomers_are_welcome_unless_the_maker_says_no_or_bots_play_alone(
    plan: list[str], asked: dict[str, bool], newcomers: bool
) -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, *plan, **asked)

            assert newcomers == table.view.newcomers

    asyncio.run(test())
