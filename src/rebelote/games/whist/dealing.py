"""Dealing: packets of four, five and four, and the call of the trou (W2 to W5)."""

from dataclasses import replace

from rebelote.cards import PACK_52, SUITS, Card, Seat, card, cards_of, gather
from rebelote.cards.card import CardSet
from rebelote.engine.errors import Refusal, refuse
from rebelote.engine.game import Event, Step
from rebelote.engine.table import CardsDealt, DealerDrawn, DrawDealer, HandDealt, Pack, is_pack
from rebelote.games.whist.bidding import talk as talks
from rebelote.games.whist.events import TrouSaid
from rebelote.games.whist.moves import WhistMove
from rebelote.games.whist.options import Options
from rebelote.games.whist.state import HAND, SEATS, Deal, Match, Phase, State, rules

PACKETS = (4, 5, 4)
"""Cards given at once (W2)."""
ACES = gather(card(suit, 14) for suit in range(len(SUITS)))


def begin(options: Options) -> State:
    """Before anything happened: chance draws the dealer, or he sits after the scorer in seat 0 (W3)."""
    if options.first_dealer == "after_scorer":
        return State(rules(options), Match(dealer=1), Phase.MIX)
    return State(rules(options), Match(), Phase.DRAW)


def why(state: State, move: WhistMove) -> Refusal | None:
    """Why chance may not make a move."""
    match move:
        case DrawDealer() if state.phase is Phase.DRAW:
            return None
        case Pack(cards) if state.phase is Phase.MIX:
            return None if is_pack(cards, PACK_52) else refuse("not-the-pack", "W1", cards=len(PACK_52))
    return refuse("not-now", "", waits=state.phase.value)


def step(state: State, move: WhistMove) -> Step[State]:
    """The first dealer is drawn, or the cards are dealt."""
    if isinstance(move, DrawDealer):
        match_ = replace(state.match, dealer=int(move.seat))
        return Step(replace(state, match=match_, phase=Phase.MIX), (DealerDrawn(move.seat),))
    assert isinstance(move, Pack)
    dealer = state.match.dealer
    hands = dealt(move.cards, dealer)
    trou = announcer(hands) if state.rules.options.trou else -1
    first = (dealer + 1) % SEATS
    after = State(
        state.rules, state.match, Phase.BIDDING, Deal(hands, trou, move.cards), talks.begin(first, trou)
    )
    events: list[Event] = [CardsDealt((HAND,) * SEATS)]
    events += [HandDealt(tuple(cards_of(CardSet(each))), Seat(seat)) for seat, each in enumerate(hands)]
    if state.rules.options.trou:
        order = ((first + place) % SEATS for place in range(SEATS))
        events += [TrouSaid(seat, seat == trou) for seat in order]
    return Step(after, tuple(events))


def dealt(pack: tuple[Card, ...], dealer: int) -> tuple[int, int, int, int]:
    """The hands of a pack, top first, from the dealer's left (W2)."""
    hands = [0, 0, 0, 0]
    at = 0
    for size in PACKETS:
        for place in range(1, SEATS + 1):
            hands[(dealer + place) % SEATS] |= gather(pack[at : at + size])
            at += size
    a, b, c, d = hands
    return a, b, c, d


def announcer(hands: tuple[int, ...]) -> int:
    """The seat with exactly three aces, -1 if there is none (W5)."""
    return next((seat for seat, each in enumerate(hands) if (each & ACES).bit_count() == 3), -1)


def fourth_ace(hands: tuple[int, ...], trou: int) -> int:
    """The seat with the ace that the announcer of a trou lacks (W6)."""
    return next(seat for seat, each in enumerate(hands) if seat != trou and each & ACES)
