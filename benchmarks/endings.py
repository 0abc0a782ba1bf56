"""Values of endings with open cards by the plain solver and by the solver that bridge programs use, compared.

    make bench-setup
    .venv/bin/python benchmarks/endings.py [--deals 1000] [--cards 8]

Whist and bridge play their tricks alike. Each ending of so many cards a hand has a random trump suit or none;
every card that the leader may lay is solved by both. Printed are the differences and the processor time of each.
"""

import argparse
import random
import time

from rebelote.cards import PACK_52, CardSet, gather, show_hand
from rebelote.kernels.tricks import NO_TRUMP, begin_tricks
from rebelote.search.plain import PlainSolver, Task

_SIDE = 0b0101
_FEW = 10
_TABLE_BITS = 18, 22
"""Tables of 6 MB for few cards and of 100 MB for many, which is about what theirs has."""


def theirs(hands: list[int], trump: int) -> tuple[dict[int, int], float]:
    """Tricks of the leader's side after each of his cards, and the time it took."""
    from endplay.dds import solve_board  # type: ignore[import-not-found]
    from endplay.types import Deal, Denom, Player  # type: ignore[import-not-found]

    deal = Deal("N:" + " ".join(show_hand(CardSet(hand)) for hand in hands))
    deal.first = Player.north
    deal.trump = (Denom.spades, Denom.hearts, Denom.diamonds, Denom.clubs, Denom.nt)[trump]
    begun = time.process_time()
    board = list(solve_board(deal))
    spent = time.process_time() - begun
    return {_number(str(card)): tricks for card, tricks in board}, spent


def _number(text: str) -> int:
    """The card of a text such as ♠A or SA."""
    suit = next(at for at, marks in enumerate(("♠S", "♥H", "♦D", "♣C")) if text[0] in marks)
    return 16 * suit + "23456789TJQKA".index(text[1]) + 2


def main() -> None:
    """Compare and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--cards", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    source, solver = random.Random(asked.seed), PlainSolver(_TABLE_BITS[asked.cards > _FEW])
    different, cards, ours_s, theirs_s = 0, 0, 0.0, 0.0
    for _ in range(asked.deals):
        row = source.sample(PACK_52, 4 * asked.cards)
        hands = [int(gather(row[asked.cards * seat : asked.cards * seat + asked.cards])) for seat in range(4)]
        trump = source.randrange(NO_TRUMP + 1)
        a, b, c, d = hands
        begun = time.process_time()
        mine = solver.values(Task(trump, _SIDE, _SIDE), begin_tricks((a, b, c, d), 0, 4))
        ours_s += time.process_time() - begun
        other, spent = theirs(hands, trump)
        theirs_s += spent
        cards += len(mine)
        different += sum(mine[card] != other.get(card, -1) for card in mine)
    print(f"{asked.deals} endings of {asked.cards} cards, {cards} leads: {different} differences")
    print(
        f"ours {1000 * ours_s / asked.deals:.2f} ms, theirs {1000 * theirs_s / asked.deals:.2f} ms an ending"
    )


if __name__ == "__main__":
    main()
