"""Vectors about the pack: cutting, dealing and gathering it (B5 to B13, B120 to B123)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rebelote.cards import Card, Seat, gather
from rebelote.engine.vectors import AnyOrder, Vector, VectorFault, face, faces
from rebelote.games.belote.dealing import hands as dealing
from rebelote.games.belote.dealing.forms import Form, form
from rebelote.games.belote.dealing.preparing import cutter, why
from rebelote.games.belote.moves import Cut
from rebelote.games.belote.state import Deal, Match, Phase, State, rules
from rebelote.games.belote.vectors.asked import Asked, asked, different


def dealt(vector: Vector) -> Mapping[str, Any]:
    """The hands that a pack gives, before the bidding and once somebody took."""
    question = asked(vector)
    given, dealer = question.given, question.dealer()
    pack, table = _cut_pack(question, dealer), _form(question)
    if table.opened:
        piles = dealing.deal_piles(pack, dealer)
        upper, lower = (dict(enumerate(map(faces, rows))) for rows in (piles.upper, piles.lower))
        return {"upper": _by_seat(upper), "under": _by_seat(lower), "trump": face(piles.last)[1]}
    first = dealing.deal(table, pack, dealer, _packets(question, table))
    answer: dict[str, Any] = {
        "hands": _by_seat(dict(enumerate(map(faces, first.hands)))),
        "turned": None if first.turned is None else face(first.turned),
    }
    done = first
    if given.has("taker"):
        done = dealing.complete(table, first, dealer, question.seat(given, "taker"))
        # in which order the taker picks up his cards is nobody's business
        answer["final"] = _by_seat({seat: AnyOrder(faces(row)) for seat, row in enumerate(done.hands)})
    answer["stock"] = answer["talon"] = faces(done.stock)
    answer["shepherdess"] = face(done.stock[-1]) if table.shepherdess and done is not first else None
    return answer


def cuts(vector: Vector) -> Mapping[str, Any]:
    """Which sizes of a cut are allowed (B7)."""
    question = asked(vector)
    sizes = question.given.items("sizes")
    if any(type(size) is not int for size in sizes):
        raise question.given.fault("sizes", sizes, "whole numbers")
    state = _before_cut(question, question.form.pack, question.dealer())
    return {"ok": {str(size): why(state, cutter(state), Cut(size)) is None for size in sizes}}


def gathered(vector: Vector) -> Mapping[str, Any]:
    """The pack for the next deal, after play (B5) or when nobody took (B6)."""
    question = asked(vector)
    given = question.given
    turned, stock = given.cards("turned", ()), given.cards("talon" if given.has("talon") else "stock", ())
    if len(turned) > 1:
        raise given.fault("turned", given.values["turned"], "one card")
    if given.has("tricks"):
        laid, takers = _played(question)
        different(given, laid, turned, stock)
        return {"pack": faces(dealing.gather_tricks(question.form, laid, takers, (*turned, *stock)))}
    rows = question.hands("hands")
    different(given, *rows, turned, stock)
    first = dealing.Dealt(rows, turned[0] if turned else None, stock)
    return {"pack": faces(dealing.gather_passed(question.form, first, question.dealer()))}


def _played(question: Asked) -> tuple[dealing.Row, list[Seat]]:
    """The cards of all tricks in order, and for each trick a seat of the side that won it."""
    laid: list[Card] = []
    takers: list[Seat] = []
    for trick in question.given.each("tricks"):
        cards = trick.cards("cards")
        if len(cards) != question.form.seats:
            raise trick.fault("cards", trick.values["cards"], f"{question.form.seats} cards")
        different(trick, tuple(laid), cards)
        laid += cards
        takers.append(Seat(question.side(trick, "won_by")))
    return tuple(laid), takers


def _form(question: Asked) -> Form:
    """The form of the deal; a vector may say itself whether a card is turned."""
    usual = question.form
    turned = question.given.flag("turn", usual.turned)
    if turned and not usual.rest:
        raise question.given.fault("turn", turned, "false where all cards are dealt at once")
    return replace(usual, turned=turned)


def _packets(question: Asked, table: Form) -> tuple[int, ...]:
    """The packets of a vector, `3-2` or [3, 2], among all that some rule knows for such a deal (B10, B13)."""
    given = question.given
    if not given.has("packets"):
        return table.packets[0]
    free = form(replace(question.options, deal_first="dealer_choice", deal_eight="dealer_choice")).packets
    told = given.values["packets"]
    known = {"-".join(map(str, each)): each for each in free}
    text = "-".join(map(str, told)) if isinstance(told, list) else str(told)
    if text not in known:
        raise given.fault("packets", told, ", ".join(known))
    return known[text]


def _cut_pack(question: Asked, dealer: Seat) -> dealing.Row:
    """The whole pack, cut where the vector cuts it (B7)."""
    given, pack = question.given, question.given.cards("pack")
    wanted = question.form.pack
    if gather(pack) != gather(wanted):
        missing = " ".join(faces(card for card in wanted if card not in pack)) or "nothing"
        more = " ".join(faces(card for card in pack if card not in wanted)) or "nothing"
        raise VectorFault(f"input.pack lacks {missing} and has {more} too many")
    if not given.has("cut"):
        return pack
    size, state = given.number("cut"), _before_cut(question, pack, dealer)
    refusal = why(state, cutter(state), Cut(size))
    if refusal is not None:
        facts = dict(refusal.facts)
        raise given.fault("cut", size, f"{facts['least']} to {facts['most']}")
    return dealing.cut(pack, size)


def _before_cut(question: Asked, pack: dealing.Row, dealer: Seat) -> State:
    match_ = Match((0,) * question.form.sides, dealer=dealer)
    return State(rules(question.options), match_, Phase.CUT, Deal(pack))


def _by_seat(rows: Mapping[int, Any]) -> dict[str, Any]:
    return {str(seat): row for seat, row in rows.items()}
