"""The messages of a table, as tagged unions on `t`; docs/protocol.md tells how they follow each other.

What a client may send is `ClientMessage`, what it is sent is `ServerMessage`. Fields that a client does
not know must be skipped by it; fields that the server does not know are refused.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rebelote.wire.ballots import Ballot, LetIn, Outs, PutOut
from rebelote.wire.shifts import Clear, Put, Sweep, Turn
from rebelote.wire.words import Sheet, Words

PROTOCOL = 1
"""Raised when a client written for the number before would go wrong."""

PHRASES = (
    *("hello", "good-luck", "well-played", "nice-one", "thanks", "sorry", "oops"),
    *("your-turn", "one-moment", "thinking", "again", "good-game", "bye"),
)
"""The set phrases; the sentence is the message `phrase-CODE` in the reader's language."""

TABLE_CODE = "^[2-9A-HJ-NP-Z]{6}$"

Code = Annotated[str, Meta(pattern=TABLE_CODE, description="The code of a table.")]
SeatCode = Annotated[str, Meta(max_length=40, description="The secret that gives a seat back: eight signs.")]
Name = Annotated[str, Meta(max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=7, description="Seats count from 0 in order of rotation.")]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
ActId = Annotated[str, Meta(min_length=1, max_length=40)]
MoveText = Annotated[str, Meta(min_length=1, max_length=300)]
Language = Literal["fr", "en", "de", "lb"]
Status = Literal["waiting", "playing", "over", "frozen"]
Fact = str | int
Facts = dict[str, Fact]


class Seen(Struct, frozen=True):
    """How far a client has followed: the match, and the moves made in it."""

    match: Count
    ply: Count


class Join(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="join"):
    """Come to a table: the first message of a socket. With `code` the seat it belongs to, on any device;
    with `watch` as a spectator; otherwise `seat`, or the first that is free. `seen` after a lost connection.
    With `words` every update says what happened and what may be done in the language.
    """

    table: Code
    name: Name = ""
    language: Language = "en"
    seat: SeatNumber | None = None
    code: SeatCode | None = None
    watch: bool = False
    seen: Seen | None = None
    words: bool = False


class Speak(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="speak"):
    """Change the language, of the seat as well; the answer is an update with the whole view."""

    language: Language


class Read(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="read"):
    """The count of a deal is read (`on`), or no longer: while it is, bots leave its reader a word before the next
    deal that may be said out of turn, for as long as the table waits for that.
    """

    on: bool


class AskSheet(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="sheet"):
    """Ask for the score sheet of the match, in words; the answer is a sheet."""


class Start(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="start"):
    """Begin the match, bots in the free seats; after a match, begin the next with the same seats."""


class Sit(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="sit"):
    """Change to a free seat before the first match."""

    seat: SeatNumber


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="act"):
    """Make a move. `match` and `ply` are those of the view it was chosen in; `id` is the client's own name
    for it: the same id again does nothing but repeat the answer.
    """

    match: Count
    ply: Count
    move: MoveText
    id: ActId


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="say"):
    """Say a set phrase; or, among friends or where it is allowed, a text of one's own."""

    phrase: Annotated[str, Meta(max_length=24)] = ""
    text: Annotated[str, Meta(max_length=200)] = ""


class Sync(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="sync"):
    """Ask for everything since a match and ply; the answer is an update, with the whole view."""

    seen: Seen | None = None


class Leave(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="leave"):
    """Give the seat up for good: its code is void, and a bot plays on."""


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="ping"):
    """Ask whether the line still stands."""

    n: Count = 0


class Reason(Struct, frozen=True):
    """Why something is refused: a rule number (`B44`, or empty), a code, facts.

    The sentence is the message `refusal-CODE`, filled with the facts.
    """

    code: str
    rule: str = ""
    facts: Facts = {}


class GreyedMove(Struct, frozen=True):
    """A move that the seat might expect to make and may not, with the reason."""

    move: str
    reason: Reason


class Thing(Struct, frozen=True, omit_defaults=True):
    """One thing in a zone: its face (a card such as `Jh`), or a back when that is empty; who laid it."""

    face: str = ""
    owner: int = -1


class ZoneView(Struct, frozen=True):
    """A place on the table, `hand:2`, `trick`, `stock`..., and what lies in it, oldest first."""

    name: str
    items: list[Thing]


class EventView(Struct, frozen=True, omit_defaults=True):
    """Something that happened: its code, its facts, and how things moved. `to` when only you were told."""

    code: str
    facts: Facts = {}
    shifts: list[Put | Sweep | Turn | Clear] = []
    to: int | None = None


class View(Struct, frozen=True):
    """What a seat may know, or a spectator (`seat` null). `facts` are the game's own, by name.

    `choices` are the moves of this seat, empty when it has none; `due` the seats that are waited for.
    """

    seat: int | None
    due: list[int]
    choices: list[str]
    greyed: list[GreyedMove]
    zones: list[ZoneView]
    facts: dict[str, Any]


class SeatView(Struct, frozen=True):
    """One seat: free, a person or a bot. `away`: the person's line is down; `stand_in`: a bot plays for it.
    `bot` is the level of the bot that plays here, or would. `player` is the number of a person the house knows.
    `open`: whoever comes may take the seat now. `guest`: a person without an account. `left_ms`: so long a person who is
    away is still waited for; 0 where nobody counts. `who` tells a person from others who have the seat before or after.
    """

    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    language: Language
    bot: str
    away: bool
    stand_in: bool
    player: str = ""
    open: bool = False
    guest: bool = False
    left_ms: int = 0
    who: str = ""


class TableView(Struct, frozen=True):
    """What is settled about a table. `setup` is `game/preset;option=value...`, `changed` names the options
    that differ from the preset. After `delay_s` without its person a seat is played by a bot, and whoever is
    not back before the match ends has lost it. A table with nobody at it waits, or `plays_on` by bots; it is
    kept for `kept_h` hours after the last move. `pace_ms` is how long a bot takes at least. After `turn_s` a
    bot makes the move of whoever is late; 0: nobody is hurried. From an hour on the match goes on with nobody
    there. `newcomers` may take the seats of bots in a running match. A quick match begins by itself `begins_s` after
    the first person came, with bots on free seats; 0: it waits for people.
    """

    code: str
    setup: str
    game: str
    preset: str
    rules: int
    options: dict[str, str | int | bool | None]
    changed: list[str]
    ordered: list[str]
    seats: int
    public: bool
    delay_s: int
    pace_ms: int
    turn_s: int
    kept_h: int
    plays_on: bool = False
    newcomers: bool = True
    begins_s: int = 0


class Result(Struct, frozen=True):
    """The end of a match: the sides that won (none at a draw), and the totals by side."""

    winners: list[int]
    totals: list[int]


class Commitment(Struct, frozen=True):
    """A promise about what chance drew before move `ply`: sha256 of `secret:table:match:ply:move`."""

    match: int
    ply: int
    hash: str


class Secret(Struct, frozen=True):
    """What a commitment hid; anybody can compute the hash again."""

    match: int
    ply: int
    hash: str
    secret: str
    move: str


class Welcome(Struct, frozen=True, tag_field="t", tag="welcome"):
    """You are at the table. `code` gives your seat back, on any device; null for a spectator."""

    protocol: int
    table: TableView
    seat: int | None
    code: str | None
    status: Status
    match: int
    seats: list[SeatView]
    phrases: list[str]
    commitments: list[Commitment]


class Seats(Struct, frozen=True, tag_field="t", tag="seats"):
    """Somebody came, went, or changed seats, or the table's status changed."""

    status: Status
    match: int
    seats: list[SeatView]


class TurnClock(Struct, frozen=True):
    """The clock of a turn: the seats that are waited for, what is left and the whole turn, in milliseconds.

    `moved_for` are seats whose time was up, so that a bot made the last move for them.
    """

    seats: list[int]
    left_ms: int
    of_ms: int
    moved_for: list[int]


class Update(Struct, frozen=True, tag_field="t", tag="update"):
    """What happened since move `since` and the view now, after `ply` moves of the match.

    `since` null: forget what you had, there are no events. Named facts of the view that are missing have not
    changed since the last update on this socket; with `since` null all are there. `ack` lists the ids of your
    acts that this update carries out. `result` once the match is over. `words` for those who asked for them.
    `clock` where turns have an end.
    """

    match: int
    ply: int
    since: int | None
    events: list[EventView]
    view: View
    ack: list[str] | UnsetType = UNSET
    result: Result | UnsetType = UNSET
    words: Words | UnsetType = UNSET
    clock: TurnClock | UnsetType = UNSET


class Refused(Struct, frozen=True, tag_field="t", tag="refused"):
    """An act was not made; nothing has changed. The match stands at `match` and `ply`. `words` say why."""

    id: str
    reason: Reason
    match: int
    ply: int
    words: str | UnsetType = UNSET


class Problem(Struct, frozen=True, tag_field="t", tag="problem"):
    """A message could not be carried out. The sentence is `problem-CODE`. `fatal`: the socket is closed."""

    code: str
    facts: Facts
    fatal: bool
    words: str | UnsetType = UNSET


class Said(Struct, frozen=True, tag_field="t", tag="said"):
    """A seat said a set phrase, or a `text` of its own."""

    seat: int
    phrase: str
    words: str | UnsetType = UNSET
    text: str | UnsetType = UNSET


class Parted(Struct, frozen=True, tag_field="t", tag="parted"):
    """A person gave the seat up (`left`), was away for longer than the table waits (`away`), is there again after that
    (`back`), or was put `out` by the others. Whoever left, or is still away when the match ends, has lost it.
    """

    seat: int
    name: str
    how: Literal["left", "away", "back", "out"]
    words: str | UnsetType = UNSET


class Committed(Struct, frozen=True, tag_field="t", tag="committed"):
    """Chance has drawn, and promises what; told before anything of it is seen."""

    commitment: Commitment


class Revealed(Struct, frozen=True, tag_field="t", tag="revealed"):
    """Secrets of earlier deals, once nothing can be learnt from them for the running one."""

    secrets: list[Secret]


class Frozen(Struct, frozen=True, tag_field="t", tag="frozen"):
    """The table stopped on a fault of ours; the moves are kept. `report` is its number in the log."""

    report: str


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    """The line stands."""

    n: int


ClientMessage = (
    Join | Speak | Read | AskSheet | Start | Sit | Act | Say | Sync | Leave | PutOut | LetIn | Ping
)
ServerMessage = (
    Welcome
    | Seats
    | Update
    | Sheet
    | Refused
    | Problem
    | Said
    | Parted
    | Ballot
    | Outs
    | Committed
    | Revealed
    | Frozen
    | Pong
)
