"""What a seat at belote knows of the cards: what is out, who may hold it, who holds the trick."""

from dataclasses import dataclass

from rebelote.bots.belote.signals import calling, said_so_far
from rebelote.cards import Card, CardSet, cards_of, gather, read_card, suit
from rebelote.games.belote.dealing.forms import Form
from rebelote.games.belote.kernel import worth
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import ORDERS, SA, duties
from rebelote.games.belote.play.signals import BELOTE
from rebelote.games.belote.view import View

NO_TRUMP = -1
_NOBODY = -1

_Plays = tuple[tuple[int, Card], ...]


@dataclass(frozen=True, slots=True)
class Seen:
    """A table during the play, through the eyes of one seat.

    `trumps` is a suit or NO_TRUMP; `held` says for each seat which cards it may hold, by what was
    played and shown; `led_by_partner` are the suits that the partner led, `called` those that it called
    for, `calls` the cards that would call for a suit now (B53).
    """

    seat: int
    form: Form
    trumps: int
    took: bool
    taker: int
    strengths: tuple[int, ...]
    duties: int
    hand: CardSet
    trick: _Plays
    held: tuple[CardSet, ...]
    led_by_partner: frozenset[int]
    called: frozenset[int] = frozenset()
    calls: frozenset[Card] = frozenset()

    @property
    def unseen(self) -> CardSet:
        """Cards that others may hold."""
        found = 0
        for seat, cards in enumerate(self.held):
            found |= 0 if seat == self.seat else cards
        return CardSet(found)

    @property
    def tricks_left(self) -> int:
        """Tricks to come, this one included."""
        return self.hand.bit_count()

    @property
    def to_come(self) -> tuple[int, ...]:
        """Seats that play to this trick after this one."""
        rest = self.form.seats - len(self.trick) - 1
        return tuple((self.seat + step) % self.form.seats for step in range(1, rest + 1))

    def opposes(self, seat: int) -> bool:
        """Whether a seat is of another side."""
        return self.form.side(seat) != self.form.side(self.seat)

    def points(self, card: Card) -> int:
        """Card points (B80 to B83)."""
        return worth(1 << self.strengths[card], self.duties)

    def is_trump(self, card: Card) -> bool:
        """Whether a card is a trump."""
        return suit(card) == self.trumps

    def beats(self, card: Card, other: Card) -> bool:
        """Whether a card laid after another would take the trick from it."""
        if suit(card) == suit(other):
            return self.strengths[card] > self.strengths[other]
        return self.is_trump(card)

    def best(self) -> tuple[int, Card] | None:
        """Who holds the trick, and by which card."""
        holding: tuple[int, Card] | None = None
        for seat, card in self.trick:
            if holding is None or self.beats(card, holding[1]):
                holding = (seat, card)
        return holding

    def suit_of(self, cards: CardSet, which: int) -> CardSet:
        """The cards of one suit."""
        return CardSet(cards & _suit_mask(which)) if which != NO_TRUMP else CardSet(0)

    def is_master(self, card: Card) -> bool:
        """Whether nothing out there is higher in its suit."""
        return not any(self.beats(each, card) for each in cards_of(self.suit_of(self.unseen, suit(card))))

    def trumps_against(self) -> bool:
        """Whether an opponent may still hold a trump."""
        seats = range(self.form.seats)
        return any(self.opposes(each) and self.suit_of(self.held[each], self.trumps) for each in seats)

    def stands(self, card: Card, after: tuple[int, ...]) -> bool:
        """Whether a card that holds the trick very likely keeps it against those who play after.

        A ruff is feared from who is known to be void, and where too few cards of the suit are out.
        """
        led = suit(self.trick[0][1]) if self.trick else suit(card)
        opponents = [seat for seat in after if self.opposes(seat)]
        enough = self.suit_of(self.unseen, led).bit_count() > len(opponents)
        return not any(self._endangers(seat, card, led, enough=enough) for seat in opponents)

    def _endangers(self, seat: int, card: Card, led: int, *, enough: bool) -> bool:
        """Whether a seat may well take the trick from a card."""
        own = self.held[seat]
        if any(self.beats(each, card) for each in cards_of(self.suit_of(own, suit(card)))):
            return suit(card) == led or not self.suit_of(own, led)
        if self.is_trump(card) or not self.suit_of(own, self.trumps):
            return False
        return not enough or not self.suit_of(own, led)


def seen(view: View, options: Options, form: Form, *, forgetful: bool = False) -> Seen:
    """What the seat of a view in the play knows; who is forgetful knows of the last trick and this one."""
    contract, seat = view.contract, view.seat
    assert contract is not None and seat is not None
    trumps = contract.denomination if contract.denomination < SA else NO_TRUMP
    done = len(view.takers) * form.seats
    hand = gather(view.hand)
    partner = (seat + 2) % 4 if form.seats == 4 else _NOBODY
    leads = view.plays[: done : form.seats]
    known = view.plays[max(0, done - form.seats) :] if forgetful else view.plays
    took = contract.taker >= 0 and form.side(contract.taker) == form.side(seat)
    return Seen(
        seat,
        form,
        trumps,
        took,
        contract.taker,
        ORDERS[contract.denomination].strengths,
        duties(contract.denomination, options),
        hand,
        view.plays[done:],
        _held(view, form, hand, known),
        frozenset(suit(card) for who, card in leads if who == partner),
        frozenset(
            each.suit
            for each in said_so_far(view, options)
            if each.seat == partner and each.system != BELOTE and (each.seat, each.card) in known
        ),
        frozenset(calling(view, options, view.hand)),
    )


def _held(view: View, form: Form, hand: CardSet, plays: _Plays) -> tuple[CardSet, ...]:
    """The cards that each seat may hold, by the plays that are remembered."""
    assert view.contract is not None
    out = gather(form.pack) & ~hand & ~gather(card for _, card in plays)
    if form.opened:
        return _open_hands(view)
    known = [0] * form.seats
    for who, announcement in view.shown:
        known[who] |= announcement.cards & out
    for who in range(form.seats):
        if who != view.seat:
            out &= ~known[who]
    voids = _voids(plays, form, view.contract.denomination)
    held = [out & ~voids[who] | known[who] for who in range(form.seats)]
    return tuple(CardSet(hand if who == view.seat else each) for who, each in enumerate(held))


def _open_hands(view: View) -> tuple[CardSet, ...]:
    """Cards that lie open: nobody can play another before the trick is over (B121)."""
    faces = {zone.name: [item.face for item in zone.items if item.face] for zone in view.zones}
    hands = (faces.get(f"hand:{seat}", []) for seat in range(len(view.counts)))
    return tuple(gather(map(read_card, each)) for each in hands)


def _voids(plays: _Plays, form: Form, denomination: int) -> list[int]:
    """By seat, the cards of suits that it has shown not to have (B41, B43)."""
    voids = [0] * form.seats
    strengths = ORDERS[denomination].strengths
    for start in range(0, len(plays), form.seats):
        (holder, best), *rest = plays[start : start + form.seats]
        led = suit(best)
        for who, card in rest:
            ruffed = suit(best) == denomination
            if suit(card) != led:
                voids[who] |= _suit_mask(led)
                # only an opponent's plain card obliges to ruff, whatever the table's options
                obliged = not ruffed and form.side(holder) != form.side(who)
                if suit(card) != denomination < SA and obliged:
                    voids[who] |= _suit_mask(denomination)
            same = suit(card) == suit(best) and strengths[card] > strengths[best]
            if same or (suit(card) == denomination and not ruffed):
                holder, best = who, card
    return voids


def _suit_mask(which: int) -> int:
    return 0xFFFF << 16 * which
