"""The bodies of the requests about people: who somebody is here, what they were given, whom they know."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rebelote.wire.http import TableNow
from rebelote.wire.messages import Code, Language, Name

Password = Annotated[str, Meta(max_length=200)]
Credential = Annotated[str, Meta(max_length=8000)]
PlayerId = Annotated[str, Meta(min_length=1, max_length=16)]
Bond = Literal["friend", "mute", "block"]
Setting = str | int | float | bool


class Me(Struct, frozen=True):
    """Who somebody is here. `player` is empty until the house knows them, which it does once they sit down.

    `token` goes into the header `x-rebelote-token` of every request that changes something. `experience`
    lies between `level_begins` and `level_ends`. `coins` is null where none are given. `free_chat` says
    whether they may write their own words at every table. `announcement` is a line for everybody. `unruled`:
    the house has no administrator yet, and an account that knows the code becomes the first. `password`: the
    account has one; else it has passkeys alone.
    """

    player: str
    name: str
    language: Language
    account: bool
    admin: bool
    token: str
    settings: dict[str, Setting]
    experience: int
    level: int
    level_begins: int
    level_ends: int
    coins: int | None
    free_chat: bool
    announcement: str
    draining: bool
    unruled: bool
    password: bool


class MeAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be called and to be spoken to, and the settings of their pages; a name makes a guest."""

    name: Name | None = None
    language: Language | None = None
    settings: Annotated[dict[Annotated[str, Meta(max_length=24)], Setting], Meta(max_length=40)] | None = None


class AccountAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password, for a new account or to be known in one more browser."""

    name: Annotated[str, Meta(max_length=60)]
    password: Password


class PasswordAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Another password, or a first one; an account proves itself by the old one, or by a passkey."""

    new: Password
    old: Password = ""
    credential: Credential = ""


class ErasureAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """To be forgotten; an account proves itself by its password, or by a passkey."""

    password: Password = ""
    credential: Credential = ""


class PasskeyNameAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey is to be made; who has no account yet says how it shall be called."""

    name: Annotated[str, Meta(max_length=60)] = ""


class PasskeyAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that a device made, as the browser writes it in JSON."""

    credential: Credential
    name: Annotated[str, Meta(max_length=60)] = ""


class CredentialAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """What a passkey signed, as the browser writes it in JSON."""

    credential: Credential


class PasskeyView(Struct, frozen=True):
    """A passkey, and the device on which it was made."""

    passkey: str
    device: str
    made_at: int


class Passkeys(Struct, frozen=True):
    """The passkeys of an account, the oldest first."""

    passkeys: list[PasskeyView]


class CodeAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that was printed when the house was opened for the first time."""

    code: Annotated[str, Meta(max_length=40)]


class Done(Struct, frozen=True):
    """It is done."""

    done: bool = True


class SessionView(Struct, frozen=True):
    """A browser in which one is known; `here`: this one."""

    session: str
    device: str
    made_at: int
    seen_at: int
    here: bool


class Sessions(Struct, frozen=True):
    """All browsers in which one is known, the last used first."""

    sessions: list[SessionView]


class HouseRulesView(Struct, frozen=True):
    """Rules of one's own: their name, the setup as `game/preset;option=value...`, and when they were kept, in
    milliseconds since 1970.
    """

    name: str
    setup: str
    at_ms: int


class HouseRulesKept(Struct, frozen=True):
    """All rules of one's own that one keeps here, the last ones first."""

    rules: list[HouseRulesView]


class HouseRulesAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules to be kept under a name, in place of those of that name; a `setup` of null forgets them."""

    name: Annotated[str, Meta(pattern=r"\S", max_length=40)]
    setup: Annotated[str, Meta(max_length=2000)] | None


class ChallengeView(Struct, frozen=True):
    """A challenge, how far one has come, and what it gives. Its sentence is `challenge-NAME`."""

    name: str
    kind: Literal["daily", "lasting", "achievement"]
    number: int
    reached: int
    met: bool
    experience: int
    coins: int


class RatingView(Struct, frozen=True):
    """A rating in a game, alone or with a partner."""

    game: str
    rating: int
    matches: int
    partner: str = ""


class Statistics(Struct, frozen=True):
    """What was done in one preset; `title` is its name, `counts` are numbers by what was counted."""

    preset: str
    title: str
    counts: dict[str, int]


class Progress(Struct, frozen=True):
    """Challenges, ratings and statistics of a player."""

    challenges: list[ChallengeView]
    ratings: list[RatingView]
    statistics: list[Statistics]


class MatchMine(Struct, frozen=True):
    """A match that one played to its end, and what it gave; it can be seen again as long as it is `kept`."""

    table: str
    match: int
    title: str
    ended_at: int
    won: bool
    experience: int
    names: list[str]
    kept: bool


class History(Struct, frozen=True):
    """The matches of a player, the last first."""

    matches: list[MatchMine]


class TableMine(Struct, frozen=True):
    """A table at which one sits; `my_turn`: it waits for one's move; `left_s` of it, where turns end.

    `title` is what is played, in words; `totals` are the points of each side, empty before a match.
    """

    table: TableNow
    my_turn: bool
    left_s: int | None
    title: str
    totals: list[int]


class TablesMine(Struct, frozen=True):
    """The tables at which one sits and where something is still to come."""

    tables: list[TableMine]


class PersonView(Struct, frozen=True):
    """Somebody, as others see them; `tie` is how one stands with them. `guest`: without an account."""

    player: str
    name: str
    level: int
    tie: Literal["", "friend", "asked", "asks", "mute", "block"]
    guest: bool = False


class InvitationView(Struct, frozen=True):
    """A table to which one is asked."""

    table: str
    host: str
    at: int


class Acquaintances(Struct, frozen=True):
    """Whom one knows, and where one is asked to come."""

    people: list[PersonView]
    invitations: list[InvitationView]


class TieAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """To name somebody a friend, not to hear them, or not to meet them; or not any more."""

    player: PlayerId
    kind: Bond
    on: bool = True


class InvitationAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """To ask a friend to a table."""

    player: PlayerId


class ComplaintAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """To tell the administrators what somebody at a table did: whoever has the seat, or `who` had it, as it was told then."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    text: Annotated[str, Meta(max_length=500)]
    who: Annotated[str, Meta(max_length=24)] = ""


class QuickAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """To play soon by some rules with whoever else wants to."""

    setup: Annotated[str, Meta(max_length=200)]


class QuickFound(Struct, frozen=True):
    """The table where one is awaited, and for how long people are waited for before bots sit down."""

    table: Code
    wait_s: int


class RankingLine(Struct, frozen=True):
    """A place in the ranking; `points` of experience, or the rating. A pair is `player+player`, of `level` 0.
    A `bot` is a level of bots, which has no place: its rating is what the others are measured by. `guest`: without an
    account.
    """

    place: int
    player: str
    name: str
    level: int
    points: int
    me: bool
    bot: str = ""
    guest: bool = False


class Ranking(Struct, frozen=True):
    """Players by experience, or by their rating in a game, from some place on; `mine` are the lines of who asks, wherever
    they stand. `more`: there are more after the last one.
    """

    by: Literal["experience", "rating"]
    game: str
    lines: list[RankingLine]
    mine: list[RankingLine]
    more: bool


class ClubAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A new club."""

    name: Annotated[str, Meta(min_length=2, max_length=40)]


class ClubCodeAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a club to join."""

    code: Annotated[str, Meta(max_length=40)]


class ClubMember(Struct, frozen=True):
    """A member of a club; a `keeper` may put others out."""

    player: str
    name: str
    keeper: bool


class ClubView(Struct, frozen=True):
    """A club to which one belongs; whoever is given its `code` may join."""

    club: str
    name: str
    code: str
    keeper: bool
    members: list[ClubMember]


class Clubs(Struct, frozen=True):
    """The clubs to which one belongs."""

    clubs: list[ClubView]
