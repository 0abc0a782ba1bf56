"""Zones and the shifts between them: what a client needs to draw any game."""

import pytest

from rebelote.engine.zones import BACK, Clear, Item, Put, Sweep, Turn, Zone, fold, heap

ORDERED = frozenset(("trick",))


def zone(name: str, *faces: str) -> Zone:
    return Zone(name, tuple(map(Item, faces)))


def test_known_face_moves_with_the_seat_that_laid_it() -> None:
    table = fold([zone("hand:1", "Jh", "7s")], [Put("hand:1", "trick", ("7s",), 1)], ORDERED)

    assert (zone("hand:1", "Jh"), Zone("trick", (Item("7s", 1),))) == table


def test_unknown_face_comes_out_of_the_backs() -> None:
    table = fold([zone("hand:1", BACK, BACK)], [Put("hand:1", "trick", ("7s",), 1)], ORDERED)

    assert (zone("hand:1", BACK), Zone("trick", (Item("7s", 1),))) == table


def test_known_face_is_taken_before_a_back() -> None:
    table = fold([zone("hand:1", "7s", BACK)], [Put("hand:1", "trick", ("7s",))], ORDERED)

    assert zone("hand:1", BACK) == table[0]


def test_sweep_turns_everything_face_down() -> None:
    table = fold([zone("pile:0", BACK), zone("trick", "7s", "8s")], [Sweep("trick", "pile:0")], ORDERED)

    assert (zone("pile:0", BACK, BACK, BACK),) == table


def test_open_sweep_keeps_faces_and_who_laid_them() -> None:
    laid = Zone("trick", (Item("7s", 2), Item("8s", 3)))

    table = fold([laid], [Sweep("trick", "shown", shown=True)], ORDERED | {"shown"})

    assert (Zone("shown", laid.items),) == table


def test_turned_backs_become_faces() -> None:
    table = fold([zone("hand:0", BACK, BACK)], [Turn("hand:0", ("9c",))], ORDERED)

    assert (zone("hand:0", "9c", BACK),) == table


def test_clearing_leaves_the_stock_alone() -> None:
    table = fold([zone("hand:0", "9c"), zone("trick", "7s")], [Clear(2)], ORDERED)

    assert (zone("stock", BACK, BACK),) == table


def test_order_says_something_in_a_trick() -> None:
    shifts = [Put("hand:0", "trick", ("Ts",)), Put("hand:0", "trick", ("7s",))]

    table = fold([zone("hand:0", "7s", "Ts")], shifts, ORDERED)

    assert (zone("trick", "Ts", "7s"),) == table


def test_order_says_nothing_in_a_hand() -> None:
    assert heap("hand:0", ("7s", BACK, "Ac")) == heap("hand:0", ("Ac", "7s", BACK))


def test_heap_puts_backs_last() -> None:
    assert zone("hand:0", "7s", "Ac", BACK) == heap("hand:0", (BACK, "Ac", "7s"))


def test_zones_come_back_in_one_order_without_empty_ones() -> None:
    table = fold([zone("stock", BACK), zone("hand:0", "7s")], [Put("hand:0", "trick", ("7s",))], ORDERED)

    assert ("stock", "trick") == tuple(each.name for each in table)


@pytest.mark.parametrize("shift", [Put("hand:0", "trick", ("7s",)), Turn("hand:0", ("7s",))])
def test_taking_what_is_not_there_is_an_error(shift: Put | Turn) -> None:
    with pytest.raises(ValueError, match="hand:0, which does not hold it"):
        fold([zone("hand:0", "8s")], [shift], ORDERED)


def test_more_backs_than_there_are_is_an_error() -> None:
    with pytest.raises(ValueError, match="a back is taken from stock"):
        fold([zone("stock", BACK)], [Put("stock", "hand:0", (BACK, BACK))], ORDERED)


def test_sweeping_an_empty_zone_changes_nothing() -> None:
    assert (zone("hand:0", "7s"),) == fold([zone("hand:0", "7s")], [Sweep("trick", "pile:0")], ORDERED)


def test_zone_that_no_shift_touches_stays_as_it_is() -> None:
    untouched = zone("hand:1", BACK, "9c", "7s")

    table = fold([untouched, zone("hand:0", "8s")], [Put("hand:0", "trick", ("8s",))], ORDERED)

    assert (untouched, zone("trick", "8s")) == table
