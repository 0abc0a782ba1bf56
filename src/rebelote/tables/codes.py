"""Codes of tables and seats, in letters and figures that nobody confuses, and their locks."""

import hashlib
import secrets

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
TABLE_LENGTH, SEAT_LENGTH = 6, 8


def table_code() -> str:
    """A new code of a table."""
    return _drawn(TABLE_LENGTH)


def seat_code() -> str:
    """A new code that gives a seat back: 40 bits, too many to try over a line."""
    return _drawn(SEAT_LENGTH)


def lock(table: str, code: str) -> str:
    """What is kept of the code of a seat: a stolen store gives no seats."""
    return hashlib.sha256(f"seat:{table}:{code}".encode()).hexdigest()


def _drawn(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
