"""Where one person puts another out, and where it takes several: clocks, delays, slow tables, how often."""

import asyncio

import pytest
from tests.tables.house import COINCHE, Guest, House, house, quiet, until
from tests.tables.test_votes import FOUR, THREE, TWO, asks, ballots, codes, kinds, seated, stuck

from rebelote.tables.table import Table
from rebelote.wire.ballots import LetIn, Outs, PutOut, Why
from rebelote.wire.http import NewTable
from rebelote.wire.messages import Leave, Seats, Speak


@pytest.mark.parametrize("more", [{"turn_s": 600}, {"turn_s": 86400}, {"delay_s": 600}])
def test_nobody_is_idle_by_five_minutes_where_a_clock_runs_or_the_table_waits_for_longer(
    more: dict[str, int],
) -> None:
    async def test() -> None:
        async with house() as home:
            table, idle, other = await stuck(home, **more)
            home.clock.pass_by(301)
            await quiet()
            assert idle.welcome.seat is not None
            await other.say(PutOut(idle.welcome.seat, "idle"))

            assert (["too-few"], "ppbb") == (codes(other), kinds(table))

    asyncio.run(test())


def test_who_is_there_and_idle_is_put_out_once_the_delay_of_the_table_is_over() -> None:
    async def test() -> None:
        async with house() as home:
            table, idle, other = await stuck(home, delay_s=600)
            home.clock.pass_by(600)
            assert idle.welcome.seat is not None
            await other.say(PutOut(idle.welcome.seat, "idle"))

            assert 1 == kinds(table).count("p")

    asyncio.run(test())


def test_who_is_away_is_not_put_out_as_idle_by_the_only_other_person() -> None:
    async def test() -> None:
        async with house() as home:
            table, idle, other = await stuck(home)
            idle.go()
            home.clock.pass_by(900)
            await quiet()
            assert idle.welcome.seat is not None
            await other.say(PutOut(idle.welcome.seat, "idle"))

            assert (["too-few"], "ppbb") == (codes(other), kinds(table))

    asyncio.run(test())


def test_everybody_at_a_slow_table_counts_and_one_who_is_there_alone_puts_nobody_out() -> None:
    async def test() -> None:
        async with house() as home:
            table, (anne, luc, marie, _) = await seated(home, FOUR, turn_s=259200)
            luc.go()
            marie.go()
            await quiet()
            await anne.say(PutOut(3, "rude"))
            before = kinds(table)
            home.clock.pass_by(3600)
            again = await home.come(table, code=luc.welcome.code, player="player1")
            asked = ballots(again)
            await again.say(PutOut(3))

            assert ["pppp", "pppb"] == [before, kinds(table)]
            assert [(3, [0], 2)] == asked

    asyncio.run(test())


def test_maker_of_a_private_table_puts_one_person_out_in_a_minute() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.lobby.make(asks(TWO), "player0")
            anne = await home.come(table, "Anne", player="player0")
            for each in ("bad", "worse"):
                await home.come(table, each, player=each, seat=1)
                await anne.say(PutOut(1, "rude"))
            soon, kept = codes(anne), kinds(table)
            home.clock.pass_by(60)
            await anne.say(PutOut(1, "rude"))

            assert (["too-fast"], "ppbb", "pbbb") == (soon, kept, kinds(table))
            assert 2 == len(home.store.put_outs)

    asyncio.run(test())


def test_maker_who_has_just_decided_alone_is_one_voice_of_several() -> None:
    async def test() -> None:
        async with house() as home:
            asked = NewTable("rammi/bistro", plan=["person"] * 6, pace_ms=0)
            table = await home.lobby.make(asked, "player0")
            anne, luc, *_ = [await home.come(table, player=f"player{at}") for at in range(6)]
            await anne.say(PutOut(5, "rude"))
            await luc.say(PutOut(4, "rude"))
            await anne.say(PutOut(4))

            assert ("pppppb", (4, [1, 0], 3)) == (kinds(table), ballots(luc)[-1])

    asyncio.run(test())


def test_whom_the_house_does_not_know_may_not_ask_again_under_another_name() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE)
            anne, luc, _ = [await home.come(table, each) for each in ("Anne", "Luc", "Eve")]
            await anne.say(PutOut(2, "rude"))
            await luc.say(PutOut(0, "rude"))

            assert ["too-fast"] == codes(luc)

    asyncio.run(test())


def test_who_agrees_twice_is_told_to_nobody_again() -> None:
    async def test() -> None:
        async with house() as home:
            _, (anne, luc, *_) = await seated(home, FOUR)
            for _ in range(5):
                await anne.say(PutOut(3, "rude"))

            assert [(3, [0], 2)] == ballots(luc) == ballots(anne)

    asyncio.run(test())


def test_who_had_agreed_and_says_so_again_decides_once_others_have_gone() -> None:
    async def test() -> None:
        async with house() as home:
            plan = ("person",) * 5
            table = await home.lobby.make(NewTable("rammi/bistro", plan=list(plan), pace_ms=0), "maker")
            guests = [await home.come(table, player=f"player{at}") for at in range(5)]
            for each in guests[:2]:
                await each.say(PutOut(4, "rude"))
            guests[3].go()
            await quiet()
            before = kinds(table)
            await guests[0].say(PutOut(4))

            assert ["ppppp", "ppppb"] == [before, kinds(table)]

    asyncio.run(test())


def test_newcomer_who_has_the_seat_by_now_is_not_put_out_for_who_had_it() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.lobby.make(asks(THREE), "player0")
            anne, _, eve = [await home.come(table, player=f"player{at}") for at in range(3)]
            meant = table.now().seats[2].who
            await eve.say(Leave())
            await home.come(table, "Léa", player="lea", seat=2)
            await anne.say(PutOut(2, "rude", meant))
            missed, kept = codes(anne), kinds(table)
            await anne.say(PutOut(2, "rude", table.now().seats[2].who))

            assert (["nobody-there"], "pppb", "ppbb") == (missed, kept, kinds(table))

    asyncio.run(test())


def test_what_tells_a_person_is_the_same_in_every_line_and_when_the_table_is_read_again() -> None:
    async def test() -> None:
        async with house() as home:
            table, (anne, luc, _) = await seated(home, THREE)
            first = [each.who for each in anne.welcome.seats[:1]] + [
                each.who for each in luc.welcome.seats[1:2]
            ]
            await luc.say(Speak("lb"))
            table.close()
            await quiet()
            found = await home.lobby.find(table.code)
            assert found is not None
            again = await home.come(found, player="player0")

            assert first == [each.who for each in again.welcome.seats[:2]]
            assert len(set(first)) == 2

    asyncio.run(test())


@pytest.mark.parametrize(
    ("seconds", "why", "turn_s", "cost"),
    [
        (0, "rude", 0, "open"),
        (299, "idle", 0, "open"),
        (300, "idle", 0, "lost"),
        (301, "idle", 600, "open"),
        (301, "idle", 86400, "open"),
    ],
)
def test_who_is_put_out_by_several_is_charged_only_for_keeping_them_waiting(
    seconds: int, why: Why, turn_s: int, cost: str
) -> None:
    async def test() -> None:
        async with house() as home:
            table, guests = await seated(home, FOUR, turn_s=turn_s)
            match = table.course.match
            assert match is not None
            await until(lambda: bool(match.due_seats()))
            due = match.due_seats()[0]
            home.clock.pass_by(seconds)
            for each in [guests[at] for at in range(4) if at != due][:2]:
                await each.say(PutOut(due, why))

            assert (cost, [due] * (cost == "lost")) == (guests[due].problem.facts["cost"], home.store.charged)

    asyncio.run(test())


@pytest.mark.parametrize("maker", [True, False])
def test_who_is_put_out_by_one_person_alone_is_charged(maker: bool) -> None:
    async def test() -> None:
        async with house() as home:
            _, idle, other = await stuck(home)
            if maker:
                _, (other, idle) = await made(home)
            else:
                home.clock.pass_by(300)
            assert idle.welcome.seat is not None
            await other.say(PutOut(idle.welcome.seat, "rude" if maker else "idle"))

            assert ("lost", [idle.welcome.seat]) == (idle.problem.facts["cost"], home.store.charged)

    asyncio.run(test())


def test_nothing_is_said_of_the_rating_before_the_first_match() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE)
            anne, luc, eve = [await home.come(table, each, player=each) for each in ("anne", "luc", "eve")]
            await anne.say(PutOut(2, "rude"))
            await luc.say(PutOut(2))

            assert {"cost": "none"} == eve.problem.facts

    asyncio.run(test())


async def made(home: House) -> tuple[Table, list[Guest]]:
    """A private table of two, with its maker and somebody else."""
    table = await home.lobby.make(asks(TWO), "player0")
    return table, [await home.come(table, each.title(), player=each) for each in ("player0", "player1")]


@pytest.mark.parametrize("again", [True, False])
def test_maker_lets_somebody_in_again_who_takes_their_seat(again: bool) -> None:
    async def test() -> None:
        async with house() as home:
            table, (anne, luc) = await made(home)
            await anne.say(PutOut(1, "rude"))
            if again:
                table.close()
                await quiet()
                found = await home.lobby.find(table.code)
                assert found is not None
                table, anne = found, await home.come(found, player="player0")
            told = anne.of(Outs)[-1].people
            await anne.say(LetIn(told[0].who))
            back = await home.come(table, "Luc", player="player1")
            watching = [] if again else [luc.problem.code]

            assert (["Player1"], []) == ([each.name for each in told], anne.of(Outs)[-1].people)
            assert (1, [], [] if again else ["let-in"]) == (back.welcome.seat, luc.of(Outs), watching)

    asyncio.run(test())


def test_nobody_but_the_maker_lets_anybody_in_and_nobody_lets_themself_in() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.lobby.make(asks(FOUR), "player0")
            anne, luc, marie, jos = [await home.come(table, player=f"player{at}") for at in range(4)]
            await anne.say(PutOut(3, "rude"))
            whom = anne.of(Outs)[-1].people[0].who
            await luc.say(LetIn(whom))
            await jos.say(LetIn(whom))
            await luc.say(PutOut(0, "rude"))
            await marie.say(PutOut(0))
            await anne.say(LetIn(table.now().seats[1].who))

            assert (["nobody-there"], "not-seated") == (codes(luc), jos.problem.code)
            assert ("not-seated", {"player0", "player3"}) == (
                anne.problem.code,
                {*home.store.tables[table.code].outs},
            )

    asyncio.run(test())


def test_same_language_again_is_neither_kept_nor_told_to_others() -> None:
    async def test() -> None:
        async with house() as home:
            _, (anne, luc, _) = await seated(home, THREE)
            before = len(luc.of(Seats))
            for _ in range(5):
                await anne.say(Speak("lb"))

            assert before + 1 == len(luc.of(Seats))

    asyncio.run(test())
