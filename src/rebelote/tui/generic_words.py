"""Any game in words, as far as its catalogue and its zones go; a game may have its own words instead."""

from dataclasses import dataclass
from typing import Any

from rebelote.engine import Event, Refusal
from rebelote.locale import NoWords, index, spoken
from rebelote.tui.typed import plain
from rebelote.tui.words import Names, Offer, Row

_FEW = 20


@dataclass(frozen=True, slots=True)
class GenericWords:
    """Sentences of the catalogue where there are some, moves as they are written."""

    names: Names
    aloud: bool

    def card(self, text: str) -> str:
        """A card, given as `Jh`; other faces as they are."""
        try:
            return (spoken if self.aloud else index)(self.names.words, text)
        except (ValueError, NoWords):
            return text

    def move(self, text: str) -> str:
        """A card by its name, any other move as it is written."""
        return self.card(text)

    def told(self, event: Event, before: Any, view: Any) -> str | None:
        """The sentence of the catalogue, if there is one for these facts."""
        code, facts = event.told()
        known: dict[str, str | int] = dict(facts)
        for name, value in facts:
            if name == "seat" and isinstance(value, int) and 0 <= value < len(self.names.letters):
                known |= {"seat": self.names.of(value), "who": self.names.who(value)}
            elif name in ("card", "cards"):
                text = str(value)
                cards = (self.card(text[at : at + 2]) for at in range(0, len(text), 2))
                known[name] = self.names.listed(cards)
        return self._said(f"event-{code}", known)

    def refused(self, refusal: Refusal) -> str:
        """The sentence of a refusal, or its code, with the rule."""
        reason = self._said(f"refusal-{refusal.code}", dict(refusal.facts)) or refusal.code
        if not refusal.rule:
            return reason
        return self.names.words.say("terminal-refused", rule=refusal.rule, reason=reason)

    def rule(self, number: str) -> str:
        """A rule in words, or its number."""
        said = self._said(f"rule-{number}", {})
        return self.names.words.say("terminal-rule", number=number, rule=said) if said else number

    def contract(self, view: Any) -> str | None:
        """Not known to any game."""
        return None

    def heading(self, view: Any) -> str:
        """What the deal waits for."""
        phase = str(getattr(view, "phase", ""))
        return self._said(f"phase-{phase}", {}) or phase

    def hand(self, view: Any) -> tuple[str, ...]:
        """The faces of the hand's zone."""
        wanted = f"hand:{view.seat}"
        return tuple(item.face for zone in view.zones if zone.name == wanted for item in zone.items)

    def arranged(self, cards: tuple[str, ...], view: Any) -> tuple[str, ...]:
        """Cards as they come."""
        return cards

    def offers(self, view: Any) -> tuple[Offer, ...]:
        """Choices that are no cards of the hand, as they are written; the first of many."""
        hand = self.hand(view)
        other = [text for text in view.choices if text.partition("+")[0] not in hand]
        more = (Offer("", "…"),) if len(other) > _FEW else ()
        return (*(Offer(text, self.move(text)) for text in other[:_FEW]), *more)

    def notation(self, text: str, choices: tuple[str, ...]) -> str:
        """The choice that was typed in any case; otherwise the text."""
        return next((each for each in choices if plain(each) == plain(text)), text)

    def score(self, view: Any) -> tuple[Row, ...]:
        """Not known to any game."""
        return ()

    def standing(self, view: Any) -> str:
        """The totals by side, where a view has some."""
        totals = getattr(view, "totals", ())
        told = (f"{self.names.side(side)} {total}" for side, total in enumerate(totals))
        return self.names.listed(told)

    def _said(self, key: str, facts: dict[str, str | int]) -> str | None:
        try:
            return self.names.words.say(key, **facts)
        except NoWords:
            return None
