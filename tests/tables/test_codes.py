"""Codes of seats: what is kept of them, and what is told, gives none of them back."""

import pytest

from rebelote.tables.codes import fits, new_lock, seat_code
from rebelote.tables.ports import Person
from rebelote.tables.seating import who

TABLE = "ABCDE2"


def test_code_opens_its_own_lock_at_its_own_table() -> None:
    code = seat_code()
    lock = new_lock(TABLE, code)

    assert fits(code, lock, TABLE)
    assert not fits(code, lock, "ABCDE3")
    assert not fits(seat_code(), lock, TABLE)


@pytest.mark.parametrize("code", ["", "2" * 8, "é" * 8, "x" * 40])
def test_nothing_opens_where_there_is_no_lock_and_no_odd_text_any(code: str) -> None:
    assert not fits(code, "", TABLE)
    assert not fits(code, new_lock(TABLE, seat_code()), TABLE)


def test_who_somebody_is_cannot_be_worked_out_from_the_code() -> None:
    """Codes are few enough to try them all where it can be seen whether one is right."""
    code = seat_code()

    assert 9 == len({who(TABLE, Person("Anne", "en", new_lock(TABLE, code))) for _ in range(9)})
