"""Belote in words: events, calls, refusals and contracts."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rebelote.cards import RANKS, Card, cards_of, gather, read_card, read_cards, show_card, suit
from rebelote.engine import Event, Refusal
from rebelote.games.belote import moves
from rebelote.games.belote.contract import NOBODY
from rebelote.games.belote.events import NOT_TOLD, HeightSaid
from rebelote.games.belote.order import DENOMINATIONS
from rebelote.games.belote.view import View
from rebelote.locale import index, spoken
from rebelote.tui.belote.contract import denomination as denomination_words
from rebelote.tui.belote.contract import undertaken
from rebelote.tui.belote.hand import sorted_hand
from rebelote.tui.belote.score import Sayings, rows
from rebelote.tui.belote.typed import notation
from rebelote.tui.words import Names, Offer, Row

_FEW = 12
"""Up to so many choices are listed one by one."""
_MANY = moves.Bid | moves.CapotBid | moves.GeneraleBid | moves.Cut
_IN_TRICKS = ("cards", "last-trick")
"""Lines of a score that together are the points of all tricks of a side."""
_FIXED: Mapping[str, str] = {"p": "call-pass", "x": "call-coinche", "xx": "call-surcoinche"}


@dataclass(frozen=True, slots=True)
class BeloteWords:
    """What belote says, in the language of the names; `aloud` puts cards in words instead of signs."""

    names: Names
    aloud: bool

    def card(self, text: str) -> str:
        """A card, given as `Jh`."""
        return (spoken if self.aloud else index)(self.names.words, text)

    def suit(self, denomination: int) -> str:
        """A denomination in words."""
        return denomination_words(self.names.words, denomination)

    def kind(self, letters: str, top: str = "") -> str:
        """An announcement by its letter, with its height where that is known."""
        words = self.names.words
        return (
            words.say(f"announcement-{letters}-at", rank=top) if top else words.say(f"announcement-{letters}")
        )

    def move(self, text: str) -> str:
        """What a move is called when it is offered."""
        say, move = self.names.words.say, moves.read(text)
        match move:
            case moves.Play(played, announced, word):
                said = [self.kind(each) for each in announced] + ([say(f"say-{word}")] if word else [])
                shown = self.card(show_card(played))
                return f"{shown} + {', '.join(said)}" if said else shown
            case moves.Take(denomination):
                return say("call-take", suit=self.suit(denomination))
            case moves.Bid(value, denomination):
                return say("call-bid", value=value, suit=self.suit(denomination))
            case moves.CapotBid(denomination):
                return say("call-capot", suit=self.suit(denomination))
            case moves.GeneraleBid(denomination):
                return say("call-generale", suit=self.suit(denomination))
            case moves.Cut(size):
                return say("move-cut", size=size)
            case moves.Packets():
                return say("move-packets", sizes=text)
        return say(_FIXED.get(text, f"move-{text}"))

    def told(self, event: Event, before: View, view: View) -> str | None:
        """The sentence of an event."""
        code, facts = event.told()
        known = dict(facts)
        say = self.names.words.say
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
                case "suit" | "trump" | "turned" | "denomination":
                    facts[name] = self.suit(DENOMINATIONS.index(str(value)))
                case "kinds":
                    facts[name] = self.names.listed(self.kind(each) for each in str(value).split())
                case "announcement":
                    letters, top = str(value).split()
                    facts[name] = self.kind(letters, top)
                case "word" if value in moves.WORDS.values():
                    facts[name] = self.names.words.say(f"say-{value}")
        return facts

    def refused(self, refusal: Refusal) -> str:
        """Why something may not be done, with the number of the rule."""
        words = self.names.words
        reason = words.say(f"refusal-{refusal.code}", **self._facts(dict(refusal.facts)))
        if not refusal.rule:
            return reason
        return words.say("terminal-refused", rule=refusal.rule, reason=reason)

    def rule(self, number: str) -> str:
        """A rule in words."""
        words = self.names.words
        return words.say("terminal-rule", number=number, rule=words.say(f"rule-{number}"))

    def contract(self, view: View) -> str | None:
        """Who undertook what."""
        return undertaken(view.contract, self.names) if view.contract else None

    def heading(self, view: View) -> str:
        """The contract, or what the deal waits for."""
        say = self.names.words.say
        if (contract := self.contract(view)) is not None:
            return contract
        if view.turned is not None:
            return say("event-card-turned", zone="turned", card=self.card(show_card(view.turned)))
        bids = [(seat, call) for seat, call in view.calls if not isinstance(call, moves.Pass)]
        if bids:
            seat, call = bids[-1]
            return say("event-called", seat=self.names.of(seat), call=self.move(moves.show(call)))
        return say(f"phase-{view.phase}")

    def hand(self, view: View) -> tuple[str, ...]:
        """The cards of the hand, as they are held."""
        return self.arranged(tuple(map(show_card, view.hand)), view)

    def arranged(self, cards: tuple[str, ...], view: View) -> tuple[str, ...]:
        """Trumps first, the other suits in alternating colours, each from the strongest."""
        return tuple(map(show_card, sorted_hand(tuple(map(read_card, cards)), _trumps(view))))

    def _cards(self, cards: Iterable[Card]) -> str:
        return self.names.listed(self.card(show_card(each)) for each in cards_of(gather(cards)))

    def offers(self, view: View) -> tuple[Offer, ...]:
        """Choices that are no cards; the many bids, or cuts, are put together."""
        calls = {text: moves.read(text) for text in view.choices}
        other = [text for text, move in calls.items() if not isinstance(move, moves.Play)]
        if len(other) <= _FEW:
            return tuple(Offer(text, self.move(text)) for text in other)
        few = [text for text in other if not isinstance(calls[text], _MANY)]
        say, many = self.names.words.say, []
        values = [move.value for move in calls.values() if isinstance(move, moves.Bid)]
        sizes = [move.size for move in calls.values() if isinstance(move, moves.Cut)]
        for key, each in (("offer-bids", values), ("offer-cuts", sizes)):
            if each:
                many.append(Offer("", say(key, least=min(each), most=max(each))))
        for key, kind in (("offer-capot", moves.CapotBid), ("offer-generale", moves.GeneraleBid)):
            if any(isinstance(move, kind) for move in calls.values()):
                many.append(Offer("", say(key)))
        return (*(Offer(text, self.move(text)) for text in few), *many)

    def notation(self, text: str, choices: tuple[str, ...]) -> str:
        """What a person typed as the text of a move; a bare number is the size of a cut."""
        return f"cut{text}" if f"cut{text}" in choices else notation(text, self.names.words)

    def score(self, view: View) -> tuple[Row, ...]:
        """The last deal, row by row."""
        if not view.results:
            return ()
        return rows(view.results[-1], Sayings(self.names, self.kind), self._pots(view))

    def _pots(self, view: View) -> int:
        return sum(sum(each.amounts) for each in view.pots)

    def standing(self, view: View) -> str:
        """The totals so far."""
        names = self.names
        totals = (
            names.words.say("score-side", side=names.side(side), points=total)
            for side, total in enumerate(view.totals)
        )
        return names.words.say("event-deal-scored", totals=names.listed(totals))

    def _dealt(self, counts: list[int]) -> str:
        say, names = self.names.words.say, self.names
        if len(set(counts)) == 1:
            return say("event-cards-dealt", number=counts[0])
        parts = (f"{names.of(seat)} {count}" for seat, count in enumerate(counts) if count)
        return say("event-cards-dealt-each", counts=names.listed(parts))

    def _piles(self, view: View) -> str:
        say, parts = self.names.words.say, []
        for zone in view.zones:
            room, _, seat = zone.name.partition(":")
            if room == "hand":
                cards = self._cards([read_card(item.face) for item in zone.items])
                parts.append(say("event-piles-dealt", seat=self.names.of(int(seat)), cards=cards))
        return " ".join(parts)

    def _trick(self, seat: int, side: int, before: View, view: View) -> str:
        """Who takes the trick, and what it brought: at the end of a deal the score says that."""
        if len(view.takers) > len(before.takers):
            points = view.points[side] - before.points[side]
        else:
            lines = (line for line in view.results[-1].lines if line.side == side and line.code in _IN_TRICKS)
            points = sum(line.points for line in lines) - before.points[side]
        facts = {"seat": self.names.of(seat), "who": self.names.who(seat)}
        return self.names.words.say("event-trick-taken", points=points, **facts)

    def _height(self, event: HeightSaid) -> str:
        said, say = event.spoken, self.names.words.say
        seat = self.names.of(said.seat)
        if said.statement == "height":
            return say("event-height", seat=seat, rank=RANKS[said.rank - 2])
        return say(f"event-height-{said.statement}", seat=seat)

    def _over(self, winners: str) -> str:
        say = self.names.words.say
        if not winners:
            return say("terminal-draw")
        return say("terminal-wins", side=self.names.side(int(winners.split()[0])))


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
