"""Own words over real lines: they reach friends alone, unless the house allows them, and never who is not to hear them."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.server.persons import Open, Person, account, guest, opened
from tests.server.sockets import Socket, socket
from tests.server.test_people import befriend, table_of

from rebelote.server import house
from rebelote.server.gate.words import PHRASES, SAID_AT_ADDRESS, WORDS
from rebelote.wire.messages import PHRASES as SET_PHRASES

TEXT = "schéin Kaart"
PHRASE = next(iter(SET_PHRASES))
ORIGIN = "http://testserver"


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What may be done so often a minute is not allowed again because a machine is slow."""
    monkeypatch.setattr(house, "time", SimpleNamespace(monotonic=lambda: 1000.0))


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Open]:
    """A house that knows nobody yet."""
    with opened(f"sqlite:///{tmp_path / 'x.db'}") as found:
        yield found


@asynccontextmanager
async def at_table(
    here: Open, code: str, *seated: Person, watching: tuple[Person, ...] = ()
) -> AsyncIterator[list[Socket]]:
    """The lines of some who sit at a table, and of some who watch, each with the cookie of their browser."""
    async with AsyncExitStack() as lines:
        found = []
        for each in (*seated, *watching):
            line = await lines.enter_async_context(
                socket(here, origin=ORIGIN, cookie=f"rebelote={each.cookie}" if each.cookie else "")
            )
            await line.say(t="join", table=code, name="x", watch=each in watching)
            await line.hear("welcome")
            found.append(line)
        yield found


async def texts(line: Socket) -> list[str]:
    """All texts and phrases that a line was told, up to the answer to a question that comes after them."""
    await line.say(t="ping", n=7)
    found = []
    while (message := await line.told.get())["t"] != "pong":
        if message["t"] == "said":
            found.append(message.get("text") or message["phrase"])
    return found


async def spoken(speaker: Socket, listeners: list[Socket], **said: str) -> list[list[str]]:
    """What each listener is told when something is said."""
    await speaker.say(t="say", **said)
    await texts(speaker)
    return [await texts(each) for each in listeners]


def test_own_words_reach_friends_who_sit_there_and_no_stranger_who_watches(here: Open) -> None:
    anne, luc, eve = account(here, "Anne"), account(here, "Luc"), account(here, "Eve")
    befriend(anne, luc)
    code = table_of(here, anne)

    async def said() -> list[list[str]]:
        async with at_table(here, code, anne, luc, watching=(eve, Person(here))) as (one, *others):
            return await spoken(one, others, text=TEXT)

    assert [[TEXT], [], []] == here.run(said())


def test_own_words_reach_who_watches_and_is_a_friend_of_everybody_who_sits_there(here: Open) -> None:
    anne, luc, eve, zoe = (account(here, each) for each in ("Anne", "Luc", "Eve", "Zoé"))
    for one, two in ((anne, luc), (eve, anne), (eve, luc), (zoe, anne)):
        befriend(one, two)
    code = table_of(here, anne)

    async def said() -> list[list[str]]:
        async with at_table(here, code, anne, luc, watching=(eve, zoe)) as (one, *others):
            return await spoken(one, others, text=TEXT)

    assert [[TEXT], [TEXT], []] == here.run(said())


def test_own_words_are_refused_as_soon_as_a_stranger_sits_there(here: Open) -> None:
    anne, luc, eve = account(here, "Anne"), account(here, "Luc"), account(here, "Eve")
    befriend(anne, luc)
    code = table_of(here, anne)

    async def said() -> tuple[str, list[str]]:
        async with at_table(here, code, anne, luc, eve) as (one, two, _):
            await one.say(t="say", text=TEXT)
            return (await one.hear("problem"))["code"], await texts(two)

    assert ("free-chat", []) == here.run(said())


def test_own_words_reach_everybody_where_administrators_allow_them(here: Open) -> None:
    anne, luc = account(here, "Anne"), account(here, "Luc")
    here.house.settled["free-chat"] = "yes"
    code = table_of(here, anne)

    async def said() -> list[list[str]]:
        async with at_table(here, code, anne, luc, watching=(Person(here),)) as (one, *others):
            return await spoken(one, others, text=TEXT)

    assert [[TEXT], [TEXT]] == here.run(said())


def test_who_was_silenced_has_set_phrases_alone(here: Open) -> None:
    anne, luc = account(here, "Anne"), account(here, "Luc")
    befriend(anne, luc)
    here.run(here.people.players.change(anne.number, silent_until=2**40))
    code = table_of(here, anne)

    async def said() -> list[list[str]]:
        async with at_table(here, code, anne, luc) as (one, two):
            return [*await spoken(one, [two], text=TEXT), *await spoken(one, [two], phrase=PHRASE)]

    assert [[], [PHRASE]] == here.run(said())


@pytest.mark.parametrize("kind", ["mute", "block"])
def test_who_is_muted_or_blocked_is_not_heard_now_nor_after_coming_back(here: Open, kind: str) -> None:
    anne, luc = account(here, "Anne"), account(here, "Luc")
    here.house.settled["free-chat"] = "yes"
    code, number = table_of(here, anne), luc.number

    async def before() -> list[list[str]]:
        async with at_table(here, code, anne, luc) as (one, two):
            return await spoken(two, [one], text=TEXT)

    heard = here.run(before())
    anne.told("POST", "/api/me/people", {"player": number, "kind": kind})

    async def after() -> list[list[str]]:
        async with at_table(here, code, luc, anne) as (two, one):
            told = await spoken(two, [one], text=TEXT)
            return [*told, *await spoken(two, [one], phrase=PHRASE)]

    assert ([[TEXT]], [[], []]) == (heard, here.run(after()))


def test_of_two_of_whom_one_blocked_the_other_neither_hears_the_other(here: Open) -> None:
    anne, luc = account(here, "Anne"), account(here, "Luc")
    anne.told("POST", "/api/me/people", {"player": luc.number, "kind": "block"})
    code = table_of(here, anne)

    async def said() -> list[list[str]]:
        # who sits there already is not kept away from who comes to watch
        async with at_table(here, code, anne, watching=(luc,)) as (one, two):
            return await spoken(one, [two], phrase=PHRASE)

    assert [[]] == here.run(said())


def test_device_that_has_the_code_of_a_seat_hears_as_little_as_the_seat(here: Open) -> None:
    anne, luc = account(here, "Anne"), account(here, "Luc")
    here.house.settled["free-chat"] = "yes"
    anne.told("POST", "/api/me/people", {"player": luc.number, "kind": "mute"})
    code = table_of(here, anne)

    async def said() -> tuple[list[list[str]], list[list[str]]]:
        async with socket(here, origin=ORIGIN, cookie=f"rebelote={anne.cookie}") as one:
            await one.say(t="join", table=code, name="Anne")
            seat = (await one.hear("welcome"))["code"]
            async with socket(here) as phone, at_table(here, code, luc) as (two,):
                await phone.say(t="join", table=code, code=seat)
                await phone.hear("welcome")
                return await spoken(two, [phone], text=TEXT), await spoken(phone, [two], text=TEXT)

    assert ([[]], [[TEXT]]) == here.run(said())


@pytest.mark.parametrize(("kind", "often"), [("text", WORDS), ("phrase", PHRASES)])
def test_who_says_too_much_is_told_how_long_to_wait(here: Open, kind: str, often: int) -> None:
    anne, luc = account(here, "Anne"), account(here, "Luc")
    befriend(anne, luc)
    code = table_of(here, anne)

    async def said() -> tuple[dict[str, int | str], int]:
        async with at_table(here, code, anne, luc) as (one, two):
            for _ in range(often + 1):
                await one.say(t="say", **{kind: TEXT if kind == "text" else PHRASE})
            problem = await one.hear("problem")
            return {"code": problem["code"], **problem["facts"]}, len(await texts(two))

    problem, heard = here.run(said())

    assert ("too-fast", often) == (problem["code"], heard)
    assert 1 <= int(problem["seconds"]) <= 60


def test_one_address_says_only_so_much_whoever_speaks(here: Open) -> None:
    people = [guest(here, f"Guest {each}") for each in range(SAID_AT_ADDRESS // PHRASES + 1)]
    tables = [table_of(here, each) for each in people]

    async def said() -> list[str]:
        found = []
        for each, code in zip(people, tables, strict=True):
            async with at_table(here, code, each) as (one,):
                for _ in range(PHRASES):
                    await one.say(t="say", phrase=PHRASE)
                await one.say(t="ping", n=1)
                while (message := await one.told.get())["t"] != "pong":
                    found += [message["code"]] if message["t"] == "problem" else []
        return found

    assert ["too-fast"] * PHRASES == here.run(said())
