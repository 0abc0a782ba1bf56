"""Persons at a table put one of them out: more than half of the others, or the maker of a private table."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from tests.tables.house import COINCHE, Guest, House, house, quiet, until
from tests.tables.ports import MemoryStore

from rebelote.tables.table import Table
from rebelote.wire.ballots import Ballot, PutOut, Why
from rebelote.wire.http import NewTable
from rebelote.wire.messages import Join, Leave, Parted, Problem, Sit, Speak, Start, Update

FOUR = ("person",) * 4
THREE = ("person", "person", "person", "simple")
TWO = ("person", "person", "simple", "simple")


async def seated(home: House, plan: tuple[str, ...], **more: Any) -> tuple[Table, list[Guest]]:
    """A table at which everybody who is meant to has come, named by their seat."""
    table = await home.lobby.make(asks(plan, **more), "maker")
    people = [f"player{at}" for at, each in enumerate(plan) if each == "person"]
    return table, [await home.come(table, each.title(), player=each) for each in people]


def asks(plan: tuple[str, ...], **more: Any) -> NewTable:
    """What a table of a plan is asked for by."""
    return NewTable(COINCHE, plan=list(plan), pace_ms=0, **more)


def kinds(table: Table) -> str:
    """Who sits where: p for a person, b for a bot, - for nobody."""
    return "".join({"person": "p", "bot": "b", "free": "-"}[each.kind] for each in table.now().seats)


def ballots(guest: Guest) -> list[tuple[int, list[int], int]]:
    """What a guest was told is asked for: of whom, by whom, and how many are needed."""
    return [(each.seat, each.by, each.needs) for each in guest.of(Ballot)]


def codes(guest: Guest) -> list[str]:
    """The problems that a guest was told of."""
    return [each.code for each in guest.of(Problem)]


def test_two_of_three_others_put_a_person_out_and_a_bot_has_the_seat() -> None:
    async def test() -> None:
        async with house() as home:
            table, (anne, luc, marie, _) = await seated(home, FOUR)
            await anne.say(PutOut(3, "rude"))
            before = kinds(table)
            await luc.say(PutOut(3))

            assert ["pppp", "pppb"] == [before, kinds(table)]
            assert [(3, [0], 2), (3, [], 0)] == ballots(marie)
            assert [(3, "Player3", "out")] == [(each.seat, each.name, each.how) for each in marie.of(Parted)]
            assert [(3, "player1", "rude")] == home.store.put_outs

    asyncio.run(test())


def test_half_of_the_others_are_not_enough() -> None:
    async def test() -> None:
        async with house() as home:
            table, (anne, _, _) = await seated(home, THREE)
            await anne.say(PutOut(2, "rude"))
            await anne.say(PutOut(2, "rude"))

            assert "pppb" == kinds(table)
            assert (2, [0], 2) == ballots(anne)[-1]

    asyncio.run(test())


def test_who_is_put_out_is_told_why_in_their_language_and_watches() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE, *THREE)
            anne, luc = await home.come(table, "Anne"), await home.come(table, "Luc")
            metty = await home.come(table, "Metty", player="metty", language="de", words=True)
            await anne.say(PutOut(2, "idle"))
            asked = metty.of(Ballot)[-1].words
            await luc.say(PutOut(2))

            assert "Anne möchte Metty vom Platz weisen: spielt nicht (1 von 2)." == asked
            assert "put-out-idle" == metty.problem.code
            assert "weil Sie nicht gespielt haben" in str(metty.problem.words)
            assert (None, []) == (metty.of(Update)[-1].view.seat, metty.of(Update)[-1].view.choices)

    asyncio.run(test())


@pytest.mark.parametrize("again", [True, False])
def test_who_was_put_out_does_not_come_back_and_may_watch(again: bool) -> None:
    async def test() -> None:
        async with house() as home:
            table, (anne, luc, marie) = await seated(home, THREE)
            code = marie.welcome.code
            await anne.say(PutOut(2, "rude"))
            await luc.say(PutOut(2))
            if again:
                table.close()
                await quiet()
                found = await home.lobby.find(table.code)
                assert found is not None
                table = found
            back = await home.come(table, "Marie", player="player2")
            by_code = await home.come(table, "Marie", player="player2", code=code)
            watching = await home.come(table, "Marie", player="player2", watch=True)

            assert (["put-out"], ["seat-code"]) == (codes(back), codes(by_code))
            assert watching.welcome.seat is None

    asyncio.run(test())


def test_somebody_else_may_take_the_seat_that_was_meant_for_a_person() -> None:
    async def test() -> None:
        async with house() as home:
            table, (anne, luc, _) = await seated(home, THREE)
            await anne.say(PutOut(2, "rude"))
            await luc.say(PutOut(2))
            other = await home.come(table, "Léa", player="other", seat=2)

            assert (2, "pppb") == (other.welcome.seat, kinds(table))

    asyncio.run(test())


def test_maker_of_a_private_table_decides_alone_with_one_other_there() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.lobby.make(asks(TWO), "player0")
            anne, luc = [await home.come(table, each, player=each) for each in ("player0", "player1")]
            await luc.say(PutOut(0, "rude"))
            before = kinds(table)
            await anne.say(PutOut(1, "unfair"))

            assert (["ppbb", "pbbb"], ["too-few", "put-out-unfair"]) == ([before, kinds(table)], codes(luc))

    asyncio.run(test())


@pytest.mark.parametrize(("public", "begins_s"), [(True, 0), (False, 20)])
def test_maker_of_a_public_table_or_a_quick_match_decides_nothing_alone(public: bool, begins_s: int) -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.lobby.make(asks(THREE, public=public), "player0", begins_s)
            anne = await home.come(table, player="player0")
            for each in ("player1", "player2"):
                await home.come(table, player=each)
            await anne.say(PutOut(1, "rude"))

            assert "pppb" == kinds(table)
            assert [(1, [0], 2)] == ballots(anne)

    asyncio.run(test())


@pytest.mark.parametrize("seat", [0, 3, 7])
def test_nobody_puts_out_themself_a_bot_or_a_seat_that_is_not_there(seat: int) -> None:
    async def test() -> None:
        async with house() as home:
            table, (anne, *_) = await seated(home, THREE)
            await anne.say(PutOut(seat, "rude"))

            assert (["nobody-there"], "pppb") == (codes(anne), kinds(table))

    asyncio.run(test())


def test_who_watches_has_no_vote() -> None:
    async def test() -> None:
        async with house() as home:
            table, _ = await seated(home, THREE)
            eve = await home.come(table, watch=True)
            await eve.say(PutOut(1, "rude"))

            assert ["not-seated"] == codes(eve)

    asyncio.run(test())


def test_nobody_asks_twice_within_a_minute_and_what_was_asked_lapses() -> None:
    async def test() -> None:
        async with house() as home:
            _, (anne, luc, *_) = await seated(home, FOUR)
            await anne.say(PutOut(3, "rude"))
            await anne.say(PutOut(2, "rude"))
            home.clock.pass_by(60)
            await luc.say(PutOut(3, "rude"))

            assert ["too-fast"] == codes(anne)
            assert [(3, [0], 2), (3, [1], 2)] == ballots(luc)

    asyncio.run(test())


def test_who_is_away_neither_counts_nor_has_counted() -> None:
    async def test() -> None:
        async with house() as home:
            table, (anne, luc, marie, _) = await seated(home, FOUR)
            await anne.say(PutOut(3, "rude"))
            anne.go()
            await quiet()
            await luc.say(PutOut(3))
            before = kinds(table)
            await marie.say(PutOut(3))

            assert ["pppp", "pppb"] == [before, kinds(table)]
            assert (3, [1], 2) == ballots(luc)[1]

    asyncio.run(test())


def test_person_who_took_the_seat_meanwhile_begins_without_votes() -> None:
    async def test() -> None:
        async with house() as home:
            table, (anne, luc, _, jos) = await seated(home, FOUR)
            await anne.say(PutOut(3, "rude"))
            await jos.say(Leave())
            await home.come(table, "Léa", player="lea", seat=3)
            await luc.say(PutOut(3, "rude"))

            assert "pppp" == kinds(table)

    asyncio.run(test())


def test_another_language_does_not_save_whom_others_want_out() -> None:
    async def test() -> None:
        async with house() as home:
            table, (anne, luc, _, jos) = await seated(home, FOUR)
            await anne.say(PutOut(3, "rude"))
            await jos.say(Speak("lb"))
            await luc.say(PutOut(3))

            assert "pppb" == kinds(table)

    asyncio.run(test())


def test_who_comes_back_within_the_minute_hears_what_is_asked() -> None:
    async def test() -> None:
        async with house() as home:
            table, (anne, _, marie, _) = await seated(home, FOUR)
            await anne.say(PutOut(3, "rude"))
            again = await home.come(table, code=marie.welcome.code, player="player2")

            assert [(3, [0], 2)] == ballots(again)

    asyncio.run(test())


def test_before_the_first_match_the_seat_is_free_again() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(COINCHE)
            anne, luc, eve = [await home.come(table, each, player=each) for each in ("anne", "luc", "eve")]
            await anne.say(PutOut(2, "rude"))
            await luc.say(PutOut(2))
            await eve.say(Join(table.code))
            back = await home.come(table, "eve", player="eve")
            await luc.say(Sit(2))
            await anne.say(Start())

            assert (["put-out"], "pbpb") == (codes(back), kinds(table))

    asyncio.run(test())


async def stuck(home: House, **more: Any) -> tuple[Table, Guest, Guest]:
    """A table of two that waits for one of them, who is there and does nothing; that one comes first."""
    table, guests = await seated(home, TWO, **more)
    match = table.course.match
    assert match is not None
    await until(lambda: bool({0, 1} & set(match.due_seats())))
    due = min({0, 1} & set(match.due_seats()))
    return table, guests[due], guests[1 - due]


def test_table_without_a_clock_waits_for_who_is_there_and_keeps_their_seat() -> None:
    async def test() -> None:
        async with house() as home:
            table, idle, _ = await stuck(home)
            ply = idle.update.ply
            for _ in range(5):
                home.clock.pass_by(3600)
                await quiet()

            assert (ply, "ppbb") == (idle.update.ply, kinds(table))
            assert [] == [each for each in table.now().seats if each.stand_in]

    asyncio.run(test())


@pytest.mark.parametrize(
    ("seconds", "why", "expected"), [(299, "idle", 2), (300, "idle", 1), (900, "rude", 2)]
)
def test_who_has_not_moved_for_five_minutes_is_put_out_by_the_only_other_person_and_the_match_goes_on(
    seconds: int, why: Why, expected: int
) -> None:
    async def test() -> None:
        async with house() as home:
            table, idle, other = await stuck(home)
            ply = other.update.ply
            home.clock.pass_by(seconds)
            assert idle.welcome.seat is not None
            await other.say(PutOut(idle.welcome.seat, why))
            await quiet()

            assert expected == kinds(table).count("p")
            assert (expected == 1) == (other.update.ply > ply)

    asyncio.run(test())


def test_nobody_is_idle_who_is_not_waited_for() -> None:
    async def test() -> None:
        async with house() as home:
            _, idle, other = await stuck(home)
            home.clock.pass_by(900)
            assert other.welcome.seat is not None
            await idle.say(PutOut(other.welcome.seat, "idle"))

            assert ["too-few"] == codes(idle)

    asyncio.run(test())


def test_nobody_kept_others_waiting_while_there_was_no_server() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with house(store) as home:
            table, idle, other = await stuck(home)
        store.played[table.code][-1] = replace(store.played[table.code][-1], idle_s=600)
        async with house(store) as home:
            found = await home.lobby.find(table.code)
            assert found is not None
            assert idle.welcome.seat is not None
            await home.come(found, code=idle.welcome.code)
            back = await home.come(found, code=other.welcome.code)
            await back.say(PutOut(idle.welcome.seat, "idle"))

            assert ["too-few"] == codes(back)

    asyncio.run(test())
