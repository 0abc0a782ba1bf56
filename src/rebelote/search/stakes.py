"""What a deal is played for, as a table: the marks of both sides for every number of card points.

The score of a deal never falls when a side's card points rise, so whoever plays for the most card
points, capot included, plays for the best score too; the table turns one into the other. It asks the
game's own scoring once for each number, which is the only place of this room that sees options.
"""

from dataclasses import dataclass, replace
from functools import lru_cache

from rebelote.games.belote import kernel
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import duties
from rebelote.games.belote.play.claim import BELOTE, WORTH
from rebelote.games.belote.scoring.pots import Pot
from rebelote.games.belote.scoring.score import score
from rebelote.games.belote.scoring.tally import Tally
from rebelote.games.belote.state import State
from rebelote.search.exact.answers import End

_PACK = 255 | 255 << 16 | 255 << 32 | 255 << 48
_TRICKS = 8


@dataclass(frozen=True, slots=True)
class Stakes:
    """Marks of both sides by the card points of side 0, and after a capot of each side.

    `made` says likewise whether the contract is made, None at equality. `takers` is the taker's side.
    """

    takers: int
    marks: tuple[tuple[int, int], ...]
    capots: tuple[tuple[int, int], tuple[int, int]]
    made: tuple[bool | None, ...]
    made_by_capot: tuple[bool | None, bool | None]

    def of(self, end: End) -> tuple[int, int]:
        """The marks of both sides at an end."""
        return self.marks[end.points[0]] if end.capot < 0 else self.capots[end.capot]

    def margin(self, end: End) -> int:
        """How far side 0 is ahead in marks at an end."""
        a, b = self.of(end)
        return a - b

    def makes(self, end: End) -> bool | None:
        """Whether the contract is made at an end, None at equality."""
        return self.made[end.points[0]] if end.capot < 0 else self.made_by_capot[end.capot]

    @property
    def needed(self) -> int | None:
        """The fewest card points with which the takers make the contract, None if only a capot does."""
        counts = range(len(self.made)) if self.takers == 0 else reversed(range(len(self.made)))
        whole = len(self.made) - 1
        found = next((each for each in counts if self.made[each]), None)
        return found if found is None or self.takers == 0 else whole - found


@lru_cache(maxsize=64)
def stakes_of(tally: Tally, options: Options, pots: tuple[Pot, ...] = ()) -> Stakes:
    """The stakes of a deal of four of which a tally tells everything but card points and tricks.

    A générale is judged like a capot: who in the side takes the tricks is not asked (B38).
    """
    whole = kernel.worth(_PACK, duties(tally.contract.denomination, options)) + kernel.LAST_TRICK
    parted = (_TRICKS // 2, _TRICKS // 2)
    results = [
        score(
            replace(tally, points=(ours, whole - ours), tricks=parted, last_trick=0, alone=False),
            options,
            pots,
        )
        for ours in range(whole + 1)
    ]
    swept = [
        score(
            replace(tally, points=points, tricks=tricks, last_trick=side, alone=side == tally.takers),
            options,
            pots,
        )
        for side, points, tricks in ((0, (whole, 0), (_TRICKS, 0)), (1, (0, whole), (0, _TRICKS)))
    ]
    marks = tuple((each.marks[0], each.marks[1]) for each in results)
    ours, theirs = ((each.marks[0], each.marks[1]) for each in swept)
    return Stakes(
        tally.takers,
        marks,
        (ours, theirs),
        tuple(each.made for each in results),
        (swept[0].made, swept[1].made),
    )


def stakes(state: State) -> Stakes:
    """The stakes of the running deal of a match of four, its announcements and belotes as known by now.

    A belote counts if it was said or may still be; announcements once they were compared.
    """
    contract, said, match_ = state.contract, state.speech, state.match
    if contract is None or said is None or state.rules.form.seats != 4:
        raise ValueError("no contract at a table of four, so nothing is at stake")
    belote = [0, 0]
    for claim in said.claims:
        if not claim.said or claim.said[0] == BELOTE:
            belote[claim.seat % 2] += WORTH
    announced = said.compared.points if said.compared else (0, 0)
    tally = Tally(contract, contract.taker % 2, (0, 0), (0, 0), 0, tuple(announced), tuple(belote))
    return stakes_of(tally, state.rules.options, match_.pots)
