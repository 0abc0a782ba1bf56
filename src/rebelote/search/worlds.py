"""Worlds: every way in which hidden cards may lie, counted, listed and drawn all equally likely.

A card may be with some of the holders, and each holder has room for a number of cards. Cards with the
same holders are a group; how many ways there are to go on from a group, given the room that is left,
is counted once, and a draw goes through the groups in those proportions. No draw is thrown away.
"""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import factorial, prod

from rebelote.engine.game import Source

Split = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hidden:
    """Cards that are somewhere: the holders of each, a bit for each holder, and the room of each holder.

    Cards are any small numbers; a world is a set of them for each holder, as a bit mask.
    """

    cards: tuple[int, ...]
    holders: tuple[int, ...]
    room: Split


@dataclass(frozen=True, slots=True)
class _Group:
    holders: int
    cards: tuple[int, ...]


class Worlds:
    """The ways in which hidden cards may lie. `count` is exact; 0 says that the facts contradict."""

    __slots__ = ("_chances", "_groups", "_hidden", "_ways", "count")

    def __init__(self, hidden: Hidden) -> None:
        if len(hidden.cards) != len(hidden.holders) or len(hidden.cards) != sum(hidden.room):
            raise ValueError(
                f"{len(hidden.cards)} cards, {len(hidden.holders)} sets of holders and room for {sum(hidden.room)}"
            )
        self._hidden = hidden
        masks = sorted(set(hidden.holders))
        self._groups = [
            _Group(mask, tuple(c for c, m in zip(hidden.cards, hidden.holders, strict=True) if m == mask))
            for mask in masks
        ]
        self._ways = cache(self._ways_from)
        self._chances = cache(self._chances_from)
        self.count = self._ways(0, hidden.room)

    def draw(self, source: Source) -> tuple[int, ...]:
        """One world, each as likely as the others. Raises ValueError if there is none."""
        if self.count == 0:
            raise ValueError("no world agrees with what is known")
        world, room = [0] * len(self._hidden.room), self._hidden.room
        for number, group in enumerate(self._groups):
            chosen = source.randrange(self._ways(number, room))
            split, room = self._chosen(number, room, chosen)
            rest = list(group.cards)
            for holder, size in enumerate(split):
                for _ in range(size):
                    at = source.randrange(len(rest))
                    rest[at], rest[-1] = rest[-1], rest[at]
                    world[holder] |= 1 << rest.pop()
        return tuple(world)

    def all(self) -> Iterator[tuple[int, ...]]:
        """Every world once."""
        yield from self._from(0, self._hidden.room, (0,) * len(self._hidden.room))

    def _ways_from(self, number: int, room: Split) -> int:
        """How many ways the cards from a group on fill the room that is left."""
        if number == len(self._groups):
            return int(not any(room))
        return sum(
            _orders(split) * self._ways(number + 1, left) for split, left in self._splits(number, room)
        )

    def _splits(self, number: int, room: Split) -> Iterator[tuple[Split, Split]]:
        """How the cards of a group may be shared out by numbers, and the room after it."""
        group = self._groups[number]
        for split in _shares(len(group.cards), group.holders, room):
            yield split, tuple(space - size for space, size in zip(room, split, strict=True))

    def _chosen(self, number: int, room: Split, chosen: int) -> tuple[Split, Split]:
        """The split that holds the way of a number, counted through all of them."""
        bounds, splits = self._chances(number, room)
        return splits[bisect_right(bounds, chosen)]

    def _chances_from(self, number: int, room: Split) -> tuple[list[int], list[tuple[Split, Split]]]:
        """Every split of a group that can be completed, and how many ways end with it or before it."""
        bounds, splits, ways = [], [], 0
        for split, left in self._splits(number, room):
            more = _orders(split) * self._ways(number + 1, left)
            if more:
                ways += more
                bounds.append(ways)
                splits.append((split, left))
        return bounds, splits

    def _from(self, number: int, room: Split, world: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if number == len(self._groups):
            if not any(room):
                yield world
            return
        for split, left in self._splits(number, room):
            for dealt in _dealt(self._groups[number].cards, split):
                merged = tuple(before | more for before, more in zip(world, dealt, strict=True))
                yield from self._from(number + 1, left, merged)


def _orders(split: Split) -> int:
    """In how many ways different cards can be shared out so."""
    return factorial(sum(split)) // prod(map(factorial, split))


def _shares(n: int, holders: int, room: Split, at: int = 0) -> Iterator[Split]:
    """Ways to give n equal things to holders that have the room, from one holder on."""
    if at == len(room):
        if n == 0:
            yield ()
        return
    most = min(n, room[at]) if holders >> at & 1 else 0
    # what the others have no room for must stay here
    least = max(0, n - sum(space for more, space in enumerate(room[at + 1 :], at + 1) if holders >> more & 1))
    for size in range(least, most + 1):
        for rest in _shares(n - size, holders, room, at + 1):
            yield (size, *rest)


def _dealt(cards: tuple[int, ...], split: Split) -> Iterator[tuple[int, ...]]:
    """Every way to share out cards by numbers, as sets."""
    if not split:
        yield ()
        return
    for taken in combinations(cards, split[0]):
        rest = tuple(card for card in cards if card not in taken)
        for others in _dealt(rest, split[1:]):
            yield (sum(1 << card for card in taken), *others)
