"""Packs are promised before they are seen, and proved when that tells nothing about a running deal."""

import asyncio
import hashlib
from collections.abc import Callable

import msgspec
import pytest
from tests.tables.house import CLASSIC, COINCHE, House, house, play_out, quiet
from tests.tables.ports import MemoryStore

from rebelote.tables.fair.proof import check
from rebelote.wire.http import Fair, MoveMade
from rebelote.wire.messages import Commitment, Committed, Revealed, Update

DEALS = "end_mode=deals;deals=10;belote_only_finish=off"


async def finished(home: House, setup: str) -> Fair:
    """What a table publishes after a match."""
    table = await home.table(setup)
    guests = [await home.come(table) for _ in range(4)]
    await play_out(table, guests)
    await quiet()
    return await home.lobby.fair(table)


@pytest.fixture(scope="module")
def fair() -> Fair:
    """A match of several deals, mixed each time."""

    async def play() -> Fair:
        async with house() as home:
            return await finished(home, f"{COINCHE};{DEALS}")

    return asyncio.run(play())


def test_pack_is_promised_before_anything_of_it_is_seen() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(f"{COINCHE};{DEALS}")
            guests = [await home.come(table) for _ in range(4)]
            await play_out(table, guests)
            await quiet()

            promised = {each.commitment.ply: at for at, each in told_as(guests[0].told, Committed)}
            shown = [(each.ply, at) for at, each in told_as(guests[0].told, Update)]
            late = [
                ply for ply, at in promised.items() if any(now > ply and when < at for now, when in shown)
            ]
            assert 10 < len(promised)
            assert [] == late

    asyncio.run(test())


def told_as(told: list[object], kind: type) -> list[tuple[int, object]]:
    """Messages of one kind with their places."""
    return [(at, each) for at, each in enumerate(told) if isinstance(each, kind)]


def test_hash_can_be_computed_by_hand(fair: Fair) -> None:
    each = fair.secrets[-1]
    text = f"{each.secret}:{fair.table}:{each.match}:{each.ply}:{each.move}"

    assert hashlib.sha256(text.encode()).hexdigest() == each.hash


def test_finished_match_is_found_fair(fair: Fair) -> None:
    verdict = check(fair, [fair.commitments[3].hash])

    assert () == verdict.wrong
    assert (len(fair.commitments), 0, 1) == (verdict.draws, verdict.untold, verdict.matches)


def test_pack_of_a_deal_is_told_when_the_next_is_mixed() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(f"{COINCHE};{DEALS}")
            guests = [await home.come(table) for _ in range(4)]
            while not guests[0].of(Revealed):
                await play_step(guests)
            match = table.course.match

            assert match is not None
            assert 1 == match.game.deals(match.state)
            assert [1] == [each.ply for each in guests[0].of(Revealed)[0].secrets]

    asyncio.run(test())


async def play_step(guests: list) -> None:  # type: ignore[type-arg]
    """The first choice of whoever is due."""
    guest = guests[guests[0].view.due[0]]
    await guest.act(guest.view.choices[0], id=f"{guest.update.match}-{guest.update.ply}")


def test_pack_that_is_gathered_and_not_mixed_stays_secret_in_the_next_deal() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(CLASSIC)
            guests = [await home.come(table) for _ in range(4)]
            match = table.course.match
            assert match is not None
            while match.game.deals(match.state) < 2:
                guest = guests[guests[0].view.due[0]]
                move = "p" if "p" in guest.view.choices else guest.view.choices[0]
                await guest.act(move, id=f"{guest.update.ply}")

            assert [] == guests[0].of(Revealed)
            assert [] == (await home.lobby.fair(table)).secrets

    asyncio.run(test())


def test_moves_of_a_running_match_are_not_published() -> None:
    async def test() -> None:
        async with house() as home:
            table = await home.table(CLASSIC, "person", "simple", "simple", "simple")
            await home.come(table)
            found = await home.lobby.fair(table)

            assert [None] == [each.moves for each in found.matches]
            assert () == check(found).wrong

    asyncio.run(test())


def test_draw_that_was_promised_before_a_crash_is_kept() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with house(store) as home:
            table = await home.table(COINCHE)

            async def no_move() -> None:
                store.down = True

            store.before = no_move
            [await home.come(table) for _ in range(4)]
            await quiet()
        promised = store.tables[table.code].draws
        store.down, store.before = False, None
        async with house(store, seed=2) as home:
            again = await home.lobby.find(table.code)
            assert again is not None
            guest = await home.come(again, watch=True)
            await quiet()

            assert 1 == len(promised)
            assert promised[0].move == store.played[table.code][0].entries[0].move
            assert 2 == guest.update.ply

    asyncio.run(test())


def replaced(**values: object) -> Callable[[Fair], Fair]:
    """A forgery that changes a field of what was published."""
    return lambda fair: msgspec.structs.replace(fair, **values)


def other_secret(fair: Fair) -> Fair:
    """Another pack under an old promise."""
    last = msgspec.structs.replace(fair.secrets[-1], move=fair.secrets[-2].move, secret="0" * 64)
    return msgspec.structs.replace(fair, secrets=[*fair.secrets[:-1], last])


def other_promise(fair: Fair) -> Fair:
    """A promise that was made afterwards."""
    return msgspec.structs.replace(fair, commitments=[Commitment(1, 1, "0" * 64), *fair.commitments[2:]])


def other_pack(fair: Fair) -> Fair:
    """A match with another pack than was promised."""
    match = fair.matches[0]
    assert match.moves is not None
    pack = match.moves[1].move
    turned = MoveMade(-1, "{" + pack[3:-1] + pack[1:3] + "}")
    moves = [match.moves[0], turned, *match.moves[2:]]
    return msgspec.structs.replace(fair, matches=[msgspec.structs.replace(match, moves=moves)])


def kept_secret(fair: Fair) -> Fair:
    """A secret that is never told."""
    return msgspec.structs.replace(fair, secrets=fair.secrets[1:])


def cut_short(fair: Fair) -> Fair:
    """A match that lacks its end."""
    match = fair.matches[0]
    moves = (match.moves or [])[:-1]
    return msgspec.structs.replace(fair, matches=[msgspec.structs.replace(match, moves=moves)])


@pytest.mark.parametrize(
    ("forge", "code"),
    [
        (other_secret, "hash"),
        (other_promise, "hash"),
        (other_pack, "move"),
        (kept_secret, "untold"),
        (cut_short, "short"),
        (replaced(table="AAAAAA"), "hash"),
        (replaced(setup="belote/nowhere"), "illegal"),
    ],
)
def test_forgery_is_found(fair: Fair, forge: Callable[[Fair], Fair], code: str) -> None:
    assert code in [each.code for each in check(forge(fair)).wrong]


def test_hash_that_was_sent_and_is_not_listed_is_found(fair: Fair) -> None:
    assert ["missing"] == [each.code for each in check(fair, ["f" * 64]).wrong]
