"""Belote and rebelote: King and Queen of trumps in one hand, and what must be said to have the twenty.

Suits and denominations are integers: spades, hearts, diamonds, clubs 0 to 3, Sans Atout 4, Tout Atout 5.
"""

from dataclasses import dataclass, replace

from rebelote.cards import SUITS, Card, CardSet, Seat, card, gather, rank
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import TA

BELOTE, REBELOTE, SILENCE = "belote", "rebelote", ""
WORTH = 20

_QUEEN, _KING = 12, 13
_PAIRS = tuple(gather((card(each, _QUEEN), card(each, _KING))) for each in range(len(SUITS)))


@dataclass(frozen=True, slots=True)
class Claim:
    """What a seat has said with the King and Queen of a trump suit.

    `said` has an entry for each of the two cards already played, in that order: belote, rebelote or
    nothing. `queen_first` holds once the Queen was played before the King.
    """

    seat: Seat
    suit: int
    said: tuple[str, ...] = ()
    queen_first: bool = False


@dataclass(frozen=True, slots=True)
class Credit:
    """Points of a claim and why: counted, forgiven, silent, one-word or queen-first."""

    points: int
    reason: str
    rule: str = "B76"


def pairs(hand: CardSet, denomination: int) -> tuple[int, ...]:
    """Trump suits whose King and Queen a hand holds: none at Sans Atout, up to four at Tout Atout.

    Rules B75, B77.
    """
    return tuple(each for each, pair in enumerate(_PAIRS) if denomination in (each, TA) and pair & ~hand == 0)


def belongs(claim: Claim, played: Card) -> bool:
    """Whether a card is one of the pair of a claim (B75)."""
    return bool(_PAIRS[claim.suit] >> played & 1)


def after(claim: Claim, played: Card, word: str) -> Claim:
    """The claim once a card of its pair is played with a word (B76)."""
    queen_first = claim.queen_first or (not claim.said and rank(played) == _QUEEN)
    return replace(claim, said=(*claim.said, word), queen_first=queen_first)


def words(options: Options, claim: Claim, played: Card) -> tuple[str, ...]:
    """Words a player may choose from with a card of his pair, the word before silence.

    Only silence when the engine speaks (`auto`) or nothing said could bring points. Rule B76.
    """
    if options.belote_declare == "auto":
        return (SILENCE,)
    word = _word(options, claim, played)
    return (word, SILENCE) if word else (SILENCE,)


def automatic(options: Options, claim: Claim, played: Card) -> str:
    """The word the engine says with a card of a pair; nothing unless `belote_declare=auto` (B76)."""
    return _word(options, claim, played) if options.belote_declare == "auto" else SILENCE


def credit(claim: Claim, options: Options, *, forgiven: bool) -> Credit:
    """Points of a claim as it stands, and the reason.

    `forgiven` says that the forgotten rebelote was noticed before the count (see `forgivable`); where
    there is no such tolerance it changes nothing. Rule B76.
    """
    if _forfeited(claim, options):
        return Credit(0, "queen-first")
    if _complete(claim, options):
        return Credit(WORTH, "counted")
    if forgiven and forgivable(claim, options, used=False):
        return Credit(WORTH, "forgiven")
    return Credit(0, "one-word" if any(claim.said) else "silent")


def points(claim: Claim, options: Options, *, forgiven: bool) -> int:
    """Points of a claim as it stands: 20 or none (B75, B76)."""
    return credit(claim, options, forgiven=forgiven).points


def forgivable(claim: Claim, options: Options, *, used: bool) -> bool:
    """Whether a forgotten rebelote may still be noticed: `two_words`, once per side and game (B76).

    `used` says that the side has had this tolerance in the game.
    """
    if used or options.belote_declare != "two_words":
        return False
    return claim.said == (BELOTE, SILENCE) and not _forfeited(claim, options)


def _forfeited(claim: Claim, options: Options) -> bool:
    return claim.queen_first and options.belote_order == "king_first"


def _complete(claim: Claim, options: Options) -> bool:
    match options.belote_declare:
        case "auto":
            return len(claim.said) > 0
        case "optional":
            return claim.said[:1] == (BELOTE,)
    return claim.said == (BELOTE, REBELOTE)


def _word(options: Options, claim: Claim, played: Card) -> str:
    """The word that may bring points with a card of the pair, or nothing."""
    if _forfeited(after(claim, played, SILENCE), options):
        return SILENCE
    if not claim.said:
        return BELOTE
    return REBELOTE if claim.said[0] == BELOTE else SILENCE
