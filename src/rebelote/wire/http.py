"""The bodies of the few HTTP requests: making tables, finding them, checking that deals were fair."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from rebelote.wire.messages import Commitment, SeatView, Secret, Status, TableView
from rebelote.wire.rules import Text


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. `setup` is `game/preset`, with `;option=value` parts or more of them in `changes`.

    `plan` says who each seat is for: `person`, or the level of a bot; without it all are for persons. The
    match begins once every seat for a person is taken, or when one of them says so; `bot` is the level
    that plays in seats that stay free, and for those who are away. `seats` where the options leave it open.
    `turn_s` is how long a turn may last, 10 s to 14 days, before a bot makes the move; 0: as long as it takes; null: 60 s
    at public tables at which a person sits, and elsewhere as long as it takes.
    Once nobody is there, bots play on with `plays_on`, and the table waits without; null: bots play on at public tables.
    `newcomers` may take the seats of bots once the first match has begun; null: at public tables, and where a
    seat is for a person.
    """

    setup: Text
    changes: list[Text] = []
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    plan: Annotated[list[Text], Meta(max_length=8)] | None = None
    bot: Text | None = None
    public: bool = False
    delay_s: Annotated[int, Meta(ge=1, le=600)] = 30
    pace_ms: Annotated[int, Meta(ge=0, le=5000)] = 700
    turn_s: Annotated[int, Meta(ge=0, le=1_209_600)] | None = None
    plays_on: bool | None = None
    newcomers: bool | None = None


class TableMade(Struct, frozen=True):
    """The new table: its code, and the addresses of its page and its QR code."""

    code: str
    link: str
    qr: str
    table: TableView


class TableWords(Struct, frozen=True):
    """A table in words: what is played, a line about it, what differs from the preset; who sits there.

    `taken` counts persons, `free` the seats that a person may still take.
    """

    title: str
    about: str
    changed: list[str]
    names: list[str]
    taken: int
    free: int


class TableNow(Struct, frozen=True):
    """A table as anybody may see it from outside; `words` in the language asked for."""

    table: TableView
    status: Status
    match: int
    seats: list[SeatView]
    words: TableWords | UnsetType = UNSET


class Tables(Struct, frozen=True):
    """Public tables with a free seat, or to watch; the newest first. `more`: there are more after the last one."""

    tables: list[TableNow]
    more: bool = False


class MoveMade(Struct, frozen=True):
    """A move of a finished match; seat -1 is chance."""

    seat: int
    move: str


class MatchPlayed(Struct, frozen=True):
    """A match of a table. The moves are there once it is over."""

    match: int
    over: bool
    names: list[str]
    moves: list[MoveMade] | None


class Fair(Struct, frozen=True):
    """Everything needed to check what chance drew at a table; see docs/fair.md."""

    table: str
    setup: str
    rules: int
    seats: int
    commitments: list[Commitment]
    secrets: list[Secret]
    matches: list[MatchPlayed]


class Health(Struct, frozen=True):
    """Whether the server is well, and what it believes its address to be. `doubts` are codes of what looks
    wrong in front of it, such as `proxy-host`: a proxy that does not pass the name it was called by.
    """

    well: bool
    version: str
    protocol: int
    tables: int
    base: str
    origin: str
    doubts: list[str]
