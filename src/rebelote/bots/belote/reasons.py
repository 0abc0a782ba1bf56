"""Why a card was played, and what a card said, in a sentence of a person's language."""

from collections.abc import Iterator

from rebelote.bots.belote.opinion import Opinion, Opinions
from rebelote.cards import Card, show_card
from rebelote.games.belote.order import DENOMINATIONS
from rebelote.games.belote.play.signals import Meaning
from rebelote.locale import Catalogue, catalogue
from rebelote.locale.cards import spoken

_PERCENT = 100


def why(opinions: Opinions, language: str) -> str:
    """Why the first card was played: deals thought of, marks expected, the contract, the next best card."""
    return " ".join(of_card(opinions, opinions.cards[0].card, catalogue(language, "belote")))


def of_card(opinions: Opinions, card: Card, words: Catalogue) -> Iterator[str]:
    """What was thought of a card, and of the best one beside it, a sentence at a time."""
    yield words.say(f"reason-worlds-{opinions.origin}", deals=opinions.worlds)
    found = opinions.of(card)
    if found is not None:
        yield words.say(
            "reason-card",
            card=spoken(words, show_card(card)),
            score=signed(found.score),
            made=round(_PERCENT * found.made),
            best=round(_PERCENT * found.best),
        )
    rest = [each for each in opinions.cards if each.card != card]
    if rest:
        next_: Opinion = max(rest, key=lambda each: each.score)
        key = "reason-next" if card == opinions.cards[0].card else "reason-better"
        yield words.say(key, card=spoken(words, show_card(next_.card)), score=signed(next_.score))
    if opinions.signal and card == opinions.cards[0].card:
        yield words.say(f"reason-signal-{opinions.signal}")


def what_it_said(meaning: Meaning, language: str) -> str:
    """What a card said by a convention."""
    words = catalogue(language, "belote")
    key = f"signal-{meaning.system}" + ("-more" if meaning.more else "")
    return words.say(
        key,
        card=spoken(words, show_card(meaning.card)),
        suit=words.say(f"suit-{DENOMINATIONS[meaning.suit]}"),
    )


def signed(marks: float) -> str:
    """Marks with a sign, as digits."""
    whole = round(marks)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole < 0 else "0"
