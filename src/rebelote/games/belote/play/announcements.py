"""Announcements: carrés and sequences, what a hand holds, and whose count.

Suits and denominations are integers: spades, hearts, diamonds, clubs 0 to 3, Sans Atout 4, Tout Atout 5.
A carré of sevens is worth nothing and takes no card from a sequence; where it may annul the deal (B71)
it is listed last.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby, product

from rebelote.cards import SUITS, CardSet, Seat, Side, card, gather, side_of
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import SA

NO_SUIT = -1

_SEVEN, _NINE, _TEN, _JACK, _QUEEN, _KING, _ACE = 7, 9, 10, 11, 12, 13, 14
_SEQUENCES = {3: "tierce", 4: "cinquante", 5: "cent"}
_LENGTHS = {name: length for length, name in _SEQUENCES.items()} | {"carre": 4}
_SEQUENCE_VALUES = {"tierce": 20, "cinquante": 50, "cent": 100}
_LETTERS = {"tierce": "t", "cinquante": "q", "cent": "c", "carre": "k"}
# lowest first (B63, B64)
_CARRES = (_QUEEN, _KING, _TEN, _ACE, _NINE, _JACK)
_CARRES_SANS_ATOUT = (_NINE, _JACK, _QUEEN, _KING, _TEN, _ACE)
_CARRE_VALUES = {_JACK: 200, _NINE: 150}
_CARRE_VALUES_SANS_ATOUT = {_ACE: 200, _TEN: 150}
_CARRE_CLASS = 6  # above the length of a cent


@dataclass(frozen=True, slots=True)
class Announcement:
    """A carré, or a sequence of three, four or five.

    `kind` is tierce, cinquante, cent or carre; `top` the rank of the highest card (7 to 14), for a
    carré its rank; `suit` is -1 for a carré.
    """

    kind: str
    top: int
    suit: int

    @property
    def length(self) -> int:
        """How many cards it takes."""
        return _LENGTHS[self.kind]

    @property
    def cards(self) -> CardSet:
        """Its cards."""
        if self.kind == "carre":
            return gather(card(suit, self.top) for suit in range(len(SUITS)))
        return gather(card(self.suit, self.top - step) for step in range(self.length))

    @property
    def annuls(self) -> bool:
        """Whether it is a carré of sevens, which voids the deal where it is recognised (B71)."""
        return self.kind == "carre" and self.top == _SEVEN


Declaration = tuple[Announcement, ...]
"""What one seat announces, best first."""
_SILENCE: tuple[Declaration, ...] = ((),)

Bests = dict[Seat, Announcement]
"""The best announcement of each seat that has one, in rotation."""


def value(announcement: Announcement, denomination: int) -> int:
    """Points of an announcement in a denomination; a carré of sevens or eights has none (B60, B63)."""
    if announcement.kind != "carre":
        return _SEQUENCE_VALUES[announcement.kind]
    if announcement.top not in _CARRES:
        return 0
    dearer = _CARRE_VALUES_SANS_ATOUT if denomination == SA else _CARRE_VALUES
    return dearer.get(announcement.top, 100)


def strength(announcement: Announcement, denomination: int) -> tuple[int, int, int]:
    """Where it stands among announcements: the greater beats the lower.

    Class (carré, or length), height, and 1 for a sequence in trumps. Rules B63 to B65.
    """
    if announcement.annuls:
        return (0, 0, 0)
    if announcement.kind == "carre":
        ranked = _CARRES_SANS_ATOUT if denomination == SA else _CARRES
        return (_CARRE_CLASS, ranked.index(announcement.top), 0)
    return (announcement.length, announcement.top, int(announcement.suit == denomination))


def detect(hand: CardSet, denomination: int, options: Options) -> Declaration:
    """All that a hand may announce, best first: every counting carré, then the runs of what is left.

    With eight or nine cards nothing else gives more points or a higher best one. Empty when
    announcements are not played. Rules B60 to B62, B71.
    """
    if not options.announcements or not _promising(hand):
        return ()
    carres = [each for each in map(_carre, _CARRES) if each.cards & ~hand == 0]
    rest = int(hand)
    for each in carres:
        rest &= ~each.cards
    found = [*carres, *_sequences(CardSet(rest), options)]
    if options.carre7_annuls and _carre(_SEVEN).cards & ~hand == 0:
        found.append(_carre(_SEVEN))
    return tuple(sorted(found, key=lambda each: strength(each, denomination), reverse=True))


def offered(hand: CardSet, denomination: int, options: Options) -> tuple[Declaration, ...]:
    """Every declaration a player may choose: first all he holds, last none.

    A declaration names only kinds, so of several of one kind the best go first. Rules B61, B67.
    """
    found = detect(hand, denomination, options)
    if not found:
        return _SILENCE
    groups = [tuple(each) for _, each in groupby(found, _letter)]
    fewer = ([group[:size] for size in range(len(group), -1, -1)] for group in groups)
    return tuple(tuple(each for group in choice for each in group) for choice in product(*fewer))


def kinds(declared: Declaration) -> tuple[str, ...]:
    """The kinds named aloud: t tierce, q cinquante, c cent, k carré, k7 carré of sevens (B67)."""
    return tuple(map(_letter, declared))


def show_declared(declared: Declaration) -> str:
    """The text of a declaration behind a card: `+c+t`, or nothing."""
    return "".join("+" + kind for kind in kinds(declared))


@dataclass(frozen=True, slots=True)
class FalseMarks:
    """What the other side marks for a false announcement, and whose points these are."""

    points: int
    basis: str
    rule: str = "B70"


def false_announcement_marks(
    by_player: Declaration, by_side: Declaration, denomination: int, options: Options
) -> FalseMarks:
    """Marks for the other side when an announcement cannot be shown.

    All the player announced, or all his side announced (his own included). For score sheets of games
    played with real cards. Rule B70.
    """
    faulty = by_side if options.false_announcement == "team_points" else by_player
    return FalseMarks(sum(value(each, denomination) for each in faulty), options.false_announcement)


@dataclass(frozen=True, slots=True)
class Ruling:
    """Whether a declared announcement counts, and why.

    `reason` is best-side (B66), beaten (B64; B65 at equal height; B66 when it falls with its side),
    tied (B65) or annuls (B71).
    """

    seat: Seat
    announcement: Announcement
    counts: bool
    reason: str
    rule: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """Whose announcements count.

    `winner` is None when nobody announced or the best are equal (`tie`); `points` and `best` have an
    entry a side, of equal bests the first in rotation; `rulings` follow the seats, in each the order
    declared.
    """

    winner: Side | None
    tie: bool
    points: tuple[int, ...]
    best: tuple[Announcement | None, ...]
    rulings: tuple[Ruling, ...]


def compare(
    declared: tuple[Declaration, ...], dealer: int, denomination: int, options: Options
) -> Comparison:
    """The side whose announcements count, and why.

    `declared` has an entry a seat, for two, three or four seats. Rules B64 to B66.
    """
    seats = len(declared)
    bests = _best_by_seat(declared, dealer, denomination)
    best = _best_by_side(bests, seats, denomination)
    level = _best_sides(bests, seats, denomination)
    tie = len(level) > 1 and options.announce_tie == "none"
    winner = level[0] if level and not tie else None
    winning = None if winner is None else best[winner]
    points = [0] * len(best)
    rulings = []
    for seat, announcements in enumerate(declared):
        side = side_of(seat, seats)
        for each in announcements:
            reason, rule = _reason(each, best[side], winning, denomination)
            counts = reason == "best-side"
            points[side] += value(each, denomination) if counts else 0
            rulings.append(Ruling(Seat(seat), each, counts, reason, rule))
    return Comparison(winner, tie, tuple(points), best, tuple(rulings))


@dataclass(frozen=True, slots=True)
class Spoken:
    """What a seat says while announcements are compared: height, good or trump.

    `rank` is that of the highest card when a height is said, otherwise 0.
    """

    seat: Seat
    statement: str
    rank: int = 0


def spoken(declared: tuple[Declaration, ...], dealer: int, denomination: int) -> tuple[Spoken, ...]:
    """What is said aloud when the best kinds of several sides are equal; otherwise nothing.

    The first announcer of that kind says his height. Each next one whose side is not alone ahead
    answers good if his is lower, else says his; at equal height the holder of a sequence in trumps
    says so. A seat whose word cannot change anything keeps silent. Rule B69.
    """
    seats = len(declared)
    bests = _best_kind(_best_by_seat(declared, dealer, denomination), denomination)
    if len({side_of(seat, seats) for seat in bests}) < 2:
        return ()
    said: list[Spoken] = []
    waiting = list(bests)
    ahead: set[Side] = set()
    highest = -1
    while (seat := next((each for each in waiting if ahead != {side_of(each, seats)}), None)) is not None:
        waiting.remove(seat)
        side, height = side_of(seat, seats), strength(bests[seat], denomination)[1]
        if height > highest or (height == highest and side not in ahead):
            ahead = {side} if height > highest else ahead | {side}
            highest = height
            said.append(Spoken(seat, "height", bests[seat].top))
        elif side not in ahead:
            said.append(Spoken(seat, "good"))
    if len(ahead) > 1:
        trumps = (seat for seat, best in bests.items() if strength(best, denomination)[1:] == (highest, 1))
        said.extend(Spoken(seat, "trump") for seat in trumps)
    return tuple(said)


def _carre(rank: int) -> Announcement:
    return Announcement("carre", rank, NO_SUIT)


def _promising(hand: CardSet) -> bool:
    """Whether a hand has three cards in sequence, or four of a rank: most have neither."""
    return bool(hand & hand >> 1 & hand >> 2 or hand & hand >> 16 & hand >> 32 & hand >> 48)


def _letter(announcement: Announcement) -> str:
    return "k7" if announcement.annuls else _LETTERS[announcement.kind]


def _sequences(cards: CardSet, options: Options) -> Iterator[Announcement]:
    for suit in range(len(SUITS)):
        for top, length in _runs(cards, suit):
            if length >= 3:
                yield Announcement(_SEQUENCES[min(length, 5)], top, suit)
            if length == 8 and options.split_long_runs:
                yield Announcement("tierce", top - 5, suit)


def _runs(cards: CardSet, suit: int) -> Iterator[tuple[int, int]]:
    """Top and length of each maximal run of a suit, highest first."""
    length = 0
    # one step below the lowest rank, so that every run ends
    for rank in range(_ACE, 0, -1):
        if cards >> card(suit, rank) & 1:
            length += 1
        elif length:
            yield rank + length, length
            length = 0


def _strongest(announcements: Iterable[Announcement], denomination: int) -> Announcement | None:
    counting = (each for each in announcements if not each.annuls)
    return max(counting, key=lambda each: strength(each, denomination), default=None)


def _best_by_seat(declared: tuple[Declaration, ...], dealer: int, denomination: int) -> Bests:
    """The best announcement of each seat that has one, in rotation from the seat after the dealer."""
    seats = len(declared)
    order = (Seat((dealer + step) % seats) for step in range(1, seats + 1))
    bests = ((seat, _strongest(declared[seat], denomination)) for seat in order)
    return {seat: best for seat, best in bests if best}


def _best_by_side(bests: Bests, seats: int, denomination: int) -> tuple[Announcement | None, ...]:
    sides = sorted({side_of(seat, seats) for seat in range(seats)})
    together = ([each for seat, each in bests.items() if side_of(seat, seats) == side] for side in sides)
    return tuple(_strongest(each, denomination) for each in together)


def _best_sides(bests: Bests, seats: int, denomination: int) -> list[Side]:
    """The sides that hold the strongest announcement, the first holder's first."""
    top = max((strength(each, denomination) for each in bests.values()), default=None)
    holders = (seat for seat, each in bests.items() if strength(each, denomination) == top)
    return list(dict.fromkeys(side_of(seat, seats) for seat in holders))


def _best_kind(bests: Bests, denomination: int) -> Bests:
    """The best of each seat that has one of the best kind."""
    top = max((strength(each, denomination)[0] for each in bests.values()), default=0)
    return {seat: each for seat, each in bests.items() if strength(each, denomination)[0] == top}


def _reason(
    announcement: Announcement, own: Announcement | None, winning: Announcement | None, denomination: int
) -> tuple[str, str]:
    """Why it counts or not, given the best announcement of its side and of the side that wins."""
    if announcement.annuls:
        return "annuls", "B71"
    if winning is None:
        return "tied", "B65"
    if own == winning:
        return "best-side", "B66"
    if strength(announcement, denomination)[:2] == strength(winning, denomination)[:2]:
        return "beaten", "B65"
    return "beaten", "B64" if announcement == own else "B66"
