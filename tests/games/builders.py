"""Tables of belote for tests: a match played by the texts of its moves, and packs made from hands."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar, cast

from rebelote.cards import Card, Seat, cards_of, read_card, read_hand, show_cards
from rebelote.engine import CHANCE, Event, Refusal, find
from rebelote.games.belote import GAME
from rebelote.games.belote.dealing.forms import Form, form
from rebelote.games.belote.dealing.hands import complete, deal
from rebelote.games.belote.moves import Cut
from rebelote.games.belote.options import Options
from rebelote.games.belote.scoring.score import Result
from rebelote.games.belote.state import Phase, State
from rebelote.games.belote.view import View

E = TypeVar("E", bound=Event)

A_SUIT_EACH = ("AKQJT987...", ".AKQJT987..", "..AKQJT987.", "...AKQJT987")
"""Whoever holds the trumps wins all tricks, and has belote."""


@dataclass(frozen=True, slots=True)
class Table:
    """A match at some point, and the events since the table that it was made from."""

    state: State
    events: tuple[Event, ...] = ()

    def after(self, moves: str) -> "Table":
        """After some moves: texts with blanks between, `2:stop` by seat 2, others by the seat due.

        Raises IllegalMove.
        """
        state, events = self.state, self.events[:0]
        for text in moves.split():
            seat, move = self._read(state, text)
            state, more = GAME.step(state, seat, GAME.read(move))
            events += more
        return Table(state, events)

    def why(self, text: str) -> Refusal | None:
        """Why a move is refused, or None."""
        seat, move = self._read(self.state, text)
        return GAME.why(self.state, seat, GAME.read(move))

    def refused(self, text: str) -> str:
        """The code and the rule of a refusal: `follow B41`."""
        refusal = self.why(text)
        return "" if refusal is None else f"{refusal.code} {refusal.rule}".strip()

    def offered(self, seat: int | None = None) -> str:
        """The moves of a seat, or of the seat due, with blanks between."""
        asked = min(GAME.due(self.state)) if seat is None else Seat(seat)
        return " ".join(map(GAME.show, GAME.moves(self.state, asked)))

    def deal(self, pack: str, calls: str = "") -> "Table":
        """After a whole deal: a mixed pack, the first packets on offer, calls, first offers to the end."""
        return replace(self.after(pack).packed().after(calls).played_out(), events=())

    def packed(self) -> "Table":
        """After the dealer chose the first packets on offer, where there is a choice."""
        return self.after(self.offered().split()[0]) if self.phase == "packets" else self

    def played_out(self) -> "Table":
        """After the rest of the deal: whoever is due makes the first move on offer, most said first."""
        state, events = self.state, self.events
        while state.phase in (Phase.PLAY, Phase.COUNT):
            seat = min(GAME.due(state))
            state, more = GAME.step(state, seat, GAME.moves(state, seat)[0])
            events += more
        return Table(state, events)

    def played_out_cards(self) -> "Table":
        """The same, but the count waits for whoever forgot his rebelote."""
        state, events = self.state, self.events
        while state.phase is Phase.PLAY:
            seat = min(GAME.due(state))
            state, more = GAME.step(state, seat, GAME.moves(state, seat)[0])
            events += more
        return Table(state, events)

    def view(self, seat: int | None) -> View:
        """The view of a seat, or of a spectator."""
        return GAME.view(self.state, None if seat is None else Seat(seat))

    def told(self, kind: type[E], seat: int | None = None) -> tuple[E, ...]:
        """The events of one kind that a seat was told, in order; None: a spectator."""
        return tuple(each for each in self.events if isinstance(each, kind) and each.to in (None, seat))

    @property
    def phase(self) -> str:
        """What the match waits for."""
        return self.state.phase.value

    @property
    def due(self) -> tuple[int, ...]:
        """Whom the match waits for."""
        return tuple(sorted(GAME.due(self.state)))

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals by side."""
        return self.state.match.totals

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The sides that won the match; None while it runs."""
        return self.state.match.winners

    @property
    def last(self) -> Result:
        """The result of the last deal."""
        return self.state.match.results[-1]

    def _read(self, state: State, text: str) -> tuple[Seat, str]:
        if text.startswith("{"):
            return CHANCE, text
        seat, colon, move = text.partition(":")
        return (Seat(int(seat)), move) if colon else (min(GAME.due(state)), text)


def chosen(setup: str | Options) -> Options:
    """The options of an address, or the options themselves."""
    return setup if isinstance(setup, Options) else cast(Options, find(setup).options)


def match(setup: str | Options, *, dealer: int | None = None, totals: tuple[int, ...] | None = None) -> Table:
    """A match like `belote/contree;target=100` that waits for its first pack; seat 0 will speak first."""
    options = chosen(setup)
    seats = options.players
    first = seats - 1 if dealer is None else dealer
    if totals is not None:
        return Table(GAME.deal_from(options, seats, Seat(first), totals))
    return Table(GAME.begin(options, seats)).after(f"{{dealer={first + 1}}}")


def dealt(
    setup: str | Options,
    hands: Sequence[str],
    calls: str = "",
    *,
    dealer: int | None = None,
    taker: int = 0,
    turned: str = "",
    totals: tuple[int, ...] | None = None,
) -> Table:
    """A match in which everyone holds these hands once `taker` took, after some calls.

    Packets are the first on offer. `turned` is the turned card of retourne: among the taker's cards
    where the taker gets it.
    """
    waiting = match(setup, dealer=dealer, totals=totals)
    options, first = chosen(setup), waiting.state.match.dealer
    mixed = waiting.after(pack_for(options, hands, dealer=first, taker=taker, turned=turned))
    return replace(mixed.packed().after(calls), events=())


def pack_for(
    options: Options, hands: Sequence[str], *, dealer: int = 3, taker: int = 0, turned: str = ""
) -> str:
    """The text of the pack that deals these hands; cards that nobody holds come last."""
    shape = form(options)
    places = tuple(map(Card, range(len(shape.pack))))
    first = deal(shape, places, dealer, shape.packets[0])
    rows = complete(shape, first, dealer, taker).hands if shape.rest else first.hands
    found: dict[int, Card] = {}
    if first.turned is not None:
        found[first.turned] = read_card(turned)
    for row, hand in zip(rows, hands, strict=True):
        free = (place for place in row if place not in found)
        found |= dict(zip(free, _others(hand, turned), strict=True))
    left = [card for card in shape.pack if card not in found.values()]
    return text_of(shape, [found.get(place) or left.pop(0) for place in places])


def text_of(shape: Form, cards: Sequence[Card]) -> str:
    """The text of a pack: the move by which chance mixes it."""
    assert sorted(cards) == sorted(shape.pack)
    return f"{{{show_cards(cards)}}}"


def cuts(table: Table, seat: int) -> tuple[int, ...]:
    """The sizes that a seat may cut."""
    return tuple(move.size for move in GAME.moves(table.state, Seat(seat)) if isinstance(move, Cut))


def _others(hand: str, turned: str) -> list[Card]:
    """The cards of a hand without the turned card."""
    return [card for card in cards_of(read_hand(hand)) if not turned or card != read_card(turned)]
