"""Any game in words, as far as its catalogue and its zones go; a game may have its own words instead."""

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

from rebelote.cards import SUITS, Card, CardSet, cards_of, read_cards, show_card
from rebelote.engine import Event, Refusal, Setup
from rebelote.engine.errors import Fact
from rebelote.engine.telling import code_of
from rebelote.locale import Catalogue, NoWords, index, spoken
from rebelote.speech import lines
from rebelote.speech.length import title
from rebelote.speech.names import Names, say
from rebelote.speech.ranking import ranking
from rebelote.speech.words import Account
from rebelote.wire.words import Call, Offer, RankGroup, Row, SeatWords, Tag


@dataclass(frozen=True, slots=True)
class GenericSpeech:
    """Sentences of the catalogue where there are some, moves as they are written."""

    setup: Setup
    names: Names
    aloud: bool

    def card(self, text: str) -> str:
        """A card, given as `Jh`; other faces as they are."""
        return face(self.names.words, text, aloud=self.aloud)

    def move(self, text: str) -> str:
        """A card by its name, a move by its message, any other as it is written."""
        game: Any = self.setup.game
        return choice(self.names.words, game, text, aloud=self.aloud).words

    def told(self, event: Event, before: Any, view: Any) -> str | None:
        """The sentence of the catalogue, if there is one for these facts; who won, at the end."""
        code, facts = event.told()
        said = said_with(self.names.words, f"event-{code}", self._known(facts))
        if code != "match-over":
            return said
        return " ".join(filter(None, (said, self._won(view))))

    def _won(self, view: Any) -> str:
        winners = view.winners or ()
        if not winners:
            return self.names.say("speech-draw")
        return self.names.say("speech-wins", side=self.names.listed(map(self.names.side, winners)))

    def _known(self, facts: tuple[tuple[str, Fact], ...]) -> dict[str, Fact]:
        """Facts of an event or a refusal, seats and cards in words."""
        known: dict[str, Fact] = dict(facts)
        for name, value in facts:
            if name == "seat" and isinstance(value, int) and 0 <= value < len(self.names.called):
                known |= {"seat": self.names.of(value), "who": self.names.who(value)}
            elif name in ("card", "cards") and isinstance(value, str):
                known[name] = self.names.listed(map(self.card, _faces(value)))
        return known

    def refused(self, refusal: Refusal) -> str:
        """The sentence of a refusal, or its code, with the rule."""
        words = self.names.words
        try:
            # what was refused may be what a client made up, which is not worth keeping
            reason = words.say(f"refusal-{refusal.code}", **self._known(refusal.facts))
        except NoWords:
            reason = refusal.code
        return self.names.say("speech-refused", rule=refusal.rule, reason=reason) if refusal.rule else reason

    def rule(self, number: str) -> str:
        """A rule in words, or its number."""
        said = said_with(self.names.words, f"rule-{number}", {})
        return self.names.say("speech-rule", number=number, rule=said) if said else number

    def title(self, view: Any) -> str:
        """The deal, and the length of the match."""
        going_on = view.winners is None
        done = getattr(view, "scored", len(view.results))
        return title(self.names, self.setup, done + going_on)

    def heading(self, view: Any) -> str:
        """What the deal waits for."""
        return said_with(self.names.words, f"phase-{view.phase}", {}) or str(view.phase)

    def trump(self, view: Any) -> str:
        """The suit of trumps; where dice name a rank there is none."""
        trump = getattr(view, "trump", -1)
        return SUITS[trump] if 0 <= trump < len(SUITS) and not hasattr(view, "dice") else ""

    def prompt(self, view: Any) -> str:
        """That it is the reader's turn, and what the deal waits for."""
        if view.seat is None or view.seat not in view.due:
            return ""
        return self.names.say("prompt-turn", what=self.heading(view))

    def hand(self, view: Any) -> tuple[str, ...]:
        """The faces of the hand's zone."""
        wanted = f"hand:{view.seat}"
        return tuple(item.face for zone in view.zones if zone.name == wanted for item in zone.items)

    def arranged(self, cards: tuple[str, ...], view: Any) -> tuple[str, ...]:
        """Cards as they come."""
        return cards

    def offers(self, view: Any) -> tuple[Offer, ...]:
        """Every choice in words."""
        words = self.names.words
        game: Any = self.setup.game
        return tuple(choice(words, game, text, aloud=self.aloud) for text in view.choices)

    def seats(self, view: Any) -> tuple[SeatWords, ...]:
        """The dealer, and the last call of each seat."""
        dealer, says = getattr(view, "dealer", -1), {each.seat: each.words for each in self.calls(view)}
        tag = (Tag("dealer", self.names.say("word-dealer")),) if dealer >= 0 else ()
        return tuple(
            SeatWords(tag if seat == dealer else (), says.get(seat, ""))
            for seat in range(len(self.names.called))
        )

    def order(self, view: Any) -> tuple[RankGroup, ...]:
        """The order and value of cards, where the game tells them."""
        return ranking(self.names.words, self.setup, self.trump(view))

    def best(self, view: Any) -> int:
        """Not known to any game."""
        return -1

    def calls(self, view: Any) -> tuple[Call, ...]:
        """The calls of the deal, where there are some."""
        words = self.names.words
        game: Any = self.setup.game
        made = ((seat, game.show(move)) for seat, move in getattr(view, "calls", ()))
        offers = ((seat, choice(words, game, text, aloud=self.aloud)) for seat, text in made)
        return tuple(Call(seat, each.words, each.kind) for seat, each in offers)

    def score(self, view: Any) -> tuple[Row, ...]:
        """The last deal, row by row."""
        return self.account(view.results[-1]).rows if view.results else ()

    def account(self, result: Any) -> Account:
        """A deal on the score sheet, from the lines of its result."""
        rows = lines.rows(self.names, result.lines, self._known)
        counted = all(each.code != "void" for each in result.lines)
        return Account("", "", "", tuple(getattr(result, "marks", ())), counted, rows)

    def standing(self, view: Any) -> str:
        """The totals by side."""
        names = self.names
        return names.listed(
            names.say("score-side", side=names.side(side), points=total)
            for side, total in enumerate(view.totals)
        )


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


def _faces(text: str) -> tuple[str, ...]:
    """The cards of a text such as `JhQh`; a face that is none stays whole."""
    try:
        return tuple(map(show_card, read_cards(text)))
    except ValueError:
        return (text,)
