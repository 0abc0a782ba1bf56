"""Conventions between partners: calling for a suit by a discard, and what King or Queen first says.

A direct call discards from a suit that one controls, the ace where one holds ace and ten; an indirect
one discards the other suit of that colour. With belote the taker's partner plays the King first if he
has no other trump, the Queen first if he has.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rebelote.bots.belote.opinion import Opinion, Opinions
from rebelote.bots.belote.situation import Hands
from rebelote.cards import Card, gather, rank, suit
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import ORDERS, SA
from rebelote.games.belote.play.announcements import detect
from rebelote.games.belote.view import View

NONE, DIRECT, INDIRECT, BOTH = "none", "direct", "indirect", "both"
SYSTEMS = (NONE, DIRECT, INDIRECT, BOTH)
"""What partners agree on; `both` calls directly where it can, else indirectly, and reads direct calls."""
BELOTE = "belote"

_EQUAL = 2.0  # marks by which a card may be worse and still be played for what it says
_EQUAL_CHANCE = 0.01
_PARTNER, _OPPONENT = 4.0, 2.0  # how much likelier a world is in which a call is true
_TEN, _QUEEN, _KING, _ACE = 10, 12, 13, 14
_SUIT = 0xFFFF


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


def meanings(view: View, system: str) -> Iterator[Meaning]:
    """What the cards played so far said under a convention."""
    contract = view.contract
    if contract is None or system == NONE:
        return
    for number, (seat, card) in enumerate(view.plays):
        trick = view.plays[number - number % 4 : number]
        if _is_call(view, trick, seat, card):
            about = suit(card) if system != INDIRECT else _other_of_colour(suit(card))
            if about != contract.denomination:
                yield Meaning(seat, card, DIRECT if system != INDIRECT else INDIRECT, about)
        said = _belote_call(view, number)
        if said is not None:
            yield said


def conventional(view: View, options: Options, opinions: Opinions, system: str) -> Opinions:
    """Opinions with the card first that says most, of those that are as good as the best."""
    best = opinions.cards[0]
    able = [
        each
        for each in opinions.cards
        if each.score >= best.score - _EQUAL and each.made >= best.made - _EQUAL_CHANCE
    ]
    if system == NONE or len(able) < 2:
        return opinions
    found = _belote_card(view, options, able) or _call_card(view, able, system)
    if found is None:
        return opinions
    chosen, signal = found
    others = tuple(each for each in opinions.cards if each is not chosen)
    return replace(opinions, cards=(chosen, *others), signal=signal)


def belief(view: View, hands: Hands, said: Sequence[Meaning]) -> float:
    """How much likelier a world is, by what cards said; `hands` are whole, as they were dealt."""
    assert view.seat is not None and view.contract is not None
    found = 1.0
    for each in said:
        if each.seat == view.seat:
            continue
        factor = _PARTNER if (each.seat - view.seat) % 2 == 0 else _OPPONENT
        left = hands[each.seat] & ~int(gather(card for _, card in view.plays))
        if each.system == BELOTE:
            trumps = left >> 16 * each.suit & _SUIT & ~(1 << _QUEEN | 1 << _KING)
            found *= 1.0 if bool(trumps) == each.more else 1 / factor
        elif _controls(view, left, each.suit):
            found *= factor
    return found


def _is_call(view: View, trick: Sequence[tuple[int, Card]], seat: int, card: Card) -> bool:
    """Whether a card is a plain discard on a trick that its partner holds."""
    assert view.contract is not None
    if not trick or suit(card) in (suit(trick[0][1]), view.contract.denomination):
        return False
    return _holder(view, trick) == (seat + 2) % 4


def _holder(view: View, trick: Sequence[tuple[int, Card]]) -> int:
    """Who holds a trick."""
    assert view.contract is not None
    strengths, trumps = ORDERS[view.contract.denomination].strengths, view.contract.denomination
    led = suit(trick[0][1])
    able = [each for each in trick if suit(each[1]) in (led, trumps)]
    return max(able, key=lambda each: (suit(each[1]) == trumps, strengths[each[1]]))[0]


def _controls(view: View, hand: int, which: int) -> bool:
    """Whether a hand holds the highest card of a suit that has not been played."""
    assert view.contract is not None
    strengths = ORDERS[view.contract.denomination].strengths
    gone = gather(card for _, card in view.plays)
    left = [Card(16 * which + each) for each in range(7, 15) if not gone >> (16 * which + each) & 1]
    return bool(left) and bool(hand >> max(left, key=lambda each: strengths[each]) & 1)


def _other_of_colour(which: int) -> int:
    """The other suit of a colour: suits are spades, hearts, diamonds, clubs."""
    return 3 - which


def _belote_call(view: View, number: int) -> Meaning | None:
    """What a first King or Queen of trumps with its word says, if the taker's partner played it."""
    contract, (seat, card) = view.contract, view.plays[number]
    assert contract is not None
    trumps = contract.denomination
    if trumps >= SA or suit(card) != trumps or rank(card) not in (_QUEEN, _KING):
        return None
    if (seat - contract.taker) % 4 != 2 or all(who != seat for who, _ in view.words):
        return None
    if any(each.suit == trumps for who, each in view.shown if who == seat):
        return None
    before = {who_card for who_card in view.plays[:number] if who_card[0] == seat}
    if any(suit(each) == trumps and rank(each) in (_QUEEN, _KING) for _, each in before):
        return None
    return Meaning(seat, card, BELOTE, trumps, more=rank(card) == _QUEEN)


def _belote_card(view: View, options: Options, able: list[Opinion]) -> tuple[Opinion, str] | None:
    """King or Queen of trumps, by whether there are other trumps."""
    contract = view.contract
    assert contract is not None and view.seat is not None
    trumps, hand = contract.denomination, gather(view.hand)
    if trumps >= SA or (view.seat - contract.taker) % 4 != 2:
        return None
    own = hand >> 16 * trumps & _SUIT
    both = 1 << _QUEEN | 1 << _KING
    if own & both != both or any(each.suit == trumps for each in detect(hand, trumps, options)):
        return None
    # the order of the words may be fixed (B76)
    wanted = _KING if own == both or options.belote_order == "king_first" else _QUEEN
    found = [each for each in able if each.card == 16 * trumps + wanted]
    other = [each for each in able if each.card == 16 * trumps + _QUEEN + _KING - wanted]
    return (found[0], BELOTE) if found and other else None


def _call_card(view: View, able: list[Opinion], system: str) -> tuple[Opinion, str] | None:
    """The discard that calls for a suit, if there is one."""
    assert view.seat is not None
    trick = view.plays[len(view.takers) * 4 :]
    calls = [each for each in able if _is_call(view, trick, view.seat, each.card)]
    hand = int(gather(view.hand))
    if system in (DIRECT, BOTH):
        for each in sorted(calls, key=lambda each: _says_less(view, hand, each)):
            if _controls(view, hand, suit(each.card)) and _says_less(view, hand, each) < _SUIT:
                return each, DIRECT
    if system in (INDIRECT, BOTH):
        for each in sorted(calls, key=lambda each: rank(each.card)):
            about = _other_of_colour(suit(each.card))
            if about != _trumps(view) and _controls(view, hand, about):
                return each, INDIRECT
    return None


def _trumps(view: View) -> int:
    assert view.contract is not None
    return view.contract.denomination


def _says_less(view: View, hand: int, opinion: Opinion) -> int:
    """The order of direct calls: the ace of ace and ten, then low cards; a lone master is kept."""
    card = opinion.card
    own = hand >> 16 * suit(card) & _SUIT
    if rank(card) == _ACE:
        return 0 if own >> _TEN & 1 else _SUIT
    kept = hand & ~(1 << card)
    return 1 + rank(card) if _controls(view, kept, suit(card)) else _SUIT
