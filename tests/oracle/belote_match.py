"""What happens between deals: pots of litiges, the end of a game, and l'arrêt (B95 to B97, B110 to B117)."""

from collections.abc import Mapping, Sequence
from typing import Any

from .belote_options import Options, sides
from .belote_scoring import BySide, score

Pots = list[dict[str, Any]]


def settle(
    deal: dict[str, Any], pots: Pots, options: Options, *, last_of_game: bool = False
) -> tuple[dict[str, Any], Pots]:
    """One line of the score sheet, and the pots after it (B95 to B97).

    A deal nobody took is `{"passed": True}`; its line has made None.
    """
    if deal.get("passed"):
        nothing = {"made": None, "score": dict.fromkeys(sides(options), 0), "pot": _total(pots)}
        return _returned(nothing, pots, options) if last_of_game else (nothing, pots)
    result = score(deal | {"last_deal": True} if last_of_game else deal, options)
    marks = dict(result["score"])
    if result["made"] == "tie":
        pots = [*pots, result["held"]] if result["held"] else pots
        line = {"made": "tie", "score": marks, "pot": _total(pots)}
        return _returned(line, pots, options) if last_of_game else (line, pots)
    for pot in pots:
        won = pot_winnings(pot, deal["taker_team"], result["made"], list(marks))
        marks = {side: marks[side] + won[side] for side in marks}
    return {"made": result["made"], "score": marks, "pot": 0}, []


def pot_winnings(pot: Mapping[str, Any], taker: str, made: bool, both: Sequence[str]) -> BySide:
    """Who marks a pot at the next deal with a result (B95, B96)."""
    winner = taker if made else next(side for side in both if side != taker)
    if pot["rule"] == "all" and winner == pot["taken_by"]:
        return dict(pot["by_side"])
    if pot["rule"] == "all":
        winner = next(side for side in both if side != pot["taken_by"])
    return {side: pot["points"] if side == winner else 0 for side in both}


def _returned(line: dict[str, Any], pots: Pots, options: Options) -> tuple[dict[str, Any], Pots]:
    """Pots left at the end: nobody's, or each side's own in a fixed-length game (B97)."""
    if options["litige_last_deal"] != "each_own" or options["end_mode"] != "deals":
        return line, pots
    marks = line["score"]
    marks = {side: marks[side] + sum(pot["by_side"].get(side, 0) for pot in pots) for side in marks}
    return line | {"score": marks, "pot": 0}, []


def _total(pots: Pots) -> int:
    return sum(pot["points"] for pot in pots)


def end_of_deal(game: Mapping[str, Any], options: Options) -> dict[str, Any]:
    """How a game stands after a complete deal: `after`, `end`, and `winner` or `pending` where there is one.

    `game` holds `before`, `marks`, `taker_team`, `made`, and where they matter `belote` (as marked),
    `tricks_won`, `pending` and `deal_no`. `end` is `win`, `draw`, `extra_deal` or `continue`.
    Rules B110 to B115, B117.
    """
    after = {side: game["before"][side] + game["marks"][side] for side in game["before"]}
    if game["made"] == "tie" and options["tie_rule"] == "redeal":
        # nothing was marked, and whoever waited still waits
        waiting = [side for side, still in game.get("pending", {}).items() if still]
        return {"after": after, "end": "continue"} | ({"pending": waiting} if waiting else {})
    if options["end_mode"] == "single_deal":
        return _single(game, after, options)
    if options["end_mode"] == "deals":
        return {"after": after} | (
            _higher(after, list(after), options)
            if game["deal_no"] >= options["deals"]
            else {"end": "continue"}
        )
    pending = _pending(game, after, options)
    over = [side for side in after if reached(after[side], options) and side not in pending]
    ended = {"after": after} | _target(game, after, over, options)
    return ended | ({"pending": pending} if pending else {})


def reached(total: int, options: Options) -> bool:
    """Whether a total reaches the target (B110)."""
    return bool(total > options["target"] if options["reach"] == "over" else total >= options["target"])


def stopped(claim: Mapping[str, Any], options: Options) -> dict[str, Any]:
    """L'arrêt: the count of the side that stopped, and who wins (B116).

    `claim` holds `stopper`, `other`, `side` (`defence` or `taker`), `before`, `trick_points_so_far`,
    `announcements`, `belote`, and from the takers' side `made`, known once the deal is played on.
    """
    count = sum(claim[each] for each in ("before", "trick_points_so_far", "announcements", "belote"))
    right = reached(count, options)
    if claim["side"] == "taker":
        right = right and claim["made"] is True
    return {"count": count, "winner": claim["stopper"] if right else claim["other"]}


def _single(game: Mapping[str, Any], after: BySide, options: Options) -> dict[str, Any]:
    """The contract decides (B114); at a tie, and among the two who put a third in, the higher total (B112)."""
    takers = game["taker_team"]
    if game["made"] == "tie":
        return {"after": after} | _higher(after, list(after), options)
    winners = [takers] if game["made"] else [side for side in after if side != takers]
    return {"after": after} | _higher(after, winners, options)


def _pending(game: Mapping[str, Any], after: BySide, options: Options) -> list[str]:
    """Sides that stand over the target but have not won: by a belote only, and no trick since (B113)."""
    waiting = []
    for side in after:
        tricks = game.get("tricks_won", {}).get(side)
        capot = tricks == 0
        failed = game["made"] is False and side == game["taker_team"]
        named = capot if options["belote_only_finish"] == "capot" else capot or failed
        belote = game.get("belote", {}).get(side, 0)
        by_belote = reached(after[side], options) and not reached(after[side] - belote, options)
        still = bool(game.get("pending", {}).get(side)) and capot
        if options["belote_only_finish"] != "off" and ((named and by_belote) or still):
            waiting.append(side)
    return waiting


def _target(game: Mapping[str, Any], after: BySide, over: Sequence[str], options: Options) -> dict[str, Any]:
    if not over:
        return {"end": "continue"}
    if len(over) == 1:
        return {"end": "win", "winner": over[0]}
    waited = game.get("pending", {})
    earlier = [side for side in after if reached(game["before"][side], options) and not waited.get(side)]
    extended = len(earlier) > 1
    both_over = options["both_over"]
    if both_over == "draw":
        return {"end": "draw"}
    if both_over == "extend" and not extended:
        return {"end": "continue"}
    if both_over == "taker" and game["taker_team"] in over:
        return {"end": "win", "winner": game["taker_team"]}
    return _higher(after, over, options)


def _higher(after: BySide, over: Sequence[str], options: Options) -> dict[str, Any]:
    """The higher total wins; equal totals by `final_tie` (B111, B112)."""
    best = [side for side in over if after[side] == max(after[each] for each in over)]
    if len(best) == 1:
        return {"end": "win", "winner": best[0]}
    return {"end": options["final_tie"]}
