"""The number of legal sequences of plays, counted one by one."""

from collections.abc import Sequence

from .belote_options import Options
from .belote_play import Trick, legal, winning


def perft(
    hands: Sequence[Sequence[str]], depth: int, *, turn: int, trump: str, options: Options, trick: Trick = ()
) -> int:
    """Legal sequences of so many cards from a position; a deal that ends sooner counts as one sequence.

    `trick` holds the plays on the table and `turn` the seat that plays next.
    """
    if depth == 0 or not hands[turn]:
        return 1
    return sum(divide(hands, depth, turn=turn, trump=trump, options=options, trick=trick).values())


def divide(
    hands: Sequence[Sequence[str]], depth: int, *, turn: int, trump: str, options: Options, trick: Trick = ()
) -> dict[str, int]:
    """The same count by the first card, for finding where two readings part. `depth` is at least 1."""
    counts = {}
    for card in legal(hands[turn], trick, seat=turn, trump=trump, options=options):
        left = [list(hand) for hand in hands]
        left[turn].remove(card)
        laid = [*trick, (turn, card)]
        following = (turn + 1) % options["players"]
        if len(laid) == options["players"]:
            following, laid = winning(laid, trump=trump)[0], []
        counts[card] = perft(left, depth - 1, turn=following, trump=trump, options=options, trick=laid)
    return counts
