"""Random playouts: a position played to its end by seats that lay any legal card, all equally likely.

Four playouts run side by side, card by card without a jump that depends on the cards: one alone would
wait for its own last answer. To that end the class of trumps is exchanged with the highest one,
so that a trump is a larger bit than any other card. Rules that ask for more than a swift trick
knows (B47) go through the legal sets of the kernel.
"""

from typing import Any, NamedTuple

from rebelote.games.belote.kernel import LAST_TRICK, Play
from rebelote.kernels.bits import CLASSES
from rebelote.kernels.tricks import (
    MUST_RUFF,
    NO_TRUMP,
    OVER_PARTNER,
    PARTNER_CARD_FREES,
    PARTNER_TRUMP_FREES,
    RISE_ALWAYS,
    RISE_TRUMP,
    RUFF_FREELY,
    SPARE_PARTNER,
    TRUMP,
    UNDERRUFF,
    legal,
    takes,
)
from rebelote.search.compiled import cells, compiled, part
from rebelote.search.exact.board import load_points
from rebelote.search.exact.bounds import points_of
from rebelote.search.exact.layout import DUTIES, HANDS, SEAT, SUMS, Cells
from rebelote.search.leaves import WORD, bare, count, highest, lowest, mixed, pick

LANES = 4
SIZE = SUMS + 1024

# where things lie: the start in the first cells, then a lane for each playout, then masks of the rules
LEADER = 6  # whose turn it is
LAID = 7
LED = 8
BEST = 9
HOLDER = 10
POT = 11  # cards on the table, as a set
FRESH = 12  # cards in the hand of a seat that has not played to the trick
LANE = 64  # four hands, state of chance, leader, sets won by the two sides
STATE, LEADS, WON = 4, 5, 6
FREED = 128  # by the class that holds: whether a partner who holds it frees from trumps
RISES = 132  # by the class led: whether going higher is a duty

_TOP = CLASSES[3]
_FRACTION = (1 << 32) - 1
_FACTOR, _STEP, _APART = 6364136223846793005, 1442695040888963407, 0x5DEECE66D


class Totals(NamedTuple):
    """Sums over some playouts, by side: card points with the last trick, and how often all tricks.

    The capot bonus is not counted.
    """

    points: tuple[int, int]
    capots: tuple[int, int]
    playouts: int


@part
def next_state(state: int) -> int:
    """The state of a source of chance after a draw: a full period of 2 ** 63."""
    return mixed(state, _FACTOR, _STEP)


@part
def swift(hand: int, led: int, above: int, freed: int, rises: int, under: int) -> int:
    """The cards that may be laid on others, without jumps.

    `led` is a class, `above` what would go over the best card where that is ever a duty. Masks of all
    bits or none: `freed` by the partner, `rises` for a duty to go higher when following, `under` for one
    to lay a lower trump.
    """
    follow = hand & led
    over = hand & above
    void = hand ^ ((hand ^ (hand & _TOP)) & under & ~freed)
    void = void if void else hand
    rest = follow if follow else void
    over &= rises if follow else ~freed
    return over if over else rest


@part
def _answer(S: Cells, place: int, able: int, share: int) -> tuple[int, int]:
    """A card out of some, drawn with a share of chance, leaves the hand at a place; and what is left of the share."""
    share = (share & _FRACTION) * count(able)
    bit = pick(able, share >> 32)
    S[place] ^= bit
    return bit, share


@part
def _trick(S: Cells, lane: int, left: int, trump: int, under: int, spare: int) -> None:
    """One trick of a lane whose leader has so many cards, if no rule of B47 is stricter than usual."""
    S[lane + STATE] = next_state(S[lane + STATE])
    leader = S[lane + LEADS]
    share = (S[lane + STATE] >> 31) * left
    first = pick(S[lane + leader], share >> 32)
    S[lane + leader] ^= first
    number = lowest(first) >> 4
    led, rises = _class(number), S[RISES + number]
    eligible = led | trump
    duty = trump if trump else led

    place = lane + ((leader + 1) & SEAT)
    able = swift(S[place], led, duty & -(first << 1), 0, rises, under)
    second, share = _answer(S, place, able, share)
    stack = first | second & eligible
    best = highest(stack)

    place = lane + ((leader + 2) & SEAT)
    partner = -(first >> best & 1)
    freed = partner & S[FREED + (best >> 4)]
    able = swift(S[place], led, duty & (-2 << best), freed, rises & ~(partner & spare), under)
    third, share = _answer(S, place, able, share)
    stack |= third & eligible
    best = highest(stack)

    place = lane + ((leader + 3) & SEAT)
    partner = -(second >> best & 1)
    freed = partner & S[FREED + (best >> 4)]
    able = swift(S[place], led, duty & (-2 << best), freed, rises & ~(partner & spare), under)
    fourth, share = _answer(S, place, able, share)
    best = highest(stack | fourth & eligible)

    after = (second >> best & 1) + 2 * (third >> best & 1) + 3 * (fourth >> best & 1)
    S[lane + LEADS] = (leader + after) & SEAT
    S[lane + WON + (leader + after & 1)] |= first | second | third | fourth


@part
def _class(number: int) -> int:
    """The strengths of a class, by arithmetic."""
    return 0x7FFF << 16 * number


@part
def _slow_trick(S: Cells, lane: int, laid: int, led: int, best: int, holder: int, pot: int) -> None:
    """The rest of a trick of a lane, by the legal sets of the kernel."""
    duties = S[DUTIES]
    for each in range(laid, 4):
        turn = S[lane + LEADS]
        hand = S[lane + turn]
        able = legal(hand, led, best, each > 1 and holder == turn ^ 2, duties)
        S[lane + STATE] = next_state(S[lane + STATE])
        bit = pick(able, (S[lane + STATE] >> 31) * count(able) >> 32)
        card = lowest(bit)
        S[lane + turn] = hand ^ bit
        pot |= bit
        if each == 0:
            led = card >> 4
        if each == 0 or takes(card, best, duties):
            best, holder = card, turn
        S[lane + LEADS] = (turn + 1) & SEAT
    S[lane + LEADS] = holder
    S[lane + WON + (holder & 1)] |= pot


@part
def _begin(S: Cells, lane: int) -> None:
    """Put the start into a lane, and play the trick on the table to its end."""
    for seat in range(4):
        S[lane + seat] = S[HANDS + seat]
    S[lane + LEADS] = S[LEADER]
    S[lane + WON] = 0
    S[lane + WON + 1] = 0
    if S[LAID]:
        _slow_trick(S, lane, S[LAID], S[LED], S[BEST], S[HOLDER], S[POT])


@compiled("UniTuple(int64, 4)(int64[::1], int64, int64)")
def run(given: Cells, n: int, seed: int) -> tuple[int, int, int, int]:
    """Sums over n playouts: points of both sides, and how often each won every trick from here."""
    S = bare(given)
    duties = S[DUTIES]
    trump = CLASSES[duties & TRUMP]
    under, spare = -(duties & UNDERRUFF != 0), -(duties & SPARE_PARTNER != 0)
    simple = duties & OVER_PARTNER == 0 and (trump == 0 or duties & MUST_RUFF != 0)
    ours, theirs, our_capots, their_capots = 0, 0, 0, 0
    for lane in range(LANES):
        S[LANE + 8 * lane + STATE] = next_state(seed ^ lane * _APART)
    while n > 0:
        for lane in range(LANE, LANE + 8 * LANES, 8):
            _begin(S, lane)
        for left in range(S[FRESH], 0, -1):
            for lane in range(LANE, LANE + 8 * LANES, 8):
                if simple:
                    _trick(S, lane, left, trump, under, spare)
                else:
                    _slow_trick(S, lane, 0, -1, -1, 0, 0)
        for lane in range(LANE, LANE + 8 * min(n, LANES), 8):
            side = S[lane + LEADS] & 1
            ours += points_of(S, S[lane + WON]) + (0 if side else LAST_TRICK)
            theirs += points_of(S, S[lane + WON + 1]) + (LAST_TRICK if side else 0)
            our_capots += S[lane + WON + 1] == 0
            their_capots += S[lane + WON] == 0
        n -= LANES
    return ours, theirs, our_capots, their_capots


def turned(members: int, trump: int) -> int:
    """A set with the class of trumps and the highest class exchanged; it turns back the same way."""
    if trump >= NO_TRUMP - 1:
        return members
    down, up = 16 * trump, 48
    keep = members & ~(CLASSES[trump] | _TOP)
    return keep | (members >> down & CLASSES[0]) << up | (members >> up & CLASSES[0]) << down


def load(position: Play) -> Any:
    """The array for playouts of a position; made once, it serves any number of calls of `run`."""
    tricks, trump = position.tricks, position.duties & TRUMP
    if tricks.seats != 4 or position.duties & RUFF_FREELY:
        raise ValueError("playouts know four seats, and no game where one may ruff instead of following")
    S = cells([0] * SIZE)
    duties = position.duties if trump == NO_TRUMP else position.duties & ~TRUMP | 3
    load_points(S, duties)
    S[DUTIES] = duties
    for seat, hand in enumerate(tricks.hands):
        S[HANDS + seat] = turned(hand, trump)
    laid = tricks.laid if tricks.led >= 0 else 0
    table = turned(laid, trump)
    S[LEADER], S[LAID], S[POT], S[HOLDER] = tricks.turn, laid.bit_count(), table, tricks.holder
    if laid:
        S[LED] = turned(1 << 16 * tricks.led, trump).bit_length() // 16
        S[BEST] = turned(1 << tricks.best, trump).bit_length() - 1
    S[FRESH] = tricks.hands[tricks.turn].bit_count() - (laid != 0)
    card, ruff = -bool(duties & PARTNER_CARD_FREES), -bool(duties & PARTNER_TRUMP_FREES)
    always = -bool(duties & RISE_ALWAYS)
    for each in range(4):
        trumps = each == 3 and trump != NO_TRUMP
        S[FREED + each] = ruff if trumps else card
        S[RISES + each] = always | -bool(trumps and duties & RISE_TRUMP)
    return S


def playouts(position: Play, n: int, seed: int) -> Totals:
    """Play a position of four seats to its end n times at random; the same seed gives the same sums.

    Every legal card is as likely as the others, to within 2 ** -20. Raises ValueError for other tables.
    """
    ours, theirs, our_capots, their_capots = run(load(position), n, seed & WORD)
    a, b, _ = position.points
    won, lost, _ = position.won
    return Totals((ours + a * n, theirs + b * n), (0 if lost else our_capots, 0 if won else their_capots), n)
