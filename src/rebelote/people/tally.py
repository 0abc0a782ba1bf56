"""What each seat did in a match, counted from its moves."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from rebelote.cards import Seat
from rebelote.engine import Setup, find
from rebelote.tables.ports import Played

COUNTED = (
    *("matches", "won", "deals", "deals-won", "tricks", "takes", "made", "fallen"),
    *("belotes", "capots", "announcements", "outs"),
)
"""What is counted. A deal or a match counts for who made at least half of their seat's moves in it."""

Counts = dict[str, int]


@dataclass(frozen=True, slots=True)
class Tally:
    """What a match came to: the sides that won, how many sides there were, and what each seat did. It may have
    been broken off, and is not `over` then.
    """

    winners: tuple[int, ...]
    sides: int
    seats: tuple[Counts, ...]
    over: bool = True


@dataclass(slots=True)
class _Walk:
    """A match on its way: how many moves each seat made, and made itself, in the deal and before."""

    setup: Setup
    seats: int
    sides: int
    counts: list[Counter[str]]
    moves: Counter[int] = field(default_factory=Counter)
    own: Counter[int] = field(default_factory=Counter)
    deal_moves: Counter[int] = field(default_factory=Counter)
    deal_own: Counter[int] = field(default_factory=Counter)
    deal_tricks: Counter[int] = field(default_factory=Counter)
    takers: tuple[int, ...] = ()
    itself: dict[int, bool] = field(default_factory=dict)


def tally(
    text: str,
    seats: int,
    played: Played,
    times: Sequence[int],
    came: Mapping[int, int],
    went: Mapping[int, int] = MappingProxyType({}),
) -> Tally:
    """What each seat did in a match, to its end or as far as it went.

    `times` are the moments of the moves, `came` and `went` those at which the persons came to their seats and had to leave
    them, all in milliseconds: what was done before and after that was not theirs. Raises what the rules raise when they have
    changed since.
    """
    setup = find(text)
    game, state = setup.game, setup.game.begin(setup.options, seats)
    sides = len(game.view(state, None).totals)
    walk = _Walk(setup, seats, sides, [Counter() for _ in range(seats)])
    for entry, at in zip(played.entries, times, strict=True):
        if entry.seat >= 0:
            there = came.get(entry.seat, at + 1) <= at < went.get(entry.seat, at + 1)
            _moved(walk, entry.seat, itself=bool(entry.act) and there)
        before = state
        state, events = game.step(state, Seat(entry.seat), game.read(entry.move))
        for event in events:
            _happened(walk, event, before, state)
    outcome = game.outcome(state)
    winners = outcome.winners if outcome is not None else ()
    for seat in range(seats):
        if _half(walk.own[seat], walk.moves[seat]):
            walk.counts[seat]["matches"] += 1
            walk.counts[seat]["won"] += seat % sides in winners
    counts = tuple({what: number for what, number in each.items() if number} for each in walk.counts)
    return Tally(winners, sides, counts, outcome is not None)


def _moved(walk: _Walk, seat: int, *, itself: bool) -> None:
    walk.itself[seat] = itself
    walk.moves[seat] += 1
    walk.deal_moves[seat] += 1
    if itself:
        walk.own[seat] += 1
        walk.deal_own[seat] += 1


def _half(own: int, moves: int) -> bool:
    return own > 0 and own * 2 >= moves


def _happened(walk: _Walk, event: Any, before: Any, state: Any) -> None:
    """Count one event."""
    code, told = event.told()
    facts = dict(told)
    match code:
        case "trick-taken" | "trick-won":
            number = int(facts.get("tricks", 1))
            walk.deal_tricks[int(facts["seat"]) % walk.sides] += number
            _add(walk, int(facts["seat"]), "tricks", number)
        case "contract-fixed":
            found = str(facts.get("holders", facts.get("seat", ""))).split()
            walk.takers = tuple(seat for seat in map(int, found) if seat >= 0)
        case "trump-made":
            walk.takers = (int(facts["seat"]),)
        case "belote-said" if facts["word"] == "belote":
            _add(walk, int(facts["seat"]), "belotes")
        case "announced":
            _add(walk, int(facts["seat"]), "announcements", len(str(facts.get("kinds", "one")).split()))
        case "went-out":
            _add(walk, int(facts["seat"]), "outs")
        case "deal-scored" | "round-scored":
            _scored(walk, event, before, state)
        case "deal-void":
            _next_deal(walk)


def _add(walk: _Walk, seat: int, what: str, number: int = 1) -> None:
    """Count something that a seat did, if its person did it."""
    if walk.itself.get(seat):
        walk.counts[seat][what] += number


def _scored(walk: _Walk, event: Any, before: Any, state: Any) -> None:
    """A deal is over: who won it, whether the takers made it, whether a side took everything."""
    winners = _winners(walk, event, before, state)
    swept = len(walk.deal_tricks) == 1 and sum(walk.deal_tricks.values()) > 1
    made = _made(walk, event.result, winners)
    for seat, counts in enumerate(walk.counts):
        if not _half(walk.deal_own[seat], walk.deal_moves[seat]):
            continue
        side = seat % walk.sides
        counts["deals"] += 1
        counts["deals-won"] += side in winners
        counts["capots"] += swept and walk.deal_tricks[side] > 0
        if seat in walk.takers:
            counts["takes"] += 1
            counts["made"] += seat in made
            counts["fallen"] += seat not in made
    _next_deal(walk)


def _next_deal(walk: _Walk) -> None:
    """What was done in a deal is behind; one that was void is nobody's."""
    walk.takers = ()
    walk.deal_moves.clear()
    walk.deal_own.clear()
    walk.deal_tricks.clear()


def _winners(walk: _Walk, event: Any, before: Any, state: Any) -> tuple[int, ...]:
    """The sides that won the deal: those that the game names, or those that marked most."""
    named = getattr(event, "winner", getattr(event.result, "winner", None))
    if named is not None:
        return (named,) if named >= 0 else ()
    view = walk.setup.game.view
    totals = zip(view(before, None).totals, view(state, None).totals, strict=True)
    marks = [after - earlier for earlier, after in totals]
    most = max(marks)
    return tuple(side for side, mark in enumerate(marks) if mark == most > min(marks))


def _made(walk: _Walk, result: Any, winners: tuple[int, ...]) -> frozenset[int]:
    """The takers who made what they undertook."""
    made = getattr(result, "made", None)
    if isinstance(made, tuple):
        return frozenset(seat for seat, good in zip(result.declarers, made, strict=False) if good)
    if isinstance(made, bool):
        return frozenset(walk.takers) if made else frozenset()
    return frozenset(seat for seat in walk.takers if seat % walk.sides in winners)
