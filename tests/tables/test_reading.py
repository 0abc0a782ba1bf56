"""While somebody reads the count, bots leave them the word that may be said before the next deal (B4)."""

from tests.tables.house import CLASSIC, Guest, House, at_a_table, house, quiet, until

from rebelote.wire.messages import Read, Update

AGREED = f"{CLASSIC};shuffle_on_agreement=yes;shuffle=first_deal_only"


async def reader(here: House, setup: str = AGREED) -> Guest:
    """Anne, who reads the count of a deal after which a bot cuts, and may propose to mix."""
    table = await here.table(setup, "person", "random", "random", "random")
    anne = await here.come(table, "Anne")
    await anne.say(Read(on=True))
    await until(lambda: anne.view.due == [0])
    while not (counted(anne) and anne.view.due != [0]):
        if anne.view.due == [0]:
            await anne.act(anne.view.choices[-1], id=f"{anne.update.ply}")
        here.clock.pass_by(0)
        await quiet()
    return anne


def counted(anne: Guest) -> bool:
    """Whether a deal was counted."""
    return any(event.code == "deal-scored" for update in anne.of(Update) for event in update.events)


def test_bot_that_cuts_waits_while_the_count_is_read() -> None:
    async def test() -> None:
        async with house() as here:
            anne = await reader(here)
            here.clock.pass_by(19)
            await quiet()

            assert ("cut", True) == (anne.facts["phase"], "mix" in anne.view.choices)

    at_a_table(test())


def test_bot_cuts_a_moment_after_the_count_was_read() -> None:
    async def test() -> None:
        async with house() as here:
            anne = await reader(here)
            ply = anne.update.ply
            await anne.say(Read(on=False))
            here.clock.pass_by(0.2)
            await quiet()
            waits = anne.update.ply
            here.clock.pass_by(2)
            await until(lambda: anne.update.ply > ply)

            assert ply == waits

    at_a_table(test())


def test_bot_waits_no_longer_than_a_count_is_read() -> None:
    async def test() -> None:
        async with house() as here:
            anne = await reader(here)
            ply = anne.update.ply
            here.clock.pass_by(20)
            await quiet()
            here.clock.pass_by(2)
            await until(lambda: anne.update.ply > ply)

    at_a_table(test())


def test_reader_who_proposes_to_mix_is_heard() -> None:
    async def test() -> None:
        async with house() as here:
            anne = await reader(here)
            told = len(anne.told)
            await anne.act("mix", id="mix")
            events = [
                event.code for each in anne.told[told:] if isinstance(each, Update) for event in each.events
            ]

            assert "mix-proposed" in events

    at_a_table(test())


def test_nobody_waits_for_who_has_gone() -> None:
    async def test() -> None:
        async with house() as here:
            anne = await reader(here)
            watcher = await here.come(anne.table, watch=True)
            ply = watcher.update.ply
            anne.go()
            await quiet()
            here.clock.pass_by(0.2)
            await quiet()
            back = await here.come(anne.table, code=anne.welcome.code)
            here.clock.pass_by(2)
            await until(lambda: back.update.ply > ply)

    at_a_table(test())
