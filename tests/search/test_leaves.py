"""Leaves answer the same as machine instructions and as plain text."""

import random

import pytest

from rebelote.search.compiled import compiled
from rebelote.search.leaves import WORD, count, highest, lowest, mixed, packed, pick, spread

SETS = [random.Random(1).getrandbits(random.Random(n).randrange(1, 64)) | 1 << n % 63 for n in range(500)]


@compiled("UniTuple(int64, 4)(int64, int64)")
def answers(members: int, n: int) -> tuple[int, int, int, int]:
    """What each leaf says."""
    return count(members), lowest(members), highest(members), pick(members, n)


@pytest.mark.parametrize("members", [1, 1 << 62, (1 << 63) - 1, *SETS[::50]])
def test_leaves_say_what_a_list_of_members_says(members: int) -> None:
    listed = [each for each in range(63) if members >> each & 1]
    middle = len(listed) // 2

    assert (len(listed), listed[0], listed[-1], 1 << listed[middle]) == answers(members, middle)


def test_compiled_leaves_are_the_plain_ones() -> None:
    plain = [(count(each), lowest(each), highest(each), pick(each, count(each) - 1)) for each in SETS]

    assert plain == [answers(each, count(each) - 1) for each in SETS]


@compiled("int64(int64, int64, int64)")
def mix(word: int, factor: int, step: int) -> int:
    """What the leaf says."""
    return mixed(word, factor, step)


@pytest.mark.parametrize("word", [0, 1, WORD, *SETS[::50]])
def test_products_beyond_a_word_keep_their_low_bits(word: int) -> None:
    """Compiled integers must not overflow anywhere else."""
    assert (word * 6364136223846793005 + WORD) % 2**63 == mix(word, 6364136223846793005, WORD)


@compiled("UniTuple(int64, 2)(int64, int64)")
def moved(members: int, within: int) -> tuple[int, int]:
    """What is packed, and what that is when it is spread again."""
    places = packed(members, within)
    return places, spread(places, within)


@pytest.mark.parametrize("within", [0, 1, 1 << 62, WORD, *SETS[::50]])
def test_members_are_packed_side_by_side_and_spread_again(within: int) -> None:
    for members in SETS[::20]:
        listed = [each for each in range(63) if within >> each & 1]
        places = sum(1 << at for at, each in enumerate(listed) if members >> each & 1)

        assert (places, members & within) == moved(members, within)
        assert (places, members & within) == (packed(members, within), spread(places, within))
