"""Compiled twins of the kernels' functions: the same arguments, the same answers.

They serve proof and counting. Called from Python one move at a time they are slower than the plain
functions; compiled code calls the kernels by their own names.
"""

from rebelote.games.belote import kernel
from rebelote.games.belote.kernel import Play
from rebelote.kernels import tricks
from rebelote.kernels.tricks import Tricks
from rebelote.search.compiled import compiled
from rebelote.search.leaves import count, lowest

__all__ = ["choices", "lay", "legal", "perft", "play", "takes", "tricks_choices", "worth"]


@compiled()
def legal(hand: int, led: int, best: int, partner_holds: bool, duties: int) -> int:
    """Twin of `kernels.tricks.legal`."""
    return tricks.legal(hand, led, best, partner_holds, duties)


@compiled()
def takes(strength: int, best: int, duties: int) -> bool:
    """Twin of `kernels.tricks.takes`."""
    return tricks.takes(strength, best, duties)


@compiled()
def tricks_choices(t: Tricks, duties: int) -> int:
    """Twin of `kernels.tricks.choices`."""
    return tricks.choices(t, duties)


@compiled()
def lay(t: Tricks, strength: int, duties: int) -> Tricks:
    """Twin of `kernels.tricks.lay`."""
    return tricks.lay(t, strength, duties)


@compiled()
def worth(laid: int, duties: int) -> int:
    """Twin of `games.belote.kernel.worth`."""
    return kernel.worth(laid, duties)


@compiled()
def choices(p: Play) -> int:
    """Twin of `games.belote.kernel.choices`."""
    return kernel.choices(p)


@compiled()
def play(p: Play, strength: int) -> Play:
    """Twin of `games.belote.kernel.play`."""
    return kernel.play(p, strength)


@compiled()
def perft(p: Play, depth: int) -> int:
    """Twin of `games.belote.kernel.perft`: written again, for compiled code calls itself only by its own name."""
    if depth == 0:
        return 1
    todo = kernel.choices(p)
    if depth == 1:
        return count(todo)
    total = 0
    while todo:
        total += perft(kernel.play(p, lowest(todo)), depth - 1)
        todo &= todo - 1
    return total
