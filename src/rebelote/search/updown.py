"""Rounds of Up & Down played to the end: worlds drawn at random, everybody laying the card of most force.

Cards are 16 * suit + rank and hands sets of them. Everything lies in one flat array: the table as it is, then
the table of a playout. What is counted is how much more one seat wins than the others (U14 to U20).
"""

from typing import Any, NamedTuple

from rebelote.search.compiled import cells, compiled, part
from rebelote.search.leaves import bare, count, highest, lowest, mixed, pick

Cells = Any

SEATS, ME, UP, TRUMP, POT, LEADER, SIZE, HIDDEN = range(8)  # SIZE: cards of a hand; HIDDEN: how many unseen
STATE = 8  # of chance
PLACES = 12  # where on the cycle of suits the suit of each seat is
CYCLE = 16  # the four suits around the card
HANDS = 20  # of a world
NOW = 32  # the table of a playout: hands, then its side, trump, pot, leader, places
N_UP, N_TRUMP, N_POT, N_LEADER, N_PLACES = NOW + 4, NOW + 5, NOW + 6, NOW + 7, NOW + 8
WON = 48
LAID = 52
OPTIONS = 64  # the cards or changes that are tried
SUMS = 80
POOL = 96  # the unseen cards
_ALL = 192

FLIP, ROLL = 0, 4
"""Changes as numbers: 1 to 3 are quarter turns."""
_FACTOR, _STEP = 6364136223846793005, 1442695040888963407
_LANE = 0xFFFF
_RANK = 1 | 1 << 16 | 1 << 32 | 1 << 48
_SURE, _TURNED = 32, 16
_MIDDLE = 7
_ODD = 25  # of a hundred choices, those that follow no rule
_ENOUGH = 16  # more force makes no card more promising


class Round(NamedTuple):
    """A trick as a seat sees it; `places` are those of the seats' suits on the `cycle`."""

    seat: int
    hand: int
    unseen: tuple[int, ...]
    up: bool
    trump: int
    pot: int
    leader: int
    places: tuple[int, ...]
    cycle: tuple[int, ...]


@part
def _random(S: Cells, n: int) -> int:
    """A number below n."""
    S[STATE] = mixed(S[STATE], _FACTOR, _STEP)
    drawn: int = (S[STATE] >> 32) * n >> 31
    return drawn


@part
def _deal(S: Cells) -> None:
    """Other hands out of the unseen cards."""
    left = S[HIDDEN]
    for seat in range(S[SEATS]):
        if seat != S[ME]:
            S[HANDS + seat] = 0
            for _ in range(S[SIZE]):
                at = _random(S, left)
                left -= 1
                card = S[POOL + at]
                S[POOL + at] = S[POOL + left]
                S[POOL + left] = card
                S[HANDS + seat] |= 1 << card


@part
def _begin(S: Cells) -> None:
    """The table of a playout as the table is."""
    for seat in range(4):
        S[NOW + seat] = S[HANDS + seat]
        S[N_PLACES + seat] = S[PLACES + seat]
        S[WON + seat] = 0
    S[N_UP], S[N_TRUMP], S[N_POT], S[N_LEADER] = S[UP], S[TRUMP], S[POT], S[LEADER]


@part
def _force(card: int, suit: int, trump: int, up: int) -> int:
    """How strongly a card wins (U15, U16)."""
    rank = card & 15
    if rank == trump:
        return _SURE
    if card >> 4 != suit:
        return 0
    return rank if up else _TURNED - rank


@part
def _strongest(hand: int, suit: int, trump: int, up: int) -> int:
    """The card of most force in a hand, -1 where none has any."""
    trumps = hand & _RANK << trump
    if trumps:
        return lowest(trumps)
    lane = hand & _LANE << 16 * suit
    if lane == 0:
        return -1
    return highest(lane) if up else lowest(lane)


@part
def _choice(S: Cells, seat: int) -> int:
    """The card of most force, or one from the middle; now and then any card, as nobody is sure to play so."""
    hand = S[NOW + seat]
    if _random(S, 100) < _ODD:
        return lowest(pick(hand, _random(S, count(hand))))
    suit = S[CYCLE + S[N_PLACES + seat]]
    card = _strongest(hand, suit, S[N_TRUMP], S[N_UP])
    if card >= 0:
        return card
    best, least = -1, 64
    while hand:
        each = lowest(hand)
        hand &= hand - 1
        if abs((each & 15) - _MIDDLE) < least:
            best, least = each, abs((each & 15) - _MIDDLE)
    return best


@part
def _resolve(S: Cells) -> None:
    """The cards laid are compared; the trick and the pot go to a seat, or to the pot (U13 to U18)."""
    best, most = -1, 0
    for seat in range(S[SEATS]):
        card = S[LAID + seat]
        S[NOW + seat] &= ~(1 << card)
        alone = True
        for other in range(S[SEATS]):
            if other != seat and S[LAID + other] & 15 == card & 15:
                alone = False
        if alone:
            force = _force(card, S[CYCLE + S[N_PLACES + seat]], S[N_TRUMP], S[N_UP])
            if force > most:
                best, most = seat, force
    S[N_POT] += 1
    if best >= 0:
        S[WON + best] += S[N_POT]
        S[N_POT] = 0
    S[N_LEADER] = (S[N_LEADER] + 1) % S[SEATS]


@part
def _change(S: Cells, change: int) -> None:
    """One of the five changes; a roll gives another trump rank (U9 to U11)."""
    if change == FLIP:
        S[N_UP] = 1 - S[N_UP]
    elif change == ROLL:
        rolled = S[N_TRUMP]
        while rolled == S[N_TRUMP]:
            rolled = 2 + _random(S, 6) + _random(S, 6)
        S[N_TRUMP] = rolled
    else:
        for seat in range(S[SEATS]):
            S[N_PLACES + seat] = (S[N_PLACES + seat] + change) & 3


@part
def _most(hand: int, suit: int, trump: int, up: int) -> int:
    """The force of the strongest card of a hand, up to what is enough."""
    card = _strongest(hand, suit, trump, up)
    return min(_ENOUGH, _force(card, suit, trump, up)) if card >= 0 else 0


@part
def _usual_change(S: Cells) -> int:
    """The change after which the leader's strongest card has most force; for a roll that of the mean roll."""
    seat = S[N_LEADER]
    hand, place, trump = S[NOW + seat], S[N_PLACES + seat], S[N_TRUMP]
    best, most = FLIP, -1
    for change in range(4):
        up = 1 - S[N_UP] if change == FLIP else S[N_UP]
        force = _most(hand, S[CYCLE + (place + change & 3)], trump, up)
        if force > most:
            best, most = change, force
    total, ways, plain = 0, 0, _most(hand, S[CYCLE + place], 0, S[N_UP])
    for rolled in range(2, 13):
        if rolled != trump:
            weight = 6 - abs(7 - rolled)
            ways += weight
            total += weight * (_ENOUGH if hand & _RANK << rolled else plain)
    return ROLL if total > most * ways else best


@part
def _trick(S: Cells, fixed: int) -> None:
    """Everybody lays a card; one of them is fixed, or -1."""
    for seat in range(S[SEATS]):
        S[LAID + seat] = fixed if fixed >= 0 and seat == S[ME] else _choice(S, seat)
    _resolve(S)


@part
def _margin(S: Cells, left: int) -> int:
    """The rest of the round; how much more the seat won than the others, times the others."""
    for _ in range(left):
        _change(S, _usual_change(S))
        _trick(S, -1)
    all_won = 0
    for seat in range(S[SEATS]):
        all_won += S[WON + seat]
    margin: int = S[WON + S[ME]] * S[SEATS] - all_won
    return margin


@compiled("int64(int64[::1], int64, int64, int64)")
def run(given: Cells, n: int, worlds: int, changing: int) -> int:
    """Sum the margins of n cards, or changes, in so many worlds."""
    S = bare(given)
    for _ in range(worlds):
        _deal(S)
        for i in range(n):
            _begin(S)
            if changing:
                _change(S, S[OPTIONS + i])
                _trick(S, -1)
            else:
                _trick(S, S[OPTIONS + i])
            S[SUMS + i] += _margin(S, S[SIZE] - 1)
    return worlds


def margins(table: Round, options: tuple[int, ...], worlds: int, seed: int, *, changing: bool) -> list[float]:
    """How many tricks more than the mean of the others a seat wins in the mean after each card or change."""
    seats, size = len(table.places), table.hand.bit_count()
    S = cells([0] * _ALL)
    S[SEATS], S[ME], S[UP], S[TRUMP], S[POT] = seats, table.seat, int(table.up), table.trump, table.pot
    S[LEADER], S[SIZE], S[HIDDEN], S[STATE] = table.leader, size, len(table.unseen), seed
    for seat, place in enumerate(table.places):
        S[PLACES + seat] = place
    for at, suit in enumerate(table.cycle):
        S[CYCLE + at] = suit
    for at, card in enumerate(table.unseen):
        S[POOL + at] = card
    for at, option in enumerate(options):
        S[OPTIONS + at] = option
    S[HANDS + table.seat] = table.hand
    run(S, len(options), worlds, int(changing))
    return [int(S[SUMS + at]) / (worlds * (seats - 1)) for at in range(len(options))]
