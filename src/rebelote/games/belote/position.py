"""Endings set up for study: some cards in each hand, a contract, a leader; nothing is said and nothing scored."""

from dataclasses import replace

from rebelote.cards import CardSet, Seat, cards_of, gather, show_hand
from rebelote.engine.errors import IllegalMove, SetupError, refuse
from rebelote.engine.game import Move
from rebelote.engine.notation import Placed
from rebelote.games.belote.bidding.talk import Talk
from rebelote.games.belote.contract import NOBODY, Contract
from rebelote.games.belote.dealing.forms import Form
from rebelote.games.belote.dealing.hands import Dealt, Piles
from rebelote.games.belote.moves import Call, Take
from rebelote.games.belote.order import SA
from rebelote.games.belote.play import playing
from rebelote.games.belote.state import Deal, Match, Phase, Rules, Speech, State

Calls = tuple[tuple[Seat | None, Move], ...]


def position(rules: Rules, match: Match, placed: Placed) -> State:
    """The state of an ending, with no cards on the table.

    Announcements and belote belong to the deal before it: only cards are played. In the open form no
    card lies under another. Raises SetupError for hands that cannot be, IllegalMove for a call that the
    rules refuse (B20 to B38).
    """
    check_hands(rules.form, placed.hands)
    talk, contract = _contract(rules, match.dealer, placed)
    hands = tuple(tuple(cards_of(hand)) for hand in placed.hands)
    nothing = ((),) * rules.form.seats
    piles = Piles(nothing, nothing, hands[0][0]) if rules.form.opened else None
    deal = Deal((), (), Dealt(hands, None, ()), piles, position=True)
    begun = playing.begin_play(State(rules, match, Phase.PLAY, deal, talk, contract)).state
    assert begun.play is not None
    play = begun.play._replace(tricks=begun.play.tricks._replace(turn=placed.leader, holder=placed.leader))
    return replace(begun, play=play, speech=Speech((((),),) * rules.form.seats, nothing, ()))


def check_hands(form: Form, hands: tuple[CardSet, ...]) -> None:
    """Raises SetupError for hands that a table of this form cannot come to."""
    if len(hands) != form.seats:
        raise SetupError("hands", value=f"{len(hands)} hands", expected=f"{form.seats} hands")
    most = len(form.pack) // form.seats // 2 if form.opened else form.tricks()
    size = hands[0].bit_count()
    seen, pack = 0, gather(form.pack)
    for hand in hands:
        if hand.bit_count() != size or not 1 <= size <= most:
            raise SetupError("hands", value=show_hand(hand), expected=f"as many cards for each, 1 to {most}")
        if hand & ~pack or hand & seen:
            raise SetupError("hands", value=show_hand(hand), expected="cards of the pack, each once")
        seen |= hand


def calls_of(state: State, leader: Seat) -> Calls:
    """The calls of an ending, with seats where order does not tell them."""
    if state.talk is None:
        assert state.contract is not None
        return ((None, Take(state.contract.denomination)),)
    turn, found = int(leader), []
    for seat, call in state.talk.calls:
        found.append((None if seat == turn else Seat(seat), call))
        turn = (seat + 1) % state.rules.form.seats
    return tuple(found)


def _contract(rules: Rules, dealer: int, placed: Placed) -> tuple[Talk | None, Contract]:
    """The contract that some calls make, the first by the leader unless they say otherwise."""
    if rules.form.opened:
        return None, _opened(placed)
    talk = _begun(rules, dealer, placed)
    for seat, move in placed.calls:
        caller = talk.turn if seat is None else int(seat)
        call = _call(move)
        refusal = rules.bidding.why(talk, caller, call)
        if refusal is not None:
            raise IllegalMove(refusal)
        talk = rules.bidding.after(talk, caller, call)
    contract = rules.bidding.contract(talk)
    if contract is None:
        raise SetupError("hands", value="no contract", expected="a contract, such as h or 90h")
    return talk, contract


def _begun(rules: Rules, dealer: int, placed: Placed) -> Talk:
    """The talk before the contract. A taker may name what is open in some round, so in the last one."""
    first = placed.calls[0][0] if placed.calls else None
    taking = rules.options.bid_mode == "retourne"
    passes = (rules.options.rounds - 1) * rules.form.seats if taking else 0
    return Talk(dealer, None, int(placed.leader if first is None else first), passes=passes)


def _opened(placed: Placed) -> Contract:
    """The trumps of the open form, which nobody takes (B121)."""
    match placed.calls:
        case ((None, Take(denomination)),) if denomination < SA:
            return Contract(NOBODY, denomination)
    raise SetupError("hands", value="no contract", expected="s, h, d or c")


def _call(move: Move) -> Call:
    if isinstance(move, Call):
        return move
    raise IllegalMove(refuse("not-now", "", waits="bidding"))
