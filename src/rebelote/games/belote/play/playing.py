"""Playing the cards: what may be played, and what a card does (sections 5 and 12)."""

from dataclasses import replace

from rebelote.cards import Card, CardSet, Seat, card, gather, rank, suit
from rebelote.engine.errors import Refusal, refuse
from rebelote.engine.game import Event, Step
from rebelote.engine.table import HandDealt, TrickTaken
from rebelote.games.belote import kernel
from rebelote.games.belote.events import CARD_PLAYED, SevenExchanged, Uncovered
from rebelote.games.belote.moves import PLAYS, BeloteMove, Play, Seven, Show, Stop
from rebelote.games.belote.order import DENOMINATIONS, ORDERS, cards_of_strengths, strengths_of
from rebelote.games.belote.play import showing, speech, stopping
from rebelote.games.belote.play.legality import why_card
from rebelote.games.belote.play.stopping import Stopping
from rebelote.games.belote.state import Phase, Speech, State

_SEVEN = 7
_ALONE = tuple(frozenset((seat,)) for seat in range(4))
_PLAYS_BY_STRENGTH = tuple(
    tuple(PLAYS[each] if each >= 0 else PLAYS[0] for each in order.cards) for order in ORDERS
)


def begin_play(state: State) -> Step[State]:
    """The deal is complete and the contract fixed: the leader may play (B40, B32 for a générale)."""
    assert state.deal is not None and state.deal.dealt is not None and state.contract is not None
    form, contract = state.rules.form, state.contract
    hands = tuple(map(gather, state.deal.dealt.hands))
    order = ORDERS[contract.denomination]
    strengths = [strengths_of(hand, order) for hand in hands] + [0] * (4 - form.seats)
    leader = contract.taker if contract.generale else (state.match.dealer + 1) % form.seats
    duties = state.rules.duties[contract.denomination]
    a, b, c, d = strengths
    play = kernel.begin_play((a, b, c, d), leader, form.seats, duties)
    begun = replace(state, phase=Phase.PLAY, play=play)
    return Step(replace(begun, speech=speech.begin(begun, hands)), ())


def actors(state: State) -> frozenset[int]:
    """The seat in turn, and whoever may ask, or exchange the seven."""
    assert state.play is not None
    turn = state.play.tricks.turn
    if state.rules.talkative:
        seats = range(state.rules.form.seats)
        return frozenset(each for each in seats if each == turn or _asides(state, each))
    return _ALONE[turn]


def due(state: State) -> frozenset[int]:
    """The seat in turn."""
    assert state.play is not None
    return _ALONE[state.play.tricks.turn]


def moves(state: State, seat: int) -> tuple[BeloteMove, ...]:
    """Cards from the weakest, spades first, each with what may be said on it; then other words."""
    play, rules = state.play, state.rules
    assert play is not None and state.contract is not None and state.speech is not None
    found: list[BeloteMove] = []
    if seat == play.tricks.turn:
        legal = kernel.choices(play)
        table = _PLAYS_BY_STRENGTH[state.contract.denomination]
        silent = (state.takers or not rules.declaring) and not state.speech.claims
        while legal:
            bit = legal & -legal
            legal ^= bit
            plain = table[bit.bit_length() - 1]
            if silent:
                found.append(plain)
            else:
                found.extend(speech.plays(state, seat, plain.card))
    if rules.talkative:
        found.extend(_asides(state, seat))
    return tuple(found)


def _asides(state: State, seat: int) -> tuple[BeloteMove, ...]:
    """What a seat may do besides playing a card."""
    asides: tuple[BeloteMove, ...] = ()
    if _why_seven(state, seat) is None:
        asides += (Seven(),)
    if speech.may_ask(state, seat):
        asides += (Show(),)
    if stopping.why(state, seat) is None:
        asides += (Stop(),)
    return asides


def legal_card(state: State, seat: int, move: Play) -> bool:
    """Whether a card may be played with what is said on it; `why` says why not."""
    play, contract, said = state.play, state.contract, state.speech
    assert play is not None and contract is not None and said is not None
    strength = ORDERS[contract.denomination].strengths[move.card]
    if seat != play.tricks.turn or strength < 0 or not kernel.choices(play) >> strength & 1:
        return False
    if (state.takers or not state.rules.declaring) and not said.claims:
        return not move.word and not move.announced
    return move in speech.plays(state, seat, move.card)


def why(state: State, seat: int, move: BeloteMove) -> Refusal | None:
    """Why something may not be done now (sections 5 to 7)."""
    assert state.play is not None and state.contract is not None
    match move:
        case Play(played):
            if seat != state.play.tricks.turn:
                return refuse("not-your-turn", "B40")
            refusal = why_card(state.play, state.contract.denomination, played)
            return refusal or speech.why(state, seat, move)
        case Show():
            return None if speech.may_ask(state, seat) else refuse("nothing-to-show", "B68")
        case Seven():
            return _why_seven(state, seat)
        case Stop():
            return stopping.why(state, seat)
    return refuse("not-now", "", waits=state.phase.value)


def step(state: State, seat: int, move: BeloteMove) -> Step[State]:
    """What a legal move does; the deal is over when `state.play` has no cards left."""
    match move:
        case Play():
            return _card(state, seat, move)
        case Show():
            said, told = speech.asked(state, seat)
            return Step(replace(state, speech=said, log=(*state.log, (seat, move))), told)
        case Seven():
            return _exchange(state, seat)
    stopped: Stopping = stopping.stop(replace(state, log=(*state.log, (seat, move))), seat)
    return Step(stopped.state, stopped.events)


def _card(state: State, seat: int, move: Play) -> Step[State]:
    """A card is played, and everything that follows from it before the next card."""
    play, contract, said = state.play, state.contract, state.speech
    assert play is not None and contract is not None and said is not None
    strength = ORDERS[contract.denomination].strengths[move.card]
    after = kernel.play(play, strength)
    events: tuple[Event, ...] = (CARD_PLAYED[seat][move.card],)
    takers = state.takers
    if said.claims or not takers:
        said, told = speech.on_card(state, seat, move)
        events += told
    if state.rules.signalling:
        events += speech.signalled(state, said, seat, move)
    if len(takers) == 1 and play.tricks.led < 0 and state.rules.compares_late:
        said, told = speech.compared(state, said, move)
        events += told
    if after.tricks.led < 0:
        said, told, after = _trick(state, said, after, move)
        events += told
        takers = (*takers, after.tricks.turn)
    if len(state.takers) < 2 and any(said.declared):
        events += showing.taken_up(state, seat, move.card, last=after.tricks.led < 0)
    log = (*state.log, (seat, move))
    return Step(
        State(
            state.rules, state.match, Phase.PLAY, state.deal, state.talk, contract, after, log, takers, said
        ),
        events,
    )


def _trick(
    state: State, said: Speech, after: kernel.Play, move: Play
) -> tuple[Speech, tuple[Event, ...], kernel.Play]:
    """The end of a trick: who took it, cards uncovered, announcements compared (B40, B68, B121)."""
    winner, form = after.tricks.turn, state.rules.form
    before = form.side(state.takers[-1]) if state.takers else -1
    events: tuple[Event, ...] = (
        TrickTaken(winner, form.side(winner), before, not state.rules.options.arret),
    )
    if form.opened:
        after, told = _uncover(state, after, move)
        events += told
    if not state.takers and not state.rules.compares_late:
        said, more = speech.compared(state, said, move)
        events += more
    return said, events, after


def _uncover(state: State, after: kernel.Play, move: Play) -> tuple[kernel.Play, tuple[Event, ...]]:
    """The cards that lay under those of the trick are turned up (B121)."""
    assert state.deal is not None and state.deal.piles is not None and state.contract is not None
    piles, order = state.deal.piles, ORDERS[state.contract.denomination]
    laid = [each.card for _, each in state.log[-1:] if isinstance(each, Play)] + [move.card]
    hands = list(after.tricks.hands)
    told: list[Event] = []
    for seat in range(state.rules.form.seats):
        for upper, lower in zip(piles.upper[seat], piles.lower[seat], strict=True):
            if upper in laid:
                hands[seat] |= 1 << order.strengths[lower]
                told.append(Uncovered(seat, lower))
    a, b, c, d = hands
    points = after.points
    if not after.tricks.hands[after.tricks.turn] and hands[after.tricks.turn]:
        # the winner's last card face up had one under it, so this was not the last trick
        points = tuple(  # type: ignore[assignment]
            each - (kernel.LAST_TRICK if side == after.tricks.turn else 0) for side, each in enumerate(points)
        )
    uncovered = after.tricks._replace(hands=(a, b, c, d))
    return after._replace(tricks=uncovered, points=points), tuple(told)


def hand(state: State, seat: int) -> CardSet:
    """The cards that a seat holds now."""
    if state.play is not None and state.contract is not None:
        return cards_of_strengths(state.play.tricks.hands[seat], ORDERS[state.contract.denomination])
    if state.deal is None or state.deal.dealt is None:
        return CardSet(0)
    return gather(state.deal.dealt.hands[seat])


def played(state: State) -> tuple[Card, ...]:
    """The cards played in this deal, in order."""
    return tuple(move.card for _, move in state.log if isinstance(move, Play))


def _why_seven(state: State, seat: int) -> Refusal | None:
    """Why the seven may not be exchanged for the turned card (B120)."""
    deal, contract = state.deal, state.contract
    if not state.rules.options.seven_exchange:
        return refuse("exchange-off", "B120")
    assert deal is not None and deal.dealt is not None and contract is not None
    turned = deal.dealt.turned
    if turned is None or deal.exchanged or state.takers or any(isinstance(m, Play) for _, m in state.log):
        return refuse("exchange-too-late", "B120")
    if suit(turned) != contract.denomination:
        return refuse("exchange-not-trump", "B120", trump=DENOMINATIONS[contract.denomination])
    seven = card(contract.denomination, _SEVEN)
    if rank(turned) == _SEVEN or not hand(state, seat) >> seven & 1:
        return refuse("exchange-no-seven", "B120")
    return None


def _exchange(state: State, seat: int) -> Step[State]:
    """The seven of trumps goes under the stock, the turned card to the hand (B120)."""
    deal, contract = state.deal, state.contract
    assert deal is not None and deal.dealt is not None and contract is not None
    turned = deal.dealt.turned
    assert turned is not None
    seven = card(contract.denomination, _SEVEN)
    hands = list(deal.dealt.hands)
    hands[seat] = tuple(turned if each == seven else each for each in hands[seat])
    dealt = replace(deal.dealt, hands=tuple(hands), turned=seven)
    changed = replace(
        state, deal=replace(deal, dealt=dealt, exchanged=True), log=(*state.log, (seat, Seven()))
    )
    begun = begin_play(changed).state
    return Step(begun, (SevenExchanged(seat, seven, turned), HandDealt((turned,), Seat(seat))))
