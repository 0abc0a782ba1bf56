"""The table as text: seats around the trick, the hand, the score; nothing is erased."""

import textwrap
from typing import Any

from rebelote.engine import Clear, Event, Item, Put
from rebelote.speech import Names, Speech
from rebelote.tui.person import playable
from rebelote.tui.terminal import Terminal
from rebelote.tui.typing import Typing
from rebelote.wire.words import Row

_QUIET = frozenset(("pack-gathered", "cards-dealt", "hand-dealt", "card-played"))
"""Events that the picture shows well enough."""
_LYING = ("discard", "meld", "shepherdess")
"""Zones beside the trick whose cards everybody sees."""
_OPEN = ("hand", "shown")
"""Zones of a seat whose faces everybody sees."""
_TOLD = ("own", "cards")
"""What is told of a seat beside its name."""
_BOARD, _FIGURE, _RULE = 56, 9, 6


class Screen:
    """Draws whenever the seat may choose, and tells in a line what happened meanwhile."""

    __slots__ = ("_clockwise", "_laid", "_names", "_speech", "_terminal", "_typing")

    def __init__(
        self, terminal: Terminal, speech: Speech, names: Names, typing: Typing, *, clockwise: bool
    ) -> None:
        self._terminal, self._speech, self._names, self._typing = terminal, speech, names, typing
        self._clockwise = clockwise
        self._laid: list[Item] = []

    def told(self, event: Event, before: Any, view: Any) -> None:
        """A line for each event, the whole trick with its winner, the whole score of a deal."""
        code, _ = event.told()
        self._lay(event)
        if code == "deal-scored":
            self.score(view)
            return
        said = None if code in _QUIET else self._speech.told(event, before, view)
        if said is None:
            return
        said = said[:1].upper() + said[1:]
        if code == "trick-taken":
            said = f"{self._trick(self._laid)}  {said}"
            self._laid = []
        self._terminal.say(said, indent=2)

    def _lay(self, event: Event) -> None:
        """Remember what lies in the trick: at the end of a deal no view shows it any more."""
        for shift in event.shifts():
            match shift:
                case Put(_, "trick", faces, owner):
                    self._laid.extend(Item(face, owner) for face in faces)
                case Clear():
                    self._laid = []

    def turn(self, view: Any) -> None:
        """The table, the hand and what may be chosen."""
        self._heading(view)
        self._board(view)
        self.hand(view)
        offers = self._typing.listed(view)
        if not offers:
            return
        if playable(self._speech.hand(view), view) or not all(offer.text for offer in offers):
            self._terminal.say(self._names.listed(offer.words for offer in offers), indent=2)
            return
        for number, offer in enumerate(offers, 1):
            self._terminal.say(f"{number}  {offer.words}", indent=2)

    def hand(self, view: Any) -> None:
        """The hand with a number for each card; what may not be played stands in parentheses."""
        hand = self._speech.hand(view)
        legal = playable(hand, view)
        each = max(1, (self._terminal.columns - 2) // 6)
        for start in range(0, len(hand), each):
            part = hand[start : start + each]
            numbers = (f"{number:^6}" for number in range(start + 1, start + len(part) + 1))
            self._terminal.draw("", "  " + "".join(self._terminal.paint(number, "dim") for number in numbers))
            cells = (self._cell(card, open_=not legal or card in legal) for card in part)
            self._terminal.draw("  " + "".join(cells))
        self._terminal.draw("")

    def _cell(self, card: str, *, open_: bool) -> str:
        shown = self._speech.card(card)
        text = f"{shown:^6}" if open_ else f"{f'({shown})':^6}"
        return self._terminal.paint(text, card[-1] if open_ else "dim")

    def last(self, view: Any) -> None:
        """The last trick, where it may be looked at."""
        items = _zone(view, "last_trick")
        if not items:
            self._terminal.say(self._names.words.say("terminal-no-last-trick"))
            return
        self._terminal.say(self._names.pair(self._names.words.say("terminal-last-trick"), self._trick(items)))

    def score(self, view: Any) -> None:
        """The last deal figure by figure, side by side, and the totals."""
        rows = self._speech.score(view)
        words, sides = self._names.words, range(self._names.sides)
        if rows:
            columns = [self._names.side(side) for side in sides]
            self._terminal.draw("", self._row(words.say("terminal-score"), columns, words.say("score-rule")))
            self._terminal.draw("─" * self._terminal.columns)
        kind = ""
        for row in rows:
            if kind and row.kind != kind:
                self._terminal.draw("")
            kind = row.kind
            self._scored(row)
        self._terminal.say()
        self._terminal.say(self._terminal.paint(self._speech.standing(view), "bold"))
        self._terminal.say()

    def _scored(self, row: Row) -> None:
        if not row.figures:
            room = self._terminal.columns - _RULE - 1
            head, *more = _cut(row.label, room)
            self._terminal.draw(f"{head:<{room}} {row.rule:>{_RULE}}", *(f"  {each}" for each in more))
            return
        line = self._row(row.label, row.figures, row.rule)
        self._terminal.draw(self._terminal.paint(line, "bold" if row.kind == "total" else ""))

    def _row(self, label: str, figures: list[str] | tuple[str, ...], rule: str) -> str:
        """Label, figures to the right under their sides, rule."""
        columns = [max(_FIGURE, len(self._names.side(side)) + 2) for side in range(len(figures))]
        width = self._terminal.columns - sum(columns) - _RULE - 1
        cells = "".join(f"{figure:>{column}}" for figure, column in zip(figures, columns, strict=True))
        head, *more = _cut(label, width)
        first = f"{head:<{width}}{cells} {rule:>{_RULE}}"
        return "\n".join((first, *(f"  {each}" for each in more)))

    def _heading(self, view: Any) -> None:
        say = self._names.words.say
        deal = say("speech-deal", number=str(getattr(view, "scored", 0) + 1))
        dealer = getattr(view, "dealer", -1)
        standing = [self._speech.standing(view), *self._taken(view)]
        if dealer >= 0:
            standing.append(say("terminal-dealer", seat=self._names.of(dealer)))
        self._terminal.draw("", "─" * self._terminal.columns)
        self._terminal.say(self._terminal.paint(_dotted([deal, self._speech.heading(view)]), "bold"))
        self._terminal.say(_dotted(standing))
        last = _zone(view, "last_trick")
        if last:
            self._terminal.say(self._names.pair(say("terminal-last-trick"), self._trick(last)))

    def _taken(self, view: Any) -> list[str]:
        """The points of the running deal, where the table shows them."""
        taken = self._speech.taken(view)
        if taken is None:
            return []
        words, sides = self._names.words, self._names.own_first
        each = (words.say("score-side", side=self._names.side(side), points=taken[side]) for side in sides)
        return [self._names.pair(words.say("taken"), self._names.listed(each))]

    def _board(self, view: Any) -> None:
        """The seats around the trick, the person at the bottom."""
        seats = len(self._names.called)
        cards = {owner: face for face, owner in _zone(view, "trick")}
        places = {step: (self._names.seat + step) % seats for step in range(seats)}
        right = 3 if self._clockwise else 1
        across, left = (2, 4 - right) if seats == 4 else (1, 0) if seats == 2 else (0, 2)
        middle = min(_BOARD, self._terminal.columns)
        if across:
            self._middle(places[across], cards, view, middle)
        if seats > 2:
            side = middle // 2
            for cell in (self._name, self._card):
                one = cell(places[left], cards, view)
                two = cell(places[right], cards, view)
                self._terminal.draw(_centred(one, side) + _centred(two, side))
        self._middle(places[0], cards, view, middle)
        self._open(view)
        self._lying(view)

    def _middle(self, seat: int, cards: dict[int, str], view: Any, width: int) -> None:
        self._terminal.draw(_centred(self._name(seat, cards, view), width))
        self._terminal.draw(_centred(self._card(seat, cards, view), width))

    def _name(self, seat: int, cards: dict[int, str], view: Any) -> tuple[str, str]:
        """The name of a seat, with a star for the dealer, and its own suit or how many cards it holds."""
        star = " *" if seat == getattr(view, "dealer", -1) else ""
        tags = (tag.words for tag in self._speech.seats(view)[seat].tags if tag.kind in _TOLD)
        told = self._names.listed(tags)
        return self._names.of(seat) + star + (f" ({told})" if told else ""), "bold"

    def _card(self, seat: int, cards: dict[int, str], view: Any) -> tuple[str, str]:
        return (self._speech.card(cards[seat]), cards[seat][-1]) if seat in cards else ("·", "dim")

    def _open(self, view: Any) -> None:
        """Hands of others that lie open, and cards that they show."""
        for zone in view.zones:
            room, _, seat = zone.name.partition(":")
            faces = tuple(item.face for item in zone.items if item.face)
            if room in _OPEN and faces and int(seat) != self._names.seat:
                shown = " ".join(map(self._speech.card, self._speech.arranged(faces, view)))
                self._terminal.say(self._names.pair(self._names.of(int(seat)), shown), indent=2)

    def _lying(self, view: Any) -> None:
        """Discards and melds that lie open, where the game has a word for them."""
        words = self._names.words
        for zone in view.zones:
            name, _, number = zone.name.partition("-")
            faces = tuple(item.face for item in zone.items if item.face)
            if faces and name in _LYING and words.has(f"word-{name}"):
                called = words.say(f"word-{name}", number=number)
                shown = " ".join(map(self._speech.card, faces))
                self._terminal.say(self._names.pair(called[:1].upper() + called[1:], shown), indent=2)

    def _trick(self, items: Any) -> str:
        return "  ".join(f"{self._names.of(owner)} {self._speech.card(face)}" for face, owner in items)


def _dotted(parts: list[str]) -> str:
    return "  ·  ".join(part.rstrip(".") for part in parts if part)


def _zone(view: Any, name: str) -> Any:
    return next((zone.items for zone in view.zones if zone.name == name), ())


def _centred(text: tuple[str, str], width: int) -> str:
    return f"{text[0]:^{width}}"


def _cut(label: str, width: int) -> list[str]:
    return textwrap.wrap(label, width - 1) or [""]
