"""Seats in order of rotation, and sides."""

from typing import NewType

Seat = NewType("Seat", int)
"""0, 1, 2... in order of rotation: seat s + 1 plays after seat s."""

Side = NewType("Side", int)
"""Seats that score together: at tables of four, seats 0 and 2 are side 0, seats 1 and 3 side 1."""

ANTICLOCKWISE = "NWSE"
CLOCKWISE = "NESW"


def side_of(seat: int, seats: int) -> Side:
    """The side of a seat: partners sit opposite at tables of four, everyone is alone at others."""
    return Side(seat & 1 if seats == 4 else seat)


def compass(seats: int, clockwise: bool = False) -> str:
    """One letter a seat, in order of rotation: `NWSE` or `NESW` at tables of four, `123...` at others."""
    if seats == 4:
        return CLOCKWISE if clockwise else ANTICLOCKWISE
    return "123456"[:seats]


def read_seat(text: str, letters: str) -> Seat:
    """The seat of a letter of `compass`. Raises ValueError naming it and what was expected."""
    if len(text) == 1 and text in letters:
        return Seat(letters.index(text))
    raise ValueError(f"not a seat: {text!r}, expected one of {' '.join(letters)}")
