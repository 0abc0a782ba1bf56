"""Reading a line: fields, cards, seats and moves, each fault with its place in the text."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from rebelote.cards import CardSet, Seat, read_cards, read_hand
from rebelote.engine.errors import NotationError
from rebelote.engine.notation import NO_DEALER, Pairs, notation_of, turns
from rebelote.engine.registry import Setup, find_seated
from rebelote.record.line import Hand, Hands, Line, Pack, Said

LONGEST = 16_000
"""Characters of the longest line that is read."""

_NUMBER = re.compile(r"0|[1-9][0-9]{0,6}")
_UNKNOWN = re.compile(r"[1-9][0-9]?")
_FACT = re.compile(r"([a-z]{1,20})=([^;=\s]{1,200})")
_ASIDE = re.compile(r"\(([^()\s]{1,200})\)")
_CALL = re.compile(r"(?:\{[^{}]*\}|[^,])*")


class _Part(NamedTuple):
    """A piece of the line and where it begins."""

    text: str
    at: int


def read_line(text: str) -> Line:
    """The line of a text, or of a link with `_` for the spaces.

    Raises NotationError with the place of the fault, or SetupError for an unknown game, preset or option.
    """
    text = text.strip()
    if len(text) > LONGEST:
        raise NotationError(text, LONGEST, f"at most {LONGEST} characters")
    colon = text.find(":")
    if colon < 3 or text[colon - 2] not in " _":
        raise NotationError(text, max(colon, 0), "game/preset, a space, then dealer:deal")
    separator = text[colon - 2]
    deal, *rest = _parts(_Part(text[colon - 1 :], colon - 1), separator)
    if len(rest) not in (2, 3):
        raise NotationError(text, rest[3].at if rest[3:] else len(text), "dealer:deal bidding play [totals]")
    setup = find_seated(text[: colon - 2])
    notation = notation_of(setup.game)
    letters = notation.letters(setup.options, setup.players)
    with place(text, deal.at):
        line = Line(setup, _dealer(deal.text[0], letters), _deal(_Part(deal.text[2:], 2), letters))
    with place(text, rest[0].at):
        bidding = _calls(setup, rest[0].text, letters)
    with place(text, rest[1].at):
        tricks = _tricks(setup, rest[1].text, letters)
    totals, carried = (), ()  # type: tuple[int, ...], Pairs
    if len(rest) == 3:
        with place(text, rest[2].at):
            totals, carried = _totals(rest[2].text, len(notation.sides(setup.options, setup.players)))
    return Line(setup, line.dealer, line.deal, bidding, tricks, totals, carried)


@contextmanager
def place(text: str, at: int) -> Iterator[None]:
    """Faults inside a piece of a text are told at their place in the whole."""
    try:
        yield
    except NotationError as fault:
        raise NotationError(text, at + fault.at, fault.expected) from None


def _parts(part: _Part, separator: str) -> list[_Part]:
    """The pieces between separators, with their places."""
    found, at = [], part.at
    for piece in part.text.split(separator):
        found.append(_Part(piece, at))
        at += len(piece) + len(separator)
    return found


def _dealer(letter: str, letters: str) -> Seat:
    return NO_DEALER if letter == "-" else _seat(letter, letters)


def _seat(letter: str, letters: str) -> Seat:
    if letter in letters:
        return Seat(letters.index(letter))
    raise NotationError(letter, 0, f"a seat of {' '.join(letters)}")


def _deal(part: _Part, letters: str) -> Pack | Hands:
    """A pack in braces, or hands from the seat that leads."""
    text = part.text
    if text.startswith("{") and text.endswith("}"):
        try:
            return Pack(read_cards(text[1:-1]))
        except ValueError:
            raise NotationError(text, part.at + 1, "a pack of cards, such as {7s8h...}") from None
    if text[1:2] != "=":
        raise NotationError(text, part.at, "{pack} or hands, such as N=A8.KQT.J.97,...")
    with place(text, part.at):
        leader = _seat(text[0], letters)
    hands = tuple(map(_hand, _parts(_Part(text[2:], part.at + 2), ",")))
    if len(hands) != len(letters):
        raise NotationError(text, part.at + 2, f"{len(letters)} hands with commas between")
    return Hands(leader, hands)


def _hand(part: _Part) -> Hand:
    """`A8.KQT.J.97`, `A8..J.+4` where some cards are unknown, `+8` where all are."""
    known, plus, unknown = part.text.partition("+")
    try:
        cards = CardSet(0) if plus and not known else read_hand(known)
    except ValueError:
        raise NotationError(part.text, part.at, "a hand, such as A8.KQT.J.97, A8..J.+4, +8") from None
    if plus and not _UNKNOWN.fullmatch(unknown):
        raise NotationError(part.text, part.at + len(known) + 1, "how many cards are unknown")
    return Hand(cards, int(unknown) if plus else 0)


def _calls(setup: Setup, text: str, letters: str) -> tuple[Said, ...]:
    if text == "-":
        return ()
    calls, at = [], 0
    while at <= len(text):
        call = _CALL.match(text, at)
        assert call is not None
        calls.append(said(setup, call[0], at, letters))
        at = call.end() + 1
    return tuple(calls)


def _tricks(setup: Setup, text: str, letters: str) -> tuple[tuple[Said, ...], ...]:
    """Cards as they stand, other moves in parentheses, tricks parted by strokes."""
    if text == "-":
        return ()
    return tuple(tuple(_turns(setup, part, letters)) for part in _parts(_Part(text, 0), "/"))


def _turns(setup: Setup, part: _Part, letters: str) -> Iterator[Said]:
    if not part.text:
        raise NotationError("", part.at, "a card, such as Jh")
    at, bare = 0, turns(notation_of(setup.game))
    while at < len(part.text):
        turn, aside = bare.match(part.text, at), _ASIDE.match(part.text, at)
        found = turn or aside
        if found is None:
            raise NotationError(part.text, part.at + at, "a card, such as Jh, or another move in parentheses")
        text = found[0] if turn else found[1]
        yield said(setup, text, part.at + at + (turn is None), letters)
        at = found.end()


def said(setup: Setup, text: str, at: int, letters: str) -> Said:
    """A move with its seat where one is named, `S:x`. Raises NotationError, its place counted from `at`."""
    seat = None
    if text[1:2] == ":":
        with place(text, at):
            seat = _seat(text[0], letters)
        text, at = text[2:], at + 2
    with place(text, at):
        return Said(seat, setup.game.show(setup.game.read(text)))


def _totals(text: str, sides: int) -> tuple[tuple[int, ...], Pairs]:
    """Totals with commas, then what was carried, each behind a semicolon."""
    first, *more = _parts(_Part(text, 0), ";")
    numbers = first.text.split(",")
    if len(numbers) != sides or not all(map(_NUMBER.fullmatch, numbers)):
        raise NotationError(text, 0, f"{sides} totals with commas between")
    carried = []
    for part in more:
        fact = _FACT.fullmatch(part.text)
        if fact is None:
            raise NotationError(text, part.at, "what is carried, such as deal=5")
        carried.append((fact[1], fact[2]))
    return tuple(map(int, numbers)), tuple(carried)
