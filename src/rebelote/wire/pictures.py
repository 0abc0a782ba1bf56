"""Views and events of any game, as the wire writes them.

The fields that all views share become zones, choices and the rest; every other field becomes a named
fact, spelled by its type: cards as text, moves as their text, records as objects, enums by value.
"""

from collections.abc import Iterable
from dataclasses import fields
from functools import lru_cache, partial
from typing import Any, get_type_hints

from rebelote.engine import Clear, Event, Game, Item, Put, Refusal, Shift, Sweep, Turn, View, Zone
from rebelote.wire import messages
from rebelote.wire.spelling import speller

SHARED = frozenset(("seat", "due", "choices", "greyed", "zones"))
"""The fields of a view that have their own place in a message."""


class Pictures:
    """How the views and events of one game are written."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._show = game.show
        self._fields: dict[type, tuple[tuple[str, Any], ...]] = {}

    def view(self, view: View, known: dict[str, Any]) -> messages.View:
        """A view, with those named facts that differ from the known ones, which are brought up to date."""
        facts = {}
        for name, spell in self._fields.get(type(view)) or self._learn(type(view)):
            value = getattr(view, name)
            if name not in known or known[name] != value:
                known[name] = value
                facts[name] = spell(value)
        return messages.View(
            view.seat,
            list(view.due),
            list(view.choices),
            [messages.GreyedMove(move, reason(refusal)) for move, refusal in view.greyed],
            [zone(each) for each in view.zones],
            facts,
        )

    def event(self, event: Event) -> messages.EventView:
        """An event."""
        code, facts = event.told()
        return messages.EventView(code, dict(facts), list(map(_shift, event.shifts())), event.to)

    def _learn(self, kind: type) -> tuple[tuple[str, Any], ...]:
        hints = get_type_hints(kind)
        own = (each.name for each in fields(kind) if each.name not in SHARED)
        self._fields[kind] = tuple((name, partial(speller(hints[name]), self._show)) for name in own)
        return self._fields[kind]


def reason(refusal: Refusal) -> messages.Reason:
    """Why something is refused."""
    return messages.Reason(refusal.code, refusal.rule, dict(refusal.facts))


@lru_cache(maxsize=4096)
def zone(zone: Zone) -> messages.ZoneView:
    """A zone and what lies in it. Zones repeat from view to view, so that the last ones are kept."""
    return messages.ZoneView(zone.name, _things(zone.items))


def _things(items: Iterable[Item]) -> list[messages.Thing]:
    return [messages.Thing(face, owner) for face, owner in items]


def _shift(shift: Shift) -> messages.Put | messages.Sweep | messages.Turn | messages.Clear:
    match shift:
        case Put(source, target, faces, owner):
            return messages.Put(source, target, list(faces), owner)
        case Sweep(source, target, shown):
            return messages.Sweep(source, target, shown)
        case Turn(where, faces):
            return messages.Turn(where, list(faces))
        case Clear(stock):
            return messages.Clear(stock)
