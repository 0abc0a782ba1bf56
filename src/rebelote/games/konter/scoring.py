"""The strokes of a deal, with a line for every figure (K17 to K22)."""

from dataclasses import dataclass

from rebelote.engine.lines import Line, line, summed
from rebelote.games.konter.options import Options

HALF = 20
"""Half of the card points (K7): with more a side wins the deal."""
TRICKS = 6

MARK_CODES = (
    "stroke-won",  # the winners strike one
    "stroke-announced",  # and one for each konter or matt
    "stroke-all-tricks",  # and one when the others took no trick
    "stroke-carried",  # and what was carried over
    "stroke-spare",  # what they could not strike, having no more: above zero
    "stroke-lost",  # the trump side lost the deal: what the winners strike is added
    "stroke-lost-carried",  # and what was carried over
    "stroke-staenner",  # the trump side at 20-20
)
"""Lines of strokes: over these a side's points sum to the change of its strokes."""

LINE_CODES = (
    "cards",  # each side; its card points; fact tricks
    "won",  # the winners; the value of the deal; fact makers, whether they made trump
    "staenner",  # the trump side; the equal points
    *MARK_CODES,
    "carried",  # nobody's; all that is carried to the next deal
    "total",  # each side; its strokes after the deal
)
"""Every code a line can have."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The facts of a deal that was played: who made trump, points and tricks by side, what was announced.

    `announced` counts one for konter, one for matt, two for konter a matt (K10). `strokes` and `carried`
    stand as before the deal.
    """

    makers: int
    points: tuple[int, int]
    tricks: tuple[int, int]
    announced: int
    strokes: tuple[int, int]
    carried: int = 0


@dataclass(frozen=True, slots=True)
class Result:
    """What a deal came to: the side that won it (-1 at 20-20), its value, strokes and carry after it."""

    winner: int
    value: int
    strokes: tuple[int, int]
    carried: int
    lines: tuple[Line, ...]


def score(tally: Tally, options: Options) -> Result:
    """The result of a deal."""
    cards = tuple(
        line("cards", "K7", side, tally.points[side], tricks=tally.tricks[side]) for side in range(2)
    )
    if tally.points[0] == tally.points[1]:
        return _staenner(tally, options, cards)
    winner = int(tally.points[1] > HALF)
    value = 1 + tally.announced + (tally.tricks[1 - winner] == 0)
    lines = (
        *cards,
        line("won", "K17", winner, value, makers="yes" if winner == tally.makers else "no"),
        *_struck(tally, winner),
        *_added(tally, options, 1 - winner, value),
    )
    return _result(tally, winner, value, 0, lines)


def _struck(tally: Tally, winner: int) -> tuple[Line, ...]:
    """What the winners strike, and never more than they have (K18, K21)."""
    struck = _worth_a_line(
        line("stroke-won", "K18", winner, -1),
        line("stroke-announced", "K10", winner, -tally.announced),
        line("stroke-all-tricks", "K18", winner, -int(tally.tricks[winner] == TRICKS)),
        line("stroke-carried", "K21", winner, -tally.carried),
    )
    spare = -sum(each.points for each in struck) - tally.strokes[winner]
    return (*struck, *_worth_a_line(line("stroke-spare", "K18", winner, max(0, spare))))


def _added(tally: Tally, options: Options, loser: int, value: int) -> tuple[Line, ...]:
    """What the trump side gets for losing (K19, K21)."""
    if loser != tally.makers:
        return ()
    carried = tally.carried if options.carry_to_loser else 0
    return (
        line("stroke-lost", "K19", loser, value),
        *_worth_a_line(line("stroke-lost-carried", "K21", loser, carried)),
    )


def _staenner(tally: Tally, options: Options, cards: tuple[Line, ...]) -> Result:
    """Twenty points each: the trump side gets a stroke, and the stake is carried over (K20)."""
    carried = tally.carried + 1 + tally.announced if options.staenner == "carry" else 0
    lines = (
        *cards,
        line("staenner", "K20", tally.makers, HALF),
        *_worth_a_line(
            line("stroke-staenner", "K20", tally.makers, options.staenner_penalty),
            line("carried", "K20", -1, carried),
        ),
    )
    return _result(tally, -1, 0, carried, lines)


def _result(tally: Tally, winner: int, value: int, carried: int, lines: tuple[Line, ...]) -> Result:
    """A result with the totals that its lines lead to."""
    a, b = (tally.strokes[side] + summed(lines, side, MARK_CODES) for side in range(2))
    totals = (line("total", "K22", 0, a), line("total", "K22", 1, b))
    return Result(winner, value, (a, b), carried, (*lines, *totals))


def _worth_a_line(*lines: Line) -> tuple[Line, ...]:
    """The lines that say more than zero."""
    return tuple(each for each in lines if each.points)
