"""Up & Down counted by arithmetic: five changes, then a card of every hand, and chance ends a sequence (U8, U12)."""


def count(depth: int, *, seats: int, cards: int) -> int:
    """Sequences of so many moves before a trick in which every hand holds so many cards."""
    if depth == 0:
        return 1
    if cards == 0:
        return 0
    if depth == 1:
        return 5
    # after a roll only chance may move: four changes lead on
    if depth - 1 <= seats:
        return 4 * int(cards ** (depth - 1))
    return 4 * int(cards**seats) * count(depth - 1 - seats, seats=seats, cards=cards - 1)
