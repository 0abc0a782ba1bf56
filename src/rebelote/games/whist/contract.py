"""What can be named in whist, lowest first, and what the end of an auction leaves to be played."""

from dataclasses import dataclass
from enum import IntEnum

NO_TRUMP = 4
"""The denomination of a chelem without trump (W7, W20)."""
DENOMINATIONS = ("s", "h", "d", "c", "n")
SUIT_RANKS = (0, 3, 2, 1, 4)
"""How spades, hearts, diamonds, clubs and no trump rank in the auction (W4, W7)."""


class Kind(IntEnum):
    """The games in the order of their rank (W7)."""

    EMB8 = 0
    EMB9 = 1
    SOLO6 = 2
    EMB10 = 3
    SOLO7 = 4
    EMB11 = 5
    PM = 6
    EMB12 = 7
    SOLO8 = 8
    PICCOLO = 9
    EMB13 = 10
    AB9 = 11
    TROU = 12
    GM = 13
    AB10 = 14
    AB11 = 15
    GME = 16
    PC = 17
    GC = 18


PAIRS = {8: Kind.EMB8, 9: Kind.EMB9, 10: Kind.EMB10, 11: Kind.EMB11, 12: Kind.EMB12, 13: Kind.EMB13}
SOLOS = {6: Kind.SOLO6, 7: Kind.SOLO7, 8: Kind.SOLO8}
ABONDANCES = {9: Kind.AB9, 10: Kind.AB10, 11: Kind.AB11}
CHELEMS = {12: Kind.PC, 13: Kind.GC}
MISERES = (Kind.PM, Kind.PICCOLO, Kind.GM, Kind.GME)
"""Without trump, and open to several seats at once: one trick for the piccolo, none for the others."""
LED = (*ABONDANCES.values(), *CHELEMS.values())
"""The games whose declarer leads to the first trick (W21)."""
SUITED = (*SOLOS.values(), *LED)
"""The games of one seat that name a suit."""
TRICKS = {kind: n for family in (PAIRS, SOLOS, ABONDANCES, CHELEMS) for n, kind in family.items()}
"""How many tricks a game must make at least; a misère and the piccolo are judged otherwise (W27)."""
TROU_TRICKS = 9

_WORDS = {Kind.PM: "pm", Kind.PICCOLO: "pic", Kind.GM: "gm", Kind.GME: "gmo", Kind.TROU: "trou"}
_FAMILIES = (("emb", PAIRS), ("solo", SOLOS), ("ab", ABONDANCES), ("ch", CHELEMS))


@dataclass(frozen=True, slots=True)
class Contract:
    """A game and its denomination: a suit, NO_TRUMP for a chelem without, -1 where there is none to name."""

    kind: Kind
    suit: int = -1

    def above(self, other: "Contract | None") -> bool:
        """Whether it ranks higher; between equal games the suit decides (W7)."""
        return other is None or self.key > other.key

    @property
    def key(self) -> tuple[int, int]:
        """What orders contracts."""
        return self.kind, SUIT_RANKS[self.suit] if self.suit >= 0 else -1

    def show(self) -> str:
        """The text: `emb8h`, `solo6h`, `ab9h`, `ch12n`, `pm`, `pic`, `gm`, `gmo`, `trou`."""
        if self.kind in _WORDS:
            return _WORDS[self.kind]
        name = next(word for word, family in _FAMILIES if self.kind in family.values())
        return f"{name}{TRICKS[self.kind]}{DENOMINATIONS[self.suit]}"


DIRECT: tuple[Contract, ...] = tuple(
    contract
    for kind in Kind
    if kind in MISERES or kind in SUITED
    for contract in (
        (Contract(kind),)
        if kind in MISERES
        else tuple(
            Contract(kind, suit)
            for suit in sorted(range(5), key=lambda each: SUIT_RANKS[each])
            if suit < NO_TRUMP or kind in CHELEMS.values()
        )
    )
)
"""Everything that a seat can name to play it alone, lowest first."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The highest game named so far and the seats that would play it; for a pair the joiner is last."""

    contract: Contract
    holders: tuple[int, ...]
