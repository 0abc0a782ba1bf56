"""Forms of the table: how many sit at it, the pack, and how it is dealt (sections 3 and 12)."""

from dataclasses import dataclass

from rebelote.cards import PACK_24, PACK_32, Card, side_of
from rebelote.games.belote.options import Options

CHOICE = "dealer_choice"


@dataclass(frozen=True, slots=True)
class Form:
    """What the number of players and the way of bidding fix.

    `packets` are the deals that the dealer may choose from; `rest` is what each player gets once
    somebody took. `kept` says that the turned card goes to the taker, `shepherdess` that the last
    card of the stock is shown then (B120), `opened` that cards are played from piles of two (B121).
    """

    seats: int
    pack: tuple[Card, ...]
    packets: tuple[tuple[int, ...], ...]
    turned: bool
    rest: int
    kept: bool = True
    shepherdess: bool = False
    opened: bool = False

    @property
    def sides(self) -> int:
        """Two sides at tables of four, otherwise every seat is its own (B1, B52)."""
        return 2 if self.seats == 4 else self.seats

    def side(self, seat: int) -> int:
        """The side of a seat."""
        return side_of(seat, self.seats)

    def tricks(self) -> int:
        """How many tricks a deal has."""
        return 16 if self.opened else sum(self.packets[0]) + self.rest


def form(options: Options) -> Form:
    """The form that some options describe."""
    first = _packets(options.deal_first, ((3, 2), (2, 3)))
    if options.players == 2:
        if options.two_form == "open":
            return Form(2, PACK_32, ((4, 4, 4, 4),), turned=False, rest=0, opened=True)
        return Form(2, PACK_32, ((3, 3),), turned=True, rest=3, kept=False, shepherdess=True)
    if options.players == 3:
        if options.three_form == "32":
            return Form(3, PACK_32, ((3, 3),), turned=True, rest=3)
        return Form(3, PACK_24, first, turned=options.bid_mode == "retourne", rest=3)
    if options.bid_mode == "auction":
        eight = _packets(options.deal_eight, ((3, 2, 3), (3, 3, 2), (2, 3, 3)))
        return Form(4, PACK_32, eight, turned=False, rest=0)
    return Form(4, PACK_32, first, turned=options.bid_mode == "retourne", rest=3)


def _packets(value: str, choices: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """The packets of an option: the one that it names, or all."""
    if value == CHOICE:
        return choices
    return (tuple(map(int, value.split("-"))),)
