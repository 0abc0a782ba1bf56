"""Views and events of any game, as the wire writes them.

The fields that all views share become zones, choices and the rest; every other field becomes a named
fact, spelled by its type: cards as text, moves as their text, records as objects, enums by value.
"""

from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import lru_cache, partial
from itertools import repeat
from operator import attrgetter
from typing import Any, get_type_hints

from rebelote.engine import Clear, Event, Game, Item, Put, Refusal, Shift, Sweep, Turn, View, Zone
from rebelote.wire import messages, shifts
from rebelote.wire.spelling import speller

_UNKNOWNS = repeat(object())
_Fields = tuple[tuple[str, ...], tuple[Callable[[Any], Any], ...], Callable[[Any], tuple[Any, ...]]]

SHARED = frozenset(("seat", "due", "choices", "greyed", "zones"))
"""The fields of a view that have their own place in a message."""


class Pictures:
    """How the views and events of one game are written."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._show = game.show
        self._fields: dict[type, _Fields] = {}
        # what seats see alike is one value in their views, and is written once
        self._spelled: dict[str, tuple[Any, Any]] = {}
        self._zones: dict[str, tuple[Zone, messages.ZoneView]] = {}

    def view(self, view: View, known: dict[str, Any]) -> messages.View:
        """A view, with those named facts that differ from the known ones, which are brought up to date."""
        names, spells, values_of = self._fields.get(type(view)) or self._learn(type(view))
        _, _, *values = values_of(view)
        olds = map(known.get, names, _UNKNOWNS)
        # nearly all of them are the very values that were known already
        others = [each for each in zip(names, spells, values, olds) if each[2] is not each[3]]
        facts = {}
        for name, spell, value, old in others:
            known[name] = value
            if value != old:
                facts[name] = self._spell(name, spell, value)
        return messages.View(
            view.seat,
            list(view.due),
            list(view.choices),
            [messages.GreyedMove(move, reason(refusal)) for move, refusal in view.greyed],
            list(map(self._zone, view.zones)),
            facts,
        )

    def event(self, event: Event) -> messages.EventView:
        """An event."""
        code, facts = event.told()
        return messages.EventView(code, dict(facts), list(map(_shift, event.shifts())), event.to)

    def _spell(self, name: str, spell: Callable[[Any], Any], value: Any) -> Any:
        """A named fact as it is written; the one that was written last is kept."""
        last = self._spelled.get(name)
        if last is None or last[0] is not value:
            last = self._spelled[name] = value, spell(value)
        return last[1]

    def _zone(self, shown: Zone) -> messages.ZoneView:
        """A zone as it is written; of each name the one that was written last is kept."""
        last = self._zones.get(shown.name)
        if last is None or last[0] is not shown:
            last = self._zones[shown.name] = shown, zone(shown)
        return last[1]

    def _learn(self, kind: type) -> _Fields:
        hints = get_type_hints(kind)
        names = tuple(each.name for each in fields(kind) if each.name not in SHARED)
        spells = tuple(partial(speller(hints[name]), self._show) for name in names)
        # two more, since one name alone would give its value and no row
        found = self._fields[kind] = names, spells, attrgetter("seat", "due", *names)
        return found


def reason(refusal: Refusal) -> messages.Reason:
    """Why something is refused."""
    return messages.Reason(refusal.code, refusal.rule, dict(refusal.facts))


@lru_cache(maxsize=4096)
def zone(zone: Zone) -> messages.ZoneView:
    """A zone and what lies in it. Zones repeat from view to view, so that the last ones are kept."""
    return messages.ZoneView(zone.name, _things(zone.items))


def _things(items: Iterable[Item]) -> list[messages.Thing]:
    return [messages.Thing(face, owner) for face, owner in items]


def _shift(shift: Shift) -> shifts.Put | shifts.Sweep | shifts.Turn | shifts.Clear:
    match shift:
        case Put(source, target, faces, owner):
            return shifts.Put(source, target, list(faces), owner)
        case Sweep(source, target, shown):
            return shifts.Sweep(source, target, shown)
        case Turn(where, faces):
            return shifts.Turn(where, list(faces))
        case Clear(stock):
            return shifts.Clear(stock)
