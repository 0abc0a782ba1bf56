"""Conformance vectors of whist: a kind each, answered by the rules themselves.

Cards are written `QS`, suits S H D C, N for a chelem without trump; seat 0 is the first seat in auctions.
Options have their names here, or those names with `wh.` before.
"""

from collections.abc import Mapping

from rebelote.engine.vectors import Answer
from rebelote.games.whist.vectors import bidding, playing, scoring, seeing

KINDS: Mapping[str, Answer] = {
    "wh_deal": playing.dealing,
    "wh_trou": bidding.trou,
    "wh_rank": bidding.ranked,
    "wh_auction": bidding.auction,
    "wh_trump": bidding.trump,
    "wh_legal_card": playing.legal_cards,
    "wh_trick": playing.winner,
    "wh_lead": playing.first_lead,
    "wh_small_misere": playing.small_misere,
    "wh_exposure": playing.exposure,
    "wh_full": playing.whole_deal,
    "wh_score": scoring.scored,
    "wh_end": scoring.ended,
    "view": seeing.seen,
}
"""What answers each kind."""

__all__ = ["KINDS"]
