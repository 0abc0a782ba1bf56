"""Why a card may not be played, in terms of the rules that forbid it (section 5)."""

from rebelote.cards import Card, show_card
from rebelote.engine.errors import Refusal, refuse
from rebelote.games.belote.kernel import Play, choices
from rebelote.games.belote.order import DENOMINATIONS, ORDERS, TA
from rebelote.kernels.bits import CLASSES
from rebelote.kernels.tricks import NO_TRUMP, TRUMP, higher


def why_card(play: Play, denomination: int, card: Card) -> Refusal | None:
    """Why the seat in turn may not play a card, or None (B40 to B50)."""
    order = ORDERS[denomination]
    strength = order.strengths[card]
    hand = play.tricks.hands[play.tricks.turn]
    if strength < 0 or not hand >> strength & 1:
        return refuse("not-in-hand", "B40", card=show_card(card))
    if choices(play) >> strength & 1:
        return None
    return _forbidden(play, denomination, strength, hand)


def _forbidden(play: Play, denomination: int, strength: int, hand: int) -> Refusal:
    """The duty that a card of the hand breaks."""
    led, best, trump = play.tricks.led, play.tricks.best, play.duties & TRUMP
    over = show_card(ORDERS[denomination].cards[best])
    suit = DENOMINATIONS[led]
    if hand & CLASSES[led]:
        if strength >> 4 != led:
            return refuse("follow", "B41", suit=suit)
        return refuse("rise", "B50" if denomination == TA else "B42", over=over)
    assert trump != NO_TRUMP
    if best >> 4 != trump:
        return refuse("trump", "B43", suit=suit)
    partner = play.tricks.seats == 4 and play.tricks.holder == play.tricks.turn ^ 2
    if hand & CLASSES[trump] & higher(best):
        return refuse("over-partner" if partner else "overtrump", "B47" if partner else "B44", over=over)
    return refuse("undertrump", "B47" if partner else "B45", over=over)
