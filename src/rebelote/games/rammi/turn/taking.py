"""What a move of a turn does to the match: events, the stock that runs out, the end of the deal (R9 to R18)."""

from dataclasses import replace

from rebelote.cards import Card, CardSet, Seat, gather
from rebelote.engine.errors import Refusal, refuse
from rebelote.engine.game import CHANCE, Event, Step
from rebelote.games.rammi.events import (
    CardDrawn,
    Discarded,
    DiscardKept,
    DiscardTaken,
    LaidOff,
    Melded,
    StockDrawn,
    StockTurned,
)
from rebelote.games.rammi.moves import Discard, DrawDiscard, DrawStock, LayOff, Meld, RammiMove, Restock, row
from rebelote.games.rammi.scoring.counting import blocked, went_out
from rebelote.games.rammi.state import Phase, State, Table
from rebelote.games.rammi.turn import turning

_Events = tuple[Event, ...]


def step(state: State, seat: Seat, move: RammiMove) -> Step[State]:
    """What a legal move of the seat on turn does."""
    table = state.table
    assert table is not None
    log = (*table.log, (int(seat), move))
    match move:
        case DrawStock():
            return _draw_stock(state, table, log)
        case DrawDiscard():
            return _draw_discard(state, table, log)
        case Meld(cards):
            after = turning.melded(table, cards, log)
            return _laid(state, after, (Melded(seat, row(cards), len(after.melds)),))
        case LayOff(cards, number):
            laid_off = turning.laid_off(table, cards, number, log)
            return _laid(state, laid_off, (LaidOff(seat, row(cards), number + 1),))
    assert isinstance(move, Discard)
    after = turning.discarded(table, move.card, log)
    events = (Discarded(seat, move.card),)
    if not after.hands[seat]:
        return went_out(state, after, events)
    return _begin_turn(_playing(state, after), after, events)


def _playing(state: State, table: Table) -> State:
    """The match when the seat on turn may go on at a table."""
    return State(state.options, state.match, Phase.TURN, table)


def _laid(state: State, table: Table, events: _Events) -> Step[State]:
    """After a meld or a lay-off the seat goes on, unless it is out (R16)."""
    if not table.hands[table.turn.seat]:
        return went_out(state, table, events)
    return Step(_playing(state, table), events)


def _begin_turn(state: State, table: Table, events: _Events) -> Step[State]:
    """The next seat is on turn; where the rules say so, the pile is turned over first (R17)."""
    if not turning.due_to_turn(table, state.options):
        return Step(state, events)
    return _turn_over(state, table, events)


def _draw_stock(state: State, table: Table, log: turning.Log) -> Step[State]:
    """Draw from the stock; when it is empty the pile is turned over on demand (R9, R17)."""
    if table.stock:
        return _drawn(state, table, log, ())
    asked = replace(table, log=log)
    return _turn_over(_playing(state, asked), asked, ())


def _turn_over(state: State, table: Table, events: _Events) -> Step[State]:
    """The pile becomes the stock, unless the deal ends here or chance mixes it (R17, R18)."""
    if turning.exhausted(table, state.options):
        return blocked(state, events)
    if state.options.recycle_shuffle:
        return Step(replace(state, phase=Phase.RESTOCK), events)
    return _turned(state, turning.turned(table, state.options), events)


def _turned(state: State, table: Table, events: _Events) -> Step[State]:
    """The pile was turned over: the deal may be blocked, or the seat that asked draws (R17, R18)."""
    options = state.options
    events = (*events, StockTurned(bool(table.pile), options.recycle_shuffle))
    if turning.idled(table, options):
        return blocked(state, events)
    if options.exhaustion == "on_demand":
        return _drawn(state, table, table.log, events)
    return Step(_playing(state, table), events)


def _drawn(state: State, table: Table, log: turning.Log, events: _Events) -> Step[State]:
    """The top of the stock goes to the seat on turn, which alone sees it (R9)."""
    seat = Seat(table.turn.seat)
    told = (StockDrawn(seat), CardDrawn(table.stock[0], seat))
    return Step(_playing(state, turning.drawn_stock(table, log)), (*events, *told))


def _draw_discard(state: State, table: Table, log: turning.Log) -> Step[State]:
    """The top of the pile goes to the seat on turn before everybody's eyes (R9, R21)."""
    seat, card = Seat(table.turn.seat), table.pile[-1]
    under = table.pile[-2] if len(table.pile) > 1 else None
    after = turning.drawn_discard(table, log)
    return Step(_playing(state, after), (DiscardTaken(seat, card, under), DiscardKept(card, seat)))


def pile_to_mix(state: State) -> tuple[Card, ...]:
    """The discards that chance mixes (R17)."""
    assert state.table is not None
    return turning.turnable(state.table, state.options)


def why_restock(state: State, move: RammiMove) -> Refusal | None:
    """Why chance may not lay a stock."""
    if not isinstance(move, Restock):
        return refuse("not-now", "", waits=state.phase.value)
    wanted = pile_to_mix(state)
    fits = len(move.cards) == len(wanted) and gather(move.cards) == CardSet(gather(wanted))
    return None if fits else refuse("not-the-pile", "R17", cards=len(wanted))


def restocked(state: State, move: Restock) -> Step[State]:
    """The mixed discards are the stock (R17)."""
    assert state.table is not None
    table = replace(state.table, log=(*state.table.log, (int(CHANCE), move)))
    return _turned(state, turning.turned(table, state.options, move.cards), ())
