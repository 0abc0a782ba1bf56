"""What is said about a person who should play at a table no longer."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Why = Literal["idle", "rude", "unfair"]
"""Why somebody is put out: they do not play, they are rude, they spoil the game."""


class PutOut(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="put-out"):
    """Ask that the person of a seat be put out, or agree with who asked first, and said `why`.

    It takes more than half of the other persons who are there, of two at least, and of all who sit there where turns last
    for hours. Where no turn ends, one other is enough for who is there and has been waited for over five minutes; the maker
    of a private table decides alone. `who` is what the seat says of its person: somebody else is not put out.
    """

    seat: Annotated[int, Meta(ge=0, le=7)]
    why: Why = "idle"
    who: Annotated[str, Meta(max_length=24)] = ""


class LetIn(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="let-in"):
    """The maker of a private table lets somebody sit down again who was put out: `who`, as `outs` tells it."""

    who: Annotated[str, Meta(max_length=24)]


class Ballot(Struct, frozen=True, tag_field="t", tag="ballot"):
    """Persons want the person of a seat put out, `who` that is, and `why`: the seats `by` whom it was said, how many it `needs`, and
    how long they have. Nobody in `by`: it is decided, or came to nothing.
    """

    seat: int
    name: str
    why: Why
    by: list[int]
    needs: int
    left_ms: int
    who: str = ""
    words: str | UnsetType = UNSET


class OutView(Struct, frozen=True):
    """Somebody who was put out: what tells them from others, and what they are called."""

    who: str
    name: str


class Outs(Struct, frozen=True, tag_field="t", tag="outs"):
    """Who was put out of a private table, told to its maker, who may let them in again."""

    people: list[OutView]
