"""The marks of one deal at three players, and in the open form for two (B121 to B124).

A deal is a mapping as in `belote_scoring`, its sides the seats `0`, `1`, `2`; at three with 32 cards
`last_trick` names the side that won the last trick.
"""

from typing import Any

from .belote_options import Options
from .belote_scoring import (
    BySide,
    Deal,
    belotes,
    converted,
    has_all_tricks,
    piles,
    rounded,
    rounding_of,
)


def score_three(deal: Deal, options: Options) -> dict[str, Any]:
    """The marks at three: the taker must have more than each of the others (B122 to B124)."""
    taker = deal["taker_team"]
    others = [side for side in deal["trick_points"] if side != taker]
    tricks, announced, belote = _tricks(deal, options), _announced(deal), belotes(deal)
    made = _made(deal, options)
    marks = {side: tricks[side] + announced[side] + belote[side] for side in tricks}
    if not made:
        lost = tricks[taker] + (announced[taker] if options["failure_announcements"] == "to_defence" else 0)
        lost += belote[taker] if options["belote_on_failure"] == "taken" else 0
        marks[taker] = belote[taker] if options["belote_on_failure"] == "kept" else 0
        marks[others[0]] += lost // 2
        marks[others[1]] += lost // 2
        marks[_odd_point(others, deal, tricks)] += lost % 2
    return {"made": made, "score": _written(marks, deal, options)}


def score_open(deal: Deal, options: Options) -> dict[str, Any]:
    """The marks of the open form: each his own, capot 50; no bid, the higher total wins (B121)."""
    belote, rounding = belotes(deal), rounding_of(deal, options)
    tricks = {side: converted(raw, deal["trump"], options) for side, raw in deal["trick_points"].items()}
    tricks = {side: tricks[side] + (50 if has_all_tricks(deal, side) else 0) for side in tricks}
    totals = {side: tricks[side] + belote[side] for side in tricks}
    best = [side for side in totals if totals[side] == max(totals.values())]
    # two piles, so complements are as at four
    marks = {side: each + belote[side] for side, each in piles(tricks, rounding).items()}
    marks = {side: rounded(mark, rounding) for side, mark in marks.items()}
    return {"winner": best[0] if len(best) == 1 else None, "score": marks}


def _announced(deal: Deal) -> BySide:
    """Validated announcements; at three each marks his own at a capot too (B124)."""
    return {side: deal.get("announcements", {}).get(side, 0) for side in deal["trick_points"]}


def _made(deal: Deal, options: Options) -> bool:
    taker = deal["taker_team"]
    if has_all_tricks(deal, taker):
        return True
    if deal["tricks_won"][taker] == 0:
        return False
    totals = _tricks(deal, options)
    announced, belote = _announced(deal), belotes(deal)
    for side in totals:
        totals[side] += belote[side] if options["contract_basis"] != "tricks" else 0
        totals[side] += announced[side] if options["contract_basis"] == "all" else 0
    return all(totals[taker] > totals[side] for side in totals if side != taker)


def _tricks(deal: Deal, options: Options) -> BySide:
    """Trick points with the capot of the form: B84 with 24 cards, B123 with 32."""
    raw = dict(deal["trick_points"])
    if options["three_form"] == "24":
        bonus = {side: options["capot_der"] - 10 if has_all_tricks(deal, side) else 0 for side in raw}
        return {side: converted(raw[side], deal["trump"], options) + bonus[side] for side in raw}
    without = [side for side in raw if deal["tricks_won"][side] == 0]
    if without:
        raw[deal["last_trick"]] -= 10
    each = {0: 0, 1: 50, 2: 100}[len(without)]
    return {
        side: converted(raw[side], deal["trump"], options) + (0 if side in without else each) for side in raw
    }


def _odd_point(others: list[str], deal: Deal, tricks: BySide) -> str:
    """Who gets the odd point: more trick points, or the first after the taker when they are equal (B124)."""
    first = str((int(deal["taker_team"]) + 1) % 3)
    return max(others, key=lambda side: (tricks[side], side == first))


def _written(marks: BySide, deal: Deal, options: Options) -> BySide:
    # tens_complement speaks of two piles; elsewhere each mark goes to the nearest ten, 5 up
    rounding = rounding_of(deal, options)
    nearest = "tens_half_up" if rounding == "tens_complement" else rounding
    return {side: rounded(mark, nearest) for side, mark in marks.items()}
