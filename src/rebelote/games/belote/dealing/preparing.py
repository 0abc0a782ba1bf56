"""From one deal to the next: who deals, mixing, cutting, packets, and the first cards (section 3)."""

from dataclasses import replace

from rebelote.cards import Card, Seat, gather, suit
from rebelote.engine.errors import Refusal, refuse
from rebelote.engine.game import Event, Step
from rebelote.engine.table import CardsDealt, DealerDrawn, DrawDealer, HandDealt, Pack
from rebelote.games.belote.contract import NOBODY, Contract
from rebelote.games.belote.dealing.hands import Dealt, Row, cut, deal, deal_piles
from rebelote.games.belote.events import (
    CardTurned,
    ContractFixed,
    MixAnswered,
    MixProposed,
    PackCut,
    PackKept,
    PackMixed,
    PilesDealt,
)
from rebelote.games.belote.moves import BeloteMove, Cut, Keep, Mix, Packets
from rebelote.games.belote.play.playing import begin_play
from rebelote.games.belote.state import Deal, Match, Phase, Rules, State


def begin(rules: Rules) -> State:
    """Before anything happened: chance draws the dealer (B3)."""
    return State(rules, Match(totals=(0,) * rules.form.sides), Phase.DRAW)


def next_deal(rules: Rules, match: Match, pack: Row | None) -> State:
    """The wait before a deal whose pack was gathered in this order; None: chance mixes it (B4)."""
    options = rules.options
    if pack is None or options.shuffle == "every_deal":
        return State(rules, match, Phase.MIX)
    if options.reshuffle_after_passed and match.passed >= options.reshuffle_after_passed:
        return State(rules, match, Phase.MIX)
    phase = Phase.CHOICE if options.shuffle == "dealer_choice" else Phase.CUT
    return State(rules, match, phase, Deal(pack))


def cutter(state: State) -> Seat:
    """The player before the dealer (B7)."""
    seats = state.rules.form.seats
    return Seat((state.match.dealer + seats - 1) % seats)


def actors(state: State) -> frozenset[int]:
    """Who may do something before the deal."""
    match state.phase:
        case Phase.DRAW | Phase.MIX:
            return _CHANCE
        case Phase.CHOICE | Phase.PACKETS:
            return frozenset((state.match.dealer,))
        case Phase.CUT:
            return frozenset((cutter(state), *_proposers(state)))
    return frozenset((_answerer(state),))


def due(state: State) -> frozenset[int]:
    """Whom the deal waits for: nobody need propose."""
    return frozenset((cutter(state),)) if state.phase is Phase.CUT else actors(state)


def moves(state: State, seat: int) -> tuple[BeloteMove, ...]:
    """What a seat may do before the deal."""
    if seat < 0 or seat not in actors(state):
        return ()
    match state.phase:
        case Phase.CHOICE:
            return (Mix(), Keep())
        case Phase.PACKETS:
            return tuple(map(Packets, state.rules.form.packets))
        case Phase.ANSWER:
            return (Mix(), Keep())
    least, size = state.rules.options.cut_min, len(state.rules.form.pack)
    cuts: tuple[BeloteMove, ...] = ()
    if seat == cutter(state):
        cuts = tuple(map(Cut, range(least, size - least + 1)))
    return (*cuts, Mix()) if seat in _proposers(state) else cuts


def why(state: State, seat: int, move: BeloteMove) -> Refusal | None:
    """Why something may not be done before the deal (B3 to B13)."""
    form, phase = state.rules.form, state.phase
    if seat not in actors(state):
        return _refused_seat(state, seat, move)
    match move:
        case DrawDealer(drawn) if phase is Phase.DRAW:
            return None if drawn < form.seats else refuse("no-such-seat", "B3", seats=form.seats)
        case Pack(cards) if phase is Phase.MIX:
            return None if _whole(form.pack, cards) else refuse("not-the-pack", "B2", cards=len(form.pack))
        case Mix() if phase in (Phase.CHOICE, Phase.ANSWER):
            return None
        case Keep() if phase in (Phase.CHOICE, Phase.ANSWER):
            return None
        case Packets(sizes) if phase is Phase.PACKETS:
            return None if sizes in form.packets else refuse("packets", "B10")
        case Mix() if phase is Phase.CUT and seat in _proposers(state):
            return None
        case Cut(size) if phase is Phase.CUT and seat == cutter(state):
            least = state.rules.options.cut_min
            if least <= size <= len(form.pack) - least:
                return None
            return refuse("cut-size", "B7", size=size, least=least, most=len(form.pack) - least)
        case Mix() | Cut() if phase is Phase.CUT:
            return _refused_seat(state, seat, move)
    return refuse("not-now", "", waits=phase.value)


def step(state: State, seat: int, move: BeloteMove) -> Step[State]:
    """What a legal move before the deal does."""
    match move:
        case DrawDealer(drawn):
            match_ = replace(state.match, dealer=drawn)
            return Step(replace(state, match=match_, phase=Phase.MIX), (DealerDrawn(drawn),))
        case Pack(cards):
            mixed = replace(state, match=replace(state.match, passed=0), deal=Deal(cards))
            return _ready(mixed, (PackMixed(),))
        case Cut(size):
            assert state.deal is not None
            return _ready(replace(state, deal=Deal(cut(state.deal.pack, size))), (PackCut(seat, size),))
        case Packets(sizes):
            return _dealt(replace(state, log=((seat, move),)), sizes, ())
    return _mixing(state, seat, agreed=isinstance(move, Mix))


def _mixing(state: State, seat: int, *, agreed: bool) -> Step[State]:
    """A choice, a proposal or an answer about mixing (B4)."""
    assert state.deal is not None
    match state.phase:
        case Phase.CHOICE if agreed:
            return Step(replace(state, phase=Phase.MIX, deal=None), ())
        case Phase.CHOICE:
            return Step(replace(state, phase=Phase.CUT), (PackKept(seat),))
        case Phase.CUT:
            proposed = replace(state.deal, proposer=seat)
            return Step(replace(state, phase=Phase.ANSWER, deal=proposed), (MixProposed(seat),))
    answered = (MixAnswered(seat, agreed),)
    if agreed:
        return Step(replace(state, phase=Phase.MIX, deal=None), answered)
    side = state.rules.form.side(state.deal.proposer)
    refused = replace(state.deal, proposer=-1, proposed=state.deal.proposed | {side})
    return Step(replace(state, phase=Phase.CUT, deal=refused), answered)


def _ready(state: State, events: tuple[Event, ...]) -> Step[State]:
    """The pack is in order: the dealer chooses the packets, or there is nothing to choose (B10)."""
    packets = state.rules.form.packets
    if len(packets) > 1:
        return Step(replace(state, phase=Phase.PACKETS), events)
    return _dealt(state, packets[0], events)


def _dealt(state: State, packets: tuple[int, ...], events: tuple[Event, ...]) -> Step[State]:
    """The first cards are dealt, and the bidding begins (B10 to B13)."""
    assert state.deal is not None
    form, dealer, pack = state.rules.form, state.match.dealer, state.deal.pack
    if form.opened:
        return _dealt_open(state, packets, events)
    dealt = deal(form, pack, dealer, packets)
    talk = state.rules.bidding.begin(dealer, dealt.turned)
    told = (*events, *hands_dealt(dealt.hands))
    if dealt.turned is not None:
        told = (*told, CardTurned(dealt.turned))
    ready = Deal(pack, packets, dealt)
    return Step(replace(state, phase=Phase.BIDDING, deal=ready, talk=talk), told)


def _dealt_open(state: State, packets: tuple[int, ...], events: tuple[Event, ...]) -> Step[State]:
    """Piles of two are laid out; the last card dealt fixes trumps and there is no bidding (B121)."""
    assert state.deal is not None
    piles = deal_piles(state.deal.pack, state.match.dealer)
    ready = Deal(state.deal.pack, packets, Dealt(piles.upper, None, ()), piles)
    contract = Contract(NOBODY, suit(piles.last))
    opened = begin_play(replace(state, deal=ready, contract=contract))
    return Step(opened.state, (*events, PilesDealt(piles.upper), ContractFixed(contract), *opened.events))


def hands_dealt(rows: tuple[Row, ...]) -> tuple[Event, ...]:
    """Everyone sees how many cards went to whom, each seat its own."""
    counted = CardsDealt(tuple(map(len, rows)))
    return (counted, *(HandDealt(cards, Seat(seat)) for seat, cards in enumerate(rows) if cards))


def _proposers(state: State) -> tuple[int, ...]:
    """Seats that may propose to mix: those of sides that were not refused before (B4)."""
    if not state.rules.options.shuffle_on_agreement or state.deal is None:
        return ()
    form, refused = state.rules.form, state.deal.proposed
    return tuple(seat for seat in range(form.seats) if form.side(seat) not in refused)


def _answerer(state: State) -> int:
    """The next player of another side than the proposer's."""
    assert state.deal is not None
    return (state.deal.proposer + 1) % state.rules.form.seats


def _whole(pack: Row, cards: tuple[Card, ...]) -> bool:
    return len(cards) == len(pack) and gather(cards) == gather(pack)


def _refused_seat(state: State, seat: int, move: BeloteMove) -> Refusal:
    """Why a seat that may do nothing now is refused."""
    if isinstance(move, Mix) and state.phase is Phase.CUT:
        code = "mix-refused-before" if state.rules.options.shuffle_on_agreement else "mix-off"
        return refuse(code, "B4")
    if isinstance(move, Cut):
        return refuse("not-the-cutter", "B7")
    return refuse("not-your-turn", "", waits=state.phase.value)


_CHANCE = frozenset((-1,))
