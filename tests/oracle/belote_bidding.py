"""Which calls may be made and how the bidding ends (B20 to B38).

Calls are texts: `pass`, `take:H`, `90:H`, `capot:SA`, `generale:S`, `coinche`, `surcoinche`. A call out of
turn carries its seat, `coinche@3`. Two forms follow: take modes, and the auction.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from .belote_options import SUITS, Options

# no ceiling in the rules, but a list of calls has to stop (B31)
LAST_LISTED_BID = 650
CAPOT = 10_000
GENERALE = 20_000


class Auction(NamedTuple):
    """An auction so far: the standing bid with its seat, what followed it, and whose turn it is."""

    bid: str | None
    bidder: int
    coincher: int | None
    surcoinched: bool
    passes: int
    turn: int


def legal_calls(
    calls: Sequence[str], *, dealer: int, options: Options, turned: str | None = None
) -> list[str]:
    """Every call of the player whose turn it is; none once the bidding is over.

    Without a ceiling the list of bids stops at 650. `turned` is the turned card.
    """
    numbers = range(options["bid_min"], (options["bid_max"] or LAST_LISTED_BID) + 1, options["bid_step"])
    names = [str(number) for number in numbers] + ["capot", "generale"]
    denominations = [*SUITS, "SA", "TA"]
    takes = [f"take:{each}" for each in denominations]
    bids = [f"{name}:{each}" for name in names for each in denominations]
    possible = (
        ["pass", *takes] if options["bid_mode"] != "auction" else ["pass", *bids, "coinche", "surcoinche"]
    )
    return [call for call in possible if allowed(call, calls, dealer=dealer, options=options, turned=turned)]


def allowed(
    call: str, calls: Sequence[str], *, dealer: int, options: Options, turned: str | None = None
) -> bool:
    """Whether a call may be made now, by the player whose turn it is or by the seat it names."""
    if outcome(calls, dealer=dealer, options=options, turned=turned)["result"] != "open":
        return False
    if options["bid_mode"] == "auction":
        return _auction_allowed(call, auction(calls, dealer=dealer, options=options), options)
    return _take_allowed(call, len(calls), turned, options)


def outcome(
    calls: Sequence[str], *, dealer: int, options: Options, turned: str | None = None
) -> dict[str, Any]:
    """`open` with the seat to speak, `void` with the next dealer, or the `contract`."""
    if options["bid_mode"] == "auction":
        return _auction_outcome(auction(calls, dealer=dealer, options=options), dealer, options)
    return _take_outcome(calls, dealer, options)


def leader(contract: dict[str, Any], *, dealer: int, options: Options) -> int:
    """Who leads to the first trick: the player after the dealer, or the bidder of a générale (B32, B40)."""
    if contract.get("generale"):
        return int(contract["taker"])
    return int((dealer + 1) % options["players"])


def auction(calls: Sequence[str], *, dealer: int, options: Options) -> Auction:
    """What stands after the calls of an auction; the calls are not checked."""
    now = Auction(None, -1, None, False, 0, (dealer + 1) % 4)
    for call in calls:
        name, seat = _named(call, now.turn)
        following = (seat + 1) % 4
        if name == "pass":
            now = now._replace(passes=now.passes + 1, turn=following)
        elif name == "coinche":
            now = now._replace(coincher=seat, passes=0, turn=following)
        elif name == "surcoinche":
            now = now._replace(surcoinched=True, turn=following)
        else:
            now = Auction(name, seat, None, False, 0, following)
    return now


def _named(call: str, turn: int) -> tuple[str, int]:
    name, _, seat = call.partition("@")
    return name, int(seat) if seat else turn


# take modes (B20 to B25)


def _take_allowed(call: str, spoken: int, turned: str | None, options: Options) -> bool:
    round_number = spoken // options["players"] + 1
    by_dealer = spoken % options["players"] == options["players"] - 1
    last_round = round_number == _rounds(options)
    if call == "pass":
        forced = options["bid_mode"] == "vache" or options["last_forced"]
        return not (forced and by_dealer and last_round)
    word, _, denomination = call.partition(":")
    return word == "take" and denomination in _takes(round_number, turned, options)


def _takes(round_number: int, turned: str | None, options: Options) -> list[str]:
    """The denominations one may take in a round (B20, B21, B24, B25)."""
    both = ["SA", "TA"] if options["sa_ta"] else []
    if options["bid_mode"] == "vache" or turned is None:
        return SUITS + both
    if round_number == 1:
        if options["round1_suits"] == "any4":
            return SUITS + both
        return [turned[1]] + (both if options["sa_ta_round1"] else [])
    if options["round2_suits"] == "any4":
        return SUITS + both
    return [suit for suit in SUITS if suit != turned[1]] + both


def _rounds(options: Options) -> int:
    return 1 if options["bid_mode"] == "vache" else int(options["rounds"])


def _take_outcome(calls: Sequence[str], dealer: int, options: Options) -> dict[str, Any]:
    players = options["players"]
    for spoken, call in enumerate(calls):
        if call != "pass":
            taker = (dealer + 1 + spoken) % players
            return {"result": "contract", "taker": taker, "trump": call.partition(":")[2]}
    if len(calls) == players * _rounds(options):
        return _void(dealer, options)
    return {"result": "open", "turn": (dealer + 1 + len(calls)) % players}


def _void(dealer: int, options: Options) -> dict[str, Any]:
    same = options["passed_dealer"] == "same"
    return {"result": "void", "next_dealer": dealer if same else (dealer + 1) % options["players"]}


# the auction (B30 to B37)


def _auction_allowed(call: str, now: Auction, options: Options) -> bool:
    name, seat = _named(call, now.turn)
    if name == "coinche":
        in_time = seat == now.turn or options["coinche_when"] == "any_time"
        return in_time and now.bid is not None and now.coincher is None and seat % 2 != now.bidder % 2
    if seat != now.turn:
        return False
    if name == "pass":
        return True
    if name == "surcoinche":
        return now.coincher is not None and seat % 2 == now.bidder % 2
    return _bid_allowed(name, now, options)


def _bid_allowed(call: str, now: Auction, options: Options) -> bool:
    height, denomination = _height(call, options)
    if height is None or denomination not in (SUITS + (["SA", "TA"] if options["sa_ta"] else [])):
        return False
    if now.bid is None:
        return True
    standing, standing_denomination = _height(now.bid, options)
    if standing is None or height <= standing:
        return False
    if now.coincher is not None:
        # the partner of the player who coinched can only pass (B34), so the bidding side alone may go on
        return not options["coinche_freezes"] and now.turn % 2 == now.bidder % 2
    if now.turn == now.bidder:
        return options["self_overbid"] == "other_suit" and denomination != standing_denomination
    return True


def _height(call: str, options: Options) -> tuple[int | None, str]:
    """The height of a bid, None for what is no bid under these options, and its denomination (B31, B32)."""
    points, _, denomination = call.partition(":")
    if points == "capot":
        return (CAPOT if options["capot_bid"] else None), denomination
    if points == "generale":
        return (GENERALE if options["generale_bid"] else None), denomination
    if not points.isdigit():
        return None, denomination
    number = int(points)
    fits = number >= options["bid_min"] and number % options["bid_step"] == 0
    below = options["bid_max"] is None or number <= options["bid_max"]
    return (number if fits and below else None), denomination


def _auction_outcome(now: Auction, dealer: int, options: Options) -> dict[str, Any]:
    if now.bid is None:
        return _void(dealer, options) if now.passes == 4 else {"result": "open", "turn": now.turn}
    # the last bidder is asked once more where he may reopen (B37)
    reopens = options["self_overbid"] == "other_suit" and now.coincher is None
    if not now.surcoinched and now.passes < (4 if reopens else 3):
        return {"result": "open", "turn": now.turn}
    points, _, trump = now.bid.partition(":")
    values = {"capot": options["capot_value"], "generale": options["generale_bid"]}
    return {
        "result": "contract",
        "taker": now.bidder,
        "trump": trump,
        "value": values[points] if points in values else int(points),
        "capot": points == "capot",
        "generale": points == "generale",
        "mult": _multiplier(now, options),
    }


def _multiplier(now: Auction, options: Options) -> int:
    if now.surcoinched:
        return int(options["surcoinche_mult"])
    return int(options["coinche_mult"]) if now.coincher is not None else 1
