"""Belote in words: events, calls, refusals and contracts."""

from collections.abc import Mapping
from dataclasses import dataclass

from rebelote.cards import RANKS, Card, read_card, read_cards, show_card, suit
from rebelote.engine import Event, Refusal, Setup
from rebelote.games.belote import moves
from rebelote.games.belote.contract import NOBODY
from rebelote.games.belote.events import NOT_TOLD, HeightSaid
from rebelote.games.belote.order import DENOMINATIONS
from rebelote.games.belote.scoring.score import Result
from rebelote.games.belote.view import View
from rebelote.speech.belote import cloth
from rebelote.speech.belote.account import account
from rebelote.speech.belote.contract import denomination as denomination_words
from rebelote.speech.belote.contract import undertaken
from rebelote.speech.belote.hand import sorted_hand
from rebelote.speech.belote.offer import card, kind, offer
from rebelote.speech.belote.prompt import prompt
from rebelote.speech.belote.score import Sayings, rows
from rebelote.speech.belote.trick import best
from rebelote.speech.length import title
from rebelote.speech.names import Names
from rebelote.speech.ranking import ranking
from rebelote.speech.rule import rule_said
from rebelote.speech.words import Account
from rebelote.wire.words import Call, Offer, Price, RankGroup, Row, SeatWords

_IN_TRICKS = ("cards", "last-trick")
"""Lines of a score that together are the points of all tricks of a side."""


@dataclass(frozen=True, slots=True)
class BeloteSpeech:
    """What belote says, in the language of the names; `aloud` puts cards in words instead of signs."""

    setup: Setup
    names: Names
    aloud: bool

    def card(self, text: str) -> str:
        """A card, given as `Jh`."""
        return card(self.names.words, text, aloud=self.aloud)

    def suit(self, denomination: int) -> str:
        """A denomination in words."""
        return denomination_words(self.names.words, denomination)

    def kind(self, letters: str, top: str = "") -> str:
        """An announcement by its letter, with its height where that is known."""
        return kind(self.names.words, letters, top)

    def move(self, text: str) -> str:
        """What a move is called when it is offered."""
        return offer(self.names.words, text, aloud=self.aloud).words

    def told(self, event: Event, before: View, view: View) -> str | None:
        """The sentence of an event."""
        code, facts = event.told()
        known = dict(facts)
        say = self.names.say
        match code:
            case "contract-fixed":
                return self.contract(view)
            case "cards-dealt":
                return self._dealt([int(each) for each in str(known["counts"]).split()])
            case "piles-dealt":
                return self._piles(view)
            case "announcements-compared":
                side = int(known["side"])
                if side == NOBODY:
                    return say("event-announcements-tied")
                if known["points"] == NOT_TOLD:
                    return say("event-announcements-best", side=self.names.side(side))
                return say(f"event-{code}", side=self.names.side(side), points=known["points"])
            case "trick-taken":
                return self._trick(int(known["seat"]), int(known["side"]), before, view)
            case "deal-scored":
                return self.standing(view)
            case "match-over":
                return self._over(str(known["winners"]))
        if isinstance(event, HeightSaid):
            return self._height(event)
        return say(f"event-{code}", **self._facts(known))

    def _facts(self, known: Mapping[str, str | int]) -> dict[str, str | int]:
        """Facts of an event or a refusal, in words."""
        facts = dict(known)
        for name, value in known.items():
            match name:
                case "seat":
                    facts |= {"seat": self.names.of(int(value)), "who": self.names.who(int(value))}
                case "card" | "seven" | "over":
                    facts[name] = self.card(_card_text(value))
                case "cards" if isinstance(value, str):
                    facts[name] = self._cards(_cards_of(value))
                case "call":
                    facts[name] = self.move(str(value))
                case "suit" | "trump" | "turned" | "denomination" if value:
                    facts[name] = self.suit(DENOMINATIONS.index(str(value)))
                case "kinds":
                    facts[name] = self.names.listed(self.kind(each) for each in str(value).split())
                case "announcement":
                    letters, top = str(value).split()
                    about = str(known["suit"])
                    parts = [
                        self.kind(letters, top),
                        *([self.suit(DENOMINATIONS.index(about))] if about else ()),
                    ]
                    facts[name] = self.names.listed(parts)
                case "word" if value in moves.WORDS.values():
                    facts[name] = self.names.say(f"say-{value}")
        return facts

    def refused(self, refusal: Refusal) -> str:
        """Why something may not be done, with the number of the rule."""
        # what was refused may be what a client made up, which is not worth keeping
        reason = self.names.words.say(f"refusal-{refusal.code}", **self._facts(dict(refusal.facts)))
        if not refusal.rule:
            return reason
        return self.names.say("speech-refused", rule=refusal.rule, reason=reason)

    def rule(self, number: str) -> str:
        """A rule in words."""
        return rule_said(self.names, self.setup, number)

    def title(self, view: View) -> str:
        """The deal, and the length of the match."""
        going_on = view.winners is None
        return title(self.names, self.setup, view.scored + going_on)

    def contract(self, view: View) -> str | None:
        """Who undertook what."""
        return undertaken(view.contract, self.names) if view.contract else None

    def heading(self, view: View) -> str:
        """The contract, or what the deal waits for."""
        say = self.names.say
        if (contract := self.contract(view)) is not None:
            return contract
        if view.turned is not None:
            return say("event-card-turned", zone="turned", card=self.card(show_card(view.turned)))
        bids = [(seat, call) for seat, call in view.calls if not isinstance(call, moves.Pass)]
        if bids:
            seat, call = bids[-1]
            return say("event-called", seat=self.names.of(seat), call=self.move(moves.show(call)))
        return say(f"phase-{view.phase}")

    def trump(self, view: View) -> str:
        """The denomination in force."""
        return DENOMINATIONS[view.contract.denomination] if view.contract else ""

    def prompt(self, view: View) -> str:
        """What the reader has to do now."""
        return prompt(self.names, view, self._facts)

    def hand(self, view: View) -> tuple[str, ...]:
        """The cards of the hand, as they are held."""
        return tuple(map(show_card, sorted_hand(view.hand, _trumps(view))))

    def arranged(self, cards: tuple[str, ...], view: View) -> tuple[str, ...]:
        """Trumps first, the other suits in alternating colours, each from the strongest."""
        return tuple(map(show_card, sorted_hand(tuple(map(read_card, cards)), _trumps(view))))

    def _cards(self, cards: tuple[Card, ...]) -> str:
        return self.names.listed(self.card(show_card(each)) for each in sorted_hand(cards, NOBODY))

    def offers(self, view: View) -> tuple[Offer, ...]:
        """Every choice in words."""
        words = self.names.words
        return tuple(offer(words, text, aloud=self.aloud) for text in view.choices)

    def seats(self, view: View) -> tuple[SeatWords, ...]:
        """What lies before each seat, and what it said last."""
        return cloth.seats(self.names, self.setup, view, self.card)

    def order(self, view: View) -> tuple[RankGroup, ...]:
        """The order and value of cards in force."""
        return ranking(self.names.words, self.setup, self.trump(view))

    def best(self, view: View) -> int:
        """The seat whose card leads the trick, or -1."""
        return best(view, self.setup.options)

    def calls(self, view: View) -> tuple[Call, ...]:
        """The bidding of the deal so far."""
        return cloth.calls(view, self.names.words)

    def closed(self, view: View) -> tuple[Offer, ...]:
        """Nothing: what may not be called is not offered."""
        return ()

    def prices(self, view: View) -> tuple[Price, ...]:
        """No grid of points."""
        return ()

    def score(self, view: View) -> tuple[Row, ...]:
        """The last deal, row by row."""
        if not view.results:
            return ()
        held = sum(sum(each.amounts) for each in view.pots)
        return rows(view.results[-1], Sayings(self.names, self.kind), held)

    def account(self, result: Result) -> Account:
        """A deal on the score sheet."""
        return account(result, Sayings(self.names, self.kind))

    def standing(self, view: View) -> str:
        """The totals so far."""
        names = self.names
        totals = (
            names.say("score-side", side=names.side(side), points=total)
            for side, total in enumerate(view.totals)
        )
        return names.say("event-deal-scored", totals=names.listed(totals))

    def taken(self, view: View) -> tuple[int, ...] | None:
        """Card points of the running deal, which nobody is told where a seat may stop on its own count (B116)."""
        return None if self.setup.options.arret or not view.plays else view.points

    def _dealt(self, counts: list[int]) -> str:
        names = self.names
        if len(set(counts)) == 1:
            return names.say("event-cards-dealt", number=counts[0])
        parts = (f"{names.of(seat)} {count}" for seat, count in enumerate(counts) if count)
        return names.say("event-cards-dealt-each", counts=names.listed(parts))

    def _piles(self, view: View) -> str:
        parts = []
        for zone in view.zones:
            room, _, seat = zone.name.partition(":")
            if room == "hand":
                cards = self._cards(tuple(read_card(item.face) for item in zone.items))
                parts.append(self.names.say("event-piles-dealt", seat=self.names.of(int(seat)), cards=cards))
        return " ".join(parts)

    def _trick(self, seat: int, side: int, before: View, view: View) -> str:
        """Who takes the trick, and what it brought: at the end of a deal the score says that."""
        if len(view.takers) > len(before.takers):
            points = view.points[side] - before.points[side]
        else:
            lines = (line for line in view.results[-1].lines if line.side == side and line.code in _IN_TRICKS)
            points = sum(line.points for line in lines) - before.points[side]
        facts = {"seat": self.names.of(seat), "who": self.names.who(seat)}
        return self.names.say("event-trick-taken", points=points, **facts)

    def _height(self, event: HeightSaid) -> str:
        said = event.spoken
        seat = self.names.of(said.seat)
        if said.statement == "height":
            return self.names.say("event-height", seat=seat, rank=RANKS[said.rank - 2])
        return self.names.say(f"event-height-{said.statement}", seat=seat)

    def _over(self, winners: str) -> str:
        if not winners:
            return self.names.say("speech-draw")
        return self.names.say("speech-wins", side=self.names.side(int(winners.split()[0])))


def _trumps(view: View) -> int:
    """The denomination in which cards are held: that of the contract, or of the turned card."""
    if view.contract is not None:
        return view.contract.denomination
    return suit(view.turned) if view.turned is not None else NOBODY


def _card_text(value: str | int) -> str:
    return show_card(Card(value)) if isinstance(value, int) else value


def _cards_of(text: str) -> tuple[Card, ...]:
    """Cards told as numbers, or as text."""
    parts = text.split()
    if all(map(str.isdigit, parts)):
        return tuple(Card(int(each)) for each in parts)
    return read_cards("".join(parts))
