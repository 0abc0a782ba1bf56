"""The play of belote in integers: card points on top of the tricks (B9, B80 to B83), and perft."""

from typing import NamedTuple

from rebelote.kernels.bits import count, lowest
from rebelote.kernels.tricks import TRUMP, Tricks, begin_tricks, lay
from rebelote.kernels.tricks import choices as choices_of_tricks

SA_POINTS = 1 << 16
"""Count every class by the table of Sans Atout, where the ace is worth 19 (B81)."""
TA_POINTS = 1 << 17
"""Count every class by the table of trumps (B82)."""
TA_FFB_POINTS = 1 << 18
"""Count every class by the table of the federation for Tout Atout (B83)."""
TA_ALT14_POINTS = 1 << 19
"""Count every class by the other table for Tout Atout (B83)."""

LAST_TRICK = 10
"""Points of the last trick (B80)."""

# Heights 0 and 1 are worth nothing in any table. The others make six bits, bit h - 2 for height h,
# and a table holds the points of every set of them.
WORTHY = 63
PLAIN = tuple(
    2 * (s >> 1 & 1) + 3 * (s >> 2 & 1) + 4 * (s >> 3 & 1) + 10 * (s >> 4 & 1) + 11 * (s >> 5)
    for s in range(64)
)
TRUMPS = tuple(
    3 * (s & 1) + 4 * (s >> 1 & 1) + 10 * (s >> 2 & 1) + 11 * (s >> 3 & 1) + 14 * (s >> 4 & 1) + 20 * (s >> 5)
    for s in range(64)
)
SANS_ATOUT = tuple(PLAIN[s] + 8 * (s >> 5) for s in range(64))
TA_FFB = tuple(
    2 * (s & 1) + 3 * (s >> 1 & 1) + 5 * (s >> 2 & 1) + 6 * (s >> 3 & 1) + 9 * (s >> 4 & 1) + 13 * (s >> 5)
    for s in range(64)
)
TA_ALT14 = tuple(TA_FFB[s] - (s & 1) + (s >> 5) for s in range(64))
TRUMPS_OVER_PLAIN = tuple(TRUMPS[s] - PLAIN[s] for s in range(64))


class Play(NamedTuple):
    """Tricks, and by side the card points and the number of tricks won.

    A side is seat modulo 2 at four seats and the seat itself at two and three; unused sides have 0.
    """

    tricks: Tricks
    points: tuple[int, int, int]
    won: tuple[int, int, int]
    duties: int


def begin_play(hands: tuple[int, int, int, int], leader: int, seats: int, duties: int) -> Play:
    """The play before the first lead; hands are sets of strengths."""
    return Play(begin_tricks(hands, leader, seats), (0, 0, 0), (0, 0, 0), duties)


def worth(laid: int, duties: int) -> int:
    """Card points of a set of strengths, without those of the last trick (B9, B81-B83)."""
    s = laid >> 2 & WORTHY
    h = laid >> 18 & WORTHY
    d = laid >> 34 & WORTHY
    c = laid >> 50 & WORTHY
    if duties < SA_POINTS:
        trumps = laid >> 16 * (duties & TRUMP) + 2 & WORTHY
        return PLAIN[s] + PLAIN[h] + PLAIN[d] + PLAIN[c] + TRUMPS_OVER_PLAIN[trumps]
    if duties & SA_POINTS:
        return SANS_ATOUT[s] + SANS_ATOUT[h] + SANS_ATOUT[d] + SANS_ATOUT[c]
    if duties & TA_POINTS:
        return TRUMPS[s] + TRUMPS[h] + TRUMPS[d] + TRUMPS[c]
    if duties & TA_FFB_POINTS:
        return TA_FFB[s] + TA_FFB[h] + TA_FFB[d] + TA_FFB[c]
    return TA_ALT14[s] + TA_ALT14[h] + TA_ALT14[d] + TA_ALT14[c]


def choices(p: Play) -> int:
    """Strengths that the seat in turn may lay (B41-B50)."""
    return choices_of_tricks(p.tricks, p.duties)


def play(p: Play, strength: int) -> Play:
    """The play after a strength; the end of a trick gives its winner's side the points (B80)."""
    tricks, points, won, duties = p
    then = lay(tricks, strength, duties)
    if then.led >= 0:
        return Play(then, points, won, duties)
    winner = then.turn
    side = winner & 1 if then.seats == 4 else winner
    gain = worth(then.laid, duties)
    if then.hands[winner] == 0:
        gain += LAST_TRICK
    return Play(then, _added(points, side, gain), _added(won, side, 1), duties)


def _added(by_side: tuple[int, int, int], side: int, n: int) -> tuple[int, int, int]:
    """Numbers by side, with n more for one side."""
    a, b, c = by_side
    if side == 0:
        return (a + n, b, c)
    if side == 1:
        return (a, b + n, c)
    return (a, b, c + n)


def perft(p: Play, depth: int) -> int:
    """How many legal sequences of exactly so many cards there are."""
    if depth == 0:
        return 1
    todo = choices(p)
    if depth == 1:
        return count(todo)
    total = 0
    while todo:
        total += perft(play(p, lowest(todo)), depth - 1)
        todo &= todo - 1
    return total
