"""No seat and no spectator is ever sent a card that it may not know: every byte of whole matches is read."""

import asyncio
import random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.tables.house import Guest, House, house, until
from tests.tables.knowing import LANGUAGES, Watch, cards_in, read

from rebelote.engine import addresses
from rebelote.locale import catalogue
from rebelote.tables.fair import Draws, secret
from rebelote.tables.match import Match
from rebelote.tables.ports import Entry
from rebelote.tables.speaking import Speaker
from rebelote.tables.table import Table
from rebelote.wire.messages import Act, AskSheet, Seen, Speak, Sync


class Sitting:
    """Four persons and a spectator at a table, all of whose messages are read as they come."""

    def __init__(self, home: House, table: Table, guests: list[Guest]) -> None:
        self.home, self.table, self.guests = home, table, guests
        self.watch, self.made = Watch(table.plan.setup, len(table.chairs)), 0
        self.read = [0] * len(guests)
        self.leaks: list[str] = []
        self.tried: tuple[Guest | None, str] = None, ""
        home.store.before = self.settle

    async def settle(self) -> None:
        """Before a move is written, everybody has heard of the one before, and it has been looked at."""
        await until(lambda: all(not each.visitor.waiting for each in self.guests))
        for entry in self.entries()[self.made :]:
            self.watch.look(entry.seat, entry.move)
            self.made += 1
        for at, guest in enumerate(self.guests):
            for text in guest.texts[self.read[at] :]:
                self.check(guest, text)
            self.read[at] = len(guest.texts)

    def entries(self) -> tuple[Entry, ...]:
        """The moves of the match so far."""
        played = self.home.store.played[self.table.code]
        return played[-1].entries if played else ()

    def check(self, guest: Guest, text: str) -> None:
        """A text names no card that its reader does not know; a refusal may name the one that was tried."""
        message, seat = read(text), guest.visitor.seat
        own = {self.tried[1]} if message["t"] == "refused" and guest is self.tried[0] else set()
        if seen := self.watch.early(seat, message, self.watch.ply) - own:
            self.leaks.append(f"seat {seat} reads {sorted(seen)} in {text[:300]}")


async def played(address: str, seed: int, plies: int) -> Sitting:
    """A match, or its beginning, in which everybody also tries what is not allowed; every other one is told in words,
    in languages that differ from table to table.
    """
    source = random.Random(seed)
    turn = seed + addresses().index(address)
    async with house(seed=seed) as home:
        table = await home.table(address)
        watcher = await home.come(table, watch=True, words=True, language=LANGUAGES[turn % 4])
        guests = [
            await home.come(table, words=(at + turn) % 2 == 0, language=LANGUAGES[(at + turn) % 4])
            for at, _ in enumerate(table.chairs)
        ]
        sitting = Sitting(home, table, [*guests, watcher])
        await until(lambda: all(each.told and each.texts for each in guests))
        while table.status == "playing" and guests[0].update.ply < plies:
            await one_move(sitting, guests, source)
        await sitting.settle()
        return sitting


async def one_move(sitting: Sitting, guests: list[Guest], source: random.Random) -> None:
    """A move of a random seat that may move, and now and then a refused one of another, or a question."""
    ply = sitting.table.course.match.ply if sitting.table.course.match else 0
    await until(lambda: all(each.update.ply == ply for each in sitting.guests))
    able = [each for each in guests if each.view.choices and (each.view.seat in each.view.due)]
    guest = source.choice(able)
    if not source.randrange(4):
        other = source.choice(guests)
        card = source.choice(sorted(sitting.watch.pack)) if sitting.watch.pack else "7s"
        sitting.tried = other, card
        await other.say(Act(other.update.match, ply, card, f"try {ply}"))
        if other.update.ply != ply:
            return
    if not source.randrange(8):
        await ask(source.choice(sitting.guests), source)
    await guest.act(source.choice(guest.view.choices), id=f"{ply}")


async def ask(guest: Guest, source: random.Random) -> None:
    """Ask for the score sheet, for what is missed, for everything, or for another language."""
    seen = Seen(guest.update.match, max(guest.update.ply - source.randrange(80), 0))
    await guest.say(source.choice((AskSheet(), Sync(seen), Sync(), Speak(source.choice(LANGUAGES)))))


@pytest.mark.parametrize("address", addresses())
def test_no_card_is_sent_to_who_may_not_know_it(address: str) -> None:
    sitting = asyncio.run(played(address, seed=7, plies=90))

    assert [] == sitting.leaks
    assert all(read > 20 for read in sitting.read)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("address", addresses())
def test_no_card_of_a_whole_match_is_sent_to_who_may_not_know_it(address: str, seed: int) -> None:
    sitting = asyncio.run(played(address, seed, plies=1_000_000))

    assert [] == sitting.leaks
    assert "over" == sitting.table.status


def test_names_are_no_cards() -> None:
    assert {"Th", "9s"} == cards_in('"name":"Théo","face":"Th","move":"9s"')


@pytest.mark.parametrize(
    "sentence", ["As de cœur.", "Ace of hearts!", "Metty: Herz-Ass", "mam Häerzer-Äss", '"face":"Ah"']
)
def test_card_is_read_in_a_sentence_of_any_language(sentence: str) -> None:
    assert {"Ah"} == cards_in(sentence)


def test_leak_would_be_found() -> None:
    async def test() -> list[str]:
        async with house() as home:
            table = await home.table("belote/ffb-coinche", "person", "simple", "simple", "simple")
            guest = await home.come(table)
            sitting = Sitting(home, table, [guest])
            await until(lambda: guest.view.seat in guest.view.due)
            await guest.act(guest.view.choices[0])
            await sitting.settle()
            sitting.check(guest, f'{{"t":"seats","face":"{min(sitting.watch.hidden(0))}"}}')
            return sitting.leaks

    assert 1 == len(asyncio.run(test()))


class Chatterer(Speaker):
    """Says at one place, in words, a card of the next seat."""

    place = ""

    def words(self, match: Match, seat: int | None, called: tuple[str, ...], happened: Any) -> Any:
        """What has changed, and perhaps a card."""
        said = super().words(match, seat, called, happened)
        added = self._card(match, seat, called)
        if self.place == "told":
            return replace(said, told=(*said.told, added))
        return replace(said, prompt=added) if self.place == "prompt" else said

    def sheet(self, match: Match, seat: int | None, called: tuple[str, ...]) -> Any:
        """The score sheet, and perhaps a card."""
        said = super().sheet(match, seat, called)
        first = replace(said.sides[0], name=self._card(match, seat, called))
        return replace(said, sides=(first, *said.sides[1:])) if self.place == "sheet" else said

    def refused(self, reason: Any, match: Match | None, seat: int | None, called: tuple[str, ...]) -> str:
        """Why not, and perhaps a card."""
        said = super().refused(reason, match, seat, called)
        return f"{said} {self._card(match, seat, called)}" if self.place == "refused" and match else said

    def _card(self, match: Match, seat: int | None, called: tuple[str, ...]) -> str:
        """A sentence with the first card of the next seat, or nothing before it has any."""
        other = 0 if seat is None else (seat + 1) % len(called)
        zones = match.seen(other).zones
        held = [item.face for zone in zones if zone.name == f"hand:{other}" for item in zone.items]
        return f"({catalogue(self.language).say(f'card-{held[0]}')})" if held else ""


@pytest.mark.parametrize("place", ["told", "prompt", "sheet", "refused"])
@pytest.mark.parametrize("address", ["belote/contree", "whist/simple"])
def test_hidden_card_in_a_sentence_would_be_found(
    address: str, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rebelote.tables.visitor.Speaker", Chatterer)
    monkeypatch.setattr(Chatterer, "place", place)

    assert [] != asyncio.run(played(address, seed=7, plies=30)).leaks


def test_pack_of_the_running_deal_would_be_found_when_it_is_revealed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    added = Draws.add

    def early(self: Draws, draw: Any, kind: type, deals: int) -> Any:
        added(self, draw, kind, deals)
        return [secret(self.table, draw)]

    monkeypatch.setattr(Draws, "add", early)
    found = asyncio.run(played("belote/contree", seed=7, plies=4)).leaks

    assert 5 == len(found)
    assert all('"t":"revealed"' in each for each in found)
