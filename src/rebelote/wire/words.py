"""What the table says in the reader's language: sent to visitors that asked for words, made in one place.

A client shows these texts as they are. It knows no rule, no notation and no name of a card.
"""

from msgspec import UNSET, Struct, UnsetType


class Offer(Struct, frozen=True, omit_defaults=True):
    """A choice in words. `kind` is the game's own word for what it does (play, pass, take, bid, coinche...).

    `card` is the card that it plays, `Jh`; `said` what is said with it, empty for the plain play. Offers of
    a kind with two `axes` may be drawn as a grid (`["110", "h"]`); a take in a suit has one (`["h"]`).
    `cards` are cards that go from the hand together, `zone` is where they go (`meld-2`), empty for a new one.
    `sure` is a question to be asked before the move is sent, where it costs much to make it by mistake.
    """

    move: str
    words: str
    kind: str
    card: str = ""
    said: str = ""
    axes: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    zone: str = ""
    sure: str = ""


class Price(Struct, frozen=True):
    """A line of the grid of points: a game, what it brings when made, when failed, and to each opponent.

    Figures go up trick by trick from the first that counts; `now` says that this game stands or is played.
    """

    label: str
    made: tuple[int, ...]
    failed: tuple[int, ...]
    opponents: tuple[int, ...]
    rule: str
    now: bool = False


class Rank(Struct, frozen=True):
    """A rank and the points of its card."""

    rank: str
    points: int


class RankGroup(Struct, frozen=True):
    """Ranks from the strongest to the weakest as they are in force; `suit` is a denomination, or empty."""

    label: str
    suit: str
    ranks: tuple[Rank, ...]


class Tag(Struct, frozen=True):
    """A mark before a seat: dealer, took..."""

    kind: str
    words: str


class SeatWords(Struct, frozen=True):
    """What lies on the cloth before a seat, and what it said last in this deal."""

    tags: tuple[Tag, ...]
    says: str


class Side(Struct, frozen=True, omit_defaults=True):
    """A side: what the reader calls it, its seats, its points in the match, whether it has won.

    `taken` are the points of its tricks in the running deal, null where the table does not show them.
    """

    name: str
    seats: tuple[int, ...]
    total: int
    won: bool
    taken: int | None = None


class Call(Struct, frozen=True):
    """A call of the bidding, with the seat that made it; `kind` as in an offer."""

    seat: int
    words: str
    kind: str


class Words(Struct, frozen=True, omit_defaults=True):
    """What an update says. `told` has a sentence for each event, empty where nothing is to be said.

    A missing field has not changed since the last update on this socket; with `since` null all are there.
    `title` is the deal and the length of the match, `heading` the contract or what the deal waits for,
    `trump` the denomination in force (s h d c sa ta, or empty), `prompt` what the reader has to do now.
    `hand` is the reader's hand as it is held, `offers` has one for each of the view's choices, `greyed` tells
    why a card may not be played, `seats` has one for each seat, `sides` begins with the reader's own,
    `order` is the order and value of cards, `best` the seat whose card leads the trick (-1: none), `calls`
    the bidding so far. `closed` has what may not be done now, apart from cards: `greyed` says why. `prices`
    is the grid of points, for games that have one.
    """

    told: tuple[str, ...]
    title: str | UnsetType = UNSET
    heading: str | UnsetType = UNSET
    trump: str | UnsetType = UNSET
    prompt: str | UnsetType = UNSET
    hand: tuple[str, ...] | UnsetType = UNSET
    offers: tuple[Offer, ...] | UnsetType = UNSET
    greyed: dict[str, str] | UnsetType = UNSET
    seats: tuple[SeatWords, ...] | UnsetType = UNSET
    sides: tuple[Side, ...] | UnsetType = UNSET
    order: tuple[RankGroup, ...] | UnsetType = UNSET
    best: int | UnsetType = UNSET
    calls: tuple[Call, ...] | UnsetType = UNSET
    closed: tuple[Offer, ...] | UnsetType = UNSET
    prices: tuple[Price, ...] | UnsetType = UNSET


class Row(Struct, frozen=True):
    """A row of a score: figures by side in the order of `sides`, or a sentence across (no figures).

    `kind` is count, verdict, mark or total; `rule` the number of its rule; `struck`: said, but does not count.
    """

    kind: str
    label: str
    figures: tuple[str, ...]
    rule: str
    struck: bool = False


class DealSheet(Struct, frozen=True):
    """A deal on the sheet: what was undertaken, in which denomination, what came of it, marks by side.

    A void deal has the number of the next one.
    """

    number: int
    title: str
    suit: str
    verdict: str
    marks: tuple[int, ...]
    rows: tuple[Row, ...]


class Sheet(Struct, frozen=True, tag_field="t", tag="sheet"):
    """The score sheet of the match so far, the reader's side first."""

    match: int
    sides: tuple[Side, ...]
    deals: tuple[DealSheet, ...]
