"""Tricks: within a class the higher strength wins, and one class may be trumps.

The kernel knows no game. A contract gives every card a strength, and says in one integer, its
*duties*, what the rules demand: bits 0 to 2 hold the class of trumps (4: none), bits 3 to 13 the
duties named below, and the bits from 16 on belong to the game. Rules B40 to B52, K12 to K15, W22.
"""

from typing import NamedTuple

from rebelote.kernels.bits import CLASSES, HIGHER

TRUMP = 7
"""The bits of the class of trumps."""
NO_TRUMP = 4
"""Its value when no class is trumps."""

RISE_TRUMP = 1 << 3
"""On a trump lead, go higher if you can (B42)."""
RISE_ALWAYS = 1 << 4
"""On any lead, go higher if you can (B50)."""
SPARE_PARTNER = 1 << 5
"""But you need not go over your partner (B42, B50)."""
RUFF_FREELY = 1 << 6
"""A trump may be laid instead of following (K12)."""
MUST_RUFF = 1 << 7
"""Void in the class led, lay a trump (B43), and over an opponent's trump if you can (B44)."""
UNDERRUFF = 1 << 8
"""Also under an opponent's trump that you cannot beat (B45)."""
PARTNER_CARD_FREES = 1 << 9
"""No duty to ruff while your partner holds the trick with a plain card (B46)."""
PARTNER_TRUMP_FREES = 1 << 10
"""Nor while he holds it with a trump (B47)."""
OVER_PARTNER = 1 << 11
"""A trump laid on your partner's trump goes over it if you have one that does (B47)."""
ALL_TRUMPS_FREE = 1 << 12
"""Unless you hold nothing but trumps (B47)."""
UNDER_PARTNER = 1 << 13
"""And a trump is owed on your partner's trump when none goes over it (B47)."""


class Tricks(NamedTuple):
    """The hands and the trick between them; seat + 1 plays after seat.

    `hands` are sets of strengths; of two or three `seats` the last hands are empty. After a trick
    the winner is in `turn`, and `best`, `holder` and `laid` are kept until he leads.
    """

    hands: tuple[int, int, int, int]
    turn: int
    led: int  # class led, -1 between tricks
    best: int  # strength that holds the trick
    holder: int  # seat that laid it
    laid: int  # strengths of the trick
    seats: int  # 2, 3 or 4; at four, a seat and the second after it are partners


def begin_tricks(hands: tuple[int, int, int, int], leader: int, seats: int) -> Tricks:
    """The hands before the first lead."""
    return Tricks(hands, leader, -1, 0, leader, 0, seats)


def higher(strength: int) -> int:
    """Strengths of the same class above a strength."""
    return HIGHER[strength]


def takes(strength: int, best: int, duties: int) -> bool:
    """Whether a strength beats the one that holds the trick (B40)."""
    if strength >> 4 == best >> 4:
        return strength > best
    return strength >> 4 == duties & TRUMP


def legal(hand: int, led: int, best: int, partner_holds: bool, duties: int) -> int:
    """Strengths of a hand that may be laid.

    `led` is -1 for the leader. Never empty for a hand that is not empty. Rules B41-B50, K12-K15, W22.
    """
    if led < 0:
        return hand
    follow = hand & CLASSES[led]
    trump = duties & TRUMP
    if follow:
        if duties & RISE_ALWAYS or (led == trump and duties & RISE_TRUMP):
            return _rising(follow, best, partner_holds, duties)
        return follow | hand & CLASSES[trump] if duties & RUFF_FREELY else follow
    trumps = hand & CLASSES[trump]
    if trumps and duties & MUST_RUFF:
        return _ruffing(hand, trumps, best, partner_holds, duties)
    return hand


def _rising(follow: int, best: int, partner_holds: bool, duties: int) -> int:
    """Strengths of the class led where going higher is a duty (B42, B50)."""
    if partner_holds and duties & SPARE_PARTNER:
        return follow
    over = follow & HIGHER[best]
    return over if over else follow


def _ruffing(hand: int, trumps: int, best: int, partner_holds: bool, duties: int) -> int:
    """Strengths of a hand that holds trumps and none of the plain class led (B43-B47)."""
    if best >> 4 != duties & TRUMP:
        return hand if partner_holds and duties & PARTNER_CARD_FREES else trumps
    over = trumps & HIGHER[best]
    if partner_holds and duties & PARTNER_TRUMP_FREES:
        return _on_partners_ruff(hand, trumps, over, duties)
    if over:
        return over
    return trumps if duties & UNDERRUFF else hand


def _on_partners_ruff(hand: int, trumps: int, over: int, duties: int) -> int:
    """Strengths that may be laid while the partner holds with a trump, `over` being above it (B47)."""
    if not duties & OVER_PARTNER:
        return hand
    if not over:
        return trumps if duties & UNDER_PARTNER else hand
    if hand == trumps and duties & ALL_TRUMPS_FREE:
        return hand
    return hand & ~trumps | over


def choices(tricks: Tricks, duties: int) -> int:
    """Strengths that the seat in turn may lay (B52: at two and three nobody has a partner)."""
    hands, turn, led, best, holder, _laid, seats = tricks
    return legal(hands[turn], led, best, seats == 4 and holder == turn ^ 2, duties)


def lay(tricks: Tricks, strength: int, duties: int) -> Tricks:
    """The tricks after a strength; when it ends the trick, `led` is -1 and the winner is in turn."""
    hands, turn, led, best, holder, laid, seats = tricks
    bit = 1 << strength
    left = _without(hands, turn, bit)
    after = turn + 1 if turn + 1 < seats else 0
    if led < 0:
        return Tricks(left, after, strength >> 4, strength, turn, bit, seats)
    if takes(strength, best, duties):
        best = strength
        holder = turn
    if _one_short(laid, seats):
        return Tricks(left, holder, -1, best, holder, laid | bit, seats)
    return Tricks(left, after, led, best, holder, laid | bit, seats)


def _without(hands: tuple[int, int, int, int], seat: int, bit: int) -> tuple[int, int, int, int]:
    """The hands after a seat gave up a card."""
    a, b, c, d = hands
    if seat == 0:
        return (a ^ bit, b, c, d)
    if seat == 1:
        return (a, b ^ bit, c, d)
    if seat == 2:
        return (a, b, c ^ bit, d)
    return (a, b, c, d ^ bit)


def _one_short(laid: int, seats: int) -> bool:
    """Whether a trick that has begun lacks one strength only."""
    rest = laid & laid - 1
    if seats == 4:
        return rest & rest - 1 != 0
    return seats == 2 or rest != 0
