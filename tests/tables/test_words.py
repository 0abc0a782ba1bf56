"""Visitors that asked for words are told everything in sentences, in their language, by people's names."""

import pytest
from msgspec import UNSET
from tests.tables.house import CLASSIC, Guest, at_a_table, house, play_out

from rebelote.tables.seating import NAMES, bot_names
from rebelote.wire.messages import AskSheet, Ping, Pong, Said, Say, Speak, Sync
from rebelote.wire.words import Sheet, Words

BOTS = ("simple", "simple", "simple")
ONE_DEAL = "belote/cardavia"


def words(guest: Guest) -> Words:
    """The words of the last update."""
    found = guest.update.words
    assert isinstance(found, Words)
    return found


def test_only_who_asked_for_words_gets_them() -> None:
    async def evening() -> None:
        async with house() as opened:
            table = await opened.table(ONE_DEAL, "person", "person", *BOTS[:2])
            asked = await opened.come(table, "Anne", words=True)
            plain = await opened.come(table, "Emil")
            await asked.say(Sync())

            assert isinstance(asked.update.words, Words)
            assert plain.update.words is UNSET
            assert all('"told"' not in text for text in plain.texts)

    at_a_table(evening())


def test_every_event_of_an_update_has_a_place_for_its_sentence() -> None:
    async def evening() -> None:
        async with house() as opened:
            table = await opened.table(ONE_DEAL, *("person",) * 4)
            guests = [await opened.come(table, name, words=True) for name in ("Anne", "Emil", "Ida", "Leo")]
            await play_out(table, guests)

            for guest in guests:
                updates = guest.of(type(guest.update))
                assert all(len(each.events) == len(each.words.told) for each in updates)
                assert (
                    any("Ida" in each for update in updates for each in update.words.told)
                    or guest is guests[2]
                )

    at_a_table(evening())


def test_words_that_have_not_changed_are_not_sent_again() -> None:
    async def evening() -> None:
        async with house() as opened:
            table = await opened.table(CLASSIC, *("person",) * 4)
            guests = [await opened.come(table, name, words=True) for name in ("Anne", "Emil", "Ida", "Leo")]
            due = next(each for each in guests if each.view.seat in each.view.due)
            other = next(each for each in guests if each is not due)
            assert words(due).prompt
            await due.act(due.view.choices[0])

            assert UNSET is words(other).title
            assert "" == words(due).prompt

    at_a_table(evening())


def test_another_language_is_spoken_at_once_and_the_seat_remembers_it() -> None:
    async def evening() -> None:
        async with house() as opened:
            table = await opened.table(CLASSIC, "person", *BOTS)
            guest = await opened.come(table, "Anne", words=True, language="fr")
            french = guest.of(type(guest.update))[0].words.title
            await guest.say(Speak("de"))

            assert (None, "de") == (guest.update.since, table.now().seats[0].language)
            assert ("Donne 1", "Runde 1") == (str(french)[:7], str(words(guest).title)[:7])

    at_a_table(evening())


def test_a_sheet_tells_the_deals_of_the_match_and_who_won() -> None:
    async def evening() -> None:
        async with house() as opened:
            table = await opened.table(ONE_DEAL, *("person",) * 4)
            guests = [await opened.come(table, name, words=True) for name in ("Anne", "Emil", "Ida", "Leo")]
            await play_out(table, guests)
            await guests[1].say(AskSheet())

            found: Sheet = guests[1].of(Sheet)[-1]
            result = guests[1].update.result
            assert result is not UNSET
            assert (1, "Us") == (len(found.deals), found.sides[0].name)
            assert list(result.totals)[::-1] == [side.total for side in found.sides]
            assert [1 in result.winners, 0 in result.winners] == [side.won for side in found.sides]

    at_a_table(evening())


def test_there_is_no_sheet_before_the_first_match() -> None:
    async def evening() -> None:
        async with house() as opened:
            table = await opened.table(CLASSIC)
            guest = await opened.come(table, "Anne", words=True, language="fr")
            await guest.say(AskSheet())

            assert ("not-begun", "Aucune partie n’a encore commencé.") == (
                guest.problem.code,
                guest.problem.words,
            )

    at_a_table(evening())


def test_refusals_problems_and_phrases_come_with_their_sentence() -> None:
    async def evening() -> None:
        async with house() as opened:
            table = await opened.table(CLASSIC, "person", *BOTS)
            guest = await opened.come(table, "Anne", words=True, language="fr")
            await guest.act("nonsense")
            await guest.say(Say("hello"))
            await guest.say(Say("nonsense"))

            said: Said = guest.of(Said)[-1]
            assert "nonsense" in str(guest.refusal.words)
            assert "nonsense" in str(guest.problem.words)
            assert str(said.words).startswith("Bonjour")

    at_a_table(evening())


def test_bots_have_names_of_their_own() -> None:
    async def evening() -> None:
        async with house() as opened:
            table = await opened.table(CLASSIC, "person", *BOTS)
            guest = await opened.come(table, "Anne", words=True)
            names = [each.name for each in table.now().seats]

            assert 4 == len(set(names))
            assert set(names[1:]) <= set(NAMES)
            assert ["person", "bot", "bot", "bot"] == [each.kind for each in table.now().seats]
            assert "Anne" == guest.welcome.seats[0].name

    at_a_table(evening())


def test_a_bot_gives_up_a_name_that_somebody_has() -> None:
    usual = bot_names("K7QP3M", 4)

    found = bot_names("K7QP3M", 4, frozenset((usual[2],)))

    assert (usual[0], usual[1], usual[3]) == (found[0], found[1], found[3])
    assert found[2] not in usual


@pytest.mark.parametrize("blank", [" ", "\u202e", "\t\n"])
def test_text_with_nothing_to_read_is_no_phrase_and_the_line_goes_on(blank: str) -> None:
    async def evening() -> None:
        async with house() as opened:
            table = await opened.table(CLASSIC, "person", *BOTS)
            guest = await opened.come(table, "Anne", words=True)
            await guest.say(Say(text=blank))
            await guest.say(Ping(7))

            assert ("phrase", 7) == (guest.problem.code, guest.of(Pong)[-1].n)

    at_a_table(evening())
