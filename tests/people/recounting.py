"""What everybody did in a match, counted a second time: from the score sheet that spectators see, deal by deal,
and not from what is told while the cards are played.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rebelote.cards import Seat
from rebelote.engine import Setup
from rebelote.tables.ports import Entry


@dataclass(slots=True)
class Count:
    """What the seats of a match came to: `deals` that everybody was in, and by seat the rest; `tricks` by side,
    where the sheet has them.
    """

    sides: int
    deals: int = 0
    won: Counter[int] = field(default_factory=Counter)
    takes: Counter[int] = field(default_factory=Counter)
    made: Counter[int] = field(default_factory=Counter)
    tricks: Counter[int] = field(default_factory=Counter)
    outs: Counter[int] = field(default_factory=Counter)
    winners: frozenset[int] = frozenset()


def recounted(setup: Setup, seats: int, entries: tuple[Entry, ...]) -> Count:
    """The count of a match that is over, by its score sheet."""
    game, state = setup.game, setup.game.begin(setup.options, seats)
    view = game.view(state, None)
    count = Count(len(view.totals))
    for entry in entries:
        state, _ = game.step(state, Seat(entry.seat), game.read(entry.move))
        before, view = view, game.view(state, None)
        for result in view.results[len(before.results) :]:
            count.deals += 1
            _READERS[game.name](count, result)
    outcome = game.outcome(state)
    assert outcome is not None
    count.winners = frozenset(outcome.winners)
    return count


def _belote(count: Count, result: Any) -> None:
    contract = [dict(line.facts) for line in result.lines if line.code == "contract"]
    # a deal that nobody took is void, and nobody's
    count.deals -= not contract
    count.won.update([result.winner] if result.winner >= 0 else [])
    for facts in contract[:1]:
        taker = int(facts["taker"])
        count.takes[taker] += 1
        made = result.made if result.made is not None else result.winner == taker % count.sides
        count.made[taker] += bool(made)
    _tricks(count, result)


def _konter(count: Count, result: Any) -> None:
    count.won.update([result.winner] if result.winner >= 0 else [])
    _tricks(count, result)


def _updown(count: Count, result: Any) -> None:
    count.won.update(_most(result.tally))
    count.tricks.update(dict(enumerate(result.tally)))


def _rammi(count: Count, result: Any) -> None:
    # a deal at whose end there is no stock is void
    count.deals -= result.winner < 0
    if result.winner >= 0:
        count.won[result.winner] += 1
        count.outs[result.winner] += 1


def _whist(count: Count, result: Any) -> None:
    count.won.update(_most(result.marks))
    for seat, made in zip(result.declarers, result.made, strict=True):
        count.takes[seat] += 1
        count.made[seat] += made


def _tricks(count: Count, result: Any) -> None:
    for line in result.lines:
        if line.code == "cards":
            count.tricks[line.side] += int(dict(line.facts)["tricks"])


def _most(marks: tuple[int, ...]) -> list[int]:
    """Whoever marked most, unless all marked the same."""
    return [at for at, mark in enumerate(marks) if mark == max(marks) != min(marks)]


_READERS: Mapping[str, Callable[[Count, Any], None]] = {
    "belote": _belote,
    "konter": _konter,
    "updown": _updown,
    "rammi": _rammi,
    "whist": _whist,
}
