"""Moves of any game as choices, and cards in words, as far as the catalogue of the game goes."""

from dataclasses import fields
from functools import lru_cache
from typing import Any

from rebelote.cards import Card, CardSet, cards_of, read_cards, show_card
from rebelote.engine.errors import Fact
from rebelote.engine.telling import code_of
from rebelote.locale import Catalogue, NoWords, index, spoken
from rebelote.speech.names import say
from rebelote.wire.words import Offer


def said_with(words: Catalogue, key: str, facts: dict[str, Fact]) -> str | None:
    """The sentence of a key, or None where there is none for these facts."""
    try:
        return say(words, key, **facts) if words.has(key) else None
    except NoWords:
        return None


@lru_cache(maxsize=2048)
def face(words: Catalogue, text: str, *, aloud: bool) -> str:
    """A card in words or as a sign; other faces as they are."""
    try:
        return (spoken if aloud else index)(words, text)
    except (ValueError, NoWords):
        return text


@lru_cache(maxsize=1 << 14)
def choice(words: Catalogue, game: Any, text: str, *, aloud: bool) -> Offer:
    """A choice, given as the text of its move: the message `move-TEXT`, or `move-KIND` with its facts."""
    move = game.read(text)
    kind = code_of(type(move))
    card = show_card(move.card) if hasattr(move, "card") else ""
    facts = _facts(words, move, aloud=aloud)
    called = said_with(words, f"move-{text}", {}) or said_with(words, f"move-{kind}", facts)
    if called is None:
        called = face(words, card or text, aloud=aloud)
    said = said_with(words, f"move-{facts['word']}", {}) if card and facts.get("word") else ""
    return Offer(text, ", ".join(filter(None, (called, said))), kind, card, said or "")


def faces(text: str) -> tuple[str, ...]:
    """The cards of a text such as `JhQh`; a face that is none stays whole."""
    try:
        return tuple(map(show_card, read_cards(text)))
    except ValueError:
        return (text,)


def _facts(words: Catalogue, move: Any, *, aloud: bool) -> dict[str, Fact]:
    """The fields of a move that a message may need; melds count from 1."""
    facts: dict[str, Fact] = {}
    for each in fields(move):
        value = getattr(move, each.name)
        if each.name == "card":
            facts["card"] = face(words, show_card(value), aloud=aloud)
        elif each.name == "cards":
            row = cards_of(CardSet(value)) if isinstance(value, int) else value
            facts["cards"] = ", ".join(face(words, show_card(Card(one)), aloud=aloud) for one in row)
        elif each.name == "meld":
            facts["number"] = value + 1
        elif isinstance(value, int | str):
            facts[each.name] = value
    return facts
