"""Sets of strengths as integers: bit r stands for strength r = 16 * class + height.

A class has up to 15 heights, so that every set is below 2 ** 63.
"""

CLASSES = (0x7FFF, 0x7FFF << 16, 0x7FFF << 32, 0x7FFF << 48, 0)
"""The strengths of each class; class 4 has none."""

HIGHER = tuple(CLASSES[strength >> 4] & -(2 << strength) for strength in range(64))
"""The strengths of the same class above each strength."""

# 37 divides no difference of two of the powers 2 ** 0 to 2 ** 35: the remainder tells the power
_POWER = tuple(sum(power for power in range(36) if (1 << power) % 37 == left) for left in range(37))


def count(members: int) -> int:
    """How many strengths a set has."""
    n = members - (members >> 1 & 0x5555555555555555)
    n = (n & 0x3333333333333333) + (n >> 2 & 0x3333333333333333)
    return ((n + (n >> 4)) & 0x0F0F0F0F0F0F0F0F) % 255


def lowest(members: int) -> int:
    """The smallest strength of a set that is not empty."""
    if members & 0xFFFFFFFF:
        return _POWER[(members & -members) % 37]
    high = members >> 32
    return 32 + _POWER[(high & -high) % 37]
