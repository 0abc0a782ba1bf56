"""Any game in words: its catalogue, its zones, and what it says in its own way."""

from dataclasses import dataclass
from typing import Any

from rebelote.cards import SUITS
from rebelote.engine import Event, Refusal, Setup
from rebelote.engine.errors import Fact, Facts
from rebelote.locale import NoWords
from rebelote.speech import lines
from rebelote.speech.choices import choice, face, faces, said_with
from rebelote.speech.length import title
from rebelote.speech.names import Names
from rebelote.speech.own import PLAIN, Own
from rebelote.speech.ranking import ranking
from rebelote.speech.rule import rule_said
from rebelote.speech.words import Account
from rebelote.wire.words import Call, Offer, Price, RankGroup, Row, SeatWords, Tag

_BY_SIDE = ("totals", "strokes", "tally")
"""Facts that are a figure for each side."""


@dataclass(frozen=True, slots=True)
class GenericSpeech:
    """Sentences of the catalogue where there are some, moves as they are written."""

    setup: Setup
    names: Names
    aloud: bool
    own: Own = PLAIN

    def card(self, text: str) -> str:
        """A card, given as `Jh`; other faces as they are."""
        return face(self.names.words, text, aloud=self.aloud)

    def plain(self, text: str) -> Offer:
        """A choice as every game says it."""
        game: Any = self.setup.game
        return choice(self.names.words, game, text, aloud=self.aloud)

    def move(self, text: str) -> str:
        """A card by its name, a move by its message, any other as it is written."""
        return self._offer(text, None).words

    def told(self, event: Event, before: Any, view: Any) -> str | None:
        """The sentence of the catalogue, if there is one for these facts; who won, at the end."""
        code, facts = event.told()
        said = self.own.told(self, event, before, view) if self.own.told else None
        said = said or said_with(self.names.words, f"event-{code}", self.known(facts))
        if code != "match-over":
            return said
        return " ".join(filter(None, (said, self._won(view))))

    def _won(self, view: Any) -> str:
        winners = view.winners or ()
        if not winners:
            return self.names.say("speech-draw")
        return self.names.say("speech-wins", side=self.names.listed(map(self.names.side, winners)))

    def known(self, facts: Facts) -> dict[str, Fact]:
        """Facts of an event, a line or a refusal, seats and cards in words."""
        known: dict[str, Fact] = dict(facts)
        for name, value in facts:
            if name == "seat" and isinstance(value, int) and 0 <= value < len(self.names.called):
                known |= {"seat": self.names.of(value), "who": self.names.who(value)}
            elif name in ("card", "cards") and isinstance(value, str):
                known[name] = self.names.listed(map(self.card, faces(value)))
            elif name in _BY_SIDE and isinstance(value, str):
                known[name] = self._figures(value.split())
        return known | (self.own.facts(self, dict(facts)) if self.own.facts else {})

    def _figures(self, values: list[str]) -> str:
        """A figure for each side, with its name."""
        figures = zip(range(self.names.sides), map(int, values), strict=True)
        return self.names.listed(
            self.names.say("score-side", side=self.names.side(side), points=points)
            for side, points in figures
        )

    def refused(self, refusal: Refusal) -> str:
        """The sentence of a refusal, or its code, with the rule."""
        words = self.names.words
        try:
            # what was refused may be what a client made up, which is not worth keeping
            reason = words.say(f"refusal-{refusal.code}", **self.known(refusal.facts))
        except NoWords:
            reason = refusal.code
        return self.names.say("speech-refused", rule=refusal.rule, reason=reason) if refusal.rule else reason

    def rule(self, number: str) -> str:
        """A rule in words, or its number."""
        return rule_said(self.names, self.setup, number)

    def title(self, view: Any) -> str:
        """The deal, and the length of the match."""
        going_on = view.winners is None
        done = getattr(view, "scored", len(view.results))
        return title(self.names, self.setup, done + going_on)

    def heading(self, view: Any) -> str:
        """What the deal waits for."""
        own = self.own.heading(self, view) if self.own.heading else ""
        return own or said_with(self.names.words, f"phase-{view.phase}", {}) or str(view.phase)

    def trump(self, view: Any) -> str:
        """The suit of trumps; where dice name a rank there is none."""
        if self.own.trump:
            return self.own.trump(view)
        trump = getattr(view, "trump", -1)
        return SUITS[trump] if 0 <= trump < len(SUITS) and not hasattr(view, "dice") else ""

    def prompt(self, view: Any) -> str:
        """That it is the reader's turn, and what the deal waits for."""
        if view.seat is None or view.seat not in view.due:
            return ""
        if self.own.prompt:
            return self.own.prompt(self, view)
        return self.names.say("prompt-turn", what=self.heading(view))

    def hand(self, view: Any) -> tuple[str, ...]:
        """The faces of the hand's zone, as they are held."""
        wanted = f"hand:{view.seat}"
        cards = (item.face for zone in view.zones if zone.name == wanted for item in zone.items)
        return self.arranged(tuple(filter(None, cards)), view)

    def arranged(self, cards: tuple[str, ...], view: Any) -> tuple[str, ...]:
        """Cards as they are held; as they come where the game does not say."""
        return self.own.arranged(cards, view, self.setup) if self.own.arranged else cards

    def offers(self, view: Any) -> tuple[Offer, ...]:
        """Every choice in words."""
        return tuple(self._offer(text, view) for text in view.choices)

    def _offer(self, text: str, view: Any) -> Offer:
        """A choice of a view."""
        return self.own.offer(self, text, view) if self.own.offer else self.plain(text)

    def closed(self, view: Any) -> tuple[Offer, ...]:
        """What may not be done now, apart from cards."""
        return self.own.closed(self, view) if self.own.closed else ()

    def prices(self, view: Any) -> tuple[Price, ...]:
        """The grid of points, where the game has one."""
        return self.own.prices(self.names.words, self.setup, view) if self.own.prices else ()

    def seats(self, view: Any) -> tuple[SeatWords, ...]:
        """The dealer, and the last call of each seat."""
        if self.own.seat:
            return tuple(self.own.seat(self, view, seat) for seat in range(len(self.names.called)))
        dealer, says = getattr(view, "dealer", -1), {each.seat: each.words for each in self.calls(view)}
        tag = (Tag("dealer", self.names.say("word-dealer")),) if dealer >= 0 else ()
        return tuple(
            SeatWords(tag if seat == dealer else (), says.get(seat, ""))
            for seat in range(len(self.names.called))
        )

    def order(self, view: Any) -> tuple[RankGroup, ...]:
        """The order and value of cards, where the game tells them."""
        if self.own.order:
            return self.own.order(self, view)
        return ranking(self.names.words, self.setup, self.trump(view))

    def best(self, view: Any) -> int:
        """Only the game itself knows."""
        return self.own.best(view, self.setup) if self.own.best else -1

    def calls(self, view: Any) -> tuple[Call, ...]:
        """The calls of the deal, where there are some."""
        show = self.setup.game.show
        made = ((seat, show(move)) for seat, move in getattr(view, "calls", ()))
        offers = ((seat, self._offer(text, view)) for seat, text in made)
        return tuple(Call(seat, each.words, each.kind) for seat, each in offers)

    def taken(self, view: Any) -> tuple[int, ...] | None:
        """Points of the tricks of the running deal by side, where the view has them."""
        return getattr(view, "points", None) if getattr(view, "plays", ()) else None

    def score(self, view: Any) -> tuple[Row, ...]:
        """The last deal, row by row."""
        return self.account(view.results[-1]).rows if view.results else ()

    def account(self, result: Any) -> Account:
        """A deal on the score sheet, from the lines of its result."""
        if self.own.account:
            return self.own.account(self, result)
        rows = lines.rows(self.names, result.lines, self.known)
        counted = all(each.code != "void" for each in result.lines)
        return Account("", "", "", tuple(getattr(result, "marks", ())), counted, rows)

    def standing(self, view: Any) -> str:
        """The totals by side."""
        names = self.names
        return names.listed(
            names.say("score-side", side=names.side(side), points=total)
            for side, total in enumerate(view.totals)
        )
