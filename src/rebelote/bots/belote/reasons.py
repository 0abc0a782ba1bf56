"""Why a card was played, and what a card said, in a sentence of a person's language."""

from rebelote.bots.belote.opinion import Opinion, Opinions
from rebelote.cards import show_card
from rebelote.games.belote.order import DENOMINATIONS
from rebelote.games.belote.play.signals import Meaning
from rebelote.locale import catalogue
from rebelote.locale.cards import spoken

_PERCENT = 100


def why(opinions: Opinions, language: str) -> str:
    """Why the first card was played: deals thought of, marks expected, the contract, the next best card."""
    words = catalogue(language, "belote")
    best, rest = opinions.cards[0], opinions.cards[1:]
    sentences = [
        words.say(f"reason-worlds-{opinions.origin}", deals=opinions.worlds),
        words.say(
            "reason-card",
            card=spoken(words, show_card(best.card)),
            score=_signed(best.score),
            made=round(_PERCENT * best.made),
            best=round(_PERCENT * best.best),
        ),
    ]
    if rest:
        next_: Opinion = max(rest, key=lambda each: each.score)
        card = spoken(words, show_card(next_.card))
        sentences.append(words.say("reason-next", card=card, score=_signed(next_.score)))
    if opinions.signal:
        sentences.append(words.say(f"reason-signal-{opinions.signal}"))
    return " ".join(sentences)


def what_it_said(meaning: Meaning, language: str) -> str:
    """What a card said by a convention."""
    words = catalogue(language, "belote")
    key = f"signal-{meaning.system}" + ("-more" if meaning.more else "")
    return words.say(
        key,
        card=spoken(words, show_card(meaning.card)),
        suit=words.say(f"suit-{DENOMINATIONS[meaning.suit]}"),
    )


def _signed(marks: float) -> str:
    """Marks with a sign, as digits."""
    whole = round(marks)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole < 0 else "0"
