"""Vectors about the end of a match, by a deal or by l'arrêt (B110 to B117)."""

from collections.abc import Mapping
from typing import Any

from rebelote.engine.vectors import Given, Vector
from rebelote.games.belote.contract import NOBODY
from rebelote.games.belote.order import TA
from rebelote.games.belote.scoring.arret import Stop, arret
from rebelote.games.belote.scoring.ending import Played, Standing, ending
from rebelote.games.belote.scoring.tally import converted
from rebelote.games.belote.vectors.asked import Asked, asked


def game(vector: Vector) -> Mapping[str, Any]:
    """The match after a deal: totals, whether it goes on, who won, who is pending (B110 to B115)."""
    question = asked(vector)
    given = question.given
    before, pending = question.by_side(given, "before"), _pending(question)
    deal = _played(question)
    if deal is None:
        # nobody took, or it is played again: nothing is marked and no match ends by it (B94, B114, B115)
        names = tuple(question.sides[side] for side in pending)
        return {"after": question.named(before), "end": "continue", "winner": None, "pending": names}
    end = ending(question.options, Standing(before, pending, given.number("deal_no", 1)), deal)
    return {
        "after": question.named(end.totals),
        "end": end.end,
        "winner": None if end.winner is None else question.sides[end.winner],
        "pending": tuple(question.sides[side] for side in end.pending),
    }


def stopped(vector: Vector) -> Mapping[str, Any]:
    """The count of a side that stops the match, and who wins; null while the takers play on (B116)."""
    question = asked(vector)
    given = question.given
    side, role = question.side(given, "stopper"), given.text("side", "defence")
    if role not in ("defence", "taker"):
        raise given.fault("side", role, "defence or taker")
    if given.has("before") and type(given.values["before"]) is int:
        before = tuple(given.number("before") if each == side else 0 for each in range(question.form.sides))
    else:
        before = question.by_side(given, "before")
    points = given.number("trick_points_so_far", 0)
    if question.options.ta_points == "scaled" and question.denomination(given, missing="H") == TA:
        points = converted(points)
    stop = Stop(
        side, role == "taker", before, points, given.number("announcements", 0), given.number("belote", 0)
    )
    made = _made(given)
    decided = arret(question.options, stop, None if made == "open" else made is True)
    winner = None if decided.winner is None else question.sides[decided.winner]
    return {"count": decided.count, "right": decided.right, "winner": winner}


def _played(question: Asked) -> Played | None:
    """The deal as the match sees it; None when nobody took or it is played again."""
    given = question.given
    made = _made(given)
    if made == "tie" and question.options.tie_rule == "redeal":
        return None
    marks, belote = question.by_side(given, "marks"), question.by_side(given, "belote")
    failed = question.side(given, "failed") if given.has("failed") else NOBODY
    if made == "open":
        made = failed == NOBODY
        if "made" in given.values and given.values["made"] is None and not question.form.opened:
            return None
    takers = failed
    if given.has("taker_team"):
        takers = question.side(given, "taker_team")
    elif failed == NOBODY and not question.form.opened:
        raise given.fault("taker_team", None, f"one of {', '.join(question.sides)}")
    if failed not in (NOBODY, takers) or (failed != NOBODY and made is True):
        raise given.fault("failed", given.values["failed"], "the takers of a contract that is not made")
    verdict = None if made == "tie" or question.form.opened else made is True
    return Played(marks, takers, verdict, belote, _tricks(question))


def _tricks(question: Asked) -> tuple[int, ...]:
    """The tricks of each side; a side that is said to be capot has none."""
    given = question.given
    capot = question.side(given, "capot") if given.has("capot") else NOBODY
    if given.has("tricks_won"):
        tricks = question.by_side(given, "tricks_won")
        if capot != NOBODY and tricks[capot]:
            raise given.fault("capot", given.values["capot"], "a side without tricks")
        return tricks
    return tuple(0 if side == capot else 1 for side in range(question.form.sides))


def _pending(question: Asked) -> tuple[int, ...]:
    """The sides that wait: `{"02": true}`, or a list of names."""
    given = question.given
    value = given.values.get("pending")
    if isinstance(value, Mapping):
        inner = given.within("pending")
        names = [name for name in inner.values if inner.flag(name, False)]
    else:
        names = list(given.words("pending", ()))
    for name in names:
        if name not in question.sides:
            raise given.fault("pending", name, f"one of {', '.join(question.sides)}")
    return tuple(sorted(question.sides.index(name) for name in names))


def _made(given: Given) -> bool | str:
    """Whether the contract was made: true, false, `tie`, or `open` where nothing is said."""
    if not given.has("made"):
        return "open"
    if given.values["made"] == "tie":
        return "tie"
    return given.flag("made")
