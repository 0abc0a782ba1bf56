"""The marks of one deal between two sides, take modes and auction (B78, B80 to B105).

A deal is a plain mapping: `taker_team`, `trump`, `trick_points` and `tricks_won` by side, and where they
matter `announcements` (those validated), `belote`, `last_deal`, and for an auction `contract` with
`value`, `mult`, `capot`, `generale` and `bidder_tricks`. Trick points are raw, the last-trick ten included.
"""

from collections.abc import Mapping
from typing import Any

from .belote_options import Options

Deal = Mapping[str, Any]
BySide = dict[str, int]


def score(deal: Deal, options: Options) -> dict[str, Any]:
    """`made` (true, false or `tie`), `score` by side, and `held` where points go into a pot, else None."""
    if options["bid_mode"] == "auction":
        return score_auction(deal, options)
    return score_take(deal, options)


def score_take(deal: Deal, options: Options) -> dict[str, Any]:
    """The marks of a take mode, pots of earlier deals left out (B90 to B99)."""
    takers, defence = both_sides(deal)
    rounding = rounding_of(deal, options)
    made = _take_made(deal, options)
    tie_rule = options["tie_rule"]
    if made == "tie" and tie_rule == "redeal":
        return {"made": "tie", "score": {takers: 0, defence: 0}, "held": None}
    if made == "tie" and tie_rule in ("litige_taker_held", "litige_all_held"):
        return _litige(deal, options)
    if made == "tie":
        made = tie_rule == "taker_makes"
    marks = own_marks(deal, options) if made else _take_failed(deal, options)
    return {"made": made, "score": {side: rounded(marks[side], rounding) for side in marks}, "held": None}


def score_auction(deal: Deal, options: Options) -> dict[str, Any]:
    """The marks of an auction (B100 to B105)."""
    rounding = rounding_of(deal, options)
    made = _auction_made(deal, options)
    if options["capot_flat"] and deal["contract"].get("capot"):
        marks = _flat(deal, options, made)
    elif options["score_basis"] == "bid_only":
        marks = _bid_only(deal, made)
    elif made:
        marks = _auction_success(deal, options)
    else:
        marks = _auction_failure(deal, options)
    return {"made": made, "score": {side: rounded(marks[side], rounding) for side in marks}, "held": None}


# what each side has


def both_sides(deal: Deal) -> tuple[str, str]:
    """The takers' side and the defence."""
    takers = deal["taker_team"]
    return takers, next(side for side in deal["trick_points"] if side != takers)


def has_all_tricks(deal: Deal, side: str) -> bool:
    """Whether a side is the only one with tricks."""
    return bool(deal["tricks_won"][side] == sum(deal["tricks_won"].values()))


def trick_totals(deal: Deal, options: Options) -> BySide:
    """Trick points for comparison and marking: converted at scaled Tout Atout (B82), capot included (B84, B120)."""
    totals = {side: converted(raw, deal["trump"], options) for side, raw in deal["trick_points"].items()}
    for side in totals:
        if has_all_tricks(deal, side):
            totals[side] += 50 if options["players"] == 2 else options["capot_der"] - 10
    return totals


def converted(raw: int, trump: str, options: Options) -> int:
    """Raw trick points at scaled Tout Atout times 27/43, to the nearest integer; others as they are (B82)."""
    if trump != "TA" or options["ta_points"] != "scaled":
        return raw
    return (2 * 27 * raw + 43) // (2 * 43)


def announcements(deal: Deal, options: Options) -> BySide:
    """Validated announcements, moved where the takers have all the tricks (B99)."""
    takers = deal["taker_team"]
    points = {side: deal.get("announcements", {}).get(side, 0) for side in deal["trick_points"]}
    if not has_all_tricks(deal, takers) or options["capot_defence_announcements"] == "kept":
        return points
    moved = (
        sum(points.values()) if options["capot_defence_announcements"] == "transferred" else points[takers]
    )
    return {side: moved if side == takers else 0 for side in points}


def belotes(deal: Deal) -> BySide:
    """Belote points of each side."""
    return {side: deal.get("belote", {}).get(side, 0) for side in deal["trick_points"]}


def compared(deal: Deal, options: Options) -> BySide:
    """The totals that judge a contract (B90); never rounded (B98)."""
    tricks, announced, belote = trick_totals(deal, options), announcements(deal, options), belotes(deal)
    if options["contract_basis"] == "tricks":
        return tricks
    if options["contract_basis"] == "tricks_belote":
        return {side: tricks[side] + belote[side] for side in tricks}
    return {side: tricks[side] + announced[side] + belote[side] for side in tricks}


# rounding (B98)


def rounding_of(deal: Deal, options: Options) -> str:
    """The rounding of this deal: none on a last deal that is marked exactly, as a single deal is (B105)."""
    last = deal.get("last_deal", False) or options["end_mode"] == "single_deal"
    exact = options["last_deal_exact"] and last
    return "none" if exact else str(options["rounding"])


def rounded(mark: int, rounding: str) -> int:
    """A mark as it is written down; `tens_complement` has done its work on the piles already."""
    if rounding == "tens_half_up":
        return (mark + 5) // 10 * 10
    if rounding == "tens_half_down":
        return (mark + 4) // 10 * 10
    if rounding == "fives":
        return (mark + 2) // 5 * 5
    return mark


def piles(tricks: BySide, rounding: str) -> BySide:
    """Trick points to be marked: under `tens_complement` the lighter pile is rounded, the other has the rest.

    Of equal piles none is lighter, and both are rounded.
    """
    if rounding != "tens_complement":
        return tricks
    if len(set(tricks.values())) == 1:
        return {side: rounded(points, "tens_half_up") for side, points in tricks.items()}
    lighter, heavier = sorted(tricks, key=lambda side: tricks[side])
    small = (tricks[lighter] + 5) // 10 * 10
    return {lighter: small, heavier: base(sum(tricks.values()), rounding) - small}


def base(amount: int, rounding: str) -> int:
    """A fixed amount of trick points: 162 becomes 160 and 252 becomes 250 under `tens_complement`."""
    return amount // 10 * 10 if rounding == "tens_complement" else amount


def own_marks(deal: Deal, options: Options) -> BySide:
    """Each side's own tricks, announcements and belote, before rounding (B92)."""
    tricks = piles(trick_totals(deal, options), rounding_of(deal, options))
    announced, belote = announcements(deal, options), belotes(deal)
    return {side: tricks[side] + announced[side] + belote[side] for side in tricks}


# take modes


def _take_made(deal: Deal, options: Options) -> bool | str:
    takers, defence = both_sides(deal)
    if has_all_tricks(deal, takers):
        return True
    if has_all_tricks(deal, defence):
        return False
    totals = compared(deal, options)
    return "tie" if totals[takers] == totals[defence] else totals[takers] > totals[defence]


def _take_failed(deal: Deal, options: Options) -> BySide:
    takers, defence = both_sides(deal)
    belote = _belotes_after_failure(deal, options)
    amount = _failure_amount(deal, options)
    if options["players"] == 2:
        amount = sum(trick_totals(deal, options).values())
    tricks = base(amount, rounding_of(deal, options))
    return {
        takers: belote[takers],
        defence: tricks + _announced_after_failure(deal, options) + belote[defence],
    }


def _failure_amount(deal: Deal, options: Options) -> int:
    """The trick points that the defence marks on a failure, in the auction too (B93, B103)."""
    capot = has_all_tricks(deal, both_sides(deal)[1])
    return int(options["failure_base_capot" if capot else "failure_base"])


def _belotes_after_failure(deal: Deal, options: Options) -> BySide:
    """The takers' belote is kept or goes to the defence (B78)."""
    takers, defence = both_sides(deal)
    belote = belotes(deal)
    if options["belote_on_failure"] == "taken":
        return {takers: 0, defence: belote[takers] + belote[defence]}
    return belote


def _announced_after_failure(deal: Deal, options: Options) -> int:
    """What the defence marks for announcements (B93)."""
    announced = announcements(deal, options)
    if options["failure_announcements"] == "lost":
        return announced[both_sides(deal)[1]]
    return sum(announced.values())


def _litige(deal: Deal, options: Options) -> dict[str, Any]:
    """Equal totals of which the takers' or all are held (B95 to B97)."""
    takers, defence = both_sides(deal)
    rounding = rounding_of(deal, options)
    own, belote = own_marks(deal, options), belotes(deal)
    taker_only = options["tie_rule"] == "litige_taker_held"
    marks: BySide = {}
    held: BySide = {}
    for side in (takers, defence):
        if side == defence and taker_only:
            marks[side], held[side] = own[side], 0
        elif options["litige_belote"] == "kept":
            marks[side], held[side] = belote[side], own[side] - belote[side]
        else:
            marks[side], held[side] = 0, own[side]
    held = {side: rounded(held[side], rounding) for side in held}
    pot = {
        "rule": "taker" if taker_only else "all",
        "points": sum(held.values()),
        "by_side": held,
        "taken_by": takers,
    }
    return {"made": "tie", "score": {side: rounded(marks[side], rounding) for side in marks}, "held": pot}


# auction


def _auction_made(deal: Deal, options: Options) -> bool:
    takers, defence = both_sides(deal)
    contract, totals = deal["contract"], compared(deal, options)
    if contract.get("generale"):
        reached = contract["bidder_tricks"] == sum(deal["tricks_won"].values())
    elif contract.get("capot"):
        reached = has_all_tricks(deal, takers)
    else:
        reached = totals[takers] >= contract["value"]
    return bool(reached and (totals[takers] > totals[defence] or not options["need_majority"]))


def _bid_counted(deal: Deal, options: Options) -> int:
    return 0 if options["score_basis"] == "made_only" else int(deal["contract"]["value"])


def _belotes_after_success(deal: Deal, options: Options) -> BySide:
    """The defenders' belote is theirs, but may be taken when a coinched contract succeeds (B78)."""
    takers, defence = both_sides(deal)
    belote = belotes(deal)
    if deal["contract"]["mult"] > 1 and options["belote_defence_doubled"] == "taken":
        return {takers: belote[takers] + belote[defence], defence: 0}
    return belote


def _auction_success(deal: Deal, options: Options) -> BySide:
    takers, defence = both_sides(deal)
    own = own_marks(deal, options)
    bid = _bid_counted(deal, options)
    if deal["contract"]["mult"] == 1:
        return {takers: own[takers] + bid, defence: own[defence]}
    capot = has_all_tricks(deal, takers)
    tricks = base(options["doubled_base_capot" if capot else "doubled_base"], rounding_of(deal, options))
    announced = sum(announcements(deal, options).values())
    after = _belotes_after_success(deal, options)
    taken = after[takers] - belotes(deal)[takers]
    won = _multiplied(tricks + announced, belotes(deal)[takers], bid, deal["contract"]["mult"], options)
    return {takers: won + taken, defence: after[defence]}


def _auction_failure(deal: Deal, options: Options) -> BySide:
    takers, defence = both_sides(deal)
    tricks = base(_failure_amount(deal, options), rounding_of(deal, options))
    announced = _announced_after_failure(deal, options)
    after = _belotes_after_failure(deal, options)
    taken = after[defence] - belotes(deal)[defence]
    bid = _bid_counted(deal, options)
    won = _multiplied(tricks + announced, belotes(deal)[defence], bid, deal["contract"]["mult"], options)
    return {takers: after[takers], defence: won + taken}


def _multiplied(made: int, belote: int, bid: int, mult: int, options: Options) -> int:
    """The winners' amount; a belote taken from the others is added afterwards, never multiplied (B102, B105)."""
    if options["double_scope"] == "whole":
        return (made + belote + bid) * mult
    if options["double_scope"] == "whole_but_belote":
        return (made + bid) * mult + belote
    return made + belote + bid * mult


def _flat(deal: Deal, options: Options, made: bool) -> BySide:
    """A capot bid marks a flat amount, and belotes (B105)."""
    takers, defence = both_sides(deal)
    after = _belotes_after_success(deal, options) if made else _belotes_after_failure(deal, options)
    winner, loser = (takers, defence) if made else (defence, takers)
    return {winner: options["capot_flat"] * deal["contract"]["mult"] + after[winner], loser: after[loser]}


def _bid_only(deal: Deal, made: bool) -> BySide:
    takers, defence = both_sides(deal)
    winner, loser = (takers, defence) if made else (defence, takers)
    return {winner: deal["contract"]["value"] * deal["contract"]["mult"], loser: 0}
