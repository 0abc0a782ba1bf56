"""How marks are rounded (B98)."""

from dataclasses import dataclass

from rebelote.games.belote.options import Options

# (step, what is added before the step is cut off)
STEPS = {
    "none": (1, 0),
    "tens_half_up": (10, 5),
    "tens_half_down": (10, 4),
    "fives": (5, 2),
    "tens_complement": (10, 5),
}


@dataclass(frozen=True, slots=True)
class Rounding:
    """One way of rounding. It acts on marks and held points, never on the test of the contract."""

    step: int
    bias: int
    complement: bool

    def mark(self, points: int) -> int:
        """A mark, rounded."""
        return (points + self.bias) // self.step * self.step

    def base(self, points: int) -> int:
        """Flat trick points: with complements 162 becomes 160, and 252 becomes 250."""
        return points // self.step * self.step if self.complement else points

    def piles(self, tricks: tuple[int, ...]) -> tuple[int, ...]:
        """The trick points that each side marks, before its mark is rounded.

        With complements the lighter of two piles is rounded and the other takes the rest of 160, 250 at
        capot. The rulebook does not say what complements are among three, or for equal piles where the
        points in play vary: there every pile is rounded by itself.
        """
        if not self.complement or len(tricks) != 2:
            return tricks
        if tricks[0] == tricks[1]:
            return (self.mark(tricks[0]), self.mark(tricks[1]))
        lighter = self.mark(min(tricks))
        rest = self.base(sum(tricks)) - lighter
        return (lighter, rest) if tricks[0] < tricks[1] else (rest, lighter)


def rounding_of(options: Options, last_deal: bool) -> Rounding:
    """The rounding of a deal; none on a deal known to be the last under `last_deal_exact` (B98, B105)."""
    name = "none" if last_deal and options.last_deal_exact else options.rounding
    step, bias = STEPS[name]
    return Rounding(step, bias, complement=name == "tens_complement")
