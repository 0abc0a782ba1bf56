"""Sets of strengths as integers."""

from hypothesis import given
from hypothesis import strategies as st

from rebelote.kernels.bits import CLASSES, HIGHER, count, lowest

SETS = st.sets(st.integers(0, 62))


@given(SETS)
def test_count_is_the_number_of_members(members: set[int]) -> None:
    """Over all 63 bits."""
    assert len(members) == count(sum(1 << each for each in members))


@given(SETS.filter(bool))
def test_lowest_is_the_smallest_member(members: set[int]) -> None:
    """Over all 63 bits."""
    assert min(members) == lowest(sum(1 << each for each in members))


def test_each_single_member_is_the_lowest_of_its_set() -> None:
    """No two powers of two share a place in the table."""
    assert list(range(63)) == [lowest(1 << each) for each in range(63)]


def test_classes_have_fifteen_heights_and_share_none() -> None:
    """Bit 15 of each class stays empty, so that every set is below 2 ** 63."""
    assert [15, 15, 15, 15, 0] == [count(members) for members in CLASSES]
    assert 60 == count(CLASSES[0] | CLASSES[1] | CLASSES[2] | CLASSES[3])


def test_higher_strengths_are_those_of_the_class_above() -> None:
    """Said with lists, for every strength of the four classes."""
    strengths = [each for each in range(63) if each % 16 < 15]
    above = [[one for one in strengths if one // 16 == each // 16 and one > each] for each in strengths]

    assert [sum(1 << one for one in some) for some in above] == [HIGHER[each] for each in strengths]
