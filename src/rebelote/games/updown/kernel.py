"""Who wins a trick of Up & Down, in integers (U14 to U17).

`cards` are those of four seats, 16 * suit + rank, -1 for a seat that is not there; `suits` the suits that
point at them.
"""

TRUMP = 32
"""The force of a trump: above every rank."""
LOWEST_FIRST = 16
"""Taken from it, the lowest rank has the most force."""


def force(card: int, suit: int, trump: int, up: bool) -> int:
    """How strongly a card wins that is not cancelled; 0 where it cannot win (U15, U16)."""
    rank = card & 15
    if rank == trump:
        return TRUMP
    if card >> 4 != suit:
        return 0
    return rank if up else LOWEST_FIRST - rank


def cancelled(cards: tuple[int, int, int, int]) -> int:
    """The seats whose cards cancel each other, bit s for seat s: those of equal rank (U14)."""
    found = 0
    for seat in range(4):
        for other in range(seat):
            if cards[seat] >= 0 and cards[other] >= 0 and cards[seat] & 15 == cards[other] & 15:
                found |= 1 << seat | 1 << other
    return found


def winner(cards: tuple[int, int, int, int], suits: tuple[int, int, int, int], trump: int, up: bool) -> int:
    """The seat with the best card, -1 where there is none (U17)."""
    out = cancelled(cards)
    best = -1
    most = 0
    for seat in range(4):
        if cards[seat] >= 0 and not out >> seat & 1:
            here = force(cards[seat], suits[seat], trump, up)
            if here > most:
                most = here
                best = seat
    return best
