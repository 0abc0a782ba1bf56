"""Cards laid face down and revealed together: how often each card of a seat wins, and how often another does.

The hands of the others are drawn from the cards that a seat has not seen. One time in five one of the others
lays its card of most force, otherwise the one most likely to win against what seats lay that choose so,
or that weigh any unseen card alike (Up & Down, U12 to U17). Chances are in millionths.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from rebelote.games.updown.kernel import force
from rebelote.search.compiled import cells, compiled, part
from rebelote.search.leaves import bare, lowest, mixed

Cells = Any

# one flat array: the trick, then lists by card of the seat, then lists by unseen card
SEATS, ME, UP, TRUMP, SIZE, UNSEEN, CHANCE, WORLDS = range(8)
SUITS = 8
HAND = 16
WINS = 32  # in how many worlds each card of the seat wins
LOSES = 48  # in how many another seat does
LAID = 64
TOTAL = 68
POOL = 80
ORDER = 128
USE = 176
FORCE = 256  # a row of 48 for each seat, like those below
HOPE = 512
OFTEN = 768  # how often a seat laid a card
_END = 960
_ROW = 48

_ONE = 1_000_000
_HOPELESS = 150_000
"""Below this chance a seat throws a card away."""
_MIDDLE = 7
_ARTLESS = 5
"""One time in so many a seat looks at force alone."""
_FIRST, _NOTED = 3, 8
"""One world of three shows first what seats lay; a card laid there is so much likelier than one that was not."""
_FACTOR, _STEP = 6364136223846793005, 1442695040888963407


class Facedown(NamedTuple):
    """A trick as a seat sees it before the cards are revealed; hands are sets, bit 16 * suit + rank."""

    seat: int
    suits: tuple[int, ...]
    up: bool
    trump: int
    hand: int
    unseen: int


def wins(trick: Facedown, worlds: int, chance: int) -> Mapping[int, tuple[int, int]]:
    """In how many worlds each card of the hand wins, and in how many another seat; the same for equal chance.

    `chance` is where the draws begin, below 2 ** 63.
    """
    S = _array()
    S[SEATS], S[ME], S[UP], S[TRUMP] = len(trick.suits), trick.seat, int(trick.up), trick.trump
    S[WORLDS], S[CHANCE] = worlds, chance
    for seat, suit in enumerate(trick.suits):
        S[SUITS + seat] = suit
    S[SIZE], S[UNSEEN] = _listed(S, HAND, trick.hand), _listed(S, POOL, trick.unseen)
    n = weigh(S)
    return {int(S[HAND + k]): (int(S[WINS + k]), int(S[LOSES + k])) for k in range(n)}


@cache
def _array() -> Cells:
    """One array for each process."""
    return cells([0] * _END)


def _listed(S: Cells, first: int, members: int) -> int:
    """Write the cards of a set; how many there are."""
    n = 0
    while members:
        S[first + n] = lowest(members)
        members &= members - 1
        n += 1
    return n


@part
def _below(S: Cells, n: int) -> int:
    """A number below n."""
    S[CHANCE] = mixed(S[CHANCE], _FACTOR, _STEP)
    drawn: int = (S[CHANCE] >> 32) * n >> 31
    return drawn


@part
def _spread(S: Cells) -> None:
    """Write how strong each unseen card is in each seat, and how useful it may be later."""
    for i in range(S[UNSEEN]):
        rank = S[POOL + i] & 15
        S[ORDER + i] = i
        S[USE + i] = abs(rank - _MIDDLE) + (rank == S[TRUMP])
        for seat in range(S[SEATS]):
            S[FORCE + _ROW * seat + i] = force(S[POOL + i], S[SUITS + seat], S[TRUMP], S[UP] > 0)
            S[OFTEN + _ROW * seat + i] = 1


@part
def _spoilt(S: Cells, i: int, mine: int, other: int) -> int:
    """How often another seat laid a card that beats one of some force, or cancels it (U14)."""
    found = 0
    for j in range(S[UNSEEN]):
        if S[FORCE + _ROW * other + j] > mine or (S[POOL + i] ^ S[POOL + j]) & 15 == 0:
            found += S[OFTEN + _ROW * other + j]
    return found


@part
def _foresee(S: Cells) -> None:
    """Write the chance of each unseen card in each seat if the others lay cards as often as they did so far."""
    for seat in range(S[SEATS]):
        S[TOTAL + seat] = 0
        for j in range(S[UNSEEN]):
            S[TOTAL + seat] += S[OFTEN + _ROW * seat + j]
    for seat in range(S[SEATS]):
        for i in range(S[UNSEEN]):
            mine = S[FORCE + _ROW * seat + i]
            hope = _ONE if mine else 0
            for other in range(S[SEATS]):
                if hope and other != seat:
                    hope = hope * (S[TOTAL + other] - _spoilt(S, i, mine, other)) // S[TOTAL + other]
            S[HOPE + _ROW * seat + i] = hope


@part
def _choice(S: Cells, first: int, row: int, least: int) -> int:
    """Which of the cards dealt from a place on a seat lays: the most promising, or the least useful one."""
    best, worst, top, low = 0, 0, -1, 1 << 30
    for place in range(first, first + S[SIZE]):
        i = S[ORDER + place]
        if S[row + i] > top:
            best, top = i, S[row + i]
        if S[USE + i] < low:
            worst, low = i, S[USE + i]
    return best if top > least else worst


@part
def _lay(S: Cells) -> None:
    """Deal the unseen cards to the other seats, as far as they go, and let each choose."""
    for place in range(S[SIZE] * (S[SEATS] - 1)):
        at = place + _below(S, S[UNSEEN] - place)
        i = S[ORDER + at]
        S[ORDER + at] = S[ORDER + place]
        S[ORDER + place] = i
    first = 0
    for seat in range(S[SEATS]):
        if seat != S[ME]:
            if _below(S, _ARTLESS) == 0:
                S[LAID + seat] = _choice(S, first, FORCE + _ROW * seat, 0)
            else:
                S[LAID + seat] = _choice(S, first, HOPE + _ROW * seat, _HOPELESS)
            first += S[SIZE]


@part
def _strongest(S: Cells, rank: int) -> int:
    """The most force among the others once cards of equal rank are out, the one of a rank among them."""
    most = 0
    for seat in range(S[SEATS]):
        if seat != S[ME]:
            mine = S[POOL + S[LAID + seat]] & 15
            out = mine == rank
            for other in range(S[SEATS]):
                if other not in (seat, S[ME]) and S[POOL + S[LAID + other]] & 15 == mine:
                    out = True
            if not out:
                most = max(most, S[FORCE + _ROW * seat + S[LAID + seat]])
    return most


@part
def _judge(S: Cells) -> None:
    """Count for each card of the seat whether it wins in a world, or another does."""
    for k in range(S[SIZE]):
        card = S[HAND + k]
        mine, most = force(card, S[SUITS + S[ME]], S[TRUMP], S[UP] > 0), _strongest(S, card & 15)
        for seat in range(S[SEATS]):
            if seat != S[ME] and S[POOL + S[LAID + seat]] & 15 == card & 15:
                mine = 0
        if mine > most:
            S[WINS + k] += 1
        elif most:
            S[LOSES + k] += 1


@compiled("int64(int64[::1])")
def weigh(given: Cells) -> int:
    """Count in so many worlds how often each card of the seat wins; how many cards it has."""
    S = bare(given)
    _spread(S)
    _foresee(S)
    for _ in range(S[WORLDS] // _FIRST):
        _lay(S)
        for seat in range(S[SEATS]):
            if seat != S[ME]:
                S[OFTEN + _ROW * seat + S[LAID + seat]] += _NOTED
    _foresee(S)
    for k in range(S[SIZE]):
        S[WINS + k] = 0
        S[LOSES + k] = 0
    for _ in range(S[WORLDS]):
        _lay(S)
        _judge(S)
    return int(S[SIZE])
