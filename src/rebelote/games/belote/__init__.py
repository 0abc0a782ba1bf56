"""Belote and coinche: retournée, vache, auction; two, three and four players.

The rules are numbered in docs/rulebook/belote.md. Not implemented: belote bridgée, coinche stéphanoise
(rulebook, section 16), which have no preset.
"""

from rebelote.games.belote.rules import Belote

GAME = Belote()

__all__ = ["GAME", "Belote"]
