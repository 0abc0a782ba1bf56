"""What a net says of calls: the value of each, and how likely a hand is to have made one."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path

from rebelote.cards import CardSet
from rebelote.games.belote.options import Options, presets
from rebelote.games.belote.order import SA
from rebelote.games.belote.play.announcements import detect, value
from rebelote.search.learned.context import context
from rebelote.search.learned.features import NEVER, Talked, dynamic, static, strength
from rebelote.search.learned.net import Net

Values = dict[tuple[int, int], float]
"""Values of calls in marks, by denomination and output."""


FAMILIES = ("auction", "sata", "turned", "vache")
"""Ways of bidding that a net knows: auctions in suits, auctions with Sans Atout and Tout Atout, taking with
a turned card, taking without."""
_FOUR = 4


def family(options: Options) -> str:
    """The net that knows the bidding of some options."""
    if options.bid_mode == "auction":
        return "sata" if options.sa_ta else "auction"
    return "turned" if options.bid_mode == "retourne" else "vache"


def members(name: str) -> dict[str, Options]:
    """The tables of four that belong to a family, by preset."""
    every = {preset: known.options for preset, known in presets().items()}
    return {key: each for key, each in every.items() if each.players == _FOUR and family(each) == name}


@cache
def net(name: str) -> Net | None:
    """The net of a family, None where there is none."""
    file = resources.files(__package__).joinpath(f"{name}.net")
    return Net(file.read_bytes()) if file.is_file() else None


@cache
def net_in(path: str) -> Net:
    """The net in a file."""
    return Net(Path(path).read_bytes())


@dataclass(frozen=True, slots=True)
class Caller:
    """A net with the options of a table of four.

    Where calls of others are judged, `patience` are the marks by which a call that is chosen less often is
    worse, for players of several kinds that are as likely as each other, `surprise` the share of calls that nothing explains.
    """

    net: Net
    options: Options
    patience: tuple[float, ...] = (10.0, 60.0, 60.0)
    surprise: float = 0.15

    def rows(self, hand: CardSet, talked: Talked, denominations: Sequence[int]) -> list[list[float]]:
        """What the net sees of a hand, a row for each denomination."""
        around = context(self.options, talked.match)
        return [
            static(hand, each, self.announced(hand, each)) + dynamic(talked, each) + around
            for each in denominations
        ]

    def talk(self, talked: Talked, denomination: int) -> list[float]:
        """What the net sees of a denomination beside a hand."""
        return dynamic(talked, denomination) + context(self.options, talked.match)

    def announced(self, hand: CardSet, denomination: int) -> int:
        """Points that a hand may announce by what it holds while it calls."""
        return sum(value(each, denomination) for each in detect(hand, denomination, self.options))

    def values(self, hand: CardSet, talked: Talked, open_: Sequence[tuple[int, int]]) -> Values:
        """The values of some calls, each a denomination and an output.

        Calls about the bid that holds, or about none, are judged by its denomination or the hand's best.
        """
        judged = self.judged_by(hand, talked, open_)
        wanted = sorted({each if each != NEVER else judged for each, _ in open_})
        found = dict(zip(wanted, self.net.values(self.rows(hand, talked, wanted)), strict=True))
        return {(each, kind): found[each if each != NEVER else judged][kind] for each, kind in open_}

    def judged_by(self, hand: CardSet, talked: Talked, open_: Sequence[tuple[int, int]]) -> int:
        """The denomination by which passing is judged."""
        if talked.standing[1] != NEVER:
            return talked.standing[2]
        able = self.able(open_)
        return max(able, key=lambda each: strength(hand, each))

    def able(self, open_: Sequence[tuple[int, int]]) -> list[int]:
        """The denominations by which a hand may judge passing when nobody has bid: those it may call."""
        return sorted({each for each, _ in open_ if each != NEVER}) or list(range(SA))
