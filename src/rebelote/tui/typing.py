"""What only a terminal needs: choices put together where there are many, and typed text as moves."""

from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from rebelote.speech import Speech
from rebelote.tui.typed import plain

_FEW = 20


class Listed(NamedTuple):
    """What may be chosen, in words. `text` is the move, empty for many that are put together."""

    text: str
    words: str


class Typing(Protocol):
    """How the choices of a game are listed, and how its moves are typed."""

    def listed(self, view: Any) -> tuple[Listed, ...]:
        """The choices of a view that are no cards of the hand; many alike are put together."""

    def notation(self, text: str, choices: tuple[str, ...]) -> str:
        """What a person typed as the text of a move; nearly unchanged where it makes no sense."""


@dataclass(frozen=True, slots=True)
class GenericTyping:
    """Any game: the first choices, and moves as they are written."""

    speech: Speech

    def listed(self, view: Any) -> tuple[Listed, ...]:
        """Choices that are no cards of the hand; the first of many."""
        hand = self.speech.hand(view)
        other = [each for each in self.speech.offers(view) if each.move.partition("+")[0] not in hand]
        more = (Listed("", "…"),) if len(other) > _FEW else ()
        return (*(Listed(each.move, each.words) for each in other[:_FEW]), *more)

    def notation(self, text: str, choices: tuple[str, ...]) -> str:
        """The choice that was typed in any case; otherwise the text."""
        return next((each for each in choices if plain(each) == plain(text)), text)
