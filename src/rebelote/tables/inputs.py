"""What comes into the queue of a table."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from rebelote.tables.bots.thinking import Thought
from rebelote.tables.visitor import Visitor
from rebelote.wire.ballots import LetIn, PutOut
from rebelote.wire.messages import Act, AskSheet, ClientMessage, Leave, Read, Say, Sit, Speak, Start, Sync

Spoken = Start | Sit | Act | Say | Sync | Leave | PutOut | LetIn | Speak | Read | AskSheet
"""What somebody at the table may say."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A visitor says something."""

    visitor: Visitor
    message: ClientMessage


@dataclass(frozen=True, slots=True)
class Gone:
    """The line of a visitor is down."""

    visitor: Visitor


@dataclass(frozen=True, slots=True)
class Overdue:
    """The person of a seat has been away for the table's delay; `spell` counts the times they went."""

    seat: int
    spell: int


@dataclass(frozen=True, slots=True)
class Void:
    """A player was signed out somewhere: the codes of their seats end."""

    player: str


@dataclass(frozen=True, slots=True)
class Late:
    """The turn of a match lasts longer than it may, unless somebody moved meanwhile."""

    match: int
    ply: int


@dataclass(frozen=True, slots=True)
class Close:
    """Nothing more is to come."""


Input = Heard | Gone | Overdue | Void | Late | Thought | Close


def turn_away(each: Input) -> None:
    """What is said to a closed table is heard by nobody: the line is cut, so that it comes again."""
    if isinstance(each, Heard):
        each.visitor.close()


def in_seat_order(batch: Iterable[Input]) -> list[Input]:
    """What came at the same instant: of moves that follow each other, that of the lowest seat comes first."""
    ordered: list[Input] = []
    for acts, group in groupby(batch, _is_act):
        run = list(group)
        ordered += sorted(run, key=_ply_and_seat) if acts else run
    return ordered


def _is_act(each: Input) -> bool:
    """Whether somebody who is at the table already makes a move."""
    return isinstance(each, Heard) and isinstance(each.message, Act) and each.visitor.joined


def _ply_and_seat(each: Input) -> tuple[int, int, int]:
    assert isinstance(each, Heard)
    assert isinstance(each.message, Act)
    seat = each.visitor.seat
    return each.message.match, each.message.ply, -1 if seat is None else seat
