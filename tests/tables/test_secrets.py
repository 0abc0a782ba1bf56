"""What is chosen in secret leaves no trace on anybody's line before all have chosen: no byte, no message (W25)."""

import asyncio
import itertools
import random
import re
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from tests.tables.house import Guest, House, house, quiet, until
from tests.tables.ports import MemoryStore

from rebelote.cards import Seat
from rebelote.engine import addresses, find
from rebelote.engine.playout import Moment, Stuck, playout
from rebelote.tables.ports import Entry
from rebelote.tables.table import Table
from rebelote.wire.messages import AskSheet, Leave, Speak, Sync

PERSONS = ("person",) * 4


async def choosing(home: House, *plan: str, **more: Any) -> tuple[Table, list[Guest]]:
    """People who owe a card each before a small misère, in the order of seats, and a spectator."""
    table = await home.table("whist/simple", *plan or PERSONS, **more)
    guests = [await home.come(table, words=True) for each in plan or PERSONS if each == "person"]
    guests.append(await home.come(table, watch=True, words=True))
    await until(lambda: all(each.told and each.view.due for each in guests))
    calls = 0
    while guests[0].view.due != [0, 1, 2, 3]:
        (able,) = [each for each in guests if each.view.seat in each.view.due]
        await able.act("p" if "pm" not in able.view.choices else "pm", id=f"call {(calls := calls + 1)}")
    return table, guests


async def listened(early: tuple[int, ...], listener: int) -> list[str]:
    """Everything that one line is sent while some seats choose, and others do not."""
    async with house(seed=4) as home:
        table, guests = await choosing(home, turn_s=600)
        before = len(guests[listener].texts)
        for seat in early:
            home.clock.pass_by(1)
            await guests[seat].act(guests[seat].view.choices[seat], id="aside")
        home.clock.pass_by(60 - len(early))
        for question in (Sync(guests[listener].seen), Sync(None), Speak("de"), AskSheet()):
            await guests[listener].say(question)
        assert 4 == len(table.course.match.state.aside)  # type: ignore[union-attr]
        # what tells persons apart is drawn by lot with their seats
        return [re.sub('"who":"[^"]+"', '"who":""', each) for each in guests[listener].texts[before:]]


@pytest.mark.parametrize("listener", [0, 2, 4])
def test_line_is_sent_the_same_whoever_has_chosen_meanwhile(listener: int) -> None:
    others = [each for each in range(4) if each != listener][:3]
    nobody = asyncio.run(listened((), listener))

    assert len(nobody) >= 4
    for count in (1, 2, 3) if listener < 4 else (1, 2):
        for early in itertools.islice(itertools.permutations(others, count), 3):
            assert nobody == asyncio.run(listened(early, listener))


async def answered(early: tuple[int, ...]) -> list[str]:
    """What seat 1 is sent for its own choice, after some others have made theirs."""
    async with house(seed=4) as home:
        _, guests = await choosing(home, turn_s=600)
        for seat in early:
            await guests[seat].act(guests[seat].view.choices[0], id="aside")
        home.clock.pass_by(30)
        before = len(guests[1].texts)
        await guests[1].act(guests[1].view.choices[0], id="aside")
        await guests[1].act("~Ah", id="again")
        await guests[1].say(Sync(guests[1].seen))
        return guests[1].texts[before:]


def test_answer_to_ones_own_choice_does_not_say_whether_others_have_chosen() -> None:
    alone = asyncio.run(answered(()))

    assert [alone] * 3 == [asyncio.run(answered(early)) for early in ((0,), (3, 2), (2, 0))]


def test_number_of_moves_is_the_same_for_all_when_all_have_chosen() -> None:
    async def test() -> list[list[tuple[int, int | None]]]:
        async with house(seed=4) as home:
            _, guests = await choosing(home)
            start = guests[0].update.ply
            for seat in (2, 0, 3, 1):
                await guests[seat].act(guests[seat].view.choices[0], id="aside")
            return [
                [(each.update.ply - start, None if each.update.since is None else each.update.since - start)]
                for each in guests
            ]

    assert [[(4, 1)], [(4, 0)], [(4, 1)], [(4, 1)], [(4, 0)]] == asyncio.run(test())


def test_who_comes_back_with_a_number_told_before_is_told_the_rest_as_events() -> None:
    async def test() -> list[str]:
        async with house(seed=4) as home:
            table, guests = await choosing(home)
            for seat in (2, 0):
                await guests[seat].act(guests[seat].view.choices[0], id="aside")
            seen = guests[0].seen
            guests[0].go()
            for seat in (3, 1):
                await guests[seat].act(guests[seat].view.choices[0], id="aside")
            back = await home.come(table, code=guests[0].welcome.code, seen=seen)
            await quiet()
            return [each.code for each in back.update.events]

    assert "aside-laid" == asyncio.run(test())[0]


def test_choice_that_was_sent_twice_is_made_once() -> None:
    async def test() -> tuple[list[list[str]], int]:
        async with house(seed=4) as home:
            table, guests = await choosing(home)
            for seat in (3, 1):
                await guests[seat].act(guests[seat].view.choices[0], id="aside")
            ply, move = guests[1].update.ply - 1, "~2s"
            await guests[1].act(move, id="aside", ply=ply)
            acks = [each.ack for each in guests[1].told[-2:]]  # type: ignore[union-attr]
            return acks, sum(each.act == "aside" for each in entries(home, table))

    assert ([["aside"], ["aside"]], 2) == asyncio.run(test())


def entries(home: House, table: Table) -> tuple[Entry, ...]:
    """The moves of the match."""
    return home.store.played[table.code][-1].entries


def test_bots_that_choose_at_the_same_time_need_the_time_of_one() -> None:
    async def test() -> list[int]:
        async with house(seed=4) as home:
            table, guests = await choosing(home)
            table.plan = replace(table.plan, pace_ms=1000)
            for seat in (1, 2, 3):
                await guests[seat].say(Leave())
            before, made = len(entries(home, table)), []
            for seconds in (0.9, 0.1):
                home.clock.pass_by(seconds)
                await quiet()
                made.append(len(entries(home, table)) - before)
            return made

    assert [0, 3] == asyncio.run(test())


def test_one_clock_runs_for_all_who_choose_at_the_same_time() -> None:
    async def test() -> tuple[int, list[int], list[list[int]]]:
        async with house(seed=4) as home:
            _, guests = await choosing(home, turn_s=60)
            home.clock.pass_by(20)
            await guests[2].act(guests[2].view.choices[0], id="aside")
            await guests[1].say(Sync(None))
            left = guests[1].update.clock.left_ms
            home.clock.pass_by(40)
            await until(lambda: all(not each.view.choices or len(each.view.due) == 1 for each in guests))
            clock = guests[4].update.clock
            return left, clock.moved_for, [each.update.clock.moved_for for each in guests[:3]]

    assert (40_000, [0, 1, 3], [[1, 3], [0, 3], [0, 1, 3]]) == asyncio.run(test())


def test_clock_goes_on_over_a_restart_as_if_nobody_had_chosen() -> None:
    async def test() -> int:
        store = MemoryStore()
        async with house(store, seed=4) as here:
            table, guests = await choosing(here, turn_s=60)
            here.clock.pass_by(20)
            await guests[2].act(guests[2].view.choices[0], id="aside")
        async with house(store) as again:
            found = await again.lobby.find(table.code)
            assert found is not None
            back = await again.come(found, code=guests[1].welcome.code)
            return int(back.update.clock.left_ms)

    assert 40_000 == asyncio.run(test())


@pytest.mark.parametrize("address", addresses())
def test_step_that_only_others_are_told_of_changes_nothing_that_a_seat_sees(address: str) -> None:
    """That is why nobody else is sent an update after it."""
    setup, found = find(address), list[Moment]()
    view, seats = setup.game.view, setup.game.seat_numbers(setup.options)[-1]
    with suppress(Stuck):
        start = setup.game.begin(setup.options, seats)
        playout(setup.game, start, random.Random(8), found.append, longest=200)
    for each in found:
        for seat in (None, *map(Seat, range(seats))):
            if each.events and all(event.to not in (None, seat) for event in each.events):
                assert view(each.before, seat) == view(each.after, seat)

    assert len(found) > 20
