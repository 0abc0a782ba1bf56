"""What King and Queen of trumps bring to the hand that plays them (B75 to B77)."""

from collections.abc import Sequence

from .belote_options import SUITS, Options


def belote_points(
    hand: Sequence[str],
    plays: Sequence[tuple[str, str]],
    *,
    trump: str,
    options: Options,
    noticed_before_count: bool = False,
    tolerance_used: bool = False,
) -> int:
    """The belote points of a whole hand, from its plays in order with the word said on each.

    `plays` are (card, word), the word `belote`, `rebelote` or empty. Under `auto` the words are taken as said.
    """
    suits = {"SA": [], "TA": SUITS}.get(trump, [trump])
    forgiven = noticed_before_count and not tolerance_used
    points = 0
    # one forgotten word is forgiven, not one of each suit
    for suit in suits:
        if _claimed(hand, plays, suit, options, False):
            points += 20
        elif forgiven and _claimed(hand, plays, suit, options, True):
            points += 20
            forgiven = False
    return points


def _claimed(
    hand: Sequence[str], plays: Sequence[tuple[str, str]], suit: str, options: Options, forgiven: bool
) -> bool:
    pair = ["K" + suit, "Q" + suit]
    laid = [(card, word) for card, word in plays if card in pair]
    if not all(card in hand for card in pair) or not laid:
        return False
    if options["belote_order"] == "king_first" and laid[0][0] != pair[0]:
        return False
    if options["belote_declare"] == "auto":
        return True
    first = laid[0][1] == "belote"
    second = len(laid) == 2 and laid[1][1] == "rebelote"
    if options["belote_declare"] == "optional":
        return first
    if options["belote_declare"] == "two_words_strict":
        return first and second
    silent = len(laid) == 2 and not laid[1][1]
    return first and (second or (forgiven and silent))
