"""Everything that a seat is told in words: its view as a whole, events one by one, the score sheet."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from rebelote.engine import Event
from rebelote.speech.names import Names
from rebelote.speech.words import Speech
from rebelote.wire.words import DealSheet, Row, Sheet, Side

_ENDS = (".", "!", "?", "…")


class Happened(NamedTuple):
    """An event that the reader was told, with his views before and after the step that it belongs to."""

    event: Event
    before: Any
    after: Any


def spoken(speech: Speech, view: Any) -> dict[str, Any]:
    """The fields of `Words` that say how things stand, by name."""
    return {
        "title": speech.title(view),
        "heading": speech.heading(view).removesuffix("."),
        "trump": speech.trump(view),
        "prompt": speech.prompt(view),
        "hand": speech.hand(view),
        "offers": speech.offers(view),
        "greyed": {move: speech.refused(refusal) for move, refusal in view.greyed},
        "seats": speech.seats(view),
        "sides": sides(speech, view),
        "order": speech.order(view),
        "best": speech.best(view),
        "calls": speech.calls(view),
        "closed": speech.closed(view),
        "prices": speech.prices(view),
    }


def told(speech: Speech, happened: Iterable[Happened]) -> tuple[str, ...]:
    """A whole sentence for each event, empty where nothing is to be said."""
    return tuple(_sentence(speech.names, speech.told(*each) or "") for each in happened)


def sides(speech: Speech, view: Any) -> tuple[Side, ...]:
    """The sides with their points, the reader's own first."""
    names, won, taken = speech.names, view.winners or (), speech.taken(view)
    return tuple(
        Side(
            names.side(side),
            names.members(side),
            view.totals[side],
            side in won,
            None if taken is None else taken[side],
        )
        for side in names.own_first
    )


def sheet(speech: Speech, match: int, view: Any) -> Sheet:
    """The score sheet of a match."""
    order = speech.names.own_first
    deals, number = [], 1
    for result in view.results:
        title, suit, verdict, marks, counted, rows = speech.account(result)
        by_side = tuple(marks[side] for side in order) if marks else ()
        turned = tuple(_turned(row, order) for row in rows)
        deals.append(DealSheet(number, title, suit, verdict, by_side, turned))
        number += counted
    return Sheet(match, sides(speech, view), tuple(deals))


def _turned(row: Row, order: tuple[int, ...]) -> Row:
    """A row with the reader's side first."""
    if not row.figures:
        return row
    return Row(row.kind, row.label, tuple(row.figures[side] for side in order), row.rule, row.struck)


def _sentence(names: Names, text: str) -> str:
    """A text with a capital and an end."""
    if not text:
        return ""
    return names.begun(text) + ("" if text.endswith(_ENDS) else ".")
