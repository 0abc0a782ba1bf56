"""Dealing: one card at a time, the first discard, the stock (R2 to R5)."""

from dataclasses import replace

from rebelote.cards import PACK_52, Card, CardSet, Seat, cards_of, gather
from rebelote.engine.errors import Refusal, refuse
from rebelote.engine.game import Step
from rebelote.engine.table import CardsDealt, DealerDrawn, DrawDealer, HandDealt, Pack, is_pack
from rebelote.games.rammi.events import CardTurned
from rebelote.games.rammi.moves import RammiMove
from rebelote.games.rammi.options import Options
from rebelote.games.rammi.state import Match, Phase, State, Table, Turn

HANDS = {2: 10, 3: 7, 4: 7, 5: 6, 6: 6}
"""Cards of a hand by the number of seats (R2)."""


def begin(options: Options, seats: int) -> State:
    """Before anything happened: chance draws the dealer (R4)."""
    return State(options, Match((0,) * seats), Phase.DRAW)


def why(state: State, move: RammiMove) -> Refusal | None:
    """Why chance may not make a move before the deal."""
    match move:
        case DrawDealer(seat) if state.phase is Phase.DRAW:
            return None if seat < state.seats else refuse("no-such-seat", "R4", seats=state.seats)
        case Pack(cards) if state.phase is Phase.MIX:
            return None if is_pack(cards, PACK_52) else refuse("not-the-pack", "R1", cards=len(PACK_52))
    return refuse("not-now", "", waits=state.phase.value)


def step(state: State, move: RammiMove) -> Step[State]:
    """The first dealer is drawn, or the cards are dealt."""
    if isinstance(move, DrawDealer):
        match_ = replace(state.match, dealer=int(move.seat))
        return Step(replace(state, match=match_, phase=Phase.MIX), (DealerDrawn(move.seat),))
    assert isinstance(move, Pack)
    table = dealt(move.cards, state.seats, state.match.dealer)
    told = (HandDealt(tuple(cards_of(CardSet(each))), Seat(seat)) for seat, each in enumerate(table.hands))
    counts = tuple(each.bit_count() for each in table.hands)
    return Step(
        replace(state, phase=Phase.TURN, table=table), (CardsDealt(counts), *told, CardTurned(table.pile[0]))
    )


def dealt(pack: tuple[Card, ...], seats: int, dealer: int) -> Table:
    """The table after the deal of a pack, top first; the seat on the dealer's left begins (R3, R5)."""
    first, size = (dealer + 1) % seats, HANDS[seats]
    given = size * seats
    hands = tuple(int(gather(pack[(seat - first) % seats : given : seats])) for seat in range(seats))
    return Table(hands, pack[given + 1 :], pack[given : given + 1], Turn(first), (0,) * seats, pack=pack)
