"""Seats in order of rotation, and sides."""

from typing import NewType

Seat = NewType("Seat", int)
"""0, 1, 2... in order of rotation: seat s + 1 plays after seat s."""

Side = NewType("Side", int)
"""A side that scores together: at four-seat tables seats 0 and 2 are side 0, seats 1 and 3 side 1."""

COMPASS = "NESW"


def show_seat(seat: Seat, seats: int) -> str:
    """`N E S W` at tables of four, `1` to `6` at others."""
    return COMPASS[seat] if seats == 4 else str(seat + 1)


def read_seat(text: str, seats: int) -> Seat:
    """The seat of a text. Raises ValueError naming it and what was expected."""
    names = COMPASS if seats == 4 else "123456"[:seats]
    if len(text) == 1 and text in names:
        return Seat(names.index(text))
    raise ValueError(f"not a seat: {text!r}, expected one of {' '.join(names)}")
