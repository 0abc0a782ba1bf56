"""A move is written before anybody is told; stale and repeated ones do no harm."""

import asyncio

import pytest
from tests.tables.house import CLASSIC, COINCHE, Guest, House, house, play_out, quiet, until
from tests.tables.ports import MemoryStore

from rebelote.tables.ports import Entry
from rebelote.tables.table import Table
from rebelote.tables.visitor import Visitor
from rebelote.wire.messages import Act, Frozen, Join, Problem, Refused, Say, Start, Sync, Update


async def four(home: House, setup: str = COINCHE) -> tuple[Table, list[Guest]]:
    """Four persons in a match, about to bid."""
    table = await home.table(setup)
    guests = [await home.come(table) for _ in range(4)]
    while guests[0].facts["phase"] != "bidding":
        await due(guests).act(due(guests).view.choices[0], id=f"before {guests[0].update.ply}")
    return table, guests


def due(guests: list[Guest]) -> Guest:
    """The guest for whom the match waits."""
    return guests[guests[0].view.due[0]]


def entries(store: MemoryStore, table: Table) -> tuple[Entry, ...]:
    """The moves of the first match that were kept."""
    return store.played[table.code][0].entries if store.played[table.code] else ()


def test_nobody_is_told_before_the_move_is_written() -> None:
    async def test() -> None:
        async with house() as home:
            _, guests = await four(home)
            writing = asyncio.Event()
            home.store.before = writing.wait
            guest, ply = due(guests), guests[0].update.ply
            await guest.act(guest.view.choices[0])
            meanwhile = [each.update.ply for each in guests]
            writing.set()
            await quiet()

            assert [ply] * 4 == meanwhile
            assert [ply + 1] * 4 == [each.update.ply for each in guests]

    asyncio.run(test())


def test_move_that_cannot_be_written_is_told_to_nobody_and_cuts_the_lines() -> None:
    async def test() -> None:
        async with house() as home:
            table, guests = await four(home)
            home.store.down = True
            guest, ply = due(guests), guests[0].update.ply
            await guest.act(guest.view.choices[0])

            assert [ply] * 4 == [each.update.ply for each in guests]
            assert all(each.visitor.closed for each in guests)
            assert table.closed

    asyncio.run(test())


def test_table_that_lost_its_store_goes_on_where_the_log_ends() -> None:
    async def test() -> None:
        async with house() as home:
            table, guests = await four(home)
            home.store.down = True
            guest, ply = due(guests), guests[0].update.ply
            await guest.act(guest.view.choices[0])
            home.store.down = False
            again = await home.lobby.find(table.code)
            assert again is not None
            back = await home.come(again, code=guest.welcome.code)
            await back.act(back.view.choices[0])

            assert ply + 1 == back.update.ply

    asyncio.run(test())


def test_act_that_arrives_twice_is_made_once() -> None:
    async def test() -> None:
        async with house() as home:
            _, guests = await four(home)
            guest = due(guests)
            act = Act(guest.update.match, guest.update.ply, guest.view.choices[0], "k1")
            await guest.say(act)
            await guest.say(act)

            assert act.ply + 1 == guest.update.ply
            assert ["k1"] == guest.update.ack
            assert [] == guest.of(Refused)

    asyncio.run(test())


def test_act_that_arrives_again_after_a_restart_is_made_once() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with house(store) as home:
            table, guests = await four(home)
            guest = due(guests)
            act = Act(guest.update.match, guest.update.ply, guest.view.choices[0], "k1")
            await guest.say(act)
        async with house(store, seed=9) as home:
            found = await home.lobby.find(table.code)
            assert found is not None
            back = await home.come(found, code=guest.welcome.code)
            await back.say(act)

            assert ["k1"] == back.update.ack
            assert act.ply + 1 == back.update.ply

    asyncio.run(test())


def test_stale_act_is_refused_and_what_was_missed_is_told() -> None:
    async def test() -> None:
        async with house() as home:
            _, guests = await four(home)
            guest = due(guests)
            await guest.act("p", ply=0)

            assert "stale" == guest.refusal.reason.code
            assert guest.update.ply == guest.refusal.ply

    asyncio.run(test())


def test_of_two_acts_at_the_same_instant_that_of_the_lower_seat_is_made() -> None:
    async def test() -> None:
        async with house() as home:
            table, guests = await four(home, f"{COINCHE};coinche_when=any_time")
            bidder = due(guests)
            await bidder.act("80h")
            others = [each for each in guests if "x" in each.view.choices]
            for guest in reversed(others):
                table.hear(guest.visitor, Act(guest.update.match, guest.update.ply, "x", "m"))
            await quiet()

            assert 2 == len(others)
            assert others[0].view.seat == guests[0].update.events[0].facts["seat"]
            assert "stale" == others[1].refusal.reason.code

    asyncio.run(test())


async def choosing(home: House) -> tuple[Table, list[Guest]]:
    """Four persons who choose at the same time."""
    table = await home.table("updown/bistro", *["person"] * 4)
    guests = [await home.come(table) for _ in range(4)]
    while guests[0].view.due != [0, 1, 2, 3]:
        await due(guests).act(due(guests).view.choices[0], id=f"before {guests[0].update.ply}")
    return table, guests


def test_of_choices_at_the_same_time_none_is_stale() -> None:
    async def test() -> None:
        async with house() as home:
            table, guests = await choosing(home)
            ply = guests[0].update.ply
            for guest in guests:
                table.hear(guest.visitor, Act(1, ply, guest.view.choices[0], "m"))
            await quiet()

            assert [[]] * 4 == [guest.of(Refused) for guest in guests]
            assert [0, 1, 2, 3] == [each.seat for each in entries(home.store, table) if each.act == "m"]

    asyncio.run(test())


def test_second_choice_for_a_ply_that_was_chosen_in_is_stale() -> None:
    async def test() -> None:
        async with house() as home:
            _, guests = await choosing(home)
            ply, choices = guests[2].update.ply, guests[2].view.choices
            await guests[2].act(choices[0], id="first")
            await guests[2].act(choices[-1], id="second", ply=ply)

            assert ("second", "stale") == (guests[2].refusal.id, guests[2].refusal.reason.code)

    asyncio.run(test())


def test_act_that_comes_at_once_with_its_join_is_not_put_before_it() -> None:
    async def test() -> None:
        async with house() as home:
            table, guests = await four(home)
            ply = guests[0].update.ply
            returning = [Visitor() for _ in range(4)]
            for guest, line in reversed(list(zip(guests, returning, strict=True))):
                table.hear(line, Join(table.code, code=guest.welcome.code))
                table.hear(line, Act(1, ply, "p", f"again {guest.view.seat}"))
            await quiet()
            told = [await each.next() for each in returning for _ in range(each.waiting)]

            assert [] == [each for each in told if isinstance(each, Problem)]
            assert ply + 1 == guests[0].update.ply

    asyncio.run(test())


def test_illegal_move_is_refused_with_its_rule_to_its_seat_alone() -> None:
    async def test() -> None:
        async with house() as home:
            _, guests = await four(home)
            guest, ply = due(guests), guests[0].update.ply
            other = guests[(guest.view.seat or 0) + 1 & 3]
            await guest.act("xx")
            await other.act("p")

            assert [ply] * 4 == [each.update.ply for each in guests]
            assert guest.refusal.reason.code
            assert "not-your-turn" == other.refusal.reason.code
            assert [1, 1] == [len(each.of(Refused)) for each in (guest, other)]

    asyncio.run(test())


@pytest.mark.parametrize("text", ["Zz", "{7s8s}", "💣", "p p", "cut٣", "9" * 300])
def test_text_that_is_no_move_is_refused(text: str) -> None:
    async def test() -> None:
        async with house() as home:
            table, guests = await four(home)
            await due(guests).act(text)

            assert due(guests).refusal.reason.code
            assert "playing" == table.status

    asyncio.run(test())


def test_nobody_moves_for_chance() -> None:
    async def test() -> None:
        async with house() as home:
            table, guests = await four(home)
            await due(guests).act("{dealer=1}")

            assert due(guests).refusal.reason.code
            assert "playing" == table.status

    asyncio.run(test())


def test_spectator_sees_no_hand_and_does_not_move() -> None:
    async def test() -> None:
        async with house() as home:
            table, _ = await four(home)
            guest = await home.come(table, watch=True)
            await guest.act("p")

            hands = [zone for zone in guest.view.zones if zone.name.startswith("hand:")]
            assert [""] == sorted({thing.face for zone in hands for thing in zone.items})
            assert "not-seated" == guest.refusal.reason.code

    asyncio.run(test())


def test_move_without_a_match_is_refused() -> None:
    async def test() -> None:
        async with house() as home:
            guest = await home.come(await home.table())
            await guest.say(Act(1, 0, "p", "a"))

            assert "no-match" == guest.refusal.reason.code

    asyncio.run(test())


def test_who_returns_is_told_what_was_missed() -> None:
    async def test() -> None:
        async with house() as home:
            table, guests = await four(home)
            lost = guests[(guests[0].view.due[0] + 2) % 4]
            seen = lost.seen
            lost.go()
            await due(guests).act("p")
            back = await home.come(table, code=lost.welcome.code, seen=seen)

            assert seen.ply == back.update.since
            assert ["called"] == [each.code for each in back.update.events]

    asyncio.run(test())


def test_whole_view_is_shown_to_who_has_seen_nothing_and_to_who_asks() -> None:
    async def test() -> None:
        async with house() as home:
            table, guests = await four(home)
            back = await home.come(table, code=guests[0].welcome.code)
            first = back.update
            await back.say(Sync())

            assert [None, None] == [first.since, back.update.since]
            assert "phase" in first.view.facts
            assert first.view.facts == back.update.view.facts

    asyncio.run(test())


def test_seen_from_the_future_or_another_match_is_shown_the_whole_view() -> None:
    async def test() -> None:
        async with house() as home:
            table, guests = await four(home)
            for match, ply in ((1, 10_000), (7, 0)):
                back = await home.come(
                    table, code=guests[0].welcome.code, seen=type(guests[0].seen)(match, ply)
                )
                assert None is back.update.since

    asyncio.run(test())


def test_named_facts_that_have_not_changed_are_not_sent_again() -> None:
    async def test() -> None:
        async with house() as home:
            _, guests = await four(home)
            guest = due(guests)
            await guest.act("p")

            assert "calls" in guest.update.view.facts
            assert "totals" not in guest.update.view.facts

    asyncio.run(test())


def test_match_is_played_to_its_end_and_another_begun() -> None:
    async def test() -> None:
        async with house() as home:
            table, guests = await four(home, f"{CLASSIC};end_mode=single_deal")
            await play_out(table, guests)
            first = guests[0].update
            await guests[2].say(Start())
            await quiet()

            assert first.result is not None
            assert (2, "playing") == (guests[0].update.match, table.status)
            assert home.store.played[table.code][0].over

    asyncio.run(test())


def test_table_of_bots_alone_plays_to_its_end_without_any_client() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(f"{COINCHE};target=501", *["simple"] * 4)
            await until(lambda: table.status == "over")

            assert home.store.played[table.code][0].over

    asyncio.run(test())


def test_table_of_bots_goes_on_after_a_restart() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with house(store) as home:
            table = await home.table(f"{COINCHE};target=501", *["simple"] * 4)
            await until(lambda: len(entries(store, table)) > 20)
        before = entries(store, table)
        async with house(store, seed=9) as home:
            await home.lobby.resume()
            await until(lambda: store.played[table.code][0].over)

            assert before == entries(store, table)[: len(before)]

    asyncio.run(test())


def test_fault_of_ours_stops_the_table_and_is_reported_with_its_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        async with house() as home:
            table, guests = await four(home)
            ply = guests[0].update.ply

            def broken(*_: object) -> None:
                raise ZeroDivisionError

            monkeypatch.setattr(type(table.course.match.game), "step", broken)  # type: ignore[union-attr]
            await due(guests).act("p")

            assert "frozen" == table.status
            assert 4 == sum(len(each.of(Frozen)) for each in guests)
            assert all(
                text in home.store.reports[0] for text in (COINCHE, f"after {ply} moves", "ZeroDivision")
            )

    asyncio.run(test())


def test_stopped_table_answers_that_it_has_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with house() as home:
            table, guests = await four(home)
            with monkeypatch.context() as broken:
                broken.setattr(type(table.course.match.game), "step", None)  # type: ignore[union-attr]
                await due(guests).act("p")
            late = await home.come(table, watch=True)

            assert ("frozen", True) == (late.problem.code, late.problem.fatal)

    asyncio.run(test())


def test_slow_line_is_told_several_moves_in_one_update() -> None:
    async def test() -> None:
        async with house() as home:
            table, guests = await four(home)
            slow = Visitor()
            table.hear(slow, Join(table.code, watch=True))
            await quiet()
            first = [await slow.next() for _ in range(2)][-1]
            for _ in range(3):
                await due(guests).act("p", id=f"{guests[0].update.ply}")
            update = await slow.next()

            assert isinstance(first, Update)
            assert isinstance(update, Update)
            assert (first.ply, first.ply + 3) == (update.since, update.ply)
            assert ["called"] * 3 == [each.code for each in update.events]

    asyncio.run(test())


def test_line_that_hears_nothing_is_cut() -> None:
    async def test() -> None:
        async with house() as home:
            table, guests = await four(home)
            deaf = Visitor()
            table.hear(deaf, Join(table.code, watch=True))
            for _ in range(310):
                await guests[0].say(Say("hello"))

            assert deaf.closed
            assert not guests[0].visitor.closed

    asyncio.run(test())
