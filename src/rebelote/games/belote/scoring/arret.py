"""L'arrêt: stopping the match in mid-deal with the claim that the target is reached (B116)."""

from dataclasses import dataclass

from rebelote.engine.errors import Refusal, refuse
from rebelote.games.belote.options import Options
from rebelote.games.belote.scoring.ending import reaches
from rebelote.games.belote.scoring.marks import Line, line


@dataclass(frozen=True, slots=True)
class Stop:
    """A claim: the side that stops, whether it took, and what it counts.

    `before` are the totals of all sides before the deal. `points` are its trick points so far, the last
    trick's ten only if earned, converted at a scaled Tout Atout (B82); `announcements` its validated
    ones, `belote` its belote once called.
    """

    side: int
    took: bool
    before: tuple[int, ...]
    points: int
    announcements: int = 0
    belote: int = 0

    @property
    def count(self) -> int:
        """What the side has, by its claim."""
        return self.before[self.side] + self.points + self.announcements + self.belote


@dataclass(frozen=True, slots=True)
class Arret:
    """What a claim came to: its count, whether it is right, who wins.

    `winner` is None while a right claim of the takers waits for the end of the deal.
    """

    count: int
    right: bool
    winner: int | None
    line: Line


def why(options: Options, seat: int, won_last: int, tricks: int) -> Refusal | None:
    """Why a seat may not stop the match, or None: only who has just won a trick may."""
    if not options.arret:
        return refuse("arret-off", "B116")
    if tricks == 0 or seat != won_last:
        return refuse("arret-turn", "B116", seat=seat)
    return None


def arret(options: Options, stop: Stop, made: bool | None = None) -> Arret:
    """Decide a claim.

    The defence wins at once if it is right, and loses at once if it is not. The takers must also make
    their contract, else they lose and nothing of the deal counts: `made` is None until the deal has
    been played on, and False at a litige.
    """
    right = reaches(options, stop.count)
    told = line("arret", "B116", stop.side, stop.count, target=options.target, right=int(right))
    if right and stop.took and made is None:
        return Arret(stop.count, right, None, told)
    wins = right and (made is True or not stop.took)
    return Arret(stop.count, right, stop.side if wins else _other(stop), told)


def _other(stop: Stop) -> int:
    """The side that wins against a wrong claim.

    Among three the rulebook does not say: the higher total before the deal, else the first in rotation.
    """
    sides = len(stop.before)
    after = tuple((stop.side + step) % sides for step in range(1, sides))
    return max(after, key=lambda side: stop.before[side])
