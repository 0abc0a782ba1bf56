"""Vectors about the deal, melds, the score and the end (R2, R7, R8, R18 to R20)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rebelote.cards import PACK_52, CardSet, cards_of, gather
from rebelote.engine.vectors import AnyOrder, Given, Vector
from rebelote.games.rammi.dealing import HANDS, dealt
from rebelote.games.rammi.scoring.score import score, winners
from rebelote.games.rammi.turn.turning import exhausted, idled, turned
from rebelote.games.rammi.vectors.asked import many, options
from rebelote.kernels.melds import is_group, is_run


def dealt_out(vector: Vector) -> Mapping[str, Any]:
    """Cards of a hand, of the stock and of the discard pile after the deal (R2, R3)."""
    options(vector)
    given = Given(vector.input)
    players = given.number("players")
    if players not in HANDS:
        raise given.fault("players", players, "2 to 6")
    table = dealt(PACK_52, players, 0)
    return {
        "hand_size": table.hands[0].bit_count(),
        "stock": len(table.stock),
        "discard": len(table.pile),
    }


def meld(vector: Vector) -> Mapping[str, Any]:
    """What cards are: a sequence, a group, or null (R7, R8)."""
    cards = gather(Given(vector.input).cards("cards"))
    if is_run(cards, options(vector).ace == "low_or_high"):
        return {"meld": "sequence"}
    return {"meld": "group" if is_group(cards) else None}


def scored(vector: Vector) -> Mapping[str, Any]:
    """What the winner marks, and the totals (R19)."""
    given = Given(vector.input)
    totals = many(given, "totals", 2)
    rows = given.items("hands")
    winner = given.number("winner")
    if len(rows) != len(totals) or not 0 <= winner < len(totals) or rows[winner]:
        raise given.fault("hands", rows, "a hand for each total, empty for the winner")
    inner = given.inside("hands", {str(seat): row for seat, row in enumerate(rows)})
    hands = tuple(int(gather(inner.cards(str(seat)))) for seat in range(len(rows)))
    if (
        sum(each.bit_count() for each in hands)
        > gather(card for row in hands for card in cards_of(CardSet(row))).bit_count()
    ):
        raise given.fault("hands", rows, "every card once")
    result = score(winner, hands, at_once=given.flag("at_once", False), options=options(vector))
    after = tuple(map(sum, zip(totals, result.marks, strict=True)))
    return {"gain": result.marks[winner], "totals": after}


def ended(vector: Vector) -> Mapping[str, Any]:
    """Whether the match is over, and who won (R20)."""
    given = Given(vector.input)
    won = winners(options(vector), many(given, "totals", 2), given.number("deals_played"))
    return {"over": won is not None, "winners": AnyOrder(won or ())}


def blocked(vector: Vector) -> Mapping[str, Any]:
    """Whether a deal is void after turning the pile over and laying melds (R18)."""
    given, chosen = Given(vector.input), options(vector)
    start = dealt(PACK_52, 2, 0)
    table, void = start, False
    for event in given.words("events"):
        match event:
            case "meld" | "layoff":
                table = replace(table, still=False)
            case "recycle":
                full = replace(table, stock=(), pile=start.pile + start.stock)
                void = void or exhausted(full, chosen)
                table = turned(full, chosen)
                void = void or idled(table, chosen)
            case _:
                raise given.fault("events", event, "meld, layoff or recycle")
    return {"blocked": void}
