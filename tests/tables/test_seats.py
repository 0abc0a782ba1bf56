"""Who sits where, who comes and goes, and who plays for whom."""

import asyncio

import pytest
from tests.tables.house import CLASSIC, COINCHE, House, house, quiet, until

from rebelote.engine import SetupError
from rebelote.wire.http import NewTable
from rebelote.wire.messages import Join, Leave, Said, Say, Seats, Sit, Start


def test_first_comer_gets_the_first_seat_that_is_meant_for_a_person() -> None:
    async def test() -> None:
        async with house() as home:
            guest = await home.come(await home.table(COINCHE, "simple", "person", "person", "simple"))

            assert 1 == guest.welcome.seat

    asyncio.run(test())


def test_match_begins_when_the_last_person_has_come() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, "person", "simple", "person", "simple")
            await home.come(table)
            before = table.status
            await home.come(table)

            assert ["waiting", "playing"] == [before, table.status]

    asyncio.run(test())


def test_person_may_start_and_bots_fill_the_free_seats() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE)
            guest = await home.come(table)
            await guest.say(Start())

            assert "playing" == table.status
            assert ["person", "bot", "bot", "bot"] == [each.kind for each in guest.of(Seats)[-1].seats]

    asyncio.run(test())


@pytest.mark.parametrize(("join", "seat"), [({"seat": 2}, 2), ({}, 1)])
@pytest.mark.parametrize("public", [True, False])
def test_seat_of_a_bot_may_be_taken_in_a_running_match(join: dict[str, int], seat: int, public: bool) -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, "person", "simple", "simple", "simple", public=public)
            await home.come(table)
            late = await home.come(table, "Luc", player="luc", **join)

            assert seat == late.welcome.seat
            assert "playing" == late.welcome.status
            assert 8 == len(next(zone for zone in late.view.zones if zone.name == f"hand:{seat}").items)

    asyncio.run(test())


@pytest.mark.parametrize(
    ("join", "code"), [({"seat": 0}, "seat-taken"), ({"seat": 5}, "seat-taken"), ({}, "full")]
)
def test_seat_that_is_taken_is_refused(join: dict[str, int], code: str) -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, "person", "simple", "simple", "simple", newcomers=False)
            await home.come(table)
            other = await home.come(table, **join)

            assert (code, False) == (other.problem.code, other.problem.fatal)

    asyncio.run(test())


def test_seat_that_is_planned_for_a_bot_is_not_free_before_the_match() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, "person", "person", "simple", "simple", public=True)
            anne = await home.come(table)
            other = await home.come(table, seat=2)
            await anne.say(Sit(3))

            assert ("waiting", "seat-taken") == (table.status, other.problem.code)
            assert ("seat-taken", 3) == (anne.problem.code, anne.problem.facts["seat"])

    asyncio.run(test())


@pytest.mark.parametrize(("join", "code"), [({"seat": 2}, "seat-taken"), ({}, "full")])
@pytest.mark.parametrize("public", [True, False])
def test_seat_that_is_planned_for_a_bot_stays_its_own_where_newcomers_only_watch(
    join: dict[str, int], code: str, public: bool
) -> None:
    async def test() -> None:
        async with house() as home:
            plan = ("person", "simple", "simple", "simple")
            table = await home.table(COINCHE, *plan, public=public, newcomers=False)
            await home.come(table)
            other = await home.come(table, **join)

            assert ("playing", code) == (table.status, other.problem.code)

    asyncio.run(test())


@pytest.mark.parametrize(("newcomers", "open_seats"), [(True, [1, 2, 3]), (False, [])])
def test_seats_that_may_be_taken_are_marked_open(newcomers: bool, open_seats: list[int]) -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, "person", "simple", "simple", "simple", newcomers=newcomers)
            await home.come(table)

            assert open_seats == [each.seat for each in table.now().seats if each.open]

    asyncio.run(test())


@pytest.mark.parametrize(("join", "seat"), [({"seat": 2}, 2), ({}, 1)])
def test_seat_meant_for_a_person_may_be_taken_from_its_bot_in_a_running_match(
    join: dict[str, int], seat: int
) -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE)
            await (await home.come(table)).say(Start())
            late = await home.come(table, player="luc", **join)

            assert seat == late.welcome.seat

    asyncio.run(test())


def test_problem_counts_seats_from_0_and_its_sentence_from_1() -> None:
    async def test() -> None:
        async with house() as home:
            other = await home.come(await home.table(COINCHE), seat=5, words=True)

            assert (5, "Seat 6 is not free.") == (other.problem.facts["seat"], other.problem.words)

    asyncio.run(test())


def test_wrong_seat_code_gives_no_seat() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table()
            guest = await home.come(table, code="AAAAAAAA")

            assert ("seat-code", True) == (guest.problem.code, guest.problem.fatal)
            assert guest.visitor.closed

    asyncio.run(test())


def test_code_gives_the_seat_back_on_another_device() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table()
            guest = await home.come(table, "Anne", seat=3)
            other = await home.come(table, code=guest.welcome.code)

            assert 3 == other.welcome.seat
            assert "Anne" == other.welcome.seats[3].name

    asyncio.run(test())


def test_code_itself_is_not_kept() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table()
            guest = await home.come(table, "Anne")

            assert guest.welcome.code not in repr(home.store.tables)

    asyncio.run(test())


def test_bot_stands_in_after_the_delay_and_gives_the_seat_back_at_once() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, "person", "person", "simple", "simple", delay_s=40)
            one, other = await home.come(table), await home.come(table)
            code = other.welcome.code
            other.go()
            await quiet()
            home.clock.pass_by(39)
            await quiet()
            before = one.of(Seats)[-1].seats[1]
            home.clock.pass_by(1)
            await quiet()
            after = one.of(Seats)[-1].seats[1]
            await home.come(table, code=code)
            await quiet()
            back = one.of(Seats)[-1].seats[1]

            assert [(True, False), (True, True), (False, False)] == [
                (each.away, each.stand_in) for each in (before, after, back)
            ]

    asyncio.run(test())


def test_who_returns_before_the_delay_is_not_replaced_by_an_old_countdown() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, "person", "person", "simple", "simple", delay_s=40)
            one, other = await home.come(table), await home.come(table)
            other.go()
            await quiet()
            home.clock.pass_by(39)
            again = await home.come(table, code=other.welcome.code)
            again.go()
            await quiet()
            home.clock.pass_by(2)
            await quiet()

            assert not one.of(Seats)[-1].seats[1].stand_in

    asyncio.run(test())


def test_table_that_everybody_has_left_waits_for_them() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, "person", "simple", "simple", "simple", delay_s=5)
            guest = await home.come(table)
            await until(lambda: guest.view.seat in guest.view.due)
            code, ply = guest.welcome.code, guest.update.ply
            guest.go()
            await quiet()
            home.clock.pass_by(1000)
            await quiet()
            back = await home.come(table, code=code)
            await quiet()

            assert ply == back.update.ply

    asyncio.run(test())


def test_seat_that_is_given_up_is_a_bots_and_its_code_is_void() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, "person", "person", "simple", "simple")
            one, other = await home.come(table), await home.come(table)
            await other.say(Leave())
            again = await home.come(table, code=other.welcome.code)

            assert "bot" == one.of(Seats)[-1].seats[1].kind
            assert None is other.view.seat
            assert "seat-code" == again.problem.code

    asyncio.run(test())


def test_seats_may_be_changed_before_the_match() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table()
            guest = await home.come(table, "Anne")
            await guest.say(Sit(2))
            again = await home.come(table, code=guest.welcome.code)

            assert ["", "", "Anne", ""] == [each.name for each in guest.of(Seats)[-1].seats]
            assert 2 == again.welcome.seat

    asyncio.run(test())


def test_seats_may_not_be_changed_in_a_match() -> None:
    async def test() -> None:
        async with house() as home:
            guest = await home.come(await home.table(COINCHE, "person", "simple", "simple", "simple"))
            await guest.say(Sit(2))

            assert "running" == guest.problem.code

    asyncio.run(test())


def test_second_join_on_a_line_is_refused() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table()
            guest = await home.come(table)
            await guest.say(Join(table.code))

            assert "joined" == guest.problem.code

    asyncio.run(test())


def test_nothing_may_be_said_before_joining() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table()
            guest = await home.come(table, code="AAAAAAAA")
            await guest.say(Start())

            assert "waiting" == table.status

    asyncio.run(test())


def test_spectator_may_not_speak_or_start() -> None:
    async def test() -> None:
        async with house() as home:
            guest = await home.come(await home.table(), watch=True)
            await guest.say(Say("hello"))
            await guest.say(Start())

            assert ["not-seated"] * 2 == [each.code for each in guest.told[-2:]]  # type: ignore[union-attr]

    asyncio.run(test())


def test_set_phrase_is_heard_by_everybody_and_others_are_refused() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table()
            one, other = await home.come(table), await home.come(table)
            await other.say(Say("thanks"))
            await other.say(Say("buy my coins"))
            await quiet()

            assert [Said(1, "thanks")] == one.of(Said)
            assert "phrase" == other.problem.code

    asyncio.run(test())


def test_name_is_one_line_of_signs_that_can_be_seen() -> None:
    async def test() -> None:
        async with house() as home:
            guest = await home.come(await home.table(), " An\nne\u202e\t M. ")

            assert "An ne M." == guest.welcome.seats[0].name

    asyncio.run(test())


@pytest.mark.parametrize(
    "asked",
    [
        NewTable("poker/holdem"),
        NewTable(COINCHE, changes=["target=-1"]),
        NewTable(COINCHE, seats=3),
        NewTable(COINCHE, plan=["person"]),
        NewTable(COINCHE, plan=["person", "genius", "simple", "simple"]),
        NewTable(CLASSIC, bot="genius"),
    ],
)
def test_table_that_makes_no_sense_is_not_made(asked: NewTable) -> None:
    async def test() -> None:
        home = House()
        with pytest.raises(SetupError):
            await home.lobby.make(asked)

        assert {} == home.store.tables

    asyncio.run(test())


def test_language_of_each_seat_is_its_own() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table()
            await home.come(table, language="lb")
            guest = await home.come(table, language="de")

            assert ["lb", "de"] == [each.language for each in guest.welcome.seats[:2]]

    asyncio.run(test())
