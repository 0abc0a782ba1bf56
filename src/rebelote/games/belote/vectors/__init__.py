"""Conformance vectors of belote: a kind each, answered by the rules themselves.

Sides are named `02` and `13` at tables of four, `0`, `1`, `2` at others; denominations S H D C SA TA.
"""

from collections.abc import Mapping

from rebelote.engine.vectors import Answer
from rebelote.games.belote.vectors import bidding, cards, dealing, match, scoring, speech

KINDS: Mapping[str, Answer] = {
    "legal": cards.legal,
    "winner": cards.winner,
    "deck": cards.deck,
    "trace": cards.trace,
    "detect": speech.detected,
    "resolve": speech.resolved,
    "spoken": speech.heights,
    "false": speech.falsely,
    "belote": speech.belote,
    "auction": bidding.auction,
    "score": scoring.scored,
    "scaled": scoring.scaled,
    "chain": scoring.chain,
    "misdeal": scoring.misdealt,
    "game": match.game,
    "arret": match.stopped,
    "deal": dealing.dealt,
    "cut": dealing.cuts,
    "gather": dealing.gathered,
}
"""What answers each kind."""

__all__ = ["KINDS"]
