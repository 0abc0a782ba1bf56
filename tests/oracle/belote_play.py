"""What may be played, who wins a trick and what it is worth (B40 to B52, B80 to B84)."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .belote_options import Options, side_of, sides

TRUMP_ORDER = ["7", "8", "Q", "K", "T", "A", "9", "J"]
PLAIN_ORDER = ["7", "8", "9", "J", "Q", "K", "T", "A"]

TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
NO_TRUMP_POINTS = PLAIN_POINTS | {"A": 19}
ALL_TRUMP_POINTS = {
    "scaled": TRUMP_POINTS,
    "ffb": {"J": 13, "9": 9, "A": 6, "T": 5, "K": 3, "Q": 2, "8": 0, "7": 0},
    "alt14": {"J": 14, "9": 9, "A": 6, "T": 5, "K": 3, "Q": 1, "8": 0, "7": 0},
}

Trick = Sequence[tuple[int, str]]


class Played(NamedTuple):
    """A deal so far: the legal cards before each play, winners, points and tricks by side, and what is left.

    Points are raw; the last-trick ten is in them once the last card is played (B80).
    """

    legal: list[list[str]]
    winners: list[int]
    points: dict[str, int]
    tricks: dict[str, int]
    hands: list[list[str]]
    trick: list[tuple[int, str]]
    turn: int


def legal(hand: Sequence[str], trick: Trick, *, seat: int, trump: str, options: Options) -> list[str]:
    """The cards of a hand that may be played now, in the order of the hand (B40 to B52)."""
    if not trick:
        return list(hand)
    led = trick[0][1][1]
    same = [card for card in hand if card[1] == led]
    holder, best = winning(trick, trump=trump)
    partner_holds = _partners(seat, holder, options)
    if trump == "SA":
        return same or list(hand)
    if trump == "TA":
        free = partner_holds and options["ta_rise"] == "not_over_partner"
        return (same if free else _stronger(same, best) or same) or list(hand)
    if led == trump:
        free = partner_holds and options["rise_on_trump_lead"] == "not_over_partner"
        return (same if free else _stronger(same, best) or same) or list(hand)
    return same or _void(hand, best, partner_holds=partner_holds, trump=trump, options=options)


def winning(trick: Trick, *, trump: str) -> tuple[int, str]:
    """The seat that is winning a trick, complete or not, and its card (B40, B49, B50)."""
    led = trick[0][1][1]
    trumps = [play for play in trick if play[1][1] == trump]
    if trumps:
        return max(trumps, key=lambda play: TRUMP_ORDER.index(play[1][0]))
    order = TRUMP_ORDER if trump == "TA" else PLAIN_ORDER
    return max((play for play in trick if play[1][1] == led), key=lambda play: order.index(play[1][0]))


def card_points(card: str, *, trump: str, options: Options) -> int:
    """What a card counts in a trick (B9, B81 to B83)."""
    if trump == "SA":
        return NO_TRUMP_POINTS[card[0]]
    if trump == "TA":
        return ALL_TRUMP_POINTS[options["ta_points"]][card[0]]
    return TRUMP_POINTS[card[0]] if card[1] == trump else PLAIN_POINTS[card[0]]


def trick_points(trick: Trick, *, trump: str, options: Options) -> int:
    """What the cards of a trick count together, without the last-trick ten."""
    return sum(card_points(card, trump=trump, options=options) for _seat, card in trick)


def play_deal(
    hands: Sequence[Sequence[str]],
    plays: Sequence[str],
    *,
    leader: int,
    trump: str,
    options: Options,
    beneath: Mapping[str, str] | None = None,
) -> Played:
    """A deal after its cards in order of play, finished or not.

    In the open form `hands` are the exposed cards and `beneath` tells the card under each of them (B121).
    Raises ValueError for a card that may not be played.
    """
    nothing = dict.fromkeys(sides(options), 0)
    left = [list(hand) for hand in hands]
    played = Played([], [], dict(nothing), dict(nothing), left, [], leader)
    for card in plays:
        choices = next_cards(played, trump=trump, options=options)
        if card not in choices:
            raise ValueError(f"{card} by seat {played.turn} after {played.trick}: expected one of {choices}")
        played.legal.append(choices)
        left[played.turn].remove(card)
        trick = [*played.trick, (played.turn, card)]
        if len(trick) == options["players"]:
            played = _gathered(played, trick, trump, options)
            _turn_up(left, trick, beneath or {})
            if not any(left):
                played.points[side_of(played.turn, options)] += 10
        else:
            played = played._replace(trick=trick, turn=(played.turn + 1) % options["players"])
    return played


def next_cards(played: Played, *, trump: str, options: Options) -> list[str]:
    """The cards that may be played next; none when the deal is over."""
    hand = played.hands[played.turn]
    return legal(hand, played.trick, seat=played.turn, trump=trump, options=options)


def _partners(seat: int, other: int, options: Options) -> bool:
    return options["players"] == 4 and other == (seat + 2) % 4


def _stronger(trumps: Sequence[str], than: str) -> list[str]:
    """Cards of one suit that beat a card of the same suit in the order of trumps."""
    return [card for card in trumps if TRUMP_ORDER.index(card[0]) > TRUMP_ORDER.index(than[0])]


def _void(hand: Sequence[str], best: str, *, partner_holds: bool, trump: str, options: Options) -> list[str]:
    """Void in the plain suit led: rows 6 to 11 of the decision table."""
    trumps = [card for card in hand if card[1] == trump]
    if not trumps:
        return list(hand)
    if best[1] != trump:
        freed = partner_holds and options["partner_exemption"] != "none"
        return list(hand) if freed else trumps
    stronger = _stronger(trumps, best)
    if partner_holds and options["partner_exemption"] == "any":
        return _partner_ruffed(hand, trumps, stronger, options["partner_ruff"])
    if stronger:
        return stronger
    return trumps if options["undertrump_opponent"] == "must" else list(hand)


def _partner_ruffed(hand: Sequence[str], trumps: list[str], stronger: list[str], ruff: str) -> list[str]:
    """The table of B47, row by row, its last row apart."""
    all_trumps = len(trumps) == len(hand)
    discards_and_stronger = [card for card in hand if card not in trumps or card in stronger]
    if ruff == "free":
        return list(hand)
    if ruff == "all_trumps_only":
        return discards_and_stronger if stronger and not all_trumps else list(hand)
    if ruff == "if_cannot_over":
        return discards_and_stronger if stronger else list(hand)
    return discards_and_stronger if stronger else trumps


def _gathered(played: Played, trick: list[tuple[int, str]], trump: str, options: Options) -> Played:
    """The trick is complete: its winner has its points and leads next."""
    winner = winning(trick, trump=trump)[0]
    played.winners.append(winner)
    played.points[side_of(winner, options)] += trick_points(trick, trump=trump, options=options)
    played.tricks[side_of(winner, options)] += 1
    return played._replace(trick=[], turn=winner)


def _turn_up(exposed: list[list[str]], trick: Trick, beneath: Mapping[str, str]) -> None:
    """The cards beneath those played are turned up after the trick (B121)."""
    for seat, card in trick:
        if card in beneath:
            exposed[seat].append(beneath[card])
