"""The cards of each denomination, strongest first, with their points (B9, B81 to B83)."""

from itertools import groupby

from rebelote.cards import SUITS, Ranked, RankGroup, Ranking, gather, show_card
from rebelote.games.belote.dealing.forms import form
from rebelote.games.belote.kernel import worth
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import (
    DENOMINATIONS,
    ORDERS,
    SA,
    TA,
    duties,
    strengths_of,
)


def ranks(options: Options, denomination: str) -> tuple[RankGroup, ...]:
    """Trumps and plain suits of a denomination (`h`, `sa`), each strongest first; trumps come first.

    At Sans Atout all suits are plain, at Tout Atout all are trumps and their points are those before
    they are scaled (B82).
    """
    number = DENOMINATIONS.index(denomination)
    suits = sorted(range(len(SUITS)), key=lambda suit: (suit != number, suit))
    told = [(_kind(suit, number), _ranked(options, number, suit), SUITS[suit]) for suit in suits]
    return tuple(
        RankGroup(kind, "".join(suit for *_, suit in group), cards)
        for (kind, cards), group in groupby(told, key=lambda each: each[:2])
    )


def rankings(options: Options) -> tuple[Ranking, ...]:
    """The cards of every denomination that may be named with these options (B25)."""
    known = DENOMINATIONS if options.sa_ta else DENOMINATIONS[:SA]
    return tuple(Ranking(each, ranks(options, each)) for each in known)


def _kind(suit: int, denomination: int) -> str:
    return "trumps" if denomination in (suit, TA) else "plain"


def _ranked(options: Options, denomination: int, suit: int) -> tuple[Ranked, ...]:
    """The cards of a suit, strongest first."""
    order, rules = ORDERS[denomination], duties(denomination, options)
    pack = strengths_of(gather(form(options).pack), order)
    strengths = (strength for strength in range(16 * suit + 15, 16 * suit - 1, -1) if pack >> strength & 1)
    return tuple(
        Ranked(show_card(order.cards[strength])[0], worth(1 << strength, rules)) for strength in strengths
    )
