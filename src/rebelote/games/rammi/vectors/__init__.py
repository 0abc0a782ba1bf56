"""Conformance vectors of Rommé: a kind each, answered by the rules themselves.

Cards are written `QS`. Options have their names here, or those names with `rm.` before. The first card of a
stock is its top, the last of a discard pile its top.
"""

from collections.abc import Mapping

from rebelote.engine.vectors import Answer
from rebelote.games.rammi.vectors import table, turns

KINDS: Mapping[str, Answer] = {
    "rm_deal": table.dealt_out,
    "rm_meld": table.meld,
    "rm_score": table.scored,
    "rm_end": table.ended,
    "rm_block": table.blocked,
    "rm_turn": turns.turn,
    "view": turns.seen,
}
"""What answers each kind."""

__all__ = ["KINDS"]
