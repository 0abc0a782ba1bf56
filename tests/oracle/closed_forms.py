"""The number of possible biddings, once by a formula and once by walking every one of them."""

from collections.abc import Collection, Sequence

from .belote_bidding import legal_calls, outcome
from .belote_options import Options


def take_biddings(players: int, choices_by_round: Sequence[int], *, forced: bool) -> int:
    """Biddings without overbidding: someone takes one of the choices of his round, or nobody does (B20 to B24)."""
    return players * sum(choices_by_round) + (0 if forced else 1)


def coinche_auctions(levels: int, denominations: int) -> int:
    """Auctions in turn with a freezing coinche: 1 + 28((1 + 3s)^m - 1)/3 (B30 to B36).

    After a bid, its three followers may each pass, bid or coinche. Seven endings close a bid: three
    passes, and six ways to answer a coinche from either opponent. There are four seats to make the first bid.
    """
    after_bids: int = (1 + 3 * denominations) ** levels - 1
    return 1 + 28 * after_bids // 3


def walked(
    *, dealer: int, options: Options, turned: str | None = None, denominations: Collection[str] = ()
) -> int:
    """The number of biddings, counted call by call; `denominations` narrows what may be named.

    Before a bid everything matters; after it only the calls from the last bid on do, so that counts
    are remembered by those calls and by who made the bid.
    """
    remembered: dict[tuple[int, tuple[str, ...]], int] = {}

    def count(first: int, calls: tuple[str, ...]) -> int:
        if outcome(calls, dealer=first, options=options, turned=turned)["result"] != "open":
            return 1
        if (first, calls) not in remembered:
            remembered[first, calls] = sum(
                count(*_since_last_bid(first, (*calls, call)))
                for call in legal_calls(calls, dealer=first, options=options, turned=turned)
                if _named_in(call, denominations)
            )
        return remembered[first, calls]

    return count(dealer, ())


def walked_without_memory(
    calls: tuple[str, ...], *, dealer: int, options: Options, denominations: Collection[str]
) -> int:
    """Auctions that continue the calls, remembering nothing; for few levels and denominations only."""
    if outcome(calls, dealer=dealer, options=options)["result"] != "open":
        return 1
    return sum(
        walked_without_memory((*calls, call), dealer=dealer, options=options, denominations=denominations)
        for call in legal_calls(calls, dealer=dealer, options=options)
        if _named_in(call, denominations)
    )


def _named_in(call: str, denominations: Collection[str]) -> bool:
    return ":" not in call or not denominations or call.partition(":")[2] in denominations


def _since_last_bid(dealer: int, calls: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    """The same position with the calls before the last bid left out, the dealer moved to match."""
    bids = [place for place, call in enumerate(calls) if ":" in call and not call.startswith("take")]
    if not bids:
        return dealer, calls
    return (dealer + bids[-1]) % 4, calls[bids[-1] :]
