"""The bodies of the requests of administrators."""

from typing import Annotated

from msgspec import Meta, Struct

from rebelote.wire.http import TableNow


class HouseView(Struct, frozen=True):
    """What is settled for the whole house, and how much there is in it."""

    announcement: str
    coins: bool
    free_chat: bool
    draining: bool
    numbers: dict[str, int]
    tables: list[TableNow]


class HouseAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be settled; what is left out stays. A house that drains makes no new tables."""

    announcement: Annotated[str, Meta(max_length=200)] | None = None
    coins: bool | None = None
    free_chat: bool | None = None
    draining: bool | None = None


class PlayerLine(Struct, frozen=True):
    """A player, as administrators see them."""

    player: str
    name: str
    account: bool
    admin: bool
    made_at: int
    experience: int
    silent_until: int
    barred: bool


class PlayerLines(Struct, frozen=True):
    """Players, the newest first."""

    players: list[PlayerLine]


class PlayerAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be changed about a player; `silent_h` 0 lets them speak again."""

    silent_h: Annotated[int, Meta(ge=0, le=8760)] | None = None
    barred: bool | None = None
    admin: bool | None = None


class ComplaintLine(Struct, frozen=True):
    """A complaint: who, about whom, where, and what was said there before."""

    number: str
    host: str
    host_name: str
    other: str
    other_name: str
    table: str
    at: int
    text: str
    said: str


class Complaints(Struct, frozen=True):
    """Complaints that are open, the oldest first."""

    complaints: list[ComplaintLine]


class NoteLine(Struct, frozen=True):
    """What somebody did, and when; `number` tells it from others."""

    number: str
    at: int
    name: str
    act: str
    about: str


class FaultLine(Struct, frozen=True):
    """Why a table stopped."""

    number: str
    table: str
    at: int
    text: str


class Notes(Struct, frozen=True):
    """The audit log and the faults, the last first. Where there are `more` lines in the log they are asked for with the
    number of the last one as `before`; `kind` is `house` for what administrators did, `tables` for what players did there.
    """

    notes: list[NoteLine]
    faults: list[FaultLine]
    more: bool
