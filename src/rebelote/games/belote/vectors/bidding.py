"""Vectors about the bidding: what may be called, and what it comes to (B20 to B37)."""

import re
from collections.abc import Mapping
from typing import Any

from rebelote.cards import Card, Seat, suit
from rebelote.engine.game import CHANCE
from rebelote.engine.table import Pack
from rebelote.engine.vectors import Vector, VectorFault
from rebelote.games.belote.moves import (
    Bid,
    Call,
    CapotBid,
    Coinche,
    GeneraleBid,
    Packets,
    Pass,
    Surcoinche,
    Take,
)
from rebelote.games.belote.order import DENOMINATIONS
from rebelote.games.belote.rules import Belote
from rebelote.games.belote.state import Phase, State
from rebelote.games.belote.vectors.asked import Asked, asked

_GAME = Belote()
_CALL = re.compile(r"(take|capot|generale|\d{1,9}):(s|h|d|c|sa|ta)", re.IGNORECASE | re.ASCII)
_WORDS: Mapping[str, Call] = {"pass": Pass(), "coinche": Coinche(), "surcoinche": Surcoinche()}


def auction(vector: Vector) -> Mapping[str, Any]:
    """`try`: whether calls may be made, CALL@SEAT by that seat; `outcome`: what the calls came to.

    The calls before must be legal themselves.
    """
    question = asked(vector)
    state = _talked(question)
    tried = vector.expect.get("try")
    answer: dict[str, Any] = {"outcome": _outcome(question, state)}
    if isinstance(tried, Mapping):
        answer["try"] = {text: _may(question, state, text) for text in tried}
    return answer


def _talked(question: Asked) -> State:
    """The table after the calls.

    Where a deal turns a card and the vector does not say which, it is the first with which the calls
    could be made.
    """
    turned = _turned(question)
    if turned or not question.form.turned:
        return _called(question, _ready(question, turned))
    refusal: VectorFault | None = None
    for each in _one_of_each_suit(question.form.pack):
        try:
            return _called(question, _ready(question, each))
        except VectorFault as fault:
            refusal = refusal or fault
    assert refusal is not None
    raise refusal


def _turned(question: Asked) -> tuple[Card, ...]:
    """The turned card that the vector names."""
    given = question.given
    turned = given.cards("turned", ())
    if len(turned) > 1 or any(card not in question.form.pack for card in turned):
        raise given.fault("turned", given.values["turned"], "a card of the pack")
    return turned if question.form.turned else ()


def _one_of_each_suit(pack: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    return [(next(card for card in pack if suit(card) == each),) for each in range(4)]


def _ready(question: Asked, turned: tuple[Card, ...]) -> State:
    """The table before the first call, a pack dealt in which a card is turned."""
    form, options = question.form, question.options
    if form.opened:
        raise VectorFault("options.two_form is 'open', expected a table with bidding")
    pack = [card for card in form.pack if card not in turned]
    place = sum(form.packets[0]) * form.seats
    pack[place:place] = turned
    dealer = question.dealer()
    state = _GAME.deal_from(options, form.seats, dealer, (0,) * form.sides)
    state = _GAME.step(state, CHANCE, Pack(tuple(pack))).state
    if state.phase is Phase.PACKETS:
        state = _GAME.step(state, dealer, Packets(form.packets[0])).state
    return state


def _called(question: Asked, state: State) -> State:
    """The table after the calls, each of them legal."""
    for number, text in enumerate(question.given.words("calls", ()), 1):
        seat, call = _read(question, state, text)
        refusal = _GAME.why(state, seat, call)
        if refusal is not None:
            told = ", ".join(f"{name} {value}" for name, value in refusal.facts)
            reason = f"{refusal.code}{f' ({told})' if told else ''} {refusal.rule}"
            raise VectorFault(f"input.calls has {text!r} as number {number}, which is refused: {reason}")
        state = _GAME.step(state, seat, call).state
    return state


def _may(question: Asked, state: State, text: str) -> bool:
    seat, call = _read(question, state, text)
    return state.phase is Phase.BIDDING and _GAME.why(state, seat, call) is None


def _read(question: Asked, state: State, text: str) -> tuple[Seat, Call]:
    """The seat and the call of a text; without a seat, of the one whose turn it is."""
    name, at, number = text.partition("@")
    seats = tuple(map(str, range(question.form.seats)))
    if at and number not in seats:
        raise VectorFault(f"call {text!r} is by seat {number!r}, expected one of {', '.join(seats)}")
    turn = state.talk.turn if state.talk is not None else 0
    return Seat(int(number) if at else turn), _read_call(name)


def _read_call(text: str) -> Call:
    if text in _WORDS:
        return _WORDS[text]
    found = _CALL.fullmatch(text)
    if found is None:
        raise VectorFault(f"call {text!r}, expected pass, take:H, 90:H, capot:SA, generale:H, coinche...")
    denomination = DENOMINATIONS.index(found[2].lower())
    match found[1].lower():
        case "take":
            return Take(denomination)
        case "capot":
            return CapotBid(denomination)
        case "generale":
            return GeneraleBid(denomination)
    return Bid(int(found[1]), denomination)


def _outcome(question: Asked, state: State) -> Mapping[str, Any]:
    """What the bidding came to: a contract, nothing, or it goes on."""
    contract = state.contract
    if contract is not None:
        assert state.play is not None
        return {
            "result": "contract",
            "taker": int(contract.taker),
            "taker_team": question.sides[question.form.side(contract.taker)],
            "trump": DENOMINATIONS[contract.denomination].upper(),
            "value": contract.value,
            "capot": contract.capot,
            "generale": contract.generale,
            "mult": contract.mult,
            "leader": int(state.play.tricks.turn),
        }
    if state.phase is Phase.BIDDING and state.talk is not None:
        return {"result": "open", "turn": int(state.talk.turn)}
    return {"result": "void", "next_dealer": int(state.match.dealer)}
