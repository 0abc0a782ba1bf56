"""What only a terminal needs: choices in words with their numbers, and typed text as moves."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from rebelote.locale import Catalogue
from rebelote.speech import Speech
from rebelote.tui.cards import card_typed, joined
from rebelote.tui.typed import plain
from rebelote.wire.words import Offer

_MARKS: Mapping[str, str] = {"rammi": "X"}
"""What stands before a card that is named alone, at games in which no card is simply played."""
_SHORTEST = 3
"""So many letters of an offer are enough where no other offer has them."""


class Listed(NamedTuple):
    """What may be chosen, in words. `text` is the move, empty for many that are put together."""

    text: str
    words: str


class Numbered(NamedTuple):
    """A choice by its number: a card by its place in the hand, an offer behind the cards."""

    number: int
    text: str
    words: str


class Typing(Protocol):
    """How the choices of a game are listed, and how its moves are typed."""

    def listed(self, view: Any) -> tuple[Listed, ...]:
        """The choices of a view that are no cards of the hand; many alike may be put together."""

    def notation(self, text: str, view: Any) -> str:
        """What a person typed as the text of a move; nearly unchanged where it makes no sense."""


@dataclass(frozen=True, slots=True)
class GenericTyping:
    """Any game: every choice, and moves as they are written, as they are offered, and cards by their names.

    `other` says the same as `speech` with cards the other way, in words or as signs: both may be typed.
    """

    game: str
    speech: Speech
    other: Speech

    def listed(self, view: Any) -> tuple[Listed, ...]:
        """Choices that are no cards of the hand; one for each card in the order of the hand."""
        hand = self.speech.hand(view)
        places = {card: place for place, card in enumerate(hand)}
        other = [each for each in self.speech.offers(view) if each.move.partition("+")[0] not in places]
        ordered = sorted(other, key=lambda each: places.get(each.card, -1) if each.card else -1)
        return tuple(Listed(each.move, each.words) for each in ordered)

    def notation(self, text: str, view: Any) -> str:
        """The choice that was typed: its notation in any case, its words, a card; otherwise the text."""
        typed = plain(text)
        written = next((each for each in view.choices if plain(each) == typed), None)
        return (
            written
            or offered(text, view, self.speech, self.other)
            or self._card(text, view)
            or partly(text, view, self.speech, self.other)
            or text
        )

    def _card(self, text: str, view: Any) -> str | None:
        """A card, with what the game writes before it where it is not simply played."""
        bare, plus, said = text.partition("+")
        card = card_typed(bare, self.speech.names.words)
        if card is None:
            return None
        return mark_of(self.game, self.speech.offers(view)) + card + plus + plain(said)


def mark_of(game: str, offers: tuple[Offer, ...]) -> str:
    """What the moves of a view have before their card: `X` for those of a discard, nothing for a play."""
    marks = {
        each.move.removesuffix(each.card) for each in offers if each.card and each.card in each.move[-2:]
    }
    return marks.pop() if len(marks) == 1 else _MARKS.get(game, "")


def offered(text: str, view: Any, *speeches: Speech) -> str | None:
    """The choice that is offered in these words; capitals, accents, hyphens and stops do not matter."""
    typed = joined(text)
    offers = (each for speech in speeches for each in speech.offers(view))
    return next((each.move for each in offers if typed and joined(each.words) == typed), None)


def partly(text: str, view: Any, *speeches: Speech) -> str | None:
    """The only choice in whose words all that were typed occur: `hearts`, or the cards of a meld `3h 4h 5h`.

    A word or two cards at least: a card alone is typed for itself.
    """
    words = speeches[0].names.words
    typed = set(_words(text, words))
    cards = [each for each in typed if card_typed(each, words)]
    if len(cards) == len(typed) == 1 or not (cards or any(map(_says, typed))):
        return None
    offers = (each for speech in speeches for each in speech.offers(view))
    found = {each.move for each in offers if typed <= set(_words(each.words, words))}
    return found.pop() if len(found) == 1 else None


def _says(word: str) -> bool:
    """Whether a word is long enough to mean an offer."""
    return word.isalpha() and len(word) >= _SHORTEST


def _words(text: str, words: Catalogue) -> Iterator[str]:
    """The words of a text; a card is one however it is written."""
    for each in re.split(r"[\s,;:()’'\-]+", text):
        if word := joined(each):
            yield card_typed(word, words) or word


def playable(hand: tuple[str, ...], view: Any) -> tuple[str, ...]:
    """The cards of a hand that may be played now."""
    cards = {choice.partition("+")[0] for choice in view.choices}
    return tuple(each for each in hand if each in cards)


def numbered(view: Any, speech: Speech, typing: Typing) -> tuple[Numbered, ...]:
    """Everything that has a number now, cards that may not be played too: whoever types one learns why.

    Cards have numbers where some may be played, offers the numbers behind them.
    """
    hand = speech.hand(view)
    cards = [(each, speech.card(each)) for each in hand] if playable(hand, view) else []
    offers = [(each.text, each.words) for each in typing.listed(view) if each.text]
    return tuple(Numbered(number, *each) for number, each in enumerate((*cards, *offers), 1))


def open_now(view: Any, speech: Speech, typing: Typing) -> tuple[Numbered, ...]:
    """What has a number and may be chosen."""
    legal = {choice.partition("+")[0] for choice in view.choices} | set(view.choices)
    return tuple(each for each in numbered(view, speech, typing) if each.text in legal)


def together(view: Any, typing: Typing) -> tuple[str, ...]:
    """Choices that have no number, since many alike are put together."""
    return tuple(each.words for each in typing.listed(view) if not each.text)
