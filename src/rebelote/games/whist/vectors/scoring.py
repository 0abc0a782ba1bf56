"""Vectors about the points grid and the end of a match (W27 to W34)."""

from collections.abc import Mapping
from typing import Any

from rebelote.engine.vectors import AnyOrder, Given, Vector
from rebelote.games.whist.contract import Kind
from rebelote.games.whist.scoring.ending import winners
from rebelote.games.whist.scoring.grid import ALL_TRICKS, score
from rebelote.games.whist.vectors.asked import declarers, named, numbers, options


def scored(vector: Vector) -> Mapping[str, Any]:
    """What each seat marks; tricks are those of each seat (W27 to W33)."""
    given = Given(vector.input)
    contract, tricks = named(given), numbers(given, "tricks")
    played = ALL_TRICKS - (contract.kind is Kind.PM)
    if sum(tricks) != played or min(tricks) < 0:
        raise given.fault("tricks", tricks, f"{played} tricks in all")
    result = score(contract, declarers(given, contract.kind), tricks, options(vector))
    return {"scores": result.marks}


def ended(vector: Vector) -> Mapping[str, Any]:
    """The totals after a deal, whether the match is over, and who won (W34)."""
    given, chosen = Given(vector.input), options(vector)
    before, marks = numbers(given, "totals_before"), numbers(given, "scores")
    totals = tuple(map(sum, zip(before, marks, strict=True)))
    deals = given.number("deals_played", 1)
    won = winners(chosen, totals, deals)
    reached = deals >= chosen.deals if chosen.end_mode == "deals" else max(totals) >= chosen.target
    return {
        "totals": totals,
        "over": won is not None,
        "winners": AnyOrder(won or ()),
        "extra_deal": reached and won is None,
    }
