"""Who sits where: persons, bots, and bots that stand in for persons who are away."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Literal

from rebelote.tables.codes import fits
from rebelote.tables.ports import Person, Plan
from rebelote.wire.messages import Facts, Join, SeatView

PERSON = "person"

SLOW_S = 3600
"""Turns of an hour or longer: the match goes on with nobody there, and nobody is played for by being away."""

NAMES = (
    *("Josiane", "Marcel", "Théo", "Nico", "Claire", "Lulu", "Roger", "Jempi", "Margot", "Fernand"),
    *("Simone", "Ginette", "Metty", "Léonie", "Paulette", "Hugo", "Louise", "Toni", "Nadia", "Raoul"),
)
"""Whom one meets at a bistro: the bots."""


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat. `planned` is for whom it was meant: `person`, or the level of a bot; `bot` is the level that
    plays while nobody sits here. `away` is a person whose lines are all down, `stand_in` whether a bot
    plays for them by now.
    """

    planned: str
    bot: str
    person: Person | None = None
    away: bool = False
    stand_in: bool = False

    @property
    def by_bot(self) -> bool:
        """Whether a bot plays here."""
        return self.person is None or self.stand_in

    @property
    def waited_for(self) -> bool:
        """Whether the match should not begin by itself, since a person is meant to come."""
        return self.planned == PERSON and self.person is None

    def open(self, bots_too: bool) -> bool:
        """Whether somebody who comes may sit here: where a person is meant to, or with `bots_too` anywhere."""
        return self.waited_for or (bots_too and self.person is None)


Chairs = tuple[Chair, ...]


def late(row: Chairs, due: list[int], already: frozenset[int]) -> frozenset[int]:
    """The persons that are waited for, and those for whom a bot moves already."""
    return already | {seat for seat in due if not row[seat].by_bot}


def clean(name: str) -> str:
    """A name without line breaks, tabs and invisible signs."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


def who(table: str, person: Person) -> str:
    """What tells a person from all others who may have a seat of a table, before them or after; it gives nothing back."""
    return hashlib.sha256(f"who:{table}:{person.player or person.lock}".encode()).hexdigest()[:12]


def place(
    row: Chairs, table: str, join: Join, player: str, *, bots_too: bool = False, only: int | None = None
) -> tuple[int | None, str]:
    """The seat that somebody comes to (None: to watch), or else the problem. `only`: the one they may take.

    Whom the house knows gets the seat they have, and does not watch a table at which they sit.
    """
    own = next(
        (at for at, each in enumerate(row) if each.person and player == each.person.player != ""), None
    )
    if join.code is not None:
        # a code that ended when its owner signed out elsewhere
        seat = own if (found := owner(row, table, join.code)) is None else found
        return seat, "" if seat is not None else "seat-code"
    if own is not None or join.watch:
        return own, ""
    if only is not None:
        seat = free(row, only, bots_too=bots_too) if join.seat in (None, only) else None
        return seat, "" if seat is not None else "sat-elsewhere"
    seat = free(row, join.seat, bots_too=bots_too)
    return seat, "" if seat is not None else "full" if join.seat is None else "seat-taken"


def chairs(plan: Plan, persons: dict[int, Person]) -> Chairs:
    """The seats of a table on which nobody has a line yet."""
    return tuple(
        Chair(planned, plan.bot if planned == PERSON else planned, persons.get(seat), away=seat in persons)
        for seat, planned in enumerate(plan.chairs)
    )


def attended(row: Chairs) -> bool:
    """Whether any person who sits at the table is there."""
    return any(each.person is not None and not each.away for each in row)


def changed(row: Chairs, seat: int, **values: object) -> Chairs:
    """The seats with one of them changed."""
    return (*row[:seat], replace(row[seat], **values), *row[seat + 1 :])  # type: ignore[arg-type]


def without_codes(row: Chairs, player: str) -> Chairs:
    """The seats with no code that gives those of a player back."""
    return tuple(
        replace(each, person=replace(each.person, lock=""))
        if each.person is not None and each.person.player == player
        else each
        for each in row
    )


def free(row: Chairs, asked: int | None, *, bots_too: bool = False) -> int | None:
    """The seat that somebody may take: the one asked for, or the first free one; those meant for persons
    come before those meant for bots, which may be taken with `bots_too` alone.
    """
    open_to = [seat for seat, chair in enumerate(row) if chair.waited_for]
    open_to += [seat for seat, chair in enumerate(row) if chair.open(bots_too) and seat not in open_to]
    if asked is not None:
        return asked if asked in open_to else None
    return next(iter(open_to), None)


def taken(seat: int) -> Facts:
    """The facts of a seat that is not free: its number from 0, and from 1 as people count."""
    return {"seat": seat, "place": seat + 1}


def owner(row: Chairs, table: str, code: str) -> int | None:
    """The seat that a code belongs to."""
    return next(
        (seat for seat, each in enumerate(row) if each.person and fits(code, each.person.lock, table)), None
    )


def shown(
    code: str,
    row: Chairs,
    *,
    begun: bool,
    bots_too: bool = False,
    left_ms: Mapping[int, int] = MappingProxyType({}),
) -> list[SeatView]:
    """The seats as everybody sees them; those meant for persons are free until the match begins.

    A bot has a name, the same as long as the table stands. `bots_too` as in `free`; `left_ms` is how long persons who
    are away are still waited for.
    """
    taken = frozenset(each.person.name for each in row if each.person)
    names = bot_names(code, len(row), taken)
    return [
        _shown(code, seat, chair, begun, name, chair.open(bots_too), left_ms.get(seat, 0))
        for (seat, chair), name in zip(enumerate(row), names, strict=True)
    ]


@lru_cache(maxsize=1024)
def bot_names(code: str, seats: int, taken: frozenset[str] = frozenset()) -> tuple[str, ...]:
    """A name for the bot of each seat, all different; a name that somebody has is replaced by a spare one."""
    mixed = sorted(NAMES, key=lambda name: hashlib.sha256(f"name:{code}:{name}".encode()).digest())
    spare = iter(each for each in mixed[seats:] if each not in taken)
    return tuple(next(spare) if each in taken else each for each in mixed[:seats])


def called(code: str, row: Chairs) -> tuple[str, ...]:
    """The names under which a match begins."""
    return tuple(each.name for each in shown(code, row, begun=True))


def _shown(code: str, seat: int, chair: Chair, begun: bool, name: str, open_: bool, left_ms: int) -> SeatView:
    person = chair.person
    if person is None:
        kind: Literal["free", "bot"] = "bot" if begun or not chair.waited_for else "free"
        called = name if kind == "bot" else ""
        return SeatView(seat, kind, called, "en", chair.bot, away=False, stand_in=False, open=open_)
    language: Any = person.language
    away, bot, guest = chair.away, chair.stand_in, not person.account
    left_ms = left_ms if away and not bot else 0
    return SeatView(
        seat,
        "person",
        person.name,
        language,
        chair.bot,
        away,
        bot,
        person.player,
        guest=guest,
        left_ms=left_ms,
        who=who(code, person),
    )
