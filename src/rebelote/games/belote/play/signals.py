"""What a card says between partners, where a table plays with signals: calls for a suit, and belote (B53, B79).

A signal is no rule of play: any legal card may be laid. What it means is agreed in the open, so that
both sides may read it.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rebelote.cards import Card, rank, suit
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import ORDERS, SA

NONE, DIRECT, INDIRECT = "none", "direct", "indirect"
"""The systems of calling for a suit by a discard."""
BELOTE = "belote"

_SEATS = 4
_QUEEN, _KING = 12, 13

Plays = Sequence[tuple[int, Card]]


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a card said: who laid it, by which convention, about which suit.

    After a belote call `more` says whether its owner has other trumps.
    """

    seat: int
    card: Card
    system: str
    suit: int
    more: bool = False


@dataclass(frozen=True, slots=True)
class Heard:
    """What else was heard in a deal: seats that said belote, and those that showed an announcement in trumps."""

    belotes: Collection[int] = ()
    barred: Collection[int] = ()


def signals(options: Options) -> bool:
    """Whether cards say anything at a table; without partners they do not (B52)."""
    return options.players == _SEATS and (options.appel != NONE or options.belote_call)


def meaning(options: Options, contract: Contract, plays: Plays, number: int, heard: Heard) -> Meaning | None:
    """What the card of a number said when it was laid, if anything."""
    if not signals(options):
        return None
    found = _belote_call(contract, plays, number, heard) if options.belote_call else None
    return found or _discard(options, contract, plays, number)


def meanings(options: Options, contract: Contract, plays: Plays, heard: Heard) -> tuple[Meaning, ...]:
    """What the cards of a deal said so far; a second discard may change what the first seemed to say."""
    found: list[Meaning] = []
    for number in range(len(plays) if signals(options) else 0):
        said = meaning(options, contract, plays, number, heard)
        if said is None:
            continue
        if said.system == INDIRECT and said.suit == other_of_colour(contract.denomination):
            found = [each for each in found if (each.seat, each.system) != (said.seat, INDIRECT)]
        found.append(said)
    return tuple(found)


def is_call(contract: Contract, trick: Plays, seat: int, card: Card) -> bool:
    """Whether a card would be a plain discard on a trick that its partner holds."""
    if not trick or suit(card) in (suit(trick[0][1]), contract.denomination):
        return False
    return holder(contract, trick) == (seat + 2) % _SEATS


def holder(contract: Contract, trick: Plays) -> int:
    """Who holds a trick that has begun."""
    strengths, trumps = ORDERS[contract.denomination].strengths, contract.denomination
    led = suit(trick[0][1])
    able = [each for each in trick if suit(each[1]) in (led, trumps)]
    return max(able, key=lambda each: (suit(each[1]) == trumps, strengths[each[1]]))[0]


def other_of_colour(which: int) -> int:
    """The other suit of a colour (suits are spades, hearts, diamonds, clubs), -1 where there are no trumps."""
    return _SEATS - 1 - which if which < SA else -1


def _discard(options: Options, contract: Contract, plays: Plays, number: int) -> Meaning | None:
    """What a discard on the partner's trick calls for (B53)."""
    (seat, card), start = plays[number], number - number % _SEATS
    if options.appel == NONE or not is_call(contract, plays[start:number], seat, card):
        return None
    if options.appel == DIRECT:
        return Meaning(seat, card, DIRECT, suit(card))
    about = other_of_colour(suit(card))
    if about in _discarded(contract, plays, number):
        # both suits of the other colour: the suit that no discard can name, since its mate is trumps
        about = other_of_colour(contract.denomination)
    return None if about in (contract.denomination, -1) else Meaning(seat, card, INDIRECT, about)


def _discarded(contract: Contract, plays: Plays, number: int) -> frozenset[int]:
    """The suits that the seat of a card discarded on its partner's tricks before."""
    seat = plays[number][0]
    return frozenset(
        suit(card)
        for before, (who, card) in enumerate(plays[:number])
        if who == seat and is_call(contract, plays[before - before % _SEATS : before], who, card)
    )


def _belote_call(contract: Contract, plays: Plays, number: int, heard: Heard) -> Meaning | None:
    """What a first King or Queen of trumps with its word says, if the taker's partner played it (B79)."""
    (seat, card), trumps = plays[number], contract.denomination
    if trumps >= SA or suit(card) != trumps or rank(card) not in (_QUEEN, _KING):
        return None
    if (seat - contract.taker) % _SEATS != 2 or seat not in heard.belotes or seat in heard.barred:
        return None
    before = [each for who, each in plays[:number] if who == seat and suit(each) == trumps]
    if any(rank(each) in (_QUEEN, _KING) for each in before):
        return None
    return Meaning(seat, card, BELOTE, trumps, more=rank(card) == _QUEEN)
