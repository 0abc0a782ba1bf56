"""Vectors about the marks of deals, alone and in a row (sections 8 to 10, B95 to B99, B124)."""

from collections.abc import Mapping
from typing import Any

from rebelote.engine.vectors import Given, Vector
from rebelote.games.belote.contract import NOBODY, Contract
from rebelote.games.belote.order import TA
from rebelote.games.belote.scoring.ending import last_deal
from rebelote.games.belote.scoring.pots import Pot, held_in_all
from rebelote.games.belote.scoring.rounding import rounding_of
from rebelote.games.belote.scoring.score import Result, misdeal_marks, passed, score
from rebelote.games.belote.scoring.tally import Tally, count
from rebelote.games.belote.vectors.asked import Asked, asked

_POT_NAMES = {"B95": "taker", "B96": "all"}
_SOME = 1


def scored(vector: Vector) -> Mapping[str, Any]:
    """The marks of one deal. Trick points are raw and hold a last trick of ten."""
    question = asked(vector)
    return _line(question, _scored(question, question.given, ()))


def chain(vector: Vector) -> Mapping[str, Any]:
    """The marks of deals in a row, and what is held after each (B95 to B97)."""
    question = asked(vector)
    deals, last = question.given.each("deals"), question.given.flag("last_of_game", False)
    pots: tuple[Pot, ...] = ()
    lines: list[Mapping[str, Any]] = []
    for number, deal in enumerate(deals, 1):
        result = _scored(question, deal, pots, last=last and number == len(deals))
        pots = result.held
        lines.append(_line(question, result) | {"pot": held_in_all(pots)})
    return {"lines": tuple(lines)}


def scaled(vector: Vector) -> Mapping[str, Any]:
    """Trick points of both sides at Tout Atout, after conversion (B82)."""
    question = asked(vector)
    raw = question.by_side(question.given, "raw")
    # any tricks that make no capot: that bonus comes after conversion
    some = (_SOME,) * question.form.sides
    tally = Tally(Contract(0, TA), 0, raw, some, 0, (0,) * len(raw), (0,) * len(raw))
    return {
        "points": question.named(count(tally, question.options, rounding_of(question.options, False)).tricks)
    }


def misdealt(vector: Vector) -> Mapping[str, Any]:
    """What a wrong deal by a side brings, and whether the same player deals again (B8)."""
    question = asked(vector)
    misdeal = misdeal_marks(question.options, question.side(question.given, "side"), question.form.sides)
    return {"score": question.named(misdeal.marks), "same_dealer": misdeal.same_dealer}


def _scored(question: Asked, deal: Given, pots: tuple[Pot, ...], *, last: bool = False) -> Result:
    """The result of a deal, the pots before it being `pots`; a deal nobody took leaves them."""
    if deal.flag("passed", False):
        return passed(question.form.sides, pots)
    return score(_tally(question, deal, last=last), question.options, pots)


def _tally(question: Asked, deal: Given, *, last: bool) -> Tally:
    """The facts of a deal, as the vector tells them."""
    points = question.by_side(deal, "trick_points")
    # a side with points has tricks; which ones makes no difference
    tricks = tuple(_SOME if each else 0 for each in points)
    if deal.has("tricks_won"):
        tricks = question.by_side(deal, "tricks_won")
    if not deal.has("trick_points"):
        raise deal.fault("trick_points", None, f"points of {' and '.join(question.sides)}")
    if not any(tricks) or min(tricks) < 0:
        raise deal.fault("tricks_won", deal.values.get("tricks_won"), "tricks of some side")
    takers = NOBODY if question.form.opened else question.side(deal, "taker_team")
    contract = _contract(question, deal, takers)
    number = deal.number("deal_no", 0)
    return Tally(
        contract,
        takers,
        points,
        tricks,
        _last_trick(question, deal, tricks),
        question.by_side(deal, "announcements"),
        question.by_side(deal, "belote"),
        last_deal=deal.flag("last_deal", last or last_deal(question.options, number)),
        alone=_alone(deal, tricks, takers),
    )


def _contract(question: Asked, deal: Given, takers: int) -> Contract:
    """What was undertaken; in an auction the vector says it. A deal without trump is one in a suit."""
    denomination = question.denomination(deal, missing="H")
    if question.options.bid_mode != "auction":
        return Contract(takers, denomination)
    given = deal.within("contract")
    capot, generale = given.flag("capot", False), given.flag("generale", False)
    usual = question.options.generale_bid if generale else question.options.capot_value if capot else None
    value = given.number("value") if usual is None else given.number("value", usual)
    mult = given.number("mult", 1)
    if mult < 1 or value < 1:
        raise given.fault("mult" if mult < 1 else "value", mult if mult < 1 else value, "1 or more")
    return Contract(takers, denomination, value, capot=capot and not generale, generale=generale, mult=mult)


def _last_trick(question: Asked, deal: Given, tricks: tuple[int, ...]) -> int:
    """The side of the last trick. It matters where its ten falls away (B123)."""
    if deal.has("last_trick"):
        return question.side(deal, "last_trick")
    winners = [side for side, won in enumerate(tricks) if won]
    if len(winners) > 1 and 0 in tricks and question.form.seats == 3:
        raise deal.fault("last_trick", None, "the side that won it")
    return winners[0]


def _alone(deal: Given, tricks: tuple[int, ...], takers: int) -> bool:
    """Whether the taker himself won all tricks: said, or counted, or assumed with all of his side (B32)."""
    for given in (deal, deal.within("contract", {})):
        if given.has("alone"):
            return given.flag("alone")
        if given.has("bidder_tricks"):
            return given.number("bidder_tricks") == sum(tricks)
    return takers != NOBODY and tricks[takers] == sum(tricks)


def _line(question: Asked, result: Result) -> dict[str, Any]:
    """A result as vectors write it."""
    pot = result.held[-1] if result.held else None
    held = None
    if pot is not None and result.made is None:
        by_side = question.named(pot.amounts)
        held = {"rule": _POT_NAMES[pot.rule], "points": sum(pot.amounts), "by_side": by_side, **by_side}
    return {
        "made": _made(question, result),
        "score": question.named(result.marks),
        "held": held,
        "winner": None if result.winner < 0 else question.sides[result.winner],
    }


def _made(question: Asked, result: Result) -> bool | str | None:
    """Made, failed, `tie`, or null where nobody took."""
    nobody = question.form.opened or any(each.code == "passed" for each in result.lines)
    return None if nobody else "tie" if result.made is None else result.made
