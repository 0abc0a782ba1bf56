"""The contract of a deal: who undertook what, in which denomination, at which stake."""

from dataclasses import dataclass

NOBODY = -1
"""The taker, or the side, where there is none: the open game of two (B121), a line for both sides."""


@dataclass(frozen=True, slots=True)
class Contract:
    """What the taker undertook: more than the defence (B26), an amount, a capot or a générale (B38).

    `denomination` is a suit (0 to 3 for s h d c), SA 4 or TA 5. `value` is the amount that is scored: the
    number bid, the value of a capot or générale bid, 0 in the take modes. `mult` is 1, 2 after a
    coinche, or what a surcoinche multiplies by (B33, B34).
    """

    taker: int
    denomination: int
    value: int = 0
    capot: bool = False
    generale: bool = False
    mult: int = 1
