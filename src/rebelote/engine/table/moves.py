"""The moves of chance before a deal, and their text: {dealer=3} and the pack in order, {9s9h...}."""

from collections.abc import Iterable
from dataclasses import dataclass

from rebelote.cards import Card, Seat, gather, read_cards, show_cards
from rebelote.engine.errors import NotationError


@dataclass(frozen=True, slots=True)
class DrawDealer:
    """Chance draws the first dealer (B3, K3, R4, W3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pack:
    """Chance mixes the pack; the first card is on top (B4, K4, R3, U3, W2)."""

    cards: tuple[Card, ...]


def is_pack(cards: tuple[Card, ...], pack: tuple[Card, ...]) -> bool:
    """Whether cards are all those of a pack, each once."""
    return len(cards) == len(pack) and gather(cards) == gather(pack)


def show_chance(move: DrawDealer | Pack) -> str:
    """The text: seats count from 1 in order of rotation."""
    if isinstance(move, DrawDealer):
        return f"{{dealer={move.seat + 1}}}"
    return f"{{{show_cards(move.cards)}}}"


def read_dealer(text: str, seats: int) -> DrawDealer | None:
    """The dealer of a text, or None where it names none of so many seats."""
    inner = text[1:-1]
    named = text.endswith("}") and inner in (f"dealer={seat + 1}" for seat in range(seats))
    return DrawDealer(Seat(int(inner[-1]) - 1)) if named else None


def read_pack(text: str, pack: Iterable[Card], expected: tuple[str, str], word: str = "") -> tuple[Card, ...]:
    """The cards between braces, after a word: different ones of a pack, in the one spelling of each.

    `expected` says what else there could be where something is no card, and what such a text looks like.
    Raises NotationError.
    """
    if text.endswith("}") and len(text) > 2:
        inner = text[1:-1].removeprefix(word)
        try:
            cards = read_cards(inner)
        except ValueError as fault:
            raise NotationError(text, 1, expected[0]) from fault
        different = cards and len(set(cards)) == len(cards)
        if different and not gather(cards) & ~gather(pack) and show_cards(cards) == inner:
            return cards
    raise NotationError(text, 0, expected[1])
