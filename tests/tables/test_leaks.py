"""No seat and no spectator is ever sent a card that it may not know: every byte of whole matches is read."""

import asyncio
import random
import re

import pytest
from tests.tables.house import Guest, House, house, until

from rebelote.cards import Seat
from rebelote.engine import addresses, find
from rebelote.tables.ports import Entry
from rebelote.tables.table import Table
from rebelote.wire.messages import Act

# the name Théo begins like the ten of hearts, and goes on
CARDS = re.compile(r"(?<!\w)((?:[2-9TJQKA][shdc])+)(?!\w)")
PACK = re.compile(r"(?:[2-9TJQKA][shdc]){20,}")

EXAMPLES = re.compile(r'"expected":"a move of this game, such as [^"]*"')


def cards_in(text: str) -> set[str]:
    """Every card that a text names, alone or in a row."""
    return {row[at : at + 2] for row in CARDS.findall(text) for at in range(0, len(row), 2)}


class Watch:
    """Plays a match again, and knows which cards each seat, and a spectator (None), has seen in this deal.

    Seen is what lay face up before their eyes, or was named by an event that the rules let everybody
    hear and that the game marks as one that discloses.
    """

    def __init__(self, setup: str, seats: int) -> None:
        found = find(setup)
        self.game, self.observers = found.game, [None, *range(seats)]
        self.pack: set[str] = set()
        self.known: dict[int | None, set[str]] = {each: set() for each in self.observers}
        self._state = found.game.begin(found.options, seats)
        self._deals, self._ended = 0, False

    def look(self, seat: int, move: str) -> None:
        """Make a move, and see the table through every pair of eyes.

        The move that ends a deal is seen by all, though its card is gathered at once.
        """
        self._state, events = self.game.step(self._state, Seat(seat), self.game.read(move))
        if PACK.search(move):
            self.pack = cards_in(move[1:-1])
        new_deal = self.game.deals(self._state) > self._deals
        disclosed = [
            str(each.told()) for each in events if each.to is None and getattr(each, "discloses", False)
        ]
        public = cards_in(move if new_deal else "").union(*map(cards_in, disclosed))
        for each in self.observers:
            zones = self.game.view(self._state, None if each is None else Seat(each)).zones
            faces = {item.face for zone in zones for item in zone.items} - {""}
            before = set() if self._ended else self.known[each]
            self.known[each] = before | faces | public
        self._ended, self._deals = new_deal, self.game.deals(self._state)

    def hidden(self, observer: int | None) -> set[str]:
        """Cards of the pack that an observer has not seen."""
        return self.pack - self.known[observer]


class Sitting:
    """Four persons and a spectator at a table, all of whose messages are read as they come."""

    def __init__(self, home: House, table: Table, guests: list[Guest]) -> None:
        self.home, self.table, self.guests = home, table, guests
        self.watch, self.made = Watch(table.plan.setup, len(table.chairs)), 0
        self.read = [0] * len(guests)
        self.leaks: list[str] = []
        self.own_words: set[str] = set()
        home.store.before = self.settle

    async def settle(self) -> None:
        """Before a move is written, everybody has heard of the one before, and it has been looked at."""
        await until(lambda: all(not each.visitor.waiting for each in self.guests))
        for entry in self.entries()[self.made :]:
            self.watch.look(entry.seat, entry.move)
            self.made += 1
        for at, guest in enumerate(self.guests):
            for text in guest.texts[self.read[at] :]:
                if '"t":"revealed"' not in text:
                    self.check(guest, text)
            self.read[at] = len(guest.texts)

    def entries(self) -> tuple[Entry, ...]:
        """The moves of the match so far."""
        played = self.home.store.played[self.table.code]
        return played[-1].entries if played else ()

    def check(self, guest: Guest, text: str) -> None:
        """A text names no card that its reader does not know."""
        # how moves are written is told by the same examples to everybody
        seen = cards_in(EXAMPLES.sub("", text)) & self.watch.hidden(guest.visitor.seat) - self.own_words
        if seen:
            self.leaks.append(f"seat {guest.visitor.seat} reads {sorted(seen)} in {text[:300]}")


async def played(address: str, seed: int, plies: int) -> Sitting:
    """A match, or its beginning, in which everybody also tries what is not allowed."""
    source = random.Random(seed)
    async with house(seed=seed) as home:
        table = await home.table(address)
        watcher = await home.come(table, watch=True)
        guests = [await home.come(table) for _ in table.chairs]
        sitting = Sitting(home, table, [*guests, watcher])
        await until(lambda: all(each.told and each.texts for each in guests))
        while table.status == "playing" and guests[0].update.ply < plies:
            await one_move(sitting, guests, source)
        await sitting.settle()
        return sitting


async def one_move(sitting: Sitting, guests: list[Guest], source: random.Random) -> None:
    """A move of a random seat that may move, and now and then a refused one of another."""
    ply = sitting.table.course.match.ply if sitting.table.course.match else 0
    await until(lambda: all(each.update.ply == ply for each in sitting.guests))
    able = [each for each in guests if each.view.choices and (each.view.seat in each.view.due)]
    guest = source.choice(able)
    if not source.randrange(4):
        other = source.choice(guests)
        card = source.choice(sorted(sitting.watch.pack)) if sitting.watch.pack else "7s"
        sitting.own_words = {card}
        await other.say(Act(other.update.match, ply, card, f"try {ply}"))
        if other.update.ply != ply:
            return
    await guest.act(source.choice(guest.view.choices), id=f"{ply}")


@pytest.mark.parametrize("address", addresses())
def test_no_card_is_sent_to_who_may_not_know_it(address: str) -> None:
    sitting = asyncio.run(played(address, seed=7, plies=120))

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


def test_leak_would_be_found() -> None:
    async def test() -> list[str]:
        async with house() as home:
            table = await home.table("belote/ffb-coinche", "person", "simple", "simple", "simple")
            guest = await home.come(table)
            sitting = Sitting(home, table, [guest])
            await until(lambda: guest.view.seat in guest.view.due)
            await guest.act(guest.view.choices[0])
            await sitting.settle()
            sitting.check(guest, f'{{"face":"{min(sitting.watch.hidden(0))}"}}')
            return sitting.leaks

    assert 1 == len(asyncio.run(test()))
