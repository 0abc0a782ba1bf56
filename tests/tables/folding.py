"""Whether what somebody was told leads from what they saw before to what they see now."""

from rebelote.engine.zones import Clear, Item, Put, Shift, Sweep, Turn, Zone, fold, settled
from rebelote.wire import shifts
from rebelote.wire.messages import Update


def leads_to(last: Update, update: Update, ordered: frozenset[str]) -> list[str]:
    """What is wrong with an update for somebody who saw another one last."""
    if (last.match, last.ply) != (update.match, update.since):
        return [f"told since {update.since} and had seen {last.ply}"]
    shifts = [_shift(each) for event in update.events for each in event.shifts]
    if fold(settled(zones(last), ordered), shifts, ordered) != zones(update):
        return [f"events from {last.ply} to {update.ply} lead elsewhere"]
    return []


def zones(update: Update) -> tuple[Zone, ...]:
    """The zones of a view as the engine has them."""
    return tuple(
        Zone(each.name, tuple(Item(thing.face, thing.owner) for thing in each.items))
        for each in update.view.zones
    )


def _shift(shift: shifts.Put | shifts.Sweep | shifts.Turn | shifts.Clear) -> Shift:
    match shift:
        case shifts.Put():
            return Put(shift.source, shift.target, tuple(shift.faces), shift.owner)
        case shifts.Sweep():
            return Sweep(shift.source, shift.target, shift.shown)
        case shifts.Turn():
            return Turn(shift.zone, tuple(shift.faces))
        case shifts.Clear():
            return Clear(shift.stock)
