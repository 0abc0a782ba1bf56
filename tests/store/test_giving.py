"""What a finished match gives is computed from its moves, and given once, in SQLite and in PostgreSQL."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import cache

from rebelote.engine import find
from rebelote.engine.playout import playout
from rebelote.people.experience import experience
from rebelote.people.players import Player
from rebelote.people.tally import tally
from rebelote.server.house import People, people_in
from rebelote.server.people.settling import settle
from rebelote.store import DatabaseStore, open_store
from rebelote.tables.codes import table_code
from rebelote.tables.ports import Entry, Person, Plan, Played

SETUP = "belote/ludiclub-classic"
SEED = 3

Test = Callable[[DatabaseStore, People], Awaitable[None]]


def with_people(address: str, test: Test) -> None:
    """Run a test with an open store."""

    async def run() -> None:
        store = await open_store(address)
        try:
            await test(store, people_in(store))
        finally:
            await store.close()

    asyncio.run(run())


@cache
def moves() -> tuple[Entry, ...]:
    """A match at random, each move made by a person."""
    setup = find(SETUP)
    found = playout(setup.game, setup.game.begin(setup.options, 4), random.Random(SEED))
    return tuple(
        Entry(ply, int(seat), setup.game.show(move), "a" if seat >= 0 else "")
        for ply, (seat, move) in enumerate(found.moves)
    )


async def played(store: DatabaseStore, *, plays_on: bool = False, **seats: Player) -> str:
    """A match at a new table that was played to its end by `s0`, `s2`... and bots."""
    while not await store.create(
        code := table_code(), Plan(SETUP, ("person",) * 4, "steady", plays_on=plays_on)
    ):
        continue
    for name, player in seats.items():
        person = Person(player.name, "en", code + name, player.player)
        await store.seat(code, int(name[1]), person)
    names = tuple(seats[f"s{seat}"].name if f"s{seat}" in seats else "Toni" for seat in range(4))
    await store.begin(code, Played(1, 1, names))
    for entry in moves():
        ours = f"s{entry.seat}" in seats
        await store.append(code, 1, entry if ours else Entry(entry.ply, entry.seat, entry.move))
    return code


async def guest(people: People, name: str) -> Player:
    """Somebody whom the house knows."""
    return await people.players.guest(name + table_code(), name, "en", "")


async def again(people: People, player: Player) -> Player:
    """How somebody is known by now."""
    found = await people.players.one(player.player)
    assert found is not None
    return found


def counted(seat: int) -> dict[str, int]:
    """What a seat did in the match."""
    all_ours = tuple(0 for _ in moves())
    found = tally(SETUP, 4, Played(1, 1, (), moves(), True), all_ours, dict.fromkeys(range(4), 0))
    return dict(found.seats[seat])


def winner() -> int:
    """The side that wins the match."""
    times = tuple(0 for _ in moves())
    return tally(SETUP, 4, Played(1, 1, (), moves(), True), times, {}).winners[0]


def test_match_gives_experience_by_what_was_done(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        code = await played(store, s1=anne)
        await store.finish(code, 1)
        await settle(people, store, coins=True)
        given = (await people.giving.history(anne.player))[0]

        assert (counted(1), experience(counted(1))) == (given.facts, given.experience)
        assert ("Toni", "Anne") == given.names[:2]

    with_people(address, test)


def test_nothing_is_given_twice(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        code = await played(store, s1=anne)
        await store.finish(code, 1)
        ended = next(each for each in await people.giving.ended(100) if each.code == code)
        await settle(people, store, coins=True)
        before = await again(people, anne)
        twice = await people.giving.give(ended, SETUP, [], [], {})
        await settle(people, store, coins=True)

        assert (before, False) == (await again(people, anne), twice)

    with_people(address, test)


def test_who_left_gets_nothing(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, luc = await guest(people, "Anne"), await guest(people, "Luc")
        code = await played(store, s1=anne, s2=luc)
        await store.seat(code, 1, None)
        await store.finish(code, 1)
        await settle(people, store, coins=True)

        assert 0 == (await again(people, anne)).experience
        assert 0 < (await again(people, luc)).experience

    with_people(address, test)


def test_who_comes_for_the_end_is_not_given_what_a_bot_did(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, eve = await guest(people, "Anne"), await guest(people, "Eve")
        code = await played(store, s1=anne)
        await asyncio.sleep(0.01)
        await store.seat(code, 1, Person("Eve", "en", "another lock", eve.player))
        await store.finish(code, 1)
        await settle(people, store, coins=True)

        assert 0 == (await again(people, eve)).experience

    with_people(address, test)


def test_challenges_give_coins_once(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        for _ in range(2):
            await store.finish(await played(store, s1=anne), 1)
        await settle(people, store, coins=True)
        met = await people.giving.claims(anne.player)

        assert ("first-match", "") in met
        assert len(met) == len({name for name, _ in met})
        assert sum(_coins(name) for name, _ in met) == (await again(people, anne)).coins

    with_people(address, test)


def _coins(name: str) -> int:
    from rebelote.people.challenges import CHALLENGES

    return next(each.coins for each in CHALLENGES if each.name == name)


def test_house_without_coins_gives_none(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        for _ in range(3):
            await store.finish(await played(store, s1=anne), 1)
        await settle(people, store, coins=False)

        assert 0 == (await again(people, anne)).coins
        assert set() < await people.giving.claims(anne.player)

    with_people(address, test)


def test_winners_are_rated_up_and_losers_down_and_pairs_as_well(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, luc, eve = [await guest(people, name) for name in ("Anne", "Luc", "Eve")]
        code = await played(store, s1=anne, s3=luc, s0=eve)
        await store.finish(code, 1)
        await settle(people, store, coins=True)
        pair = "+".join(sorted((anne.player, luc.player)))
        found = await people.giving.ratings([anne.player, luc.player, eve.player, pair])

        better = found[anne.player, "belote"].mu > 25 > found[eve.player, "belote"].mu
        assert (True, 1) == (better, found[pair, "belote"].matches)
        assert found[pair, "belote"].mu > 25

    with_people(address, test)


def test_pairs_of_accounts_are_ranked_and_those_of_guests_are_not(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        names = ("Anne", "Luc", "Eve", "Guy")
        players = {f"s{seat}": await guest(people, name) for seat, name in enumerate(names)}
        await store.finish(await played(store, **players), 1)
        await settle(people, store, coins=True)
        for seat in (0, 2):
            await people.players.change(players[f"s{seat}"].player, account=names[seat].lower())
        every = [each.player for each in players.values()]
        ranked = (await people.ranking.paired("belote", 10)).lines
        among = (await people.ranking.paired("belote", 10, among=every)).lines

        assert [{"Anne", "Eve"}] == [{row["first"], row["second"]} for row in ranked]
        assert [1, 2] == [len(ranked), len(among)]
        assert among[0]["mu"] > among[1]["mu"]

    with_people(address, test)


def test_what_is_erased_is_gone_and_the_match_stays_without_the_name(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, luc = await guest(people, "Anne"), await guest(people, "Luc")
        code = await played(store, s1=anne, s2=luc)
        await store.finish(code, 1)
        await settle(people, store, coins=True)
        await people.players.erase(anne.player)
        match = (await store.matches(code))[0]

        assert (None, []) == (
            await people.players.one(anne.player),
            await people.giving.history(anne.player),
        )
        assert (("Toni", "", "Luc", "Toni"), len(moves())) == (match.names, len(match.entries))
        assert "" == (await people.giving.history(luc.player))[0].names[1]

    with_people(address, test)


def test_friends_are_those_who_named_each_other(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, luc = await guest(people, "Anne"), await guest(people, "Luc")
        await people.knowing.tie(anne.player, luc.player, "friend")
        asked = await people.knowing.friends(anne.player)
        await people.knowing.tie(luc.player, anne.player, "friend")
        friends = await people.knowing.friends(anne.player)
        await people.knowing.tie(luc.player, anne.player, "block")

        assert ([], [luc.player]) == (asked, friends)
        assert ([], {luc.player}) == (
            await people.knowing.friends(anne.player),
            await people.knowing.apart(anne.player),
        )

    with_people(address, test)


def test_tables_where_somebody_sits_are_theirs_until_the_match_is_over(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        code = await played(store, s1=anne)
        running = await people.knowing.tables(anne.player)
        for _ in range(30):
            while not await store.create(newer := table_code(), Plan(SETUP, ("person",) * 4, "steady")):
                continue
            await store.seat(newer, 0, Person("Anne", "en", newer, anne.player))
        behind = await people.knowing.tables(anne.player)
        await store.finish(code, 1)

        assert ([code], code, 21) == (running, behind[0], len(behind))
        assert code not in await people.knowing.tables(anne.player)

    with_people(address, test)


def test_leaving_a_running_match_costs_a_lost_one(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, luc = await guest(people, "Anne"), await guest(people, "Luc")
        code = await played(store, s1=anne, s0=luc)
        await store.seat(code, 1, None)
        await store.finish(code, 1)
        await settle(people, store, coins=True)
        found = await people.giving.ratings([anne.player], "belote")

        assert [] == await people.giving.history(anne.player)
        assert 25 > found[anne.player, "belote"].mu
        assert 1 == found[anne.player, "belote"].matches

    with_people(address, test)


def test_who_comes_back_to_the_seat_has_not_left(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        code = await played(store, s1=anne)
        await store.seat(code, 1, None)
        await store.seat(code, 1, Person("Anne", "en", "another lock", anne.player))
        await store.finish(code, 1)
        ended = next(each for each in await people.giving.ended(100) if each.code == code)

        assert ({1: anne.player}, {}) == ({seat: who for seat, (who, _) in ended.sat.items()}, ended.left)

    with_people(address, test)


def test_leaving_after_the_match_takes_nothing_away(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne = await guest(people, "Anne")
        code = await played(store, s1=anne)
        await store.finish(code, 1)
        await store.seat(code, 1, None)
        await settle(people, store, coins=True)

        assert 1 == len(await people.giving.history(anne.player))

    with_people(address, test)


def test_what_a_guest_played_becomes_the_account_s(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, there = await guest(people, "Anne"), await guest(people, "Anne at home")
        for each in (anne, anne, there):
            await store.finish(await played(store, s1=each), 1)
        await settle(people, store, coins=True)
        unsettled = await played(store, s1=anne)
        await store.finish(unsettled, 1)
        before = await again(people, anne), await again(people, there)
        await people.players.join(anne.player, there.player)
        joined = await again(people, there)
        await settle(people, store, coins=True)

        assert sum(each.experience for each in before) == joined.experience
        assert (4, None) == (
            len(await people.giving.history(there.player)),
            await people.players.one(anne.player),
        )
        assert 4 == (await people.giving.counts(there.player))[SETUP, "matches"]

    with_people(address, test)


def test_match_that_cannot_be_counted_gives_nothing_and_holds_no_other_up(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, luc = await guest(people, "Anne"), await guest(people, "Luc")
        code = await played(store, s1=anne)
        await store.append(code, 1, Entry(len(moves()), 1, "no move at all", "a"))
        await store.finish(code, 1)
        await store.finish(await played(store, s2=luc), 1)
        await settle(people, store, coins=True)

        assert (0, 1) == (
            sum(each.experience for each in await people.giving.history(anne.player)),
            len(await people.giving.history(luc.player)),
        )

    with_people(address, test)


def test_who_was_erased_before_the_end_is_given_nothing(address: str) -> None:
    async def test(store: DatabaseStore, people: People) -> None:
        anne, luc = await guest(people, "Anne"), await guest(people, "Luc")
        code = await played(store, s1=anne, s3=luc)
        await store.finish(code, 1)
        await people.players.erase(anne.player)
        await settle(people, store, coins=True)
        pair = "+".join(sorted((anne.player, luc.player)))

        assert {(luc.player, "belote")} == set(await people.giving.ratings([anne.player, luc.player, pair]))

    with_people(address, test)
