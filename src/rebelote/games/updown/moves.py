"""The moves of Up & Down and their text.

{2s7h...}           chance mixes the pack: its order, dealt first to last
{3,4}               chance rolls both dice
{up,2} {down,0,3}   chance tosses the card: its side, its offset (0 to 3), and where a seat is drawn as
                    the first leader, its number from 1
flip                the leader flips the card
rot1 rot2 rot3      the leader rotates it by quarter turns
roll                the leader has the dice rolled
7h                  choose a card
"""

import re
from dataclasses import dataclass

from rebelote.cards import PACK_44, Card, read_card, show_card
from rebelote.engine.errors import NotationError
from rebelote.engine.table import Pack, read_pack, show_chance


@dataclass(frozen=True, slots=True)
class Dice:
    """Chance rolls both dice (U4, U11)."""

    one: int
    other: int

    @property
    def total(self) -> int:
        """What both show together."""
        return self.one + self.other


@dataclass(frozen=True, slots=True)
class Toss:
    """Chance tosses the card and turns it into place; `leader` is -1 where clubs name him (U6)."""

    up: bool
    offset: int
    leader: int = -1


@dataclass(frozen=True, slots=True)
class Flip:
    """Flip the card (U9)."""


@dataclass(frozen=True, slots=True)
class Rotate:
    """Rotate the card by quarter turns, so that another suit points at the leader (U10)."""

    turns: int


@dataclass(frozen=True, slots=True)
class Roll:
    """Have the dice rolled until trumps change (U11)."""


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose a card, face down (U12)."""

    card: Card


Change = Flip | Rotate | Roll
UpDownMove = Pack | Dice | Toss | Change | Choose

CHANGES: tuple[Change, ...] = (Flip(), Rotate(1), Rotate(2), Rotate(3), Roll())
"""What a leader may do (U8)."""

_CHANCE = (
    "dice such as 3,4, a toss such as up,2, or a pack of cards",
    "{3,4}, {up,2} or a pack of different cards, such as {2s7h...}",
)
_CHANGE: dict[str, Change] = {
    "flip": Flip(),
    "rot1": Rotate(1),
    "rot2": Rotate(2),
    "rot3": Rotate(3),
    "roll": Roll(),
}
_DICE = re.compile(r"\{([1-6]),([1-6])\}")
_TOSS = re.compile(r"\{(up|down),([0-3])(?:,([1-4]))?\}")


def show(move: object) -> str:
    """The text of a move."""
    match move:
        case Choose(card):
            return show_card(card)
        case Flip():
            return "flip"
        case Rotate(turns):
            return f"rot{turns}"
        case Roll():
            return "roll"
        case Dice(one, other):
            return f"{{{one},{other}}}"
        case Toss(up, offset, leader):
            named = f",{leader + 1}" if leader >= 0 else ""
            return f"{{{'up' if up else 'down'},{offset}{named}}}"
        case Pack():
            return show_chance(move)
    raise TypeError(f"not a move of Up & Down: {move!r}")


def read(text: str) -> UpDownMove:
    """The move of a text. Raises NotationError."""
    if text in _CHANGE:
        return _CHANGE[text]
    if re.fullmatch(r"[2-9TJQ][shdc]", text):
        return Choose(read_card(text))
    if found := _DICE.fullmatch(text):
        return Dice(int(found[1]), int(found[2]))
    if found := _TOSS.fullmatch(text):
        return Toss(found[1] == "up", int(found[2]), int(found[3] or 0) - 1)
    if text.startswith("{"):
        return Pack(read_pack(text, PACK_44, _CHANCE))
    raise NotationError(text, 0, "a move of this game, such as flip, rot2, roll, 7h")
