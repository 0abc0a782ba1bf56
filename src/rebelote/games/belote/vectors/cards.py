"""Vectors about the cards: what may be played, who takes the trick, what it is worth, whole deals."""

import re
from collections.abc import Mapping
from typing import Any

from rebelote.cards import Card, Seat, cards_of, gather, read_card
from rebelote.engine.vectors import AnyOrder, Vector, VectorFault, face, faces
from rebelote.games.belote.contract import Contract
from rebelote.games.belote.dealing.hands import Dealt, Piles
from rebelote.games.belote.kernel import worth
from rebelote.games.belote.moves import Play
from rebelote.games.belote.order import ORDERS, strengths_of
from rebelote.games.belote.play.playing import begin_play, hand
from rebelote.games.belote.rules import Belote
from rebelote.games.belote.state import Deal, Match, Phase, State, rules
from rebelote.games.belote.vectors.asked import Asked, asked, different
from rebelote.kernels.tricks import Tricks, begin_tricks, choices, lay

_PLAY = re.compile(r"([0-9]):(\S+)")
_GAME = Belote()


def legal(vector: Vector) -> Mapping[str, Any]:
    """The cards of a hand that may be played on a trick (B40 to B52)."""
    question = asked(vector)
    laid = _laid(question)
    held = question.given.cards("hand")
    different(question.given, held, tuple(card for _, card in laid))
    first = laid[0][0] if laid else question.seat(question.given, "seat", 0)
    turn = (first + len(laid)) % question.form.seats
    if len(laid) >= question.form.seats or turn != question.seat(question.given, "seat", turn):
        raise question.given.fault("seat", question.given.values.get("seat"), f"the seat in turn, {turn}")
    denomination = question.denomination(question.given)
    tricks = _tricks(question, laid, denomination, turn, held)
    found = choices(tricks, rules(question.options).duties[denomination])
    order = ORDERS[denomination]
    return {"legal": AnyOrder(face(card) for card in held if found >> order.strengths[card] & 1)}


def winner(vector: Vector) -> Mapping[str, Any]:
    """The seat that takes a trick, and the points of its cards (B40, B80 to B83)."""
    question = asked(vector)
    laid, denomination = _laid(question), question.denomination(question.given)
    if len(laid) != question.form.seats:
        raise question.given.fault(
            "trick", question.given.values.get("trick"), f"{question.form.seats} plays"
        )
    tricks = _tricks(question, laid, denomination, laid[0][0], ())
    points = worth(tricks.laid, rules(question.options).duties[denomination])
    return {"winner": int(tricks.turn), "points": points}


def deck(vector: Vector) -> Mapping[str, Any]:
    """The points of all cards of the pack, without the last trick (B9, B80 to B83, B122)."""
    question = asked(vector)
    denomination = question.denomination(question.given)
    pack = strengths_of(gather(question.form.pack), ORDERS[denomination])
    return {"total": worth(pack, rules(question.options).duties[denomination])}


def trace(vector: Vector) -> Mapping[str, Any]:
    """What could be played before each card of a deal, who took the tricks, raw points by side."""
    question = asked(vector)
    state = _begun(question)
    legal_before: list[AnyOrder] = []
    for number, card in enumerate(question.given.cards("plays", ()), 1):
        if state.phase is not Phase.PLAY:
            raise VectorFault(f"input.plays has {face(card)} as number {number} after the end of the deal")
        seat = next(iter(_GAME.due(state)))
        open_ = {move.card: move for move in _GAME.moves(state, seat) if isinstance(move, Play)}
        legal_before.append(AnyOrder(map(face, open_)))
        if card not in open_:
            expected = " ".join(faces(open_))
            raise VectorFault(
                f"input.plays has {face(card)} as number {number} by seat {seat}, expected one of {expected}"
            )
        # of all that may be said on a card, nothing is offered last
        state = _GAME.step(state, seat, open_[card]).state
    play = state.play
    assert play is not None
    return {
        "legal": tuple(legal_before),
        "winners": tuple(map(int, state.takers)),
        "points": question.named(play.points[: question.form.sides]),
        "tricks_won": question.named(play.won[: question.form.sides]),
        "left": tuple(AnyOrder(faces(cards_of(hand(state, seat)))) for seat in range(question.form.seats)),
    }


def _begun(question: Asked) -> State:
    """The play of a deal of known hands, the contract made by whoever leads."""
    given = question.given
    hands = question.hands("hands")
    dealer = question.dealer()
    leader = question.seat(given, "leader", (dealer + 1) % question.form.seats)
    if not hands[0] or len(set(map(len, hands))) > 1:
        raise given.fault("hands", given.values["hands"], "as many cards in every hand")
    piles = None
    if question.form.opened:
        under = question.hands("under", [[] for _ in hands])
        different(given, *hands, *under)
        if any(len(low) != len(high) for low, high in zip(under, hands, strict=True)):
            raise given.fault("under", given.values.get("under"), "a card under each card of the hands")
        piles = Piles(hands, under, hands[0][-1])
    match_ = Match((0,) * question.form.sides, dealer=(leader - 1) % question.form.seats)
    dealt = Deal((), dealt=Dealt(hands, None, ()), piles=piles, position=True)
    contract = Contract(leader, question.denomination(given))
    state = State(rules(question.options), match_, Phase.PLAY, dealt, contract=contract)
    return begin_play(state).state


def _laid(question: Asked) -> list[tuple[Seat, Card]]:
    """The plays of a trick like `0:AS 1:9H`, in rotation."""
    given = question.given
    found: list[tuple[Seat, Card]] = []
    for text in given.words("trick", ""):
        play = _PLAY.fullmatch(text)
        if play is None:
            raise given.fault("trick", text, "plays such as 0:AS")
        seat = int(play[1])
        if seat >= question.form.seats or found and seat != (found[-1][0] + 1) % question.form.seats:
            raise given.fault("trick", text, "seats in rotation")
        found.append((Seat(seat), read_card(play[2])))
    different(given, *((card,) for _, card in found))
    return found


def _tricks(
    question: Asked, laid: list[tuple[Seat, Card]], denomination: int, turn: int, hand: tuple[Card, ...]
) -> Tricks:
    """The trick after some plays, in the hands of those who made them and of the seat in turn."""
    strengths = ORDERS[denomination].strengths
    held = [0, 0, 0, 0]
    for seat, card in [*laid, *((turn, card) for card in hand)]:
        if strengths[card] < 0:
            raise VectorFault(f"input has {face(card)}, expected cards from 7 to A")
        held[seat] |= 1 << strengths[card]
    a, b, c, d = held
    tricks = begin_tricks((a, b, c, d), laid[0][0] if laid else turn, question.form.seats)
    for _, card in laid:
        tricks = lay(tricks, strengths[card], rules(question.options).duties[denomination])
    return tricks
