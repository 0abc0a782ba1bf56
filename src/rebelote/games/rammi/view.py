"""What a seat may know of a match, written field by field; other hands are counts (R21).

Nothing is stripped from a state: what is not named here is not in the view.
"""

from dataclasses import dataclass
from functools import cache, lru_cache

from rebelote.cards import PACK_52, Card, CardSet, Seat, cards_of, show_card
from rebelote.engine.game import Greyed
from rebelote.engine.table import STOCK, Ruling, hand_of
from rebelote.engine.zones import Item, Zone, arranged, backs, heap, settled
from rebelote.games.rammi.events import BURIED, DISCARD, meld_of
from rebelote.games.rammi.moves import RammiMove
from rebelote.games.rammi.scoring.score import Result
from rebelote.games.rammi.state import Phase, State, Table
from rebelote.games.rammi.turn.judging import Judged, judged, position

ORDERED: frozenset[str] = frozenset()
"""The zones whose order says something: none, a meld is told by its cards."""

_NOTHING = Judged((), ())


@dataclass(frozen=True, slots=True)
class View:
    """What a seat knows, or a spectator (seat None).

    `turn` is the seat on turn (-1 before the deal), `drawn` whether it has drawn, `taken` the card that it
    took from the pile in this turn. `top` is the discard that may be taken, `melds` the cards of each meld,
    `makers` the seat that laid each meld, `melded` the seats that have melded. `seen` are the cards in each
    hand that were taken from the pile since the deal; `log` what was done in this deal, seat and move.
    """

    seat: Seat | None
    phase: str
    due: tuple[Seat, ...]
    choices: tuple[str, ...]
    greyed: tuple[Greyed, ...]
    zones: tuple[Zone, ...]
    dealer: int
    totals: tuple[int, ...]
    scored: int
    results: tuple[Result, ...]
    winners: tuple[int, ...] | None
    turn: int
    drawn: bool
    taken: Card | None
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    stock: int
    top: Card | None
    pile: int
    melds: tuple[tuple[Card, ...], ...]
    makers: tuple[int, ...]
    melded: tuple[int, ...]
    seen: tuple[tuple[Card, ...], ...]
    turned: int
    log: tuple[tuple[int, RammiMove], ...]


def view(game: Ruling, state: State, seat: Seat | None) -> View:
    """The view of a seat, or of a spectator."""
    match_, table = state.match, state.table
    ruled = _ruled(state, seat)
    return View(
        seat=seat,
        phase=state.phase.value,
        due=tuple(sorted(game.due(state))),
        choices=tuple(map(game.show, ruled.moves)),
        greyed=tuple([Greyed(game.show(move), reason) for move, reason in ruled.barred]),
        zones=_zones(state, seat),
        dealer=match_.dealer,
        totals=match_.totals,
        scored=match_.scored,
        results=match_.results,
        winners=match_.winners,
        turn=table.turn.seat if table else -1,
        drawn=table.turn.drawn if table else False,
        taken=table.turn.taken if table else None,
        hand=_row(table.hands[seat]) if table and seat is not None else (),
        counts=tuple([each.bit_count() for each in table.hands]) if table else (0,) * state.seats,
        stock=len(table.stock) if table else len(PACK_52),
        top=table.pile[-1] if table and table.pile else None,
        pile=len(table.pile) if table else 0,
        melds=tuple([_row(each.cards) for each in table.melds]) if table else (),
        makers=tuple([each.owners[0][1] for each in table.melds]) if table else (),
        melded=tuple(sorted(table.melded)) if table else (),
        seen=tuple(map(_row, table.seen)) if table else ((),) * state.seats,
        turned=table.turned if table else 0,
        log=_log(state, table) if table else (),
    )


def _ruled(state: State, seat: Seat | None) -> Judged:
    """What the seat on turn may do, and what it could think of and may not (R9, R10, R13 to R16)."""
    table = state.table
    if table is None or state.phase is not Phase.TURN or seat != table.turn.seat:
        return _NOTHING
    return judged(position(table, state.options))


def _log(state: State, table: Table) -> tuple[tuple[int, RammiMove], ...]:
    """What the seats did; how chance mixed the discards is hidden (R21)."""
    mixed = table.turned and state.options.recycle_shuffle
    return tuple([each for each in table.log if each[0] >= 0]) if mixed else table.log


@lru_cache(1 << 12)
def _row(cards: int) -> tuple[Card, ...]:
    return tuple(cards_of(CardSet(cards)))


def _zones(state: State, seat: Seat | None) -> tuple[Zone, ...]:
    """What lies on the table, as the seat sees it."""
    table = state.table
    if table is None:
        return (backs(STOCK, len(PACK_52)),)
    open_ = state.phase is Phase.OVER
    zones = [
        _faces(owner, cards) if owner == seat or open_ else _backs(owner, cards.bit_count())
        for owner, cards in enumerate(table.hands)
    ]
    zones.append(backs(STOCK, len(table.stock)))
    if table.pile:
        zones += [_top(table.pile[-1]), backs(BURIED, len(table.pile) - 1)]
    zones += [_meld(number, each.owners) for number, each in enumerate(table.melds, 1)]
    return arranged(zones)


# hands and melds lie unchanged through most steps, before the eyes of all seats
@lru_cache(1 << 10)
def _faces(owner: int, cards: int) -> Zone:
    """A hand as its owner sees it, and everyone once the match is over."""
    return heap(hand_of(owner), map(show_card, _row(cards)))


@cache
def _backs(owner: int, count: int) -> Zone:
    """A hand as the others see it."""
    return backs(hand_of(owner), count)


@cache
def _top(card: Card) -> Zone:
    """The discard that may be taken."""
    return heap(DISCARD, (show_card(card),))


@lru_cache(1 << 10)
def _meld(number: int, owners: tuple[tuple[Card, int], ...]) -> Zone:
    """A meld on the table: its cards, each with the seat that laid it."""
    laid = Zone(meld_of(number), tuple([Item(show_card(card), owner) for card, owner in owners]))
    return settled((laid,), ORDERED)[0]
