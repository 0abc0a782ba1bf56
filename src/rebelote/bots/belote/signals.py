"""Signals as a player uses them: among cards as good as the best the one that says most, and what it believes.

What a card means is the game's affair (B53, B79); here stand when a player sends a signal, and by how
much it takes a world for likelier in which a signal is true.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from rebelote.bots.belote.opinion import Opinions
from rebelote.cards import Card, gather, rank, suit
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import ORDERS, SA
from rebelote.games.belote.play import signals
from rebelote.games.belote.play.announcements import detect
from rebelote.games.belote.play.signals import BELOTE, DIRECT, NONE, Heard, Meaning
from rebelote.games.belote.view import View

_EQUAL = 2.0  # marks by which a card may be worse and still be played for what it says
_EQUAL_CHANCE = 0.01
_PARTNER, _OPPONENT = 4.0, 2.0  # how much likelier a world is in which a call is true
_TEN, _QUEEN, _KING, _ACE = 10, 12, 13, 14
_SUIT = 0xFFFF


def said_so_far(view: View, options: Options) -> tuple[Meaning, ...]:
    """What the cards played so far said by the conventions of the table."""
    if view.contract is None:
        return ()
    trumps = view.contract.denomination
    barred = frozenset(who for who, each in view.shown if each.suit == trumps)
    heard = Heard(frozenset(who for who, _ in view.words), barred)
    return signals.meanings(options, view.contract, view.plays, heard)


def conventional(view: View, options: Options, opinions: Opinions) -> Opinions:
    """Opinions with the card first that says most, of those that are as good as the best."""
    best = opinions.cards[0]
    able = [
        each
        for each in opinions.cards
        if each.score >= best.score - _EQUAL and each.made >= best.made - _EQUAL_CHANCE
    ]
    by_card = {each.card: each for each in able}
    wanted = belote_card(view, options)
    if wanted in by_card and mate(wanted) in by_card:
        chosen, signal = by_card[wanted], BELOTE
    elif calls := calling(view, options, by_card):
        chosen, signal = by_card[calls[0]], options.appel
    else:
        return opinions
    others = tuple(each for each in opinions.cards if each is not chosen)
    return replace(opinions, cards=(chosen, *others), signal=signal)


def belief(view: View, hands: tuple[int, ...], said: Sequence[Meaning]) -> float:
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


def _controls(view: View, hand: int, which: int) -> bool:
    """Whether a hand holds the highest card of a suit that has not been played."""
    assert view.contract is not None
    strengths = ORDERS[view.contract.denomination].strengths
    gone = gather(card for _, card in view.plays)
    left = [Card(16 * which + each) for each in range(7, 15) if not gone >> (16 * which + each) & 1]
    return bool(left) and bool(hand >> max(left, key=lambda each: strengths[each]) & 1)


def belote_card(view: View, options: Options) -> Card | None:
    """The King or Queen of trumps that says truly whether there are more, where its owner's partner took (B79)."""
    contract = view.contract
    if contract is None or view.seat is None or not options.belote_call:
        return None
    trumps, hand = contract.denomination, gather(view.hand)
    if trumps >= SA or not signals.signals(options) or (view.seat - contract.taker) % 4 != 2:
        return None
    own = hand >> 16 * trumps & _SUIT
    both = 1 << _QUEEN | 1 << _KING
    if own & both != both or any(each.suit == trumps for each in detect(hand, trumps, options)):
        return None
    # the order of the words may be fixed (B76)
    alone = own == both or options.belote_order == "king_first"
    return Card(16 * trumps + (_KING if alone else _QUEEN))


def mate(card: Card) -> Card:
    """The other card of King and Queen."""
    return Card(card - rank(card) + _QUEEN + _KING - rank(card))


def calling(view: View, options: Options, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Those of some cards that would truly call for a suit when they are laid now, the clearest first (B53)."""
    if view.seat is None or view.contract is None or not signals.signals(options) or options.appel == NONE:
        return ()
    trick = view.plays[len(view.takers) * 4 :]
    calls = [each for each in cards if signals.is_call(view.contract, trick, view.seat, each)]
    hand = int(gather(view.hand))
    if options.appel == DIRECT:
        able = [each for each in calls if _controls(view, hand, suit(each))]
        found = sorted((_clarity(view, hand, each), each) for each in able)
        return tuple(each for clarity, each in found if clarity < _SUIT)
    able = [
        each
        for each in calls
        if (about := _called_indirectly(view, hand, each)) >= 0 and _controls(view, hand, about)
    ]
    return tuple(sorted(able, key=rank))


def _called_indirectly(view: View, hand: int, card: Card) -> int:
    """The suit that an indirect discard calls for, -1 for none.

    The mate of trumps is called by both suits of the other colour, so either of them may be the first.
    """
    assert view.contract is not None
    trumps, about = view.contract.denomination, signals.other_of_colour(suit(card))
    if about == trumps:
        return -1
    return about if trumps >= SA or _controls(view, hand, about) else signals.other_of_colour(trumps)


def _clarity(view: View, hand: int, card: Card) -> int:
    """The order of direct calls: the ace of ace and ten, then low cards; a lone master is kept."""
    own = hand >> 16 * suit(card) & _SUIT
    if rank(card) == _ACE:
        return 0 if own >> _TEN & 1 else _SUIT
    kept = hand & ~(1 << card)
    return 1 + rank(card) if _controls(view, kept, suit(card)) else _SUIT
