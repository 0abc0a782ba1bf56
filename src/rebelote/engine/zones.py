"""Zones: what lies where on a table, and how events move it.

A zone has an address (`hand:2`, `trick`, `stock`), an order, and items: a face (the text of a card,
dice, a board card) or a back, with the seat that laid it where that matters. A client that knows
zones and shifts alone can draw any game.
"""

from bisect import bisect_right
from collections.abc import Iterable
from operator import itemgetter
from typing import NamedTuple

BACK = ""
"""The face of an item that may not be seen."""
NOWHERE = ""
"""No zone: what is put from there is a picture of what stays where it is, what goes there is taken away."""


class Item(NamedTuple):
    """One thing in a zone: its face or BACK, and the seat that laid it (-1: nobody)."""

    face: str
    owner: int = -1


_BACK_ITEM = Item(BACK)
_face = itemgetter(0)


class Zone(NamedTuple):
    """A place and what lies in it, oldest first. In zones that are heaps the order says nothing."""

    name: str
    items: tuple[Item, ...]


class Put(NamedTuple):
    """Items come to a zone from another: faces as seen by the one who is told, or backs.

    Source or target may be NOWHERE: cards of a hand are shown, and the picture of them is taken away.
    """

    source: str
    target: str
    faces: tuple[str, ...]
    owner: int = -1


class Sweep(NamedTuple):
    """Everything in a zone goes to another, face down unless `shown`."""

    source: str
    target: str
    shown: bool = False


class Turn(NamedTuple):
    """Backs in a zone become these faces."""

    zone: str
    faces: tuple[str, ...]


class Clear(NamedTuple):
    """All zones are emptied, and the stock gets this many backs: the pack is gathered."""

    stock: int


Shift = Put | Sweep | Turn | Clear


def heap(name: str, faces: Iterable[str]) -> Zone:
    """A zone whose order says nothing, in a settled order: faces sorted, backs last."""
    row = sorted(faces)
    hidden = bisect_right(row, BACK)
    return Zone(name, tuple(map(Item, row[hidden:])) + (_BACK_ITEM,) * hidden)


def backs(name: str, count: int) -> Zone:
    """A zone of so many backs."""
    return Zone(name, (_BACK_ITEM,) * count)


def fold(zones: Iterable[Zone], shifts: Iterable[Shift], ordered: frozenset[str]) -> tuple[Zone, ...]:
    """The zones after some shifts; `ordered` names the zones that are no heaps.

    Zones that no shift touches stay as they are given, settled or not.
    Raises ValueError when a shift takes what is not there: the events then contradict the zones.
    """
    lying = {zone.name: zone for zone in zones}
    held: dict[str, list[Item]] = {}
    for shift in shifts:
        match shift:
            case Put(source, target, faces, owner):
                taken, row = _row(held, lying, source), _row(held, lying, target)
                for face in faces:
                    if source != NOWHERE:
                        _take(taken, source, face)
                    row.append(Item(face, owner))
            case Sweep(source, target, shown):
                swept = _row(held, lying, source)
                held[source] = []
                _row(held, lying, target).extend(swept if shown else [_BACK_ITEM] * len(swept))
            case Turn(zone, faces):
                row = _row(held, lying, zone)
                for face in faces:
                    _take(row, zone, BACK)
                    row.append(Item(face))
            case Clear(stock):
                lying, held = {}, {"stock": [_BACK_ITEM] * stock}
    held[NOWHERE] = []
    for name, row in held.items():
        lying[name] = Zone(name, tuple(row) if name in ordered else _settled(row))
    return arranged(lying.values())


def _row(held: dict[str, list[Item]], lying: dict[str, Zone], name: str) -> list[Item]:
    """What lies in a zone, to be moved: taken up when a shift first touches it."""
    row = held.get(name)
    if row is None:
        row = held[name] = list(lying[name].items) if name in lying else []
    return row


def arranged(zones: Iterable[Zone]) -> tuple[Zone, ...]:
    """Zones in one order, empty ones left out."""
    return tuple(sorted([zone for zone in zones if zone.items]))


def settled(zones: Iterable[Zone], ordered: frozenset[str]) -> tuple[Zone, ...]:
    """Zones in one order, empty ones left out, heaps sorted: two pictures are equal when these are."""
    return arranged(
        [zone if zone.name in ordered else Zone(zone.name, _settled(zone.items)) for zone in zones]
    )


def _settled(items: Iterable[Item]) -> tuple[Item, ...]:
    row = sorted(items)
    # backs have the empty face and so come first; they belong at the end
    hidden = bisect_right(row, BACK, key=_face)
    return tuple(row[hidden:] + row[:hidden])


def _take(items: list[Item], zone: str, face: str) -> None:
    """Take a face out of a zone, or a back where the face was not known."""
    for wanted in (face, BACK):
        for at, item in enumerate(items):
            if item.face == wanted:
                del items[at]
                return
    raise ValueError(f"{face or 'a back'} is taken from {zone}, which does not hold it")
