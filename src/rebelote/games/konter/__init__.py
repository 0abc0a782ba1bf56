"""Konter a Matt: four in two sides, 24 cards, three queens that are always trumps.

The rules are numbered in docs/rulebook/konter.md. Not implemented: cutting the pack, since a machine mixes
it before every deal.
"""

from rebelote.games.konter.rules import Konter

GAME = Konter()

__all__ = ["GAME", "Konter"]
