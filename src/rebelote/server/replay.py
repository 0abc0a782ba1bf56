"""Matches that are over, played again from their moves: deal by deal, in words and zones."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

from rebelote.analysis.known import lays, quick
from rebelote.cards import Seat
from rebelote.engine import IllegalMove, Item, NotationError, Setup, Zone, find
from rebelote.engine.options import options_of
from rebelote.locale.options import title_of, words_of
from rebelote.server.answers import Refused
from rebelote.speech import Happened, Names, Speech, sides_of, speech_for, told
from rebelote.tables.ports import Entry, Played, Saved
from rebelote.tables.seating import PERSON
from rebelote.wire.messages import Language, ZoneView
from rebelote.wire.pictures import zone
from rebelote.wire.replays import DealLine, Frame, MatchLine, Replay

_ALL = -1
"""In the place of a seat: all hands are open."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal: the state it began with, its moves, and the totals before and after it, by side."""

    state: Any
    entries: tuple[Entry, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]


def match_line(saved: Saved, played: Played) -> MatchLine:
    """A match in the list of its table; of a running one nothing is told but who plays."""
    names = list(played.names)
    if not played.over:
        return MatchLine(played.number, False, names, 0, [], [])
    try:
        deals, last = _walked(saved.plan.setup, len(saved.plan.chairs), played)
    except Refused:
        return MatchLine(played.number, True, names, 0, [], [])
    winners, totals = _end(find(saved.plan.setup), last)
    return MatchLine(played.number, True, names, len(deals), winners, totals)


def replay(saved: Saved, played: Played, number: int, seat: int | None, language: str) -> Replay:
    """A deal of a match that is over, as a seat saw it; None: with all hands open.

    Raises Refused for a match that runs, for a deal that is not there, and where the rules have changed.
    """
    deal, setup = deal_of(saved, played, number), find(saved.plan.setup)
    deals, last = _walked(saved.plan.setup, len(saved.plan.chairs), played)
    seats, words = len(saved.plan.chairs), words_of(language, setup.game.name)
    reader = Names(words, played.names, _ALL if seat is None else seat, sides_of(setup, seats))
    winners, totals = _end(setup, last)
    return Replay(
        cast(Language, language),
        saved.code,
        played.number,
        saved.plan.setup,
        {name: getattr(setup.options, name) for name in options_of(setup.game.options)},
        title_of(words, setup.address),
        played.rules,
        [_called(reader, each, played.names) for each in range(seats)],
        [list(reader.members(side)) for side in range(reader.sides)],
        seat,
        list(map(_line, range(1, len(deals) + 1), deals)),
        number,
        _zones(setup, deal.state, seat, reader),
        _frames(saved, deal, reader, seat),
        winners,
        totals,
        quick(setup, seats),
    )


def deal_of(saved: Saved, played: Played, number: int) -> Deal:
    """A deal of a match that is over. Raises Refused as `replay` does."""
    if not played.over:
        raise Refused(409, "match-running", {"value": played.number})
    deals, _ = _walked(saved.plan.setup, len(saved.plan.chairs), played)
    if not 1 <= number <= len(deals):
        raise Refused(404, "deal-unknown", {"value": str(number), "expected": str(len(deals))})
    return deals[number - 1]


def bot_of(saved: Saved, entry: Entry) -> str:
    """The level of the bot that made a move, for itself or for a person; empty where a person or chance did."""
    if entry.seat < 0 or entry.act:
        return ""
    planned = saved.plan.chairs[entry.seat]
    return saved.plan.bot if planned == PERSON else planned


@lru_cache(maxsize=64)
def _walked(text: str, seats: int, played: Played) -> tuple[tuple[Deal, ...], Any]:
    """The deals of a match and its last state. Raises Refused where the rules have changed since."""
    setup = find(text)
    game, state = setup.game, setup.game.begin(setup.options, seats)
    deals, first, entries = [], state, []
    for entry in played.entries:
        entries.append(entry)
        before = game.deals(state)
        try:
            state = game.step(state, Seat(entry.seat), game.read(entry.move)).state
        except (IllegalMove, NotationError) as fault:
            raise Refused(409, "old-rules", {"value": played.rules}) from fault
        if game.deals(state) > before:
            deals.append(_deal(setup, first, entries, state))
            first, entries = state, []
    # a match may end between two deals: somebody says so
    if entries:
        deals.append(_deal(setup, first, entries, state))
    return tuple(deals), state


def _deal(setup: Setup, first: Any, entries: Sequence[Entry], state: Any) -> Deal:
    totals = (setup.game.view(each, None).totals for each in (first, state))
    return Deal(first, tuple(entries), *map(tuple, totals))


def _line(number: int, deal: Deal) -> DealLine:
    marks = [after - before for before, after in zip(deal.before, deal.after, strict=True)]
    return DealLine(number, marks, list(deal.after), len(deal.entries))


def _end(setup: Setup, state: Any) -> tuple[list[int], list[int]]:
    """The sides that won, and the totals."""
    outcome = setup.game.outcome(state)
    return ([], []) if outcome is None else (list(outcome.winners), list(outcome.totals))


def _frames(saved: Saved, deal: Deal, reader: Names, seat: int | None) -> list[Frame]:
    """The moves of a deal, with what the reader was told of each."""
    setup = find(saved.plan.setup)
    game, state, speech = setup.game, deal.state, speech_for(setup, reader)
    asked = None if seat is None else Seat(seat)
    view, frames = game.view(state, asked), []
    for entry in deal.entries:
        priced = entry.seat >= 0 and lays(setup, state, entry.seat, entry.move)
        state, events = game.step(state, Seat(entry.seat), game.read(entry.move))
        before, view = view, game.view(state, asked)
        heard = (Happened(each, before, view) for each in events if each.to in (None, asked))
        frames.append(
            Frame(
                entry.seat,
                entry.move,
                [sentence for sentence in told(speech, heard) if sentence],
                speech.heading(view),
                _zones(setup, state, seat, reader),
                bot_of(saved, entry),
                priced,
            )
        )
    return frames


def _zones(setup: Setup, state: Any, seat: int | None, reader: Names) -> list[ZoneView]:
    """What lies on the table as a seat sees it; None: what anybody sees of it. Hands lie as they are held."""
    speech, found = speech_for(setup, reader), dict[str, tuple[Zone, Any]]()
    eyes = (None, *map(Seat, range(len(reader.called)))) if seat is None else (Seat(seat),)
    for view in (setup.game.view(state, each) for each in eyes):
        for each in view.zones:
            if each.name not in found or _faces(each.items) > _faces(found[each.name][0].items):
                found[each.name] = each, view
    return [zone(_held(speech, each, view)) for each, view in found.values()]


def _held(speech: Speech, held: Zone, view: Any) -> Zone:
    """A hand in the order in which it is held at the table; any other zone as it is."""
    faces = tuple(each.face for each in held.items if each.face)
    if not held.name.startswith("hand:") or len(faces) < len(held.items):
        return held
    return Zone(held.name, tuple(map(Item, speech.arranged(faces, view))))


def _faces(items: Iterable[Any]) -> int:
    return sum(bool(each.face) for each in items)


def _called(reader: Names, seat: int, names: Sequence[str]) -> str:
    """The name of a seat at the time, also for the one who looks from it."""
    return names[seat] or reader.say(f"seat-{seat + 1}")
