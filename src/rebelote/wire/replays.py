"""The bodies that show matches which are over, deal by deal."""

from msgspec import Struct

from rebelote.wire.messages import Language, ZoneView


class MatchLine(Struct, frozen=True):
    """A match of a table: who began it, whether it is over, and then its deals and its end.

    `winners` and `totals` are by side; they and `deals` are empty and 0 while the match runs.
    """

    match: int
    over: bool
    names: list[str]
    deals: int
    winners: list[int]
    totals: list[int]


class Matches(Struct, frozen=True):
    """All matches of a table, the first one first; `title` is what is played, in words."""

    table: str
    setup: str
    title: str
    matches: list[MatchLine]


class DealLine(Struct, frozen=True):
    """A deal of a match: its number from 1, what each side marked in it, the totals after it, its moves."""

    deal: int
    marks: list[int]
    totals: list[int]
    moves: int


class Frame(Struct, frozen=True):
    """A move (seat -1: chance), what it was in words, and how things stood after it.

    `heading` is the contract, or what the deal waited for.
    """

    seat: int
    move: str
    words: list[str]
    heading: str
    zones: list[ZoneView]


class Replay(Struct, frozen=True):
    """One deal of a match that is over, as `seat` saw it; null: with all hands open.

    `options` are those of the table, `names` by seat those of the time, `rules` the version of the rules it was
    played by. `zones` is what lay on the table before the first frame.
    """

    language: Language
    table: str
    match: int
    setup: str
    options: dict[str, str | int | bool | None]
    title: str
    rules: int
    names: list[str]
    sides: list[list[int]]
    seat: int | None
    deals: list[DealLine]
    deal: int
    zones: list[ZoneView]
    frames: list[Frame]
    winners: list[int]
    totals: list[int]
