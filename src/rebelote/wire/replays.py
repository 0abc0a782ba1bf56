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

    `heading` is the contract, or what the deal waited for. `bot` is the level of the bot that made the move, empty
    where a person or chance did; of what is `priced` it can be asked what the cards cost.
    """

    seat: int
    move: str
    words: list[str]
    heading: str
    zones: list[ZoneView]
    bot: str = ""
    priced: bool = False


class Replay(Struct, frozen=True):
    """One deal of a match that is over, as `seat` saw it; null: with all hands open.

    `options` are those of the table, `names` by seat those of the time, `rules` the version of the rules it was
    played by. `zones` is what lay on the table before the first frame. `solved`: its dearest cards can be asked for.
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
    solved: bool = False


class Why(Struct, frozen=True):
    """Why a bot of a `level` made a move, in sentences; `step` counts the moves of a deal from 1."""

    deal: int
    step: int
    level: str
    words: list[str]


class CardPrice(Struct, frozen=True):
    """A card that might have been laid, and what it costs the side that lays it beside the best one.

    It `turns` the deal where that is won, or the contract made, with one of the two alone.
    """

    card: str
    cost: int
    turns: bool


class Prices(Struct, frozen=True):
    """What the cards cost that might have been laid in a step, with all hands known and everybody playing best from
    there on; the best first. `words` says it of the card that was laid; `unit` is `points` or `tricks`, and empty
    where too many cards are left.
    """

    deal: int
    step: int
    words: list[str]
    unit: str
    cards: list[CardPrice]


class DearCard(Struct, frozen=True):
    """A card that cost much: the step in which a seat laid it, and its price in points."""

    step: int
    seat: int
    card: str
    cost: int
    turns: bool


class Dearest(Struct, frozen=True):
    """The cards of a deal that cost most, those that turned it first; empty where that is not worked out."""

    deal: int
    cards: list[DearCard]
