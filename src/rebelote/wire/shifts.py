"""How things on the table move with an event, as tagged unions on `do`."""

from msgspec import Struct


class Put(Struct, frozen=True, tag_field="do", tag="put"):
    """Things come from one zone to another: faces, or backs where they are empty.

    With no `source` cards are shown that stay where they are as well; with no `target` they are shown no longer.
    """

    source: str
    target: str
    faces: list[str]
    owner: int = -1


class Sweep(Struct, frozen=True, tag_field="do", tag="sweep"):
    """Everything in a zone goes to another, face down unless `shown`."""

    source: str
    target: str
    shown: bool = False


class Turn(Struct, frozen=True, tag_field="do", tag="turn"):
    """Backs in a zone become these faces."""

    zone: str
    faces: list[str]


class Clear(Struct, frozen=True, tag_field="do", tag="clear"):
    """All zones are emptied, and the zone `stock` gets this many backs."""

    stock: int
