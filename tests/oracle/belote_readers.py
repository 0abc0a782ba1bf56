"""Vectors answered by the slow reading, in the form in which they are written."""

from collections.abc import Callable
from typing import Any

from . import (
    belote_announcements,
    belote_bidding,
    belote_claim,
    belote_dealing,
    belote_few,
    belote_match,
    belote_scoring,
)
from .belote_dealing import Dealt
from .belote_options import Options, cards, options_of, sides
from .belote_play import card_points, legal, play_deal, trick_points, winning

Input = dict[str, Any]


def laid(text: str) -> list[tuple[int, str]]:
    """The plays of a trick like `0:AS 1:9H`."""
    return [(int(play[0]), play[2:]) for play in text.split()]


def by_seat(hands: dict[str, str]) -> list[list[str]]:
    """Hands keyed by seat, in order of seats."""
    return [cards(hands[str(seat)]) for seat in range(len(hands))]


def keyed(hands: list[list[str]]) -> dict[str, str]:
    """Hands as the vectors write them."""
    return {str(seat): " ".join(hand) for seat, hand in enumerate(hands)}


def legal_vector(asked: Input, options: Options) -> Any:
    hand = cards(asked["hand"])
    seat, trump = asked["seat"], asked["trump"]
    return {"legal": sorted(legal(hand, laid(asked["trick"]), seat=seat, trump=trump, options=options))}


def winner_vector(asked: Input, options: Options) -> Any:
    trick, trump = laid(asked["trick"]), asked["trump"]
    points = trick_points(trick, trump=trump, options=options)
    return {"winner": winning(trick, trump=trump)[0], "points": points}


def deck_vector(asked: Input, options: Options) -> Any:
    every = belote_dealing.pack(options)
    return {"total": sum(card_points(card, trump=asked["trump"], options=options) for card in every)}


def scaled_vector(asked: Input, options: Options) -> Any:
    return {
        "points": {side: belote_scoring.converted(raw, "TA", options) for side, raw in asked["raw"].items()}
    }


def detect_vector(asked: Input, options: Options) -> Any:
    found = belote_announcements.detect(cards(asked["hand"]), trump=asked["trump"], options=options)
    return {"announcements": sorted(found, key=repr)}


def resolve_vector(asked: Input, options: Options) -> Any:
    trump = asked["trump"]
    declared = {int(seat): told for seat, told in asked.get("declared", {}).items()}
    for seat, hand in asked.get("hands", {}).items():
        declared[int(seat)] = belote_announcements.detect(cards(hand), trump=trump, options=options)
    return belote_announcements.resolve(declared, dealer=asked["dealer"], trump=trump, options=options)


def auction_vector(asked: Input, options: Options, expected: Any) -> Any:
    calls, dealer, turned = asked["calls"], asked["dealer"], asked.get("turned")
    answer: dict[str, Any] = {}
    if "outcome" in expected:
        found = belote_bidding.outcome(calls, dealer=dealer, options=options, turned=turned)
        found["leader"] = belote_bidding.leader(found, dealer=dealer, options=options)
        answer["outcome"] = {name: found[name] for name in expected["outcome"]}
    if "try" in expected:
        answer["try"] = {
            call: belote_bidding.allowed(call, calls, dealer=dealer, options=options, turned=turned)
            for call in expected["try"]
        }
    return answer


def scored(asked: Input, options: Options) -> dict[str, Any]:
    """The marks of a deal at any table, its générale made alone or not."""
    if options["players"] == 3:
        return belote_few.score_three(asked, options)
    if options["two_form"] == "open":
        return belote_few.score_open(asked, options)
    if "alone" in asked:
        alone = sum(asked["tricks_won"].values()) if asked["alone"] else 1
        asked = asked | {"contract": asked["contract"] | {"bidder_tricks": alone}}
    found = belote_scoring.score(asked, options)
    if found["made"] == "tie" and asked.get("last_deal"):
        line, pots = belote_match.settle(asked, [], options, last_of_game=True)
        return {"made": "tie", "score": line["score"], "held": pots[0] if pots else None}
    return found


def score_vector(asked: Input, options: Options, expected: Any) -> Any:
    found = scored(asked, options)
    if expected.get("held"):
        found["held"] = {name: found["held"][name] for name in expected["held"]}
    return {name: found[name] for name in expected}


def chain_vector(asked: Input, options: Options) -> Any:
    lines: list[dict[str, Any]] = []
    pots: list[dict[str, Any]] = []
    for number, deal in enumerate(asked["deals"], start=1):
        last = bool(asked.get("last_of_game")) and number == len(asked["deals"])
        line, pots = belote_match.settle(deal, pots, options, last_of_game=last)
        lines.append(line)
    return {"lines": lines}


def game_vector(asked: Input, options: Options) -> Any:
    return belote_match.end_of_deal(asked, options)


def arret_vector(asked: Input, options: Options) -> Any:
    other = next(side for side in sides(options) if side != asked["stopper"])
    return belote_match.stopped(asked | {"other": other}, options)


def deal_vector(asked: Input, options: Options, expected: Any) -> Any:
    pack = belote_dealing.cut(cards(asked["pack"]), asked["cut"]) if "cut" in asked else cards(asked["pack"])
    dealt = belote_dealing.deal(pack, asked["packets"], dealer=asked["dealer"], options=options)
    found = {"hands": keyed(dealt.hands), "turned": dealt.turned}
    if "taker" in asked:
        taker = asked["taker"]
        final = belote_dealing.complete(dealt, dealer=asked["dealer"], taker=taker, options=options)
        # the order in which the taker picks up the turned card is not part of the rules
        found["final"] = keyed([sorted(hand) for hand in final.hands])
        found["stock"] = " ".join(final.stock)
        found["shepherdess"] = belote_dealing.bergere(final) if final.stock else None
    return {name: found[name] for name in expected}


def cut_vector(asked: Input, options: Options) -> Any:
    return {"ok": {str(size): belote_dealing.cut_allowed(size, options) for size in asked["sizes"]}}


def gather_vector(asked: Input, options: Options) -> Any:
    if "tricks" in asked:
        tricks = [(trick["won_by"], cards(trick["cards"])) for trick in asked["tricks"]]
        rest = cards(asked.get("talon", ""))
        return {"pack": " ".join(belote_dealing.gather_played(tricks, rest))}
    dealt = Dealt(by_seat(asked["hands"]), asked.get("turned"), cards(asked.get("talon", "")))
    return {"pack": " ".join(belote_dealing.gather_passed(dealt, dealer=asked["dealer"], options=options))}


def belote_vector(asked: Input, options: Options) -> Any:
    told = {name: asked[name] for name in ("noticed_before_count", "tolerance_used") if name in asked}
    hand, plays = cards(asked["hand"]), asked["plays"]
    return {"points": belote_claim.belote_points(hand, plays, trump=asked["trump"], options=options, **told)}


def trace_vector(asked: Input, options: Options) -> Any:
    hands, plays = by_seat(asked["hands"]), cards(asked["plays"])
    leader = (asked["dealer"] + 1) % options["players"]
    under = by_seat(asked["under"]) if "under" in asked else []
    beneath = {
        up: low for ups, lows in zip(hands, under, strict=False) for up, low in zip(ups, lows, strict=True)
    }
    played = play_deal(hands, plays, leader=leader, trump=asked["trump"], options=options, beneath=beneath)
    shown = [" ".join(sorted(choices)) for choices in played.legal]
    return {"legal": shown, "winners": played.winners, "points": played.points}


READERS: dict[str, Callable[..., Any]] = {
    "legal": legal_vector,
    "winner": winner_vector,
    "deck": deck_vector,
    "scaled": scaled_vector,
    "detect": detect_vector,
    "resolve": resolve_vector,
    "auction": auction_vector,
    "score": score_vector,
    "chain": chain_vector,
    "game": game_vector,
    "arret": arret_vector,
    "deal": deal_vector,
    "cut": cut_vector,
    "gather": gather_vector,
    "belote": belote_vector,
    "trace": trace_vector,
}
ASKS_WHAT_IS_EXPECTED = ("auction", "score", "deal")


def in_any_order(expected: dict[str, Any], kind: str) -> dict[str, Any]:
    """What is expected, with sets of cards and announcements put in one order."""
    if kind == "legal":
        return {"legal": sorted(expected["legal"])}
    if kind == "detect":
        return {"announcements": sorted(expected["announcements"], key=repr)}
    if kind == "deal" and "final" in expected:
        return expected | {
            "final": {seat: " ".join(sorted(cards(hand))) for seat, hand in expected["final"].items()}
        }
    if kind == "trace":
        return expected | {"legal": [" ".join(sorted(cards(choices))) for choices in expected["legal"]]}
    return expected


def read(vector: dict[str, Any], expected: dict[str, Any]) -> Any:
    """The answer of the slow reading to a vector; `expected` says what is asked where that is open."""
    options = options_of(vector["preset"], **vector.get("options", {}))
    extra = (expected,) if vector["kind"] in ASKS_WHAT_IS_EXPECTED else ()
    return READERS[vector["kind"]](vector["input"], options, *extra)
