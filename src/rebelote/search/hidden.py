"""What a seat of belote may conclude about hidden cards from its view, and the worlds that agree.

Card by card: a seat that did not follow, go higher or ruff lacks what would have obliged it; the
turned card, announcements that were shown and the other card of a belote lie where they were said to.
What is about whole hands (announcements named and not shown, heights, B47) is asked of each world,
and a world that disagrees is drawn again, so the others stay equally likely.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from rebelote.cards import Card, CardSet, card, cards_of, gather, rank, read_card, suit
from rebelote.engine.game import Source
from rebelote.games.belote.dealing.forms import Form, form
from rebelote.games.belote.events import SHEPHERDESS, TURNED
from rebelote.games.belote.options import Options
from rebelote.games.belote.order import ORDERS, TA, duties, strengths_of
from rebelote.games.belote.play.announcements import detect, kinds, offered, spoken
from rebelote.games.belote.view import View
from rebelote.kernels.tricks import OVER_PARTNER, TRUMP, begin_tricks, choices, lay, takes
from rebelote.kernels.tricks import legal as legal_cards
from rebelote.search.worlds import Hidden, Worlds

_QUEEN, _KING = 12, 13
_FOUR = 4
_TRIES = 20_000
_PATIENCE = 2_000
"""So many draws are tried for some worlds: a cent that was named and not shown is in one hand of a hundred."""
FEW = 2_000
"""So many worlds are listed rather than drawn."""


class Contradiction(ValueError):
    """No world was found that agrees with a view."""


@dataclass(frozen=True, slots=True)
class Guess:
    """The worlds of a seat in the play of a deal; a world is a set of cards for each seat.

    Cards that nobody holds, at tables of two and three, are left out of it.
    """

    view: View
    options: Options
    worlds: Worlds
    others: tuple[int, ...]
    own: CardSet

    def count(self) -> int | None:
        """How many worlds agree, where all facts are about single cards or there are few; otherwise None."""
        if not self._about_hands():
            return self.worlds.count
        return sum(1 for _ in self.all()) if self.worlds.count <= FEW else None

    def all(self) -> Iterator[tuple[int, ...]]:
        """Every world that agrees, once."""
        return (hands for hands in map(self._hands, self.worlds.all()) if self.agrees(hands))

    def draw(self, source: Source) -> tuple[int, ...]:
        """A world, all that agree equally likely. Raises Contradiction if none is found."""
        for _ in range(_TRIES if self.worlds.count else 0):
            hands = self._hands(self.worlds.draw(source))
            if self.agrees(hands):
                return hands
        raise Contradiction(f"no world agrees with the view of seat {self.view.seat}")

    def some(self, source: Source, n: int) -> list[tuple[int, ...]]:
        """All worlds if at most n, otherwise n drawn ones, or fewer where those that agree are rare.

        Raises Contradiction if none is found.
        """
        if self.worlds.count <= FEW:
            found = list(islice(self.all(), n + 1))
            if 0 < len(found) <= n:
                return found
        drawn: list[tuple[int, ...]] = []
        for _ in range(_PATIENCE if self.worlds.count else 0):
            hands = self._hands(self.worlds.draw(source))
            if self.agrees(hands):
                drawn.append(hands)
                if len(drawn) == n:
                    break
        return drawn or [self.draw(source)]

    def agrees(self, hands: tuple[int, ...]) -> bool:
        """Whether whole hands agree with every card played and every word said."""
        if not self._about_hands():
            return True
        start = list(hands)
        for seat, played in self.view.plays:
            start[seat] |= 1 << played
        return self._legal(start) and self._announced(start)

    def _about_hands(self) -> bool:
        partners = len(self.view.counts) == _FOUR
        return bool((partners and self.options.partner_ruff != "free") or self.options.announcements)

    def _hands(self, world: tuple[int, ...]) -> tuple[int, ...]:
        hands = [0] * len(self.view.counts)
        # what is left over lies in the stock
        for seat, cards in zip(self.others, world, strict=False):
            hands[seat] = cards
        if self.view.seat is not None:
            hands[self.view.seat] = self.own
        return tuple(hands)

    def _legal(self, start: list[int]) -> bool:
        """Whether every card was a legal one."""
        contract = self.view.contract
        assert contract is not None
        order, demanded = ORDERS[contract.denomination], duties(contract.denomination, self.options)
        held = [strengths_of(CardSet(each), order) for each in start] + [0] * (_FOUR - len(start))
        a, b, c, d = held
        tricks = begin_tricks((a, b, c, d), self.view.plays[0][0] if self.view.plays else 0, len(start))
        for _, played in self.view.plays:
            strength = order.strengths[played]
            if not choices(tricks, demanded) >> strength & 1:
                return False
            tricks = lay(tricks, strength, demanded)
        return True

    def _announced(self, start: list[int]) -> bool:
        """Whether the hands hold what was named, shown and said."""
        view, options, contract = self.view, self.options, self.view.contract
        assert contract is not None
        if not options.announcements:
            return True
        declared = []
        for seat, hand in enumerate(start):
            named = view.announced[seat]
            acted = any(who == seat for who, _ in view.plays)
            found = (
                (detect(CardSet(hand), contract.denomination, options),)
                if options.announce_declare == "auto" and acted
                else offered(CardSet(hand), contract.denomination, options)
            )
            declared.append(next((each for each in found if kinds(each) == named), None))
        told = tuple(each for each in declared if each is not None)
        if len(told) < len(start):
            return False
        if any(shown not in told[seat] for seat, shown in view.shown):
            return False
        silent = view.counting is None or options.announce_show == "immediate"
        return silent or spoken(told, view.dealer, contract.denomination) == view.heights


def guess(view: View, options: Options, turned: Card | None = None) -> Guess:
    """The worlds of a seat, or of a spectator, in the play of a deal whose hands are hidden.

    `turned` is the card that lay open before somebody took it. Raises ValueError out of the play, and for
    the open game (B121).
    """
    table = form(options)
    spare = len(table.pack) - sum(view.counts) - len(view.plays)
    if table.opened or view.contract is None or not 0 <= spare < len(table.pack) // 2:
        raise ValueError("worlds are known for the play of a deal whose hands are hidden")
    own = gather(view.hand)
    others = tuple(seat for seat in range(table.seats) if seat != view.seat)
    gone = {played for _, played in view.plays} | _open_cards(view)
    unseen = tuple(each for each in table.pack if each not in gone and not own >> each & 1)
    able = {each: {*others} for each in unseen}
    for seat, missing in _lacking(view, duties(view.contract.denomination, options)):
        if missing in able:
            able[missing].discard(seat)
    if turned is not None and table.kept and turned in able:
        able[turned] &= {view.contract.taker}
    for seat, announcement in view.shown:
        for each in cards_of(announcement.cards):
            if each in able:
                able[each] &= {seat}
    for seat, other, holds in _belotes(view, options):
        if other in able:
            able[other] = able[other] & {seat} if holds else able[other] - {seat}
    masks = tuple(sum(1 << place for place, seat in enumerate(others) if seat in able[c]) for c in unseen)
    room = tuple(view.counts[seat] for seat in others)
    stock = len(unseen) - sum(room)
    if stock:
        held = _held_for_sure(view, table, turned) | {
            other for _, other, holds in _belotes(view, options) if holds
        }
        masks = tuple(
            mask | (0 if each in held else 1 << len(others)) for each, mask in zip(unseen, masks, strict=True)
        )
        room += (stock,)
    return Guess(view, options, Worlds(Hidden(unseen, masks, room)), others, own)


def _open_cards(view: View) -> set[Card]:
    """Cards that lie open on the table beside the play: the turned card that stays, the shepherdess (B120)."""
    zones = (zone for zone in view.zones if zone.name in (TURNED, SHEPHERDESS))
    return {read_card(item.face) for zone in zones for item in zone.items if item.face}


def _held_for_sure(view: View, table: Form, turned: Card | None) -> set[Card]:
    """Cards that somebody holds and that are not in the stock: shown ones, and the turned one if it was taken."""
    shown = {each for _, announcement in view.shown for each in cards_of(announcement.cards)}
    return shown | ({turned} if turned is not None and table.kept else set())


def _lacking(view: View, demanded: int) -> Iterator[tuple[int, Card]]:
    """Seats and cards that they cannot have: beside those their play would not have been legal."""
    assert view.contract is not None
    order = ORDERS[view.contract.denomination]
    strengths = [(Card(each), strength) for each, strength in enumerate(order.strengths) if strength >= 0]
    led = best = holder = -1
    seats = len(view.counts)
    for number, (seat, played) in enumerate(view.plays):
        mine = order.strengths[played]
        if number % seats == 0:
            led, best, holder = mine >> 4, mine, seat
        else:
            partner = seats == _FOUR and holder == seat ^ 2
            # on a partner's ruff a third card may make two legal that are not alone (B47)
            strict = partner and demanded & OVER_PARTNER and best >> 4 == demanded & TRUMP
            for each, strength in () if strict and mine >> 4 != led else strengths:
                both = 1 << mine | 1 << strength
                if not legal_cards(both, led, best, partner, demanded) >> mine & 1:
                    yield seat, each
            if takes(mine, best, demanded):
                best, holder = mine, seat


def _belotes(view: View, options: Options) -> Iterator[tuple[int, Card, bool]]:
    """Seats that played a King or Queen of trumps, the other card of the pair, and whether they have it."""
    assert view.contract is not None
    said = {seat for seat, _ in view.words}
    trumps = range(4) if view.contract.denomination == TA else (view.contract.denomination,)
    for seat, played in view.plays:
        if suit(played) not in trumps or rank(played) not in (_QUEEN, _KING):
            continue
        other = card(suit(played), _QUEEN + _KING - rank(played))
        if view.contract.denomination != TA and seat in said:
            yield seat, other, True
        elif options.belote_declare == "auto" and options.belote_order == "any" and seat not in said:
            yield seat, other, False
