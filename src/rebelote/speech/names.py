"""What seats and sides are called by whoever reads, and sentences that are kept once they were made."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache

from rebelote.cards import side_of
from rebelote.engine import Setup
from rebelote.engine.errors import Fact
from rebelote.locale import Catalogue

NOBODY = -1
"""The seat of a reader who only watches."""

_KEPT = 1 << 15


@lru_cache(maxsize=_KEPT)
def _kept(words: Catalogue, key: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    return words.say(key, **dict(facts))


def say(words: Catalogue, key: str, /, **facts: Fact) -> str:
    """The sentence of a key, filled with facts, and kept: a match says the same things often. Raises NoWords.

    For facts of the game; what a person typed is said by the catalogue itself.
    """
    return _kept(words, key, tuple(facts.items()))


@lru_cache(maxsize=256)
def sides_of(setup: Setup, seats: int) -> int:
    """How many sides there are at a table: the game counts points for so many."""
    return len(setup.game.view(setup.game.begin(setup.options, seats), None).totals)


@dataclass(frozen=True)
class Names:
    """What seats and sides are called by whoever looks from `seat`, which is -1 for a spectator.

    `called` has a name for each seat, empty where somebody gave none; `sides` is how many sides there are.
    """

    words: Catalogue
    called: tuple[str, ...]
    seat: int
    sides: int

    def say(self, key: str, /, **facts: Fact) -> str:
        """The sentence of a key. Raises NoWords."""
        return _kept(self.words, key, tuple(facts.items()))

    @cached_property
    def _seats(self) -> tuple[str, ...]:
        named = (name or self.say(f"seat-{seat + 1}") for seat, name in enumerate(self.called))
        return tuple(self.say("speech-you") if seat == self.seat else name for seat, name in enumerate(named))

    @cached_property
    def _sides(self) -> tuple[str, ...]:
        return tuple(map(self._side, range(self.sides)))

    def _side(self, side: int) -> str:
        seats = self.members(side)
        if len(seats) == 1:
            return self.of(seats[0])
        if self.seat == NOBODY:
            return self.say("side-pair", one=self.of(seats[0]), other=self.of(seats[1]))
        return self.say("side-us" if self.seat in seats else "side-them")

    def of(self, seat: int) -> str:
        """The name of a seat, `you` for one's own."""
        return self._seats[seat]

    def who(self, seat: int) -> str:
        """`me` or `other`: which form of a verb is used."""
        return "me" if seat == self.seat else "other"

    def side(self, side: int) -> str:
        """The name of a side."""
        return self._sides[side]

    @cached_property
    def _members(self) -> tuple[tuple[int, ...], ...]:
        seats = range(len(self.called))
        if self.sides == len(seats):
            return tuple((seat,) for seat in seats)
        return tuple(
            tuple(each for each in seats if side_of(each, len(seats)) == side) for side in range(self.sides)
        )

    def members(self, side: int) -> tuple[int, ...]:
        """The seats of a side: partners sit opposite, where there are partners."""
        return self._members[side]

    @cached_property
    def own_first(self) -> tuple[int, ...]:
        """The sides in rotation, the reader's own first."""
        first = next((side for side in range(self.sides) if self.seat in self.members(side)), 0)
        return tuple((first + step) % self.sides for step in range(self.sides))

    def pair(self, name: str, value: str) -> str:
        """A name and what it stands for, with a colon as the language puts it."""
        return self.say("rules-pair", name=name, value=value)

    def begun(self, text: str) -> str:
        """A text as a sentence begins, with a capital; but people are called as they want to be called."""
        if any(name and re.match(rf"{re.escape(name)}(?!\w)", text) for name in self.called):
            return text
        return text[:1].upper() + text[1:]

    def listed(self, parts: Iterable[str]) -> str:
        """Parts with commas between."""
        return ", ".join(parts)
